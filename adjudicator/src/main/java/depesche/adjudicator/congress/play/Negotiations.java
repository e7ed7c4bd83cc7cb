package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.news.CongressFact.IssueMoved;
import depesche.adjudicator.congress.news.CongressFact.NoDebate;
import depesche.adjudicator.congress.news.CongressRefusal.IssueNotMovable;
import depesche.adjudicator.congress.news.CongressRefusal.LeaderNeedsDiscard;
import depesche.adjudicator.congress.news.CongressRefusal.NoPreemption;
import depesche.adjudicator.congress.news.CongressRefusal.NothingToDebate;
import depesche.adjudicator.congress.news.CongressRefusal.OnlyLeaderDebates;
import depesche.adjudicator.congress.sums.IssueMove;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.layout.ChoiceLayout.After;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.position.TextValue;
import depesche.adjudicator.table.turns.StandingAnswers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Negotiations and debates (11). A debate is asked of all others; who debates is told, with which
/// card only when it is played. Clockwise the first debates, and France before all others if it
/// pre-empts.
final class Negotiations {

  private static final String ISSUE = "negotiated.issue";
  private static final String REACHED = "negotiated.reached";
  private static final String LEADER = "negotiated.leader";
  private static final String BY = "negotiated.by";
  private static final String DEBATE = "debate.";
  private static final String PREEMPTED = "preempted";
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
    String issue = game.issue(table, seat, words);
    words.skip("WITH", "BY");
    CardOnIssue played = CardOnIssue.read(table, seat, words, CongressGame.acting(table));
    IssueSpace from = game.space(table, issue);
    if (from instanceof IssueSpace.OnDisplay || from.isSecured()) {
      throw new ActRefused(new IssueNotMovable(issue, from.words()));
    }
    IssueMove move = played.move(table, game, issue, from, IssueMove.Manner.NEGOTIATION);
    boolean leader = CongressGame.isLeader(played.card());
    if (leader && played.cost().isEmpty()) {
      throw new ActRefused(new LeaderNeedsDiscard(table.book().card(played.card()).title()));
    }
    tell(table, played, issue, move, false, false);
    pay(table, seat, played);
    table.note(ISSUE, issue);
    table.note(REACHED, move.reached().words());
    table.note(LEADER, leader ? "yes" : "");
    table.note(BY, played.power().name());
    table.stage().end(seat);
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

  private static void pay(LiveTable table, Seat seat, CardOnIssue played) {
    table.cards().lay(seat, played.card(), After.DISCARD);
    if (!played.cost().isEmpty()) {
      table.cards().lay(seat, played.cost(), After.DISCARD);
      table.enter("DISCARD", table.book().shown(played.cost()), "", "", "");
    }
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
    Seat by = CongressSeats.seat(table, MajorPower.valueOf(table.note(BY)));
    return table.from(by).stream().filter(seat -> !seat.equals(by)).toList();
  }

  private void debate(LiveTable table, Seat seat, ActWords words, boolean preempts) {
    CongressGame.mustBe(table, preempts ? "PREEMPT" : "DEBATE", CongressPhases.DEBATE);
    if (!isPending(table)) {
      throw new ActRefused(new NothingToDebate());
    }
    CardOnIssue played = CardOnIssue.read(table, seat, words, CongressSeats.power(table, seat));
    String issue = issue(table);
    if (!table.note(LEADER).isEmpty() && !CongressGame.isLeader(played.card())) {
      throw new ActRefused(new OnlyLeaderDebates(issue));
    }
    played.move(table, game, issue, reached(table), IssueMove.Manner.DEBATE);
    if (preempts) {
      mustPreempt(table, played);
    }
    table.note(DEBATE + seat, played.noted());
    table.note(DEBATE + "first." + seat, preempts ? "yes" : "");
    table.enter("DECLARE", issue, "", "", "");
    table.stage().end(seat);
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

  /// Answers for those who have said in advance what they do.
  void standing(LiveTable table) {
    Seat by = CongressSeats.seat(table, MajorPower.valueOf(table.note(BY)));
    ReactionWindow window =
        new ReactionWindow(
            by, new TextValue("DEBATE DEBATED NEGOTIATE " + issue(table)), asked(table));
    for (Seat seat : asked(table)) {
      Optional<String> answer = StandingAnswers.answer(table, seat, window);
      if (answer.isPresent()) {
        table.actor(seat.name());
        answer(table, seat, answer.get());
      }
    }
    table.actor("-");
  }

  private void answer(LiveTable table, Seat seat, String answer) {
    String[] words = answer.strip().split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    if (rest.isEmpty()) {
      table.stage().pass(seat);
      return;
    }
    try {
      table.attempt(
          () ->
              debate(
                  table,
                  seat,
                  new ActWords(table, "DEBATE", "DEBATE 31", rest),
                  words[0].equalsIgnoreCase("PREEMPT")));
    } catch (ActRefused _) {
      // The card is gone, or of no use here: the seat is asked.
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
    if (declared.isEmpty()) {
      table.tell(new NoDebate(issue(table), reached(table).placed().words()));
    } else {
      play(table, declared.getFirst());
    }
    asked(table)
        .forEach(
            seat -> {
              table.note(DEBATE + seat, "");
              table.note(DEBATE + "first." + seat, "");
            });
    List.of(ISSUE, REACHED, LEADER, BY).forEach(key -> table.note(key, ""));
  }

  private void play(LiveTable table, Seat seat) {
    CardOnIssue played = CardOnIssue.noted(table.note(DEBATE + seat));
    boolean preempts = !table.note(DEBATE + "first." + seat).isEmpty();
    table.actor(seat.name());
    IssueMove move =
        played.move(table, game, issue(table), reached(table), IssueMove.Manner.DEBATE);
    tell(table, played, issue(table), move, true, preempts);
    pay(table, seat, played);
    if (preempts) {
      table.note(PREEMPTED, String.valueOf(table.count(PREEMPTED) + 1));
    }
    table.actor("-");
  }

  /// A new turn has all pre-emptions again.
  static void clear(LiveTable table) {
    table.note(PREEMPTED, "");
  }
}
