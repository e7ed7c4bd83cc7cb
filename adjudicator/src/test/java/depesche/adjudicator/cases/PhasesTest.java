package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.title.MapFiles;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PhasesTest {

  @Test
  void aMovementCaseIsAPhaseWithAnOrderForEveryUnit() {
    // The speed of judging is measured on the movement phases of a file of cases.
    Phases read =
        Cases.movements(
            """
            CASE winter
            PHASE W1901A
            UNIT FRANCE A PAR
            END
            CASE spring
            PHASE S1901M
            UNIT FRANCE A PAR
            UNIT FRANCE F BRE
            ORDER FRANCE A PAR - BUR
            AFTER FRANCE A BUR
            AGREE 6
            END
            CASE spoilt
            PHASE S1901M
            UNIT FRANCE A XYZ
            END
            """
                .lines()
                .toList(),
            List.of(MapFiles.STANDARD.variant()));
    assertThat(read.phases())
        .extracting(Phases.Phase::orders)
        .containsExactly(
            List.of(
                new Order.Hold(new Unit("FRANCE", UnitKind.FLEET, "BRE")),
                new Order.Advance(new Unit("FRANCE", UnitKind.ARMY, "PAR"), "BUR")));
    assertThat(read.troubles()).extracting(CaseError::line).containsExactly(15);
  }
}
