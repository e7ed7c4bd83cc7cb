package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.kit.LetterSections;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.letter.LetterLine;
import java.util.SequencedMap;
import java.util.TreeMap;

/// What a letter may say once: of two lists of bids, or two commands for good about the same, the
/// last counts and says so.
final class SaidOnce {

  private final SequencedMap<String, LetterLine> said = new TreeMap<>();

  /// `BID 2 NAVIES` lays one card.
  static boolean isWhole(ParsedCommand<PlanVerb> command) {
    return command.place() == 0;
  }

  /// @param onFile whether what was said before is on file still
  void note(String subject, LetterSections.Piece<Stage.Moment> piece, boolean onFile) {
    LetterLine before = said.put(subject, piece.line());
    if (before != null && onFile && !before.text().strip().equals(piece.line().text().strip())) {
      piece.facts().doubt(new PlanDoubtFact.Replaces(before.text().strip(), before.number()));
    }
  }

  void note(
      ParsedCommand<PlanVerb> command,
      PlanVerb verb,
      LetterSections.Piece<Stage.Moment> piece,
      PlanOnFile onto) {
    if (verb == PlanVerb.BID && isWhole(command)) {
      note(piece.phase().turn() + " BID", piece, !onto.bids().isEmpty());
    }
  }
}
