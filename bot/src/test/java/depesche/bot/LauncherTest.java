package depesche.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The launcher in a tree that is built already, with a Java that only says how it was called.
class LauncherTest {

  private static final Path ROOT = Path.of("..");
  private static final String SUM =
      "find pom.xml .mvn ./*/pom.xml ./*/*/pom.xml ./*/src/main ./bot/*/src/main -type f -exec"
          + " cksum {} + | LC_ALL=C sort | cksum > bot/target/sources.sum";

  @TempDir private Path folder;

  private Path jdk = Path.of("");
  private Path tree = Path.of("");

  @BeforeEach
  void aBuiltTree() throws Exception {
    jdk = Files.createDirectories(folder.resolve("jdk"));
    Files.createDirectories(jdk.resolve("bin"));
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
    script(jdk.resolve("bin/java"), "#!/bin/sh\nfor word; do echo \"$word\"; done\n");
    script(jdk.resolve("bin/javac"), "#!/bin/sh\n");
    tree = folder.resolve("tree");
    for (String part :
        new String[] {".mvn", "bot/src/main", "bot/demo/src/main", "bot/target/lib"}) {
      Files.createDirectories(tree.resolve(part));
    }
    for (String file :
        new String[] {
          "pom.xml",
          ".mvn/x",
          "bot/pom.xml",
          "bot/demo/pom.xml",
          "bot/src/main/x",
          "bot/demo/src/main/x",
          "bot/target/bot.jar"
        }) {
      Files.writeString(tree.resolve(file), file);
    }
    Files.createDirectories(tree.resolve(".ci"));
    for (String file : List.of("depesche", ".ci/jdk")) {
      script(tree.resolve(file), Files.readString(ROOT.resolve(file)));
    }
    run(tree, "bash", "-c", SUM);
  }

  private static void script(Path file, String text) throws IOException {
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private String run(Path where, String... line) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(line).directory(where.toFile()).redirectErrorStream(true);
    builder.environment().put("DEPESCHE_JAVA_HOME", jdk.toString());
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(said).isZero();
    return said;
  }

  private static Path archive(Path tree) {
    return tree.resolve("bot/target/help.jsa");
  }

  @Test
  void anArchiveIsKeptWhereItWasMade() throws Exception {
    // The second start is faster by the archive of the first.
    assertThat(run(tree, "./depesche", "help"))
        .contains("-XX:+AutoCreateSharedArchive", "help.jsa", "depesche.bot.Main");
    Files.writeString(archive(tree), "classes");
    run(tree, "./depesche", "help");
    assertThat(archive(tree)).exists();
  }

  @Test
  void noEndOfACommandWaitsForAnArchive() throws Exception {
    // Java writes an archive when the command ends, and that takes seconds: a demo needs none, and
    // a server that is to stop must not wait. Its first start notes its classes, its second has the
    // archive written beside it, later ones use it.
    assertThat(run(tree, "./depesche", "demo")).doesNotContain("Archive", ".jsa");
    Path classes = tree.resolve("bot/target/serve.classes");
    assertThat(run(tree, "./depesche", "serve")).contains("-XX:DumpLoadedClassList=" + classes);
    Files.writeString(classes, "java/lang/Object");
    assertThat(run(tree, "./depesche", "serve")).doesNotContain("Archive", "-Xshare:dump");
    Files.writeString(tree.resolve("bot/target/serve.jsa"), "classes");
    assertThat(run(tree, "./depesche", "serve"))
        .contains("-XX:SharedArchiveFile")
        .doesNotContain("-XX:+Auto");
  }

  @Test
  void aTreeThatWasMovedMakesItsArchivesAnew() throws Exception {
    // Java complains about an archive of another place at every start, and never makes it anew.
    run(tree, "./depesche", "help");
    Files.writeString(archive(tree), "classes");
    Path moved = Files.move(tree, folder.resolve("moved"));
    run(moved, "./depesche", "help");
    assertThat(archive(moved)).doesNotExist();
  }

  @Test
  void jarsWithOtherTimesMakeTheirArchivesAnew() throws Exception {
    // A copy that came back to the same place has other times, and so has an updated JDK.
    run(tree, "./depesche", "help");
    Files.writeString(archive(tree), "classes");
    run(tree, "touch", "-d", "2020-01-01", "bot/target/bot.jar");
    run(tree, "./depesche", "help");
    assertThat(archive(tree)).doesNotExist();
    Files.writeString(archive(tree), "classes");
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25.0.2\"\n");
    run(tree, "./depesche", "help");
    assertThat(archive(tree)).doesNotExist();
  }

  @Test
  void aReleaseRunsWithoutItsSources() throws Exception {
    // What a release unpacks to has neither sources nor Maven, and runs all the same.
    for (String file :
        new String[] {"pom.xml", "bot/pom.xml", "bot/demo/pom.xml", "bot/target/sources.sum"}) {
      Files.delete(tree.resolve(file));
    }
    assertThat(run(tree, "./depesche", "help"))
        .contains("depesche.bot.Main")
        .doesNotContain("building");
  }

  @Test
  void aLogInNoFormIsRefused() throws Exception {
    // A misspelt form would leave the server without any log.
    assertThat(run(tree, "bash", "-c", "DEPESCHE_LOG=jason ./depesche help; echo code $?"))
        .contains("DEPESCHE_LOG=jason", "text or json", "code 2");
    assertThat(run(tree, "bash", "-c", "DEPESCHE_LOG=json ./depesche help"))
        .contains("depesche.bot.Main");
  }

  @Test
  void aReleaseWithoutItsProgramSaysWhatToDo() throws Exception {
    // A half unpacked release does not try to build what it has no sources of.
    Files.delete(tree.resolve("pom.xml"));
    Files.delete(tree.resolve("bot/target/bot.jar"));
    assertThat(run(tree, "bash", "-c", "./depesche help; echo code $?"))
        .contains("unpack the release again", "code 2");
  }
}
