package depesche.adjudicator.cards;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.decks.DanceDeckFormat;
import depesche.adjudicator.congress.decks.CongressDeckFormat;
import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFormat;
import depesche.adjudicator.table.plain.TableDeckFormat;
import depesche.adjudicator.weimar.decks.WeimarDeckFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What is said of owners' files, and what of them a game is committed to.
final class SpoiltCardFilesTest {

  private static final long SEED = Long.getLong("depesche.seed", 1815);
  private static final int FILES = 400;

  private static final List<DeckFormat> FORMATS =
      List.of(
          new DanceDeckFormat(),
          new CongressDeckFormat(),
          new WeimarDeckFormat(),
          new TableDeckFormat());

  private static Stream<DeckFormat> formats() {
    return FORMATS.stream();
  }

  private static DeckFormat format(String title) {
    return FORMATS.stream().filter(one -> one.title().equals(title)).findFirst().orElseThrow();
  }

  private static String text(String title) throws IOException {
    return Files.readString(
        title.equals("plain-table")
            ? Path.of("..", "config", "tables", "salt-road.json")
            : Path.of("..", "config", "decks", title + ".json"));
  }

  /// All that is found in a file and all that a game is committed to, a line each.
  private static List<String> said(DeckFormat format, String text) {
    List<String> lines = new ArrayList<>();
    try {
      JsonValue file = JsonValue.read("mine.json", text);
      DeckCheck check = format.check(file);
      Stream.of(check.wrong(), check.missing(), check.doubtful()).forEach(lines::addAll);
      lines.add("content of " + check.whole() + ": " + format.content(file));
    } catch (BadFile bad) {
      lines.add(String.valueOf(bad.getMessage()));
    }
    return lines;
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aSpoiltFileIsExplainedAndNeverBreaksTheReader(DeckFormat format) throws IOException {
    // Decision 21: all that is wrong or missing is found at once, each with its line.
    System.out.println("depesche.seed=" + SEED);
    Random random = new Random(SEED);
    String text = text(format.title());
    for (int i = 0; i < FILES; i++) {
      String spoilt = SpoiltText.of(text, random);
      assertThat(said(format, spoilt))
          .as(spoilt)
          .allMatch(line -> line.matches("(?s)mine\\.json, line \\d+: \\S.*|content of .*"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "bismarcks-dance, dfb94efde62708ff",
    "congress-of-vienna, 954af83c8c46806e",
    "weimar, 54aff528db203f2e",
  })
  void whatIsSaidOfFilesStays(String title, String hash)
      throws IOException, GeneralSecurityException {
    // Issue 53: each file that is read is read then, with the same messages. A sentence that is
    // changed on purpose changes the hash, as do other cards in our files; the form of a content
    // must
    // never change, for games are held by it.
    Random random = new Random(1815);
    String text = text(title);
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    for (int i = 0; i < FILES; i++) {
      String file = i == 0 ? text : SpoiltText.of(text, random);
      String said = String.join("\n", said(format(title), file));
      digest.update(said.getBytes(StandardCharsets.UTF_8));
    }
    assertThat(HexFormat.of().formatHex(digest.digest())).startsWith(hash);
  }
}
