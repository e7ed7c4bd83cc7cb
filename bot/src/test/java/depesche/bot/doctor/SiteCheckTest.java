package depesche.bot.doctor;

import static depesche.bot.doctor.Findings.assertWell;
import static depesche.bot.doctor.Findings.ill;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.server.Server;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Issue 55: the doctor names what keeps the pages of games from being written or shown.
class SiteCheckTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final String ANY_PORTS =
      "post: {embedded: {smtpPort: 0, imapPort: 0}}\ndata: data\n";

  @TempDir private Path home;

  private Path file(String settings) throws IOException {
    return Files.writeString(home.resolve("server.yaml"), ANY_PORTS + settings);
  }

  private List<Finding> look(String settings) throws IOException {
    Settings.Site site = SettingsFile.read(file(settings)).site().orElseThrow();
    return new SiteCheck(site, home.resolve(site.folder())).look();
  }

  @Test
  void aFolderThatTakesPagesIsWellAndIsNotMade() throws IOException {
    // To look changes nothing.
    assertWell(look("site: {folder: site, port: 0}\n"));
    assertThat(home.resolve("site")).doesNotExist();
  }

  @Test
  void aFolderThatTakesNoneIsNamed() throws IOException {
    // A file stands where the folder is to be: root may write anywhere, so no permission is tried.
    Files.writeString(home.resolve("site"), "theirs");
    assertThat(ill(look("site: {folder: site}\n"))).contains("pages: cannot write", "site.folder");
    assertThat(home.resolve("site")).hasContent("theirs");
  }

  @Test
  void aPortThatOthersUseIsNamed() throws IOException {
    // What answers there is no Depesche; or the address is not of this machine.
    InetAddress here = InetAddress.getLoopbackAddress();
    try (ServerSocket other = new ServerSocket(0, 1, here)) {
      Thread answering = Thread.ofVirtual().start(() -> hangUp(other));
      assertThat(ill(look("site: {folder: site, port: %d}\n".formatted(other.getLocalPort()))))
          .contains(":" + other.getLocalPort(), "another program", "site.port");
      answering.interrupt();
    }
    assertThat(ill(look("site: {folder: site, port: 0, bind: 192.0.2.1}\n"))).contains("site.bind");
  }

  private static void hangUp(ServerSocket other) {
    try {
      other.accept().close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aPortThatARunningDepescheUsesIsWell() throws IOException {
    // A running server's own port is no fault.
    Path file = file("site: {folder: %s/site, port: 0}\n".formatted(home));
    Settings settings = SettingsFile.read(file).in(home.resolve("data").toString());
    try (Server server = Server.open(settings, ROOT, Clock.systemUTC())) {
      List<Finding> findings =
          look("site: {folder: site, port: %d}\n".formatted(server.sitePort()));
      assertWell(findings);
      assertThat(findings.toString()).contains("a running Depesche shows the pages");
    }
  }

  @Test
  void whatCannotBeMeantIsNamedAsASetting() throws IOException {
    // The monitor's port, and an address that is no URL.
    for (String settings :
        List.of(
            "site: {folder: site, port: 8080}\nmonitor: {port: 8080}\n",
            "site: {folder: site, address: 'games.example.org'}\n")) {
      List<Finding> findings = AllChecks.of(ROOT, file(settings), Clock.systemUTC());
      assertThat(findings)
          .as(settings)
          .anyMatch(
              finding ->
                  finding.health() == Finding.Health.TO_MEND
                      && finding.subject().equals("settings")
                      && finding.words().contains("site."));
    }
  }
}
