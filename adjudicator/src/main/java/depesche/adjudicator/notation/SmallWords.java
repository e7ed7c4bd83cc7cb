package depesche.adjudicator.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words of a letter that say nothing of the game, English and German. Some are passed over
/// where they stand in an order. Others turn an order into none: a negation, a condition, a
/// question. Whatever is in neither list is never passed over in a line that holds an order.
public final class SmallWords {

  /// Passed over wherever they are.
  private static final WordList NOISE =
      WordList.of(
          """
          the in at of on an unit please pls plz kindly my our just simply
          die der das im eine einheit bitte mein meine meinen meiner unser unsere unseren von einfach
          le la les du de des en à un une mon ma mes svp
          """);

  /// Passed over behind the first word of an order: `the army in Paris should move to Burgundy`. In
  /// front of it they would ask.
  private static final WordList AUXILIARY =
      WordList.of("will shall should must soll sollen sollte wird werden muss");

  /// Passed over in front of an order.
  private static final WordList LEADING =
      WordList.of(
          """
          please pls plz kindly bitte and then also next now so ok okay first second third finally lastly
          i we my our let have und dann danach auch jetzt nun zuerst zuletzt ich wir mein meine lass lasse
          je nous mon ma mes notre
          """);

  /// The same in several words.
  private static final Pattern WISH =
      Pattern.compile(
          "(?:i|we)(?: +will| +shall|['’]ll)(?!\\p{L})|(?:(?:i|we) +)?(?:want|wish|would"
              + " +like|need|am +going|are +going) +to(?!\\p{L})|i['’]d +like"
              + " +to(?!\\p{L})|(?:ich|wir) +(?:möchten?|moechten?|wollen|will)(?!\\p{L})",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /// The words that a wish begins with.
  private static final WordList WISHING =
      WordList.of("i we i'd i’d i'll i’ll we'll we’ll want wish would need am are ich wir");

  /// Passed over behind an order.
  private static final Pattern TAIL =
      Pattern.compile(
          "(?<![\\h,.!]|please|pls|plz|kindly|bitte|thanks|thank"
              + " you|danke)(?:[\\h,.!]++(?:please|pls|plz|kindly|bitte|thanks|thank"
              + " you|danke))++[\\h.!]*$",
          Pattern.CASE_INSENSITIVE);

  private static final WordList THANKS =
      WordList.of("please pls plz kindly bitte thanks you danke");

  /// Passed over in front of a command: in front of other words they begin a sentence.
  private static final Pattern REQUEST =
      Pattern.compile(
          "(?:(?:please|pls|plz|kindly|bitte|i['’]d like to|i would like to|i want to|ich"
              + " möchte|ich will)\\b[\\h,:!]*+)++",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern BETWEEN = Pattern.compile("[\\h.!,]*");

  /// What turns an order into none, wherever it is.
  private static final WordList OBJECTIONS =
      WordList.of(
          """
          not never dont doesnt didnt wont cant cannot couldnt shouldnt wouldnt isnt arent aint neither without
          if unless when whenever case otherwise else until till whether provided except instead
          maybe perhaps possibly probably might could what why how
          nicht nie niemals kein keine keinen keiner keines keinesfalls weder ohne statt
          wenn falls sofern solange sobald ausser außer sonst ob
          vielleicht eventuell womöglich womoeglich wahrscheinlich was warum wieso wie
          """);

  /// Only at the beginning; elsewhere they belong to `VOTE NO DRAW` and the like.
  private static final WordList FIRST_OBJECTIONS = WordList.of("no nope nein should soll");

  /// What may be before the colon in front of an order: `My orders for spring 1901:`.
  private static final WordList HEADINGS =
      WordList.of(
          """
          order orders moves movement movements retreats builds adjustment adjustments
          removal removals bids picks cards targets ballot ballots votes phase turn
          spring summer fall autumn winter year units armies fleets here are is this these
          for follow follows following below hi hello dear all everybody hey
          befehl befehle zug züge zuege rückzug rückzüge gebote karten frühjahr
          fruehjahr frühling herbst jahr hallo hier sind ist für fuer folgen folgende
          """);

  /// These too, which by themselves say what to do: `Retreat: A MUN - KIE`.
  private static final WordList LABELS =
      WordList.of(
          "move retreat build remove bid pick card target vote unit army fleet aufbau abbau gebot"
              + " karte");

  /// At the end of words; the signs of other scripts wherever they are.
  private static final Pattern QUESTION =
      Pattern.compile("\\?(?=[\\s?!.,;)\\]}\"']|$)|[¿؟？﹖⁇⁈⁉‽⸮❓❔՞፧]");

  private SmallWords() {}

  /// {@return the words of a line, small, marks left out: `don't` is `dont`}
  public static List<String> wordsOf(String text) {
    String plain = Lines.plainSigns(text).replace("'", "").toLowerCase(Locale.ROOT);
    return Lines.runs(plain, "");
  }

  /// {@return whether a word says nothing}
  ///
  /// @param first whether it is the first word of an order
  static boolean isNoise(String word, boolean first) {
    return NOISE.has(word, 0, word.length()) || (!first && AUXILIARY.has(word, 0, word.length()));
  }

  /// {@return whether all the words of a text say nothing, so that an order does without them}
  public static boolean isNoise(String text) {
    return wordsOf(withoutLead(text)).stream().allMatch(word -> isNoise(word, true));
  }

  /// {@return whether a single word says nothing}
  static boolean isSmall(String word) {
    return LEADING.has(word, 0, word.length()) || isNoise(word, true);
  }

  /// {@return an order without the polite words in front of it}
  public static String withoutLead(String order) {
    int begin = 0;
    int end = leadEnd(order, begin);
    while (end > begin) {
      Matcher between = BETWEEN.matcher(order);
      begin = between.region(end, order.length()).lookingAt() ? between.end() : end;
      end = leadEnd(order, begin);
    }
    return order.substring(begin).strip();
  }

  /// {@return where the polite words end that begin here; here if there are none}
  private static int leadEnd(String order, int begin) {
    int end = wordEnd(order, begin);
    if (WISHING.has(order, begin, end)) {
      Matcher wish = WISH.matcher(order).region(begin, order.length());
      if (wish.lookingAt()) {
        return wish.end();
      }
    }
    return LEADING.has(order, begin, end) ? end : begin;
  }

  private static int wordEnd(String text, int begin) {
    int end = begin;
    while (end < text.length()) {
      int sign = text.codePointAt(end);
      if (!Character.isLetterOrDigit(sign) && sign != '\'' && sign != '’') {
        break;
      }
      end += Character.charCount(sign);
    }
    return end;
  }

  /// {@return an order without the polite words in front of it and behind it}
  public static String withoutPoliteness(String order) {
    String said = withoutLead(order);
    return mayThank(said) ? TAIL.matcher(said).replaceFirst("") : said;
  }

  private static boolean mayThank(String order) {
    int end = order.length();
    while (end > 0 && !Character.isLetter(order.charAt(end - 1))) {
      end--;
    }
    int begin = end;
    while (begin > 0 && Character.isLetter(order.charAt(begin - 1))) {
      begin--;
    }
    return THANKS.has(order, begin, end);
  }

  /// {@return a command without the words that only ask for it}
  public static String withoutRequest(String command) {
    Matcher request = REQUEST.matcher(command.strip());
    return request.lookingAt() ? command.strip().substring(request.end()) : command.strip();
  }

  /// {@return whether a word may only stand in front of what is not meant to be done}
  public static boolean isObjection(String word) {
    String small = plain(word);
    return OBJECTIONS.has(small) || FIRST_OBJECTIONS.has(small) || small.equals("do");
  }

  /// {@return whether a word turns an order into none wherever it is}
  public static boolean isObjectionAnywhere(String word) {
    return OBJECTIONS.has(plain(word));
  }

  /// {@return whether a word turns an order into none if it begins it}
  public static boolean isObjectionFirst(String word) {
    return FIRST_OBJECTIONS.has(plain(word));
  }

  /// {@return whether some words may be before a colon in front of an order, with any number}
  public static boolean isLabel(String words) {
    return wordsOf(withoutLead(words)).stream()
        .allMatch(word -> isHeading(word) || LABELS.has(word));
  }

  private static boolean isHeading(String word) {
    return HEADINGS.has(word) || isNoise(word, true) || word.chars().allMatch(Character::isDigit);
  }

  /// {@return whether some words only say what is to follow}
  static boolean announces(String words) {
    boolean announces = false;
    for (String word : wordsOf(withoutLead(words))) {
      if (!isHeading(word)) {
        return false;
      }
      announces |= HEADINGS.has(word);
    }
    return announces;
  }

  /// {@return the word, or the question mark, because of which a text is no order}
  public static Optional<String> objection(String text) {
    if (asks(text)) {
      return Optional.of("?");
    }
    // A line struck out.
    if (text.contains("~~")) {
      return Optional.of("~~");
    }
    List<String> words = Lines.runs(Lines.plainSigns(withoutLead(text)), "'");
    for (String word : words) {
      if (isObjectionAnywhere(word)) {
        return Optional.of(word);
      }
    }
    return words.isEmpty() || !isObjectionFirst(words.getFirst())
        ? Optional.empty()
        : Optional.of(words.getFirst());
  }

  private static String plain(String word) {
    return word.replace("'", "").toLowerCase(Locale.ROOT);
  }

  /// {@return whether a text, or a part of it, ends as a question}
  public static boolean asks(String text) {
    return mayAsk(text) && QUESTION.matcher(text).find();
  }

  private static boolean mayAsk(String text) {
    for (int at = 0; at < text.length(); at++) {
      char sign = text.charAt(at);
      if (sign == '?' || (sign > '~' && !Character.isLetter(sign))) {
        return true;
      }
    }
    return false;
  }
}
