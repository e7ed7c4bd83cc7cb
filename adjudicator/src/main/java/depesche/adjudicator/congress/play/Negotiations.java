package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.Restrictions;
import depesche.adjudicator.congress.news.CongressFact.IssueMoved;
import depesche.adjudicator.congress.news.CongressFact.NoDebate;
import depesche.adjudicator.congress.news.CongressRefusal.IssueNotMovable;
import depesche.adjudicator.congress.news.CongressRefusal.NoPreemption;
import depesche.adjudicator.congress.news.CongressRefusal.NothingToDebate;
import depesche.adjudicator.congress.news.CongressRefusal.OnlyLeaderDebates;
import depesche.adjudicator.congress.news.CongressRefusal.RoundOfOther;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.IssueCard;
import depesche.adjudicator.congress.state.PendingNegotiation;
import depesche.adjudicator.congress.state.RoundState;
import depesche.adjudicator.congress.sums.IssueMove;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.news.TableRefusal.NotYourTurn;
import depesche.adjudicator.table.position.JournalEntry;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Negotiations and debates (11). A debate is asked of all others; it is told who debates, but with
/// which card only when it is played. Clockwise the first debates, and France before all others if
/// it pre-empts.
final class Negotiations {

  private static final int PREEMPTIONS = 2;

  private final CongressGame game;

  Negotiations(CongressGame game) {
    this.game = game;
  }

  List<TableVerb> verbs() {
    return List.of(
        game.onIssues(
            TableVerb.turn("NEGOTIATE {issue} WITH {card} VALUE 4", this::negotiate)
                .answered("DEBATE ON {issue}")),
        TableVerb.turn(
            "DEBATE {card} VALUE 4", (table, seat, words) -> debate(table, seat, words, false)),
        TableVerb.turn(
            "PREEMPT {card} VALUE 4", (table, seat, words) -> debate(table, seat, words, true)));
  }

  private Optional<Fact> negotiate(LiveTable table, Seat seat, ActWords words) {
    String issue = game.issue(table, words);
    words.skip("WITH", "BY");
    MajorPower acting = CongressGame.acting(table);
    CardOnIssue played = CardOnIssue.read(table, seat, words, acting);
    if (words.end().isPresent()) {
      return words.end();
    }
    IssueSpace from = game.space(table, issue);
    if (from instanceof IssueSpace.OnDisplay || from.isSecured()) {
      return Optional.of(new IssueNotMovable(issue, from.words()));
    }
    if (played.power() != acting) {
      return Optional.of(new RoundOfOther(played.power().name(), acting.name()));
    }
    Optional<Fact> refused =
        Restrictions.forbidden(table, game, acting, issue, false).or(() -> played.unvalued(table));
    if (refused.isEmpty()) {
      Restrictions.moved(table, acting, issue);
      negotiated(table, played, issue);
      table.stage().end(seat);
    }
    return refused;
  }

  /// A card is played on an issue, which may be debated now.
  void negotiated(LiveTable table, CardOnIssue played, String issue) {
    IssueSpace from = game.space(table, issue);
    IssueMove move = played.move(table, game, issue, from, IssueMove.Manner.NEGOTIATION);
    tell(table, played, issue, move, false, false);
    played.pay(table, CongressSeats.seat(table, played.power()));
    boolean leader = CongressGame.isLeader(played.card());
    CongressState.negotiation(
        table, Optional.of(new PendingNegotiation(issue, move.reached(), leader, played.power())));
  }

  private void tell(
      LiveTable table,
      CardOnIssue played,
      String issue,
      IssueMove move,
      boolean debate,
      boolean preempts) {
    String sum = move.steps().terms().isEmpty() ? "" : ": " + move.steps().shown();
    game.put(table, issue, move.reached(), table.book().shown(played.card()) + sum);
    table.tell(
        new IssueMoved(
            played.power().name(),
            table.book().shown(played.card()),
            debate,
            preempts,
            issue,
            move.from().words(),
            move.steps().terms(),
            move.steps().total(),
            move.reached().words(),
            move.placed().words()));
  }

  // Debates

  /// {@return whether a negotiation may be debated}
  static boolean isPending(LiveTable table) {
    return CongressState.of(table).negotiation().isPresent();
  }

  /// {@return what may be debated, where something may}
  static PendingNegotiation pending(LiveTable table) {
    return CongressState.of(table).negotiation().orElseThrow();
  }

  /// {@return who may debate: everybody but the seat that negotiated}
  static List<Seat> asked(LiveTable table) {
    if (!isPending(table)) {
      return List.of();
    }
    if (CongressGame.mode(table).hasDisplays()) {
      return table.seats();
    }
    if (CongressGame.mode(table) == PlayMode.INTRO) {
      boolean bot = pending(table).by() == MajorPower.FRANCE;
      return bot ? table.seats() : List.of();
    }
    Seat by = CongressSeats.seat(table, pending(table).by());
    return table.from(by).stream().filter(seat -> !seat.equals(by)).toList();
  }

