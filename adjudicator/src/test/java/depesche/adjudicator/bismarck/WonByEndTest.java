package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceStage;
import org.junit.jupiter.api.Test;

class WonByEndTest {

  @Test
  void aLetterOfNothingButEndWinsTheGame() {
    // Rules, Game End: won if at the end of a turn all five flags are German allies.
    DanceGame game =
        DanceGame.open()
            .stage(DanceStage.ACTION)
            .flags("ITALY 5", "AUSTRIA 5", "TURKEY 6", "GB 5", "RUSSIA 6")
            .play("END");
    assertThat(game.position()).isInstanceOf(DancePosition.Over.class);
    assertThat(game.news()).anyMatch(fact -> fact.startsWith("DanceWon"));
  }
}
