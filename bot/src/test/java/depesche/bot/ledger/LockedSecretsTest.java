package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Secrets;
import depesche.bot.chance.Vault;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Issue: secrets S and Z are never in the clear in the ledger, nor in a copy of it.
class LockedSecretsTest {

  private static final Secrets SECRETS = Secrets.seeded("locked");

  @TempDir Path folder;

  private static void enter(Ledger ledger) {
    ledger.work(
        unitOfWork -> {
          StoredGame game = BareGame.enter(unitOfWork, "bismarck");
          game.chance().commit("", SECRETS);
          return game;
        });
  }

  private static Secrets secrets(Ledger ledger) {
    return ledger.work(unitOfWork -> unitOfWork.game("bismarck").orElseThrow().chance().secrets());
  }

  private boolean shows(byte[] secret) throws IOException {
    String wanted = new String(secret, StandardCharsets.ISO_8859_1);
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (Files.readString(file, StandardCharsets.ISO_8859_1).contains(wanted)) {
          return true;
        }
      }
      return false;
    }
  }

  @Test
  void theFileOfTheLedgerDoesNotShowThem() throws IOException {
    // A copy of the ledger alone tells nothing of what will be drawn.
    try (Ledger ledger = Ledger.in(folder)) {
      enter(ledger);
    }
    for (byte[] secret : List.of(SECRETS.hidden(), SECRETS.open())) {
      assertThat(shows(secret)).isFalse();
    }
    try (Ledger ledger = Ledger.in(folder)) {
      assertThat(secrets(ledger).hidden()).isEqualTo(SECRETS.hidden());
      assertThat(secrets(ledger).open()).isEqualTo(SECRETS.open());
    }
  }

  @Test
  void theKeyIsForTheModeratorAlone() throws IOException {
    // The key is made at the first start, readable by nobody else, and never made again.
    Path key = folder.resolve("chance.key");
    Ledger.in(folder).close();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
        .isEqualTo("rw-------");
    String text = Files.readString(key);
    Ledger.in(folder).close();
    assertThat(Files.readString(key)).isEqualTo(text);
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r-----"));
    assertThatThrownBy(() -> Ledger.in(folder))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("chmod 600 " + key);
  }

  @Test
  void withoutItsKeyTheLedgerStaysShut() throws IOException {
    // A key that is missing, another one or none at all is named, and no new one takes its place.
    try (Ledger ledger = Ledger.in(folder)) {
      enter(ledger);
    }
    Path key = folder.resolve("chance.key");
    String text = Files.readString(key);
    Files.delete(key);
    assertThatThrownBy(() -> Ledger.in(folder))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("missing")
        .hasMessageContaining(key.toString());
    assertThat(key).doesNotExist();
    Vault.in(key).ready();
    assertThatThrownBy(() -> Ledger.in(folder))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("not the key");
    Files.writeString(key, "0123\n");
    assertThatThrownBy(() -> Ledger.in(folder))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("holds no key");
    Files.writeString(key, text);
    try (Ledger ledger = Ledger.in(folder)) {
      assertThat(secrets(ledger).open()).isEqualTo(SECRETS.open());
    }
  }

  @Test
  void gamesOfEarlierVersionsAreLockedAtTheStart() throws IOException, SQLException {
    // Text that stood there in the clear is locked, and no trace of it is left in the file.
    try (Ledger ledger = Ledger.in(folder)) {
      enter(ledger);
      try (var connection = ledger.source().getConnection();
          var write =
              connection.prepareStatement("update game set secret_hidden = ?, secret_open = ?")) {
        write.setBytes(1, SECRETS.hidden());
        write.setBytes(2, SECRETS.open());
        write.executeUpdate();
      }
    }
    assertThat(shows(SECRETS.hidden())).isTrue();
    Files.delete(folder.resolve("chance.key"));
    try (Ledger ledger = Ledger.in(folder)) {
      assertThat(secrets(ledger).hidden()).isEqualTo(SECRETS.hidden());
      assertThat(secrets(ledger).open()).isEqualTo(SECRETS.open());
    }
    assertThat(shows(SECRETS.hidden())).isFalse();
    assertThat(shows(SECRETS.open())).isFalse();
  }
}
