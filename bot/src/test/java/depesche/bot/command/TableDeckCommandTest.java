package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/// `deck check` and `deck print` for the card files of moderated tables.
class TableDeckCommandTest {

  private static final Path CONFIG = Path.of("..", "config");

  @TempDir private Path folder = Path.of("");

  private final StringWriter said = new StringWriter();

  private int deck(String command, Path file) {
    CommandLine call = new CommandLine(new DeckCommand());
    call.setOut(new PrintWriter(said));
    call.setErr(new PrintWriter(new StringWriter()));
    return call.execute(command, file.toString());
  }

  private Path spoilt(String file, String from, String to) throws IOException {
    String text = Files.readString(CONFIG.resolve(file));
    assertThat(text).contains(from);
    int at = text.indexOf(from);
    String name = file.substring(file.indexOf('/') + 1);
    return Files.writeString(
        folder.resolve(name), text.substring(0, at) + to + text.substring(at + from.length()));
  }

  // Exit status 1: a wrong number, a card that is there twice, an unknown key, a misspelt word.
  // Each finding names file, line, word and fix.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "tables/salt-road.json|\"number\": 2,|\"number\": 1,|there is a card 1 before",
        "tables/salt-road.json|\"number\": 2,|\"number\": 2000,|0 to 1000, not 2000",
        "tables/salt-road.json|\"renews\"|\"renewss\"|did you mean renews?",
        "tables/salt-road.json|\"turns\": 4|\"turns\": \"four\"|\"turns\"",
        "decks/weimar.json|\"id\": \"A02\"|\"id\": \"A01\"|two cards are A01; correct one",
        "decks/weimar.json|\"id\": \"A02\"|\"id\": \"A99\"|is no number of a card",
        "decks/weimar.json|\"id\": \"A02\", \"title\"|\"id\": \"A02\", \"titel\"|did you mean"
            + " title?",
        "decks/congress-of-vienna.json|\"number\": 16|\"number\": 4|two cards have number 4",
        "decks/congress-of-vienna.json|\"number\": 16|\"nummer\": 16|did you mean number?",
        "decks/congress-of-vienna.json|\"FRENCH\"|\"FRENHC\"|did you mean FRENCH?"
      })
  void aSpoiltFileIsSaid(String file, String from, String to, String finding) throws IOException {
    assertThat(deck("check", spoilt(file, from, to))).isEqualTo(1);
    assertThat(said.toString().lines())
        .anyMatch(
            line ->
                line.startsWith("wrong ") && line.contains(", line ") && line.contains(finding));
  }

  @ParameterizedTest
  @CsvSource({"tables/salt-road.json", "decks/weimar.json", "decks/congress-of-vienna.json"})
  void whatIsThereCanBePlayedAndPrinted(String file) {
    // Exit status 0: the table is asked for what nobody has typed.
    assertThat(deck("check", CONFIG.resolve(file))).isZero();
    assertThat(said.toString()).contains("can be played");
    said.getBuffer().setLength(0);
    deck("print", CONFIG.resolve(file));
    assertThat(said.toString()).contains("<article", "@page { size: A4").doesNotContain("http");
  }

  @Test
  void aCardWithoutATitleGoesByItsNumber() throws IOException {
    // It is missing, not wrong.
    Path file = spoilt("tables/salt-road.json", "\"title\": \"Toll Bridge\", ", "");
    assertThat(deck("check", file)).isZero();
    assertThat(said.toString())
        .contains("missing ", "the card goes by its number")
        .contains("the table is asked for what is missing");
  }

  @Test
  void whatACardOfCongressDoesIsPrinted() throws IOException {
    // Kind, colour, marks, bonuses, battles, letters and number are those of the file.
    String deck =
        """
        {"schema": 1, "title": "Mine", "cards": [
          {"title": "Hill", "nation": "BRITISH", "number": 5, "value": 3,
           "bonuses": [{"issues": ["Holland"], "add": 2}, {"add": -1}],
           "battles": [{"for": ["BR"], "fronts": ["C"], "opponent": -3},
                       {"own": 2, "opponent": -1}]}]}
        """;
    deck("print", Files.writeString(folder.resolve("congress-of-vienna.json"), deck));
    assertThat(said.toString())
        .contains(
            "--kind: #9c2a22",
            "British <span class=\"mark\">3</span> <span class=\"mark\">Military</span>",
            "<b>Diplomacy:</b> +2 for Holland<",
            "<b>Diplomacy:</b> -1 for all issues<",
            "<b>War:</b> -3 against the other side<",
            "<b>War:</b> +2 or -1 against the other side<",
            "No. 5");
  }
}
