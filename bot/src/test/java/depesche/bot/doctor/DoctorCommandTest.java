package depesche.bot.doctor;

import static depesche.bot.doctor.Findings.assertWell;
import static depesche.bot.doctor.Findings.ill;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.server.Server;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The doctor names whatever is wrong with an installation and what to do, and changes nothing.
class DoctorCommandTest {

  private static final Path ROOT = Path.of("..");
  private static final String ANY_PORTS =
      "post: {embedded: {smtpPort: 0, imapPort: 0}}\ndata: data\n";

  @TempDir private Path home;

  @BeforeEach
  void install() throws IOException {
    copy("config");
    copy("templates");
  }

  private void copy(String folder) throws IOException {
    try (var files = Files.walk(ROOT.resolve(folder))) {
      for (Path file : files.toList()) {
        Path copy = home.resolve(ROOT.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    }
  }

  private List<Finding> examine(String settings) throws IOException {
    Path file = home.resolve("config/server.yaml");
    Files.writeString(file, settings);
    return AllChecks.of(home, file, Clock.systemUTC());
  }

  private Settings settings(String text) throws IOException {
    return SettingsFile.read(Files.writeString(home.resolve("config/server.yaml"), text));
  }

  @Test
  void aFreshInstallationIsWellAndStaysAsItIs() throws IOException {
    // To look changes nothing: no database, no key and no folder is made.
    assertWell(examine(ANY_PORTS));
    assertThat(home.resolve("data")).doesNotExist();
  }

  @Test
  void aRunningServerIsWell() throws IOException {
    // A ledger in use and ports that are served by ourselves are no fault.
    Path file = home.resolve("config/server.yaml");
    Files.writeString(file, ANY_PORTS);
    try (Server server = Server.open(SettingsFile.read(file), home, Clock.systemUTC())) {
      List<Finding> findings =
          examine(
              "post: {embedded: {smtpPort: %d, imapPort: %d}}\n"
                  .formatted(server.smtpPort(), server.imapPort()));
      assertWell(findings);
      assertThat(findings.toString()).contains("accepted the login");
    }
  }

  @Test
  void aMistakeInTheSettingsIsNamed() throws IOException {
    // An unknown key is named with its line; what needs no settings is looked at all the same.
    List<Finding> findings = examine("adress: a@b\n");
    assertThat(ill(findings)).contains("settings", "line 1", "adress");
    assertThat(findings).anyMatch(finding -> finding.subject().contains("templates"));
  }

  @Test
  void aSecretMustBeThereAndClosed() throws IOException {
    // A secret's file is readable by its owner only.
    Path secret = home.resolve("secret");
    Settings settings = settings(ANY_PORTS + "master: {password: {file: %s}}\n".formatted(secret));
    SecretsCheck check = new SecretsCheck(settings);
    assertThat(ill(check.look())).contains("master.password", "put the secret there");
    Files.writeString(secret, "4f1c09d2ab37e85566");
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(ill(check.look())).contains("master.password", "chmod 600");
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
    assertWell(check.look());
  }

  @Test
  void theDataFolderMustTakeFilesAndHaveRoom() throws IOException {
    // Everything that must survive lies in the data folder.
    Files.writeString(home.resolve("data"), "a file where a folder should be");
    FolderCheck check = new FolderCheck(home.resolve("data"), 1);
    assertThat(ill(check.look())).contains("disk: cannot write", "set another data folder");
    assertThat(ill(new FolderCheck(home, Long.MAX_VALUE).look())).contains("make room");
  }

  @Test
  void aClockThatIsOffIsNamed() throws IOException {
    // Deadlines go by this machine's clock.
    Clock off = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    assertThat(ill(new ClockCheck(home, "Europe/Berlin", off).look())).contains("clock", "NTP");
    assertWell(new ClockCheck(home, "Europe/Berlin", Clock.systemUTC()).look());
  }

  @Test
  void aBrokenTemplateIsNamed() throws IOException {
    // Every template is tried, as at the start of a server.
    Path report = home.resolve("templates/mail/TurnReport.ftl");
    Files.writeString(report, Files.readString(report) + "\n${hedline}\n");
    assertThat(ill(examine(ANY_PORTS))).contains("TurnReport.ftl, line ", "hedline");
  }

  @Test
  void aWeakMastersPasswordIsNamed() throws IOException {
    // Issue 46.8: anybody can try it by mail. It is named, and not repeated.
    Path secret = home.resolve("secret");
    Settings settings = settings(ANY_PORTS + "master: {password: {file: %s}}\n".formatted(secret));
    SecretsCheck check = new SecretsCheck(settings);
    for (String weak : List.of("chief", "depesche2026", "password12345", "aaaaaaaaaaaaaaaa")) {
      secret(secret, weak);
      assertThat(ill(check.look()))
          .contains("master.password is easy to guess")
          .doesNotContain(weak);
    }
    secret(secret, "4f1c09d2ab37e85566");
    assertWell(check.look());
  }

  private static void secret(Path file, String word) throws IOException {
    Files.writeString(file, word);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
  }
}
