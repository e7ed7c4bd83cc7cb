package depesche.bot.doctor;

import static depesche.bot.doctor.Findings.assertWell;
import static depesche.bot.doctor.Findings.ill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.config.UnusableInput;
import depesche.bot.post.PostOffice;
import depesche.bot.post.TlsFront;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A mail server with a certificate of one's own: it is believed if the settings name it, and never
/// otherwise; the doctor says what to set.
class TrustedCertificatesTest {

  private static final String OURS = "dns:localhost";
  private static final String ANOTHER = "dns:mail.example.org";

  @TempDir private Path folder = Path.of("");

  private PostOffice office;
  private Path secret;

  @BeforeEach
  void open() throws IOException {
    office =
        PostOffice.open(
            folder.resolve("post"),
            InetAddress.getLoopbackAddress(),
            0,
            0,
            Optional.of("right"),
            Clock.systemUTC());
    secret = Files.writeString(folder.resolve("secret"), "right");
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
  }

  @AfterEach
  void close() {
    office.close();
  }

  private TlsFront smtp(String names, boolean upgrades) {
    return TlsFront.open(folder, names, office.smtpPort(), upgrades);
  }

  private TlsFront imap(String names) {
    return TlsFront.open(folder, names, office.imapPort(), false);
  }

  private Settings.Post settings(int port, String security, String trust) throws IOException {
    String line = trust.isEmpty() ? "" : ", trust: \"" + trust + "\"";
    String server =
        "{host: localhost, port: %d, security: %s, user: depesche@localhost, password: {file: %s}%s}"
            .formatted(port, security, secret, line);
    String text =
        "master: {password: {file: %s}}%npost:%n  smtp: %s%n  imap: %s%n"
            .formatted(secret, server, server);
    return SettingsFile.read(Files.writeString(folder.resolve("server.yaml"), text)).post();
  }

  private List<Finding> out(int port, String security, String trust) throws IOException {
    return new MailOutCheck(settings(port, security, trust).smtp().orElseThrow()).look();
  }

  private List<Finding> in(int port, String trust) throws IOException {
    return new MailInCheck(
            settings(port, "TLS", trust).imap().orElseThrow(), Optional.empty(), Clock.systemUTC())
        .look();
  }

  @Test
  void anUnknownCertificateIsRefusedAndTheMendIsNamed() throws Exception {
    // A server that no authority vouches for is not believed, and the doctor says what to set.
    try (TlsFront smtp = smtp(OURS, false);
        TlsFront imap = imap(OURS);
        TlsFront upgraded = smtp(OURS, true)) {
      assertThat(ill(out(smtp.port(), "TLS", ""))).contains("authority", "\"trust\"", "post.smtp");
      assertThat(ill(in(imap.port(), ""))).contains("authority", "\"trust\"", "post.imap");
      assertThat(ill(out(upgraded.port(), "STARTTLS", ""))).contains("authority", "\"trust\"");
    }
  }

  @Test
  void aCertificateInAFileIsBelieved() throws Exception {
    // A file with the certificate, or that of its authority, makes the server known.
    try (TlsFront smtp = smtp(OURS, false);
        TlsFront imap = imap(OURS);
        TlsFront upgraded = smtp(OURS, true)) {
      String pem = smtp.pem(folder).toString();
      assertWell(out(smtp.port(), "TLS", pem));
      assertWell(in(imap.port(), pem));
      assertWell(out(upgraded.port(), "STARTTLS", pem));
    }
  }

  @Test
  void aFingerprintIsBelievedWhateverTheName() throws Exception {
    // The certificate itself is named, so the name in it proves nothing more.
    try (TlsFront smtp = smtp(ANOTHER, false);
        TlsFront imap = imap(ANOTHER);
        TlsFront upgraded = smtp(ANOTHER, true)) {
      assertWell(out(smtp.port(), "TLS", smtp.fingerprint()));
      assertWell(in(imap.port(), smtp.fingerprint()));
      assertWell(
          out(
              upgraded.port(),
              "STARTTLS",
              smtp.fingerprint().replace(":", "").replace("sha256", "sha256:")));
    }
  }

  @Test
  void anotherCertificateIsNotBelieved() throws Exception {
    // There is no way to believe everybody: neither by a fingerprint nor by a file.
    try (TlsFront smtp = smtp(ANOTHER, false);
        TlsFront imap = imap(ANOTHER);
        TlsFront upgraded = smtp(ANOTHER, true)) {
      String other = "sha256:" + "ab".repeat(32);
      assertThat(ill(out(smtp.port(), "TLS", other))).contains("not the one");
      assertThat(ill(in(imap.port(), other))).contains("not the one");
      assertThat(ill(out(upgraded.port(), "STARTTLS", other))).contains("not the one");
      String pem = smtp.pem(folder).toString();
      assertThat(ill(out(smtp.port(), "TLS", pem))).contains("another name", "fingerprint");
      assertThat(ill(in(imap.port(), pem))).contains("another name");
    }
  }

  @Test
  void aSettingThatCannotBeUsedIsRefused() {
    // A misspelt setting stops the start, in one line that says what to write.
    assertThatThrownBy(() -> settings(1, "TLS", "sha256:12:34"))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("post.smtp.trust")
        .hasMessageContaining("64 hexadecimal digits");
    assertThatThrownBy(() -> settings(1, "TLS", "nowhere.pem"))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("no readable PEM file");
    assertThatThrownBy(() -> settings(1, "NONE", "sha256:" + "ab".repeat(32)))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("TLS or STARTTLS");
  }
}
