package depesche.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The step of `.ci/try` that compiles what a change touches, in a tree of four classes.
class FreshenTest {

  private static final Path STEP = Path.of("..", ".ci", "Freshen.java").toAbsolutePath();
  private static final String RULE = "adjudicator/src/main/java/depesche/adjudicator/Rule.java";
  private static final String DESK = "bot/src/main/java/depesche/bot/Desk.java";
  private static final String FRONT = "bot/src/main/java/depesche/bot/Front.java";
  private static final String TEST = "bot/src/test/java/depesche/bot/DeskTest.java";

  @TempDir private Path folder;

  private record Ran(int exit, String said) {}

  @BeforeEach
  void aTreeThatIsUpToDate() throws Exception {
    write(
        RULE,
        "package depesche.adjudicator; public class Rule {"
            + " public static final int MOST = 3; public static int fewest() { return 1; } }");
    write(
        DESK,
        "package depesche.bot; public class Desk {"
            + " static int most() { return depesche.adjudicator.Rule.MOST; } }");
    write(FRONT, "package depesche.bot; class Front { int most = Desk.most(); }");
    write(TEST, "package depesche.bot; class DeskTest { int all = Desk.most(); }");
    assertThat(runs()).isEqualTo(new Ran(0, "try: 4 classes compiled\n"));
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void replace(String name, String from, String to) throws IOException {
    String text = Files.readString(folder.resolve(name));
    assertThat(text).contains(from);
    write(name, text.replace(from, to));
  }

  private Ran runs() throws Exception {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1",
                    STEP.toString(),
                    "none.jar",
                    TEST))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return new Ran(process.exitValue(), said);
  }

  @Test
  void aChangeThatNobodySeesCompilesItsFileAlone() throws Exception {
    replace(RULE, "return 1", "return 2");
    assertThat(runs().said()).isEqualTo("try: 1 classes compiled\n");
  }

  @Test
  void aConstantReachesItsUsersInBothModules() throws Exception {
    // It is written into their classes and leaves no name there; what they show is as before, so
    // their own users stay.
    replace(RULE, "MOST = 3", "MOST = 4");
    assertThat(runs().said()).isEqualTo("try: 2 classes compiled\n");
  }

  @Test
  void whatIsGoneIsMissedByItsUsersUntilTheyAreMended() throws Exception {
    // A mistake is found however often one tries, and what was compiled beside it is not forgotten.
    replace(DESK, "most()", "least()");
    for (int i = 0; i < 2; i++) {
      assertThat(runs()).matches(ran -> ran.exit() == 1 && ran.said().contains("Front.java"));
    }
    replace(FRONT, "Desk.most()", "Desk.least()");
    assertThat(runs()).matches(ran -> ran.exit() == 1 && ran.said().contains("DeskTest.java"));
    replace(TEST, "Desk.most()", "Desk.least()");
    assertThat(runs().exit()).isZero();
    Files.delete(folder.resolve(FRONT));
    assertThat(runs()).isEqualTo(new Ran(0, "try: 0 classes compiled\n"));
  }
}
