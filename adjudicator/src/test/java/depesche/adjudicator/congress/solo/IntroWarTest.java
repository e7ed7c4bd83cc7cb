package depesche.adjudicator.congress.solo;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.congress.CongressFiles;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.sums.Spending;
import depesche.adjudicator.congress.sums.Sum;
import depesche.adjudicator.congress.sums.SumTerm;
import depesche.adjudicator.congress.sums.Treasury;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class IntroWarTest {

  private static SequencedMap<WarFront, Integer> units(int... units) {
    SequencedMap<WarFront, Integer> by = new LinkedHashMap<>();
    for (int i = 0; i < units.length; i++) {
      by.put(List.of(WarFront.values()).get(i), units[i]);
    }
    return by;
  }

  private static List<String> spent(Treasury treasury) {
    return treasury.spent().stream().map(Spending::what).toList();
  }

  @Test
  void placesItsReinforcements() {
    // 18.4.7.1: an empty army, four for the Grande Armée, half to A, half of the rest to B, half to
    // D, the rest to C. Seven units: F 1, A 1, then 3 to A, 1 to B, 1 to D.
    BestChoice<SequencedMap<WarFront, Integer>> placed =
        IntroWar.placed(units(3, 3, 6, 3, 1, 0), 7);
    assertThat(placed.only().orElseThrow()).isEqualTo(units(7, 4, 6, 4, 1, 1));
    assertThat(placed.reasons())
        .startsWith(
            new BotReason.BotPlacesUnits(WarFront.F, 1, "18.4.7.1"),
            new BotReason.BotPlacesUnits(WarFront.A, 1, "18.4.7.1"),
            new BotReason.BotPlacesUnits(WarFront.A, 3, "18.4.7.1"));
  }

  @Test
  void c12StrategicMovement() {
    // C12 (18.4.7.5): battles on A, B and C, one unit in E and F, three in D: first D to B, then D
    // to A.
    BestChoice<SequencedMap<WarFront, Integer>> moved =
        IntroWar.moved(units(4, 3, 6, 3, 1, 1), List.of(WarFront.A, WarFront.B, WarFront.C), 2);
    assertThat(moved.reasons())
        .containsExactly(
            new BotReason.BotMovesUnit(WarFront.D, WarFront.B, "18.4.7.5"),
            new BotReason.BotMovesUnit(WarFront.D, WarFront.A, "18.4.7.5"));
    assertThat(moved.only().orElseThrow()).isEqualTo(units(5, 4, 6, 1, 1, 1));
  }

  @Test
  void markers() {
    // 18.4.7.2 to .4: operations on A and B; a Russian one on A, a British one where France is
    // strongest; two supports for the Grande Armée, then B, D, G, E, C, F where there is a battle.
    assertThat(IntroWar.operations(2).best()).containsExactly(WarFront.A, WarFront.B);
    assertThat(IntroWar.won(MajorPower.RUSSIA, units(3), units(1)).best())
        .containsExactly(WarFront.A);
    SequencedMap<WarFront, Integer> british = new LinkedHashMap<>();
    british.put(WarFront.C, 8);
    british.put(WarFront.D, 3);
    assertThat(IntroWar.won(MajorPower.BRITAIN, units(3, 3, 6, 3), british).best())
        .containsExactly(WarFront.D);
    assertThat(
            IntroWar.supports(4, List.of(WarFront.A, WarFront.C, WarFront.G)).only().orElseThrow())
        .hasToString("{A=2, G=1, C=1}");
  }

  @Test
  void theWithdrawalTable() {
    // 18.4.7.6: at an Allied advantage of 3, 5 or 7 by 0-1, 2-3 or 4 and more cards; 3 more for the
    // Grande Armée.
    assertThat(IntroWar.withdraws(WarFront.B, 3, 1).only()).contains(true);
    assertThat(IntroWar.withdraws(WarFront.B, 4, 2).only()).contains(false);
    assertThat(IntroWar.withdraws(WarFront.C, 7, 4).only()).contains(true);
    assertThat(IntroWar.withdraws(WarFront.A, 7, 2).only()).contains(false);
    assertThat(IntroWar.withdraws(WarFront.A, 8, 2).reasons())
        .containsExactly(new BotReason.BotWithdrawalTable(WarFront.A, 8, 2, 8, true, "18.4.7.6"));
  }

  @Test
  void militaryCardsGoWhereTheyDoMost() {
    // 18.4.7.7: the greatest effect, and equal numbers of cards among fronts.
    var cards =
        Stream.of("Murat", "River Crossing", "Guard Corps", "Berthier")
            .map(CongressFiles::card)
            .toList();
    var assigned = IntroWar.assigned(cards, List.of(WarFront.A, WarFront.B)).only().orElseThrow();
    assertThat(assigned.get(WarFront.A)).containsExactly("Murat", "Guard Corps");
    assertThat(assigned.get(WarFront.B)).containsExactly("River Crossing", "Berthier");
  }

  @Test
  void spendsItsResources() {
    // 18.4.6.1: mandatory issues, recruitment, minor countries with units, support for each
    // operation, one Liberalism die, Sound Government; what is left unpaid is told.
    List<CongressIssue> issues = CongressFiles.SCENARIOS.issues();
    IssueTrack track = IssueTrack.of(issues.stream().map(CongressIssue::name).toList());
    for (String issue :
        List.of("Liberalism", "Saxony", "FR Recruitment", "FR Military Operation", "Poland")) {
      track = track.with(issue, IssueSpace.of(MajorPower.FRANCE, 3));
    }
    Treasury six = Treasury.of(MajorPower.FRANCE, Sum.of(new SumTerm(SumTerm.Why.BASE, 6)));
    BestChoice<Treasury> all = IntroGovernment.spent(six, issues, track, 2);
    assertThat(spent(all.only().orElseThrow()))
        .containsExactly(
            "FR Military Operation",
            "FR Recruitment",
            "Saxony",
            "Military Support",
            "Military Support",
            "Liberalism");
    assertThat(all.reasons().getLast())
        .isEqualTo(new BotReason.BotSpends("Sound Government", 1, false, "18.4.6.1"));
  }

  @Test
  void c13IssueOrderOfAustria() {
    // C13 (20.9): four resources: Peace Congress, operation, Future Government, one support;
    // Bavaria
    // is not funded.
    Treasury four = Treasury.of(MajorPower.AUSTRIA, Sum.of(new SumTerm(SumTerm.Why.BASE, 4)));
    BestChoice<Treasury> spent =
        AlliedSpending.austria(
            four,
            List.of("Peace Congress", "AU Military Operation"),
            List.of("Future Government of France", "Bavaria"),
            true);
    assertThat(spent(spent.only().orElseThrow()))
        .containsExactly(
            "Peace Congress",
            "AU Military Operation",
            "Future Government of France",
            "Military Support");
    assertThat(spent.reasons().getLast())
        .isEqualTo(new BotReason.BotSpends("Bavaria", 1, false, "20.9"));
  }
}
