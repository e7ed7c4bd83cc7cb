package depesche.adjudicator.weimar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import depesche.adjudicator.weimar.board.BasePlacement;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.dice.RollChart;
import depesche.adjudicator.weimar.dice.RollKind;
import depesche.adjudicator.weimar.dice.SuccessRoll;
import depesche.adjudicator.weimar.dice.ThreatMarkers;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The dice of the example of play (T4, T6).
final class WeimarDiceTest {

  private static final RollChart CHART = RollChart.ofPlaybook();

  private static DicePool demonstration(CityState city, WeimarParty party) {
    return DicePool.demonstration(city, party);
  }

  @Test
  void armTheWorkers() {
    // T4: one die and the strength of the units; the highest counts, and the card adds 1.
    CityState rostock =
        new WeimarExample().at("Rostock", "DNVP", "Workers", "POVERTY").city("Rostock");
    DicePool pool = demonstration(rostock, WeimarParty.KPD).plus(1, "Arm the Workers!");
    assertEquals("1 free + 1 own units = 2", pool.dice().text());
    assertEquals("6 highest + 1 Arm the Workers! = 7", pool.roll(List.of(4, 6)).result().text());
    assertEquals(6, pool.roll(List.of(4, 5)).total());
    assertEquals(7, pool.roll(List.of(3, 6)).total());
    assertEquals(Optional.of(List.of("BASES 2")), CHART.effects(RollKind.DEMONSTRATION, 6));
  }

  @Test
  void furtherSixesAddOne() {
    // T4: in Stuttgart 1, 6 and 6 make 7.
    CityState stuttgart = new WeimarExample().at("Stuttgart", "Freikorps-2").city("Stuttgart");
    DicePool pool = demonstration(stuttgart, WeimarParty.DNVP);
    assertEquals(3, pool.count());
    assertEquals("6 highest + 1 sixes = 7", pool.roll(List.of(1, 6, 6)).result().text());
  }

  @Test
  void placesTwoBases() {
    // "Place 2 bases": each fills a free space or, if there is none, removes an enemy base.
    WeimarExample board =
        new WeimarExample()
            .at("Rostock", "DNVP")
            .at("Berlin", "SPD", "ZENTRUM", "KPD")
            .at("Essen", "SPD", "KPD", "DNVP");
    BasePlacement rostock = BasePlacement.of(board.city("Rostock"), WeimarParty.KPD, 2, List.of());
    assertEquals("{KPD=1}", rostock.city().bases().toString());
    assertEquals("[Placed[party=KPD], Removed[enemy=DNVP]]", rostock.steps().toString());
    BasePlacement berlin = BasePlacement.of(board.city("Berlin"), WeimarParty.KPD, 2, List.of());
    assertEquals(3, berlin.city().bases(WeimarParty.KPD));
    assertEquals(0, berlin.city().free());
    BasePlacement essen =
        BasePlacement.of(board.city("Essen"), WeimarParty.KPD, 2, List.of(WeimarParty.SPD));
    assertEquals("[Removed[enemy=SPD], Placed[party=KPD]]", essen.steps().toString());
    assertEquals("{KPD=2, DNVP=1}", essen.city().bases().toString());
    assertEquals(1, BasePlacement.removals(board.city("Essen"), 2));
    CityState own = new WeimarExample().at("Rostock", "KPD 2").city("Rostock");
    assertEquals(
        "[Lost[]]", BasePlacement.of(own, WeimarParty.KPD, 1, List.of()).steps().toString());
  }

  @Test
  void counterCoup() {
    // T4: in Essen the Government's units with strength 5 less the KPD's 1 are four dice.
    CityState essen =
        new WeimarExample()
            .at("Essen", "Workers", "UPRISING", "Reichswehr-2", "Police", "Reichswehr-1", "Police")
            .city("Essen");
    DicePool pool = DicePool.counterCoup(essen, WeimarParty.SPD, WeimarParty.KPD);
    assertEquals("0 own units + 5 Government units - 1 opposing units = 4", pool.dice().text());
    int result = pool.roll(List.of(5, 3, 3, 2)).total();
    assertEquals(Optional.of(List.of("SUCCESS")), CHART.effects(RollKind.COUNTER_COUP, result));
    assertEquals(List.of(), ThreatMarkers.counterCoup(essen, ThreatKind.UPRISING).city().threats());
  }

  @Test
  void fight() {
    // T4: one die, own strength less theirs; against the KPD the result is one higher.
    CityState rostock = new WeimarExample().at("Rostock", "Workers", "Police").city("Rostock");
    DicePool one = DicePool.fight(rostock, UnitOwner.GOVERNMENT, WeimarParty.KPD);
    assertEquals("1 free + 1 own units - 1 opposing units = 1", one.dice().text());
    assertEquals("2 highest + 1 against the KPD = 3", one.roll(List.of(2)).result().text());
    assertEquals(Optional.of(List.of()), CHART.effects(RollKind.FIGHT, 3));
    assertEquals(
        Optional.of(List.of()), CHART.effects(RollKind.FIGHT, one.roll(List.of(3)).total()));
    CityState essen =
        new WeimarExample()
            .at("Essen", "Workers", "Reichswehr-2!", "Police", "Reichswehr-1", "Police")
            .city("Essen");
    DicePool three = DicePool.fight(essen, UnitOwner.GOVERNMENT, WeimarParty.KPD);
    assertEquals("1 free + 3 own units - 1 opposing units = 3", three.dice().text());
    assertEquals(7, three.roll(List.of(2, 3, 6)).total());
    assertEquals(Optional.of(List.of("DISSOLVE 1")), CHART.effects(RollKind.FIGHT, 7));
    assertEquals(Optional.empty(), CHART.effects(RollKind.FIGHT, 5), "nobody knows: it is asked");
  }

