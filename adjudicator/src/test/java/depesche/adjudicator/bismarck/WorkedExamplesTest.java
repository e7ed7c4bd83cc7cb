package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.RowCard;
import org.junit.jupiter.api.Test;

/// The nine examples of the printed rules.
class WorkedExamplesTest {

  private static DanceGame acting() {
    return DanceGame.open()
        .stage(DanceStage.ACTION)
        .row("jesuit-law", "may-laws", "bukhara", "plevna", "tunis");
  }

  private static int space(DanceGame game, EuropeanPower power) {
    return game.table().flag(power).space();
  }

  @Test
  void movingItalyAmongTheGermanAlliesCostsThree() {
    // Rule 3.2, first example: 2 + 2 − 1 = 3; over a dotted line 2.
    DanceGame game =
        acting().pools(0, 2, 0).flags("ITALY 4", "AUSTRIA 5", "TURKEY 5", "GB 1", "RUSSIA 3");
    assertThat(game.says("MOVE ITALY"))
        .contains("MoveTooDear[power=ITALY, from=4, price=3, there=2");
    for (String power : new String[] {"RUSSIA", "GB", "AUSTRIA", "TURKEY"}) {
      assertThat(game.says("MOVE " + power)).as(power).contains("price=2, left=0");
    }
    game.pools(0, 3, 0).play("MOVE ITALY");
    assertThat(space(game, EuropeanPower.ITALY)).isEqualTo(5);
  }

  @Test
  void movingItalyOutOfTheFrenchSphereCostsThree() {
    // Rule 3.2, second example: max{3, 2 + 1 − 2} = 3.
    DanceGame game =
        acting().pools(0, 5, 0).flags("ITALY 2", "AUSTRIA 5", "TURKEY 3", "GB 1", "RUSSIA 3");
    assertThat(game.says("MOVE ITALY")).contains("from=2, to=3, price=3, left=2");
  }

  @Test
  void theLastPowerCostsSix() {
    // Rule 3.2, tip: with G = 4 and F = 0 the price is 6.
    DanceGame game =
        acting().pools(0, 6, 0).flags("ITALY 5", "AUSTRIA 5", "TURKEY 6", "GB 4", "RUSSIA 6");
    assertThat(game.says("MOVE GB")).contains("price=6, left=0");
    game.play("MOVE GB\nEND");
    assertThat(game.position()).isInstanceOf(DancePosition.Over.class);
    assertThat(game.news()).anyMatch(fact -> fact.startsWith("DanceWon"));
  }

  @Test
  void twoOpenIssuesMakePoliticsCostFour() {
    // Rule 3.3: two Issues and one cancelled Issue cost 2 + 2.
    DanceGame game =
        DanceGame.open()
            .stage(DanceStage.ACTION)
            .row("jesuit-law", "may-laws", "civil-marriage*2", "plevna", "tunis")
            .pools(0, 0, 4);
    assertThat(game.says("REGAIN Z")).contains("price=4, left=0");
  }

  @Test
  void twoAndThreeHitPlaceTwoAndCapAtThree() {
    // Rules 2.2 and 2.4: the smaller die is the place, the greater the cap. Ruling `capExample`.
    DanceGame game =
        DanceGame.open()
            .stage(DanceStage.ALLOCATE)
            .row("bukhara", "skobelev", "plevna", "tunis", "burma")
            .play("ALLOCATE EVENT 1 DIPLOMACY 5", 23);
    assertThat(game.news())
        .anyMatch(fact -> fact.startsWith("CardCameUp[place=2, title=Skobelev"))
        .contains("PoolCapped[pool=DIPLOMACY, removed=2, cap=3]");
  }

  @Test
  void bukharaAloneMovesTwoFlagsByOne() {
    // Rule 2.2.c, first example.
    for (boolean british : new boolean[] {true, false}) {
      DanceGame game =
          DanceGame.open()
              .stage(DanceStage.ALLOCATE)
              .row("bukhara", "skobelev", "plevna", "tunis", "jesuit-law")
              .play("ALLOCATE NOTHING", 12);
      assertThat(game.position().word()).isEqualTo("Side");
      game.play(british ? "SIDE GB" : "SIDE RUSSIA", 12);
      assertThat(space(game, EuropeanPower.GB)).isEqualTo(british ? 4 : 2);
      assertThat(space(game, EuropeanPower.RUSSIA)).isEqualTo(british ? 3 : 5);
    }
  }

  @Test
  void bukharaWithAnotherAsianCrisisIsDoubled() {
    // Rule 2.2.c, second example: Germany, France, GB and Russia are in it.
    for (String side : new String[] {"GERMANY", "GB", "RUSSIA"}) {
      DanceGame game =
          DanceGame.open()
              .stage(DanceStage.ALLOCATE)
              .row("bukhara", "skobelev", "tonkin", "tunis", "jesuit-law")
              .flags("GB 3", "RUSSIA 4", "AUSTRIA 6", "ITALY 6", "TURKEY 6")
              .lost()
              .pools(0, 0, 0)
              .play("ALLOCATE NOTHING\nSIDE " + side, 13);
      boolean germany = side.equals("GERMANY");
      assertThat(space(game, EuropeanPower.GB)).isEqualTo(side.equals("GB") ? 5 : 1);
      assertThat(space(game, EuropeanPower.RUSSIA)).isEqualTo(side.equals("RUSSIA") ? 6 : 2);
      assertThat(game.table().lost().contains(Party.C)).isEqualTo(!germany);
      assertThat(game.table().lost().contains(Party.NL)).isEqualTo(!germany);
      assertThat(game.table().discarded()).contains("bukhara", "tonkin").doesNotContain("tunis");
    }
  }

  @Test
  void anInactivePowerDoesNotCountInTheCrisisCheck() {
    // Rule 2.2.c, third example: one each, and GB is inactive; afterwards it is active.
    DanceGame game =
        DanceGame.open()
            .stage(DanceStage.ALLOCATE)
            .row("bosnia", "skobelev", "tonkin", "tunis", "jesuit-law")
            .flags("GB 2 inactive", "RUSSIA 2", "AUSTRIA 4", "ITALY 4", "TURKEY 4")
            .play("ALLOCATE NOTHING\nSIDE AUSTRIA", 12);
    assertThat(game.news()).contains("PeaceHolds[french=1, german=1]");
    assertThat(game.table().flag(EuropeanPower.GB)).isEqualTo(new DanceFlag(2, true));
  }

  @Test
  void cardsSlideBeforeTheRowIsFilled() {
    // Rule 2.3: places 2 and 4 are empty; the cards of 3 and 5 slide to 2 and 3 with their discs.
    DanceGame game =
        DanceGame.open("variant=SNAKE_EYES")
            .stage(DanceStage.ALLOCATE)
            .row("bukhara", "skobelev", "tonkin*2", "russian-loans", "burma")
            .pools(0, 0, 0)
            .play("ALLOCATE NOTHING", 44, 25);
    assertThat(game.table().row().subList(0, 3))
        .containsExactly(
            new RowCard("bukhara", 0), new RowCard("tonkin", 2), new RowCard("burma", 0));
    assertThat(game.table().row().subList(3, 5)).noneMatch(RowCard::isEmpty);
  }
}
