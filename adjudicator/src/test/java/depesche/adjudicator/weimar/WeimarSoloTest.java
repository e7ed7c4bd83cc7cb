package depesche.adjudicator.weimar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.solo.BotAction;
import depesche.adjudicator.weimar.solo.BotAgenda;
import depesche.adjudicator.weimar.solo.BotCards;
import depesche.adjudicator.weimar.solo.BotChoice;
import depesche.adjudicator.weimar.solo.BotDebate;
import depesche.adjudicator.weimar.solo.BotPlacement;
import depesche.adjudicator.weimar.solo.BotPlan;
import depesche.adjudicator.weimar.solo.BotStep;
import depesche.adjudicator.weimar.solo.SoloBot;
import depesche.adjudicator.weimar.solo.SoloLimits;
import depesche.adjudicator.weimar.solo.SoloVictory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// Republic on the Brink: the examples of 1.4 (S1, S2, A1 to A3) and its tables.
final class WeimarSoloTest {

  private static List<String> told(List<BotStep> steps) {
    return steps.stream().map(BotStep::text).toList();
  }

  private static BotPlan plan(
      SoloBot bot, WeimarExample board, List<String> supply, int value, int reserve) {
    List<CityUnit> units = supply.stream().map(WeimarExample::unit).toList();
    return new BotAction(bot, board.cities(), units, false).plan(value, reserve);
  }

  @Test
  void s1Councils() {
    // S1: Uprising in Berlin, Councils in Essen and Frankfurt; Councils are preferred: Essen.
    GermanCities cities =
        new WeimarExample()
            .at("Berlin", "UPRISING")
            .at("Essen", "COUNCILS")
            .at("Frankfurt", "COUNCILS")
            .cities();
    BotChoice choice = new BotPlacement(SoloBot.KPD, cities).base();
    assertEquals(Optional.of("Essen"), choice.chosen());
    assertEquals(
        List.of(
            "CONDITION_1 Berlin, Essen, Frankfurt (1.4.3)",
            "PREFERRED Essen, Frankfurt (1.4.3)",
            "PRIORITY Essen (1.4.3)"),
        told(choice.steps()));
  }

  @Test
  void s2WithoutOwnBase() {
    // S2: no city with at most one opposing base; the first without an own base is Muenchen.
    WeimarExample board = new WeimarExample();
    for (String city : SoloBot.DNVP.cities()) {
      boolean own = city.equals("Koenigsberg") || city.equals("Rostock");
      board.at(city, "SPD", own ? "DNVP" : "KPD");
    }
    GermanCities cities = board.cities();
    assertEquals(Optional.of("Muenchen"), new BotPlacement(SoloBot.DNVP, cities).base().chosen());
  }

  @Test
  void fullCitiesAreSkipped() {
    // 1.4.3: when it places bases, a bot skips cities without a free space.
    GermanCities cities =
        new WeimarExample().at("Essen", "SPD 3", "COUNCILS").at("Koeln", "UPRISING").cities();
    assertEquals(Optional.of("Koeln"), new BotPlacement(SoloBot.KPD, cities).base().chosen());
  }

  @Test
  void units() {
    // 1.4.3: KPD first where two of Poverty, Unrest and Regime are; DNVP where Councils are.
    GermanCities cities =
        new WeimarExample()
            .at("Leipzig", "POVERTY", "UNREST")
            .at("Koeln", "UPRISING")
            .at("Berlin", "Police")
            .cities();
    assertEquals(Optional.of("Leipzig"), new BotPlacement(SoloBot.KPD, cities).unit().chosen());
    assertEquals(Optional.of("Koeln"), new BotPlacement(SoloBot.DNVP, cities).unit().chosen());
    GermanCities calm = new WeimarExample().at("Berlin", "Police").cities();
    assertEquals(Optional.of("Hamburg"), new BotPlacement(SoloBot.KPD, calm).unit().chosen());
    assertEquals(Optional.of("Koenigsberg"), new BotPlacement(SoloBot.DNVP, calm).unit().chosen());
  }

  @Test
  void a1TakesControl() {
    // A1: 4 + 2 AP: coup 3, save 1, prepare 2. Koeln has one die; with the Reichswehr three.
    WeimarExample board =
        new WeimarExample().at("Koeln", "UPRISING", "Freikorps-2", "Soldiers", "Reichswehr-2");
    BotPlan plan = plan(SoloBot.DNVP, board, List.of(), 4, 2);
    assertEquals(BotPlan.Kind.COUP, plan.kind());
    assertEquals(Optional.of("Koeln"), plan.city());
    assertEquals(1, plan.reserve());
    assertEquals(3, plan.dice());
    assertEquals(
        List.of(
            "ACTION_POINTS 4 + 2 = 6 (1.4.7)",
            "COUP 3 (1.4.7)",
            "SAVE 1 (1.4.7)",
            "PREPARE 2 (1.4.7)",
            "CONDITION_1 Koeln (1.4.7)",
            "PRIORITY Koeln (1.4.7)",
            "TAKE_CONTROL Reichswehr-2 (1.4.7)"),
        told(plan.steps()));
    List<CityUnit> none = List.of();
    BotPlan neutral = new BotAction(SoloBot.DNVP, board.cities(), none, true).plan(4, 2);
    assertEquals(4, neutral.dice(), "by the text of 1.4.1 the Soldiers would be neutral");
  }

