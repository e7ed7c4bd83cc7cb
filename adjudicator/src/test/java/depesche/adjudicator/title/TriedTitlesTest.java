package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Chance;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.script.BadScript;
import depesche.adjudicator.script.Script;
import depesche.adjudicator.script.ScriptContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// `try` in titles without units: prices, odds and effects, and sums.
class TriedTitlesTest {

  private static List<String> played(String... script) {
    List<String> printed = new ArrayList<>();
    ScriptContext context =
        new ScriptContext() {
          @Override
          public List<Rules<?, ?>> titles() {
            return MapFiles.TITLES;
          }

          @Override
          public Chance chance(String seed, int step) {
            return new PlainChance(seed.hashCode(), step);
          }

          @Override
          public void print(int line, String text) {
            printed.add(text);
          }
        };
    try {
      Script.play("try", String.join("\n", script), context);
    } catch (BadScript e) {
      // What a script loads for later steps is not taken.
      assertThat(e).hasMessageContaining("none took this");
    }
    return printed;
  }

  @Test
  void bidsOfAllPowersAreTried() {
    // Great Powers: the bids of others stand below their names; the table stays as it is.
    List<String> said =
        played(
            "title great-powers",
            "seats A B C",
            "chance 42",
            "state",
            "try A <<",
            "BID NAVIES ARMIES INDUSTRY",
            "B",
            "BID NAVIES COLONIES",
            "BID NOTHING",
            ">>",
            "state");
    assertThat(said.get(1)).contains("\"turn\":1").contains("BidResolved");
    assertThat(said.get(1)).contains("NAVIES").contains("COLONIES").contains("NOTHING");
    assertThat(said.get(2)).isEqualTo(said.get(0));
  }

  @Test
  void whatIfHasAnotherName() {
    // Bismarck's Dance: TRY is WHAT IF for each line.
    List<String> said =
        played(
            "title bismarcks-dance",
            "seats Solo",
            "chance 5",
            "state",
            "try Solo <<",
            "MOVE ITALY",
            "WHAT IF MOVE GB",
            "CANCEL 1",
            "FOO",
            ">>",
            "state");
    assertThat(said.get(1)).contains("ActionForetold(MOVE, [ITALY]").contains("CardCancelled(1");
    assertThat(said.get(2)).isEqualTo(said.get(0));
  }

  @Test
  void tablesPrintTheirSums() throws IOException {
    // Congress of Vienna: a card on an issue is tried with its terms before it is played.
    String game =
        Files.readString(
            Path.of("src", "test", "transcripts", "congress-of-vienna", "example-of-play.txt"));
    List<String> script =
        new ArrayList<>(
            game.lines()
                .takeWhile(line -> !line.startsWith("letter RUSSIA: NEGOTIATE"))
                .filter(line -> !line.matches("(\\||news|view|state|reading).*"))
                .toList());
    script.add("state");
    script.add("try RUSSIA: NEGOTIATE Poland WITH 4 VALUE 4");
    script.add("state");
    List<String> said = played(script.toArray(String[]::new));
    assertThat(said.get(1)).contains("IssueMoved(");
    assertThat(said.get(2)).isEqualTo(said.get(0));
  }
}
