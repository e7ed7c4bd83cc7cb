package depesche.adjudicator.letter;

import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Finds the words by which a line corrects what stands above it, or takes it back: `Correction:`,
/// `no, rather`, `Ignore the above.`
final class Corrections {

  /// Said in front of a correction; with a sign behind they are one.
  private static final WordList STARTLED =
      WordList.of(
          """
          oops ups whoops wait hm hmm ah argh sorry pardon entschuldigung désolé desole uh er erm damn doh
          no nein non nope nay wrong falsch mist verdammt hoppla ach halt
          """);

  private static final WordList DENIALS = WordList.of("no nein non nope nay");

  private static final PhraseList MARKS =
      PhraseList.of(
          """
          or, or else, or maybe, oder, ou, ou bien, alternatively, alternativ
          correction, corrections, corrected, small correction, one correction, korrektur, kleine korrektur
          rectification, rectificatif, erratum, errata, edit, edited, amendment, amended, typo
          update, updated, change of plan, change of plans, changed, revision, revised
          i mean, i meant, i mean to say, meant, ich meine, ich meinte, gemeint ist, gemeint war
          je veux dire, je voulais dire, or rather, rather, or better, better, instead, actually
          make that, make it, make this, lets make that, lets make it, scratch that, strike that
          scrap that, forget that, ignore that, on second thought, on second thoughts
          i take that back, my mistake, my bad, i changed my mind, i have changed my mind, changed my mind, berichtigung, änderung, aenderung, geändert
          besser, lieber, doch lieber, doch besser, stattdessen, vielmehr, plutôt, plutot, ou plutôt, mieux
          that should be, it should be, should be, should read, that should read, should have been
          """);

  /// At the end of a line.
  private static final PhraseList BEHIND =
      PhraseList.of(
          "instead, after all, rather, correction, corrected, stattdessen, lieber, plutôt, plutot,"
              + " korrektur, i mean, i meant");

  /// In its midst: `A PAR - BUR instead of PIC`.
  private static final PhraseList WITHIN =
      PhraseList.of(
          "instead of, rather than, in place of, statt, anstatt, anstelle, au lieu de, plutôt que");

  private static final PhraseList IGNORING =
      PhraseList.of(
          """
          ignore, disregard, forget, scratch, strike, scrap, never mind, nevermind, discount
          vergiss, vergesst, vergessen sie, ignoriere, ignoriert, ignorieren, streiche, streicht
          oubliez, oublie, ignorez, ignore, annulez, ne tenez pas compte
          """);

  private static final Pattern BRACKET = Pattern.compile("[(\\[{]");

  /// What is taken back; alone or with others of these.
  private static final WordList THINGS =
      WordList.of(
          """
          above that it this these those them everything all all mail mails message messages email line lines
          order orders move moves bid bids previous last earlier first letter post obige obigen obiges
          das dies diese alles vorige vorigen letzte letzten zeile zeilen befehl befehle oben dessus
          précédent précédents ça cela tout ligne lignes ordres one ones
          """);

  private static final PhraseList ABOVE =
      PhraseList.of("the above, above, obiges, das obige, die obigen, ce qui précède");

  /// The same, with what is taken back.
  private static final PhraseList RETRACTING =
      PhraseList.of(
          """
          cancel that, cancel this, cancel it, cancel the above, cancel above, delete that, delete the above
          withdraw that, dont do that, do not do that, dont do this, do not do this
          """);

  /// What a line calls the letter that it stands in.
  private static final PhraseList LETTER =
      PhraseList.of(
          "this is, these are, the above is, the above are, above is, dies ist, das ist, ceci est");

  private static final WordList DRAFTS =
      WordList.of(
          "draft drafts entwurf brouillon proposal proposals vorschlag hypothetical example");

  private static final WordList WRONG =
      WordList.of(
          "wrong void invalid outdated obsolete cancelled canceled falsch ungültig faux nulle");

  /// Of two between which they stand nobody can know which is meant.
  private static final WordList CHOICES = WordList.of("or oder ou alternatively alternativ");

  /// `Not Burgundy, Picardy.`, `Picardy, not Burgundy.`, `Do not move Paris.`
  private static final WordList NOT = WordList.of("not nicht pas don't don’t dont never");

  private static final WordList MEANT =
      WordList.of("mean meant meine meinte gemeint dire should read");

