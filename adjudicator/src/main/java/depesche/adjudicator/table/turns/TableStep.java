package depesche.adjudicator.table.turns;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.position.TablePosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// One step of a table: the acts of all letters on file, seat after seat; then it goes on to the
/// next question. A step with no word of those who are asked is a deadline.
public final class TableStep {

  private final TableTitle title;
  private final TableJudge judge;
  private final Sequence sequence;
  private final TableBook book;

  public TableStep(TableTitle title, TableJudge judge, TableBook book) {
    this.title = title;
    this.judge = judge;
    this.sequence = new Sequence(title, judge);
    this.book = book;
  }

  /// {@return the first question of a table that is set up}
  public Step<TablePosition> begun(LiveTable table) {
    sequence.begin(table);
    table.allTold();
    TableListing.tell(table);
    return new Step<>(position(table), table.news());
  }

  private static TablePosition position(LiveTable table) {
    GameTable lies = table.frozen();
    return table.places().isEmpty()
        ? new TablePosition.Playing(lies)
        : new TablePosition.Ended(lies, table.places());
  }

  /// {@return what comes of letters}
  ///
  /// @param deadline whether those who are asked have no more time
  public Step<TablePosition> step(
      TablePosition position,
      SequencedMap<Seat, TableOrders> orders,
      boolean deadline,
      Chance chance) {
    if (position instanceof TablePosition.Ended) {
      return new Step<>(position, List.of());
    }
    GameTable before = position.table();
    LiveTable table = new LiveTable(next(before), book, Optional.of(chance));
    List<Seat> acting = table.stage().acting();
    boolean window = table.answers().window().isPresent();
    boolean sealed = !window && table.stage().phase().mode() == PhaseLayout.Mode.SEALED;
    boolean silent =
        TableDemands.of(table, judge.verbs()).stream()
            .map(Demand::seat)
            .noneMatch(orders::containsKey);
    if (window) {
      answers(table, orders);
    } else {
      for (Seat seat : orders.sequencedKeySet()) {
        acts(table, seat, orders.getOrDefault(seat, new TableOrders(List.of())).commands());
      }
    }
    if (sealed && isSame(before, table)) {
      sequence.open(table);
    } else if (deadline && silent && !window) {
      lapse(table, acting);
    }
    sequence.settle(table);
    // A phase that ends may take cards, too.
    table.answers().dropStaleOffers();
    return told(before, acting, table);
  }

  private static boolean isSame(GameTable before, LiveTable table) {
    GameTable now = table.frozen();
    return table.places().isEmpty() && before.turn() == now.turn() && before.phase() == now.phase();
  }

  private static GameTable next(GameTable table) {
    return new GameTable(
        table.options(),
        table.seats(),
        table.step() + 1,
        table.turn(),
        table.phase(),
        table.round(),
        table.order(),
        table.queue(),
        table.rolls(),
        table.shuffles(),
        table.piles(),
        table.tracks(),
        table.pieces(),
        table.values(),
        table.shown(),
        table.since(),
        table.state(),
        table.sealed(),
        table.opened(),
        table.standing(),
        table.offers(),
        table.undo(),
        table.window(),
        table.entries(),
        table.told(),
        table.journal());
  }

  /// Acts are done in order until one fails; of that one nothing is done.
  private void acts(LiveTable table, Seat seat, List<TableCommand> commands) {
    int done = 0;
    for (TableCommand command : commands) {
      Optional<Fact> refused = table.attempt(() -> judge.perform(table, seat, command));
      if (refused.isPresent()) {
        int left = commands.size() - done - 1;
        List<Fact> why = List.of(refused.get());
        table.tell(new TableNews.ActsStopped(done, command.line(), why, left), seat);
        return;
      }
      done++;
      // Sealed choices wait for all letters; nothing opens between two of them.
      if (table.stage().phase().mode() != PhaseLayout.Mode.SEALED) {
        sequence.settle(table);
      }
    }
    table.tell(new TableNews.ActsDone(done), seat);
  }

  /// The answers to a question for reactions.
  private void answers(LiveTable table, SequencedMap<Seat, TableOrders> orders) {
    Optional<ReactionWindow> asked = table.answers().window();
    SequencedMap<Seat, String> written = new LinkedHashMap<>();
    for (Seat seat : orders.sequencedKeySet()) {
      List<TableCommand> other = new ArrayList<>();
      for (TableCommand command :
          orders.getOrDefault(seat, new TableOrders(List.of())).commands()) {
        boolean standing = command.text().toUpperCase(Locale.ROOT).startsWith("TO ");
        if (command.verb().equals(TableVerbs.PASS)) {
          written.put(seat, TableVerbs.PASS);
        } else if (command.verb().equals(TableVerbs.REACT) && !standing) {
          written.put(seat, command.text());
        } else {
          other.add(command);
        }
      }
      aside(table, seat, other);
    }
    if (table.answers().window().equals(asked)) {
      sequence.closeWindow(table, written);
    }
  }

