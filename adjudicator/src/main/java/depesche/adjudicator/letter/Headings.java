package depesche.adjudicator.letter;

import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.WordList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Goes down a letter and keeps the heading that says how what is below it is meant: `do not carry
/// out:`, `If Germany attacks:`, `Draft:`, `Red wrote:`, `Correction:`. It goes as far as the next
/// heading or a blank line; where a blank line follows the heading itself, as many as that part
/// paragraphs and do not end it.
final class Headings {

  /// Words that take back what is below a heading. In an order they may say something else.
  private static final WordList TENTATIVE =
      WordList.of(
          """
          should would which suppose supposing assuming assume depending event hypothetical hypothetically
          draft drafts alternative alternatives alternatively option options idea ideas
          suggestion possible example ignore void cancelled canceled invalid old previous wrong
          sollte sollten würde wuerde angenommen entwurf alternativ idee ideen vorschlag mögliche moegliche
          beispiel ungültig ungueltig storniert verworfen alt alte alten altes vorherige falsch
          ne pas si sauf sinon jamais brouillon sino nunca salvo borrador non bozza niet tenzij indien
          ikke hvis inte jeśli jeżeli pokud jos не если
          """);

  /// Question words, which only tell in a heading: `This is what I do:`.
  private static final WordList TELLING =
      WordList.of("what how why was warum wieso wie without ohne");

  /// What somebody said, and what is only proposed.
  private static final WordList REPORTING =
      WordList.of(
          """
          wrote writes said says told tells suggest suggests suggested suggestions propose proposes proposed
          proposal proposals proposition asked asks wants wanted thinks claims claimed offered offers offer
          schrieb schreibt geschrieben sagte sagt meinte meint schlägt vorschläge fragte écrit dit demande
          """);

  /// What was meant for an earlier time.
  private static final WordList OLDER =
      WordList.of(
          """
          last prior former earlier yesterday yesterdays vorige vorigen letzte letzten letzter letztes gestern
          gestrige gestrigen frühere früheren dernier derniers dernière précédent précédents précédente
          """);

  /// Behind `last` they say nothing of a time.
  private static final WordList LATE = WordList.of("minute but not chance");

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

  static final Surrounding PLAIN = new Surrounding.Plain("");

  private Surrounding surrounding = PLAIN;
  private boolean below;
  private int gap;
  private int blanks;

  /// {@return how the heading above the next line says that it is meant; a heading itself is plain,
  /// or says how firmly the orders of the letter stand}
  ///
  /// @param line without bullet and comment, with plain signs
  Surrounding above(String line) {
    if (line.isBlank()) {
      blanks++;
      return PLAIN;
    }
    if (!below) {
      below = true;
      gap = blanks;
    } else if (blanks > gap) {
      surrounding = PLAIN;
    }
    blanks = 0;
    boolean heads = heads(line);
    boolean may = Corrections.mayBe(line);
    Optional<Surrounding> correction = may ? correction(line, heads) : Optional.empty();
    if (!heads && correction.isEmpty() && !isBare(line) && !(may && Corrections.drafts(line))) {
      return surrounding;
    }
    below = false;
    surrounding = PLAIN;
    Optional<Provisos> provisos = Provisos.of(line, true);
    if (provisos.isPresent()) {
      return new Surrounding.Unsettled(provisos.get().firmness(), provisos.get().words().strip());
    }
    String said = EDGE.matcher(line).replaceAll("");
    boolean back = !heads || takesBack(COLON.matcher(line).replaceFirst(""));
    surrounding =
        correction.orElseGet(
            () -> back ? new Surrounding.TakenBack(said) : new Surrounding.Plain(said));
    return PLAIN;
  }

  /// {@return whether a line ends as a heading does}
  static boolean heads(String line) {
    boolean colon = line.indexOf(':') >= 0 || line.indexOf('：') >= 0;
    return colon && COLON.matcher(line).find();
  }

  /// `Correction:` and `Corrected orders:` correct what stands above them by what stands below.
  private static Optional<Surrounding> correction(String line, boolean heads) {
    return Corrections.of(line)
        .filter(Corrections.Mark::marked)
        .filter(mark -> isEmpty(mark.rest()) || (heads && SmallWords.isLabel(mark.rest())))
        .map(mark -> new Surrounding.Correction(EDGE.matcher(line).replaceAll(""), false, false));
  }

  private static boolean isEmpty(String text) {
    return text.chars().noneMatch(Character::isLetterOrDigit);
  }

  /// `Old orders`, `Orders from last turn`: nothing but such words.
  private static boolean isOlder(String line) {
    if (line.indexOf('-') >= 0
        || !(PhraseList.holds(line, OLDER) || PhraseList.holds(line, TENTATIVE))) {
      return false;
    }
    List<String> words = SmallWords.wordsOf(line);
    return words.size() > 1
        && words.size() < LONGEST_BARE
        && words.stream().anyMatch(word -> OLDER.has(word) || TENTATIVE.has(word))
        && words.stream().anyMatch(word -> SmallWords.isLabel(word) && !SmallWords.isNoise(word))
        && words.stream()
            .allMatch(
                word ->
                    OLDER.has(word)
                        || TENTATIVE.has(word)
                        || SmallWords.isLabel(word)
                        || word.equals("from"))
        && !ORDER.matcher(line).find();
  }

  private static boolean isBare(String line) {
    if (isOlder(line)) {
      return true;
    }
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
        : SmallWords.wordsOf(heading).stream().anyMatch(Headings::objects)
            || begins(heading)
            || reports(SmallWords.wordsOf(heading));
  }

  private static boolean reports(List<String> words) {
    for (int at = 0; at < words.size(); at++) {
      boolean late =
          (at > 0 && words.get(at - 1).equals("at"))
              || (at + 1 < words.size() && LATE.has(words.get(at + 1)));
      if (REPORTING.has(words.get(at)) || (OLDER.has(words.get(at)) && !late)) {
        return true;
      }
    }
    return false;
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
