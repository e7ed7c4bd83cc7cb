package depesche.adjudicator.kit;

import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.notation.SmallWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One command of a line: its first word, and what it speaks of.
///
/// @param verb empty if the first word is no verb of the title
/// @param text as written
/// @param items the entries of its list, parted by `>`; empty for a bare word
public record ParsedCommand<V>(Optional<V> verb, String text, List<String> items) {

  private static final Pattern RANKS =
      Pattern.compile(
          "(?<!\\s)(?:\\s*+(?:-?>|\\b(?:then|or|oder)\\b)\\s*+|\\s++/\\s++|\\s*+(?<!\\S)\\d{1,2}[.)]\\s++)");
  private static final Pattern OR =
      Pattern.compile("(?<![\\p{L}'’-])(?:or|oder|ou)(?![\\p{L}'’-])", Pattern.CASE_INSENSITIVE);
  private static final Pattern FOR = Pattern.compile("\\bfor\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern MARKS = Pattern.compile("^[:=.]+\\s*|[.!]+$");

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
    String before = spoken || line.speaker().isEmpty() ? "" : line.speaker() + " ";
    for (String order : line.orders()) {
      for (String part : parts.split(before + order)) {
        String text = SmallWords.withoutPoliteness(part.replace("\"", "").strip());
        if (text.isEmpty() || (line.orders().size() > 1 && ProseDetector.isCourtesy(text))) {
          continue;
        }
        if (texts.isEmpty() || verbs.of(first(text)).isPresent()) {
          texts.add(text);
        } else {
          texts.add(texts.removeLast() + " > " + text);
        }
      }
      before = "";
    }
    return texts.stream().map(text -> of(text, verbs)).toList();
  }

  private static String first(String text) {
    int end = 0;
    while (end < text.length() && Character.isLetterOrDigit(text.codePointAt(end))) {
      end += Character.charCount(text.codePointAt(end));
    }
    return text.substring(0, end);
  }

  private static <V> ParsedCommand<V> of(String text, Verbs<V> verbs) {
    String word = first(text);
    Optional<V> verb = verbs.of(word);
    List<String> items = new ArrayList<>();
    String rest = verb.isEmpty() ? text : text.substring(word.length());
    for (String item : mayRank(rest) ? RANKS.split(rest) : new String[] {rest}) {
      String bare = withoutMarks(item.strip());
      if (Lines.hasWord(bare)) {
        items.add(bare);
      }
    }
    return new ParsedCommand<>(verb, text, items);
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
