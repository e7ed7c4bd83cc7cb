package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarStatus;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.game.Restrictions;
import depesche.adjudicator.congress.news.CongressRefusal.ActOfPhase;
import depesche.adjudicator.congress.news.CongressRefusal.IssueBeforeArmistice;
import depesche.adjudicator.congress.news.CongressRefusal.IssueLater;
import depesche.adjudicator.congress.news.CongressRefusal.IssueNotSelectable;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.WagerState;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The selection of issues (11.2): one for the winner of the wager, then two for each power.
final class IssueSelections {

  private static final int ISSUES = 2;

  private final CongressGame game;

  IssueSelections(CongressGame game) {
    this.game = game;
  }

  List<TableVerb> verbs() {
    return List.of(game.onIssues(TableVerb.turn("ISSUE {issue}", this::issue)));
  }

  private Optional<Fact> issue(LiveTable table, Seat seat, ActWords words) {
    boolean wager = table.stage().phase().name().equals(CongressPhases.WAGER_RESULT);
    WagerState wagered = CongressState.of(table).wager();
    if (wager && wagered.space().isEmpty()) {
      return Optional.of(new ActOfPhase("ISSUE", "issue selection"));
    }
    String issue = game.issue(table, words);
    if (words.end().isPresent()) {
      return words.end();
    }
    IssueSpace from = game.space(table, issue);
    if (!(from instanceof IssueSpace.OnDisplay)) {
      return Optional.of(new IssueNotSelectable(issue, from.words(), left(table)));
    }
    if (table.stage().turn() == 1 && game.scenario(table).notFirstTurn().contains(issue)) {
      return Optional.of(new IssueLater(issue));
    }
    if (isLater(table, issue)) {
      return Optional.of(new IssueBeforeArmistice(issue));
    }
    MajorPower power = wager ? wagered.winner().orElseThrow() : CongressGame.acting(table);
    Optional<Fact> closed = Restrictions.closed(table, game, power, issue);
    if (closed.isPresent()) {
      return closed;
    }
    if (wager) {
      game.put(table, issue, IssueSpace.of(power, wagered.space().orElse(0)), "wager");
      CongressState.wager(table, WagerState::withIssue);
      table.stage().order(List.of());
      return Optional.empty();
    }
    game.put(table, issue, new IssueSpace.OnNegotiationTable(), words.why());
    int selected = CongressState.of(table).rounds().selected() + 1;
    CongressState.rounds(table, rounds -> rounds.selecting(selected % ISSUES));
    if (selected == ISSUES) {
      table.stage().end(seat);
    }
    return Optional.empty();
  }

  /// The next power selects from the beginning, also if this one has left it at one issue.
  static void end(LiveTable table) {
    CongressState.rounds(table, rounds -> rounds.selecting(0));
  }

  /// 17.6.3: there is no Generalissimo before the Armistice. Which other issues wait for it is
  /// printed on the display alone.
  private static boolean isLater(LiveTable table, String issue) {
    int war = table.tracks().value(GameTable.key(CongressTracks.WAR));
    return issue.equals("Generalissimo") && WarStatus.at(war) == WarStatus.LIMITED_WAR;
  }

  private List<String> left(LiveTable table) {
    return game.track(table).spaces().entrySet().stream()
        .filter(one -> one.getValue() instanceof IssueSpace.OnDisplay)
        .map(Map.Entry::getKey)
        .limit(5)
        .toList();
  }
}
