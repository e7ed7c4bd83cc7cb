package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Tells lines that are plainly no order: greetings, names, closings, sentences. A line may be an
/// order if it names a thing of the game, if it begins with what to do, if it says what units
/// should do, or if it has the shape of an order in words that come near to known ones. Everything
/// else is prose. In doubt a line is none, so that it is answered and not passed over.
public final class ProseDetector {

  /// What units do in words that no order has.
  private static final WordList LIKE_DEEDS =
      WordList.of(
          "stay stays remain remains advance advances march marches defend defends invade invades"
              + " fight");

  private static final int LONGEST_NAME = 4;
  private static final int SHORTEST_NAME = 3;
  private static final int LONG_ENOUGH = 5;

  /// Nobody needs more words for an order.
  private static final int LONGEST_ORDER = 40;

  /// So far behind a unit we look for what it should do.
  private static final int CLAUSE = 3;

  private static final Pattern INITIAL = Pattern.compile("(?<=\\p{L}\\s)\\p{L}\\.");
  private static final Pattern HYPHENED = Pattern.compile("(?<!\\p{L})(\\p{L}++)-(\\p{L}++)");

  /// What a word may hold besides letters and digits.
  private static final String SIGNS = "'>=-";

  /// `A PAR - XYZ`, `XYZ - ABC`: an order whatever the names are.
  private static final Pattern SHAPE =
      Pattern.compile(
          "^\\s*(?:[AFaf]\\.?\\s+\\p{L}{3}\\s*-\\s*\\p{L}{3}(?!\\p{L})|\\p{Lu}{3}\\s*-\\s*\\p{Lu}{3}(?!\\p{L}))");

  private final Lexicon lexicon;
  private final String line;

  /// The words that say something, in their order; a dash or an arrow is a word.
  private final List<String> words;

  /// Which of them name a thing of the game.
  private final BitSet things = new BitSet();

  private final boolean shouted;

  /// Whether the line names a day or a place, as letters do.
  private final boolean tells;

  private ProseDetector(String line, Lexicon lexicon) {
    this.lexicon = lexicon;
    this.line = line;
    this.tells = Sayings.tells(line);
    this.shouted = line.equals(line.toUpperCase(Locale.ROOT));
    this.words = telling(Sayings.withoutDay(line));
    for (int at = 0; at < words.size(); at++) {
      things.set(at, isThing(words.get(at)));
    }
  }

  private List<String> telling(String said) {
    String whole =
        isHyphened(said)
            ? HYPHENED.matcher(said).replaceAll(it -> parted(it.group(1), it.group(2)))
            : said;
    List<String> telling = new ArrayList<>();
    for (String run : Lines.runs(whole, SIGNS)) {
      String word = run.replace("'", "");
      if (!word.isEmpty() && (isSign(word) || says(word))) {
        telling.add(word);
      }
    }
    return telling;
  }

