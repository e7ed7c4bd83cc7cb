package depesche.adjudicator.letter;

import depesche.adjudicator.Firmness;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.WordList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the words by which orders count at the deadline and lets no turn be judged early:
/// `Provisional orders, I will update them tomorrow:`, `in case I miss the deadline:`, `for now`.
///
/// @param words that say so
/// @param rest of the line; all of it where those words stand in its midst
record Provisos(Firmness firmness, String words, String rest) {

  /// They say it wherever they stand.
  private static final PhraseList PROVISIONAL =
      PhraseList.of(
          """
          provisional, provisionally, preliminary, tentative, tentatively, interim, placeholder, placeholders
          subject to change, not final, not yet final, not my final, not the final, not definitive
          may change, might change, may still change, might still change, could still change
          will probably change, can still change, am still thinking, still negotiating
          will update them, will update these, will update this, will update it, will update my orders
          ill update them, ill update these, will change them, will change these, will revise them
          will revise these, may update, might update, may revise, might revise
          may change them, might change them, final orders to follow, final orders will follow
          real orders to follow, until i send, until i write
          vorläufig, vorläufige, vorläufigen, vorläufiger, vorlaeufig, vorlaeufige, vorlaeufigen
          provisorisch, provisorische, provisorischen, unter vorbehalt, noch nicht endgültig
          noch nicht endgueltig, noch nicht final, nicht endgültig, bis auf weiteres
          provisoire, provisoires, provisoirement, à titre provisoire, sous réserve
          provvisorio, provvisori, voorlopig, voorlopige
          """);

  /// They say it of orders; of a person they say something else.
  private static final PhraseList MEANWHILE =
      PhraseList.of(
          """
          for now, for the moment, for the time being, for the present, temporarily
          vorerst, erstmal, erst mal, fürs erste, fuers erste, einstweilen
          pour le moment, pour linstant, en attendant
          """);

  private static final PhraseList FAREWELL =
      PhraseList.of(
          """
          thats all, that is all, that will be all, thatll be all, all for now, bye, goodbye, so long
          das wars, das war es, das ist alles, cest tout
          """);

  private static final PhraseList BACKUP =
      PhraseList.of(
          """
          backup, backups, back up orders, back up, fallback, fall back orders, standby, just in case
          safety orders, default orders, contingency, sicherheitshalber, vorsichtshalber, notfalls
          ersatzbefehle, ordres de secours, de secours, par précaution
          """);

  /// What does not happen, behind a condition.
  private static final PhraseList SILENCE =
      PhraseList.of(
          """
          out of time, nothing else comes, nothing comes, nothing newer comes, hear nothing, nothing newer
          no newer orders, no other orders, no new orders, log in, log on, no time, keine zeit
          """);

  /// About their writer, and not about orders.
  private static final WordList PERSONS = WordList.of("i im we you its he she ich wir je nous its");

  private static final WordList CONDITIONS =
      WordList.of("if unless case should falls wenn sollte sofern si cas");

  /// Words of orders.
  private static final WordList ORDERS =
      WordList.of(
          """
          order orders move moves bid bids pick picks ballot ballots these this them they it that here my
          befehl befehle züge zuege gebote diese das ordre ordres coups ces mes
          """);

  private static final WordList WRITERS =
      WordList.of("i im ill ive me my we us ich mich mir wir je me jai nothing otherwise");

  /// What keeps somebody from writing.
  private static final WordList MISSING =
      WordList.of(
          """
          miss forget deadline late offline unreachable verpasse verpassen vergesse vergessen frist
          oublie rate manque verhindert
          """);

  private static final WordList WRITING =
      WordList.of(
          """
          write send mail email respond reply submit get update manage online make melde schreibe
          sende schicke schaffe écris envoie réponds again more anything
          """);

  private static final WordList NOT =
      WordList.of(
          """
          not dont cant cannot wont no nothing unable unless fail without nicht nichts kein keine mehr ne
          pas plus
          """);

  /// Words that take orders back all the same: `Provisional, do not carry out:`.
  private static final WordList BARRED =
      WordList.of(
          """
          if unless when not never dont ignore void wenn falls nicht nie si ne pas other others
          """);

  private static final WordList FIRSTS =
      PhraseList.firsts(
          List.of(PROVISIONAL, MEANWHILE, BACKUP),
          "if unless case should falls wenn sollte sofern si cas");

  private static final Pattern EDGES = Pattern.compile("^[\\s,.:;!*_-]+|[\\s,;:*_-]+$");

  private static final int LONGEST_LEAD = 60;

