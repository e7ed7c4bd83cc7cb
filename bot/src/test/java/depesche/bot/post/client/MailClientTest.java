package depesche.bot.post.client;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.MailEndpoint;
import depesche.bot.post.PostOffice;
import depesche.bot.post.Tls;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MailClientTest {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2065-03-02T18:00:00Z"), ZoneOffset.UTC);

  private PostOffice office;
  private MailClient anna;
  private MailClient bert;

  @BeforeEach
  void open(@TempDir Path folder) {
    office =
        PostOffice.open(folder, InetAddress.getLoopbackAddress(), 0, 0, Optional.empty(), CLOCK);
    anna = correspondent("anna@localhost");
    bert = correspondent("bert@localhost");
  }

  @AfterEach
  void close() {
    anna.close();
    bert.close();
    office.close();
  }

  private MailClient correspondent(String address) {
    return MailClient.open(
        address, door(office.smtpPort(), address), door(office.imapPort(), address), CLOCK);
  }

  private static MailEndpoint door(int port, String address) {
    MailEndpoint.Login login = new MailEndpoint.Login(address, "any");
    return new MailEndpoint("127.0.0.1", port, Tls.NONE, Optional.of(login));
  }

  // A letter arrives as it was written, whatever its letters, and with its date.
  @Test
  void sendsWhatWasWritten() {
    String id = anna.send("bert@localhost", "Köln", "A KÖL - TRÈ\n\n.\nzwei", Optional.empty());
    ReceivedMail receivedMail = bert.await(_ -> true, PATIENCE).orElseThrow();
    assertThat(receivedMail.from()).isEqualTo("anna@localhost");
    assertThat(receivedMail.subject()).isEqualTo("Köln");
    assertThat(receivedMail.messageId()).isEqualTo(id);
    assertThat(receivedMail.text().strip()).isEqualTo("A KÖL - TRÈ\n\n.\nzwei");
    assertThat(receivedMail.date()).isEqualTo(CLOCK.instant());
    assertThat(receivedMail.inReplyTo()).isEmpty();
  }

  // An answer names the letter it answers and the whole thread before it.
  @Test
  void answersInTheThread() {
    String first = anna.send("bert@localhost", "one", "first", Optional.empty());
    ReceivedMail one = bert.await(_ -> true, PATIENCE).orElseThrow();
    String second = bert.send("nobody@localhost", "Re: one", "second", Optional.of(one));
    ReceivedMail two =
        anna.await(receivedMail -> receivedMail.answers(first), PATIENCE).orElseThrow();
    anna.send("nobody@localhost", "Re: one", "third", Optional.of(two));
    ReceivedMail three =
        bert.await(receivedMail -> receivedMail.answers(second), PATIENCE).orElseThrow();
    assertThat(three.references()).containsExactly(first, second);
    assertThat(three.text().strip()).isEqualTo("third");
  }

  // What is waited for is passed over by no one else's mail, and comes only once.
  @Test
  void keepsOtherMailForLater() {
    anna.send("bert@localhost", "one", "first", Optional.empty());
    anna.send("bert@localhost", "two", "second", Optional.empty());
    assertThat(bert.await(receivedMail -> receivedMail.subject().equals("two"), PATIENCE))
        .isPresent();
    assertThat(bert.await(receivedMail -> receivedMail.subject().equals("two"), Duration.ZERO))
        .isEmpty();
    assertThat(bert.await(receivedMail -> receivedMail.subject().equals("one"), PATIENCE))
        .isPresent();
  }

  // A mailbox opened later still shows what lay in it, and the newest mail of a sender.
  @Test
  void showsWhatLayThere() {
    anna.send("bert@localhost", "one", "first", Optional.empty());
    bert.send("bert@localhost", "two", "to myself", Optional.empty());
    assertThat(bert.await(receivedMail -> receivedMail.subject().equals("two"), PATIENCE))
        .isPresent();
    try (MailClient later = correspondent("bert@localhost")) {
      assertThat(later.await(_ -> true, Duration.ZERO)).isEmpty();
      assertThat(later.mails()).extracting(ReceivedMail::subject).containsExactly("one", "two");
      assertThat(later.newest()).map(ReceivedMail::subject).contains("two");
      assertThat(later.newest("anna@localhost")).map(ReceivedMail::subject).contains("one");
    }
  }
}
