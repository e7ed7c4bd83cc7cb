package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.JournalEntry;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.scenarios.WeimarBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// `ORDER`: in which order all play, and in which yellow issues are resolved. Both are the
/// Chancellor's to say; the order of play also who has won Reparations.
final class PlayOrder {

  private static final String ORDER = "ORDER";
  private static final String REPARATIONS = "Reparations";

  /// Phases in which all act in play order.
  private static final List<WeimarPhase> PLAYED =
      List.of(WeimarPhase.SET_UP, WeimarPhase.EFFECTS, WeimarPhase.OPENING, WeimarPhase.IMPULSES);

  /// What is entered without a turn having begun.
  private static final List<String> ASIDE =
      List.of(ORDER, "NOTE", "OBJECT", "UNDO", "SHOW", "TRADE", "VALUE", "PHASE");

  private final WeimarGame game;

  PlayOrder(WeimarGame game) {
    this.game = game;
  }

  /// {@return the yellow issues in the order in which they are resolved}
  static List<String> yellow(LiveTable live, WeimarBox box) {
    List<String> order = new ArrayList<>();
    WeimarState.of(live).order().yellow().stream().map(box.yellow()::get).forEach(order::add);
    box.yellow().stream().filter(issue -> !order.contains(issue)).forEach(order::add);
    return order;
  }

  /// The issues are to be resolved, the white ones in so many turns.
  static void issuesBegin(LiveTable live, int whiteTurns) {
    WeimarState.order(live, order -> order.withWhiteTurns(whiteTurns));
  }

  /// The issues are resolved; what was said of their order is over.
  static void issuesDone(WeimarTable table) {
    List<WeimarParty> winners =
        Optional.ofNullable(table.issues().get(REPARATIONS))
            .map(OpinionTrack.Space::controllers)
            .orElse(List.of());
    WeimarState.order(table.live(), order -> order.withReparations(winners).withYellow(List.of()));
  }

  Optional<Fact> say(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = new WeimarTable(live, game);
    Seat chancellor = table.chancellor().map(WeimarTable::seat).orElse(seat);
    boolean issues = words.isTrack();
    boolean winner = WeimarTable.seats(WeimarState.of(live).order().reparations()).contains(seat);
    boolean may = seat.equals(chancellor) || seat.equals(Seat.MASTER) || (winner && !issues);
    if (!may) {
      return Optional.of(new WeimarRefusal.ChancellorOnly(ORDER, chancellor.name()));
    }
    return issues ? issues(table, seat, words) : seats(live, words);
  }

  private static Optional<Fact> seats(LiveTable live, ActWords words) {
    List<Seat> order = new ArrayList<>();
    words.needMore();
    while (!words.isAtEnd()) {
      Seat next = words.seat();
      if (!order.contains(next)) {
        order.add(next);
      }
      words.skip("THEN", "AND");
    }
    if (words.end().isPresent()) {
      return words.end();
    }
    live.seats().stream().filter(one -> !order.contains(one)).forEach(order::add);
    boolean begun = entered(live, "PHASE");
    WeimarState.order(live, said -> said.withPlay(order));
    live.enter(ORDER, order.stream().map(Seat::name).collect(Collectors.joining(" ")), "", "", "");
    boolean played = PLAYED.contains(WeimarPhase.named(live.stage().phase().name()));
    if (played && !begun && live.answers().window().isEmpty()) {
      List<Seat> left = live.stage().queue();
      live.stage().order(order.stream().filter(left::contains).toList());
    }
    return Optional.empty();
  }

  /// Whether somebody has acted since the last entry of one of these kinds.
  private static boolean entered(LiveTable live, String... since) {
    for (int number = live.entries(); number > 0; number--) {
      JournalEntry entry = live.entry(number).orElseThrow();
      if (List.of(since).contains(entry.kind())) {
        return false;
      }
      if (!ASIDE.contains(entry.kind()) && !entry.seat().equals(JournalEntry.FIXED)) {
        return true;
      }
    }
    return false;
  }

  /// Yellow issues come behind the white ones; once one of them is being resolved their order
  /// stands.
  private Optional<Fact> issues(WeimarTable table, Seat seat, ActWords words) {
    LiveTable live = table.live();
    List<String> all = game.box().yellow();
    List<String> order = new ArrayList<>();
    while (!words.isAtEnd()) {
      String key = words.track(seat);
      if (words.refused().isPresent()) {
        return words.refused();
      }
      String name = live.tracks().track(key).name();
      Optional<String> issue =
          all.stream().filter(one -> WeimarNames.issue(one).equals(name)).findFirst();
      if (issue.isEmpty()) {
        return Optional.of(new TableRefusal.VerbWordUnknown(ORDER, name, due(table)));
      }
      if (!order.contains(issue.get())) {
        order.add(issue.get());
      }
      words.skip("THEN", "AND");
    }
    boolean now = WeimarPhase.named(live.stage().phase().name()) == WeimarPhase.ISSUES;
    int white = WeimarState.of(live).order().whiteTurns();
    int done = live.stage().order().size() - live.stage().queue().size();
    if (now && (done > white || (done == white && entered(live, "PHASE", "END", "PASS")))) {
      return Optional.of(new WeimarRefusal.IssuesBegun(due(table)));
    }
    WeimarState.order(live, said -> said.withYellow(order.stream().map(all::indexOf).toList()));
    live.enter(ORDER, String.join(", ", order), "", "", "");
    if (now) {
      // A turn for white issues that is over is none for a yellow one behind it.
      List<Seat> left = live.stage().queue().subList(0, Math.max(0, white - done));
      live.stage().order(new IssueTurns(table).behind(left));
      WeimarState.order(live, said -> said.withWhiteTurns(left.size()));
    }
    return Optional.empty();
  }

  /// {@return the yellow issues in play}
  private static List<String> due(WeimarTable table) {
    return yellow(table.live(), table.box()).stream()
        .filter(
            issue ->
                !table
                    .live()
                    .tracks()
                    .shown(GameTable.key(WeimarNames.issue(issue)))
                    .equals(WeimarNames.OUT))
        .toList();
  }
}
