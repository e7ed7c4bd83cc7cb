package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.standard.Standard;
import depesche.adjudicator.standard.StandardMap;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StandardMapTest {

  private static final StandardMap MAP = MapFiles.STANDARD.map();
  private static final Board BOARD = MAP.board();

  @Test
  void theBoardHasItsProvincesCentresAndUnits() {
    // 75 provinces, 19 of them seas and 14 inland; 34 centres, 22 of them homes with a unit each.
    assertThat(BOARD.provinces()).hasSize(75);
    assertThat(count(Terrain.SEA)).isEqualTo(19);
    assertThat(count(Terrain.LAND)).isEqualTo(14);
    assertThat(BOARD.provinces().stream().filter(Province::centre)).hasSize(34);
    assertThat(MAP.powers()).hasSize(7);
    assertThat(MAP.powers().stream().flatMap(power -> power.homes().stream())).hasSize(22);
    assertThat(MAP.powers())
        .allSatisfy(
            power ->
                assertThat(power.units().stream().map(unit -> unit.substring(2, 5)))
                    .containsExactlyInAnyOrderElementsOf(power.homes()));
    assertThat(BOARD.places().stream().filter(place -> place.contains("/")))
        .containsExactly("BUL/EC", "BUL/SC", "SPA/NC", "SPA/SC", "STP/NC", "STP/SC");
  }

  private static long count(Terrain terrain) {
    return BOARD.provinces().stream().filter(province -> province.terrain() == terrain).count();
  }

  @Test
  void whatLeadsThereLeadsBack() {
    // Borders have no direction: 111 for armies, 141 for fleets.
    long armies = 0;
    long fleets = 0;
    for (String place : BOARD.places()) {
      for (String next : BOARD.armyNeighbours(place)) {
        assertThat(BOARD.armyReaches(next, place)).as(place + "-" + next).isTrue();
        armies++;
      }
      for (String next : BOARD.fleetNeighbours(place)) {
        assertThat(BOARD.fleetReaches(next, place)).as(place + "-" + next).isTrue();
        fleets++;
      }
    }
    assertThat(armies).isEqualTo(2 * 111);
    assertThat(fleets).isEqualTo(2 * 141);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ANK-SMY", "FIN-NWY", "ROM-VEN", "ROM-APU", "TUS-VEN", "PIE-VEN", "SMY-ARM", "ARM-SYR",
        "EDI-LVP", "YOR-LVP", "WAL-YOR", "GAS-MAR", "STP-FIN", "STP-NWY", "SPA-MAR", "BUL-RUM"
      })
  void armiesGoWhereFleetsMayNot(String border) {
    // Two coasts that touch only by land, or a province whose fleet must name its coast.
    String[] ends = border.split("-");
    assertThat(BOARD.armyReaches(ends[0], ends[1])).isTrue();
    assertThat(BOARD.fleetReaches(ends[0], ends[1])).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "APU-VEN", "LON-WAL", "PIE-TUS", "MAR-PIE", "NAF-TUN", "SWE-NWY", "DEN-SWE", "KIE-DEN",
        "KIE-BER", "KIE-HOL", "CON-SMY", "CON-ANK", "CLY-EDI", "CLY-LVP", "ALB-TRI", "TRI-VEN"
      })
  void armiesAndFleetsGoBothAlongACoast(String border) {
    // A coast that goes on without a break, a strait or a canal.
    String[] ends = border.split("-");
    assertThat(BOARD.armyReaches(ends[0], ends[1])).isTrue();
    assertThat(BOARD.fleetReaches(ends[0], ends[1])).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "STP/NC, BAR NWY",
    "STP/SC, BOT FIN LVN",
    "SPA/NC, GAS MAO POR",
    "SPA/SC, LYO MAO MAR POR WES",
    "BUL/EC, BLA CON RUM",
    "BUL/SC, AEG CON GRE"
  })
  void eachCoastHasItsOwnWaters(String coast, String waters) {
    // A fleet on one coast does not reach what lies off the other.
    assertThat(BOARD.fleetNeighbours(coast)).containsExactlyInAnyOrder(waters.split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"DEN-NWY", "TUN-NAP", "AEG-BLA", "SKA-BAL", "HEL-BAL", "LVN-SWE", "IRI-NTH"})
  void placesThatOnlyLookNearDoNotTouch(String border) {
    // Water or land lies between.
    List<String> ends = Arrays.asList(border.split("-"));
    assertThat(BOARD.armyReaches(ends.getFirst(), ends.getLast())).isFalse();
    assertThat(BOARD.fleetReaches(ends.getFirst(), ends.getLast())).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"terrain\": \"sea\"    | \"terrain\": \"lake\"   | [LAND, COAST, SEA, BOX]",
        "\"id\": \"ALB\", \"name\" | \"id\": \"AEG\", \"name\" | AEG is there twice",
        "[\"NWG\", \"NWY\", \"STP/NC\"] | [\"NWG\", \"NWY\", \"STP\"] | STP, where such a unit",
        "[\"ARM\", \"CON\", \"SMY\"] | [\"ARM\", \"CON\"]  | does not have SMY; add it there",
        "\"F STP/SC\"           | \"F MOS\"             | begins with F MOS",
      })
  void aBrokenMapIsRefusedWithItsMend(String right, String wrong, String mend) {
    // A map that cannot be played stops the start with file, place and mend.
    String text = MapFiles.text("standard.json");
    assertThat(text).contains(right);
    JsonValue file = JsonValue.read("broken.json", text.replace(right, wrong));
    assertThatThrownBy(() -> Standard.read(file))
        .isInstanceOf(BadFile.class)
        .hasMessageMatching("broken\\.json, line \\d+: .*")
        .hasMessageContaining(mend);
  }
}
