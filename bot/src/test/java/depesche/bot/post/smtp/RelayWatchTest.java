package depesche.bot.post.smtp;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.post.Delivery;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// What is said of a mail server that lets nobody in.
class RelayWatchTest {

  private static final Delivery SHUT = new Delivery.Deferred("relay: nothing answers on that port");
  private static final Delivery FULL =
      new Delivery.Deferred("relay: code 452 about the address", true, false);

  private static final Logger LOG = (Logger) LoggerFactory.getLogger(RelayWatch.class);

  private final ListAppender<ILoggingEvent> said = new ListAppender<>();
  private final RelayWatch relayWatch = new RelayWatch();

  @BeforeEach
  void listen() {
    said.start();
    LOG.addAppender(said);
  }

  @AfterEach
  void enough() {
    LOG.detachAppender(said);
  }

  @Test
  void itIsSaidOnceHoweverManyMailsWait() {
    // A relay that was stopped for an hour gave a line for each mail and each try.
    relayWatch.note(SHUT);
    relayWatch.note(SHUT);
    assertThat(relayWatch.trouble()).hasValue("relay: nothing answers on that port");
    relayWatch.note(new Delivery.Accepted());
    relayWatch.note(new Delivery.Accepted());
    assertThat(relayWatch.trouble()).isEmpty();
    assertThat(said.list)
        .extracting(ILoggingEvent::getLevel)
        .containsExactly(Level.ERROR, Level.INFO);
    assertThat(said.list.getFirst().getFormattedMessage())
        .contains("no mail can be sent: relay: nothing answers on that port");
  }

  @Test
  void whatHoldsForOneReaderIsNoTroubleOfTheServer() {
    relayWatch.note(FULL);
    relayWatch.note(new Delivery.Rejected("relay: code 550 about the address"));
    assertThat(relayWatch.trouble()).isEmpty();
    assertThat(said.list).isEmpty();
  }
}
