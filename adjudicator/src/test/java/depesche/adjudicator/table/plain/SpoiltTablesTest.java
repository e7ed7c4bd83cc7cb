package depesche.adjudicator.table.plain;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckCheck;
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
import org.junit.jupiter.params.provider.ValueSource;

/// What is said of tables' files in which a hand got one thing wrong, and how such a file is read.
final class SpoiltTablesTest {

  private static final long SEED = Long.getLong("depesche.seed", 1815);
  private static final int FILES = 200;

  private static String text(String file) throws IOException {
    return Files.readString(Path.of("..", "config").resolve(file));
  }

  /// All that is found in a file, and the tables that are read from it, a line each.
  private static List<String> said(String text) {
    List<String> lines = new ArrayList<>();
    try {
      JsonValue file = JsonValue.read("mine.json", text);
      DeckCheck check = new TableDeckFormat().check(file);
      Stream.of(check.wrong(), check.missing(), check.doubtful()).forEach(lines::addAll);
      TableFile.all(file).forEach(table -> lines.add("table " + table));
    } catch (BadFile bad) {
      lines.add(String.valueOf(bad.getMessage()));
    }
    return lines;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"tables/salt-road.json", "boards/weimar.json", "boards/congress-of-vienna.json"})
  void whatIsWrongStandsInItsLine(String file) throws IOException {
    // A server that starts says of each file what to mend; nothing that a hand writes breaks it.
    System.out.println("depesche.seed=" + SEED);
    Random random = new Random(SEED);
    String text = text(file);
    for (int i = 0; i < FILES; i++) {
      String spoilt = SpoiltTable.of(text, random);
      assertThat(said(spoilt))
          .as(spoilt)
          .isNotEmpty()
          .allMatch(line -> line.matches("(?s)mine\\.json, line \\d+: \\S.*|table .*"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "tables/salt-road.json, 03428ffa30f28a18",
    "boards/weimar.json, f3be101812f8c8bb",
    "boards/congress-of-vienna.json, 95e0c90d0cff9c6d",
  })
  void whatIsSaidOfTablesStays(String name, String hash)
      throws IOException, GeneralSecurityException {
    // Issue 53: each file that is read is read then, with the same messages. A sentence that is
    // changed on purpose changes the hash, as do other things in our files.
    Random random = new Random(1815);
    String text = text(name);
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    for (int i = 0; i < FILES; i++) {
      String file = i == 0 ? text : SpoiltTable.of(text, random);
      digest.update(String.join("\n", said(file)).getBytes(StandardCharsets.UTF_8));
    }
    assertThat(HexFormat.of().formatHex(digest.digest())).startsWith(hash);
  }
}
