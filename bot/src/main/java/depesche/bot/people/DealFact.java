package depesche.bot.people;

import depesche.adjudicator.Fact;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import java.util.List;

/// What is said of how seats are dealt.
public sealed interface DealFact extends Fact {

  /// A seat that may still be another one.
  record SeatMayChange(String game, String seat) implements DealFact {}

  /// All seats are dealt when the game begins.
  ///
  /// @param wishes the list of its player; empty for none
  record SeatUnseen(String game, String wishes) implements DealFact {}

  /// The seats were dealt, by wishes or because nobody may know who plays.
  ///
  /// @param players the order drawn, by the seats at which they joined
  /// @param places the order drawn of the seats
  /// @param unseen whether the players had been mixed before, unseen
  record SeatsDealt(List<String> players, List<String> places, List<Dealt> dealt, boolean unseen)
      implements DealFact {
    public SeatsDealt {
      players = List.copyOf(players);
      places = List.copyOf(places);
      dealt = List.copyOf(dealt);
    }
  }

  /// What one player got.
  ///
  /// @param before the seat at which they joined
  /// @param wishes their list; empty for none
  /// @param rank which of their wishes it was, from 1
  record Dealt(String before, String wishes, String after, int rank) {}

  /// {@return what somebody is told whose seat may still change: their wishes as they were
  /// understood, or that they have none}
  static Fact told(StoredGame game, StoredSeat seat) {
    String wishes = Veil.wishes(seat);
    if (new Veil(game).covers()) {
      return new SeatUnseen(game.name(), wishes);
    }
    return wishes.isEmpty()
        ? new SeatMayChange(game.name(), seat.name())
        : new PeopleFact.WishesTaken(game.name(), wishes);
  }
}
