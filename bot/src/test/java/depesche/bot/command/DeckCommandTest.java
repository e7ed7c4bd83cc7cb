package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class DeckCommandTest {

  private static final String OURS = "../config/decks/bismarcks-dance.json";

  @TempDir private Path folder = Path.of("");

  private final StringWriter said = new StringWriter();
  private final StringWriter complained = new StringWriter();

  private int deck(String... arguments) {
    CommandLine call = new CommandLine(new DeckCommand());
    call.setOut(new PrintWriter(said));
    call.setErr(new PrintWriter(complained));
    call.setExecutionExceptionHandler(
        (failure, command, _) -> {
          assertThat(failure).isInstanceOf(UnusableInput.class);
          command.getErr().println(failure.getMessage());
          return 2;
        });
    return call.execute(arguments);
  }

  private String partlyTyped() throws IOException {
    String deck =
        """
        {"schema": 1, "title": "Mine <1>", "cards": [
          {"id": "a", "title": "A & B", "type": "CRISIS", "powers": ["GB", "RUSSIA"], "theatres": ["ASIA"]},
          {"id": "b", "title": "B", "type": "EVENT"},
          {"id": "c", "title": "C", "type": "EVENT", "event": [{"op": "MOOVE"}]}
        ]}
        """;
    return Files.writeString(folder.resolve("mine.json"), deck).toString();
  }

  // Exit status 0: a deck that can be played.
  @Test
  void ourDeckIsComplete() {
    assertThat(deck("check", OURS)).isZero();
    assertThat(said.toString().lines())
        .contains("63 of 63 cards are complete.", "This deck can be played.")
        .noneMatch(line -> line.startsWith("wrong") || line.startsWith("missing"));
  }

  // Exit status 0: what is missing in the cards of a moderated table is asked when it is needed.
  @Test
  void aDeckThatIsAskedCanBePlayed() {
    assertThat(deck("check", "../config/decks/weimar.json")).isZero();
    assertThat(said.toString().lines())
        .contains("It can be played: the table is asked for what is missing.")
        .noneMatch(line -> line.startsWith("wrong"));
  }

  @Test
  void whatCannotBeReadIsSaidWithWhatToDo() throws IOException {
    // A file that is there is not asked for again: each fault has its own mend.
    Path latin = folder.resolve("latin.json");
    Files.write(latin, "{\"title\": \"ä\"}".getBytes(StandardCharsets.ISO_8859_1));
    for (Path file : List.of(latin, folder, folder.resolve("gone.json"))) {
      assertThat(deck("check", file.toString())).isEqualTo(2);
    }
    assertThat(complained.toString().lines())
        .containsExactly(
            latin + " is not text in UTF-8; save it as UTF-8",
            "cannot read " + folder + ": it is a folder; name the file",
            "cannot read " + folder.resolve("gone.json") + ": put the file there");
  }

  // Exit status 1: a check failed. Each finding has its line, and all are said.
  @Test
  void aPartlyTypedDeckIsTold() throws IOException {
    assertThat(deck("check", partlyTyped())).isEqualTo(1);
    assertThat(said.toString().lines())
        .anyMatch(
            line -> line.startsWith("wrong ") && line.contains("line 4: \"MOOVE\" is no operation"))
        .anyMatch(
            line -> line.startsWith("missing ") && line.contains("line 3: \"event\" is missing"))
        .anyMatch(line -> line.contains("3 cards are here instead of 63; add 60 more"))
        .contains("1 of 63 cards are complete.");
  }

  // Exit status 2: the input cannot be used; one line says what to do.
  @Test
  void whatIsNoDeckIsRefusedInOneLine() throws IOException {
    String broken = Files.writeString(folder.resolve("x.json"), "{\"schema\": 1,\n}").toString();
    assertThat(deck("check", broken)).isEqualTo(2);
    assertThat(deck("check", folder.resolve("none.json").toString())).isEqualTo(2);
    assertThat(deck("check", OURS, "--title", "chess")).isEqualTo(2);
    assertThat(complained.toString().lines())
        .hasSize(3)
        .anyMatch(line -> line.contains("x.json, line 2: "))
        .anyMatch(line -> line.contains("none.json: put the file there"))
        .anyMatch(line -> line.contains("--title; there is bismarcks-dance"));
  }

  // A sheet has nine cards, each says what it does, and every sheet says whose deck it is.
  @Test
  void theCardsArePrintedNineToASheet() {
    assertThat(deck("print", OURS)).isZero();
    String page = said.toString();
    assertThat(page.split("<article", -1)).hasSize(64);
    assertThat(page.split("<section", -1)).hasSize(8);
    assertThat(page.split("not the printed one, sheet", -1)).hasSize(8);
    assertThat(page)
        .contains("<b>Crisis in Asia:</b> Great Britain and Russia.", "@page { size: A4")
        .doesNotContain("http", "<script");
    assertThat(complained.toString()).isEmpty();
  }

  // What is not complete is left out and said; words of the file are no markup.
  @Test
  void whatCannotBePrintedIsSaid() throws IOException {
    assertThat(deck("print", partlyTyped())).isEqualTo(1);
    assertThat(said.toString())
        .contains("<h2>A &amp; B</h2>", "<title>Mine &lt;1&gt;</title>", "sheet 1 of 1");
    assertThat(said.toString().split("<article", -1)).hasSize(2);
    assertThat(complained.toString()).contains("2 cards are left out", "deck check");
  }
}
