package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// An order without what a writer remarked on it in brackets, and without results that came along
/// with pasted text: `A PAR - BUR (trust me)`, `A PAR - BUR ** bounced **`.
///
/// @param order what is left
/// @param telling remarks that speak of things of the game and of what to do, so that they may have
///   been meant
public record Remarks(String order, List<String> telling) {

  private static final Pattern REMARK =
      Pattern.compile(
          "[(\\[{]([^()\\[\\]{}]*)(?:[)\\]}]|$)|(?<=\\h)\\*+\\h*(\\p{L}[^*]*)\\*+\\h*$");

  private static final int SHORTEST_NAME = 3;

  public Remarks {
    telling = List.copyOf(telling);
  }

  /// {@return an order, its remarks apart}
  ///
  /// @param names whether a word names a thing of the game
  public static Remarks of(String text, Predicate<String> names) {
    if (!mayHave(text) || !REMARK.matcher(text).find()) {
      return new Remarks(text, List.of());
    }
    List<String> telling = new ArrayList<>();
    StringBuilder order = new StringBuilder();
    int end = 0;
    String last = "";
    for (MatchResult one : REMARK.matcher(text).results().toList()) {
      String said = one.group(1) == null ? one.group(2) : one.group(1);
      String before = text.substring(end, one.start());
      order.append(before);
      // What was read before is not read again with each remark.
      last = last(before, last);
      end = one.end();
      if (belongs(said, last)) {
        order.append(' ').append(said).append(' ');
        last = last(said, last);
      } else {
        order.append(' ');
        tell(said, names, telling);
      }
    }
    return new Remarks(order.append(text.substring(end)).toString().strip(), telling);
  }

  /// {@return a command without remarks; one that takes it back or asks stays, to be asked about}
  static String without(String line) {
    boolean said =
        mayHave(line) && REMARK.matcher(line).find() && SmallWords.objection(line).isEmpty();
    return said
        ? REMARK.matcher(line).replaceAll(it -> it.start() > second(line) ? " " : "$0")
        : line;
  }

  /// {@return where the second word of a line begins; behind its end if it has none}
  private static int second(String line) {
    int at = 0;
    while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
      at++;
    }
    at = line.indexOf(' ', at);
    while (at >= 0 && at < line.length() && Character.isWhitespace(line.charAt(at))) {
      at++;
    }
    return at < 0 ? line.length() : at;
  }

  private static boolean mayHave(String line) {
    return line.indexOf('(') >= 0
        || line.indexOf('[') >= 0
        || line.indexOf('{') >= 0
        || line.indexOf('*') >= 0;
  }

  private static void tell(String said, Predicate<String> names, List<String> telling) {
    List<String> words = OrderTokens.of(said);
    boolean acts = words.stream().anyMatch(word -> OrderVerb.of(word) != OrderVerb.NONE);
    boolean named =
        words.stream().anyMatch(word -> word.length() >= SHORTEST_NAME && names.test(word));
    if (acts && named) {
      telling.add(said.strip());
    }
  }

  private static String last(String text, String otherwise) {
    List<String> words = OrderTokens.of(text);
    return words.isEmpty() ? otherwise : words.getLast();
  }

  /// What stands in front of all else, behind a verb, or names a way by sea is part of the order.
  ///
  /// @param last the word before it; empty if there is none
  private static boolean belongs(String said, String last) {
    List<String> words = OrderTokens.of(said);
    return last.isEmpty()
        || words.isEmpty()
        || (words.size() == 1 && words.getFirst().length() == 1)
        || !Wording.Unit.kindOf(last).isEmpty()
        || OrderVerb.of(last) != OrderVerb.NONE
        || OrderVerb.of(words.getFirst()) == OrderVerb.VIA;
  }
}
