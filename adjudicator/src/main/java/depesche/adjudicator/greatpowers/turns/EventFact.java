package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.List;

/// Event Phase: one card is turned up and resolved.
public sealed interface EventFact extends Fact {

  record EventFlipped(int turn, CardFace event) implements EventFact {}

  record EventWon(Seat seat, String event, List<Token> traits, int level, int points)
      implements EventFact {}

  record EventTied(String event, List<Token> traits, int level, List<Seat> seats)
      implements EventFact {}
}
