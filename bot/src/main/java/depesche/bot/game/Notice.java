package depesche.bot.game;

import depesche.adjudicator.Fact;

/// What happens to a game beside its rules: for everybody at the table.
public sealed interface Notice extends Fact {

  record SeatAbandoned(String seat, int missed) implements Notice {}

  record SeatMissed(String seat) implements Notice {}

  record SeatResigned(String seat) implements Notice {}

  record SeatTakenOver(String seat) implements Notice {}

  record SeatJoined(String seat, int seated, int needed) implements Notice {}

  record TableComplete(String game) implements Notice {}

  record DeadlineMoved(String phase) implements Notice {}

  record Rests() implements Notice {}

  record GoesOn(String phase) implements Notice {}

  /// A judged turn cannot be written down; the game is held until its master acts.
  record Held(String phase) implements Notice {}

  /// Nobody is left who answers: the game rests until its master acts.
  record NobodyLeft() implements Notice {}

  record Reminded(String phase) implements Notice {}
}
