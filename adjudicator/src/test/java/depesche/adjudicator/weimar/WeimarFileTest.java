package depesche.adjudicator.weimar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.scenarios.WeimarBox;
import depesche.adjudicator.weimar.scenarios.WeimarFile;
import depesche.adjudicator.weimar.scenarios.WeimarScenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The four scenarios and the numbers of the box.
final class WeimarFileTest {

  private static final WeimarBox BOX = WeimarExample.BOX;

  @Test
  void citiesAndUnits() {
    // Eleven cities, one for each sum of two dice, with room for 32 bases.
    assertEquals(11, BOX.cities().size());
    assertEquals("Muenchen", BOX.rolled(9).id());
    assertEquals("Köln", BOX.rolled(5).name());
    assertEquals(32, BOX.cities().stream().mapToInt(city -> city.room()).sum());
    assertEquals(12, BOX.units().size());
    assertEquals(2, BOX.unit("Ruhrarmee").strength());
    assertTrue(BOX.unit("Reichswehr-1").lasting());
  }

  @Test
  void scenarios() {
    // 19 seats in both set-ups; the Volcano has 19 timeline cards; the Brothers lack A28.
    WeimarScenario main = BOX.scenario("MAIN");
    assertEquals("{SPD=7, ZENTRUM=5, KPD=4, DNVP=3}", main.seats().toString());
    assertEquals(6, main.rounds());
    assertEquals("{SPD=6, ZENTRUM=5, KPD=4, DNVP=3}", main.bases().toString());
    WeimarScenario volcano = BOX.scenario("VOLCANO");
    assertEquals(19, volcano.timeline().size());
    assertEquals(19, volcano.seats().values().stream().mapToInt(Integer::intValue).sum());
    assertEquals(5, volcano.first());
    assertEquals(
        List.of("D26", "D27", "D28", "D29", "D30"), volcano.expansion().get(WeimarParty.DNVP));
    assertTrue(volcano.removed().containsAll(List.of("A31", "A40", "A61", "SA1", "S28", "K24")));
    assertEquals(List.of("A28"), BOX.scenario("BROTHERS").removed());
    assertEquals(2, BOX.scenario("BROTHERS").rounds());
    assertTrue(BOX.scenario("BRINK").solo());
    assertEquals(
        List.of("MAIN", "BROTHERS", "VOLCANO", "BRINK"),
        List.copyOf(BOX.scenarios().sequencedKeySet()));
  }

  @Test
  void aWrongWordIsNamed() {
    // What is wrong in the file is named with its line.
    BadFile bad =
        assertThrows(
            BadFile.class,
            () -> WeimarFile.read(JsonValue.read("weimar.json", "{\n\"schema\": 2}")));
    assertEquals("weimar.json, line 2: this reads schema 1", bad.getMessage());
  }
}