  private static boolean isHyphened(String line) {
    for (int at = line.indexOf('-'); at >= 0; at = line.indexOf('-', at + 1)) {
      if (at > 0 && line.charAt(at - 1) != ' ' && !line.startsWith(" ", at + 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean says(String word) {
    return !SmallWords.isSmall(word) && !lexicon.own(word);
  }

  private static boolean isSign(String word) {
    return !Lines.hasWord(word);
  }

  /// `LON-NTH` is two names, `Karl-Heinz` is one.
  private String parted(String one, String other) {
    return isThing(one) || isThing(other) ? one + " - " + other : one + other;
  }

  /// {@return whether a line is plainly no order}
  public static boolean is(String line, Lexicon lexicon) {
    String written = Lines.plainSigns(Lines.withoutBullet(Lines.withoutComment(line)));
    String bare = written.indexOf('.') < 0 ? written : INITIAL.matcher(written).replaceAll("");
    String full = Sayings.withoutInitials(bare);
    ProseDetector proseDetector = new ProseDetector(full, lexicon);
    if (!full.equals(bare)
        && proseDetector.words.size() == 1
        && proseDetector.isNearThing(full.strip())) {
      return false;
    }
    // `Armies:` is a heading; `ARMIES` may be a bid.
    boolean announces =
        SmallWords.announces(bare) && (bare.contains(":") || !proseDetector.isTerse());
    return announces
        || Sayings.isIdiom(bare)
        || (Sayings.isContact(bare) && !isShaped(bare))
        || !proseDetector.maybeOrder();
  }

  /// {@return whether a line has the shape of an order, whatever the names in it are}
  public static boolean isShaped(String line) {
    String plain = Lines.plainSigns(Lines.withoutBullet(line));
    return plain.contains("->") || SHAPE.matcher(plain).find();
  }

  /// {@return whether some words do nothing but greet or thank}
  public static boolean isCourtesy(String text) {
    return SmallWords.wordsOf(text).stream()
        .allMatch(word -> Sayings.isPolite(word) || SmallWords.isSmall(word));
  }

  private boolean maybeOrder() {
    if (words.isEmpty()) {
      return false;
    }
    if (line.indexOf('-') >= 0 && SHAPE.matcher(line).find()) {
      return true;
    }
    if (words.stream().anyMatch(word -> word.contains(">"))) {
      return true;
    }
    if (words.size() == 1 && !tells) {
      return isAlone(words.getFirst());
    }
    if (Sayings.isPolite(small(words.getFirst()))) {
      return namesThing() && words.stream().anyMatch(this::isDeed);
    }
    int named = things.cardinality();
    if (tells ? named <= 1 : named == 1 && greetsFirst()) {
      return acts();
    }
    return namesThing() || begins() || unitActs() || isBrief() || isMisspelt() || isTerse();
  }

  /// `Un saludo desde Brest`: polite words in front of the one name.
  private boolean greetsFirst() {
    return words.stream()
        .limit(things.nextSetBit(0))
        .anyMatch(word -> Sayings.isPolite(small(word)));
  }

  /// Whether the line says, in whatever words, what a unit should do.
  private boolean acts() {
    return words.stream()
        .anyMatch(
            word ->
                isSign(word)
                    || isDeed(word)
                    || (word.length() >= SHORTEST_NAME && lexicon.unit(small(word)))
                    || (word.length() == 1 && lexicon.link(small(word))));
  }

  /// One word is an order if it may stand alone; a name alone deserves the question what to do.
  private boolean isAlone(String word) {
    return (word.length() == SHORTEST_NAME && isShouted(word) && lexicon.names(word))
        || lexicon.whole(word)
        || isThing(word)
        || lexicon.deed(small(word));
  }

  private boolean isShouted(String word) {
    return word.length() >= SHORTEST_NAME && word.equals(word.toUpperCase(Locale.ROOT));
  }

  /// A name of a thing of the game, of one word or several.
  private boolean namesThing() {
    if (!things.isEmpty()) {
      return true;
    }
    for (int begin = 0; begin < words.size(); begin++) {
      for (int end = begin + 2; end <= Math.min(words.size(), begin + LONGEST_NAME); end++) {
        String name = String.join(" ", words.subList(begin, end));
        if (!name.contains("-") && lexicon.names(name)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isThing(String word) {
    boolean plain = !isOrdinary(word) || (isShouted(word) && !shouted);
    return word.length() >= SHORTEST_NAME && plain && lexicon.names(word);
  }

  private static boolean isOrdinary(String word) {
    return EverydayWords.has(small(word)) || Sayings.isPolite(small(word));
  }

  private static String small(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  private boolean isDeed(String word) {
    return lexicon.deed(small(word)) || LIKE_DEEDS.has(small(word));
  }

  /// `A XYZ …`, `hold …`: it begins with a unit or with what to do.
  private boolean begins() {
    List<String> said = words.stream().dropWhile(SmallWords::isObjection).toList();
    if (said.isEmpty()) {
      return false;
    }
    String first = small(said.getFirst());
    boolean unit = lexicon.unit(first) && said.size() > 1 && !isOrdinary(said.get(1));
    return unit || (lexicon.deed(first) && !isOrdinary(first)) || lexicon.whole(first);
  }

  /// `all units hold`.
  private boolean unitActs() {
    return IntStream.range(0, words.size())
        .filter(at -> words.get(at).length() >= SHORTEST_NAME && lexicon.unit(small(words.get(at))))
        .anyMatch(
            at ->
                words.subList(at + 1, Math.min(words.size(), at + 1 + CLAUSE)).stream()
                    .anyMatch(this::isDeed));
  }

  /// `soon waive`.
  private boolean isBrief() {
    return words.size() <= CLAUSE
        && words.stream()
            .map(ProseDetector::small)
            .anyMatch(it -> lexicon.deed(it) && lexicon.whole(it));
  }

  /// `Mnch - Brgndy`: words that come near to names, and one that links them or says what to do.
  private boolean isMisspelt() {
    if (words.size() > LONGEST_ORDER) {
      return false;
    }
    boolean acts =
        words.stream().anyMatch(this::isDeed) || lexicon.likeDeed(small(words.getFirst()));
    boolean terse = words.stream().noneMatch(word -> isOrdinary(word) && !isLink(word));
    return (acts && words.stream().anyMatch(this::isAlmostThing))
        || (terse
            && (acts || words.stream().anyMatch(this::isLink))
            && words.stream().anyMatch(this::isNearThing));
  }

  private boolean isAlmostThing(String word) {
    return word.length() >= LONG_ENOUGH
        && !isOrdinary(word)
        && lexicon.thing(word) instanceof Match.Close;
  }

  private boolean isLink(String word) {
    return isSign(word) || lexicon.link(small(word));
  }

  private boolean isNearThing(String word) {
    if (word.length() < SHORTEST_NAME || isOrdinary(word) || isDeed(word)) {
      return false;
    }
    return switch (lexicon.thing(word)) {
      case Match.Found _, Match.Close _, Match.Unclear _ -> true;
      case Match.Unknown(List<String> nearest) -> !nearest.isEmpty();
    };
  }

  /// `war h`: nothing but words of the game, if also such as are said every day.
  private boolean isTerse() {
    boolean named = words.stream().anyMatch(word -> lexicon.names(word));
    return named
        && words.stream()
            .allMatch(
                word ->
                    isDeed(word)
                        || isLink(word)
                        || lexicon.unit(small(word))
                        || lexicon.names(word));
  }
}
