package depesche.bot.chance;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Three programs that share no line agree: this one, `docs/verify/Verify.java` and the reference
/// in Python.
class ReferenceTest {

  private static final Path VERIFY = Path.of("..", "docs", "verify").toAbsolutePath().normalize();
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @TempDir private Path folder = Path.of("");

  private record Ran(int exit, String out) {}

  private static Ran run(Path folder, List<String> command)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile(folder, "out", ".txt");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    return new Ran(process.exitValue(), Files.readString(out, StandardCharsets.UTF_8));
  }

  private List<String> command(String... words) {
    return new ArrayList<>(List.of(words));
  }

  @Test
  void theReferencePrintsTheVectors() throws Exception {
    // chance.md, test vectors.
    Ran ran = run(folder, command("python3", VERIFY.resolve("fairdraw.py").toString()));
    assertThat(ran.out())
        .contains(
            "6ee4cdee2b5a7bf0f31d3913f84a807293c8b44543ed70e2d58dfe36ea0b078b",
            "19c5eca8bd7d3e94213990b1f3b220eb53e8e5076634ac71bb22a7c84856ecc2",
            "df2869c7d194677237946c38b961d6fdffff002121d9c521252d34fe182f1ed3",
            "f338efb70ae1696a2cd77f4fa1ca238716f767bb57ff2a4d039ff09aff63a9d2",
            "3dc70b497a6632260634810982a2e84309ada113b94c2ada96cf4aafec87b9b6");
  }

  @Test
  void allThreeAcceptAThousandTranscripts() throws Exception {
    // chance.md 4: the verifiers agree on 1,000 random transcripts.
    long seed = Long.getLong("depesche.seed", 1866);
    List<String> files = new ArrayList<>();
    for (int i = 0; i < Volume.of(1_000); i++) {
      Transcript transcript = MadeUp.game(new Random(seed + i), 1 + i % 4);
      assertThat(Verification.of(transcript, List.of())).allMatch(ProofCheck::passed);
      Path file = folder.resolve(i + ".json");
      Files.writeString(file, TranscriptFile.write(transcript));
      files.add(file.toString());
    }
    List<String> python = command("python3", VERIFY.resolve("verify.py").toString());
    python.addAll(files);
    Ran snake = run(folder, python);
    assertThat(snake.exit())
        .as(snake.out().lines().filter(line -> !line.startsWith("ok")).toList().toString())
        .isZero();
    List<String> java = command(JAVA, VERIFY.resolve("Verify.java").toString());
    java.addAll(files);
    Ran single = run(folder, java);
    assertThat(single.exit()).isZero();
    assertThat(single.out()).contains("All of it holds.");
    assertThat(single.out().lines().filter(line -> line.startsWith("ok")).count())
        .isEqualTo(snake.out().lines().filter(line -> line.startsWith("ok")).count());
  }

  @Test
  void allThreeRefuseWhatWasChanged() throws Exception {
    // chance.md 4: tampered transcripts are rejected by every verifier.
    String whole = TranscriptFile.write(MadeUp.game(new Random(7), 4));
    List<String> changes = new ArrayList<>();
    Stream.of("\"KUS\"", "\"P3\"", "\"Red\"", "\"edition", "made-up", "A BER", "\"below\" : 7")
        .filter(whole::contains)
        .forEach(
            word ->
                changes.add(
                    whole.replaceFirst(
                        word, "\"X\"".equals(word) ? word : word.replaceFirst("[A-Za-z7]", "8"))));
    assertThat(changes).hasSizeGreaterThan(4);
    for (int i = 0; i < changes.size(); i++) {
      Path file = folder.resolve("changed" + i + ".json");
      Files.writeString(file, changes.get(i));
      assertThat(
              run(
                      folder,
                      command("python3", VERIFY.resolve("verify.py").toString(), file.toString()))
                  .exit())
          .isNotZero();
      assertThat(
              run(folder, command(JAVA, VERIFY.resolve("Verify.java").toString(), file.toString()))
                  .exit())
          .isNotZero();
    }
  }

  @Test
  void allThreeRefuseADealThatIsLeftOut() throws Exception {
    // Seats are drawn for a deal: a transcript without it hides who asked for what.
    Transcript whole =
        IntStream.range(0, 100)
            .mapToObj(i -> MadeUp.game(new Random(i), 1))
            .filter(made -> !made.turns().getFirst().deal().isEmpty())
            .findFirst()
            .orElseThrow();
    Transcript.Turn first = whole.turns().getFirst();
    Transcript.Turn without =
        new Transcript.Turn(
                first.turn(),
                first.phase(),
                first.anchor(),
                first.mix(),
                first.root(),
                first.chain(),
                first.leaves(),
                first.absent(),
                first.draws(),
                first.hidden(),
                List.of(),
                first.shown(),
                first.opened(),
                "")
            .summed(whole.head().game(), whole.head().sum());
    Transcript hiding = Transcript.of(whole.head(), List.of(without), whole.keys());
    assertThat(Verification.of(hiding, List.of())).anyMatch(check -> !check.passed());
    Path file = folder.resolve("hiding.json");
    Files.writeString(file, TranscriptFile.write(hiding));
    Ran snake = run(folder, command("python3", VERIFY.resolve("verify.py").toString(), file + ""));
    assertThat(snake.exit()).as(snake.out()).isNotZero();
    Ran single = run(folder, command(JAVA, VERIFY.resolve("Verify.java").toString(), file + ""));
    assertThat(single.out()).contains("seats without a deal");
  }

  @Test
  void theSingleFileIsShort() throws IOException {
    // chance.md 4: a verifier has at most a hundred lines.
    for (String name : List.of("Verify.java", "verify.py")) {
      assertThat(Files.readAllLines(VERIFY.resolve(name))).as(name).hasSizeLessThanOrEqualTo(100);
    }
  }
}
