package depesche.bot.game;

import depesche.adjudicator.News;
import depesche.adjudicator.rules.Seated;
import depesche.bot.chance.RandomTokens;
import depesche.bot.chance.SeatAssignment;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.DealFact;
import depesche.bot.people.Veil;
import depesche.bot.people.WishList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Deals the seats of a table at whose players some have wishes, and of every anonymous one. Two
/// open draws of the first turn, `seats/players` and `seats/places`, decide between what is equally
/// good: they stand in the transcript with every wish and what came of it, and the report tells
/// them, so that anybody can compute the deal again. In an anonymous game nobody knows whose place
/// is which in these draws: the players were mixed before, unseen, since many know in which order
/// they joined.
record SeatDealing(Game game) {

  private static final String PURPOSE = "seats";

  /// Mixes the players of an anonymous game that has not begun, each of whom may have asked for one
  /// seat by its name. A series has dealt its seats itself.
  ///
  /// @param phrases whether what they added to chance goes with them: nobody has seen it yet
  void mix(boolean phrases) {
    if (!new Veil(game).covers() || isOfSeries()) {
      return;
    }
    Map<String, String> moves = new LinkedHashMap<>();
    List<StoredSeat> others = new ArrayList<>();
    for (StoredSeat seat : game.seats()) {
      if (seat.isHeld()) {
        Veil.claimed(seat)
            .filter(Seated.of(game.rules(), game.options()).seats()::contains)
            .ifPresentOrElse(name -> moves.put(seat.name(), name), () -> others.add(seat));
      }
    }
    List<String> places =
        game.seats().stream()
            .filter(StoredSeat::isHeld)
            .map(StoredSeat::name)
            .filter(name -> !moves.containsValue(name))
            .limit(others.size())
            .toList();
    others.sort(Comparator.comparing(seat -> unseen(seat, phrases)));
    for (int i = 0; i < places.size(); i++) {
      moves.put(others.get(i).name(), places.get(i));
    }
    List<String> claimed =
        game.seats().stream().flatMap(seat -> Veil.claimed(seat).stream()).toList();
    game.moveSeats(moves, phrases);
    game.seats().stream().filter(seat -> claimed.contains(seat.name())).forEach(StoredSeat::claim);
  }

  /// Mixed twice in one way they might be as they were.
  private String unseen(StoredSeat seat, boolean phrases) {
    return game.book().word(RandomTokens.TOKEN, "mixed" + phrases, game.name(), seat.name());
  }

  private boolean isOfSeries() {
    return game.book().series().place(game.id()).isPresent();
  }

  /// Deals the seats, if anybody has wishes or the game is anonymous. Somebody who asked for one
  /// seat by its name, and got it, keeps it.
  ///
  /// @return what the table is told of it
  List<News> deal(TurnChance chance) {
    List<StoredSeat> dealt = game.seats().stream().filter(seat -> !seat.isClaimed()).toList();
    List<String> names = dealt.stream().map(StoredSeat::name).toList();
    Map<String, WishList> wishes = new LinkedHashMap<>();
    // A wish may name a seat that nobody took, and that has gone.
    List<String> all = Seated.of(game.rules(), game.options()).seats();
    for (StoredSeat seat : dealt) {
      WishList.read(seat.wishes(), all).list().ifPresent(list -> wishes.put(seat.name(), list));
    }
    boolean veiled = new Veil(game).covers() && !isOfSeries() && names.size() > 1;
    if (wishes.isEmpty() && !veiled) {
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
    game.moveSeats(seats, false);
    List<DealFact.Dealt> told = new ArrayList<>();
    seats.forEach(
        (before, after) -> {
          WishList list = wishes.get(before);
          told.add(
              list == null
                  ? new DealFact.Dealt(before, "", after, 0)
                  : new DealFact.Dealt(before, list.text(), after, list.rank(after)));
        });
    return List.of(News.forAll(new DealFact.SeatsDealt(players, places, told, veiled)));
  }
}
