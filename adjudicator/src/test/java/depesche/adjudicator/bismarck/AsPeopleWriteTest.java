package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.table.DanceStage;
import org.junit.jupiter.api.Test;

/// Letters as people write them.
class AsPeopleWriteTest {

  private static DanceGame acting() {
    return DanceGame.open()
        .stage(DanceStage.ACTION)
        .row("jesuit-law", "may-laws", "bukhara", "plevna", "tunis")
        .pools(3, 3, 0);
  }

  @Test
  void whatIfDoesNothing() {
    // Section 4: WHAT IF says what would come of a line; what is on file stays.
    for (String line : new String[] {"CLEAR", "UNDO", "MOVE GB", "CANCEL 1", "END"}) {
      DanceGame game = acting();
      assertThat(game.says("CANCEL 2\nWHAT IF " + line)).as(line).contains("WouldHappen");
      game.play("CANCEL 2\nWHAT IF " + line);
      assertThat(game.table().row().get(1).discs()).as(line).isEqualTo(2);
      assertThat(game.table().row().get(0).discs()).as(line).isZero();
      assertThat(game.table().turn()).as(line).isEqualTo(1);
    }
    assertThat(acting().says("WHAT IF: MOVE GB")).contains("WouldHappen");
    assertThat(acting().says("WHAT IF CANCEL 1; MOVE GB"))
        .contains("CardCancelled[place=1")
        .contains("FlagSwayed[power=GB")
        .doesNotContain("NoSuchThing");
  }

  @Test
  void endOfTheSetupWaitsForNoPhase() {
    // Section 7, Steps: Setup ends with END.
    assertThat(DanceGame.open().says("CANCEL 1\nEND")).contains("DanceFiled[verb=END");
  }

  @Test
  void severalPlacesOfALineAreSeveralCancels() {
    // Section 4: CANCEL, with as many places as stand there.
    for (String line : new String[] {"CANCEL 1 2", "cancel 1 and 2", "CANCEL cards 1, 2"}) {
      DanceGame game = acting().play(line);
      assertThat(game.table().row().get(0).discs()).as(line).isEqualTo(1);
      assertThat(game.table().row().get(1).discs()).as(line).isEqualTo(2);
    }
    assertThat(acting().says("CANCEL 3rd")).contains("place=3");
    assertThat(acting().says("CANCEL no. 3")).contains("place=3");
    assertThat(acting().says("CANCEL 3 4")).contains("place=3").contains("CancelTooDear[place=4");
  }

  @Test
  void movesAreRepeatedOnlyIfTheWordsSaySo() {
    // Rule 3.2: one space an action; a bare number may be spaces or a place of the track.
    for (String line : new String[] {"MOVE GB twice", "move gb 2 spaces", "MOVE GB and ITALY"}) {
      assertThat(acting().says(line)).as(line).contains("from=3, to=4").contains("MoveTooDear");
    }
    assertThat(acting().says("MOVE GB 2")).contains("NoSuchThing[word=GB 2, nearest=[GB]]");
  }

  @Test
  void smallWordsBehindATitleAreNoChoices() {
    // Section 7, Choices: they stand behind the title in the order of its operations.
    for (String line : new String[] {"PLAY Honest Broker on GB", "play honest broker to move GB"}) {
      assertThat(acting().says(line)).as(line).contains("FlagMoved[power=GB");
    }
    assertThat(acting().says("PLAY Universal Suffrage for the Centre"))
        .contains("PartyFreed[party=Z]");
  }

  @Test
  void outcomesAreNamedLikeEverythingElse() {
    // Section 3: MANUAL, with the names that the other lines know.
    DanceGame game = acting();
    assertThat(game.says("MANUAL MOVE Great Britain -1")).contains("[MOVE, GB, -1]");
    assertThat(game.says("MANUAL MOVE gb by -1")).contains("[MOVE, GB, -1]");
    assertThat(game.says("MANUAL LOSE Zentrum")).contains("[LOSE, Z]");
    assertThat(game.says("MANUAL DISCS FROM EVENT TO INFLUENCE 1"))
        .contains("[DISCS, EVENT, INFLUENCE, 1]");
  }

