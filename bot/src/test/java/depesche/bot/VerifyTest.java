package depesche.bot;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.MadeUp;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `verify FILE`: 0 if all holds, 1 if a check fails, 2 if the file is no transcript, with words
/// that say where.
class VerifyTest {

  private static final String WHOLE = MadeUp.file(1866, 3);

  @TempDir private Path folder = Path.of("");
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int verify(String text, String... options) throws IOException {
    Path file = folder.resolve("transcript.json");
    Files.writeString(file, text);
    List<String> call = new ArrayList<>(List.of("verify", file.toString()));
    call.addAll(List.of(options));
    return Main.run(
        new PrintWriter(out, true), new PrintWriter(err, true), call.toArray(String[]::new));
  }

  private void refused(String text, String... words) throws IOException {
    assertThat(verify(text)).isEqualTo(2);
    assertThat(err.toString().lines()).singleElement().asString().contains(words);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aWholeTranscriptHoldsWithALineForEveryCheck() throws IOException {
    // interfaces: exit 0; every check is told in plain words.
    assertThat(verify(WHOLE)).isZero();
    List<String> lines = out.toString().lines().toList();
    assertThat(lines).hasSizeGreaterThan(20);
    assertThat(lines.subList(0, lines.size() - 1)).allMatch(line -> line.startsWith("ok      "));
    assertThat(lines.getLast()).endsWith((lines.size() - 1) + " checks, 0 failed");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aChangedDrawIsNamedWithWhatWasExpectedAndFound() throws IOException {
    // Issue: a failing check says which turn, which draw, expected and found, and exits 1.
    int second = WHOLE.indexOf("start-army", WHOLE.indexOf("\"turn\" : 2"));
    int got = WHOLE.indexOf("\"got\"", second);
    String changed = WHOLE.substring(0, got) + WHOLE.substring(got).replaceFirst("POS", "POX");
    assertThat(verify(changed)).isEqualTo(1);
    assertThat(out.toString().lines())
        .filteredOn(line -> line.startsWith("FAILED"))
        .first()
        .asString()
        .contains("turn 2, start-army PRUSSIA", "expected [", "POS", "found [", "POX");
    assertThat(out.toString().strip()).endsWith(" failed").doesNotEndWith(" 0 failed");
  }

  @Test
  void aHashFromOnesMailsThatIsNotThereFails() throws IOException {
    // fairness: --known says whether it is the game one played.
    String known = WHOLE.replaceAll("(?s).*\"root\" : \"([0-9a-f]{64})\".*", "$1");
    assertThat(verify(WHOLE, "--known", known)).isZero();
    assertThat(verify(WHOLE, "--known", "ab".repeat(32))).isEqualTo(1);
  }

  @Test
  void aFileThatIsCutIsRefused() throws IOException {
    // Issue: a transcript that is cut exits 2.
    refused(
        WHOLE.substring(0, WHOLE.length() / 2),
        "transcript.json, line",
        "turns[1]",
        "not whole JSON");
  }

  @Test
  void aFileThatIsNoJsonIsRefused() throws IOException {
    // Issue: a transcript that is not JSON exits 2.
    refused("Dear moderator,\n", "transcript.json, line 1", "not whole JSON");
  }

  @Test
  void anotherVersionIsRefusedByItsField() throws IOException {
    // Issue: of another version: says which field.
    refused(WHOLE.replace("fairdraw/v1", "fairdraw/v2"), "format: \"fairdraw/v2\" is not");
  }

  @Test
  void aFieldThatIsMissingOrTooMuchOrOfAnotherKindIsNamed() throws IOException {
    // Issue: says which field.
    refused(
        WHOLE.replaceFirst("\"commitment\" : \"[0-9a-f]*\",", ""), "head.commitment: is missing");
    err.getBuffer().setLength(0);
    refused(
        WHOLE.replaceFirst("\"mix\"", "\"max\": 1, \"mix\""), "turns[0].max: no transcript has");
    err.getBuffer().setLength(0);
    refused(
        WHOLE.replaceFirst("\"turn\" : 1", "\"turn\" : \"one\""), "turns[0].turn: another kind");
    err.getBuffer().setLength(0);
    refused(WHOLE.replaceFirst("\"mix\"", "\"turn\" : 1, \"mix\""), "stands twice");
    err.getBuffer().setLength(0);
    refused(WHOLE.replaceFirst("\"anchor\" : \"[0-9a-f]", "\"anchor\" : \"z"), "head.anchor");
  }

  @Test
  void anotherGameIsRefusedByItsField() throws IOException {
    // Issue: of another game: says which field.
    assertThat(verify(WHOLE, "--game", "bismarck")).isEqualTo(2);
    assertThat(err.toString().lines())
        .singleElement()
        .asString()
        .contains("head.game", "not bismarck");
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    // interfaces: what, where, what to do.
    Path file = folder.resolve("none.json");
    int exit =
        Main.run(new PrintWriter(out, true), new PrintWriter(err, true), "verify", file.toString());
    assertThat(exit).isEqualTo(2);
    assertThat(err.toString()).contains("cannot read " + file);
  }
}
