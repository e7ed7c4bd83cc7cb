package depesche.bot.desk.people;

import depesche.adjudicator.Fact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.Request;
import depesche.bot.desk.SeatLookup;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.DealFact;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.Veil;
import depesche.bot.people.WishList;
import java.util.List;
import java.util.Optional;

/// Which seat somebody asks for: one by its name, or any of a list of wishes.
///
/// @param text as it was written
/// @param seat the one it names
/// @param list the wishes, if it is a list
public record SeatWish(String text, Optional<StoredSeat> seat, WishList.Read list) {

  private static final String MARKS = "[\"'“”„.,;!]";

  static SeatWish read(Game game, String text) {
    List<String> names = game.seats().stream().map(StoredSeat::name).toList();
    String plain = text.replaceAll(MARKS, "").strip();
    return new SeatWish(plain, new SeatLookup(game).named(plain), WishList.read(plain, names));
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  /// {@return why it cannot be had, if so}
  Optional<Fact> obstacle(Game game, List<String> free) {
    if (seat.filter(SeatLookup::isClosed).isPresent()) {
      return Optional.of(new PeopleFact.Refusal.SeatClosed(game.name(), seat.get().name()));
    }
    if (free.isEmpty()) {
      return Optional.of(new Refusal.TableFull(game.name()));
    }
    if (!isEmpty() && seat.isEmpty() && (game.hasBegun() || list.list().isEmpty())) {
      return Optional.of(unclear(free));
    }
    if (game.hasBegun() && game.isSealed()) {
      String name = seat.map(StoredSeat::name).orElse(free.getFirst());
      return Optional.of(new PeopleFact.Refusal.SeatInJudgment(game.name(), name, game.phase()));
    }
    return seat.filter(row -> !free.contains(row.name()))
        .map(row -> new Refusal.SeatTaken(row.name(), free));
  }

  private Fact unclear(List<String> free) {
    return list.list().isEmpty() && list.candidates().size() > 1
        ? new PeopleFact.Refusal.WishesUnclear(list.word(), list.candidates())
        : new Refusal.UnknownSeat(
            list.list().isPresent() || list.word().isEmpty() ? text : list.word(), free);
  }

  /// {@return what somebody is told whose seat may still change}
  static List<Fact> told(Game game, StoredSeat seat) {
    boolean settled = seat.isClaimed() && !new Veil(game).covers();
    return game.hasBegun() || settled || game.title().isForOne()
        ? List.of()
        : List.of(DealFact.told(game, seat));
  }

  /// {@return the seat that is taken now; where nobody may be told which are taken, the next to
  /// come gets the next one}
  StoredSeat taken(Request request, Game game) {
    return seat.filter(_ -> !new Veil(game).covers())
        .or(() -> new SeatLookup(game).kept(request))
        .or(() -> new SeatLookup(game).named(new SeatLookup(game).free(request).getFirst()))
        .orElseThrow();
  }

  /// Keeps it with the seat at which somebody has joined.
  void keep(Game game, StoredSeat joined) {
    if (game.hasBegun()) {
      return;
    }
    if (seat.isPresent() && new Veil(game).covers()) {
      new Veil(game).claim(joined, seat.get().name());
    } else if (seat.isPresent()) {
      joined.claim();
    } else {
      joined.wish(list.list().map(WishList::text).orElse(""));
    }
  }
}
