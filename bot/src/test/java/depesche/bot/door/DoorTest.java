package depesche.bot.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DoorTest {

  private static final Door DOOR = new Door("depesche@example.org");
  private static final String ANNA = "From: anna@x.org\r\n";

  private static Admission open(String message) {
    return DOOR.open(message.getBytes(StandardCharsets.UTF_8), false);
  }

  private static Admission.Admitted admitted(String message) {
    return (Admission.Admitted) open(message);
  }

  private static List<String> lines(String body) {
    return admitted(ANNA + "\r\n" + body.replace("\n", "\r\n")).authorText().lines();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Return-Path: <>",
        "Auto-Submitted: auto-replied",
        "Auto-Submitted: auto-generated; owner=x",
        "Precedence: bulk",
        "Precedence: Junk",
        "List-Id: <x.y>",
        "List-Unsubscribe: <mailto:x@y>",
        "Precedence: auto_reply",
        "X-Autorespond: Re: orders",
        "X-AutoReply: yes",
        "Content-Type: multipart/report; report-type=delivery-status; boundary=x",
        "X-Depesche: 1",
      })
  void answersNoRobot(String header) {
    // RFC 3834: a machine's mail is never answered.
    assertThat(open(ANNA + header + "\r\n\r\nI am away.\r\n")).isInstanceOf(Admission.Robot.class);
  }

  @Test
  void knowsRobotsByAddressAndHops() {
    // Mail systems, ourselves and loops are robots; a person who says so is none.
    for (String from : List.of("MAILER-DAEMON@x.org", "postmaster@x", "depesche@example.org")) {
      assertThat(open("From: " + from + "\r\n\r\nx")).isInstanceOf(Admission.Robot.class);
    }
    assertThat(open(ANNA + "Received: x\r\n".repeat(26) + "\r\nx"))
        .isInstanceOf(Admission.Robot.class);
    assertThat(open(ANNA + "Received: x\r\n".repeat(25) + "Auto-Submitted: no (me)\r\n\r\nx"))
        .isInstanceOf(Admission.Admitted.class);
  }

  @Test
  void readsTheOutside() {
    // Tags, ids and subject are found whatever way they are written.
    LetterHeader letterHeader =
        admitted(
                ANNA
                    + "To: \"Depesche, the bot\" <Depesche+AbC@Example.org>, other@x\r\n"
                    + "Delivered-To: depesche+abc@example.org\r\n"
                    + "Subject: =?iso-8859-1?q?Z=FCrich?= =?utf-8?b?4oCT?= F1866\r\n\tM\r\n"
                    + "Message-ID: <one@x>\r\nIn-Reply-To: <two@y> (Anna)\r\n"
                    + "References: <zero@y>\r\n <two@y>\r\n"
                    + "Date: Sat, 1 Jan 2022 10:00:00 +0100 (CET)\r\n\r\nA\r\n")
            .letterHeader();
    assertThat(letterHeader.tags()).containsExactly("abc");
    assertThat(letterHeader.recipients()).hasSize(2);
    assertThat(letterHeader.subject()).isEqualTo("Zürich– F1866\tM".replace('\t', ' '));
    assertThat(letterHeader.messageId()).contains("<one@x>");
    assertThat(letterHeader.inReplyTo()).contains("<two@y>");
    assertThat(letterHeader.references()).containsExactly("<zero@y>", "<two@y>");
    assertThat(letterHeader.dated().orElseThrow()).hasToString("2022-01-01T09:00:00Z");
  }

  @Test
  void readsIdsInOddForms() {
    // An id that was folded in its midst, or lost its brackets, still names the mail.
    LetterHeader letterHeader =
        admitted(
                ANNA
                    + "Message-ID: <one.two\r\n .three@x>\r\n"
                    + "In-Reply-To: answer.1.token@example.org\r\n"
                    + "References: <a@x><b@x>, <<c@x>> not-one <>\r\n\r\nA\r\n")
            .letterHeader();
    assertThat(letterHeader.messageId()).contains("<one.two.three@x>");
    assertThat(letterHeader.inReplyTo()).contains("<answer.1.token@example.org>");
    assertThat(letterHeader.references()).containsExactly("<a@x>", "<b@x>", "<c@x>");
  }

  @Test
  void dropsQuotesOfManyKinds() {
    // Only what the author wrote is read; the rest is counted.
    String own = "A PAR - BUR\nA MAR H";
    for (String quote :
        List.of(
            "\n\nOn Mon, 3 May 2021 at 10:00, Depesche <d@x> wrote:\n> A PAR H\n> x\n",
            "\n\nOn Mon, 3 May 2021 at 10:00, A long name\n<d@x> wrote:\n\n> A PAR H\n",
            "\n\nAm 03.05.2021 um 10:00 schrieb Depesche:\n> A PAR H\n",
            "\n\nLe 3 mai 2021 à 10:00, Depesche a écrit :\n> A PAR H\n",
            "\n-- \nAnna\nA PAR H\n",
            "\n\n-----Original Message-----\nFrom: d@x\nA PAR H\n",
            "\n\n-----Ursprüngliche Nachricht-----\nA PAR H\n",
            "\n\nFrom: Depesche <d@x>\nSent: Monday\nTo: Anna\nSubject: x\n\nA PAR H\n",
            "\n\n*Von:* Depesche\n*Gesendet:* Montag\n\nA PAR H\n",
            "\n> A PAR H\n")) {
      AuthorText authorText = admitted(ANNA + "\r\n" + own + quote).authorText();
      assertThat(authorText.lines()).as(quote).containsExactly("A PAR - BUR", "A MAR H");
      assertThat(authorText.quoted()).as(quote).isPositive();
    }
  }

  @Test
  void dropsWhatTelephonesAddAndCountsIt() {
    // The last line of a telephone is no word of its owner's; nothing is dropped without a word.
    AuthorText authorText =
        admitted(ANNA + "\r\nA PAR H\r\n\r\nVon meinem iPhone gesendet\r\n").authorText();
    assertThat(authorText.lines()).containsExactly("A PAR H");
    assertThat(authorText.quoted()).isEqualTo(1);
    assertThat(lines("JOIN bismarck\nNAME Galaxy\n")).hasSize(2);
    assertThat(lines("LINK\nanna@gmx.example\n")).hasSize(2);
    assertThat(lines("Sent from my iPad\n")).hasSize(1);
    assertThat(lines("A PAR H\nA MAR H:\n")).hasSize(2);
  }

  @Test
  void keepsOrdersBelowAQuote() {
    // An answer below the quote counts, and so does one between quoted lines.
    assertThat(lines("Anna wrote:\n> A PAR H\nA PAR - BUR\n> x\nA MAR H\n"))
        .containsExactly("A PAR - BUR", "A MAR H");
    assertThat(lines("On to Berlin\nA PAR - BUR\n")).containsExactly("On to Berlin", "A PAR - BUR");
    assertThat(lines("JOIN GAME\nFROM: x\nA PAR H\n")).hasSize(3);
  }

  @Test
  void readsHtmlWhenThereIsNothingElse() {
    // HTML loses its tags, its scripts and what it quotes, and the answer says so.
    String html =
        """
        <html><style>x</style><body><div>A PAR - BUR</div><div>A&nbsp;MAR H<br>F LON &#8211; NTH</div>
        <script>evil</script><blockquote>A PAR H</blockquote></body></html>
        """;
    AuthorText authorText =
        admitted(ANNA + "Content-Type: text/html; charset=utf-8\r\n\r\n" + html).authorText();
    assertThat(authorText.lines()).containsExactly("A PAR - BUR", "A MAR H", "F LON \u2013 NTH");
    assertThat(authorText.has(AuthorText.Oddity.HTML_ONLY)).isTrue();
    assertThat(authorText.quoted()).isEqualTo(1);
  }

  @Test
  void readsAllTextsAndOfEachTheBestForm() {
    // A text behind another one is read, too; of two forms the plain one, and no attachment.
    String message =
        ANNA
            + "Content-Type: multipart/mixed; boundary=\"b b\"\r\n\r\npreamble\r\n--b b\r\n"
            + "Content-Type: multipart/alternative; boundary=in\r\n\r\n--in\r\n"
            + "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n"
            + Base64.getEncoder().encodeToString("A MÜN H\n".getBytes(StandardCharsets.UTF_8))
            + "\r\n--in\r\nContent-Type: text/html\r\n\r\n<p>A BER H</p>\r\n--in--\r\n--b b\r\n"
            + "Content-Type: text/plain\r\n\r\nA PAR H\r\n--b b\r\n"
            + "Content-Type: application/zip\r\n\r\nPK\r\n--b b--\r\n";
    AuthorText authorText = admitted(message).authorText();
    assertThat(authorText.lines()).containsExactly("A MÜN H", "", "A PAR H");
    assertThat(authorText.oddities()).containsExactly(AuthorText.Oddity.ATTACHMENTS);
  }

  @Test
  void readsEncodings() {
    // Character sets and encodings are undone; unknown ones are read as well as may be, and told.
    assertThat(encoded("quoted-printable", "utf-8", "A M=C3=9CN =\r\n- BER  \r\n"))
        .containsExactly("A MÜN - BER");
    assertThat(
            ((Admission.Admitted)
                    DOOR.open(
                        (ANNA
                                + "Content-Type: text/plain; charset=windows-1252\r\n\r\n"
                                + "A M\u00dcN \u2013 BER")
                            .getBytes(Charset.forName("windows-1252")),
                        false))
                .authorText()
                .lines())
        .containsExactly("A MÜN – BER");
    for (String charset : List.of("utf-7", "klingon", "x-\u00e9", "iso-8859-99")) {
      AuthorText authorText =
          admitted(ANNA + "Content-Type: text/plain; charset=" + charset + "\r\n\r\nA H")
              .authorText();
      assertThat(authorText.lines()).containsExactly("A H");
      assertThat(authorText.has(AuthorText.Oddity.ODD_CHARSET)).isTrue();
    }
    assertThat(encoded("x-uuencode", "utf-8", "A H")).containsExactly("A H");
    assertThat(encoded("base64", "utf-8", "!!!!")).isEmpty();
    assertThat(lines("\uFEFFA PAR H")).containsExactly("A PAR H");
  }

  private static List<String> encoded(String encoding, String charset, String body) {
    return admitted(
            ANNA
                + "Content-Type: text/plain; charset="
                + charset
                + "\r\nContent-Transfer-Encoding: "
                + encoding
                + "\r\n\r\n"
                + body)
        .authorText()
        .lines();
  }

  @Test
  void joinsFlowedLines() {
    // format=flowed: a line that ends with a blank goes on, quotes apart (RFC 3676).
    AuthorText authorText =
        admitted(
                ANNA
                    + "Content-Type: text/plain; format=flowed\r\n\r\n"
                    + "A PAR \r\n"
                    + "- BUR\r\n"
                    + "> A \r\n"
                    + "> MAR H\r\n")
            .authorText();
    assertThat(authorText.lines()).containsExactly("A PAR - BUR");
    assertThat(authorText.quoted()).isEqualTo(1);
  }

  @Test
  void saysWhenThereIsNothing() {
    // An empty letter and an oversized one are let in, and are told apart.
    assertThat(admitted(ANNA + "\r\n").authorText().oddities())
        .containsExactly(AuthorText.Oddity.EMPTY);
    assertThat(
            ((Admission.Admitted) DOOR.open((ANNA + "\r\n").getBytes(StandardCharsets.UTF_8), true))
                .authorText()
                .oddities())
        .containsExactly(AuthorText.Oddity.OVERSIZED);
    AuthorText tooMuch = admitted(ANNA + "\r\n" + "A PAR H\r\n".repeat(40_000)).authorText();
    assertThat(tooMuch.oddities()).containsExactly(AuthorText.Oddity.OVERSIZED);
    assertThat(tooMuch.lines()).isEmpty();
  }
}
