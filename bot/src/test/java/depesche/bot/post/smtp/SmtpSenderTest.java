package depesche.bot.post.smtp;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.Delivery;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.MoodySmtp;
import depesche.bot.post.MoodySmtp.Mood;
import depesche.bot.post.Tls;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SmtpSenderTest {

  private static SmtpSender to(MoodySmtp server) {
    return new SmtpSender(new MailEndpoint("127.0.0.1", server.port(), Tls.NONE, Optional.empty()));
  }

  private static String mail(int number) {
    return "Message-ID: <" + number + "@x.org>\r\n\r\nmail " + number + "\r\n";
  }

  private static List<String> mails(int count) {
    return IntStream.range(0, count).mapToObj(SmtpSenderTest::mail).toList();
  }

  /// {@return what was said to each}
  private static List<Delivery> send(SmtpSender smtpSender, int count) {
    return mails(count).stream()
        .map(
            mail ->
                smtpSender.send(
                    "bot@x.org", "anna@x.org", mail.getBytes(StandardCharsets.US_ASCII)))
        .toList();
  }

  @Test
  void manyMailsGoByOneConnection() {
    // A round of reports needs one greeting, not one a mail.
    try (MoodySmtp server = MoodySmtp.open(Mood.PATIENT);
        SmtpSender smtpSender = to(server)) {
      assertThat(send(smtpSender, 20)).allMatch(Delivery.Accepted.class::isInstance);
      assertThat(server.mails()).isEqualTo(mails(20));
      assertThat(server.connections()).isEqualTo(1);
    }
  }

  @Test
  void aConnectionThatWasClosedCostsNoMail() {
    // A server may hang up between mails: the next goes by a fresh connection, at the same attempt.
    try (MoodySmtp server = MoodySmtp.open(Mood.HANGS_UP_AFTER_EACH);
        SmtpSender smtpSender = to(server)) {
      assertThat(send(smtpSender, 5)).allMatch(Delivery.Accepted.class::isInstance);
      assertThat(server.mails()).isEqualTo(mails(5));
    }
  }

  @Test
  void aServerThatIsTiredOfAConnectionGetsAnother() {
    // RFC 5321 4.2.1: 421 closes the connection; it says nothing about the mail.
    try (MoodySmtp server = MoodySmtp.open(Mood.TIRED_AFTER_ONE);
        SmtpSender smtpSender = to(server)) {
      assertThat(send(smtpSender, 5)).allMatch(Delivery.Accepted.class::isInstance);
      assertThat(server.mails()).isEqualTo(mails(5));
      assertThat(server.connections()).isEqualTo(5);
    }
  }

  @Test
  void whatMayHaveBeenTakenIsNotSentAgainAtOnce() {
    // Once its words are handed over a mail may have been taken: it is put off, and may come twice
    // then, but not three times within a second.
    try (MoodySmtp server = MoodySmtp.open(Mood.HANGS_UP_WITHIN_THE_SECOND);
        SmtpSender smtpSender = to(server)) {
      assertThat(send(smtpSender, 2))
          .satisfiesExactly(
              first -> assertThat(first).isInstanceOf(Delivery.Accepted.class),
              second -> assertThat(second).isInstanceOf(Delivery.Deferred.class));
      assertThat(server.mails()).isEqualTo(mails(2));
      assertThat(server.connections()).isEqualTo(1);
    }
  }

  @Test
  void aServerThatIsClosedIsAskedOnce() {
    // A fresh connection that is refused puts the mail off.
    try (MoodySmtp server = MoodySmtp.open(Mood.CLOSED);
        SmtpSender smtpSender = to(server)) {
      assertThat(send(smtpSender, 1)).allMatch(Delivery.Deferred.class::isInstance);
      assertThat(server.connections()).isEqualTo(1);
    }
  }
}
