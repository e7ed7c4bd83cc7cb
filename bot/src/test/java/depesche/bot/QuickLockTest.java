package depesche.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `.ci/try` and `.ci/mutants` in one folder, with a Java that says "java" and reads its input to
/// the end.
class QuickLockTest {

  private static final Path ROOT = Path.of("..");

  @TempDir private Path folder;

  @BeforeEach
  void aTreeThatIsBuilt() throws IOException {
    for (String part :
        List.of(
            ".ci",
            "jdk/bin",
            "bin",
            "bot/target/quick/classes",
            "bot/target/lib",
            "bot/target/lib-tests",
            "bot/src/test/java",
            "adjudicator/src/test/java")) {
      Files.createDirectories(folder.resolve(part));
    }
    for (String file : List.of(".ci/jdk", ".ci/quick", ".ci/try", ".ci/mutants")) {
      script(file, Files.readString(ROOT.resolve(file)));
    }
    script("jdk/bin/java", "#!/bin/sh\necho java\nexec cat > /dev/null\n");
    script("jdk/bin/javac", "#!/bin/sh\n");
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
    Files.writeString(folder.resolve("adjudicator/src/test/java/OneTest.java"), "");
  }

  private void script(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private ProcessBuilder of(String command) {
    ProcessBuilder builder =
        new ProcessBuilder(folder.resolve(command).toString(), "OneTest").redirectErrorStream(true);
    builder.environment().put("DEPESCHE_JAVA_HOME", folder.resolve("jdk").toString());
    return builder;
  }

  private static void ends(Process process) throws InterruptedException {
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {".ci/try", ".ci/mutants"})
  void oneWaitsForTheOtherAndSaysSo(String later) throws Exception {
    // Both write to the same classes: the second says in one line that it waits, and goes on when
    // the first has ended.
    Process first = of(".ci/try").start();
    try (BufferedReader said = first.inputReader()) {
      assertThat(said.readLine()).isEqualTo("java");
      Process second = of(later).redirectInput(new File("/dev/null")).start();
      try (BufferedReader waiting = second.inputReader()) {
        assertThat(waiting.readLine()).contains("waiting", ".ci/try", ".ci/mutants");
        first.outputWriter().close();
        ends(first);
        assertThat(waiting.readLine()).isEqualTo("java");
        ends(second);
      }
    } finally {
      first.destroyForcibly();
    }
  }

  @Test
  void whereThereIsNoLockNobodyWaits() throws Exception {
    // Not every machine has flock; there a run begins whatever else runs.
    for (String tool : List.of("bash", "cat", "dirname", "find", "readlink", "sort")) {
      script(
          "bin/" + tool, "#!/bin/sh\nexec $(PATH=/usr/bin:/bin command -v " + tool + ") \"$@\"\n");
    }
    Process first = of(".ci/try").start();
    try (BufferedReader said = first.inputReader()) {
      assertThat(said.readLine()).isEqualTo("java");
      ProcessBuilder builder = of(".ci/try").redirectInput(new File("/dev/null"));
      builder.environment().put("PATH", folder.resolve("bin").toString());
      Process second = builder.start();
      try (BufferedReader begun = second.inputReader()) {
        assertThat(begun.lines()).containsOnly("java");
      }
      ends(second);
    } finally {
      first.destroyForcibly();
    }
  }
}
