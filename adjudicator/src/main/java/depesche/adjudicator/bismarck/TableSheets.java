package depesche.adjudicator.bismarck;

import depesche.adjudicator.Audience;
import depesche.adjudicator.News;
import depesche.adjudicator.Step;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.RowCard;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DancePrices;
import depesche.adjudicator.bismarck.turns.DanceStandingFact;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The table at the end of a step, as reports print it.
public final class TableSheets {

  /// How likely the smaller of two different dice shows 1 to 5, of 15.
  private static final List<Integer> FIFTEENTHS = List.of(5, 4, 3, 2, 1);

  private final DanceTable table;
  private final boolean over;
  private final DiscPool payer;
  private final CardIndex cards;
  private final DancePrices prices;

  private TableSheets(DancePosition position, CardIndex cards, DanceRulings rulings) {
    this.table = position.table();
    this.over = position instanceof DancePosition.Over;
    this.payer = position.course().stage().cancels();
    this.cards = cards;
    this.prices = DancePrices.of(table, cards, rulings);
  }

  /// {@return a step with the table and the hand behind its news}
  public static Step<DancePosition> with(
      Step<DancePosition> step, CardIndex cards, DanceRulings rulings) {
    TableSheets sheets = new TableSheets(step.position(), cards, rulings);
    List<News> news = new ArrayList<>(step.news());
    news.add(News.forAll(sheets.table()));
    news.add(new News(sheets.hand(), new Audience.Only(List.of(step.position().course().seat()))));
    return new Step<>(step.position(), news);
  }

  /// {@return the table for a status}
  ///
  /// @param hand whether the hand lies open on it
  static DanceStandingFact.SheetShown of(
      DancePosition position, CardIndex cards, DanceRulings rulings, boolean hand) {
    TableSheets sheets = new TableSheets(position, cards, rulings);
    return new DanceStandingFact.SheetShown(
        sheets.table(), hand ? sheets.hand().cards() : List.of());
  }

  private DanceStandingFact.HandShown hand() {
    return new DanceStandingFact.HandShown(table.hand().stream().map(cards::held).toList());
  }

  private DanceStandingFact.DanceTableShown table() {
    return new DanceStandingFact.DanceTableShown(
        table.turn(),
        over,
        IntStream.rangeClosed(1, DanceTable.ROW)
            .filter(place -> !table.row().get(place - 1).isEmpty())
            .mapToObj(this::row)
            .toList(),
        EuropeanPower.flags().stream().map(this::flag).toList(),
        Arrays.stream(Party.values()).filter(party -> !table.lost().contains(party)).toList(),
        table.lost(),
        prices.regain(),
        table.pool(DiscPool.INFLUENCE),
        table.pool(DiscPool.EVENT),
        table.pool(DiscPool.DIPLOMACY),
        table.pool(DiscPool.POLITICS),
        table.pile().size(),
        table.discarded().size(),
        table.hand().size(),
        flags(Sphere.FRENCH, false),
        flags(Sphere.GERMAN, false),
        flags(Sphere.GERMAN, true));
  }

  private DanceStandingFact.RowLine row(int place) {
    RowCard there = table.row().get(place - 1);
    DanceCard card = cards.card(there.card());
    boolean crisis = card.type() == CardKind.CRISIS && there.isOpen();
    return new DanceStandingFact.RowLine(
        place,
        card.title(),
        card.type(),
        cards.effect(there.card()),
        card.issue(),
        there.discs(),
        prices.cancel(place, payer),
        FIFTEENTHS.get(place - 1),
        crisis ? Optional.of(prices.ahead(there.card())) : Optional.empty());
  }

  private DanceStandingFact.FlagLine flag(EuropeanPower power) {
    DanceFlag flag = table.flag(power);
    int price = flag.space() == DanceFlag.LAST ? 0 : prices.move(power);
    return new DanceStandingFact.FlagLine(power, flag.space(), flag.active(), price);
  }

  private int flags(Sphere sphere, boolean inactive) {
    return (int)
        table.flags().values().stream()
            .filter(flag -> flag.sphere() == sphere && (inactive || flag.active()))
            .count();
  }
}
