package depesche.bot.door;

import java.util.ArrayList;
import java.util.List;

/// Keeps what the author wrote himself: quoted lines, the lines that introduce them, the signature
/// and everything below the head of an old mail go. In doubt a line goes: an order of an old mail
/// that is taken for a new one cancels what the player wants.
final class Quotes {

  private Quotes() {}

  /// The author's own lines, and how many others were dropped.
  record Own(List<String> lines, int dropped) {}

  /// @param own our address
  static Own strip(List<String> all, String own) {
    List<Shape> shapes = Shape.of(all);
    List<String> kept = new ArrayList<>();
    int dropped = 0;
    int at = 0;
    while (at < all.size()) {
      int introduced = Attribution.lines(shapes, at, own);
      boolean goesOn = introduced > 0 && Attribution.quoteFollows(shapes, at + introduced);
      if (!goesOn && (introduced > 0 || ends(all, shapes, at, own))) {
        break;
      }
      if (introduced > 0 || shapes.get(at).isQuoted()) {
        dropped += Math.max(introduced, 1);
        at += Math.max(introduced, 1);
      } else {
        kept.add(all.get(at++).stripTrailing());
      }
    }
    dropped +=
        (int) shapes.subList(at, all.size()).stream().filter(line -> !line.isBlank()).count();
    return new Own(trimmed(kept), dropped);
  }

  private static boolean ends(List<String> all, List<Shape> shapes, int at, String own) {
    return signature(all.get(at)) || Boundary.at(shapes, at, own);
  }

  /// RFC 3676 4.3; programs that strip blanks leave two dashes.
  private static boolean signature(String line) {
    return line.equals("-- ") || line.equals("--");
  }

  private static List<String> trimmed(List<String> lines) {
    int from = 0;
    int to = lines.size();
    while (from < to && Shape.of(lines.get(from)).isBlank()) {
      from++;
    }
    while (to > from && isIdle(Shape.of(lines.get(to - 1)))) {
      to--;
    }
    return lines.subList(from, to);
  }

  /// What ends in a colon at the end introduced something that was dropped.
  private static boolean isIdle(Shape line) {
    return line.isBlank() || SentFrom.is(line) || line.endsInColon();
  }
}
