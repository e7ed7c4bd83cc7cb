package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.command.VerifyCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// What `verify` says of the cards that a game was committed to.
class DeckProofTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final String OURS = "bismarcks-dance.json";

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("a deck"));
  private final StringWriter out = new StringWriter();

  @TempDir private Path folder = Path.of("");
  private Path transcript = Path.of("");
  private Path deck = Path.of("");

  @BeforeEach
  void aGameIsOver() throws IOException {
    bureau.write("master@localhost", "CREATE bismarck bismarcks-dance");
    bureau.write("solo@x.org", "JOIN bismarck");
    bureau.write("master@localhost", "START bismarck");
    bureau.write("master@localhost", "OPEN bismarck");
    String text = bureau.write("solo@x.org", "TRANSCRIPT bismarck").getLast().transcript();
    transcript = Files.writeString(folder.resolve("transcript.json"), text);
    Path ours = ROOT.resolve("config").resolve("decks").resolve(OURS);
    deck = Files.copy(ours, folder.resolve("typed.json"));
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private int verify(String... more) {
    CommandLine line = new CommandLine(new VerifyCommand()).setOut(new PrintWriter(out, true));
    String[] call = new String[more.length + 1];
    System.arraycopy(more, 0, call, 0, more.length);
    call[more.length] = transcript.toString();
    return line.execute(call);
  }

  @Test
  void theFileAtHandIsCompared() {
    // Issue: the content of the deck is part of the commitment, and verify checks it.
    assertThat(verify("--deck", deck.toString())).as(out.toString()).isZero();
    assertThat(out.toString())
        .contains("the cards of bismarcks-dance.json are those of " + deck)
        .contains("the set-up has all of its cards")
        .contains("all cards that the set-up lists were shuffled")
        .doesNotContain("unseen");
  }

  @Test
  void anotherFileFails() throws IOException {
    // One operation of one card is another deck.
    String other = Files.readString(deck).replaceFirst("\"n\": -2", "\"n\": -1");
    Files.writeString(deck, other);
    assertThat(verify("--deck", deck.toString())).isEqualTo(1);
    assertThat(out.toString())
        .contains("FAILED  before the game: " + deck)
        .contains("is not the file bismarcks-dance.json that the game was committed to");
  }

  @Test
  void thePlainProgramsSayWhatTheyCannotCheck() throws IOException {
    // Issue: verify says what it could not check. The plain programs read no deck files.
    for (List<String> call :
        List.of(
            List.of("python3", ROOT.resolve("docs/verify/verify.py").toString()),
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                ROOT.resolve("docs/verify/Verify.java").toString()))) {
      assertThat(said(call)).contains("unseen  before the game", OURS, "All of it holds.");
    }
  }

  private String said(List<String> call) throws IOException {
    Process process =
        new ProcessBuilder(call.getFirst(), call.getLast(), transcript.toString())
            .redirectErrorStream(true)
            .start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void aCommitmentToOtherCardsFails() throws IOException {
    // Another hash in the set-up is found out by the commitment and the sum.
    String text = Files.readString(transcript);
    String hash = "sha256\\\\\":\\\\\"";
    String forged = text.replaceFirst(hash + "[0-9a-f]{8}", hash + "00000000");
    assertThat(forged).isNotEqualTo(text);
    Files.writeString(transcript, forged);
    assertThat(verify()).isEqualTo(1);
    assertThat(out.toString()).contains("FAILED  the secrets: S and Z are those committed to");
  }
}
