package depesche.adjudicator.bismarck.decks;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.json.JsonValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What of a deck a game is committed to.
class DeckContentTest {

  private static final String EVERYTHING =
      "{\"id\": \"much\", \"title\": \"Much\", \"type\": \"ACTION\","
          + " \"issue\": true, \"text\": \"x\", \"event\": [{\"op\": \"ROLL\","
          + " \"table\": {\"1-3\": [{\"op\": \"MOVE\", \"power\":"
          + " \"GB\", \"n\": -1}], \"4-6\": [{\"op\": \"DRAW\", \"n\": 2}]}}, {\"op\": \"IF\","
          + " \"if\": \"NOT SUPPORTS C\", \"then\": [{\"op\": \"MANUAL\", \"text\": \"Say so\"}]}],"
          + " \"action\": {\"phase\": \"ANY\", \"effects\": [{\"op\": \"CANCEL\", \"place\": 2,"
          + " \"discs\": 1}, {\"op\": \"COST\", \"action\": \"POLITICS\", \"n\": 1}]}}";

  private static String content(String text) {
    DanceDeck deck = new DanceDeckFormat().playable(JsonValue.read("mine.json", text));
    return DeckContent.of(deck);
  }

  private static String file() {
    return DeckText.text(DeckText.HEAD, DeckText.BOARD, 63, List.of(EVERYTHING));
  }

  @Test
  void whatCannotChangeAGameIsNotInIt() {
    // Decision 21: a slip in the words of history can be mended while a game is played.
    String same =
        file()
            .replace("\"title\": \"Mine\"", "\"title\": \"The printed cards\"")
            .replace("\"text\": \"x\"", "\"text\": \"Much happened\", \"year\": \"1878\"")
            .replace("\"issue\": true", "\"issue\":\n  true")
            .replace("\"GB\": 3, \"AUSTRIA\": 4", "\"AUSTRIA\": 4, \"GB\": 3");
    assertThat(same).isNotEqualTo(file());
    assertThat(content(same)).isEqualTo(content(file()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"id\": \"much\" > \"id\": \"more\"",
        "\"title\": \"Much\" > \"title\": \"More\"",
        "\"issue\": true > \"issue\": false",
        "\"n\": -1 > \"n\": 1",
        "\"1-3\" > \"1-2\"",
        "\"n\": 2 > \"n\": 3",
        "NOT SUPPORTS C > SUPPORTS C",
        "SUPPORTS C > SUPPORTS Z",
        "Say so > Say no",
        "\"phase\": \"ANY\" > \"phase\": \"ROLL\"",
        "\"place\": 2 > \"place\": 3",
        "\"discs\": 1 > \"discs\": 2",
        "\"action\": \"POLITICS\" > \"action\": \"CANCEL\"",
        "\"party\": \"C\" > \"party\": \"Z\"",
        "\"RUSSIA\": 4 > \"RUSSIA\": 5",
        "\"LEFT\" > \"RIGHT\"",
        "\"doubles\": [\"RUSSIA\", \"GB\" > \"doubles\": [\"GB\", \"RUSSIA\""
      })
  void whatCanChangeAGameIsInIt(String change) {
    // Issue: an owner's deck enters the game's commitment, with every operation and the board.
    String[] parts = change.split(" > ", -1);
    String first = file();
    int at = first.indexOf(parts[0]);
    String other = first.substring(0, at) + parts[1] + first.substring(at + parts[0].length());
    other = other.replace("\"1-2\"", "\"1-2\": [], \"3\"");
    assertThat(content(other)).isNotEqualTo(content(first));
  }

  @Test
  void theFormOfTheTextNeverChanges() throws IOException, GeneralSecurityException {
    // Games are committed to the hash: if our deck is changed on purpose, put the new one here;
    // if it was not, the form has changed, and every game under way would stop.
    String deck = Files.readString(Path.of("..", "config", "decks", "bismarcks-dance.json"));
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(content(deck).getBytes(StandardCharsets.UTF_8));
    assertThat(HexFormat.of().formatHex(hash))
        .isEqualTo("09595de9a072b76894b14e9a57d24106a753c43ae428b28f1bf9e42f5f2b849d");
  }
}
