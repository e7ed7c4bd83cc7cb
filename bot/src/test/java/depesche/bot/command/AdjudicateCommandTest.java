package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class AdjudicateCommandTest {

  @TempDir private Path folder = Path.of("");

  private final StringWriter said = new StringWriter();
  private final StringWriter complained = new StringWriter();

  // Both maps are there, standard without a word.
  @Test
  void judgesOnBothMaps() throws IOException {
    assertThat(
            adjudicate(
                """
                CASE 1
                PHASE S1901M
                UNIT ENGLAND A LON
                UNIT ENGLAND F NTH
                UNIT RUSSIA F STP/SC
                ORDER ENGLAND A LON - BEL
                ORDER ENGLAND F NTH C A LON - BEL
                ORDER RUSSIA F STP/SC - BOT
                END
                CASE 2
                VARIANT blood-and-iron
                PHASE W1868A
                CENTER Red BER
                CENTER Red DAN
                BUILD Red A BER
                BUILD Red A DAN
                END
                """))
        .isZero();
    assertThat(said.toString().lines())
        .contains(
            "ORDER ENGLAND A LON - BEL | succeeds",
            "ORDER ENGLAND F NTH C A LON - BEL | available",
            "AFTER ENGLAND A BEL",
            "AFTER RUSSIA F BOT",
            "BUILD Red A BER | succeeds",
            "BUILD Red A DAN | illegal");
  }

  // Powers of the standard game build in their home centres.
  @Test
  void buildsAtHome() throws IOException {
    assertThat(
            adjudicate(
                """
                CASE 1
                PHASE W1901A
                CENTER GERMANY KIE
                CENTER GERMANY HOL
                BUILD GERMANY F HOL
                BUILD GERMANY F KIE
                END
                """))
        .isZero();
    assertThat(said.toString().lines())
        .contains("BUILD GERMANY F HOL | illegal", "BUILD GERMANY F KIE | succeeds");
  }

  // File, line, word and the form it should have; the other cases run; exit 2.
  @Test
  void namesWhatCannotBeRead() throws IOException {
    assertThat(
            adjudicate(
                """
                CASE broken
                PHASE S1901M
                UNIT RUSSIA F STP
                ORDER RUSSIA F STP FLIES
                END
                CASE good
                PHASE S1901M
                UNIT FRANCE A PAR
                END
                """))
        .isEqualTo(2);
    assertThat(said.toString().lines()).contains("CASE good", "AFTER FRANCE A PAR");
    String file = folder.resolve("cases.txt").toString();
    assertThat(complained.toString().lines())
        .containsExactly(
            "depesche: %s, line 3: \"STP\" cannot be there on the map of standard: write STP/NC or STP/SC"
                .formatted(file),
            ("depesche: %s, line 4: \"ORDER RUSSIA F STP FLIES\": write ORDER POWER A|F|AA PLACE"
                    + " followed by H, - PLACE, - PLACE VIA, S A|F PLACE, S A|F PLACE - PLACE"
                    + " or C A PLACE - PLACE")
                .formatted(file));
  }

  private int adjudicate(String cases) throws IOException {
    Path file = Files.writeString(folder.resolve("cases.txt"), cases);
    CommandLine call = new CommandLine(new AdjudicateCommand());
    call.setOut(new PrintWriter(said));
    call.setErr(new PrintWriter(complained));
    return call.execute(file.toString());
  }
}
