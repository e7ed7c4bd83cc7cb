package depesche.adjudicator.kit;

import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.notation.Remarks;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One command of a line: its first word, and what it speaks of.
///
/// @param verb empty if the first word is no verb of the title
/// @param text without polite words, its entries parted by `>`
/// @param written the same as it was written
/// @param items the entries of its list in the order of their places, parted by `>`; empty for a
///   bare word
/// @param place that an only entry has; 0 if it says none
/// @param doubt why it is not clear, if so
public record ParsedCommand<V>(
    Optional<V> verb,
    String text,
    String written,
    List<String> items,
    int place,
    Optional<UnclearCommandFact> doubt) {

  private static final Pattern RANKS =
      Pattern.compile(
          "(?<!\\s)(?:\\s*+(?:-?>|\\b(?:then|or|oder)\\b)\\s*+|\\s++/\\s++|\\s*+(?<!\\S)(\\d{1,2})[.)]\\s++)");
  private static final Pattern FOR = Pattern.compile("\\bfor\\b", Pattern.CASE_INSENSITIVE);
  private static final WordList OWN = WordList.of("my our mein meine unser unsere mon ma mes");
  private static final Pattern MARKS = Pattern.compile("^[:=.]+\\s*|[.!]+$");
  private static final Pattern OR =
      Pattern.compile("(?<![\\p{L}'’-])(?:or|oder|ou)(?![\\p{L}'’-])", Pattern.CASE_INSENSITIVE);

  /// Words behind a command that stands alone which say no more than it does.
  private static final Pattern SAME =
      Pattern.compile(
          "(?i)(?:\\W*(?:of|for|on|my|the|this|that|our|it|all|everything|alles|action|last|one|now|here"
              + "|then|(?:turn|phase|round|zug|runde)(?:\\s+\\d{1,3})?|jetzt|meinen?|diesen?|den|für|in)"
              + "(?!\\p{L}))*\\W*");

  public ParsedCommand {
    items = List.copyOf(items);
  }

  /// {@return the word by which it leaves open what is meant: `MOVE GB or ITALY`} A name may hold
  /// such a word, and so may what stands behind `FOR`.
  Optional<String> alternative(Lexicon lexicon) {
    String said = FOR.split(text, 2)[0];
    if (!mayRank(said) && !said.contains(" ou ")) {
      return Optional.empty();
    }
    int begin = said.indexOf(' ') + 1;
    Matcher or = OR.matcher(said);
    return or.find() && !lexicon.names(said.substring(begin).strip())
        ? Optional.of(or.group())
        : Optional.empty();
  }

  /// {@return whether it begins with a verb}
  boolean acts() {
    return verb.isPresent();
  }

  /// {@return the commands of a line. An entry parted by a comma goes on with the list before it}
  ///
  /// @param spoken whether a name before a colon is that of a seat, and no part of the command
  /// @param parts where a command goes over into another without a sign
  static <V> List<ParsedCommand<V>> of(
      LetterLine line, boolean spoken, Verbs<V> verbs, Pattern parts) {
    List<String> texts = new ArrayList<>();
    List<List<String>> written = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    int pending = 0;
    String before =
        spoken || line.speaker().isEmpty() || isLabel(line, verbs) ? "" : spoken(line.speaker());
    for (String order : line.orders()) {
      for (String part : parts.split(before + order)) {
        String said = part.replace("\"", "").strip();
        String text = SmallWords.withoutPoliteness(said);
        if (text.isEmpty() || (line.orders().size() > 1 && ProseDetector.isCourtesy(text))) {
          pending = text.isEmpty() ? place(said, text) : 0;
          continue;
        }
        boolean verb = verbs.of(first(text)).isPresent();
        int place = verb ? 0 : Math.max(place(said, text), pending);
        String entry = place > 0 ? place + ") " + text : text;
        pending = 0;
        if (texts.isEmpty() || verb) {
          places.add(verb ? place(said, text) : 0);
          texts.add(entry);
          written.add(new ArrayList<>());
        } else {
          texts.add(texts.removeLast() + " > " + entry);
        }
        written.getLast().add(text);
      }
      before = "";
    }
    List<ParsedCommand<V>> commands = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      ParsedCommand<V> one = of(texts.get(i), written(line.text(), written.get(i)), verbs);
      commands.add(one.placed(places.get(i)));
    }
    return commands;
  }

  /// `My move: PLAY 10`
  private static <V> boolean isLabel(LetterLine line, Verbs<V> verbs) {
    return OWN.begins(line.speaker())
        && !line.orders().isEmpty()
        && verbs.of(first(SmallWords.withoutPoliteness(line.orders().getFirst()))).isPresent();
  }

  /// A number before a colon is that of the first entry.
  private static String spoken(String speaker) {
    return speaker + (Character.isDigit(speaker.charAt(speaker.length() - 1)) ? ": " : " ");
  }

  /// {@return which place the polite words in front of an entry say: `first navies`; 0 for none}
  private static int place(String said, String text) {
    if (said.length() == text.length()) {
      return 0;
    }
    int at = text.isEmpty() ? said.length() : said.indexOf(text);
    return Lines.runs(said.substring(0, Math.max(0, at)), "").stream()
        .filter(word -> !Lines.hasDigit(word))
        .mapToInt(PlacedItems::place)
        .filter(place -> place > 0)
        .findFirst()
        .orElse(0);
  }

  /// {@return the words of a line from the first of these to the last}
  private static String written(String line, List<String> parts) {
    int begin = line.indexOf(parts.getFirst());
    int last = line.lastIndexOf(parts.getLast());
    return begin < 0 || last < begin
        ? String.join(", ", parts)
        : line.substring(begin, last + parts.getLast().length());
  }

  /// {@return whether a remark says a place: `(first)`, `[2]`}
  public static boolean isPlace(String remark) {
    return Lines.runs(remark, "").stream().anyMatch(word -> PlacedItems.place(word) > 0);
  }

  private static String first(String text) {
    int end = 0;
    while (end < text.length() && Character.isLetterOrDigit(text.codePointAt(end))) {
      end += Character.charCount(text.codePointAt(end));
    }
    return text.substring(0, end);
  }

  private static <V> ParsedCommand<V> of(String said, String written, Verbs<V> verbs) {
    String word = first(said);
    Optional<V> verb = verbs.of(word);
    Verbs.Behind behind = verbs.behind(word);
    boolean placed = behind == Verbs.Behind.ORDERED || behind == Verbs.Behind.RANKED;
    String text = placed ? said : Remarks.withoutPlaces(said);
    String rest = verb.isEmpty() ? text : text.substring(word.length());
    List<String> items = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    split(rest, items, places);
    return switch (behind) {
      case NOTHING ->
          new ParsedCommand<>(
              verb,
              text,
              written,
              items,
              0,
              SAME.matcher(rest).matches() ? Optional.empty() : Optional.of(behind(word, written)));
      case OWN -> new ParsedCommand<>(verb, text, written, items, 0, Optional.empty());
      case ALL ->
          new ParsedCommand<>(
              verb,
              text,
              written,
              items,
              0,
              OR.matcher(rest).find()
                  ? Optional.of(new UnclearCommandFact.EitherOr(written))
                  : Optional.empty());
      case ORDERED, RANKED -> {
        PlacedItems list = PlacedItems.of(items, places, behind == Verbs.Behind.ORDERED);
        yield new ParsedCommand<>(
            verb,
            text,
            written,
            list.items(),
            list.place(),
            !list.clear()
                ? Optional.of(new UnclearCommandFact.PlacesUnclear(written))
                : behind == Verbs.Behind.ORDERED && verb.isPresent() && OR.matcher(rest).find()
                    ? Optional.of(new UnclearCommandFact.EitherOr(written))
                    : Optional.empty());
      }
    };
  }

  /// {@return the same, if its only entry has a place in front of the verb: `Second bid: navies`}
  private ParsedCommand<V> placed(int said) {
    return said > 0 && place == 0 && items.size() == 1
        ? new ParsedCommand<>(verb, text, written, items, said, doubt)
        : this;
  }

  /// {@return the same with a verb in front}
  public ParsedCommand<V> of(V verb) {
    return new ParsedCommand<>(Optional.of(verb), text, written, items, place, doubt);
  }

  /// {@return whether one of its entries is meant, and not all}
  public boolean isEither() {
    return OR.matcher(text).find();
  }

  private static UnclearCommandFact behind(String word, String written) {
    int at = written.indexOf(word) + word.length();
    return new UnclearCommandFact.WordTooMany(
        written.substring(Math.min(written.length(), at)).replaceAll("^[\\s:,]+|[\\s.!,]+$", ""),
        word.toUpperCase(Locale.ROOT));
  }

  /// Parts a list into its entries, each with the number in front of it.
  private static void split(String rest, List<String> items, List<Integer> places) {
    if (!mayRank(rest)) {
      add(rest, 0, items, places);
      return;
    }
    Matcher ranks = RANKS.matcher(rest);
    int begin = 0;
    int place = 0;
    while (ranks.find()) {
      add(rest.substring(begin, ranks.start()), place, items, places);
      place = ranks.group(1) == null ? 0 : Integer.parseInt(ranks.group(1));
      begin = ranks.end();
    }
    add(rest.substring(begin), place, items, places);
  }

  private static void add(String item, int place, List<String> items, List<Integer> places) {
    String bare = withoutMarks(item.strip());
    if (Lines.hasWord(bare)) {
      items.add(bare);
      places.add(place);
    }
  }

  private static String withoutMarks(String item) {
    boolean marked =
        !item.isEmpty()
            && (":=.".indexOf(item.charAt(0)) >= 0
                || ".!".indexOf(item.charAt(item.length() - 1)) >= 0);
    return marked ? MARKS.matcher(item).replaceAll("").strip() : item;
  }

  /// Whether there is a sign or a word in a text that may part entries.
  private static boolean mayRank(String text) {
    return text.indexOf('>') >= 0
        || text.indexOf('/') >= 0
        || Lines.hasDigit(text)
        || text.contains("then")
        || text.contains("or")
        || text.contains("oder");
  }
}
