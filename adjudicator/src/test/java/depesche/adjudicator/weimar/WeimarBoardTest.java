package depesche.adjudicator.weimar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.plain.PlainTable;
import depesche.adjudicator.table.plain.TableDeckFormat;
import depesche.adjudicator.table.plain.TableFile;
import depesche.adjudicator.weimar.play.WeimarBoard;
import depesche.adjudicator.weimar.scenarios.WeimarFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The board of Weimar, in the form of a plain table.
final class WeimarBoardTest {

  private static final String BOARD = text("boards");

  private static String text(String folder) {
    try {
      return Files.readString(Path.of("..", "config", folder, "weimar.json"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static WeimarBoard read(String board) {
    return WeimarBoard.read(JsonValue.read("weimar.json", board), WeimarExample.BOX);
  }

  @Test
  void theBoardIsAPlainTable() {
    // A plain table's reader takes the file as it is: nothing in it is of Weimar's own making.
    JsonValue file = JsonValue.read("weimar.json", BOARD);
    assertThat(new TableDeckFormat().check(file).wrong()).isEmpty();
    assertThat(PlainTable.rules(TableFile.all(file)).title().colours())
        .containsExactly("SPD", "ZENTRUM", "KPD", "DNVP");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "name": "Reserve"       | "name": "Spare"       | "Reserve" is missing
          "USPD card", "DDP card" | "USPD card"           | "DDP card" is missing
          "name": "Ruhrarmee"     | "name": "Ruhr"        | "Ruhrarmee" is missing
          "Black Reichswehr-2"    | "Dark Reichswehr-2"   | "Black Reichswehr-2" is missing
          "Armored Cruiser Marker" | "Cruiser Marker"     | "Armored Cruiser Marker" is missing
          "DR Box", "Society"     | "DR Box"              | "Society" is missing
          "51-58", "61-80"        | "51-58", "61-79"      | "A80" is missing
          "DNVP 3", "DNVP 4"      | "DNVP 3"              | all spaces of the Opinion Track
          "1925 Locarno", "1929   | "1929                 | Treaties has no space 1925 Locarno
          "name": "Economy", "most": 6 | "name": "Economy", "most": 2 | Economy begins at 3
          "name": "Parties"       | "name": "Party"       | "Parties" is missing
          {"name": "Parties", "mode": "turns"}, | {"name": "Parties", "mode": "turns"}, {"name": "More", "mode": "turns"}, | in this order
          "name": "AGENDA"        | "name": "AGENDAS"     | no choice "AGENDA"
          """)
  void aBoardWithoutWhatTheGameNeedsIsNamed(String right, String wrong, String says) {
    // An operator who takes something from the board is told so at the start, with file and line.
    assertThatThrownBy(() -> read(BOARD.replace(right.strip(), wrong.strip())))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("weimar.json, line ")
        .hasMessageContaining(says.strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "strength": 2       | "strength": 2, "count": 4
          "drBox": 7          | "drBox": 7, "economy": 7
          "minorParties": {   | "threats": {"UNREST": 11}, "minorParties": {
          """)
  void aNumberThatMovedToTheBoardIsNamed(String right, String wrong) {
    // Scenarios of an earlier version had numbers of the board; one that is left would do nothing.
    String changed = text("scenarios").replaceFirst(pattern(right), wrong.strip());
    assertThatThrownBy(() -> WeimarFile.read(JsonValue.read("weimar.json", changed)))
        .hasMessageContaining("config/boards/weimar.json");
  }

  private static String pattern(String words) {
    return Pattern.quote(words.strip());
  }
}
