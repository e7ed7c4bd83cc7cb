package depesche.adjudicator.weimar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarSum;
import depesche.adjudicator.weimar.politics.Coalition;
import depesche.adjudicator.weimar.politics.CoalitionTalks;
import depesche.adjudicator.weimar.politics.CoalitionTalks.Talk;
import depesche.adjudicator.weimar.politics.EarlyEnd;
import depesche.adjudicator.weimar.politics.FinalScoring;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// Who governs, how the game ends early, and the extra scoring of scenarios.
final class WeimarGovernmentTest {

  private static final List<WeimarParty> WEIMAR = List.of(WeimarParty.SPD, WeimarParty.ZENTRUM);

  @Test
  void governmentOfTheRound() {
    // T1: the left has 13 and the KPD refuses; the Weimar Coalition stands and has exactly half.
    CoalitionTalks talks = CoalitionTalks.begin(WeimarPoliticsTest.numbers(7, 4, 6, 5), WEIMAR);
    Talk.Asked left = assertInstanceOf(Talk.Asked.class, talks.now());
    assertEquals(Coalition.LEFT, left.coalition());
    assertEquals(13, left.seats());
    assertEquals(List.of(WeimarParty.SPD, WeimarParty.KPD), left.parties());
    talks = talks.answered(Coalition.LEFT, WeimarParty.KPD, false);
    assertEquals(new Talk.Formed(WEIMAR, 11, 22, true, false), talks.now());
  }

  @Test
  void governmentsByAcceptance() {
    // Both must accept; the KPD or the DNVP with half of the seats overthrows the Republic.
    CoalitionTalks talks = CoalitionTalks.begin(WeimarPoliticsTest.numbers(7, 4, 6, 5), WEIMAR);
    talks = talks.answered(Coalition.LEFT, WeimarParty.KPD, true);
    assertEquals(
        List.of(WeimarParty.SPD), assertInstanceOf(Talk.Asked.class, talks.now()).parties());
    talks = talks.answered(Coalition.LEFT, WeimarParty.SPD, true);
    assertEquals(
        new Talk.Formed(List.of(WeimarParty.SPD, WeimarParty.KPD), 13, 22, true, false),
        talks.now());
    assertEquals(
        new Talk.Overthrow(WeimarParty.KPD, 10, 20),
        CoalitionTalks.begin(WeimarPoliticsTest.numbers(5, 3, 10, 2), WEIMAR).now());
    assertEquals(
        new Talk.Formed(List.of(WeimarParty.SPD), 12, 23, true, false),
        CoalitionTalks.begin(WeimarPoliticsTest.numbers(12, 3, 4, 4), WEIMAR).now());
    assertEquals(
        new Talk.Formed(WEIMAR, 9, 20, false, false),
        CoalitionTalks.begin(WeimarPoliticsTest.numbers(6, 3, 3, 8), WEIMAR)
            .answered(Coalition.RIGHT, WeimarParty.DNVP, false)
            .answered(Coalition.LEFT, WeimarParty.KPD, false)
            .now(),
        "fewer than half: a minority");
  }

  @Test
  void earlyEnds() {
    // Seven threats in the DR box; Councils in Berlin and two other cities.
    GermanCities two =
        new WeimarExample().at("Muenchen", "COUNCILS").at("Rostock", "COUNCILS").cities();
    List<ThreatKind> six = Collections.nCopies(6, ThreatKind.INFLATION);
    assertEquals(Optional.empty(), EarlyEnd.of(two, six));
    assertEquals(
        Optional.of(EarlyEnd.ANARCHY),
        EarlyEnd.of(two, Collections.nCopies(7, ThreatKind.INFLATION)));
    GermanCities three = two.with(two.at("Berlin").with(ThreatKind.COUNCILS));
    assertEquals(Optional.of(EarlyEnd.REVOLUTION), EarlyEnd.of(three, six));
    GermanCities other = two.with(two.at("Essen").with(ThreatKind.COUNCILS));
    assertEquals(Optional.empty(), EarlyEnd.of(other, six), "not without Berlin");
  }

  @Test
  void finalScorings() {
    // The War of Brothers 2.3 and Dancing on the Volcano 3.3.
    SequencedMap<WeimarParty, Integer> figures = new LinkedHashMap<>();
    figures.put(WeimarParty.DNVP, 1);
    FinalScoring scoring =
        new FinalScoring(
            WeimarPoliticsTest.afterIssues(),
            List.of(ThreatKind.INFLATION, ThreatKind.POVERTY),
            3,
            false,
            WEIMAR,
            WeimarPoliticsTest.numbers(7, 4, 6, 5),
            new LinkedHashMap<>(),
            figures);
    SequencedMap<WeimarParty, WeimarSum> brothers = scoring.points(FinalScoring.Kind.BROTHERS);
    assertEquals(
        "-1 LONDON_MISSED - 1 ECONOMY_LOW - 1 INFLATION = -3",
        Optional.ofNullable(brothers.get(WeimarParty.SPD)).orElseThrow().text());
    assertEquals(
        "2 COUNCILS + 1 NO_DISSOLVED + 1 FOUR_SEATS = 4",
        Optional.ofNullable(brothers.get(WeimarParty.KPD)).orElseThrow().text());
    assertEquals(
        "-2 FIGURES = -2",
        Optional.ofNullable(scoring.points(FinalScoring.Kind.VOLCANO).get(WeimarParty.DNVP))
            .orElseThrow()
            .text());
  }
}
