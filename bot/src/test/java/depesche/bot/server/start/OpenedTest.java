package depesche.bot.server.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a start cannot use is told in one sentence, before anything is opened.
class OpenedTest {

  @TempDir private Path folder;

  @Test
  void aFirstStartNeedsRoomForItsDatabase() {
    // On a full disk nothing is made that would be half a database.
    assertThatThrownBy(() -> Opened.refuseFull(folder, Long.MAX_VALUE))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContainingAll(folder.toString(), "MB left", "make room");
    assertThatCode(() -> Opened.refuseFull(folder, 0)).doesNotThrowAnyException();
  }

  @Test
  void theDataFolderTakesFiles() throws IOException {
    // A disk may be mounted for reading only; where one may write everywhere this is skipped.
    Path data = Files.createDirectory(folder.resolve("data"));
    Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("r-x------"));
    assumeFalse(Files.isWritable(data));
    assertThatThrownBy(() -> Opened.data(folder, Settings.standard()))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContainingAll("cannot write to", data.toString(), "permissions");
  }

  @Test
  void thePostOfficeListensOnAnAddressOfThisMachine() throws IOException {
    // There is no such address anywhere.
    Path file = folder.resolve("server.yaml");
    Files.writeString(file, "post: {embedded: {bind: 999.1.1.1, smtpPort: 0, imapPort: 0}}");
    Settings settings = SettingsFile.read(file);
    assertThatThrownBy(() -> new EmbeddedOffice(settings).open(folder, Clock.systemUTC()))
        .isInstanceOf(UnusableInput.class)
        .hasMessage("this machine has no address 999.1.1.1: correct post.embedded.bind");
  }

  @Test
  void theDataFolderIsForItsOwnerOnly() throws IOException {
    // What an earlier version has left open is closed at the start, and what is made now is closed.
    Path data = Files.createDirectory(folder.resolve("data"));
    Path post = Files.createDirectories(data.resolve("post/anna@localhost"));
    Path mail = Files.writeString(post.resolve("1"), "a mail");
    for (Path path : List.of(data, data.resolve("post"), post)) {
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    Files.setPosixFilePermissions(mail, PosixFilePermissions.fromString("rw-r--r--"));
    Opened.data(folder, Settings.standard());
    for (Path path : List.of(data, data.resolve("post"), post, mail)) {
      String mode = PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
      assertThat(mode).as(path.toString()).endsWith("------");
    }
    Path fresh = Opened.data(folder.resolve("fresh"), Settings.standard());
    assertThat(Files.getPosixFilePermissions(fresh))
        .isEqualTo(PosixFilePermissions.fromString("rwx------"));
  }
}
