package depesche.adjudicator.bismarck.players;

import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.RowCard;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DancePrices;
import java.util.ArrayList;
import java.util.List;

/// What the next card of the row may bring, by the odds of its places.
final class Foresight {

  /// The odds of the places, in fifteenths.
  private static final List<Integer> ODDS = List.of(5, 4, 3, 2, 1);

  private static final double FIFTEEN = 15;

  /// An Action card in the hand is worth something.
  private static final double CARD = 1.2;

  private final DanceTable table;
  private final CardIndex cards;
  private final DancePrices prices;
  private final DanceOutlook now;
  private final List<List<EuropeanPower>> involved = new ArrayList<>();

  Foresight(DanceTable table, CardIndex cards, DanceRulings rulings) {
    this.table = table;
    this.cards = cards;
    this.prices = DancePrices.of(table, cards, rulings);
    this.now = DanceOutlook.of(table);
    for (RowCard there : table.row()) {
      boolean crisis = there.isOpen() && cards.card(there.card()).type() == CardKind.CRISIS;
      involved.add(crisis ? prices.involved(there.card()) : List.of());
    }
  }

  DanceTable table() {
    return table;
  }

  DancePrices prices() {
    return prices;
  }

  DanceCard card(String id) {
    return cards.card(id);
  }

  /// {@return the table as it is, to think on from}
  DanceOutlook now() {
    return now.copy();
  }

  /// {@return how good a table is, on the average of the cards that may come up next}
  double expected(DanceOutlook from) {
    double sum = 0;
    for (int place = 1; place <= DanceTable.ROW; place++) {
      sum += ODDS.get(place - 1) * after(place, from);
    }
    return sum / FIFTEEN;
  }

  /// {@return how much the card on a place would cost, by its odds}
  double threat(int place) {
    return danger(place) * ODDS.get(place - 1) / FIFTEEN;
  }

  /// {@return how much better the row is with two places swapped}
  double swapped(int first, int second) {
    double odds = (ODDS.get(first - 1) - ODDS.get(second - 1)) / FIFTEEN;
    return (danger(first) - danger(second)) * odds;
  }

  private double danger(int place) {
    return now.value() - after(place, now);
  }

  /// {@return the place with the greatest threat}
  int worst() {
    int worst = 1;
    for (int place = 2; place <= DanceTable.ROW; place++) {
      if (threat(place) > threat(worst)) {
        worst = place;
      }
    }
    return worst;
  }

  /// {@return the place whose card costs least}
  int mildest() {
    int mildest = 1;
    for (int place = 2; place <= DanceTable.ROW; place++) {
      if (danger(place) < danger(mildest)) {
        mildest = place;
      }
    }
    return mildest;
  }

  /// {@return how much is gained by choosing the card that comes up}
  double relief() {
    return now.value() - danger(mildest()) - expected(now);
  }

  private double after(int place, DanceOutlook from) {
    RowCard there = table.row().get(place - 1);
    if (!there.isOpen()) {
      return from.value();
    }
    DanceCard card = cards.card(there.card());
    return switch (card.type()) {
      case EVENT -> from.copy().happened(card).value();
      case ACTION -> from.copy().happened(card).value() + CARD;
      case DURATION -> from.value();
      case CRISIS ->
          involved.get(place - 1).stream()
              .filter(power -> power != EuropeanPower.FRANCE)
              .mapToDouble(side -> from.copy().sided(involved.get(place - 1), side).value())
              .max()
              .orElse(0);
    };
  }
}
