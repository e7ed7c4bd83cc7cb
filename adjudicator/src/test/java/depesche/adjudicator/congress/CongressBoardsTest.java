package depesche.adjudicator.congress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.congress.game.CongressBoards;
import depesche.adjudicator.congress.scenarios.ScenarioFile;
import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.plain.PlainTable;
import depesche.adjudicator.table.plain.TableDeckFormat;
import depesche.adjudicator.table.plain.TableFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The boards of Congress of Vienna, in the form of a plain table.
final class CongressBoardsTest {

  private static final String BOARDS = text("boards");

  private static String text(String folder) {
    try {
      return Files.readString(Path.of("..", "config", folder, "congress-of-vienna.json"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonValue json(String text) {
    return JsonValue.read("congress.json", text);
  }

  @Test
  void theBoardsArePlainTables() {
    // A plain table's reader takes the file as it is, with a game for each way to play.
    assertThat(new TableDeckFormat().check(json(BOARDS)).wrong()).isEmpty();
    assertThat(PlainTable.rules(TableFile.all(json(BOARDS))).title().options().getFirst().values())
        .hasSize(7)
        .contains("congress-four", "congress-solo", "congress-intro-two");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "name": "Turn"         | "name": "Month"       | "Turn" is missing
          "Limited war", "Arm    | "Arm                  | War status has no space Limited war
          "most": 4, "start": 0  | "most": 4, "start": 9 | War of 1812: least, start and most
          "Sweden at War", "Arm  | "Arm                  | "Sweden at War" is missing
          "TABLE", "FR 1"        | "TABLE"               | "Liberalism" must have the spaces DISPLAY, TABLE, FR 1
          "Portugal", "Leon"     | "Portugal"            | no space Leon
          "US", "Fleet"          | "US"                  | "Fleet" is missing
          "British support"      | "British supports"    | "British support" is missing
          "name": "US operation" | "name": "US landing"  | "US operation" is missing
          "British in America"   | "British abroad"      | "British in America" is missing
          "name": "VP of Austria" | "name": "VP Austria" | "VP of Austria" is missing
          "number": "METTERNICH" | "number": "METERNICH" | "METTERNICH" is missing
          "repeat": 6            | "repeat": 5           | "Negotiation 6.1" is missing
          "four", "three", "two", { | "three", "two", {  | no variant "four"
          """)
  void boardsWithoutWhatTheGameNeedsAreNamed(String right, String wrong, String says) {
    // An operator who takes something from a board is told so at the start, with file and line.
    assertThatThrownBy(
            () ->
                CongressBoards.read(
                    json(BOARDS.replace(right.strip(), wrong.strip())), CongressFiles.SCENARIOS))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("congress.json, line ")
        .hasMessageContaining(says.strip());
  }

  @Test
  void turnsThatMovedToTheBoardAreNamed() {
    // Scenarios of an earlier version named the turns; what is left there would do nothing.
    String changed = text("scenarios").replaceFirst("\"fronts\"", "\"turns\": [], \"fronts\"");
    assertThatThrownBy(() -> ScenarioFile.read(json(changed)))
        .hasMessageContaining("config/boards/congress-of-vienna.json");
  }
}
