package depesche.bot.door;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A piece of an address line (RFC 5322 3.2).
///
/// @param text as it stands there, with its quotes, brackets or parentheses
/// @param from where it begins in the line
record AddressPiece(Kind kind, String text, int from) {

  enum Kind {
    WORD,
    QUOTED,
    COMMENT,
    ANGLE,
    SEPARATOR
  }

  private static final String ENDS_WORD = " \t(\"<>,;";

  int to() {
    return from + text.length();
  }

  /// {@return what lies within the quotes, brackets or parentheses}
  String inside() {
    return text.substring(1, text.length() - 1);
  }

  /// {@return the pieces of a line; empty when a quote or a bracket has no other end}
  static Optional<List<AddressPiece>> of(String line) {
    List<AddressPiece> pieces = new ArrayList<>();
    for (int at = 0; at < line.length(); ) {
      int end = end(line, at);
      if (end < 0) {
        return Optional.empty();
      }
      String text = line.substring(at, end);
      if (!text.isBlank()) {
        pieces.add(new AddressPiece(kind(text), text, at));
      }
      at = end;
    }
    return Optional.of(pieces);
  }

  private static Kind kind(String text) {
    return switch (text.charAt(0)) {
      case '"' -> Kind.QUOTED;
      case '<' -> Kind.ANGLE;
      case ',', ';' -> Kind.SEPARATOR;
      case '(' -> text.length() > 1 ? Kind.COMMENT : Kind.WORD;
      default -> Kind.WORD;
    };
  }

  /// {@return where the piece ends that begins here; -1 when it does not}
  private static int end(String line, int at) {
    return switch (line.charAt(at)) {
      case ' ', '\t', ',', ';' -> at + 1;
      case '>' -> -1;
      case '"' -> quoteEnd(line, at);
      case '<' -> angleEnd(line, at);
      case '(' -> {
        int end = commentEnd(line, at);
        // One that does not end is a sign of a name, such as a smile.
        yield end < 0 ? at + 1 : end;
      }
      default -> {
        int end = at;
        while (end < line.length() && ENDS_WORD.indexOf(line.charAt(end)) < 0) {
          end++;
        }
        yield end;
      }
    };
  }

  private static int quoteEnd(String line, int open) {
    for (int i = open + 1; i < line.length(); i++) {
      switch (line.charAt(i)) {
        case '\\' -> i++;
        case '"' -> {
          return i + 1;
        }
        default -> {}
      }
    }
    return -1;
  }

  private static int commentEnd(String line, int open) {
    int depth = 0;
    for (int i = open; i < line.length(); i++) {
      switch (line.charAt(i)) {
        case '\\' -> i++;
        case '(' -> depth++;
        case ')' -> {
          if (--depth == 0) {
            return i + 1;
          }
        }
        default -> {}
      }
    }
    return -1;
  }

  private static int angleEnd(String line, int open) {
    for (int i = open + 1; i < line.length(); i++) {
      switch (line.charAt(i)) {
        case '"' -> {
          int end = quoteEnd(line, i);
          if (end < 0) {
            return -1;
          }
          i = end - 1;
        }
        case '<' -> {
          return -1;
        }
        case '>' -> {
          return i + 1;
        }
        default -> {}
      }
    }
    return -1;
  }
}
