package depesche.bot.post.smtp;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.Delivery;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.StubbornSmtp;
import depesche.bot.post.Tls;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a mail server's no means: only what it says of a recipient or of a mail ends that mail.
class SmtpRefusalTest {

  private static Delivery send(String step, String answer) {
    try (StubbornSmtp server = StubbornSmtp.open(Optional.empty())) {
      server.refuse(step, answer);
      MailEndpoint there = new MailEndpoint("127.0.0.1", server.port(), Tls.NONE, Optional.empty());
      return new SmtpSender(there)
          .send(
              "depesche@x.org",
              "anna@x.org",
              "Subject: hello\r\n\r\nhello\r\n".getBytes(StandardCharsets.US_ASCII));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "anna@x.org, 550 5.1.1 no such user",
    "anna@x.org, 550 no such user",
    "anna@x.org, 551 user not local",
    "anna@x.org, 553 bad name",
    "anna@x.org, 554 5.1.1 no such user",
    "anna@x.org, 550 5.2.1 mailbox disabled",
    "anna@x.org, 556 5.1.10 no mail here",
    "END, 552 5.3.4 too big",
    "END, 552 too big",
    "END, 550 5.6.0 malformed"
  })
  void whatConcernsTheRecipientOrTheMailIsForGood(String step, String answer) {
    // RFC 3463: 5.1.x and 5.2.1 speak of the address, 5.3.4 and 5.6.x of the mail.
    assertThat(send(step, answer)).isInstanceOf(Delivery.Rejected.class);
  }

  @ParameterizedTest
  @CsvSource({
    "HELLO, 554 5.7.1 your address is on a list",
    "HELLO, 521 no mail here",
    "HELLO, 421 busy",
    "EHLO, 550 who are you",
    "MAIL, 550 5.1.8 sender refused",
    "MAIL, 553 5.7.1 sender not yours",
    "MAIL, 530 5.7.0 authenticate first",
    "MAIL, 452 4.5.3 too many",
    "MAIL, 554 5.7.1 too many messages today",
    "anna@x.org, 554 5.7.1 relay access denied",
    "anna@x.org, 550 5.7.1 too many messages",
    "anna@x.org, 550 5.4.5 daily limit exceeded",
    "anna@x.org, 450 4.2.0 greylisted",
    "anna@x.org, 451 try later",
    "anna@x.org, 552 5.2.2 mailbox full",
    "anna@x.org, 552 mailbox full",
    "anna@x.org, 503 bad sequence",
    "anna@x.org, 530 authenticate first",
    "DATA, 554 no valid recipients",
    "DATA, 503 bad sequence",
    "END, 554 5.7.1 looks like spam",
    "END, 451 local error"
  })
  void whatConcernsUsIsTriedAgain(String step, String answer) {
    // RFC 5321 4.2.1, RFC 3463: our login, our sender, our line or the server's rules may be
    // otherwise tomorrow, for every mail alike.
    Delivery delivery = send(step, answer);
    assertThat(delivery).isInstanceOf(Delivery.Deferred.class);
    assertThat(delivery.toString()).doesNotContain(answer.substring(4)).doesNotContain("anna");
  }
}
