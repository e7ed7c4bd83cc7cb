package depesche.bot.post;

import static org.assertj.core.api.Assertions.assertThat;

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

class CorrespondentTest {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2065-03-02T18:00:00Z"), ZoneOffset.UTC);

  private PostOffice office;
  private Correspondent anna;
  private Correspondent bert;

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

  private Correspondent correspondent(String address) {
    return Correspondent.open(
        address, door(office.smtpPort(), address), door(office.imapPort(), address), CLOCK);
  }

  private static MailServer door(int port, String address) {
    MailServer.Login login = new MailServer.Login(address, "any");
    return new MailServer("127.0.0.1", port, Tls.NONE, Optional.of(login));
  }

  // A letter arrives as it was written, whatever its letters, and with its date.
  @Test
  void sendsWhatWasWritten() {
    String id = anna.send("bert@localhost", "Köln", "A KÖL - TRÈ\n\n.\nzwei", Optional.empty());
    Got got = bert.await(_ -> true, PATIENCE).orElseThrow();
    assertThat(got.from()).isEqualTo("anna@localhost");
    assertThat(got.subject()).isEqualTo("Köln");
    assertThat(got.messageId()).isEqualTo(id);
    assertThat(got.text().strip()).isEqualTo("A KÖL - TRÈ\n\n.\nzwei");
    assertThat(got.date()).isEqualTo(CLOCK.instant());
    assertThat(got.inReplyTo()).isEmpty();
  }

  // An answer names the letter it answers and the whole thread before it.
  @Test
  void answersInTheThread() {
    String first = anna.send("bert@localhost", "one", "first", Optional.empty());
    Got one = bert.await(_ -> true, PATIENCE).orElseThrow();
    String second = bert.send("nobody@localhost", "Re: one", "second", Optional.of(one));
    Got two = anna.await(got -> got.answers(first), PATIENCE).orElseThrow();
    anna.send("nobody@localhost", "Re: one", "third", Optional.of(two));
    Got three = bert.await(got -> got.answers(second), PATIENCE).orElseThrow();
    assertThat(three.references()).containsExactly(first, second);
    assertThat(three.text().strip()).isEqualTo("third");
  }

  // What is waited for is passed over by no one else's mail, and comes only once.
  @Test
  void keepsOtherMailForLater() {
    anna.send("bert@localhost", "one", "first", Optional.empty());
    anna.send("bert@localhost", "two", "second", Optional.empty());
    assertThat(bert.await(got -> got.subject().equals("two"), PATIENCE)).isPresent();
    assertThat(bert.await(got -> got.subject().equals("two"), Duration.ZERO)).isEmpty();
    assertThat(bert.await(got -> got.subject().equals("one"), PATIENCE)).isPresent();
  }

  // A mailbox opened later still shows what lay in it, and the newest mail of a sender.
  @Test
  void showsWhatLayThere() {
    anna.send("bert@localhost", "one", "first", Optional.empty());
    bert.send("bert@localhost", "two", "to myself", Optional.empty());
    assertThat(bert.await(got -> got.subject().equals("two"), PATIENCE)).isPresent();
    try (Correspondent later = correspondent("bert@localhost")) {
      assertThat(later.await(_ -> true, Duration.ZERO)).isEmpty();
      assertThat(later.mails()).extracting(Got::subject).containsExactly("one", "two");
      assertThat(later.newest()).map(Got::subject).contains("two");
      assertThat(later.newest("anna@localhost")).map(Got::subject).contains("one");
    }
  }
}
