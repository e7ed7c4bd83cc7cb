package depesche.adjudicator.combat.movement;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.combat.Weights;
import java.util.List;
import org.junit.jupiter.api.Test;

final class OutcomeTest {

  private static final Board BOARD = Boards.land("A: B C D", "B: C D", "C: D E", "D: E");

  @Test
  void aBounceNamesTheRivalAndBothStrengths() {
    // Units of equal strength that move to one province all bounce, and it stays vacant.
    Unit red = army("Red", "A");
    Unit blue = army("Blue", "B");
    MoveResults results = judge(new Order.Advance(red, "C"), new Order.Advance(blue, "C"));
    assertThat(results.results().getFirst().outcome()).isEqualTo(new Outcome.Bounced(blue, 1, 1));
    assertThat(results.standoffs()).containsExactly("C");
  }

  @Test
  void aCutNamesTheUnitThatCut() {
    // A support is cut by an attack from elsewhere than where it works.
    Unit red = army("Red", "A");
    Unit helper = army("Red", "D");
    Unit held = army("Blue", "C");
    Unit cutter = army("Blue", "E");
    MoveResults results =
        judge(
            new Order.Advance(red, "C"),
            new Order.SupportAdvance(helper, red, "C"),
            new Order.Hold(held),
            new Order.Advance(cutter, "D"));
    assertThat(results.results().get(1).outcome()).isEqualTo(new Outcome.Cut(cutter));
    assertThat(results.results().getFirst().outcome()).isEqualTo(new Outcome.Repelled(held, 1, 1));
  }

  @Test
  void aHeadToHeadBattleNamesTheOpponent() {
    // Two units that move against each other do not swap.
    Unit red = army("Red", "A");
    Unit blue = army("Blue", "B");
    MoveResults results = judge(new Order.Advance(red, "B"), new Order.Advance(blue, "A"));
    assertThat(results.results().getFirst().outcome()).isEqualTo(new Outcome.Met(blue, 1, 1));
  }

  @Test
  void aPowerSparesItsOwn() {
    // No power dislodges a unit of its own.
    Unit red = army("Red", "A");
    Unit other = army("Red", "B");
    MoveResults results = judge(new Order.Advance(red, "B"), new Order.Hold(other));
    assertThat(results.results().getFirst().outcome()).isEqualTo(new Outcome.Spared(other));
  }

  @Test
  void aDoubleArmyHoldsAgainstTwo() {
    // Ruling foreignStrength: dislodging a double army takes three.
    Unit austria = new Unit("AUSTRIA", UnitKind.DOUBLE_ARMY, "C");
    Unit red = army("Red", "A");
    Unit helper = army("Red", "B");
    MoveResults results =
        judge(
            new Order.Hold(austria),
            new Order.Advance(red, "C"),
            new Order.SupportAdvance(helper, red, "C"));
    assertThat(results.results().get(1).outcome()).isEqualTo(new Outcome.Repelled(austria, 2, 2));
  }

  private static MoveResults judge(Order.Move... orders) {
    return new MovementJudge(BOARD).judge(Rulebook.NEWEST, Weights.TWOFOLD, List.of(orders));
  }

  private static Unit army(String power, String province) {
    return new Unit(power, UnitKind.ARMY, province);
  }
}
