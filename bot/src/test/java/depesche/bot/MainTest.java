package depesche.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  @Test
  void helpListsTheCommandsALineEach() {
    // interfaces: `./depesche help` lists the commands and exits 0.
    assertThat(run("help")).isZero();
    assertThat(out.toString().lines())
        .anyMatch(line -> line.strip().startsWith("help  "))
        .anyMatch(line -> line.strip().startsWith("doctor  "));
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void anUnknownCommandIsRefusedInOneLineWithTheNearest() {
    // interfaces: a call that cannot be used exits 2 with one clear line on standard error.
    assertThat(run("hepl")).isEqualTo(2);
    assertThat(err.toString().lines())
        .singleElement()
        .asString()
        .contains("hepl", "did you mean help?", "./depesche help");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void helpOnAnUnknownCommandNamesTheNearest() {
    // `./depesche help X` meets those who misspell a command, too.
    assertThat(run("help", "replya")).isEqualTo(2);
    assertThat(err.toString().lines())
        .singleElement()
        .asString()
        .contains("replya", "did you mean replay?");
  }

  @Test
  void helpBeginsWithWhatTheProgramIsFor() {
    // Somebody who has just unpacked it reads first what it does; a command says what that command
    // does.
    assertThat(run("help")).isZero();
    assertThat(out.toString().lines().findFirst().orElseThrow()).contains("games", "mail", "turn");
    assertThat(run("help", "verify")).isZero();
    assertThat(out.toString().lines().filter(line -> line.contains("judges each turn"))).hasSize(1);
  }

  @Test
  void noCommandIsRefusedInOneLine() {
    // interfaces: a call that cannot be used exits 2 with one clear line on standard error.
    assertThat(run()).isEqualTo(2);
    assertThat(err.toString().lines()).singleElement().asString().contains("./depesche help");
  }

  @Test
  void anUnknownOptionIsRefusedInOneLine() {
    // interfaces: a call that cannot be used exits 2 with one clear line on standard error.
    assertThat(run("--frobnicate")).isEqualTo(2);
    assertThat(err.toString().lines()).singleElement().asString().contains("--frobnicate");
  }

  @Test
  void theDoctorNeedsAFileThatIsThere() {
    // interfaces: a call that cannot be used exits 2 with one clear line on standard error.
    assertThat(run("doctor", "--config", "no-such.yaml")).isEqualTo(2);
    assertThat(err.toString().lines())
        .singleElement()
        .asString()
        .contains("no-such.yaml", "--config");
  }

  @Test
  void serveStartsOnlyWithAllItsSecrets(@TempDir Path folder) throws IOException {
    // Each secret that is not there is named before anything is opened.
    Path settings = folder.resolve("server.yaml");
    Files.writeString(
        settings,
        """
        data: %s
        master: {password: {env: NO_SUCH_VARIABLE}}
        post: {embedded: {password: {file: %s}}}
        """
            .formatted(folder.resolve("data"), folder.resolve("nothing")));
    assertThat(run("serve", "--config", settings.toString())).isEqualTo(2);
    assertThat(err.toString().lines())
        .singleElement()
        .asString()
        .contains("master.password", "NO_SUCH_VARIABLE is not set")
        .contains("post.embedded.password", folder.resolve("nothing").toString());
    assertThat(folder.resolve("data")).doesNotExist();
  }

  @Test
  void versionNamesTheProgram() {
    // interfaces: a command that did its work exits 0.
    assertThat(run("--version")).isZero();
    assertThat(out.toString()).startsWith("Depesche ");
  }
}