  /// {@return what the words of a line say of how firmly its orders stand, if they say so}
  ///
  /// @param heads whether it is a heading
  static Optional<Provisos> of(String line, boolean heads) {
    if (!mayBe(line)) {
      return Optional.empty();
    }
    List<String> words = SmallWords.wordsOf(line);
    if (isBackup(words, heads)) {
      boolean inCase = words.stream().anyMatch(CONDITIONS::has);
      return inCase || heads || leads(line)
          ? Optional.of(led(Firmness.BACKUP, line, ""))
          : Optional.empty();
    }
    int strong = PROVISIONAL.in(words);
    int weak = FAREWELL.in(words) >= 0 ? -1 : MEANWHILE.in(words);
    int at = strong >= 0 ? strong : weak;
    if (at < 0) {
      return Optional.empty();
    }
    int size = strong >= 0 ? PROVISIONAL.at(words, at) : MEANWHILE.at(words, at);
    if (heads
        && (words.subList(0, at).stream().anyMatch(BARRED::has) || barred(words, at + size))) {
      return Optional.empty();
    }
    boolean ends = at + size == words.size();
    boolean begins = at == 0;
    boolean tells =
        strong >= 0
            || heads
            || begins
            || (ends && !PERSONS.has(words.getFirst()))
            || words.stream().anyMatch(ORDERS::has);
    return tells
        ? Optional.of(
            ends && !begins && !heads
                ? new Provisos(Firmness.PROVISIONAL, line, withoutLast(line, size))
                : led(Firmness.PROVISIONAL, line, begins ? withoutFirst(line, size) : ""))
        : Optional.empty();
  }

  /// `As a fallback: A PAR - BUR`
  private static boolean leads(String line) {
    int colon = line.indexOf(':');
    return BACKUP.in(SmallWords.wordsOf(colon < 0 ? line : line.substring(0, colon))) == 0
        || (colon > 0
            && colon <= LONGEST_LEAD
            && BACKUP.in(SmallWords.wordsOf(line.substring(0, colon))) > 0);
  }

  private static boolean barred(List<String> words, int from) {
    return words.stream().skip(from).anyMatch(BARRED::has)
        && PROVISIONAL.in(words.subList(from, words.size())) < 0;
  }

  /// {@return whether a line may have any of these words} Most have none.
  static boolean mayBe(String line) {
    return PhraseList.holds(line, FIRSTS);
  }

  /// {@return whether a line speaks of the case that its writer sends nothing more}
  private static boolean isBackup(List<String> words, boolean heads) {
    boolean noun = BACKUP.in(words) >= 0;
    int condition = 0;
    while (condition < words.size() && !CONDITIONS.has(words.get(condition))) {
      condition++;
    }
    if (condition == words.size()) {
      return noun;
    }
    List<String> said = words.subList(condition, words.size());
    boolean writer = said.stream().anyMatch(WRITERS::has);
    boolean missing = said.stream().anyMatch(MISSING::has);
    boolean silent = said.stream().anyMatch(NOT::has) && said.stream().anyMatch(WRITING::has);
    int hear = said.indexOf("hear");
    boolean unheard =
        hear > 0 && said.get(hear - 1).matches("not|dont|you") && !said.get(hear - 1).equals("i");
    boolean heardOf = unheard && said.stream().limit(hear).noneMatch("i"::equals);
    boolean justInCase = heads && noun && said.size() == 1;
    return justInCase || (writer && (missing || silent)) || heardOf || SILENCE.in(said) >= 0;
  }

  /// Words before a colon say it of what stands behind it.
  private static Provisos led(Firmness firmness, String line, String otherwise) {
    int colon = line.indexOf(':');
    boolean leads = colon > 0 && colon <= LONGEST_LEAD;
    return new Provisos(
        firmness, line, leads ? line.substring(colon + 1) : otherwise.isEmpty() ? line : otherwise);
  }

  private static String withoutLast(String line, int words) {
    char last = line.strip().charAt(line.strip().length() - 1);
    if (last == ')' || last == ']' || last == '}') {
      return line;
    }
    int end = line.length();
    for (int i = 0; i < words; i++) {
      while (end > 0 && !isWord(line.charAt(end - 1))) {
        end--;
      }
      while (end > 0 && isWord(line.charAt(end - 1))) {
        end--;
      }
    }
    return bare(line.substring(0, end));
  }

  private static String withoutFirst(String line, int words) {
    int begin = 0;
    for (int i = 0; i < words; i++) {
      while (begin < line.length() && !isWord(line.charAt(begin))) {
        begin++;
      }
      while (begin < line.length() && isWord(line.charAt(begin))) {
        begin++;
      }
    }
    return bare(line.substring(begin));
  }

  private static boolean isWord(char sign) {
    return Character.isLetterOrDigit(sign) || sign == '\'' || sign == '’';
  }

  private static String bare(String text) {
    Matcher edges = EDGES.matcher(text);
    return edges.replaceAll("");
  }
}
