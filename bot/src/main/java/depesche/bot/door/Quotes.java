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
    List<String> spoken = trimmed(kept, at < all.size());
    List<Shape> rest = shapes.subList(at, all.size());
    dropped += spoken(rest) + spoken(Shape.of(kept)) - spoken(Shape.of(spoken));
    return new Own(spoken, dropped);
  }

  private static int spoken(List<Shape> lines) {
    return (int) lines.stream().filter(line -> !line.isBlank()).count();
  }

  private static boolean ends(List<String> all, List<Shape> shapes, int at, String own) {
    return signature(all.get(at)) || Boundary.at(shapes, at, own);
  }

  /// RFC 3676 4.3; programs that strip blanks leave two dashes.
  private static boolean signature(String line) {
    return line.equals("-- ") || line.equals("--");
  }

  /// @param isCut whether something below was dropped: what ends in a colon then introduced it
  private static List<String> trimmed(List<String> lines, boolean isCut) {
    int from = 0;
    int to = lines.size();
    while (from < to && Shape.of(lines.get(from)).isBlank()) {
      from++;
    }
    while (to > from) {
      Shape last = Shape.of(lines.get(to - 1));
      boolean isFirst = to == from + 1;
      if (!last.isBlank() && (isFirst || !SentFrom.is(last)) && !(isCut && last.endsInColon())) {
        break;
      }
      to--;
    }
    return lines.subList(from, to);
  }
}