  @Test
  void a2TakesAnotherCity() {
    // A2: 5 AP: 3 + save 1 + prepare 1. Essen cannot come to three dice; Stuttgart lacks one.
    WeimarExample board =
        new WeimarExample()
            .at("Essen", "UPRISING", "Workers", "Police", "Freikorps-2")
            .at("Stuttgart", "Freikorps-2");
    BotPlan plan = plan(SoloBot.DNVP, board, List.of("Freikorps-1"), 5, 0);
    assertEquals(BotPlan.Kind.COUP, plan.kind());
    assertEquals(Optional.of("Stuttgart"), plan.city());
    assertEquals(3, plan.dice());
    assertEquals(1, plan.reserve());
    assertEquals(
        List.of(
            "ACTION_POINTS 5 + 0 = 5 (1.4.7)",
            "COUP 3 (1.4.7)",
            "SAVE 1 (1.4.7)",
            "PREPARE 1 (1.4.7)",
            "CONDITION_1 (1.4.7)",
            "CONDITION_2 Stuttgart (1.4.7)",
            "PRIORITY Stuttgart (1.4.7)",
            "MOBILISE_SUPPLY Freikorps-1 (1.4.7)"),
        told(plan.steps()));
  }

  @Test
  void a3OnlyPrepares() {
    // A3: 5 AP: coup 4, save 1; no Regime, no three dice: it only prepares, with the four points of
    // the coup, in the first city without Councils or Uprising and with the fewest units against
    // it.
    WeimarExample board =
        new WeimarExample().at("Berlin", "Police").at("Hamburg", "UPRISING").at("Essen", "Workers");
    BotPlan plan = plan(SoloBot.KPD, board, List.of("Workers", "Workers"), 4, 1);
    assertEquals(BotPlan.Kind.PREPARE, plan.kind());
    assertEquals(1, plan.reserve());
    assertEquals(
        Optional.of("Essen"), plan.city(), "most dice among cities without units against it");
    BotPlan empty =
        plan(
            SoloBot.KPD,
            new WeimarExample().at("Berlin", "Police").at("Hamburg", "UPRISING"),
            List.of("Workers"),
            4,
            1);
    assertEquals(Optional.of("Muenchen"), empty.city());
    assertEquals(
        List.of(
            "ACTION_POINTS 4 + 1 = 5 (1.4.7)",
            "COUP 4 (1.4.7)",
            "SAVE 1 (1.4.7)",
            "CONDITION_1 (1.4.7)",
            "CONDITION_2 (1.4.7)",
            "CONDITION_3 Muenchen, Essen, Koeln, Breslau, Leipzig, Frankfurt, Stuttgart, Rostock,"
                + " Koenigsberg (1.4.7)",
            "PRIORITY Muenchen (1.4.7)",
            "ONLY_PREPARE 4 (1.4.7)",
            "MOBILISE_SUPPLY Workers (1.4.7)"),
        told(empty.steps()));
  }

  @Test
  void demonstrations() {
    // 1.4.7: too few points for a coup. KPD: an Uprising with three dice, else no own base, else
    // any.
    WeimarExample board =
        new WeimarExample().at("Berlin", "KPD").at("Koeln", "UPRISING", "Workers", "Soldiers");
    BotPlan kpd = plan(SoloBot.KPD, board, List.of(), 3, 0);
    assertEquals(BotPlan.Kind.DEMONSTRATION, kpd.kind());
    assertEquals(Optional.of("Koeln"), kpd.city());
    assertEquals(1, kpd.bonus(), "two points left buy +1");
    assertEquals(0, kpd.reserve());
    BotPlan dnvp = plan(SoloBot.DNVP, board, List.of(), 2, 0);
    assertEquals(Optional.of("Koeln"), dnvp.city(), "all have one die; there are units of the KPD");
    assertEquals(1, dnvp.reserve());
  }

  @Test
  void whatACardIsUsedFor() {
    // 1.4.5: small 3 or more; large two above small; else a die.
    assertEquals(
        List.of(BotCards.Use.EVENT, BotCards.Use.ACTION, BotCards.Use.DEBATE),
        BotCards.timeline().uses());
    assertEquals(List.of(BotCards.Use.EVENT, BotCards.Use.DEBATE), BotCards.party(4, 3, 1).uses());
    assertEquals(List.of(BotCards.Use.EVENT, BotCards.Use.ACTION), BotCards.party(3, 1, 1).uses());
    assertTrue(BotCards.needsDie(2, 1));
    assertFalse(BotCards.needsDie(3, 1));
    assertEquals(List.of(BotCards.Use.EVENT, BotCards.Use.DEBATE), BotCards.party(2, 1, 2).uses());
    assertEquals(List.of(BotCards.Use.EVENT, BotCards.Use.ACTION), BotCards.party(2, 1, 3).uses());
    assertEquals(List.of(BotCards.Use.DEBATE, BotCards.Use.ACTION), BotCards.party(2, 1, 6).uses());
  }

