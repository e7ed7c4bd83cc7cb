package depesche.adjudicator.weimar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.OpinionTrack.Space;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.politics.IssueMajority;
import depesche.adjudicator.weimar.politics.Parliament;
import depesche.adjudicator.weimar.politics.PartyGoals;
import depesche.adjudicator.weimar.politics.PartyLedger;
import depesche.adjudicator.weimar.politics.RepublicState;
import depesche.adjudicator.weimar.politics.ScoreChart;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// Politics of the first round in the example of play (T1 to T3, T5, T7).
final class WeimarPoliticsTest {

  private static final OpinionTrack TRACK = new OpinionTrack(4);
  private static final List<WeimarParty> WEIMAR = List.of(WeimarParty.SPD, WeimarParty.ZENTRUM);

  static SequencedMap<WeimarParty, Integer> numbers(int spd, int zentrum, int kpd, int dnvp) {
    SequencedMap<WeimarParty, Integer> numbers = new LinkedHashMap<>();
    numbers.put(WeimarParty.SPD, spd);
    numbers.put(WeimarParty.ZENTRUM, zentrum);
    numbers.put(WeimarParty.KPD, kpd);
    numbers.put(WeimarParty.DNVP, dnvp);
    return numbers;
  }

  private static Space space(String words) {
    return TRACK.named(words).orElseThrow();
  }

  private static SequencedMap<String, Space> issues() {
    SequencedMap<String, Space> issues = new LinkedHashMap<>();
    issues.put("Economy I", space("ZENTRUM 3"));
    issues.put("Economy II", space("SPD/ZENTRUM"));
    issues.put("Media", space("KPD 3"));
    issues.put("Security", space("SPD 1"));
    issues.put("Foreign Affairs", space("ZENTRUM 4"));
    issues.put("Stab in the Back", space("DNVP 4"));
    issues.put("Protecting Republic Law", space("SPD 3"));
    issues.put("Stinnes-Legien Agreement", space("SPD 2"));
    return issues;
  }

  @Test
  void issueMajority() {
    // T5: an issue on a shared space counts half for each; the first gains 3 seats, the second 1.
    IssueMajority majority = IssueMajority.of(issues());
    assertEquals("3.5", majority.shown(WeimarParty.SPD));
    assertEquals(
        List.of(
            "half of Economy II",
            "Security",
            "Protecting Republic Law",
            "Stinnes-Legien Agreement"),
        majority.issues().get(WeimarParty.SPD));
    assertEquals("{SPD=3, ZENTRUM=1}", majority.seats().toString());
    assertEquals(List.of(), majority.tied());
  }

  @Test
  void tiedMajorityIsAsked() {
    // The rulebook says who gains the seats of a tie, so the table is asked.
    SequencedMap<String, Space> issues = new LinkedHashMap<>();
    issues.put("Media", space("KPD 1"));
    issues.put("Security", space("SPD 1"));
    IssueMajority majority = IssueMajority.of(issues);
    assertEquals(List.of(WeimarParty.SPD, WeimarParty.KPD), majority.tied());
    assertEquals("{}", majority.seats().toString());
  }

