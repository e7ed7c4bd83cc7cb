package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nobody becomes master without the word, whatever has become of the file that holds it.
class MasterPasswordTest {

  private static final String MASTER = "master@localhost";

  @TempDir private Path folder;

  private Bureau bureau;

  @BeforeEach
  void open() throws IOException {
    bureau = new Bureau(MastersDeskTest.withPassword(folder));
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private String answer(String... lines) {
    return bureau.write(MASTER, lines).stream()
        .filter(mail -> mail.to().equals(MASTER))
        .map(mail -> mail.text().replaceAll("\\s+", " "))
        .reduce("", String::concat);
  }

  @Test
  void whoSaysNoWordIsNotTheMaster() {
    // A sign-on is a word, not the lack of one.
    assertThat(answer("SIGNON MASTER", "CREATE bismarck blood-and-iron"))
        .contains("do not know that combination")
        .doesNotContain("has been created");
    assertThat(answer("SIGNON MASTER chief", "CREATE bismarck blood-and-iron"))
        .contains("has been created");
  }

  @Test
  void anEmptyPasswordFileLetsNobodyIn() throws IOException {
    // An empty secret is none: it would be everybody's.
    for (String empty : List.of("", " \n")) {
      Files.writeString(folder.resolve("secret"), empty);
      assertThat(answer("SIGNON MASTER", "CREATE bismarck blood-and-iron"))
          .contains("do not know that combination")
          .doesNotContain("has been created");
      assertThat(answer("SIGNON MASTER chief")).contains("cannot read its master.password");
    }
  }

  @Test
  void aPasswordFileThatIsGoneIsSaidToBeTheCause() throws IOException {
    // It was there at the start; the answer sends the writer to the log, which names the file.
    Files.delete(folder.resolve("secret"));
    assertThat(answer("SIGNON MASTER chief"))
        .contains("the server cannot read its master.password", "Its log says why");
  }
}
