package depesche.adjudicator.congress.play;

import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressBoards;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.game.PowerTracks;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.solo.BestChoice;
import depesche.adjudicator.congress.solo.IntroGovernment;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.IntroState;
import depesche.adjudicator.congress.sums.Spending;
import depesche.adjudicator.congress.sums.Sum;
import depesche.adjudicator.congress.sums.SumTerm;
import depesche.adjudicator.congress.sums.TrackAdvance;
import depesche.adjudicator.congress.sums.Treasury;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;

/// How the French bot of the introductory scenario spends its resources (18.4.6).
final class IntroSpending {

  private static final int DIE = 6;

  private final CongressGame game;

  IntroSpending(CongressGame game) {
    this.game = game;
  }

  void spend(LiveTable table) {
    IssueTrack track = game.track(table);
    boolean napoleon = holds(table, CongressBoards.leader(MajorPower.FRANCE));
    boolean operation = track.held(MajorPower.FRANCE).contains("FR Military Operation");
    int operations = (napoleon ? 1 : 0) + (operation ? 1 : 0);
    String key = PowerTracks.resources(table, MajorPower.FRANCE);
    int earned = CongressState.of(table).intro().earned();
    if (earned > 0) {
      table.tracks().add(key, earned, "cards");
    }
    List<CongressIssue> issues = game.files().issues();
    BestChoice<Treasury> choice =
        IntroGovernment.spent(
            Treasury.of(
                MajorPower.FRANCE,
                Sum.of(new SumTerm(SumTerm.Why.BASE, table.tracks().value(key)))),
            issues,
            track,
            operations);
    choice.reasons().forEach(table::tell);
    int supports = 0;
    int minors = 0;
    for (Spending paid : choice.best().getFirst().spent()) {
      table.tracks().add(key, -paid.resources(), paid.what());
      supports += paid.use() == Spending.Use.SUPPORT ? 1 : 0;
      boolean minor =
          issues.stream().anyMatch(one -> one.name().equals(paid.what()) && one.frenchUnit());
      minors += minor ? 1 : 0;
      if (minor || paid.use() == Spending.Use.SOUND_GOVERNMENT) {
        table.tracks().addWithin(PowerTracks.points(table, MajorPower.FRANCE), 1, paid.what());
      }
      if (paid.use() == Spending.Use.TRACK) {
        liberalism(table);
      }
    }
    IntroState.Spent spent = new IntroState.Spent(supports, operations, minors);
    CongressState.intro(table, intro -> intro.with(spent));
  }

  private static void liberalism(LiveTable table) {
    String pawn = CongressTracks.PAWNS.getFirst();
    TrackAdvance roll = TrackAdvance.of(table.roll(1, DIE, pawn).getFirst(), 1, 0, List.of());
    Governments.tell(table, GameTable.key(pawn), roll);
  }

  private static boolean holds(LiveTable table, String card) {
    return table.cards().pile(IntroBot.HAND).contains(card);
  }
}
