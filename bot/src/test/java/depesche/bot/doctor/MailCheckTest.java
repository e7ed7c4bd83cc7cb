package depesche.bot.doctor;

import static depesche.bot.doctor.Findings.assertWell;
import static depesche.bot.doctor.Findings.ill;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.post.PostOffice;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The doctor knocks at every door that mail goes through.
class MailCheckTest {

  @TempDir private Path home;

  private Settings settings(String text) throws IOException {
    return SettingsFile.read(Files.writeString(home.resolve("server.yaml"), text));
  }

  @Test
  void aPortOfAnotherProgramIsNamed() throws IOException {
    // The embedded post office needs its two ports.
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual().start(() -> greet(other));
      String text =
          "post: {embedded: {smtpPort: %d, imapPort: 0}}\n".formatted(other.getLocalPort());
      assertThat(ill(postOffice(text))).contains("another program", "post.embedded.smtpPort");
    }
  }

  private List<Finding> postOffice(String text) throws IOException {
    return new PostOfficeCheck(settings(text), Clock.systemUTC()).look();
  }

  private static void greet(ServerSocket other) {
    try (Socket socket = other.accept()) {
      socket.getOutputStream().write("220 somebody else\r\n".getBytes(StandardCharsets.US_ASCII));
    } catch (IOException _) {
      // The test says what is wrong then.
    }
  }

  @Test
  void anOpenPostOfficeForEverybodyIsNamed() throws IOException {
    // Without a password the post office is for this machine only.
    assertThat(ill(postOffice("post: {embedded: {bind: 0.0.0.0, smtpPort: 0, imapPort: 0}}\n")))
        .contains("open to everybody on 0.0.0.0", "bind: 127.0.0.1");
  }

  @Test
  void aMailServerMustLetUsIn() throws IOException {
    // Mail goes out and comes in by servers elsewhere: connect, log in, open the mailbox.
    Path secret = Files.writeString(home.resolve("secret"), "right");
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
    try (PostOffice there =
        PostOffice.open(
            home.resolve("there"),
            InetAddress.getLoopbackAddress(),
            0,
            0,
            Optional.of("right"),
            Clock.systemUTC())) {
      String settings = mail(there.smtpPort(), there.imapPort(), secret);
      assertWell(out(settings));
      assertWell(in(settings));
      assertThat(ill(in(settings.replace("INBOX", "Nowhere")))).contains("no mailbox Nowhere");
      Files.writeString(secret, "wrong");
      assertThat(ill(out(settings))).contains("refuses user or password", "post.smtp");
      assertThat(ill(in(settings))).contains("refuses user or password", "post.imap");
    }
    String gone = mail(closedPort(), closedPort(), secret);
    assertThat(ill(out(gone))).contains("mail out", "cannot be used", "post.smtp");
    assertThat(ill(in(gone))).contains("mail in", "cannot be reached", "post.imap");
  }

  private List<Finding> out(String text) throws IOException {
    return new MailOutCheck(settings(text).post().smtp().orElseThrow()).look();
  }

  private List<Finding> in(String text) throws IOException {
    var server = settings(text).post().imap().orElseThrow();
    return new MailInCheck(server, Optional.empty(), Clock.systemUTC()).look();
  }

  private static int closedPort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static String mail(int smtp, int imap, Path secret) {
    String login = "user: depesche@localhost, password: {file: %s}".formatted(secret);
    return """
    master: {password: {file: %s}}
    post:
      smtp: {host: 127.0.0.1, port: %d, security: NONE, %s}
      imap: {host: 127.0.0.1, port: %d, security: NONE, %s, mailbox: INBOX}
    """
        .formatted(secret, smtp, login, imap, login);
  }
}
