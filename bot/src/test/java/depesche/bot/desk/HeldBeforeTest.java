package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.chance.Vault;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A data folder of a version that held games because it could not read what it had accepted: `SET
/// RETREAT short 1` in a game that runs, `SET CLOCK wide hours 9999 24 24` in one that takes
/// players.
class HeldBeforeTest {

  private static final String MASTER = "master@localhost";

  @TempDir private Path folder = Path.of("");

  private static InputStream kept(String name) {
    return Objects.requireNonNull(HeldBeforeTest.class.getResourceAsStream("/upgrade/" + name));
  }

  private Ledger ledger() throws IOException {
    try (InputStream database = new GZIPInputStream(kept("unread-clock.mv.db.gz"));
        InputStream key = kept("unread-clock.key")) {
      Files.copy(database, folder.resolve("depesche.mv.db"));
      Files.copy(key, folder.resolve("chance.key"));
      Files.setPosixFilePermissions(
          folder.resolve("chance.key"), PosixFilePermissions.fromString("rw-------"));
    }
    return Ledger.open(
        "jdbc:h2:" + folder.resolve("depesche"), Vault.in(folder.resolve("chance.key")));
  }

  private static StoredGame game(Bureau bureau, String name) {
    return bureau.ask(unitOfWork -> unitOfWork.game(name).orElseThrow());
  }

  private static String said(List<Bureau.Mail> mails) {
    return String.join(
        " ", mails.stream().filter(mail -> mail.to().equals(MASTER)).map(Holders::flat).toList());
  }

  @Test
  void everybodyWhoWasInAGameHasProvedTheirAddress() throws IOException {
    // Issue 46.1: running games notice nothing; only a stranger is asked.
    try (Ledger ledger = ledger()) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      List<String> players =
          bureau.ask(
              unitOfWork ->
                  unitOfWork.games().stream()
                      .flatMap(game -> game.seats().stream())
                      .flatMap(seat -> seat.player().stream())
                      .map((PlayerRow player) -> player.address)
                      .toList());
      assertThat(players).isNotEmpty();
      assertThat(players).allMatch(one -> isProved(bureau, one));
      assertThat(isProved(bureau, MASTER)).isTrue();
      assertThat(isProved(bureau, "stranger@x.org")).isFalse();
    }
  }

  private static boolean isProved(Bureau bureau, String address) {
    return bureau.ask(unitOfWork -> unitOfWork.people().isProved(address));
  }

  @Test
  void theyGoOnAfterTheUpgrade() throws IOException {
    // Nobody has to do anything: the game runs, its players are told, and every command works.
    try (Ledger ledger = ledger()) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      bureau.passes(Duration.ofDays(6));
      assertThat(game(bureau, "short").state()).isEqualTo(GameLife.State.PAUSED);
      bureau.workLoop.begin();
      assertThat(bureau.works())
          .anyMatch(
              mail -> mail.subject().contains("short") && said(List.of(mail)).contains("resumed"));
      assertThat(game(bureau, "short").state()).isEqualTo(GameLife.State.RUNNING);
      assertThat(said(bureau.write(MASTER, "SET GRACE short 12"))).contains("12 h of grace");
      assertThat(said(bureau.write(MASTER, "SET GRACE wide 12"))).contains("12 h of grace");
      assertThat(said(bureau.write(MASTER, "STATUS short"))).contains("12 h of grace");
      // What the program could not read then is read again when the operator says so.
      boolean again = bureau.ask(unitOfWork -> unitOfWork.registry().readAgain(9));
      assertThat(again).isTrue();
      assertThat(said(bureau.works())).contains("12 h of grace");
      // A fault of another kind is no reason to go on by itself at the next start.
      bureau.write(MASTER, "PAUSE short");
      bureau.crashes();
      bureau.workLoop.begin();
      bureau.works();
      assertThat(game(bureau, "short").state()).isEqualTo(GameLife.State.PAUSED);
      bureau.close();
    }
  }
}