  private static final WordList BUT = WordList.of("but sondern mais rather");

  private static final int LONGEST_NOT = 9;

  private static final int LONGEST = 12;

  private static final WordList FIRSTS =
      PhraseList.firsts(
          List.of(MARKS, BEHIND, WITHIN, IGNORING, ABOVE, RETRACTING, LETTER),
          "oops ups whoops wait hm hmm ah argh sorry pardon entschuldigung désolé desole uh er erm"
              + " damn doh no nein non nope nay wrong falsch mist verdammt hoppla ach halt not"
              + " nicht pas don dont never");

  private Corrections() {}

  /// {@return whether a line may have any of these words} Most have none.
  static boolean mayBe(String line) {
    return PhraseList.holds(line, FIRSTS);
  }

  /// What is left of a line without the words that make it a correction.
  ///
  /// @param marked whether it says so in words that say nothing else
  /// @param denies whether it says no and nothing more
  record Mark(String words, String rest, boolean marked, boolean denies) {

    /// {@return whether something is left that may be meant instead}
    boolean corrects() {
      return rest.chars().anyMatch(Character::isLetterOrDigit)
          && !words.isEmpty()
          && !CHOICES.begins(words)
          && !SmallWords.isNoise(rest);
    }
  }

  /// {@return whether the words of a correction say that another thing was meant}
  static boolean means(String words) {
    return PhraseList.holds(words, MEANT);
  }

  /// {@return whether a word says no to a thing}
  static boolean negates(String words) {
    return NOT.has(words);
  }

  /// {@return what of a line corrects another, if it does}
  static Optional<Mark> of(String line) {
    boolean begins = STARTLED.begins(line) || MARKS.mayBeIn(line);
    if (!begins && !BEHIND.mayBeIn(line) && !WITHIN.mayBeIn(line)) {
      return denied(line);
    }
    List<int[]> spots = spots(line);
    List<String> words = new ArrayList<>();
    spots.forEach(
        spot ->
            words.add(
                line.substring(spot[0], spot[1]).toLowerCase(Locale.ROOT).replaceAll("['’]", "")));
    int at = 0;
    while (at < words.size() && (STARTLED.has(words.get(at)) || isPolite(words.get(at)))) {
      at++;
    }
    int startled = at;
    while (startled > 0 && !STARTLED.has(words.get(startled - 1))) {
      startled--;
    }
    int marked = at < words.size() ? MARKS.at(words, at) : 0;
    int begin = at + marked;
    boolean parted =
        startled > 0
            && startled < words.size()
            && isParted(line, spots.get(startled - 1)[1], spots.get(startled)[0]);
    if (marked > 0 || (startled > 0 && (parted || at == words.size()))) {
      boolean denies =
          (marked == 0 && words.stream().limit(at).anyMatch(DENIALS::has))
              || (marked == 1 && CHOICES.has(words.get(at)));
      int rest = begin < spots.size() ? spots.get(begin)[0] : line.length();
      return Optional.of(
          new Mark(
              line.substring(0, rest).replaceFirst("[\\s,:;.!-]++$", ""),
              open(line, rest),
              marked > 0,
              denies));
    }
    for (int size = 1; size <= 2 && words.size() > size; size++) {
      int from = words.size() - size;
      if (BEHIND.at(words, from) == size) {
        int cut = spots.get(from)[0];
        return Optional.of(
            new Mark(
                line.substring(cut).strip(),
                line.substring(0, cut).replaceFirst("[\\s,(\\[-]++$", ""),
                true,
                false));
      }
    }
    int within = words.isEmpty() ? -1 : WITHIN.in(words);
    return within > 0 ? Optional.of(new Mark(words.get(within), line, true, false)) : denied(line);
  }

  /// `Not Burgundy, Picardy.`: two things, one of them with a no in front of it.
  private static Optional<Mark> denied(String line) {
    if (!PhraseList.holds(line, FIRSTS) || "([{".indexOf(line.charAt(0)) >= 0) {
      return Optional.empty();
    }
    List<int[]> spots = spots(line);
    for (int at = 0; at < spots.size() - 1 && spots.size() <= LONGEST_NOT; at++) {
      String word = word(line, spots.get(at));
      // PAS is Passau.
      boolean no = !word.equals("pas") || (at == 0 && !line.startsWith("PAS"));
      if (no && NOT.has(word)) {
        // `Not much news.` speaks of one thing.
        boolean two =
            at > 0
                || !word.equals("not")
                || IntStream.range(2, spots.size()).anyMatch(next -> begins(line, spots, next));
        boolean remark = line.lastIndexOf('(', spots.get(at)[0]) >= 0;
        return Optional.of(new Mark(word, line, false, true)).filter(_ -> two && !remark);
      }
    }
    return Optional.empty();
  }

