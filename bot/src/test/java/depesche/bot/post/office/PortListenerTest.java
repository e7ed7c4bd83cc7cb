package depesche.bot.post.office;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.monitor.LoggedLines;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A port of the post office stays open, whatever happens to one client.
final class PortListenerTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  @RegisterExtension private final LoggedLines said = new LoggedLines(PortListener.class.getName());

  private static String said(PortListener portListener) throws IOException {
    try (Socket socket = new Socket(HERE, portListener.port())) {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    }
  }

  @Test
  void anErrorWithOneClientIsOneLineInTheLog() throws IOException {
    // It is answered, the connection is closed, and the next one is served.
    PortListener.Talk talk =
        clientConnection -> {
          throw new StackOverflowError();
        };
    try (PortListener portListener =
        PortListener.open(
            "IMAP", HERE, 0, talk, new PortListener.Farewells("* BYE full", "* BYE broken"))) {
      assertThat(said(portListener)).isEqualTo("* BYE broken\r\n");
      assertThat(said(portListener)).isEqualTo("* BYE broken\r\n");
      said.await(2);
    }
    assertThat(said.events())
        .allSatisfy(
            event -> {
              assertThat(event.getThrowableProxy()).isNull();
              assertThat(event.getFormattedMessage())
                  .contains("java.lang.StackOverflowError", "PortListenerTest")
                  .doesNotContain("\n");
            });
  }
}
