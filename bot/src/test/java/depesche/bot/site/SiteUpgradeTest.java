package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.chance.Vault;
import depesche.bot.desk.Bureau;
import depesche.bot.ledger.Ledger;
import depesche.bot.monitor.LoggedLines;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Issue 55, 1: nobody's game is shown to everybody by an upgrade.
class SiteUpgradeTest {

  @RegisterExtension private final LoggedLines log = new LoggedLines(SiteMaker.class.getName());

  @TempDir private Path folder = Path.of("");

  private static InputStream kept(String name) {
    return Objects.requireNonNull(SiteUpgradeTest.class.getResourceAsStream("/upgrade/" + name));
  }

  private Ledger ledger() throws IOException {
    Path key = folder.resolve("chance.key");
    try (InputStream database = new GZIPInputStream(kept("unread-clock.mv.db.gz"));
        InputStream words = kept("unread-clock.key")) {
      Files.copy(database, folder.resolve("depesche.mv.db"));
      Files.copy(words, key);
      Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
    }
    return Ledger.open("jdbc:h2:" + folder.resolve("depesche"), Vault.in(key));
  }

  @Test
  void gamesThatWereThereHaveNoPageUntilTheirMasterSaysSo() throws IOException {
    // The folder of an earlier version: its games have page=OFF, which the log says once.
    try (Ledger ledger = ledger()) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      Path site = folder.resolve("site");
      assertThat(MadeSite.in(bureau, site).made().names()).noneMatch(name -> name.contains("/"));
      assertThat(log.words())
          .hasSize(1)
          .first()
          .asString()
          .contains("SET RULE ", "page=ON", "wide");
      bureau.write("master@localhost", "SET RULE wide page=ON");
      assertThat(MadeSite.in(bureau, site).made().names())
          .contains("wide/index.html")
          .noneMatch(name -> name.startsWith("short/"));
      assertThat(log.words()).hasSize(1);
    }
  }
}
