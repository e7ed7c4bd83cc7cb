package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.server.WorkLoop;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/// Who may write to the desk: all whom RFC 5322 and 6532 let write, and nobody in silence.
class SendersByMailTest {

  private static final String ORDER = "A KON - BER";

  private final Bureau bureau = new Bureau();
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();

  SendersByMailTest() {
    log.start();
    ((Logger) LoggerFactory.getLogger(WorkLoop.class.getPackageName())).addAppender(log);
  }

  @AfterEach
  void close() {
    ((Logger) LoggerFactory.getLogger(WorkLoop.class.getPackageName())).detachAppender(log);
    bureau.close();
  }

  private List<Bureau.Mail> send(String headers, String text) {
    String raw =
        headers + "\r\nTo: depesche@localhost\r\nMessage-ID: <m@x.org>\r\n\r\n" + text + "\r\n";
    bureau.arrives(raw.getBytes(StandardCharsets.UTF_8), bureau.now());
    return bureau.works();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "anna@x.org (Anna Schmidt)",
        "Anna (privat) <anna@x.org>",
        "\u00c4nne <anna@x.org>",
        "Schmidt, Anna <anna@x.org>"
      })
  void everyValidSenderIsAnswered(String from) {
    // Issue 12.2: valid senders got no answer.
    assertThat(send("From: " + from, "HELP"))
        .extracting(Bureau.Mail::to)
        .containsExactly("anna@x.org");
  }

  private List<Bureau.Mail> answer(Bureau.Mail mail, String headers, String text) {
    return send("From: %s\r\nIn-Reply-To: %s\r\n%s".formatted(mail.to(), mail.id(), headers), text);
  }

  @Test
  void aPersonsOrdersCountUnderTheSubjectOfAnAutomaticAnswer() {
    // A subject alone is weak evidence; it was dropped unread. A program is never answered.
    Bureau.Mail report = bureau.begin().getFirst();
    String army = bureau.armies(bureau.seat(0).name()).getFirst();
    String subject = "Subject: Automatic reply: [bismarck S1865M] Report";
    assertThat(answer(report, subject, "I am away until Monday.\r\nWait for me, please."))
        .isEmpty();
    assertThat(answer(report, subject + "\r\nAuto-Submitted: auto-replied", "A " + army + " H"))
        .isEmpty();
    assertThat(send("From: fred@x.org\r\nIn-Reply-To: " + report.id() + "\r\n" + subject, "STATUS"))
        .isEmpty();
    List<Bureau.Mail> receipt = answer(report, subject, "A " + army + " H\r\nSee you, Anna");
    assertThat(Holders.flat(Holders.to(report.to(), receipt)))
        .contains("A " + army, "reads like an automatic answer");
    assertThat(answer(report, subject, "SET WAIT")).isNotEmpty();
    assertThat(answer(report, subject, "STATUS")).isNotEmpty();
    // Whatever answers us without end is a program.
    assertThat(answer(report, subject, "STATUS")).isEmpty();
  }

  @Test
  void aLetterWithTooMuchTextIsNotReadAndItsSubjectSaysSo() {
    // Nothing of it counts, not even its subject; so it is for a stranger.
    Bureau.Mail report = bureau.begin().getFirst();
    String much = "SET WAIT\r\n" + "I like games.\r\n".repeat(25_000);
    assertThat(answer(report, "Subject: STATUS", much))
        .singleElement()
        .satisfies(mail -> assertThat(mail.subject()).contains("not read"))
        .satisfies(mail -> assertThat(Holders.flat(mail)).doesNotContain("OK: "));
    assertThat(send("From: fred@x.org", much))
        .singleElement()
        .satisfies(mail -> assertThat(mail.subject()).contains("not read"));
  }

  @Test
  void aDomainInAnyLettersIsOnePersons() {
    // RFC 5890: somebody who joins from one form of an address orders from the other.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    String address = "anna@xn--bcher-kva.example";
    Bureau.Mail welcome =
        send("From: anna@b\u00fccher.example", "JOIN bismarck").stream()
            .filter(mail -> mail.to().equals(address))
            .findFirst()
            .orElseThrow();
    bureau.arrives(address, welcome.replyTo(), bureau.now(), "NAME Nordmark");
    assertThat(bureau.works()).isNotEmpty();
    assertThat(bureau.seat(0).country()).isEqualTo("Nordmark");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"anna schmidt\"@x.org", "\u0430\u043d\u043d\u0430@x.org"})
  void anAnswerGoesToAddressesOfEveryKind(String address) {
    // RFC 5321 4.1.2 and RFC 6531: quotes and letters beyond ASCII are no reason for silence.
    assertThat(send("From: " + address, "HELP"))
        .extracting(Bureau.Mail::to)
        .containsExactly(address);
  }

  @Test
  void anUnclearSenderIsToldSoAndNothingElse() {
    // Nothing in such a letter counts, and its answer may reach somebody who did not write it.
    List<Bureau.Mail> start = bureau.begin();
    String from = "Return-Path: <anna@x.org>\r\nFrom: anna@x.org, bert@x.org";
    List<Bureau.Mail> answer =
        send(from + "\r\nIn-Reply-To: " + start.getFirst().id(), ORDER + "\r\nRESIGN bismarck");
    assertThat(answer).hasSize(1);
    assertThat(answer.getFirst().to()).isEqualTo("anna@x.org");
    assertThat(answer.getFirst().subject()).doesNotContain("bismarck");
    assertThat(answer.getFirst().text()).contains("cannot tell who sent it");
    assertThat(answer.getFirst().text() + answer.getFirst().html())
        .doesNotContain("KON", "bismarck", "Red");
    assertThat(bureau.seat(0).state().name()).isEqualTo("HELD");
  }

  @Test
  void theyAreToldAsSeldomAsStrangers() {
    // A forged way back must not become a flood.
    List<Bureau.Mail> answers = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      answers.addAll(send("Return-Path: <victim@y.org>\r\nFrom: nobody", "x"));
    }
    assertThat(answers).hasSize(3);
    bureau.passes(Duration.ofDays(2));
    assertThat(send("Return-Path: <victim@y.org>\r\nFrom: nobody", "x")).hasSize(1);
  }

  @Test
  void whatCannotBeAnsweredIsLoggedWithItsReason() {
    // No letter ends in silence, and no word of it is in the log.
    assertThat(send("From: nobody", ORDER)).isEmpty();
    assertThat(send("From: a@x.org\r\nPrecedence: auto_reply", ORDER)).isEmpty();
    List<String> said =
        log.list.stream()
            .map(ILoggingEvent::getFormattedMessage)
            .filter(line -> line.contains(" read, not answered"))
            .toList();
    assertThat(said).hasSize(2).noneMatch(line -> line.contains("KON") || line.contains("nobody"));
    assertThat(said.getFirst()).contains("From has no plain address", "no way to tell them");
    assertThat(said.getLast()).contains("automatic answer");
  }
}
