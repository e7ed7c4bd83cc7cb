package depesche.adjudicator.weimar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import depesche.adjudicator.weimar.solo.BotAction;
import depesche.adjudicator.weimar.solo.BotPlan;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Prepare Coup, the special action of the bots (1.4.7).
final class WeimarPreparationTest {

  @Test
  void bringsUnitsFromTheLastCities() {
    // 1.4.7: what its supply cannot give comes from the city lowest in its list: Leipzig.
    WeimarExample board =
        new WeimarExample()
            .at("Berlin", "REGIME", "Freikorps-2")
            .at("Rostock", "Freikorps-1")
            .at("Leipzig", "Freikorps-1");
    BotPlan plan = new BotAction(SoloBot.DNVP, board.cities(), List.of(), false).plan(5, 0);
    assertEquals(Optional.of("Berlin"), plan.city());
    assertEquals(3, plan.dice());
    assertEquals("MOBILISE_CITY Freikorps-1, Leipzig (1.4.7)", plan.steps().getLast().text());
  }
}
