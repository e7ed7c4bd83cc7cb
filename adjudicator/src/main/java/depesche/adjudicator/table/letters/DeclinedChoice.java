package depesche.adjudicator.table.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.Remarks;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.WordList;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.turns.TableJudge;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A line that declines a sealed choice in everyday words: `none`, `no wager`, `PASS`.
///
/// @param due the names of the choices that are asked for now and may be declined
record DeclinedChoice(List<String> due) {

  /// What such a line begins with.
  private static final WordList BEGINNINGS =
      WordList.of("no none nothing pass decline declined skip i we kein keine keinen nichts passe");

  private static final Pattern DECLINES =
      Pattern.compile(
          "(?:(?:i|we|ich|wir)\\s+)?(?:(?:make|place|choose|want|take|play|lay)\\s+)?"
              + "(?:(?:pass|passe|(?:decline|skip)(?=\\s))(?:\\s+(?:on|the|this|my|it))*|none|nothing|nichts|no|keine?n?)"
              + "(?:\\s+(.+?))?[\\s.!]*",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  DeclinedChoice {
    due = List.copyOf(due);
  }

  static DeclinedChoice of(LiveTable table, Seat seat, TableBook book) {
    boolean sealed =
        table.answers().window().isEmpty()
            && table.stage().phase().mode() == PhaseLayout.Mode.SEALED;
    return new DeclinedChoice(
        sealed
            ? TableJudge.due(table, seat).stream().filter(name -> may(book.choice(name))).toList()
            : List.of());
  }

  private static boolean may(ChoiceLayout choice) {
    return choice.kind() == ChoiceLayout.Kind.CARD && choice.scopes().isEmpty();
  }

  /// {@return the line as a command, if it declines the one choice that is asked for, or the one
  /// that it names; any other line as it is}
  String plain(String line) {
    if (due.isEmpty()) {
      return line;
    }
    String bare = Lines.withoutBullet(LetterLine.withoutEmphasis(Lines.withoutComment(line)));
    String said = SmallWords.withoutPoliteness(Remarks.withoutLast(bare));
    if (!BEGINNINGS.begins(said)) {
      return line;
    }
    Matcher declines = DECLINES.matcher(said);
    if (!declines.matches()) {
      return line;
    }
    String words = declines.group(1) == null ? "" : declines.group(1).toUpperCase(Locale.ROOT);
    return due.stream()
        .filter(
            name ->
                words.equals(name.toUpperCase(Locale.ROOT))
                    || (due.size() == 1
                        && (words.isEmpty() || words.matches("CARDS?|KARTEN?|BET"))))
        .findFirst()
        .map(name -> name + " none")
        .orElse(line);
  }
}
