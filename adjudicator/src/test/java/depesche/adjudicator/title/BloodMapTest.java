package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.bloodandiron.BloodMap;
import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BloodMapTest {

  @Test
  void theMapOfBloodAndIronHasWhatItsRulesSay() {
    // Rule 1: a map of 40 provinces; rule 2: three start areas of five; rule 3: two closed homes.
    BloodMap map = MapFiles.BLOOD_AND_IRON.map();
    assertThat(map.provinces()).hasSize(40);
    assertThat(map.areas())
        .hasSize(3)
        .allSatisfy(area -> assertThat(area.startCentres()).hasSize(5));
    assertThat(map.boxes()).hasSize(2);
  }

  @Test
  void umlautsDoNotMoveANameInTheAlphabet() {
    // Some rules take the first by name; a game under way goes on as if names had no umlauts.
    List<String> names =
        MapFiles.BLOOD_AND_IRON.map().provinces().stream().map(BloodMap.Province::name).toList();
    assertThat(names).contains("Königsberg", "Küstrin");
    assertThat(names.stream().sorted())
        .containsExactlyElementsOf(
            names.stream()
                .sorted(Comparator.comparing(name -> Normalizer.normalize(name, Form.NFD)))
                .toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"id\": \"BAD\"           | \"id\": \"ANH\"           | ANH is there twice",
        "\"BER\", \"BRA\", \"MAG\" | \"BER\", \"QQQ\", \"MAG\" | QQQ, which is no province",
        "\"BER\", \"BRA\", \"MAG\" | \"BER\", \"ANH\", \"MAG\" | ANH is its own neighbour",
        "\"BER\", \"BRA\", \"MAG\" | \"BRA\", \"MAG\"          | does not have BER; add it there",
        "\"HAM\", \"HAN\", \"CAS\" | \"HAM\", \"HAN\"          | needs 5 start centres and has 4",
        "\"HAM\", \"HAN\", \"CAS\" | \"HAM\", \"HAN\", \"BAD\" | which does not lie in it",
        "\"victoryCentres\": 10    | \"victoryCentres\": 100   | centres of the map; lower it",
        "\"startYear\": 1865,      |                           | startYear",
      })
  void aBrokenMapIsRefusedWithItsMend(String right, String wrong, String mend) {
    // A map that cannot be played stops the start with file, place and mend.
    String text = MapFiles.text("blood-and-iron.json");
    assertThat(text).contains(right);
    JsonValue file = JsonValue.read("broken.json", text.replace(right, wrong == null ? "" : wrong));
    assertThatThrownBy(() -> BloodAndIron.read(file))
        .isInstanceOf(BadFile.class)
        .hasMessageMatching("broken\\.json, line \\d+: .*")
        .hasMessageContaining(mend);
  }
}