  /// What a seat has written beside its answer; nothing goes on before all answers are done.
  private void aside(LiveTable table, Seat seat, List<TableCommand> commands) {
    for (TableCommand command : commands) {
      table
          .attempt(() -> judge.perform(table, seat, command))
          .ifPresent(
              why ->
                  table.tell(new TableNews.ActsStopped(0, command.line(), List.of(why), 0), seat));
    }
  }

  /// Nobody who is asked has answered in time: turns are over, offers and wishes stand no longer.
  private static void lapse(LiveTable table, List<Seat> acting) {
    for (Seat seat : acting) {
      table.stage().pass(seat);
      table.tell(new TableNews.TurnLapsed(seat.name()));
    }
    List.copyOf(table.answers().offers())
        .forEach(offer -> table.answers().decline(offer.to(), Optional.of(offer.from())));
    table.answers().dropUndo(List.of());
  }

  /// Whether the title wants no report of this step though another phase has begun.
  private boolean isQuiet(GameTable before, LiveTable table) {
    String phase = book.layout().phases().get(before.phase()).name();
    return table.places().isEmpty()
        && before.turn() == table.stage().turn()
        && !title.play().reports().test(phase, table.stage().phase().name());
  }

  /// A phase that ends is told to all, with what they have not heard of; everything else is an act.
  private Step<TablePosition> told(GameTable before, List<Seat> acting, LiveTable table) {
    List<Seat> now = table.places().isEmpty() ? table.stage().acting() : List.of();
    boolean same = isSame(before, table);
    boolean act = same || isQuiet(before, table);
    for (Seat seat : now) {
      if (!same || !acting.contains(seat)) {
        table.stage().onTurn(seat, before.step() + 1);
      }
    }
    if (now.size() == 1 && !now.equals(acting)) {
      // An act is told to those alone whom its news names.
      TableNews passed = new TableNews.TurnPassed(now.getFirst().name());
      if (act) {
        tellMissed(before, now.getFirst(), table);
        table.tell(passed, now.getFirst());
      } else {
        table.tell(passed);
      }
    }
    if (act) {
      return new Step<>(position(table), ofAct(table), Step.Size.ACT);
    }
    List<TableNews.ActEntered> untold = table.untold(before.entries());
    List<News> news = new ArrayList<>();
    if (!untold.isEmpty()) {
      news.add(News.forAll(new TableNews.JournalTold(untold)));
      if (book.layout().phases().get(before.phase()).mode() == PhaseLayout.Mode.TURNS) {
        table.seats().forEach(seat -> tellHeard(untold, seat, news));
      }
    }
    TableListing.tellChanges(before, table);
    news.addAll(table.news());
    table.allTold();
    return new Step<>(position(table), news);
  }

  private static void tellHeard(List<TableNews.ActEntered> untold, Seat seat, List<News> news) {
    int heard = MissedEntries.heard(untold, seat.name());
    if (heard > 0) {
      news.add(new News(new TableNews.JournalHeard(heard), new Audience.Only(List.of(seat))));
    }
  }

  /// What others did while a seat was not asked, and what it rolled when it ended its turn.
  private static void tellMissed(GameTable before, Seat seat, LiveTable table) {
    List<TableNews.ActEntered> missed =
        MissedEntries.of(table.untold(before.entries()), seat.name());
    if (!missed.isEmpty()) {
      table.tell(new TableNews.JournalTold(missed), seat);
    }
  }

  /// A seat that is asked nothing more is not told that its lines are done: the journal of the next
  /// report says so. Anything beside the journal it hears now.
  private List<News> ofAct(LiveTable table) {
    List<Seat> asked = TableDemands.of(table, judge.verbs()).stream().map(Demand::seat).toList();
    boolean entered =
        table.news().stream()
            .filter(news -> news.audience() instanceof Audience.Everyone)
            .map(News::fact)
            .allMatch(MissedEntries::isEntered);
    return table.news().stream()
        .filter(
            news ->
                !entered
                    || !(news.fact() instanceof TableNews.ActsDone)
                    || !(news.audience() instanceof Audience.Only(List<Seat> seats))
                    || asked.stream().anyMatch(seats::contains))
        .toList();
  }
}
