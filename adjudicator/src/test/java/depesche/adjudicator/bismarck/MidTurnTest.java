package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceStage;
import org.junit.jupiter.api.Test;

/// Cards that are played in the middle of a turn, and choices that have become impossible.
class MidTurnTest {

  private static DanceGame allocating(String... row) {
    return DanceGame.open().stage(DanceStage.ALLOCATE).row(row);
  }

  @Test
  void aCardPlayedWithAnAnswerActsAtTheQuestion() {
    // Section 7, Steps: an ANY card in a letter that answers a question acts there, not at the
    // dice.
    DanceGame game =
        allocating("bukhara", "skobelev", "plevna", "tunis", "spa")
            .hand("berlin-conference")
            .play("ALLOCATE 2 2 2", 12)
            .play("PLAY Berlin Conference 1\nSIDE GB");
    assertThat(game.table().flag(EuropeanPower.GB).space()).isEqualTo(4);
    assertThat(game.news())
        .anyMatch(fact -> fact.startsWith("ActionCardPlayed"))
        .noneMatch(fact -> fact.startsWith("CardCameUp"))
        .noneMatch(fact -> fact.startsWith("CancelledCardWent"));
    assertThat(game.table().discarded()).containsExactly("bukhara");
  }

  @Test
  void anotherQuestionBehindThePlayedCardIsAnsweredToo() {
    // Section 7, Steps: each question is asked in its turn, and what was played stays played.
    DanceGame game =
        allocating("bukhara", "skobelev", "plevna", "tunis", "spa")
            .hand("intelligence")
            .play("ALLOCATE 2 2 2", 12)
            .play("PLAY Intelligence")
            .play("CHOOSE 3")
            .play("SIDE RUSSIA");
    assertThat(game.position().phase().id()).contains("Action");
    assertThat(game.table().row().get(1).discs()).isEqualTo(1);
    assertThat(game.table().flag(EuropeanPower.RUSSIA).space()).isEqualTo(5);
  }

  @Test
  void aCardPlayedAtTheFifthCardMakesRoom() {
    // Rule 2.2.a: a player who has no fifth card in the hand any more discards none.
    DanceGame game =
        allocating("health-insurance", "skobelev", "plevna", "tunis", "burma")
            .hand("honest-broker", "intelligence", "congress-of-berlin", "universal-suffrage")
            .play("ALLOCATE 2 2 0\nDISC FROM INFLUENCE", 12)
            .play("PLAY Congress of Berlin 3");
    assertThat(game.position()).isInstanceOf(DancePosition.Open.class);
    assertThat(game.table().hand())
        .containsExactly("honest-broker", "intelligence", "universal-suffrage", "health-insurance");
  }

  @Test
  void aCardThatEmptiesThePoolsAtTheQuestionOfADiscLetsACardGive() {
    // Section 7, Answers: with all pools empty the rightmost cancelled card gives, unasked.
    DanceGame game =
        allocating("septennat", "skobelev*4", "plevna", "tunis", "burma")
            .hand("berlin-conference")
            .pools(0, 0, 0)
            .play("ALLOCATE 1 0 0", 12)
            .play("PLAY Berlin Conference 3");
    assertThat(game.table().lost()).contains(Party.PL);
    assertThat(game.table().row().get(1).discs()).isEqualTo(1);
  }

  @Test
  void aChoiceThatHasBecomeImpossibleLeavesTheCardInTheHand() {
    // Section 4: a line that cannot be done is refused, the rest of the letter holds.
    DanceGame game =
        allocating("turkish-bankruptcy", "skobelev", "plevna", "tunis", "burma")
            .play("ALLOCATE 2 2 0\nPLAY Honest Broker TURKEY\nMOVE GB", 12);
    assertThat(game.table().hand()).contains("honest-broker");
    assertThat(game.news()).anyMatch(fact -> fact.contains("ChoiceImpossible"));
    assertThat(game.table().flag(EuropeanPower.GB).space()).isEqualTo(4);
    assertThat(game.position()).isInstanceOf(DancePosition.Open.class);
  }

  @Test
  void anOutcomeWaitsForTheCardPlayedWithIt() {
    // Section 7, Steps: the letter that states an outcome answers a question, too.
    DanceGame game =
        allocating("expulsions", "skobelev", "plevna", "tunis", "burma")
            .hand("berlin-conference")
            .play("ALLOCATE 2 2 2", 12)
            .play("PLAY Berlin Conference 3\nMANUAL MOVE GB -1");
    assertThat(game.news()).anyMatch(fact -> fact.startsWith("ActionCardPlayed"));
    assertThat(game.table().row().get(1).discs()).isEqualTo(2);
    assertThat(game.table().flag(EuropeanPower.GB).space()).isEqualTo(2);
  }

  @Test
  void facesThatAreMissingBehindAQuestionHoldNothingUp() {
    // Section 4: a line that cannot be done is refused; nobody could write the faces any more.
    DanceGame game =
        DanceGame.open()
            .stage(DanceStage.ACTION)
            .row("bukhara", "skobelev", "plevna", "tunis", "spa")
            .hand("intelligence", "reptile-fund")
            .play("PLAY Intelligence\nPLAY Reptile Fund");
    assertThat(game.position()).isInstanceOf(DancePosition.Asked.class);
    assertThat(game.read("CHOOSE 3").complete()).isTrue();
    game.play("CHOOSE 3");
    assertThat(game.position()).isInstanceOf(DancePosition.Open.class);
    assertThat(game.news())
        .anyMatch(fact -> fact.startsWith("NotDone[verb=PLAY, words=[Reptile Fund]"));
  }
}
