package depesche.adjudicator.congress.sums;

import static depesche.adjudicator.congress.board.MajorPower.AUSTRIA;
import static depesche.adjudicator.congress.board.MajorPower.BRITAIN;
import static depesche.adjudicator.congress.board.MajorPower.FRANCE;
import static depesche.adjudicator.congress.board.MajorPower.RUSSIA;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.congress.CongressFiles;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.sums.IssueMove.Manner;
import depesche.adjudicator.congress.sums.SumTerm.Why;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

final class DiplomacySumsTest {

  private static final List<MajorPower> CLOCKWISE = List.of(FRANCE, RUSSIA, BRITAIN, AUSTRIA);

  private static WagerSum wager(WagerKind kind, int fr, int ru, int br, int au) {
    SequencedMap<MajorPower, Integer> values = new LinkedHashMap<>();
    values.put(FRANCE, fr);
    values.put(RUSSIA, ru);
    values.put(BRITAIN, br);
    values.put(AUSTRIA, au);
    return WagerSum.of(kind, values, CLOCKWISE, Optional.empty());
  }

  private static IssueMove play(
      MajorPower mover, Manner manner, String title, String issue, String from) {
    IssueSpace space = IssueSpace.named(from).orElseThrow();
    CongressCard card = CongressFiles.card(title);
    return IssueMove.of(
        mover,
        manner,
        space,
        card.valueTerm(),
        card.bonusTerms(mover, issue, space.holder()),
        card.nation().isOf(mover));
  }

  @Test
  void c1HighestPrintedValueWinsTheWager() {
    // C1: Davout 5, Stadion 4, Soult 4, Caulaincourt 4: Austria, space 1, and France begins.
    WagerSum sum =
        wager(
            WagerKind.HIGHEST_MINUS_LOWEST,
            CongressFiles.card("Stadion").value().orElseThrow(),
            CongressFiles.card("Soult").value().orElseThrow(),
            CongressFiles.card("Caulaincourt").value().orElseThrow(),
            CongressFiles.card("Davout").value().orElseThrow());
    assertThat(sum.winner()).contains(AUSTRIA);
    assertThat(sum.space()).isEqualTo(1);
    assertThat(sum.order()).containsExactly(FRANCE, RUSSIA, BRITAIN, AUSTRIA);
  }

  @Test
  void britainBreaksTheTiesOfTheWager() {
    // Wager 2: of several best Britain chooses; its bot takes Britain, Austria, Russia, never
    // France.
    WagerSum tied = wager(WagerKind.HIGHEST_MINUS_LOWEST, 5, 2, 3, 5);
    assertThat(tied.winner()).isEmpty();
    assertThat(tied.best()).containsExactly(FRANCE, AUSTRIA);
    assertThat(WagerSum.choiceOfBot(tied.best())).isEqualTo(AUSTRIA);
    WagerSum chosen =
        WagerSum.of(WagerKind.HIGHEST_MINUS_LOWEST, tied.values(), CLOCKWISE, Optional.of(FRANCE));
    assertThat(chosen.space()).isEqualTo(3);
    assertThat(chosen.order().getFirst()).isEqualTo(RUSSIA);
  }

  @Test
  void withFewerPlayersTheFrenchValueIsTakenOff() {
    // 18.2.2, 20.3: an Allied winner takes off the French card, France the lowest; 21.3: the
    // highest
    // Allied card and the French one.
    assertThat(wager(WagerKind.MINUS_FRENCH, 3, 2, 4, 5).space()).isEqualTo(2);
    assertThat(wager(WagerKind.MINUS_FRENCH, 5, 2, 4, 3).space()).isEqualTo(3);
    assertThat(wager(WagerKind.BETWEEN_SIDES, 5, 2, 4, 3).space()).isEqualTo(1);
  }

  @Test
  void c2aLiberalismGoesBackToTheTableAndOut() {
    // C2 (a): from AU 1, Huskisson 2+3 = 5 to BR 4; Kaiser Franz debates 5+1+1 = 7 to AU 3.
    IssueMove british = play(BRITAIN, Manner.NEGOTIATION, "Huskisson", "Liberalism", "AU 1");
    assertThat(british.steps().total()).isEqualTo(5);
    assertThat(british.placed().words()).isEqualTo("BR 4");
    IssueMove austrian = play(AUSTRIA, Manner.DEBATE, "Kaiser Franz", "Liberalism", "BR 4");
    assertThat(austrian.steps().terms())
        .containsExactly(
            new SumTerm(Why.CARD_VALUE, "Kaiser Franz", 5),
            new SumTerm(Why.CARD_BONUS, "Kaiser Franz", 1),
            new SumTerm(Why.AUSTRIAN_DEBATE, 1));
    assertThat(austrian.placed().words()).isEqualTo("AU 3");
  }

