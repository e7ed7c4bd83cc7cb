package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
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

  /// A place in a list: `(third)`, `(3)`.
  private static final Pattern PLACE =
      Pattern.compile(
          "(?<!\\h)\\h*+[(\\[]\\h*+(?:(?:as|in|on|an|als|my)\\h+)?(?:\\d{1,2}\\.?|1st|2nd|3rd|[4-9]th|first|second|third"
              + "|fourth|fifth|sixth|(?:erst|zweit|dritt|viert|fünft|fuenft|sechst)e(?:n?s|[rn])?|zuerst)"
              + "(?:\\h+(?:place|position|slot|choice|bid|stelle|platz|wahl))?\\h*+[)\\]]",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final int SHORTEST_NAME = 3;

  /// What would become of the unit afterwards; said of that, a condition changes nothing.
  private static final WordList AFTERWARDS =
      WordList.of(
          """
          dislodged dislodge displaced beaten retreat retreats retreating vertrieben geschlagen rückzug
          délogé délogée délogées retraite
          """);

  /// `(and not to GAS)`, `(was: NTH)`, `(instead of NTH)`: the order says the same.
  private static final Pattern CONTRAST =
      Pattern.compile(
          "(?:(?:and|but|und|aber)\\s++(?:not|nicht)|(?:not|nicht)\\s++(?:to|into|in|at|from|nach)"
              + "|was|were|formerly|instead\\s++of|rather\\s++than|statt|anstatt)(?!\\p{L})[\\s:,]*+(?=\\p{L})",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

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
    int seen = 0;
    boolean waived = false;
    for (MatchResult one : REMARK.matcher(text).results().toList()) {
      String said = one.group(1) == null ? one.group(2) : one.group(1);
      String before = text.substring(end, one.start());
      order.append(before);
      // Text that was read before is not read again with each remark.
      List<String> words = OrderTokens.of(before);
      last = words.isEmpty() ? last : words.getLast();
      seen += words.size();
      waived |= words.stream().anyMatch(word -> OrderVerb.of(word) == OrderVerb.WAIVE);
      end = one.end();
      if (belongs(said, last, waived || ends(last, seen > 1, names(said, names)))) {
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
  public static String without(String line) {
    return mayHave(line) && REMARK.matcher(line).find() ? remarkless(line) : line;
  }

  private static String remarkless(String line) {
    return REMARK
        .matcher(line)
        .replaceAll(
            it -> it.start() > second(line) && isHarmless(said(it)) && !isPlace(it) ? " " : "$0");
  }

  private static boolean isPlace(MatchResult remark) {
    return PLACE.matcher(remark.group()).matches();
  }

  private static String said(MatchResult remark) {
    return remark.group(1) == null ? remark.group(2) : remark.group(1);
  }

  /// {@return the word, or the question mark, because of which a text is no order} In brackets
  /// behind it a condition may speak of what comes afterwards: `(if dislodged: Ber)`.
  public static Optional<String> objection(String text) {
    boolean remarked = mayHave(text) && REMARK.matcher(text).find();
    return SmallWords.objection(remarked ? remarkless(text) : text);
  }

  /// Whether what stands in brackets changes nothing of the order before it.
  private static boolean isHarmless(String said) {
    if (SmallWords.objection(said).isEmpty()) {
      return true;
    }
    return !SmallWords.asks(said)
        && (CONTRAST.matcher(said.strip()).lookingAt()
            || SmallWords.wordsOf(said).stream().anyMatch(AFTERWARDS::has));
  }

  /// {@return a command without places in brackets}
  public static String withoutPlaces(String command) {
    return command.indexOf('(') < 0 && command.indexOf('[') < 0
        ? command
        : PLACE.matcher(command).replaceAll("");
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
    if ((acts || SmallWords.objection(said).isPresent()) && names(said, names)) {
      telling.add(said.strip());
    }
  }

  private static String last(String text, String otherwise) {
    List<String> words = OrderTokens.of(text);
    return words.isEmpty() ? otherwise : words.getLast();
  }

  /// Whether a word says all that there is to say.
  ///
  /// @param behind whether it stands behind another
  /// @param named whether something is named behind it
  private static boolean ends(String word, boolean behind, boolean named) {
    return switch (OrderVerb.of(word)) {
      case PASS -> true;
      case HOLD, DISBAND -> behind || !named;
      case BUILD, REMOVE, RETREAT, CONVOY, VIA -> behind && !named;
      case MOVE, SUPPORT, WAIVE, CLEAR, OR, AND, FROM, NONE -> false;
    };
  }

  private static boolean names(String said, Predicate<String> names) {
    return OrderTokens.of(said).stream()
        .anyMatch(word -> word.length() >= SHORTEST_NAME && names.test(word));
  }

  /// A remark in front of all else, behind a verb, or naming a way by sea is part of the order.
  ///
  /// @param last the word before it; empty if there is none
  /// @param ends whether the order needs no more words
  private static boolean belongs(String said, String last, boolean ends) {
    List<String> words = OrderTokens.of(said);
    return last.isEmpty()
        || words.isEmpty()
        || (words.size() == 1 && words.getFirst().length() == 1 && !ends)
        || !Wording.Unit.kindOf(last).isEmpty()
        || (OrderVerb.of(last) != OrderVerb.NONE && !ends)
        || OrderVerb.of(words.getFirst()) == OrderVerb.VIA;
  }

  private static final Pattern LAST =
      Pattern.compile("(?<!\\h)\\h*+[(\\[{]([^()\\[\\]{}]*+)[)\\]}]$");

  /// What follows a German `was`.
  private static final WordList GERMAN =
      WordList.of(
          "nun ist sind soll sollen wird werden macht machst meint meinst denkst sagst ich du er"
              + " sie es wir ihr man jetzt denn tun willst");

  private static final WordList ALSO =
      WordList.of("and und et or oder ou also plus auch aussi nor");

  /// `was: NTH`; `was nun` asks in German.
  private static boolean isPast(String said) {
    List<String> words = SmallWords.wordsOf(said);
    return words.size() > 1
        && words.getFirst().equals("was")
        && !GERMAN.has(words.get(1))
        && !SmallWords.asks(said);
  }

  /// {@return a text without a remark behind it} Nobody looks at what it says.
  public static String withoutLast(String text) {
    return LAST.matcher(text.strip()).replaceFirst("");
  }

  /// {@return a text without a remark behind it that changes nothing} `(as agreed)` does not; `(and
  /// Cassel)` and `(maybe)` do.
  public static String withoutHarmless(String text) {
    Matcher remark = LAST.matcher(text.stripTrailing());
    if (!remark.find()) {
      return text;
    }
    String said = remark.group(1).strip();
    boolean plain =
        SmallWords.objection(said).isEmpty() || said.startsWith("if dislodged") || isPast(said);
    return plain && !ALSO.begins(said) ? text.substring(0, remark.start()) : text;
  }
}
