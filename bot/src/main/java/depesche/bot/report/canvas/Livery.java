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
public record Livery(String name, String power, String tint, String deep, String weave) {

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
  private static final List<Livery> SEATED =
      List.of(
          new Livery("blue", "england", "#9dbfe0", "#1c4a86", RISING),
          new Livery("red", "austria", "#e9a78f", "#9c3412", DOTS),
          new Livery("green", "italy", "#a9d4b4", "#0b5f45", ROWS),
          new Livery("yellow", "turkey", "#f3e196", "#6f5800", LATTICE),
          new Livery("purple", "russia", "#d3aecb", "#7c2f68", PILLARS),
          new Livery("orange", "", "#f2c07c", "#8a4b00", FALLING),
          new Livery("sky", "france", "#c3e6ec", "#136379", PLUSES),
          new Livery("brown", "germany", "#c4ab8d", "#553a26", WAVES));

  /// For the powers nobody sits at.
  private static final List<Livery> FOREIGN =
      List.of(
          new Livery("grey", "", "#cfcac0", "#2f2d2b", BRICKS),
          new Livery("slate", "", "#b9bfd0", "#363b5e", GRID));

  /// Only for a seat of that name: on a map they would be taken for land without an owner.
  private static final List<Livery> BY_NAME =
      List.of(
          new Livery("black", "", "#b5b0a8", "#1f1d1b", BRICKS),
          new Livery("white", "", "#fdfbf5", "#6d665a", GRID));

  /// {@return a colour for each seat of a map: the one its name claims, or else the next that is
  /// free}
  public static List<Livery> onMap(List<String> seats) {
    return of(seats, SEATED);
  }

  /// {@return a colour for each seat at a board}
  public static List<Livery> onBoard(List<String> seats) {
    return of(seats, Stream.concat(SEATED.stream(), BY_NAME.stream()).toList());
  }

  /// {@return the colour of a power nobody sits at}
  ///
  /// @param number of the power among these, from 0
  public static Livery foreign(int number) {
    return cycled(FOREIGN, number);
  }

  private static List<Livery> of(List<String> seats, List<Livery> claimed) {
    List<Optional<Livery>> named =
        seats.stream()
            .map(seat -> claimed.stream().filter(one -> one.belongsTo(seat)).findFirst())
            .toList();
    List<Livery> free = new ArrayList<>(SEATED);
    named.forEach(one -> one.ifPresent(free::remove));
    List<Livery> chosen = new ArrayList<>();
    int more = SEATED.size();
    for (Optional<Livery> one : named) {
      if (one.isPresent()) {
        chosen.add(one.get());
      } else {
        chosen.add(free.isEmpty() ? cycled(SEATED, more++) : free.removeFirst());
      }
    }
    return chosen;
  }

  /// For the ninth seat and later: the same colours with other weaves.
  private static Livery cycled(List<Livery> from, int number) {
    int size = from.size();
    return from.get(number % size).woven(from.get((number + number / size * 3) % size));
  }

  private boolean belongsTo(String owner) {
    String word = owner.strip().toLowerCase(Locale.ROOT);
    return !word.isEmpty() && (word.equals(name) || word.equals(power));
  }

  private Livery woven(Livery other) {
    return new Livery(name, power, tint, deep, other.weave);
  }
}
