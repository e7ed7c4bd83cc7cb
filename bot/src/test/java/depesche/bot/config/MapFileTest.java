package depesche.bot.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MapFileTest {

  private static final Path MAP = Path.of("../config/maps/blood-and-iron.json");

  @TempDir private Path folder = Path.of("");

  @Test
  void theMapOfBloodAndIronHasWhatItsRulesSay() {
    // Rule 1: a map of 40 provinces; rule 2: three start areas of five; rule 3: two closed homes.
    var map = BloodAndIronMap.of(MapFile.read(MAP));
    assertThat(map.provinces()).hasSize(40);
    assertThat(map.areas()).hasSize(3).allSatisfy(area -> assertThat(area.centres()).hasSize(5));
    assertThat(map.boxes()).hasSize(2);
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
  void aBrokenMapIsRefusedWithItsMend(String right, String wrong, String mend) throws IOException {
    // A map that cannot be played stops the start with file, place and mend.
    String text = Files.readString(MAP);
    assertThat(text).contains(right);
    Path file = folder.resolve("broken.json");
    Files.writeString(file, text.replace(right, wrong == null ? "" : wrong));
    assertThatThrownBy(() -> BloodAndIronMap.of(MapFile.read(file)))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("broken.json")
        .hasMessageContaining(mend);
  }
}
