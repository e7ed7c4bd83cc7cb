package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.notation.WordList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What people write around the names of this game: `#3`, `the Bukhara crisis`, `Austria's flag one
/// space to the right`. Words are left out only where a name is not known with them.
final class EverydaySpelling {

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  /// A number sign that begins no comment, for it stands where a place is named.
  private static final Pattern NUMBER_SIGN =
      Pattern.compile(
          "(?<=\\b(?:cancel|choose|cards?|places?|spots?|no\\.?|and|swap)\\h{1,2}"
              + "|#\\d\\h{1,2}|[,&+]\\h{0,2})#\\h?(?=\\d)",
          FLAGS);

  /// Commands whose entries have places.
  private static final WordList RANKED = WordList.of("side lose disc discs discard");

  private static final Pattern PLAY = Pattern.compile("\\W*(?:(?:i|we)\\h+)?play\\b.*", FLAGS);
  private static final Pattern BRACKETS = Pattern.compile("[(\\[]([^()\\[\\]]*)[)\\]]");
  private static final Pattern PLACE =
      Pattern.compile(
          "^(?:(?:the|cards?|places?|spots?|slots?|spaces?|positions?|pos|no|nr|number|events?|"
              + "crisis|issue|option|way|on|in|at|of|from)\\b[.:]?\\s*+)+",
          FLAGS);
  private static final Pattern PRICE =
      Pattern.compile("(?<=\\S)\\s+(?:with|for|using|by)\\s+\\d\\s*(?:discs?)?$", FLAGS);
  private static final Pattern CARD_END =
      Pattern.compile("(?<=\\S)\\s+(?:card|crisis|event|issue|place|spot|slot)$", FLAGS);
  private static final Pattern FLAG =
      Pattern.compile("^(?:(?:the|flag|token|power|of)\\s+)+(?=\\S)", FLAGS);
  private static final Pattern RIGHT =
      Pattern.compile(
          "(?:['’]s)?(?:\\s+(?:flag|token|(?:to\\s+(?:the\\s+)?)?right|rightwards?|forwards?|"
              + "(?:a|one)\\s+(?:space|step|spot)|(?:to|towards?)\\s+(?:germany|berlin|us|me)|"
              + "once))+$",
          FLAGS);
  private static final Pattern PARTY_END = Pattern.compile("\\s+(?:party|first|again)$", FLAGS);
  private static final Pattern PARTY_LEAD =
      Pattern.compile("^(?:(?:the|support|party|of|for|from)\\s+)+(?=\\S)", FLAGS);
  private static final Pattern HELD =
      Pattern.compile("^(?:(?:the|my|an?|action|card)\\s+)+(?=\\S)", FLAGS);
  private static final Pattern TURN =
      Pattern.compile(
          "(?:(?:of|my|the|this|our|it|action)\\s+)*(?:turn|phase|round|it)?"
              + "(?:(?:^|\\s+)(?:\\d+|now|here|please|then))*[\\s.!]*",
          FLAGS);
  private static final String POOL = "(?:events?|diplomacy|politics)(?:\\h+pool)?";
  private static final String SHARE =
      "(?:"
          + POOL
          + "\\h*[:=>-]*\\h*\\d\\b(?:\\h*dis[ck]s?)?"
          + "|\\d\\h*(?:dis[ck]s?\\h+)?(?:(?:to|in|on|for|into|the)\\h+)*"
          + POOL
          + ")";
  private static final Pattern SHARES =
      Pattern.compile(
          "[\\h*•–—-]*(" + SHARE + "(?:\\h*(?:[,;/+&]|and)?\\h*" + SHARE + ")*)[\\h.,;!]*", FLAGS);
  private static final List<List<String>> PLACES =
      List.of(
          List.of("one", "first", "leftmost", "left"),
          List.of("two", "second"),
          List.of("three", "third", "middle"),
          List.of("four", "fourth"),
          List.of("five", "fifth", "rightmost"));

  private EverydaySpelling() {}

  /// {@return a line without signs that have another meaning in a letter than here}
  static String line(String line) {
    String plain = line.indexOf('&') < 0 ? line : line.replace("&gt;", ">").replace("&amp;", "&");
    plain = plain.indexOf('*') < 0 ? plain : plain.replace("**", "");
    if (plain.indexOf('#') < 0) {
      return plain;
    }
    return RANKED.begins(plain.strip())
        ? plain.replaceAll("#(?=\\d)", "")
        : NUMBER_SIGN.matcher(plain).replaceAll("");
  }

  /// {@return a line that does nothing but name pools and discs, as a command of its own; any other
  /// line as it is}
  static String withVerb(String line) {
    Matcher shares = SHARES.matcher(line);
    return shares.matches() ? "SHARE " + shares.group(1) : line;
  }

  /// {@return whether the words behind END say no more than that}
  static boolean endsTurn(String words) {
    return TURN.matcher(words).matches();
  }

  /// {@return what stands in the brackets of a line that plays a card, as a choice; a remark stays
  /// one}
  static String withChoices(String line, Predicate<String> choice) {
    if ((line.indexOf('(') < 0 && line.indexOf('[') < 0) || !PLAY.matcher(line).matches()) {
      return line;
    }
    return BRACKETS
        .matcher(line)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    choice.test(found.group(1).strip()) ? found.group(1) : found.group()));
  }

  /// {@return a place of the row as a digit, or the name of a card, without the words around it}
  static String place(String words) {
    String bare = PRICE.matcher(words).replaceAll("");
    bare = PLACE.matcher(bare).replaceAll("");
    bare = CARD_END.matcher(bare).replaceAll("").strip();
    String small = bare.toLowerCase(Locale.ROOT);
    for (int place = 0; place < PLACES.size(); place++) {
      if (PLACES.get(place).contains(small)) {
        return String.valueOf(place + 1);
      }
    }
    return bare.isEmpty() ? words : bare.replaceFirst("(?i)^(\\d+)(?:st|nd|rd|th)$", "$1");
  }

  /// {@return the name of a power, without the words around it}
  static String power(String words) {
    return RIGHT.matcher(FLAG.matcher(words).replaceAll("")).replaceAll("").strip();
  }

  /// {@return the name of a party, without the words around it}
  static String party(String words) {
    return PARTY_END.matcher(PARTY_LEAD.matcher(words).replaceAll("")).replaceAll("").strip();
  }

  /// {@return the name of a pool, without the words around it}
  static String pool(String words) {
    return words.replaceFirst("(?i)^(?:(?:the|pool)\\s+)+", "").strip();
  }

  /// {@return the title of a card of the hand, without the words in front of it}
  static String held(String words) {
    return HELD.matcher(words).replaceAll("").replaceFirst("(?i)(?<=\\S)\\s+card$", "");
  }
}
