package depesche.bot.post.smtp;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import depesche.bot.monitor.LoggedLines;
import depesche.bot.post.Delivery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What is said of a mail server that lets nobody in.
class RelayWatchTest {

  private static final Delivery SHUT = new Delivery.Deferred("relay: nothing answers on that port");
  private static final Delivery FULL =
      new Delivery.Deferred("relay: code 452 about the address", true, false);

  @RegisterExtension private final LoggedLines said = new LoggedLines(RelayWatch.class.getName());

  private final RelayWatch relayWatch = new RelayWatch();

  @Test
  void itIsSaidOnceHoweverManyMailsWait() {
    // A relay that was stopped for an hour gave a line for each mail and each try.
    relayWatch.note(SHUT);
    relayWatch.note(SHUT);
    assertThat(relayWatch.trouble()).hasValue("relay: nothing answers on that port");
    relayWatch.note(new Delivery.Accepted());
    relayWatch.note(new Delivery.Accepted());
    assertThat(relayWatch.trouble()).isEmpty();
    assertThat(said.events())
        .extracting(ILoggingEvent::getLevel)
        .containsExactly(Level.ERROR, Level.INFO);
    assertThat(said.events().getFirst().getFormattedMessage())
        .contains("no mail can be sent: relay: nothing answers on that port");
  }

  @Test
  void whatHoldsForOneReaderIsNoTroubleOfTheServer() {
    relayWatch.note(FULL);
    relayWatch.note(new Delivery.Rejected("relay: code 550 about the address"));
    assertThat(relayWatch.trouble()).isEmpty();
    assertThat(said.events()).isEmpty();
  }
}
