package depesche.bot.post;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.smtp.SmtpSender;
import jakarta.mail.FolderClosedException;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConnectionFailureTest {

  private static String trouble(Tls tls, int port) {
    String host = InetAddress.getLoopbackAddress().getHostAddress();
    return new SmtpSender(new MailEndpoint(host, port, tls, Optional.empty()))
        .trouble()
        .orElseThrow();
  }

  @Test
  void tlsWhereTheServerBeginsInPlainNamesStarttls() throws IOException {
    // The commonest slip of an operator: TLS on the port for STARTTLS.
    try (MoodySmtp plain = MoodySmtp.open(MoodySmtp.Mood.PATIENT)) {
      assertThat(trouble(Tls.TLS, plain.port())).contains("set \"security\" to STARTTLS");
    }
  }

  @Test
  void aServerWithoutStarttlsIsNamedAsThat() throws IOException {
    // What the operator asked for is not given up in silence, and the reason is told.
    try (MoodySmtp plain = MoodySmtp.open(MoodySmtp.Mood.PATIENT)) {
      assertThat(trouble(Tls.STARTTLS, plain.port())).contains("it offers no STARTTLS");
    }
  }

  @Test
  void silenceNamesThePortsThatWaitForTls() {
    // A server that waits for TLS says nothing to somebody who waits for its greeting.
    assertThat(ConnectionFailure.reason(new MessagingException("", new SocketTimeoutException())))
        .contains("set \"security\" to TLS");
  }

  @Test
  void aClosedPortAndAnUnknownHostAreNamedInWords() throws IOException {
    // No name of a Java class helps an operator.
    int closed;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      closed = socket.getLocalPort();
    }
    assertThat(trouble(Tls.NONE, closed)).endsWith("nothing answers on that port");
    assertThat(ConnectionFailure.reason(new MessagingException("", new UnknownHostException("x"))))
        .isEqualTo("there is no host of that name");
    assertThat(ConnectionFailure.reason(new FolderClosedException(null)))
        .isEqualTo("the line broke");
  }
}
