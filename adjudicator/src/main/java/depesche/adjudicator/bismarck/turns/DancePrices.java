package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.CardOperation.CardCondition;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.CardOperation.PricedAction;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.PriceChange;
import depesche.adjudicator.bismarck.table.RowCard;
import java.util.List;

/// What actions cost (rule 3), on a table as it lies.
public final class DancePrices {

  private static final List<Integer> ROW = List.of(1, 2, 3, 3, 3);
  private static final int DOTTED = 2;
  private static final int SOLID = 3;
  private static final int POLITICS = 2;

  private final OpenTable table;
  private final CardIndex cards;
  private final DanceRulings rulings;

  DancePrices(OpenTable table, CardIndex cards, DanceRulings rulings) {
    this.table = table;
    this.cards = cards;
    this.rulings = rulings;
  }

  /// {@return the prices on a table}
  public static DancePrices of(DanceTable table, CardIndex cards, DanceRulings rulings) {
    return new DancePrices(new OpenTable(table), cards, rulings);
  }

  /// {@return what the board says under a place, 1 to 5}
  static int printed(int place) {
    return ROW.get(place - 1);
  }

  /// {@return what it costs to cancel the card on a place: 1, 2, 3, 3, 3}
  public int cancel(int place) {
    return changed(printed(place), PricedAction.CANCEL);
  }

  /// {@return the same, from a pool: before the first turn the free discs pay what is printed}
  public int cancel(int place, DiscPool pool) {
    return pool == DiscPool.INFLUENCE ? printed(place) : cancel(place);
  }

  /// {@return the powers of a crisis, with those that come up with it}
  public List<EuropeanPower> involved(String crisis) {
    return DanceCrisis.powers(DanceCrisis.together(table, cards, cards.card(crisis)).stream());
  }

  /// {@return what a crisis would bring if it came up now}
  public DanceStandingFact.CrisisAhead ahead(String crisis) {
    List<EuropeanPower> involved = involved(crisis);
    return new DanceStandingFact.CrisisAhead(
        DanceCrisis.joined(DanceCrisis.together(table, cards, cards.card(crisis)), crisis),
        involved,
        DanceCrisis.steps(involved),
        DanceCrisis.price(involved));
  }

  /// {@return what it costs to move a flag one space to the right}
  ///
  /// Over a dotted line 2; over a solid one 2, 1 more for each power in the German sphere and 1
  /// less for each in the French, at least 3. The flag that moves is counted where it stands.
  public int move(EuropeanPower power) {
    DanceFlag flag = table.flag(power);
    boolean solid = flag.sphere() != flag.moved(1).sphere();
    int german = table.flagsIn(Sphere.GERMAN, rulings.inactiveCounts());
    int french = table.flagsIn(Sphere.FRENCH, rulings.inactiveCounts());
    int price = solid ? Math.max(SOLID, 2 + german - french) : DOTTED;
    return changed(price, PricedAction.DIPLOMACY);
  }

  /// {@return what it costs to regain a party: 2, and 1 for each open Issue in the row}
  public int regain() {
    int issues =
        (int)
            table.row().stream()
                .filter(RowCard::isOpen)
                .filter(place -> cards.card(place.card()).issue())
                .count();
    return changed(POLITICS + issues, PricedAction.POLITICS);
  }

  /// A price never falls below 1.
  private int changed(int price, PricedAction action) {
    int more = 0;
    for (PriceChange change : table.prices) {
      more += change.action() == action ? change.more() : 0;
    }
    for (RowCard place : table.row()) {
      if (place.isOpen()) {
        DanceCard card = cards.card(place.card());
        more += card.passive().isEmpty() ? 0 : passive(card.passive(), action);
      }
    }
    return more == 0 ? price : Math.max(1, price + more);
  }

  private int passive(List<CardOperation> operations, PricedAction action) {
    int more = 0;
    for (CardOperation operation : operations) {
      if (operation instanceof CardOperation.Cost(PricedAction priced, int by)) {
        more += priced == action ? by : 0;
      } else if (operation instanceof CardOperation.If(CardCondition when, var then, var other)) {
        more += passive(holds(when, table) ? then : other, action);
      }
    }
    return more;
  }

  /// {@return whether a condition of a card holds}
  static boolean holds(CardCondition condition, OpenTable table) {
    return switch (condition) {
      case CardCondition.Supports(var party) -> !table.lost.contains(party);
      case CardCondition.Active(EuropeanPower power) -> table.flag(power).active();
      case CardCondition.In(EuropeanPower power, Sphere sphere) ->
          table.flag(power).sphere() == sphere;
      case CardCondition.Not(CardCondition other) -> !holds(other, table);
    };
  }
}