  @Test
  void coup() {
    // T4: no die is free; Poverty adds 1; the Uprising becomes Councils.
    CityState rostock =
        new WeimarExample()
            .at("Rostock", "Workers", "Spartacists", "Spartacists", "Police", "POVERTY", "UPRISING")
            .city("Rostock");
    DicePool pool = DicePool.coup(rostock, WeimarParty.KPD, DicePool.opposing(WeimarParty.KPD));
    assertEquals("3 own units - 1 opposing units = 2", pool.dice().text());
    SuccessRoll roll = pool.roll(List.of(1, 5));
    assertEquals("5 highest + 1 Poverty = 6", roll.result().text());
    assertEquals(Optional.of(List.of("SUCCESS")), CHART.effects(RollKind.COUP, roll.total()));
    ThreatMarkers after = ThreatMarkers.coup(rostock, WeimarParty.KPD);
    assertEquals(List.of(ThreatKind.POVERTY, ThreatKind.COUNCILS), after.city().threats());
    assertEquals(Optional.of(ThreatKind.INSTABLE_STATE), after.toBox());
  }

  @Test
  void reaction() {
    // T4: the SPD reacts with one die and one for each base; 5 takes a die from the demonstration.
    CityState hamburg =
        new WeimarExample().at("Hamburg", "SPD", "ZENTRUM", "Freikorps-2").city("Hamburg");
    DicePool strike = DicePool.reaction(hamburg, WeimarParty.SPD);
    assertEquals("1 free + 1 own bases = 2", strike.dice().text());
    assertEquals(1, DicePool.reaction(hamburg, WeimarParty.ZENTRUM).count(), "no Police there");
    int result = strike.roll(List.of(2, 5)).total();
    assertEquals(Optional.of(List.of("DICE -1")), CHART.effects(RollKind.REACTION, result));
    DicePool march = demonstration(hamburg, WeimarParty.DNVP).reacted(1);
    assertEquals("1 free + 2 own units - 1 reaction = 2", march.dice().text());
    assertEquals(6, march.roll(List.of(2, 6)).total());
  }

  @Test
  void crisis() {
    // T6: two dice, the highest counts: 6 is nothing, 5 a base.
    assertEquals(2, DicePool.crisis().count());
    assertEquals(6, DicePool.crisis().roll(List.of(4, 6)).total());
    assertEquals(Optional.of(List.of()), CHART.effects(RollKind.CRISIS, 6));
    assertEquals(5, DicePool.crisis().roll(List.of(3, 5)).total());
    assertEquals(Optional.of(List.of("LOSE BASE 1")), CHART.effects(RollKind.CRISIS, 5));
  }

  @Test
  void foreignAffairs() {
    // Versailles: one die and one for each of two French flags; 4 is a success.
    DicePool pool = DicePool.foreignAffairs(2);
    assertEquals("1 free + 2 flags = 3", pool.dice().text());
    assertEquals(4, pool.roll(List.of(1, 2, 4)).total());
  }

  @Test
  void withoutADieNothingIsRolled() {
    // A coup against more units than one's own has no die.
    CityState essen =
        new WeimarExample().at("Essen", "Freikorps-1", "Police", "Police").city("Essen");
    DicePool pool = DicePool.coup(essen, WeimarParty.DNVP, DicePool.opposing(WeimarParty.DNVP));
    assertEquals(0, pool.count());
    assertThrows(IllegalArgumentException.class, () -> pool.roll(List.of()));
  }

  @Test
  void markersInCities() {
    // A second Poverty goes to the DR box; Prosperity takes Poverty away.
    CityState muenchen = new WeimarExample().at("Muenchen", "POVERTY").city("Muenchen");
    assertEquals(
        Optional.of(ThreatKind.POVERTY),
        ThreatMarkers.placed(muenchen, ThreatKind.POVERTY).toBox());
    ThreatMarkers better = ThreatMarkers.placed(muenchen, ThreatKind.PROSPERITY);
    assertEquals(List.of(), better.city().threats());
    assertEquals(Optional.of(ThreatKind.POVERTY), better.removed());
    assertTrue(ThreatMarkers.placed(muenchen, ThreatKind.INFLATION).toBox().isPresent());
    CityState hamburg = new WeimarExample().at("Hamburg", "UNREST", "PROSPERITY").city("Hamburg");
    assertEquals(0, hamburg.threatCount(), "Prosperity makes up for the Unrest");
  }
}
