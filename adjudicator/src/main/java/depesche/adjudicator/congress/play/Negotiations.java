package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
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
import depesche.adjudicator.congress.sums.IssueMove;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.news.TableRefusal.NotYourTurn;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.JournalEntry;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Negotiations and debates (11). A debate is asked of all others; it is told who debates, but with
/// which card only when it is played. Clockwise the first debates, and France before all others if
/// it pre-empts.
final class Negotiations {

  private static final String ISSUE = "negotiated.issue";
  private static final String REACHED = "negotiated.reached";
  private static final String LEADER = "negotiated.leader";
  static final String BY = "negotiated.by";
  private static final String DEBATE = "debate.";
  private static final String PREEMPTED = "preempted";
  private static final String BOT = "bot";
  private static final int PREEMPTIONS = 2;

  private final CongressGame game;

  Negotiations(CongressGame game) {
    this.game = game;
  }

  List<TableVerb> verbs() {
    return List.of(
        TableVerb.turn("NEGOTIATE", "NEGOTIATE Saxony WITH 59 VALUE 4", this::negotiate),
        TableVerb.turn(
            "DEBATE",
            "DEBATE 31 VALUE 4",
            (table, seat, words) -> debate(table, seat, words, false)),
        TableVerb.turn(
            "PREEMPT",
            "PREEMPT 31 VALUE 4",
            (table, seat, words) -> debate(table, seat, words, true)));
  }

  private void negotiate(LiveTable table, Seat seat, ActWords words) {
    CongressGame.mustBe(table, "NEGOTIATE", CongressPhases.NEGOTIATION);
    String issue = game.issue(table, words);
    words.skip("WITH", "BY");
    CardOnIssue played = CardOnIssue.read(table, seat, words, CongressGame.acting(table));
    IssueSpace from = game.space(table, issue);
    if (from instanceof IssueSpace.OnDisplay || from.isSecured()) {
      throw new ActRefused(new IssueNotMovable(issue, from.words()));
    }
    MajorPower acting = CongressGame.acting(table);
    if (played.power() != acting) {
      throw new ActRefused(new RoundOfOther(played.power().name(), acting.name()));
    }
    Restrictions.check(table, game, played.power(), issue, false);
    negotiated(table, played, issue);
    table.stage().end(seat);
  }