  @Test
  void c2OvershootCountsForADebateBeforeTheSeat() {
    // C2: Talleyrand moves seven from AU 2, to "9-space"; the text also says AU 3, which is not
    // used.
    IssueMove move = play(AUSTRIA, Manner.NEGOTIATION, "Talleyrand", "Liberalism", "AU 2");
    assertThat(move.reached().words()).isEqualTo("AU 9");
    assertThat(move.placed().words()).isEqualTo("AU 7");
    assertThat(move.placed().isSecured()).isTrue();
  }

  @Test
  void c2bAustriaAtWar() {
    // C2 (b): Von Humboldt 2+3 = 5 from the table to RU 5.
    assertThat(
            play(RUSSIA, Manner.DEBATE, "Von Humboldt", "Austria at War", "TABLE").placed().words())
        .isEqualTo("RU 5");
  }

  @Test
  void c2cMinorCountriesOfFrance() {
    // C2 (c): Friedrich August 2+4 = 6 for Saxony; Gaudin 3+2 = 5 for Italy.
    assertThat(
            play(FRANCE, Manner.NEGOTIATION, "Friedrich August I of Saxony", "Saxony", "TABLE")
                .placed()
                .words())
        .isEqualTo("FR 6");
    assertThat(play(FRANCE, Manner.NEGOTIATION, "Martin Gaudin", "Italy", "TABLE").placed().words())
        .isEqualTo("FR 5");
  }

  @Test
  void c2dAnIssueOnTheFrenchTrackIsHarderToMove() {
    // C2 (d): Bulow 3 from AU 1 to FR 2; Hardenberg 4 - 1 = 3 to BR 1.
    IssueMove french = play(FRANCE, Manner.NEGOTIATION, "Von Bulow", "Poland", "AU 1");
    assertThat(french.placed().words()).isEqualTo("FR 2");
    IssueMove british = play(BRITAIN, Manner.DEBATE, "Von Hardenberg", "Poland", "FR 2");
    assertThat(british.steps().total()).isEqualTo(3);
    assertThat(british.placed().words()).isEqualTo("BR 1");
  }

  @Test
  void c2eGrahamOnTheBritishTrack() {
    // C2 (e): Graham 3+1 = 4 from BR 3 (inferred) to FR 1.
    IssueMove move = play(FRANCE, Manner.DEBATE, "Graham", "BR Recruitment", "BR 3");
    assertThat(move.steps().total()).isEqualTo(4);
    assertThat(move.placed().words()).isEqualTo("FR 1");
  }

  @Test
  void c2fPolandComesBackToTheTable() {
    // C2 (f): where Poniatowski put Poland, a debate worth 5 brings it back to 0.
    IssueSpace there = IssueSpace.named("RU 5").orElseThrow();
    assertThat(there.moved(AUSTRIA, 5).words()).isEqualTo("TABLE");
    assertThat(there.moved(AUSTRIA, 4).words()).isEqualTo("RU 1");
  }

  @Test
  void c9NesselrodeAndGambierOnTheFrenchTrack() {
    // C9, 20.7: from FR 3, Gambier 3-1 = 2 and Nesselrode 4-1 (+1 in a debate, as told) to RU 1.
    assertThat(play(RUSSIA, Manner.DEBATE, "Gambier", "BR Financial Aid", "FR 3").steps().total())
        .isEqualTo(2);
    IssueSpace from = IssueSpace.named("FR 3").orElseThrow();
    assertThat(from.moved(RUSSIA, 4).words()).isEqualTo("RU 1");
  }

  @Test
  void c10TheTwoBotsReadTheDebateNumberDifferently() {
    // C10: FR 3: M is 4, the Allied bot debates with 3; RU 2: M is 5, the French bot with 1 to 5.
    DebateNumber allied = DebateNumber.at(IssueSpace.of(FRANCE, 3));
    assertThat(allied.number()).isEqualTo(4);
    assertThat(allied.alliedDebates(3)).isTrue();
    assertThat(allied.alliedDebates(4)).isFalse();
    DebateNumber french = DebateNumber.at(IssueSpace.of(RUSSIA, 2));
    assertThat(french.number()).isEqualTo(5);
    assertThat(french.frenchDebates(5)).isTrue();
    assertThat(french.frenchDebates(6)).isFalse();
  }

  @Test
  void aLeaderPutsTheIssueOnTheSeat() {
    // Issue track: a leader puts the issue on the seat, wherever it lies.
    IssueSpace from = IssueSpace.named("FR 4").orElseThrow();
    assertThat(IssueMove.leader(RUSSIA, from).placed().words()).isEqualTo("RU 7");
  }
}
