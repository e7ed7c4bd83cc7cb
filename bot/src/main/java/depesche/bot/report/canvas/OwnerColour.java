package depesche.bot.report.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A colour with its weave, after Okabe and Ito, softened to the tints of an old atlas. Lightness
/// differs from one to the next, and the weave tells them apart where colour does not.
///
/// @param name a colour word; a seat of that name gets it
/// @param power the great power that this colour is known for; a seat of that name gets it too
/// @param tint of land
/// @param deep of units, arrows and bars; white letters read well on it
/// @param weave lines of a tile of 12 by 12 pixels that repeats
public record OwnerColour(String name, String power, String tint, String deep, String weave) {

  /// The side of the weave's tile, in pixels.
  public static final int TILE = 12;

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

  /// For the seats, in table order.
  private static final List<OwnerColour> SEATED =
      List.of(
          new OwnerColour("blue", "england", "#9dbfe0", "#1c4a86", RISING),
          new OwnerColour("red", "austria", "#e9a78f", "#9c3412", DOTS),
          new OwnerColour("green", "italy", "#a9d4b4", "#0b5f45", ROWS),
          new OwnerColour("yellow", "turkey", "#f3e196", "#6f5800", LATTICE),
          new OwnerColour("purple", "russia", "#d3aecb", "#7c2f68", PILLARS),
          new OwnerColour("orange", "", "#f2c07c", "#8a4b00", FALLING),
          new OwnerColour("sky", "france", "#c3e6ec", "#136379", PLUSES),
          new OwnerColour("brown", "germany", "#c4ab8d", "#553a26", WAVES));

  /// For the powers nobody sits at.
  private static final List<OwnerColour> FOREIGN =
      List.of(
          new OwnerColour("grey", "", "#cfcac0", "#2f2d2b", BRICKS),
          new OwnerColour("slate", "", "#b9bfd0", "#363b5e", GRID));

  /// Only for a seat of that name: on a map they would be taken for land without an owner.
  private static final List<OwnerColour> BY_NAME =
      List.of(
          new OwnerColour("black", "", "#b5b0a8", "#1f1d1b", BRICKS),
          new OwnerColour("white", "", "#fdfbf5", "#6d665a", GRID));

  /// {@return a colour for each seat of a map: the one its name claims, or else the next that is
  /// free}
  public static List<OwnerColour> onMap(List<String> seats) {
    return of(seats, SEATED);
  }

  /// {@return a colour for each seat at a board}
  public static List<OwnerColour> onBoard(List<String> seats) {
    return of(seats, Stream.of(SEATED, BY_NAME, FOREIGN).flatMap(List::stream).toList());
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

  private boolean belongsTo(String owner) {
    String word = owner.strip().toLowerCase(Locale.ROOT);
    return !word.isEmpty() && (word.equals(name) || word.equals(power));
  }

  private OwnerColour woven(OwnerColour other) {
    return new OwnerColour(name, power, tint, deep, other.weave);
  }
}