  /// A card is played on an issue, which may be debated now.
  void negotiated(LiveTable table, CardOnIssue played, String issue) {
    IssueSpace from = game.space(table, issue);
    IssueMove move = played.move(table, game, issue, from, IssueMove.Manner.NEGOTIATION);
    tell(table, played, issue, move, false, false);
    played.pay(table, CongressSeats.seat(table, played.power()));
    table.note(ISSUE, issue);
    table.note(REACHED, move.reached().words());
    table.note(LEADER, CongressGame.isLeader(played.card()) ? "yes" : "");
    table.note(BY, played.power().name());
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
    return !table.note(ISSUE).isEmpty();
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
      boolean bot = table.note(BY).equals(MajorPower.FRANCE.name());
      return bot ? table.seats() : List.of();
    }
    Seat by = CongressSeats.seat(table, MajorPower.valueOf(table.note(BY)));
    return table.from(by).stream().filter(seat -> !seat.equals(by)).toList();
  }

  /// Declares a debate.
  void debate(LiveTable table, Seat seat, ActWords words, boolean preempts) {
    CongressGame.mustBe(table, preempts ? "PREEMPT" : "DEBATE", CongressPhases.DEBATE);
    if (!isPending(table)) {
      throw new ActRefused(new NothingToDebate());
    }
    CardOnIssue played = CardOnIssue.read(table, seat, words, opponent(table, seat));
    mustBeAnother(table, played.power());
    String issue = issue(table);
    if (!table.note(LEADER).isEmpty() && !CongressGame.isLeader(played.card())) {
      throw new ActRefused(new OnlyLeaderDebates(issue));
    }
    Restrictions.check(table, game, played.power(), issue, true);
    played.move(table, game, issue, reached(table), IssueMove.Manner.DEBATE);
    if (preempts) {
      mustPreempt(table, played);
    }
    table.note(DEBATE + seat, played.noted());
    table
        .answers()
        .offers()
        .removeIf(offer -> offer.from().equals(seat) && played.takes(offer.card()));
    table.note(DEBATE + "first." + seat, preempts ? "yes" : "");
    table.enter("DECLARE", issue, "", "", "");
    table.stage().end(seat);
  }

  /// Nobody debates what they have negotiated themselves; one player has all powers.
  private static void mustBeAnother(LiveTable table, MajorPower power) {
    List<String> others =
        CongressSeats.negotiating(CongressGame.mode(table)).stream()
            .map(Enum::name)
            .filter(name -> !name.equals(table.note(BY)))
            .toList();
    if (!others.contains(power.name())) {
      throw new ActRefused(new NotYourTurn("DEBATE", others));
    }
  }

  /// {@return whether a seat has declared a debate with a card}
  static boolean isDeclared(LiveTable table, Seat seat, String card) {
    String declared = table.note(DEBATE + seat);
    return !declared.isEmpty() && CardOnIssue.noted(declared).takes(card);
  }

  /// {@return the power for which a seat debates if it does not say so: one player has both sides}
  static MajorPower opponent(LiveTable table, Seat seat) {
    MajorPower own = CongressSeats.power(table, seat);
    boolean allied = MajorPower.valueOf(table.note(BY)).isAllied();
    if (!CongressGame.mode(table).hasDisplays() || own.isAllied() != allied) {
      return own;
    }
    return allied ? MajorPower.FRANCE : MajorPower.RUSSIA;
  }

  private void mustPreempt(LiveTable table, CardOnIssue played) {
    Optional<CongressCard> typed = game.card(played.card());
    boolean french = typed.map(card -> card.nation().isOf(MajorPower.FRANCE)).orElse(true);
    int used = table.count(PREEMPTED);
    if (played.power() != MajorPower.FRANCE || !french || used >= PREEMPTIONS) {
      throw new ActRefused(new NoPreemption(used));
    }
  }

  private static String issue(LiveTable table) {
    return table.note(ISSUE).replace('_', ' ');
  }

  private static IssueSpace reached(LiveTable table) {
    return IssueSpace.named(table.note(REACHED).replace('_', ' ')).orElseThrow();
  }

  /// The French bot says whether it debates what Russia has negotiated.
  void askBot(LiveTable table, IntroBot bot) {
    if (isPending(table) && table.note(BY).equals(MajorPower.RUSSIA.name())) {
      boolean leader = !table.note(LEADER).isEmpty();
      Optional<CardOnIssue> played =
          leader
              ? Optional.empty()
              : bot.debates(
                  table, game.track(table).with(issue(table), reached(table)), issue(table));
      played.ifPresent(card -> table.note(DEBATE + BOT, card.noted()));
    }
  }

  /// Plays the first debate, and forgets all others.
  void decide(LiveTable table) {
    if (!isPending(table)) {
      return;
    }
    List<Seat> declared = new ArrayList<>();
    for (Seat seat : asked(table)) {
      boolean there = !table.note(DEBATE + seat).isEmpty();
      boolean first = !table.note(DEBATE + "first." + seat).isEmpty();
      if (there) {
        declared.add(first ? 0 : declared.size(), seat);
      }
    }
    String bot = table.note(DEBATE + BOT);
    if (!bot.isEmpty()) {
      play(table, CongressSeats.seat(table, MajorPower.FRANCE), BOT);
    } else if (declared.isEmpty()) {
      table.tell(new NoDebate(issue(table), reached(table).placed().words()));
    } else {
      play(table, declared.getFirst(), String.valueOf(declared.getFirst()));
    }
    table.note(DEBATE + BOT, "");
    asked(table)
        .forEach(
            seat -> {
              table.note(DEBATE + seat, "");
              table.note(DEBATE + "first." + seat, "");
            });
    List.of(ISSUE, REACHED, LEADER, BY).forEach(key -> table.note(key, ""));
  }

  private void play(LiveTable table, Seat seat, String who) {
    CardOnIssue played = CardOnIssue.noted(table.note(DEBATE + who));
    boolean preempts = !table.note(DEBATE + "first." + who).isEmpty();
    table.actor(who.equals(BOT) ? JournalEntry.FIXED : seat.name());
    IssueMove move =
        played.move(table, game, issue(table), reached(table), IssueMove.Manner.DEBATE);
    tell(table, played, issue(table), move, true, preempts);
    Passes.debated(table, played.power());
    played.pay(table, seat);
    if (preempts) {
      table.note(PREEMPTED, String.valueOf(table.count(PREEMPTED) + 1));
    }
    table.actor("-");
  }

  /// {@return the issue that was negotiated, while it may be debated}
  static String pending(LiveTable table) {
    return issue(table);
  }

  /// {@return where the issue is that was negotiated}
  static IssueSpace pendingSpace(LiveTable table) {
    return reached(table);
  }

  /// A new turn has all pre-emptions again.
  static void clear(LiveTable table) {
    table.note(PREEMPTED, "");
  }
}
