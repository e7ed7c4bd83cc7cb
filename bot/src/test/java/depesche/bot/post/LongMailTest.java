package depesche.bot.post;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Heard;
import depesche.bot.door.Admission;
import depesche.bot.door.AuthorText;
import depesche.bot.door.Door;
import depesche.bot.mime.Fingerprint;
import depesche.bot.post.imap.ImapSettings;
import depesche.bot.post.imap.ImapWatcher;
import depesche.bot.post.imap.IncomingMail;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.RestoreClock;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Mails that are long only by what is not text, by the post office and the watcher to the door.
class LongMailTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final Clock CLOCK = Clock.systemUTC();
  private static final String BOT = "depesche@example.org";
  private static final String ORDER = "A BER - SIL";
  private static final int KB = 1024;

  private @TempDir Path folder;
  private final Heard<IncomingMail> arrived = new Heard<>();
  private PostOffice office;
  private ImapWatcher watcher;

  @BeforeEach
  void open() {
    office = PostOffice.open(folder, HERE, 0, 0, Optional.empty(), CLOCK);
    watcher = watch(256 * KB);
  }

  private ImapWatcher watch(int limit) {
    return ImapWatcher.watch(
        new ImapSettings(server(office.imapPort()), "INBOX", Duration.ofMinutes(10), limit, CLOCK),
        arrived::add,
        RestoreClock.none(CLOCK));
  }

  @AfterEach
  void close() {
    watcher.close();
    office.close();
  }

  private static MailEndpoint server(int port) {
    return new MailEndpoint(
        HERE.getHostAddress(), port, Tls.NONE, Optional.of(new MailEndpoint.Login(BOT, "any")));
  }

  private void send(String headers, String body) {
    String head =
        "From: anna@example.org\r\nTo: "
            + BOT
            + "\r\nMessage-ID: <m@x.org>\r\nSubject: Re: report\r\n";
    byte[] mail =
        (head + headers + "\r\n" + body.replaceAll("\r?\n", "\r\n"))
            .getBytes(StandardCharsets.ISO_8859_1);
    try (SmtpSender smtpSender = new SmtpSender(server(office.smtpPort()))) {
      assertThat(smtpSender.send("anna@example.org", BOT, mail)).isEqualTo(new Delivery.Accepted());
    }
  }

  /// {@return what the door reads of the next mail}
  private AuthorText read(String headers, String body) {
    int before = arrived.size();
    send(headers, body);
    arrived.await(before + 1);
    return text(arrived.getLast());
  }

  private static AuthorText text(IncomingMail mail) {
    Admission admission = new Door(BOT).open(mail.bytes(), mail.oversized());
    assertThat(admission).isInstanceOf(Admission.Admitted.class);
    return ((Admission.Admitted) admission).authorText();
  }

  private AuthorText readWhole(String entity) {
    int body = entity.indexOf("\n\n") + 2;
    return read(entity.substring(0, body - 1).replace("\n", "\r\n"), entity.substring(body));
  }

  @Test
  void whatIsNotTextMakesNoLetterTooLong() {
    // 45.1: a reply with our map in its quote, or with a photo, was refused unread.
    for (String reply : LongMails.replies(ORDER)) {
      AuthorText text = readWhole(reply);
      assertThat(text.lines()).as(reply.substring(0, 200)).containsExactly(ORDER);
      assertThat(arrived.getLast().bytes().length).isLessThan(20 * KB);
      assertThat(arrived.getLast().oversized()).isFalse();
    }
  }

  @Test
  void everyMailSaysTheSameByItsParts() throws IOException {
    // The collected mails, each fetched whole and part by part.
    List<Path> mails;
    try (Stream<Path> files = Files.list(Path.of("src", "test", "resources", "mails"))) {
      mails = files.filter(file -> file.toString().endsWith(".eml")).sorted().toList();
    }
    watcher.close();
    watcher = watch(0);
    try (SmtpSender smtpSender = new SmtpSender(server(office.smtpPort()))) {
      for (Path mail : mails) {
        assertThat(smtpSender.send("anna@example.org", BOT, unified(mail)))
            .isEqualTo(new Delivery.Accepted());
      }
    }
    arrived.await(mails.size());
    Door door = new Door("depesche@example.org");
    for (IncomingMail byParts : arrived) {
      Path mail = mails.get((int) byParts.uid() - 1);
      String trace =
          "Return-Path: <anna@example.org>\r\n"
              + "Delivered-To: depesche@example.org\r\n"
              + "Received: x\r\n";
      byte[] whole =
          (trace + new String(unified(mail), StandardCharsets.ISO_8859_1))
              .getBytes(StandardCharsets.ISO_8859_1);
      assertThat(door.open(byParts.bytes(), byParts.oversized()))
          .as(mail.toString())
          .isEqualTo(door.open(whole, false));
    }
  }

  private static byte[] unified(Path mail) throws IOException {
    return Files.readString(mail, StandardCharsets.ISO_8859_1)
        .replaceAll("\r?\n", "\r\n")
        .replaceAll("\r(?!\n)", " ")
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  @Test
  void aLongMailIsTheSameHoweverOftenItComes() {
    // The digest knows a letter that is handed in twice, and one that is fetched twice.
    String reply = LongMails.replies(ORDER).get(2);
    readWhole(reply);
    readWhole(reply);
    assertThat(Fingerprint.of(arrived.getLast().bytes()))
        .isEqualTo(Fingerprint.of(arrived.getFirst().bytes()));
  }

  @ParameterizedTest
  @ValueSource(ints = {255, 257, 5000})
  void theLimitIsOnTheTextAlone(int kilobytes) {
    // Up to 256 kB of text are read, and of more nothing: half of a letter is none.
    String line =
        "A MUN H and this line has exactly sixty-four letters with its end\n".substring(2);
    String text = ORDER + "\n" + line.repeat(kilobytes * KB / line.length());
    List<AuthorText> read = new ArrayList<>();
    read.add(readWhole(LongMails.part("text/plain", "7bit", text)));
    read.add(readWhole(LongMails.part("text/plain", "base64", LongMails.encoded(text))));
    read.add(
        readWhole(
            LongMails.part("text/html", "base64", LongMails.encoded("<pre>" + text + "</pre>"))));
    read.add(
        readWhole(
            LongMails.multi(
                "mixed",
                "m",
                LongMails.part("text/plain", "7bit", text),
                LongMails.png(300 * KB))));
    for (AuthorText one : read) {
      assertThat(one.has(AuthorText.Oddity.OVERSIZED)).isEqualTo(kilobytes > 256);
      assertThat(one.lines().contains(ORDER)).isEqualTo(kilobytes < 256);
    }
  }

  @Test
  void aMailThatCannotBeTakenApartIsNotReadAndNotDropped() {
    // 45.1: forwarded a dozen times, or with hundreds of parts, it still has a writer, who is
    // answered.
    String photo = "x".repeat(70) + "\n";
    String nested = "From: anna@example.org\n\n" + photo.repeat(300 * KB / 71);
    for (int i = 0; i < 25; i++) {
      nested = "From: anna@example.org\nContent-Type: message/rfc822\n\n" + nested;
    }
    String parts = ("--b\nContent-Type: image/png\n\n" + photo.repeat(3) + "\n").repeat(1200);
    send("Content-Type: message/rfc822\r\n", nested);
    send("Content-Type: multipart/mixed; boundary=b\r\n", parts + "--b--\n");
    arrived.await(2);
    for (IncomingMail mail : arrived) {
      assertThat(new Door(BOT).open(mail.bytes(), mail.oversized()))
          .isInstanceOfAny(Admission.Refused.class, Admission.Admitted.class);
      assertThat(new String(mail.bytes(), StandardCharsets.ISO_8859_1))
          .contains("From: anna@example.org");
    }
  }

  @Test
  void anAttachmentAloneIsNoText() {
    // Nothing is read, and the answer can say why.
    AuthorText text =
        readWhole(
            LongMails.part(
                "application/pdf; name=orders.pdf",
                "base64\nContent-Disposition: attachment",
                LongMails.picture(900 * KB)));
    assertThat(text.oddities()).contains(AuthorText.Oddity.EMPTY, AuthorText.Oddity.ATTACHMENTS);
  }

  @Test
  void aReturnedMailIsStillKnownByItsParts() {
    // A delivery report that brings our whole mail back, with its map.
    String report =
        LongMails.multi(
            "report; report-type=delivery-status",
            "d",
            LongMails.part("text/plain", "7bit", "It failed."),
            LongMails.part(
                "message/delivery-status",
                "7bit",
                "Reporting-MTA: dns; x.org\n\n"
                    + "Final-Recipient: rfc822; anna@x.org\n"
                    + "Action: failed\n"
                    + "Status: 5.1.1\n"),
            LongMails.part(
                "message/rfc822",
                "7bit",
                "Message-ID: <ours@localhost>\n" + LongMails.png(300 * KB)));
    int body = report.indexOf("\n\n") + 2;
    send(
        "Return-Path: <>\r\n" + report.substring(0, body - 1).replace("\n", "\r\n"),
        report.substring(body));
    arrived.await(1);
    assertThat(new Door(BOT).open(arrived.getFirst().bytes(), arrived.getFirst().oversized()))
        .isEqualTo(
            new Admission.Bounced(
                Optional.of("<ours@localhost>"), List.of(), List.of("anna@x.org"), "5.1.1"));
  }
}
