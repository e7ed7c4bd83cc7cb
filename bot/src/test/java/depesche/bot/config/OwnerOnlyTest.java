package depesche.bot.config;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Vault;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Issue 46, point 6: the data folder, the database and the mailboxes are for their owner only.
class OwnerOnlyTest {

  @TempDir private Path folder;

  private Path open(String name, boolean isFolder) throws IOException {
    Path path = folder.resolve(name);
    if (isFolder) {
      Files.createDirectories(path);
    } else {
      Files.createDirectories(path.getParent());
      Files.writeString(path, "something");
    }
    Files.setPosixFilePermissions(
        path, PosixFilePermissions.fromString(isFolder ? "rwxr-xr-x" : "rw-r--r--"));
    return path;
  }

  private static String mode(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  @Test
  void aNewFileIsClosedFromTheBeginning() throws IOException {
    // Rights that are narrowed later leave a moment in which others may read a mail.
    Path file = folder.resolve("numbers.tmp");
    OwnerOnly.write(file).close();
    assertThat(mode(file)).isEqualTo("rw-------");
  }

  @Test
  void whatOthersCouldReadIsClosedOnce() throws IOException {
    // Folders become 0700 and files 0600; what is closed already is not counted again.
    Path data = open("data", true);
    Path ledger = open("data/depesche.mv.db", false);
    Path box = open("data/post/anna@localhost", true);
    Path mail = open("data/post/anna@localhost/1.eml", false);
    Path own = open("data/photos/me.png", false);
    assertThat(OwnerOnly.trouble(data)).get().asString().contains(data.toString(), "chmod");
    OwnerOnly.Outcome outcome = OwnerOnly.close(data);
    assertThat(outcome.trouble()).isEmpty();
    assertThat(outcome.closed()).isEqualTo(5);
    assertThat(List.of(mode(data), mode(box))).containsOnly("rwx------");
    assertThat(List.of(mode(ledger), mode(mail))).containsOnly("rw-------");
    assertThat(mode(own)).isEqualTo("rw-r--r--");
    assertThat(OwnerOnly.close(data)).isEqualTo(OwnerOnly.close(data));
    assertThat(OwnerOnly.close(data).closed()).isZero();
    assertThat(OwnerOnly.trouble(data)).isEmpty();
  }

  @Test
  void aLinkLeadsNowhere() throws IOException {
    // Files that somebody has put aside are not ours to change.
    Path data = open("data", true);
    Path elsewhere = open("elsewhere/file", false);
    Files.createSymbolicLink(data.resolve("depesche.mv.db"), elsewhere);
    Files.createSymbolicLink(data.resolve("post"), elsewhere.getParent());
    OwnerOnly.close(data);
    assertThat(mode(elsewhere)).isEqualTo("rw-r--r--");
  }

  @Test
  void aFileSystemWithoutModesIsNamedAndUsed() throws IOException {
    // An archive has none, as a stick has none: the start warns and goes on.
    URI archive = URI.create("jar:" + folder.resolve("stick.zip").toUri());
    try (FileSystem stick = FileSystems.newFileSystem(archive, Map.of("create", "true"))) {
      Path data = stick.getPath("/data");
      OwnerOnly.make(data);
      Files.writeString(data.resolve("depesche.mv.db"), "rows");
      OwnerOnly.Outcome outcome = OwnerOnly.close(data);
      assertThat(outcome.closed()).isZero();
      assertThat(outcome.trouble()).get().asString().contains("/data", "keeps no permissions");
      assertThat(OwnerOnly.trouble(data)).isEqualTo(outcome.trouble());
      Path key = Files.writeString(data.resolve("chance.key"), "0a".repeat(32));
      assertThat(Vault.in(key).isReady()).isTrue();
    }
  }
}
