package depesche.bot.post.office;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// A port of the post office stays open, whatever happens to one client.
final class PortListenerTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final Logger LOG = (Logger) LoggerFactory.getLogger(PortListener.class);

  private static String said(PortListener portListener) throws IOException {
    try (Socket socket = new Socket(HERE, portListener.port())) {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    }
  }

  @Test
  void anErrorWithOneClientIsOneLineInTheLog() throws IOException {
    // It is answered, the connection is closed, and the next one is served.
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    log.start();
    LOG.addAppender(log);
    PortListener.Talk talk =
        clientConnection -> {
          throw new StackOverflowError();
        };
    try (PortListener portListener =
        PortListener.open(
            "IMAP", HERE, 0, talk, new PortListener.Farewells("* BYE full", "* BYE broken"))) {
      assertThat(said(portListener)).isEqualTo("* BYE broken\r\n");
      assertThat(said(portListener)).isEqualTo("* BYE broken\r\n");
      await().until(() -> log.list.size() == 2);
    } finally {
      LOG.detachAppender(log);
    }
    assertThat(log.list)
        .allSatisfy(
            event -> {
              assertThat(event.getThrowableProxy()).isNull();
              assertThat(event.getFormattedMessage())
                  .contains("java.lang.StackOverflowError", "PortListenerTest")
                  .doesNotContain("\n");
            });
  }
}