  @Test
  void agendas() {
    // 1.4.4: the table of both rounds, and the issue where any may come into play.
    assertFalse(BotAgenda.needsDie(SoloBot.KPD, 1));
    assertEquals(Optional.of("Revolution Now!"), BotAgenda.choose(SoloBot.KPD, 1, 0).chosen());
    assertEquals(Optional.of("Populism"), BotAgenda.choose(SoloBot.DNVP, 1, 4).chosen());
    assertEquals(
        Optional.of("March Through the Institutions"),
        BotAgenda.choose(SoloBot.KPD, 2, 3).chosen());
    assertEquals(
        Optional.of("With Power to the Power"), BotAgenda.choose(SoloBot.DNVP, 2, 0).chosen());
    assertEquals(
        Optional.of("Reparations"),
        BotAgenda.anyIssue(SoloBot.KPD, List.of("Poverty"), false).chosen());
    assertEquals(
        Optional.of("Stab in the Back"),
        BotAgenda.anyIssue(SoloBot.DNVP, List.of(), true).chosen());
  }

  @Test
  void debates() {
    // 1.4.6: an own space of 2 or more; else important ones held; else the first; whole moves only.
    OpinionTrack track = new OpinionTrack(4);
    SequencedMap<String, OpinionTrack.Space> issues = new LinkedHashMap<>();
    issues.put("Media", track.named("SPD 3").orElseThrow());
    issues.put("Protecting Republic Law", track.named("0").orElseThrow());
    issues.put("Economy I", track.named("0").orElseThrow());
    issues.put("Stab in the Back", track.named("DNVP 4").orElseThrow());
    BotDebate kpd = new BotDebate(SoloBot.KPD, track, issues, "Protecting Republic Law");
    BotChoice two = kpd.choose(2, List.of());
    assertEquals(
        Optional.of("Protecting Republic Law"), two.chosen(), "Media would not come so far");
    assertEquals(
        Optional.of("Economy I"), kpd.choose(2, List.of("Protecting Republic Law")).chosen());
    assertEquals(Optional.of("Media"), kpd.choose(4, List.of()).chosen());
    assertEquals(Optional.of("Media"), kpd.choose(1, List.of()).chosen(), "the first in its list");
    BotDebate dnvp = new BotDebate(SoloBot.DNVP, track, issues, "Protecting Republic Law");
    assertEquals(
        Optional.of("Protecting Republic Law"),
        dnvp.choose(2, List.of()).chosen(),
        "Stab in the Back is at the end of its column");
  }

  @Test
  void limitsAndReactions() {
    // 1.3, 1.4.1 and 1.4.2.
    assertTrue(SoloLimits.zentrumReacts(SoloBot.KPD, 3));
    assertFalse(SoloLimits.zentrumReacts(SoloBot.DNVP, 4));
    WeimarExample board = new WeimarExample().at("Berlin", "SPD", "KPD");
    assertTrue(SoloLimits.zentrumHitsSpd(board.city("Berlin"), 2));
    assertFalse(SoloLimits.zentrumHitsSpd(board.city("Koeln"), 2));
    assertTrue(SoloLimits.mayReact(board.city("Berlin"), WeimarParty.KPD, 1));
    assertFalse(SoloLimits.mayReact(board.city("Berlin"), WeimarParty.KPD, 0));
    assertEquals(Optional.of(WeimarParty.ZENTRUM), SoloLimits.harmed(SoloBot.KPD, _ -> true));
    assertEquals(Optional.of(WeimarParty.ZENTRUM), SoloLimits.favoured(SoloBot.DNVP, _ -> true));
    BotPlacement placement = new BotPlacement(SoloBot.KPD, board.cities());
    assertEquals(
        Optional.of("Koenigsberg"),
        placement.crisis(city -> !city.has(ThreatKind.POVERTY)).chosen(),
        "a crisis roll hits the city lowest in its list");
  }

  @Test
  void victory() {
    // 1.2: five criteria are a small victory, eight a big one; a game that ended early is lost.
    SoloVictory five =
        SoloVictory.of(new SoloVictory.SoloCount(10, 10, 3, true, 0, 2, 3, 14, false, 2));
    assertEquals(5, five.count());
    assertEquals(SoloVictory.Degree.SMALL, five.degree(false));
    assertEquals(SoloVictory.Degree.DEFEAT, five.degree(true));
    SoloVictory eight =
        SoloVictory.of(new SoloVictory.SoloCount(10, 10, 3, true, 0, 1, 2, 15, false, 2));
    assertEquals(SoloVictory.Degree.BIG, eight.degree(false));
  }
}