  @Test
  void seatsOfTheRound() {
    // T1: from 7/5/4/3 to 9/5/8/7 = 29, cut to 7/4/6/5 = 22.
    PartyLedger seats =
        PartyLedger.of(numbers(7, 5, 4, 3))
            .plus(WeimarParty.KPD, 2, "Reichstag Election")
            .plus(WeimarParty.DNVP, 2, "Reichstag Election");
    Parliament parliament = Parliament.ofPlaybook();
    assertEquals(23, seats.total());
    assertEquals(1, parliament.free(seats.total()), "one fixed seat is free");
    for (WeimarParty party : IssueMajority.of(issues()).seats().sequencedKeySet()) {
      seats =
          seats.plus(
              party, IssueMajority.of(issues()).seats().getOrDefault(party, 0), "issue majority");
    }
    assertEquals("{SPD=10, ZENTRUM=6, KPD=6, DNVP=5}", seats.totals().toString());
    seats =
        seats
            .plus(WeimarParty.DNVP, 1, "Treaty of Versailles")
            .plus(WeimarParty.DNVP, 1, "Stab in the Back");
    assertEquals(29, seats.total());
    seats =
        seats
            .plus(WeimarParty.SPD, 1, "Stinnes-Legien Agreement")
            .plus(WeimarParty.SPD, -1, "Swimming Trunks")
            .plus(WeimarParty.SPD, -2, "cities with 2 threats")
            .plus(WeimarParty.ZENTRUM, -2, "cities with 2 threats")
            .plus(WeimarParty.SPD, -1, "crisis");
    assertEquals("{SPD=7, ZENTRUM=4, KPD=6, DNVP=7}", seats.totals().toString());
    for (String minor : List.of("USPD", "DDP", "DVP")) {
      WeimarParty holder =
          Optional.ofNullable(WeimarExample.BOX.scenario("MAIN").minorParties().get(minor))
              .orElseThrow();
      int gain = Optional.ofNullable(WeimarExample.BOX.minorSeats().get(minor)).orElseThrow();
      seats = seats.plus(holder, gain, minor);
    }
    assertEquals("{SPD=9, ZENTRUM=5, KPD=8, DNVP=7}", seats.totals().toString());
    assertEquals(29, seats.total());
    PartyLedger cut = parliament.cut(seats, new LinkedHashMap<>());
    assertEquals("{SPD=7, ZENTRUM=4, KPD=6, DNVP=5}", cut.totals().toString());
    assertEquals(22, cut.total());
    assertEquals(
        "7 before + 3 issue majority + 1 Stinnes-Legien Agreement - 1 Swimming Trunks"
            + " - 2 cities with 2 threats - 1 crisis + 2 DDP - 2 PARLIAMENT_CUT = 7",
        cut.sum(WeimarParty.SPD).text());
  }

  /// T3: the bases before the election card.
  static GermanCities basesOfExample() {
    return new WeimarExample()
        .at("Berlin", "SPD", "ZENTRUM", "KPD 3")
        .at("Muenchen", "SPD", "ZENTRUM", "KPD")
        .at("Koeln", "SPD", "DNVP")
        .at("Leipzig", "SPD", "KPD")
        .at("Hamburg", "SPD", "ZENTRUM", "DNVP 2")
        .at("Breslau", "SPD", "DNVP", "ZENTRUM")
        .at("Koenigsberg", "DNVP")
        .at("Essen", "DNVP", "KPD 2")
        .at("Stuttgart", "DNVP 2")
        .at("Frankfurt", "ZENTRUM")
        .at("Rostock", "KPD")
        .cities();
  }

  @Test
  void basesAndThePowerOfTheStreet() {
    // T3: 6, 6, 5, 5 cities score 3, 3, 1, 1; the election sends one base each from four cities.
    GermanCities cities = basesOfExample();
    cities.all().values().forEach(city -> assertEquals(true, city.free() >= 0, city.toString()));
    assertEquals(6, cities.citiesOf(WeimarParty.SPD));
    assertEquals(6, cities.citiesOf(WeimarParty.DNVP));
    assertEquals(5, cities.citiesOf(WeimarParty.ZENTRUM));
    assertEquals(5, cities.citiesOf(WeimarParty.KPD));
    assertEquals(Optional.of(3), ScoreChart.street().of(6));
    assertEquals(Optional.of(1), ScoreChart.street().of(5));
    assertEquals(Optional.empty(), ScoreChart.street().of(8), "the card says it: it is asked");
    assertEquals(List.of("Berlin", "Essen"), cities.names(city -> city.bases(WeimarParty.KPD) > 1));
    assertEquals(
        List.of("Stuttgart", "Hamburg"), cities.names(city -> city.bases(WeimarParty.DNVP) > 1));
    assertEquals(Optional.of(1), ScoreChart.election().of(7));
  }

  /// The threats after the issues are resolved.
  static GermanCities afterIssues() {
    return new WeimarExample()
        .at("Muenchen", "COUNCILS", "UNREST", "POVERTY")
        .at("Rostock", "COUNCILS", "POVERTY")
        .at("Koeln", "POVERTY")
        .at("Frankfurt", "POVERTY")
        .at("Hamburg", "UNREST", "PROSPERITY")
        .at("Essen", "UNREST")
        .cities();
  }

