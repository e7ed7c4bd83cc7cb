package depesche.adjudicator.congress.sums;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.congress.sums.SumTerm.Why;
import java.util.List;
import org.junit.jupiter.api.Test;

final class WarSumsTest {

  private static SumTerm own(String card, int value) {
    return new SumTerm(Why.BATTLE_CARD, card, value);
  }

  private static SumTerm enemy(String card, int value) {
    return new SumTerm(Why.ENEMY_CARD, card, value);
  }

  @Test
  void c3FrontA() {
    // C3: 12 + 10 units, support and headquarters 28, cards 8: 36; France 22 and 3: 25; dice 6 and
    // 7.
    BattleSide allied =
        new BattleSide(
            8 + 2 + 1 + 1 + 8 + 2,
            1,
            true,
            false,
            false,
            List.of(own("Radetzky", 2), own("Bernadotte", 3), own("Guard Corps", 3)));
    BattleSide french =
        new BattleSide(
            16,
            2,
            false,
            false,
            false,
            List.of(
                own("Napoleon", 6),
                own("Murat", 3),
                own("Berthier", 2),
                own("River Crossing", 3),
                enemy("Reuss-Plauen", -2),
                enemy("Grenadier Defense", -3),
                enemy("Wittgenstein", -3),
                enemy("Cossacks", -3)));
    assertThat(allied.first().total()).isEqualTo(28);
    assertThat(allied.beforeDice().total()).isEqualTo(36);
    assertThat(french.first().total()).isEqualTo(22);
    assertThat(french.beforeDice().part(Why.BATTLE_CARD, Why.ENEMY_CARD)).isEqualTo(3);
    assertThat(french.beforeDice().total()).isEqualTo(25);
    BattleSum battle = BattleSum.of(allied, 6, french, BattleSum.best(List.of(4, 7)));
    assertThat(battle.allied().total()).isEqualTo(42);
    assertThat(battle.french().total()).isEqualTo(32);
    assertThat(battle.frenchLosses()).hasValue(5);
    assertThat(battle.alliedLosses()).hasValue(4);
    assertThat(battle.result()).contains(BattleSum.Result.ALLIED_VICTORY);
    assertThat(battle.major()).isTrue();
    assertThat(battle.points(true)).isEqualTo(2);
    assertThat(battle.points(false)).isEqualTo(1);
  }

  @Test
  void c4FrontC() {
    // C4: France 9 + 3 + 3 = 15, Britain 9 + 3 - 3 = 9; Wellington and Morillo make 15, Hill 12; a
    // draw of two losses each.
    BattleSide british =
        new BattleSide(9, 1, false, false, true, List.of(own("Wellington", 4), own("Morillo", 2)));
    BattleSide french = new BattleSide(9, 1, false, true, false, List.of(enemy("Hill", -3)));
    assertThat(french.first().total()).isEqualTo(15);
    assertThat(british.first().total()).isEqualTo(9);
    assertThat(british.beforeDice().total()).isEqualTo(15);
    assertThat(french.beforeDice().total()).isEqualTo(12);
    BattleSum battle = BattleSum.of(british, 6, french, 10);
    assertThat(battle.french().total()).isEqualTo(22);
    assertThat(battle.allied().total()).isEqualTo(21);
    assertThat(battle.frenchLosses()).hasValue(2);
    assertThat(battle.alliedLosses()).hasValue(2);
    assertThat(battle.result()).contains(BattleSum.Result.DRAW);
    assertThat(battle.points(true)).isZero();
  }

  @Test
  void c5FrontGHasLossesThatTheTableStates() {
    // C5: 12 against 14 before the dice; the losses are read off the board, and are equal.
    BattleSide us = new BattleSide(5, 1, false, false, false, List.of(own("Andrew Jackson", 4)));
    BattleSide british =
        new BattleSide(
            6, 1, false, false, false, List.of(own("Sherbrooke", 3), own("Tecumseh", 2)));
    assertThat(us.beforeDice().total()).isEqualTo(12);
    assertThat(british.beforeDice().total()).isEqualTo(14);
    BattleSum battle = BattleSum.of(british, 3, us, 7);
    assertThat(battle.result()).isEmpty();
    assertThat(battle.stated(2, 2).result()).contains(BattleSum.Result.DRAW);
  }

  @Test
  void fourSpacesOfTheLossTrackAreKnown() {
    // C5: 42 is 5, 32 is 4, 22 and 21 are 2; what lies between 22 and 42 is not told.
    assertThat(LossTrack.losses(42)).hasValue(5);
    assertThat(LossTrack.losses(32)).hasValue(4);
    assertThat(LossTrack.losses(22)).hasValue(2);
    assertThat(LossTrack.losses(21)).hasValue(2);
    assertThat(LossTrack.losses(23)).isEmpty();
    assertThat(LossTrack.losses(20)).isEmpty();
    assertThat(LossTrack.losses(43)).isEmpty();
  }
}
