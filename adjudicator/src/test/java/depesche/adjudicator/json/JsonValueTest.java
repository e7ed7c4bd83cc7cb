package depesche.adjudicator.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.title.MapFiles;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonValueTest {

  /// How a deck could be written.
  private static final String DECK =
      """
      {
        "name": "Congress",
        "cards": [
          {"id": "A1", "text": "Say \\"yes\\" \\\\ \\u00e9", "value": -1.5e1, "suit": "war"},
          {"id": "A2", "text": "", "value": 0, "remark": null, "played": true}
        ]
      }
      """;

  /// Alternatives of one word.
  private enum Suit {
    WAR,
    PEACE
  }

  private static JsonValue read(String text) {
    return JsonValue.read("config/decks/congress.json", text);
  }

  @Test
  void everyValueOfAFileCanBeAskedFor() {
    // RFC 8259: objects, lists, texts, numbers, true, false and null.
    JsonValue deck = read(DECK);
    List<JsonValue> cards = deck.at("cards").items();
    assertThat(deck.id()).isEqualTo("congress");
    assertThat(deck.fields().sequencedKeySet()).containsExactly("name", "cards");
    assertThat(cards.getFirst().at("text").text()).isEqualTo("Say \"yes\" \\ é");
    assertThat(cards.getFirst().at("value").number()).isEqualTo(-15);
    assertThat(cards.getFirst().at("suit").one(Suit.class)).isEqualTo(Suit.WAR);
    assertThat(cards.getLast().at("value").whole()).isZero();
    assertThat(cards.getLast().at("played").truth()).isTrue();
    assertThat(cards.getLast().find("remark")).isEmpty();
    assertThat(cards.getLast().find("suit")).isEmpty();
    assertThat(read(" [ ] ").items()).isEmpty();
    assertThat(read("{\r\n}").fields()).isEmpty();
    assertThat(read("[\"a\", \"b\"]").texts()).containsExactly("a", "b");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "id     | 4 | \"id\": must be a whole number",
        "text   | 4 | \"text\": must be true or false",
        "value  | 4 | \"value\": must be a list in [ ]",
        "suit   | 4 | \"suit\": \"warm\" is none of [WAR, PEACE]",
        "colour | 4 | \"colour\" is missing; add it",
        "remark | 5 | \"remark\" is missing; add it",
      })
  void whatIsNotThereAsAskedIsNamedWithItsLine(String field, int line, String problem) {
    // A mistake in a data file stops the start with file, line and mend.
    List<JsonValue> cards =
        read(DECK.replace("\"id\": \"A1\"", "\"id\": 1.5").replace("\"war\"", "\"warm\""))
            .at("cards")
            .items();
    JsonValue card = cards.get(line - 4);
    assertThatThrownBy(
            () -> {
              switch (field) {
                case "id" -> card.at(field).whole();
                case "text" -> card.at(field).truth();
                case "suit" -> card.at(field).one(Suit.class);
                default -> card.at(field).items();
              }
            })
        .isInstanceOf(BadFile.class)
        .hasMessage("config/decks/congress.json, line %d: %s".formatted(line, problem));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``                   | 1 | a value is missing at the end of the file",
        "[1, 2~~              | 3 | a \",\" is missing at the end of the file",
        "[1, 2 3]             | 1 | a \",\" is missing before \"3\"",
        "[1, ]                | 1 | a value is missing before \"]\"",
        "[,]                  | 1 | a value is missing before \",\"",
        "{\"a\": 1,~}         | 2 | the name of a field must be in \" \"",
        "{a: 1}               | 1 | the name of a field must be in \" \"",
        "{\"a\" 1}            | 1 | a \":\" is missing before \"1\"",
        "{\"a\": 1,~\"a\": 2} | 2 | \"a\" is there twice; remove one",
        "[~\"a~\"]            | 2 | a text does not end; close it with \" in its line",
        "\"a                  | 1 | a text does not end; close it with \" in its line",
        "\"\\                 | 1 | means nothing",
        "\"\\x\"              | 1 | \\x means nothing; write \\\\ for a backslash",
        "\"\\u12g4\"          | 1 | \\u needs four hexadecimal digits",
        "~{} {}               | 2 | there is something behind the last bracket; remove it",
        "nul                  | 1 | a value is missing before \"n\"",
        "[trUe]               | 1 | a value is missing before \"t\"",
      })
  void whatIsNoJsonIsRefusedWithItsLine(String text, int line, String problem) {
    // RFC 8259, strictly: no comments, no comma behind the last value, no field twice.
    assertThatThrownBy(() -> read(text.replace('~', '\n')))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith("config/decks/congress.json, line " + line + ": ")
        .hasMessageContaining(problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"01", "+1", ".5", "1.", "-", "1e", "1e+", "0x1", "NaN", "-Infinity", "--1"})
  void whatOnlyLooksLikeANumberIsRefused(String number) {
    // RFC 8259, section 6: numbers.
    assertThatThrownBy(() -> read(number)).isInstanceOf(BadFile.class);
  }

  @Test
  void anyNumberOfBracketsIsRefusedAndNotAnOverflow() {
    // Whatever is in the file, the answer is a sentence.
    assertThat(read("[".repeat(100) + "]".repeat(100)).items()).hasSize(1);
    assertThatThrownBy(() -> read("[".repeat(100_000)))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("too many brackets");
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard.json", "blood-and-iron.json"})
  void aFileThatWasCutOffIsRefused(String name) {
    // Half a file is no file, wherever it ends.
    String text = MapFiles.text(name).strip();
    Stream.iterate(1, length -> length < text.length(), length -> length + 997)
        .map(length -> text.substring(0, length))
        .forEach(
            half ->
                assertThatThrownBy(() -> JsonValue.read(name, half)).isInstanceOf(BadFile.class));
  }
}
