package depesche.bot.game.rollback;

import depesche.adjudicator.Fact;
import java.time.Instant;
import java.util.List;

/// The answers to those who ask for a rollback or an edit, or agree to one.
public sealed interface RollbackFact extends Fact {

  record RolledBack(String game, String phase) implements RollbackFact {}

  /// The players are asked.
  record ConsentAsked(String game, String phase, Instant ends) implements RollbackFact {}

  /// A seat has agreed.
  ///
  /// @param needed how many must
  record AgreementTaken(String game, String phase, int agreed, int needed)
      implements RollbackFact {}

  /// A seat does not agree, or the master takes the question back: nothing is rolled back.
  record ConsentRefused(String game, String phase) implements RollbackFact {}

  record Edited(String game, String edit) implements RollbackFact {}

  /// Why it was not done.
  sealed interface Refused extends RollbackFact {

    record WordsUnclear(String text, String example) implements Refused {}

    record ReasonMissing(String example) implements Refused {}

    record NothingJudged(String game) implements Refused {}

    /// No turn of that phase counts.
    ///
    /// @param known the phases that can be judged again, the latest first
    record NoTurnOfPhase(String said, List<String> known) implements Refused {
      public NoTurnOfPhase {
        known = List.copyOf(known);
      }
    }

    /// The game goes back fewer turns.
    ///
    /// @param most turns back
    record TooFarBack(String phase, int most) implements Refused {}

    /// The table plays without rollbacks.
    record NeverHere(String game) implements Refused {}

    record GameIsOver(String game) implements Refused {}

    /// Judged again, it comes to the same.
    record SameResult(String phase) implements Refused {}

    /// The same dice would be asked another question.
    record DrawsDiffer(String phase) implements Refused {}

    /// Other cards would be shown than those that players know.
    record CardsDiffer(String phase) implements Refused {}

    /// The turn after it would not be the one for which the later letters were written.
    record WayDiffers(String phase, String instead) implements Refused {}

    record ReopenOff(String game) implements Refused {}

    /// Chance was seen in it, and new orders could use that.
    ///
    /// @param cards whether cards were shown, and not only draws made
    record ReopenSeen(String phase, boolean cards) implements Refused {}

    /// All players must agree, and there is none.
    record NobodyToAgree(String game) implements Refused {}

    record AskedAlready(String phase, Instant ends) implements Refused {}

    /// Nothing changes while the players are asked about a rollback.
    record QuestionOpen(String game, String phase) implements Refused {}

    /// Nobody asks for consent.
    record NothingAsked(String game) implements Refused {}

    /// The title does not take that edit.
    ///
    /// @param why in capitals
    /// @param word with which something is wrong
    /// @param instead what would do
    record EditRefused(String why, String word, List<String> instead) implements Refused {
      public EditRefused {
        instead = List.copyOf(instead);
      }
    }
  }
}
