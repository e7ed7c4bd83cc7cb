package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.PendingNegotiation;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.VerbForm;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.position.TextValue;
import depesche.adjudicator.table.turns.StandingAnswers;
import java.util.Optional;

/// Debates that were said in advance: `IF DEBATED ON Saxony PLAY 31`.
final class DebateAnswers {

  private final Negotiations negotiations;

  DebateAnswers(Negotiations negotiations) {
    this.negotiations = negotiations;
  }

  /// Answers for those who have said in advance what they do.
  void standing(LiveTable table) {
    Optional<PendingNegotiation> pending = CongressState.of(table).negotiation();
    if (pending.isEmpty()) {
      return;
    }
    Seat by = CongressSeats.seat(table, pending.get().by());
    ReactionWindow window =
        new ReactionWindow(
            by,
            new TextValue("DEBATE DEBATED NEGOTIATE " + pending.get().name()),
            Negotiations.asked(table));
    for (Seat seat : Negotiations.asked(table)) {
      Optional<String> answer = StandingAnswers.answer(table, seat, window);
      if (answer.isPresent()) {
        table.actor(seat.name());
        answer(table, seat, answer.get());
      }
    }
    table.actor("-");
  }

  private void answer(LiveTable table, Seat seat, String answer) {
    String[] words = answer.strip().split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    if (rest.isEmpty()) {
      table.stage().pass(seat);
      return;
    }
    // If the card is gone, or of no use here, the seat is asked.
    ActWords said = new ActWords(table, new VerbForm("DEBATE"), rest);
    boolean preempts = words[0].equalsIgnoreCase("PREEMPT");
    table.attempt(() -> negotiations.debate(table, seat, said, preempts));
  }
}
