package depesche.bot.game;

import depesche.adjudicator.Chance;
import depesche.adjudicator.News;
import depesche.bot.ledger.SeatMoves;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.SeatAssignment;
import depesche.bot.people.WishList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Deals the seats of a table at whose players some have wishes. Two open draws of the first turn,
/// `seats/players` and `seats/places`, decide between what is equally good: they stand in the
/// transcript, and the report tells every wish, so that anybody can compute the deal again.
final class SeatDealing {

  private static final String PURPOSE = "seats";

  private SeatDealing() {}

  /// Deals the seats, if anybody has wishes. Whoever asked for one seat by its name, and got it,
  /// keeps it.
  ///
  /// @return what the table is told of it
  static List<News> deal(Game game, Chance chance) {
    List<StoredSeat> dealt = game.seats().stream().filter(seat -> !seat.isClaimed()).toList();
    List<String> names = dealt.stream().map(StoredSeat::name).toList();
    Map<String, WishList> wishes = new LinkedHashMap<>();
    // A wish may name a seat that nobody took, and that has gone.
    List<String> all = Games.seats(game.title());
    for (StoredSeat seat : dealt) {
      WishList.read(seat.wishes(), all).list().ifPresent(list -> wishes.put(seat.name(), list));
    }
    if (wishes.isEmpty()) {
      return List.of();
    }
    List<String> players = chance.open(PURPOSE, "players").shuffled(names);
    List<String> places = chance.open(PURPOSE, "places").shuffled(names);
    SequencedMap<String, String> seats = SeatAssignment.of(players, places, wishes);
    SeatMoves.make(game, seats);
    List<PeopleFact.Dealt> told = new ArrayList<>();
    seats.forEach(
        (before, after) -> {
          WishList list = wishes.get(before);
          told.add(
              list == null
                  ? new PeopleFact.Dealt(before, "", after, 0)
                  : new PeopleFact.Dealt(before, list.text(), after, list.rank(after)));
        });
    return List.of(News.forAll(new PeopleFact.SeatsDealt(players, places, told)));
  }
}
