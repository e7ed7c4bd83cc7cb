package depesche.bot.report.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A colour with its weave. Any two differ for every kind of sight, by at least 15 steps of
/// CIEDE2000 in `deep` and 9 in `tint`, sea and neutral land included (`SightTest`); the weave and
/// a letter tell them apart where there is no colour at all.
///
/// @param name a colour word; a seat of that name gets it
/// @param power the great power that this colour is known for; a seat of that name gets it too
/// @param tint of land
/// @param night the same on a dark map
/// @param deep of units, arrows and bars; some are light, so ask for the [#letter()] on it
/// @param weave lines of a tile of 12 by 12 pixels that repeats
public record OwnerColour(
    String name, String power, String tint, String night, String deep, String weave) {

  /// The side of the weave's tile, in pixels.
  public static final int TILE = 12;

  private static final String INK = "#1f1812";
  private static final String PAPER = "#ffffff";
  private static final String RISING = "M-1,13L13,-1M-4,4L4,-4M8,16L16,8";
  private static final String FALLING = "M-1,-1L13,13M8,-4L16,4M-4,8L4,16";
  private static final String DOTS = "M3,3h0.1M9,9h0.1";
  private static final String ROWS = "M-1,3H13M-1,9H13";
  private static final String PILLARS = "M3,-1V13M9,-1V13";
  private static final String LATTICE = RISING + FALLING;
  private static final String PLUSES = "M3,0.5V5.5M0.5,3H5.5M9,6.5V11.5M6.5,9H11.5";
  private static final String WAVES = "M-1,4Q1.5,0 4,4T9,4T14,4M-1,10Q1.5,6 4,10T9,10T14,10";
  private static final String BRICKS = "M-1,3H13M-1,9H13M3,3V9M9,-1V3M9,9V13";
  private static final String GRID = ROWS + PILLARS;
  private static final String DIAMONDS = "M3,0L6,3L3,6L0,3ZM9,6L12,9L9,12L6,9Z";
  private static final String CIRCLES = "M1,3Q1,1 3,1T5,3T3,5T1,3M7,9Q7,7 9,7T11,9T9,11T7,9";

  /// For the seats, in table order.
  private static final List<OwnerColour> SEATED =
      List.of(
          new OwnerColour("blue", "england", "#86b5f2", "#074aa8", "#4951c5", RISING),
          new OwnerColour("red", "austria", "#c3777a", "#a4414d", "#c34534", DOTS),
          new OwnerColour("green", "italy", "#9cd696", "#056037", "#0a9773", ROWS),
          new OwnerColour("yellow", "turkey", "#f3da68", "#7c641a", "#f8da3e", LATTICE),
          new OwnerColour("purple", "russia", "#cfaec9", "#3d1e60", "#810966", PILLARS),
          new OwnerColour("orange", "", "#e9a441", "#6a4303", "#de8303", FALLING),
          new OwnerColour("sky", "france", "#94e6fd", "#2d6d92", "#4fc5f1", PLUSES),
          new OwnerColour("brown", "germany", "#bb986a", "#3b1d03", "#452f18", WAVES));

  /// For the powers nobody sits at.
  private static final List<OwnerColour> FOREIGN =
      List.of(
          new OwnerColour("grey", "", "#b2b6af", "#4b444b", "#b6b2b4", BRICKS),
          new OwnerColour("slate", "", "#8a96b9", "#484769", "#8589a0", GRID));

  /// Only for a seat of that name. Its land is a grey that no neutral land has.
  private static final OwnerColour BLACK =
      new OwnerColour("black", "", "#99949a", "#0c0802", "#151515", DIAMONDS);

  /// Only for a seat of that name, and not on a map: it would be taken for land without an owner.
  private static final OwnerColour WHITE =
      new OwnerColour("white", "", "#faf6ef", "#65666a", "#f7f8fe", CIRCLES);

  /// {@return a colour for each seat of a map: the one its name claims, or else the next that is
  /// free}
  public static List<OwnerColour> onMap(List<String> seats) {
    return of(seats, Stream.concat(SEATED.stream(), Stream.of(BLACK)).toList());
  }

  /// {@return a colour for each seat at a board}
  public static List<OwnerColour> onBoard(List<String> seats) {
    return of(
        seats, Stream.of(SEATED, List.of(BLACK, WHITE), FOREIGN).flatMap(List::stream).toList());
  }

  /// {@return the colour of a power nobody sits at}
  ///
  /// @param number of the power among these, from 0
  public static OwnerColour foreign(int number) {
    return cycled(FOREIGN, number);
  }

  private static List<OwnerColour> of(List<String> seats, List<OwnerColour> claimed) {
    List<Optional<OwnerColour>> named =
        seats.stream()
            .map(seat -> claimed.stream().filter(one -> one.belongsTo(seat)).findFirst())
            .toList();
    List<OwnerColour> free = new ArrayList<>(SEATED);
    named.forEach(one -> one.ifPresent(free::remove));
    List<OwnerColour> chosen = new ArrayList<>();
    int more = SEATED.size();
    for (Optional<OwnerColour> one : named) {
      if (one.isPresent()) {
        chosen.add(one.get());
      } else {
        chosen.add(free.isEmpty() ? cycled(SEATED, more++) : free.removeFirst());
      }
    }
    return chosen;
  }

  /// For the ninth seat and later: the same colours with other weaves.
  private static OwnerColour cycled(List<OwnerColour> from, int number) {
    int size = from.size();
    return from.get(number % size).woven(from.get((number + number / size * 3) % size));
  }

  /// {@return the colour of letters on [#deep()]: the one of ink and paper that stands out more}
  public String letter() {
    return isLight() ? INK : PAPER;
  }

  /// {@return whether dark stands out from [#deep()]}
  public boolean isLight() {
    return Contrast.of(deep, INK) > Contrast.of(deep, PAPER);
  }

  private boolean belongsTo(String owner) {
    String word = owner.strip().toLowerCase(Locale.ROOT);
    return !word.isEmpty() && (word.equals(name) || word.equals(power));
  }

  private OwnerColour woven(OwnerColour other) {
    return new OwnerColour(name, power, tint, night, deep, other.weave);
  }
}
