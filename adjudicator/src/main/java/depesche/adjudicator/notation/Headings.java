package depesche.adjudicator.notation;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Goes down a letter and keeps the heading that takes back what is below it: `do not carry out:`,
/// `If Germany attacks:`, `Draft:`. It goes as far as the next heading or a blank line; where a
/// blank line follows the heading itself, as many as that part paragraphs and do not end it.
final class Headings {

  /// Words that take back what is below a heading. In an order they may say something else.
  private static final WordList TENTATIVE =
      WordList.of(
          """
          should would which suppose supposing assuming assume depending event hypothetical hypothetically
          draft drafts alternative alternatives alternatively option options backup fallback idea ideas
          suggestion possible example ignore void cancelled canceled invalid old previous wrong
          sollte sollten würde wuerde angenommen entwurf alternativ idee ideen vorschlag mögliche moegliche
          beispiel ungültig ungueltig storniert verworfen alt alte alten altes vorherige falsch
          ne pas si sauf sinon jamais brouillon sino nunca salvo borrador non bozza niet tenzij indien
          ikke hvis inte jeśli jeżeli pokud jos не если
          """);

  /// Question words, which only tell in a heading: `This is what I do:`.
  private static final WordList TELLING =
      WordList.of("what how why was warum wieso wie without ohne");

  private static final Pattern COLON = Pattern.compile("[:：][*_\\s\"')\\]]*$");
  private static final Pattern CLAUSE = Pattern.compile("[.,;!]+");

  /// Marks of bold and slanted text around a heading.
  private static final Pattern EDGE = Pattern.compile("^[*_\\s]+|[*_\\s]+$");

  /// A heading without a colon: a condition or a ban, alone on its line.
  private static final Pattern CONDITION =
      Pattern.compile(
          "(?:(?:but|and|only|aber|und|nur)\\s++)*+(?:if|unless|in"
              + " case|falls|sofern|wenn)\\s[^.,;!?]+(?:,|-+|\\.\\.+|…)?",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern BAN =
      Pattern.compile(
          "(?:(?:do not|don't|dont|never|not to be|bitte nicht|nicht)\\s+"
              + "(?:carry|carried|do|execute|executed|submit|count|use|ausführen|ausfuehren|werten)"
              + "|(?:diese?|folgendes?)\\s+nicht)(?!\\p{L})[^;?>]*",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /// `If you need more`, `If possible`: said to the reader.
  private static final Pattern CHAT =
      Pattern.compile(
          "(?<!\\p{L})(?:you|me|possible|du|sie|möglich)(?!\\p{L})",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /// The words that a condition or a ban begins with.
  private static final WordList BARE =
      WordList.of(
          """
          but and only aber und nur if unless in falls sofern wenn
          do don dont never not bitte nicht dies diese folgende folgendes
          """);

  /// A unit or an arrow: the line holds an order.
  private static final Pattern ORDER =
      Pattern.compile("(?<!\\p{L})[A-HJ-Za-z](?![\\p{L}'])|\\S-|->");

  private static final int LONGEST_BARE = 6;

  private String heading = "";
  private boolean below;
  private int gap;
  private int blanks;

  /// {@return the heading that takes back the next line; empty if none does}
  ///
  /// @param line without bullet and comment, with plain signs
  String above(String line) {
    if (line.isBlank()) {
      blanks++;
      return "";
    }
    if (!below) {
      below = true;
      gap = blanks;
    } else if (blanks > gap) {
      heading = "";
    }
    blanks = 0;
    boolean colon = line.indexOf(':') >= 0 || line.indexOf('：') >= 0;
    boolean heads = colon && COLON.matcher(line).find();
    if (heads || isBare(line)) {
      heading =
          !heads || takesBack(COLON.matcher(line).replaceFirst(""))
              ? EDGE.matcher(line).replaceAll("")
              : "";
      below = false;
      return "";
    }
    return heading;
  }

  private static boolean isBare(String line) {
    String said = SmallWords.withoutLead(line);
    return BARE.begins(said)
        && SmallWords.wordsOf(said).size() <= LONGEST_BARE
        && !ORDER.matcher(said).find()
        && (BAN.matcher(said).matches()
            || (CONDITION.matcher(said).matches() && !CHAT.matcher(said).find()));
  }

  private static boolean takesBack(String heading) {
    List<String> clauses = Stream.of(CLAUSE.split(heading)).filter(it -> !it.isBlank()).toList();
    if (clauses.isEmpty()) {
      return false;
    }
    // `I could not write earlier, here are my orders:` tells; `Unless he attacks, my orders:`
    // limits.
    return SmallWords.isLabel(clauses.getLast())
        ? clauses.stream().anyMatch(Headings::begins)
        : SmallWords.wordsOf(heading).stream().anyMatch(Headings::objects) || begins(heading);
  }

  private static boolean begins(String clause) {
    List<String> words = SmallWords.wordsOf(SmallWords.withoutLead(clause));
    return words.stream().limit(2).anyMatch(Headings::objects)
        || words.stream().limit(1).anyMatch(SmallWords::isObjectionFirst);
  }

  private static boolean objects(String word) {
    return TENTATIVE.has(word) || (SmallWords.isObjectionAnywhere(word) && !TELLING.has(word));
  }
}
