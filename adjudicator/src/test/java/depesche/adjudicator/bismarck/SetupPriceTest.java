package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Reader;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.turns.DanceStandingFact.RowLine;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What it costs to cancel a card before the first turn.
class SetupPriceTest {

  private static List<Integer> shown(DanceGame game) {
    return DanceGame.RULES
        .view(game.position(), new Reader.Holder(DanceGame.SOLO))
        .sheet()
        .table()
        .row()
        .stream()
        .map(RowLine::price)
        .toList();
  }

  @Test
  void theRowShowsWhatTheFreeDiscsPay() {
    // Setup, and ruling setupCancel: 1, 2, 3, 3, 3, also with a card that makes cancelling dearer.
    DanceGame game =
        DanceGame.open().row("bukhara", "long-depression", "plevna", "tunis", "jesuit-law");
    assertThat(shown(game)).containsExactly(1, 2, 3, 3, 3);
    assertThat(game.says("CANCEL 1")).contains("CardCancelled[place=1, title=Bukhara, price=1");
    assertThat(shown(game.stage(DanceStage.ALLOCATE))).containsExactly(2, 3, 4, 4, 4);
  }
}
