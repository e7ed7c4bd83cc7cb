package depesche.bot.desk;

import depesche.adjudicator.Fact;
import java.util.List;

/// Why a game cannot begin with those who have joined.
public sealed interface StartFact extends Fact {

  /// Too few have joined.
  record TableNotFull(String game, int seated, int needed) implements StartFact {}

  /// More have joined than its options leave seats to.
  record TableTooFull(String game, int seated, int needed) implements StartFact {}

  /// A player has a seat that the options of the game leave to nobody.
  record SeatNotPlayed(String game, String seat, List<String> played) implements StartFact {

    public SeatNotPlayed {
      played = List.copyOf(played);
    }
  }
}