  @Test
  void aLaterAnswerShowsWhatItDoes() {
    // Section 7, Answers: a later line replaces an earlier one, and the reply says what comes of
    // it.
    DanceGame game =
        DanceGame.open()
            .stage(DanceStage.ALLOCATE)
            .row("bukhara", "skobelev", "plevna", "tunis", "spa")
            .play("ALLOCATE 2 2 2", 12);
    assertThat(game.says("SIDE GB\nSIDE RUSSIA")).contains("FlagMoved[power=RUSSIA, from=4, to=5]");
  }

  @Test
  void aBareNameAnswersWhatIsAsked() {
    // Section 4: SIDE GB; where it is asked, GB alone says the same, and other words say nothing.
    DanceGame game =
        DanceGame.open()
            .stage(DanceStage.ALLOCATE)
            .row("bukhara", "skobelev", "plevna", "tunis", "spa")
            .play("ALLOCATE 2 2 2", 12);
    for (String line :
        new String[] {"Great Britain", "the British", "- GB", "with England.", "GB, please"}) {
      assertThat(game.says(line)).as(line).contains("CrisisSideTaken[power=GB");
    }
    for (String line : new String[] {"France", "Italy", "R.", "GB is a rogue state"}) {
      assertThat(game.says(line)).as(line).doesNotContain("Taken");
    }
    assertThat(game.says("Dear Russia,")).doesNotContain("Taken");
    assertThat(game.says("SIDE FRANCE")).contains("instead=[RUSSIA, GB]]");
    assertThat(game.says("France")).contains("instead=[RUSSIA, GB]]");
    assertThat(game.says("Italy")).contains("options=[RUSSIA, GB]]");
  }

  @Test
  void aBareLetterIsNoAnswer() {
    // A mail may be signed with one letter, which is the name of a pool, too.
    DanceGame game =
        DanceGame.open()
            .stage(DanceStage.ALLOCATE)
            .row("septennat", "skobelev", "plevna", "tunis", "spa")
            .play("ALLOCATE 2 2 2", 12);
    assertThat(game.position().word()).isEqualTo("Disc");
    assertThat(game.says("P.")).doesNotContain("Taken[");
    assertThat(game.says("from the Politics Pool")).contains("PartyLost[party=PL, from=POLITICS");
  }

  @Test
  void poolsOnLinesOfTheirOwnAreOneAllocation() {
    // Section 4: what is not named stays; a list of lines names all of them before the dice.
    DanceGame game = DanceGame.open().stage(DanceStage.ALLOCATE);
    assertThat(game.says("ALLOCATE\n- Event: 2\n- Diplomacy: 3\n- Politics: 1"))
        .contains("event=2, diplomacy=3, politics=1, left=0");
    assertThat(game.says("ALLOCATE EVENT 2\nDiplomacy the rest")).contains("Refused");
    assertThat(game.says("ALLOCATE EVENT 2 DIPLOMACY rest")).contains("diplomacy=4");
  }

  @Test
  void aChoiceOfWaysIsNamedByItsPower() {
    // Section 7, Choices: behind the title; a way may be said by the power it alone names.
    DanceGame game = acting().hand("mediterranean-agreements");
    assertThat(game.says("PLAY Mediterranean Agreements Italy")).contains("FlagMoved[power=ITALY");
    assertThat(game.says("PLAY Mediterranean Agreements 1")).contains("FlagMoved[power=GB");
    assertThat(game.says("PLAY Mediterranean Agreements Turkey")).contains("ChoiceImpossible");
    assertThat(game.says("PLAY Mediterranean Agreements 1 Italy"))
        .contains("ChoiceTooMany[title=Mediterranean Agreements, word=ITALY]");
    assertThat(game.says("PLAY Mediterranean Agreements Itly")).contains("FlagMoved[power=ITALY");
  }

  @Test
  void behindALookTheDiscsOfTheTurnLieInTheirPools() {
    // Section 4: WHAT IF says the price and what is there; a card acts in the phase that is played.
    DanceGame game = acting().hand("intelligence", "reptile-fund").pools(0, 6, 0);
    assertThat(game.says("PLAY Intelligence\nWHAT IF CANCEL 1"))
        .contains("pool=EVENT, price=1, there=0, allocated=true, effects=[]");
    assertThat(game.says("PLAY Intelligence\nPLAY Reptile Fund")).contains("phase=Action");
  }
}