  /// Declares a debate.
  Optional<Fact> debate(LiveTable table, Seat seat, ActWords words, boolean preempts) {
    if (!isPending(table)) {
      return Optional.of(new NothingToDebate());
    }
    PendingNegotiation pending = pending(table);
    CardOnIssue played = CardOnIssue.read(table, seat, words, opponent(table, seat));
    words.check(() -> ownIssue(table, played.power()));
    if (words.end().isPresent()) {
      return words.end();
    }
    String issue = pending.name();
    if (pending.leader() && !CongressGame.isLeader(played.card())) {
      return Optional.of(new OnlyLeaderDebates(issue));
    }
    Optional<Fact> refused =
        Restrictions.forbidden(table, game, played.power(), issue, true)
            .or(() -> played.unvalued(table))
            .or(() -> preempts ? noPreemption(table, played) : Optional.empty());
    if (refused.isPresent()) {
      return refused;
    }
    Restrictions.moved(table, played.power(), issue);
    PendingNegotiation.Declared debate = new PendingNegotiation.Declared(preempts, played.stated());
    CongressState.negotiation(table, Optional.of(pending.with(seat, debate)));
    table
        .answers()
        .offers()
        .removeIf(offer -> offer.from().equals(seat) && played.takes(offer.card()));
    table.enter("DECLARE", issue, "", "", "");
    table.stage().end(seat);
    return Optional.empty();
  }

  /// Nobody debates what they have negotiated themselves; one player has all powers.
  private static Optional<Fact> ownIssue(LiveTable table, MajorPower power) {
    List<String> others =
        CongressSeats.negotiating(CongressGame.mode(table)).stream()
            .filter(one -> one != pending(table).by())
            .map(Enum::name)
            .toList();
    return others.contains(power.name())
        ? Optional.empty()
        : Optional.of(new NotYourTurn("DEBATE", others));
  }

  /// {@return whether a seat has declared a debate with a card}
  static boolean isDeclared(LiveTable table, Seat seat, String card) {
    return CongressState.of(table)
        .negotiation()
        .flatMap(one -> Optional.ofNullable(one.debates().get(seat)))
        .filter(debate -> debate.card().takes(card))
        .isPresent();
  }

  /// {@return the power for which a seat debates if it does not say so: one player has both sides}
  static MajorPower opponent(LiveTable table, Seat seat) {
    MajorPower own = CongressSeats.power(table, seat);
    boolean allied = pending(table).by().isAllied();
    if (!CongressGame.mode(table).hasDisplays() || own.isAllied() != allied) {
      return own;
    }
    return allied ? MajorPower.FRANCE : MajorPower.RUSSIA;
  }

  private Optional<Fact> noPreemption(LiveTable table, CardOnIssue played) {
    Optional<CongressCard> typed = game.card(played.card());
    boolean french = typed.map(card -> card.nation().isOf(MajorPower.FRANCE)).orElse(true);
    int used = CongressState.of(table).rounds().preempted();
    return played.power() == MajorPower.FRANCE && french && used < PREEMPTIONS
        ? Optional.empty()
        : Optional.of(new NoPreemption(used));
  }

  /// Plays the first debate, and forgets all others.
  void decide(LiveTable table) {
    if (!isPending(table)) {
      return;
    }
    PendingNegotiation pending = pending(table);
    List<Seat> declared = new ArrayList<>();
    for (Seat seat : asked(table)) {
      PendingNegotiation.Declared debate = pending.debates().get(seat);
      if (debate != null) {
        declared.add(debate.first() ? 0 : declared.size(), seat);
      }
    }
    Optional<IssueCard> bot = pending.bot();
    if (bot.isPresent()) {
      Seat seat = CongressSeats.seat(table, MajorPower.FRANCE);
      play(table, JournalEntry.FIXED, seat, new PendingNegotiation.Declared(false, bot.get()));
    } else if (declared.isEmpty()) {
      table.tell(new NoDebate(pending.name(), pending.reached().placed().words()));
    } else {
      Seat seat = declared.getFirst();
      play(table, seat.name(), seat, Objects.requireNonNull(pending.debates().get(seat)));
    }
    CongressState.negotiation(table, Optional.empty());
  }

  private void play(LiveTable table, String actor, Seat seat, PendingNegotiation.Declared debate) {
    PendingNegotiation pending = pending(table);
    CardOnIssue played = new CardOnIssue(debate.card());
    table.actor(actor);
    IssueMove move =
        played.move(table, game, pending.name(), pending.reached(), IssueMove.Manner.DEBATE);
    tell(table, played, pending.name(), move, true, debate.first());
    Passes.debated(table, played.power());
    played.pay(table, seat);
    if (debate.first()) {
      CongressState.rounds(table, RoundState::preemptedOnce);
    }
    table.actor("-");
  }
}
