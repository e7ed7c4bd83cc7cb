package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.cards.Deck;
import depesche.adjudicator.greatpowers.letters.GreatPowersWords;
import depesche.adjudicator.greatpowers.table.ActionDeck;
import depesche.adjudicator.greatpowers.table.CardDecks;
import depesche.adjudicator.greatpowers.table.EventDeck;
import depesche.adjudicator.greatpowers.table.GreatPowersOptions;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Levels;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.SharedTable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Set-up: five tokens of each kind for everybody, shuffled decks, and the baton for one at random.
record GreatPowersSetup(Table table, Chance chance) {

  /// {@return the world before the first deal}
  SharedTable world() {
    check(table.seats());
    GreatPowersRulings greatPowersRulings = GreatPowersRulings.of(table.options());
    int leader = chance.open("leader", "first").below(table.seats().size());
    CardDecks decks =
        new CardDecks(
            Deck.shuffled("event", EventDeck.CARDS, chance),
            Deck.shuffled("action", ActionDeck.CARDS, chance));
    List<Power> powers =
        table.seats().stream().map(seat -> new Power(seat, Levels.START, 0, 0, List.of())).toList();
    return new SharedTable(greatPowersRulings, Round.first(leader), powers, decks);
  }

  private static void check(List<Seat> seats) {
    if (seats.size() < GreatPowersOptions.FEWEST || seats.size() > GreatPowersOptions.MOST) {
      throw new IllegalArgumentException(
          "Great Powers is for three to eight seats, not " + seats.size());
    }
    Set<String> names = new LinkedHashSet<>();
    for (Seat seat : seats) {
      boolean plain = seat.name().matches("\\S+") && !GreatPowersWords.isTaken(seat.name());
      if (!plain || !names.add(GreatPowersWords.plain(seat.name()))) {
        throw new IllegalArgumentException(
            "the seat " + seat.name() + " needs another name: one word, unlike the others");
      }
    }
  }
}