  @Test
  void pointsOfTheRound() {
    // T2: SPD 9, Zentrum 6, KPD 8, DNVP 4. Essen keeps one Unrest here, for the count of three that
    // the example names under party goals, though it removes it before.
    GermanCities cities = afterIssues();
    PartyLedger points =
        PartyLedger.empty()
            .plus(WeimarParty.DNVP, 3, "The Power of the Street")
            .plus(WeimarParty.ZENTRUM, 1, "The Power of the Street")
            .plus(WeimarParty.KPD, 1, "The Power of the Street")
            .plus(WeimarParty.SPD, 3, "The Power of the Street");
    for (WeimarParty party : WeimarParty.values()) {
      points = points.plus(party, 1, "Reichstag Election");
    }
    points = points.plus(WeimarParty.ZENTRUM, 2, "Treaty of Versailles");
    for (WeimarParty party : WeimarParty.values()) {
      PartyGoals goals = PartyGoals.of(party, cities, 1);
      assertEquals(List.of(), goals.open(), "all is known of " + party);
      points = points.plus(party, goals.points().total(), "party goals");
    }
    assertEquals(
        "4 COUNCILS + 2 NO_REGIME = 6", PartyGoals.of(WeimarParty.KPD, cities, 1).points().text());
    points =
        points
            .plus(WeimarParty.SPD, 3, "cities without threat")
            .plus(WeimarParty.ZENTRUM, 3, "cities without threat")
            .plusAny(WeimarParty.ZENTRUM, -1, "crisis");
    assertEquals("{SPD=9, ZENTRUM=6, KPD=8, DNVP=4}", points.totals().toString());
    assertEquals(
        "0 before + 1 The Power of the Street + 1 Reichstag Election + 2 Treaty of Versailles"
            + " + 3 cities without threat - 1 crisis = 6",
        points.sum(WeimarParty.ZENTRUM).text());
  }

  @Test
  void stateOfTheRepublic() {
    // T7: economy 3 brings no Poverty; six safe cities are 3 points each; two unsafe ones a seat
    // each; six threats are five crisis rolls; Violent Peace and Instable State go.
    RepublicState state =
        RepublicState.of(
            3,
            afterIssues(),
            List.of(
                ThreatKind.INFLATION,
                ThreatKind.INSTABLE_STATE,
                ThreatKind.INFLATION,
                ThreatKind.POVERTY,
                ThreatKind.INFLATION,
                ThreatKind.VIOLENT_PEACE),
            WEIMAR);
    assertEquals(Optional.of(0), state.newPoverty());
    assertEquals(
        List.of("Koenigsberg", "Stuttgart", "Hamburg", "Berlin", "Breslau", "Leipzig"),
        state.safe());
    assertEquals("{SPD=3, ZENTRUM=3}", state.points().toString());
    assertEquals(List.of("Muenchen", "Rostock"), state.unsafe());
    assertEquals(Optional.of(5), state.crisisRolls());
    assertEquals(List.of(ThreatKind.INSTABLE_STATE, ThreatKind.VIOLENT_PEACE), state.stabilised());
    assertEquals(4, state.box().size());
    assertEquals(
        Optional.empty(),
        RepublicState.of(2, afterIssues(), List.of(), WEIMAR).newPoverty(),
        "the board says it: it is asked");
  }

  @Test
  void stepsOnTheOpinionTrack() {
    // The moves of the example: 3 from DNVP 2 to SPD 1, from Zentrum 2 to KPD 1, from KPD 2 to
    // Zentrum 1 and from KPD 1 to SPD 3; 4 from SPD 3 to KPD 2; 1 to the shared space.
    assertEquals(3, TRACK.steps(space("DNVP 2"), space("SPD 1")));
    assertEquals(3, TRACK.steps(space("ZENTRUM 2"), space("KPD 1")));
    assertEquals(3, TRACK.steps(space("KPD 2"), space("ZENTRUM 1")));
    assertEquals(3, TRACK.steps(space("KPD 1"), space("SPD 3")));
    assertEquals(4, TRACK.steps(space("SPD 3"), space("KPD 2")));
    assertEquals(1, TRACK.steps(space("ZENTRUM 1"), space("SPD/ZENTRUM")));
    assertEquals(2, TRACK.steps(space("0"), space("ZENTRUM 2")));
  }
}
