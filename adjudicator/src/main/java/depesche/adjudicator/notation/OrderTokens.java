package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.List;

/// The words and signs of one order, arrows and dashes made one sign, small words dropped.
final class OrderTokens {

  /// They part words and say nothing.
  private static final String MARKS = "()[]{}\".*!?_";

  private final String text;
  private final List<String> tokens = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();

  private OrderTokens(String text) {
    this.text = text;
  }

  static List<String> of(String text) {
    OrderTokens read = new OrderTokens(Lines.plainSigns(Lines.withoutPastedResult(text)));
    int at = 0;
    while (at < read.text.length()) {
      at = read.sign(at);
    }
    read.endWord();
    return read.tokens;
  }

  /// Reads on.
  ///
  /// @return from where
  private int sign(int at) {
    char sign = text.charAt(at);
    int arrow = arrowEnd(at);
    if (arrow > at) {
      single("-");
      return arrow;
    }
    if (sign == '+' || sign == ',') {
      single(String.valueOf(sign));
    } else if (Character.isWhitespace(sign) || MARKS.indexOf(sign) >= 0) {
      endWord();
    } else if (sign == '\'') {
      // `l'Espagne`
      boolean article = word.length() == 1 && (word.charAt(0) | ' ') == 'l';
      word.setLength(article ? 0 : word.length());
      return isPossessive(at) ? at + 2 : at + 1;
    } else {
      word.append(sign);
    }
    return at + 1;
  }

  /// {@return where an arrow or a dash ends that begins here; here if there is none}
  private int arrowEnd(int at) {
    int shaft = end(at, "-=");
    int head = end(shaft, ">");
    return head > shaft ? head : end(at, "-~");
  }

  private int end(int begin, String signs) {
    int end = begin;
    while (end < text.length() && signs.indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    return end;
  }

  /// `Red's`, but not `d'Som`.
  private boolean isPossessive(int at) {
    return at + 1 < text.length()
        && (text.charAt(at + 1) | ' ') == 's'
        && (at + 2 == text.length() || !Character.isLetter(text.codePointAt(at + 2)));
  }

  private void single(String sign) {
    endWord();
    tokens.add(sign);
  }

  private void endWord() {
    if (!word.isEmpty() && !SmallWords.isNoise(word.toString(), tokens.isEmpty())) {
      tokens.add(word.toString());
    }
    word.setLength(0);
  }
}
