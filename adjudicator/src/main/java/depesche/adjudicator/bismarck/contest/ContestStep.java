package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.bismarck.BismarcksDance;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DanceOrders;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DanceStandingFact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// One step of a contest. Tables whose letters are complete go on, and no other. If there is none,
/// a deadline has passed: then what was begun counts as it is, and a table that lets two deadlines
/// in a row pass is not played on.
final class ContestStep {

  /// So many deadlines in a row may a player be silent.
  private static final int MOST_IDLE = 2;

  private final BismarcksDance dance;
  private final CardIndex cards;
  private final ContestPosition position;
  private final SequencedMap<Seat, ContestOrders> orders;
  private final boolean deadline;
  private final List<News> news = new ArrayList<>();

  ContestStep(
      BismarcksDance dance,
      CardIndex cards,
      ContestPosition position,
      SequencedMap<Seat, ContestOrders> orders) {
    this.dance = dance;
    this.cards = cards;
    this.position = position;
    this.orders = orders;
    this.deadline = orders.values().stream().noneMatch(ContestOrders::complete);
  }

  Step<ContestPosition> step() {
    if (position.isOver()) {
      return new Step<>(position, List.of());
    }
    List<ContestTable> tables = position.tables().stream().map(this::next).toList();
    ContestPosition next = new ContestPosition(position.step() + 1, position.dice(), tables);
    if (!next.isOver()) {
      return new Step<>(next, news, Step.Size.ACT);
    }
    tables.forEach(table -> news.add(News.forAll(shown(table))));
    return new Step<>(next, news);
  }

  private ContestTable next(ContestTable table) {
    ContestOrders own = orders.get(table.seat());
    if (table.isOver()) {
      return table;
    }
    if (own != null && (own.complete() || deadline)) {
      return judged(table, own);
    }
    return deadline ? silent(table) : table;
  }

  private ContestTable judged(ContestTable table, ContestOrders own) {
    SequencedMap<Seat, DanceOrders> one = new LinkedHashMap<>();
    one.put(table.seat(), own.orders());
    Step<DancePosition> step =
        dance.resolve(table.position(), one, new TableChance(List.of(), position.dice()));
    step.news().forEach(each -> tell(table, each.fact()));
    return new ContestTable(step.position(), position.step() + 1, 0);
  }

  private ContestTable silent(ContestTable table) {
    int idle = table.idle() + 1;
    if (idle < MOST_IDLE) {
      tell(table, new ContestFact.TableIdle(MOST_IDLE - idle));
      return new ContestTable(table.position(), table.since(), idle);
    }
    tell(table, new ContestFact.TableLeft(table.position().table().turn()));
    DancePosition left = new DancePosition.Over(table.position().course(), DanceEnd.LEFT);
    return new ContestTable(left, table.since(), idle);
  }

  private void tell(ContestTable table, Fact fact) {
    news.add(new News(fact, new Audience.Only(List.of(table.seat()))));
  }

  private Fact shown(ContestTable table) {
    DancePosition.Over over = (DancePosition.Over) table.position();
    DanceTable lies = over.table();
    return new ContestFact.ContestTableShown(
        table.seat().name(),
        over.end(),
        lies.turn(),
        EuropeanPower.flags().stream().map(power -> flag(power, lies.flag(power))).toList(),
        lies.lost(),
        ContestStanding.free(lies),
        cards.titles(lies.hand()));
  }

  /// Nothing can be bought any more.
  private static DanceStandingFact.FlagLine flag(EuropeanPower power, DanceFlag flag) {
    return new DanceStandingFact.FlagLine(power, flag.space(), flag.active(), 0);
  }
}
