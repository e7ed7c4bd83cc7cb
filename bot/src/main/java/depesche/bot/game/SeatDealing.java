package depesche.bot.game;

import depesche.adjudicator.News;
import depesche.bot.chance.SeatAssignment;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.SeatMoves;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.WishList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Deals the seats of a table at whose players some have wishes. Two open draws of the first turn,
/// `seats/players` and `seats/places`, decide between what is equally good: they stand in the
/// transcript with every wish and what came of it, and the report tells them, so that anybody can
/// compute the deal again.
final class SeatDealing {

  private static final String PURPOSE = "seats";

  private SeatDealing() {}

  /// Deals the seats, if anybody has wishes. Whoever asked for one seat by its name, and got it,
  /// keeps it.
  ///
  /// @return what the table is told of it
  static List<News> deal(Game game, TurnChance chance) {
    List<StoredSeat> dealt = game.seats().stream().filter(seat -> !seat.isClaimed()).toList();
    List<String> names = dealt.stream().map(StoredSeat::name).toList();
    Map<String, WishList> wishes = new LinkedHashMap<>();
    // A wish may name a seat that nobody took, and that has gone.
    List<String> all = game.rules().seats(game.options());
    for (StoredSeat seat : dealt) {
      WishList.read(seat.wishes(), all).list().ifPresent(list -> wishes.put(seat.name(), list));
    }
    if (wishes.isEmpty()) {
      return List.of();
    }
    List<String> players = chance.open(PURPOSE, "players").shuffled(names);
    List<String> places = chance.open(PURPOSE, "places").shuffled(names);
    Map<String, List<List<String>>> groups = new LinkedHashMap<>();
    wishes.forEach((seat, list) -> groups.put(seat, list.groups()));
    SequencedMap<String, String> seats = SeatAssignment.of(players, places, groups);
    chance.dealt(
        seats.entrySet().stream()
            .map(
                one ->
                    new Transcript.Dealt(
                        one.getKey(), groups.getOrDefault(one.getKey(), List.of()), one.getValue()))
            .toList());
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