  /// Whether something else begins at a word.
  private static boolean begins(String line, List<int[]> spots, int at) {
    return isParted(line, spots.get(at - 1)[1], spots.get(at)[0])
        || (at < spots.size() - 1 && BUT.has(word(line, spots.get(at))));
  }

  private static String word(String line, int[] spot) {
    return line.substring(spot[0], spot[1]).toLowerCase(Locale.ROOT);
  }

  /// An opening sign before the first word of what is left belongs to it.
  private static String open(String line, int rest) {
    int begin = rest;
    while (begin > 0 && "([{*_\"".indexOf(line.charAt(begin - 1)) >= 0) {
      begin--;
    }
    return line.substring(begin);
  }

  private static boolean isPolite(String word) {
    return List.of("please", "bitte", "and", "but", "und", "aber", "so", "ok", "also")
        .contains(word);
  }

  private static boolean isParted(String line, int end, int begin) {
    return IntStream.range(end, begin).anyMatch(at -> ",:;.!-–—".indexOf(line.charAt(at)) >= 0);
  }

  private static List<int[]> spots(String line) {
    List<int[]> spots = new ArrayList<>();
    int at = 0;
    while (at < line.length()) {
      int end = at;
      while (end < line.length()
          && (Character.isLetterOrDigit(line.charAt(end))
              || (end > at && "'’".indexOf(line.charAt(end)) >= 0))) {
        end++;
      }
      if (end > at) {
        spots.add(new int[] {at, end});
      }
      at = end + 1;
    }
    return spots;
  }

  /// {@return the words by which a line corrects itself: `F BRE - MAO, rather GAS`, `F BRE - MAO (I
  /// mean GAS)`}
  ///
  /// @param orders that it holds
  static Optional<String> within(List<String> orders) {
    for (int i = 0; i < orders.size(); i++) {
      String order = orders.get(i);
      int open = order.indexOf('(');
      String said = i > 0 ? order : open > 0 ? order.substring(open + 1) : "";
      Optional<Mark> mark =
          said.isEmpty() ? Optional.empty() : of(said).filter(Mark::marked).filter(Mark::corrects);
      if (mark.isPresent()) {
        return Optional.of(mark.get().words());
      }
    }
    return Optional.empty();
  }

  /// {@return whether a line calls its letter a draft, so that nothing of it is to be done}
  static boolean drafts(String line) {
    if (!LETTER.mayBeIn(line)) {
      return false;
    }
    List<String> words = SmallWords.wordsOf(line);
    return !words.isEmpty()
        && words.size() <= LONGEST
        && LETTER.at(words, 0) > 0
        && words.stream().anyMatch(DRAFTS::has);
  }

  /// {@return whether a line takes back what stands above it, or what was sent before}
  static boolean retracts(String line) {
    if (!IGNORING.mayBeIn(line) && !ABOVE.mayBeIn(line) && !RETRACTING.mayBeIn(line)) {
      return false;
    }
    List<String> words = SmallWords.wordsOf(SmallWords.withoutLead(line));
    int at = 0;
    while (at < words.size() && (STARTLED.has(words.get(at)) || isPolite(words.get(at)))) {
      at++;
    }
    if (at == words.size() || words.size() > LONGEST) {
      return false;
    }
    int size = IGNORING.at(words, at);
    if (RETRACTING.at(words, at) > 0) {
      return true;
    }
    if (size > 0) {
      // `Scrap F NTH (was: the other one)`: what is to go stands before the bracket.
      List<String> open = SmallWords.wordsOf(SmallWords.withoutLead(BRACKET.split(line, 2)[0]));
      List<String> said = open.size() > at + size ? open : words;
      return said.stream().skip(at + size).anyMatch(THINGS::has);
    }
    return ABOVE.at(words, at) > 0 && words.stream().anyMatch(WRONG::has);
  }
}
