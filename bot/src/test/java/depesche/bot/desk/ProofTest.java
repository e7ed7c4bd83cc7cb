package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.game.parcel.Unproved;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Anybody can write in anybody's name: what is asked from an address that nobody has proved waits
/// until its reader says yes, and until then it gets three short mails a day.
class ProofTest {

  private static final String MASTER = "master@localhost";
  private static final String ANNA = "anna@x.org";

  private final Bureau bureau = new Bureau();
  private int replies;

  @BeforeEach
  void begin() {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron");
    bureau.write(MASTER, "CREATE second blood-and-iron");
    bureau.everybodyIsProved = false;
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private static Bureau.Mail only(List<Bureau.Mail> mails) {
    assertThat(mails).hasSize(1);
    return mails.getFirst();
  }

  private static String code(Bureau.Mail mail) {
    Matcher matcher = Pattern.compile("ACCEPT (\\w{17})").matcher(Holders.flat(mail));
    assertThat(matcher.find()).as(mail.text()).isTrue();
    return matcher.group(1);
  }

  private List<Bureau.Mail> raw(String from, String to, String head, String... lines) {
    String raw =
        """
        From: %s
        To: %s
        Message-ID: <reply.%d@x.org>
        %sContent-Type: text/plain; charset=utf-8

        %s
        """
            .formatted(from, to, ++replies, head, String.join("\n", lines))
            .replace("\n", "\r\n");
    bureau.arrives(raw.getBytes(StandardCharsets.UTF_8), bureau.now());
    return bureau.works();
  }

  private String seats(String game) {
    return bureau.ask(
        unitOfWork ->
            String.join(
                " ",
                unitOfWork.game(game).orElseThrow().seats().stream()
                    .filter(seat -> seat.isHeld())
                    .map(seat -> seat.name())
                    .toList()));
  }

  private int watchers() {
    return bureau.asks(game -> game.book().people().watching(game.id()).size());
  }

  private boolean isProved(String address) {
    return bureau.ask(unitOfWork -> unitOfWork.people().isProved(address));
  }

  @Test
  void aSeatIsTheirsFromTheReplyThatSaysSo() {
    // Issue 46.1: JOIN of an unproved address is an offer; all of the mail counts with the yes.
    Bureau.Mail asked =
        only(bureau.write(ANNA, "JOIN bismarck AS Red NAME Nordmark", "ZONE Europe/London"));
    assertThat(asked.text()).contains("bismarck", "Red", "YES").doesNotContain("Nordmark");
    assertThat(seats("bismarck")).isEmpty();
    List<Bureau.Mail> welcome = bureau.answer(asked, "Yes, please!");
    assertThat(welcome).anyMatch(mail -> mail.subject().contains("Welcome"));
    assertThat(seats("bismarck")).isEqualTo("Red");
    assertThat(bureau.seat(0).country()).isEqualTo("Nordmark");
    assertThat(isProved(ANNA)).isTrue();
    String zone = bureau.ask(unitOfWork -> unitOfWork.player(ANNA).orElseThrow().zone);
    assertThat(zone).isEqualTo("Europe/London");
  }

  @Test
  void theCodeAloneSaysYesAndOnlyFromThere() {
    // Decision 15: the code goes to that person alone, and nobody else can use it.
    for (String yes : List.of("ACCEPT %s", "yes %s", "OK %s.", "ja %s", "oui %s")) {
      String from = "p" + ++replies + "@x.org";
      Bureau.Mail asked = only(bureau.write(from, "OBSERVE bismarck"));
      bureau.write("eve@x.org", yes.formatted(code(asked)));
      assertThat(isProved("eve@x.org")).isFalse();
      bureau.write(from, yes.formatted(code(asked)));
      assertThat(isProved(from)).as(yes).isTrue();
    }
    assertThat(watchers()).isEqualTo(5);
  }

  @Test
  void withoutTheMailNothingSaysYes() {
    // A forger of the mail can forge a yes to it, but has not read the code.
    only(bureau.write(ANNA, "JOIN bismarck"));
    bureau.write(ANNA, "yes");
    bureau.write(ANNA, "ACCEPT");
    assertThat(isProved(ANNA)).isFalse();
    assertThat(seats("bismarck")).isEmpty();
  }

  @Test
  void whatAnAutoresponderWritesProvesNothing() {
    // RFC 3834: marked or not, a program that answers mails does not begin with a yes.
    Bureau.Mail asked = only(bureau.write(ANNA, "JOIN bismarck"));
    String answers = "In-Reply-To: " + asked.id() + "\n";
    raw(ANNA, asked.replyTo(), "Subject: Re: mail\n" + answers, "I am away.", "Yes, really.", "OK");
    raw(
        ANNA,
        asked.replyTo(),
        "Subject: Automatic reply: mail\n" + answers,
        "ACCEPT " + code(asked));
    raw(ANNA, asked.replyTo(), "Auto-Submitted: auto-replied\n" + answers, "YES");
    raw(ANNA, asked.replyTo(), answers, asked.text().split("\n"));
    raw(ANNA, asked.replyTo(), "", asked.text().split("\n"));
    assertThat(isProved(ANNA)).isFalse();
    assertThat(seats("bismarck")).isEmpty();
    bureau.answer(asked, "OK");
    assertThat(seats("bismarck")).isEqualTo("Red");
  }

  @Test
  void whatFailedAtItsServerProvesNothing() {
    // RFC 7489: with post.authserv a mail that failed DMARC is no yes; for those who are proved
    // nothing changes.
    Bureau.Mail asked = only(bureau.write(ANNA, "JOIN bismarck"));
    String failed = "Authentication-Results: mx.example.org; dmarc=fail\n";
    bureau.receivedBy("mx.example.org");
    raw(ANNA, asked.replyTo(), failed + "In-Reply-To: " + asked.id() + "\n", "YES");
    raw(ANNA, "depesche@localhost", failed, "ACCEPT " + code(asked));
    assertThat(isProved(ANNA)).isFalse();
    Bureau.Mail welcome =
        bureau.answer(asked, "YES").stream()
            .filter(mail -> mail.subject().contains("Welcome"))
            .findFirst()
            .orElseThrow();
    assertThat(seats("bismarck")).isEqualTo("Red");
    raw(ANNA, welcome.replyTo(), failed, "SET PREFERENCE Blue *");
    assertThat(bureau.seat(0).wishes()).contains("Blue");
  }

  @Test
  void aPasswordOrADeedByOurReplyAddressProvesIt() {
    // Issue 46.1: the invitation was read there, as what comes back shows; and so was the password.
    bureau.everybodyIsProved = true;
    Bureau.Mail invited =
        bureau.write(MASTER, "INVITE bismarck fred@x.org").stream()
            .filter(mail -> mail.to().equals("fred@x.org"))
            .findFirst()
            .orElseThrow();
    bureau.everybodyIsProved = false;
    raw("fred@x.org", "depesche@localhost", "In-Reply-To: " + invited.id() + "\n", "HELP");
    assertThat(isProved("fred@x.org")).isFalse();
    raw("fred@x.org", "depesche@localhost", "In-Reply-To: " + invited.id() + "\n", "JOIN bismarck");
    assertThat(isProved("fred@x.org")).isTrue();
    assertThat(seats("bismarck")).isEqualTo("Red");
  }

  @Test
  void theBudgetHoldsOverAllGamesAndWhateverIsAsked() {
    // Issue 46.1: three mails of 20 kB in any 24 hours; no pictures, nothing but what proves.
    int mails = 0;
    for (int i = 0; i < 12; i++) {
      for (String line : List.of("JOIN bismarck", "MAP second", "OBSERVE second", "HELP")) {
        for (Bureau.Mail mail : bureau.write(ANNA, line, line, "MAP bismarck")) {
          mails++;
          assertThat(mail.headers()).doesNotContain("multipart/related", "multipart/mixed");
          assertThat(mail.text().length()).isLessThan(Unproved.LONGEST);
        }
      }
    }
    assertThat(mails).isEqualTo(3);
    bureau.passes(Duration.ofDays(1).plusMillis(1));
    assertThat(bureau.write(ANNA, "JOIN bismarck")).hasSize(1);
  }

  @Test
  void aSeatIsKeptForADay() {
    // Issue 46.1: nobody else gets the seat for a day; START names it; then it is free for who
    // waits.
    bureau.everybodyIsProved = true;
    for (String player : Bureau.PLAYERS.subList(1, 5)) {
      bureau.write(player, "JOIN bismarck");
    }
    bureau.everybodyIsProved = false;
    Bureau.Mail asked = only(bureau.write(ANNA, "JOIN bismarck"));
    bureau.everybodyIsProved = true;
    assertThat(Holders.flat(only(bureau.write("fred@x.org", "JOIN bismarck"))))
        .contains("reserved");
    assertThat(bureau.write("fred@x.org", "WAITLIST bismarck")).hasSize(1);
    assertThat(Holders.flat(only(bureau.write(MASTER, "START bismarck"))))
        .contains("Black", "cannot");
    bureau.passes(Duration.ofDays(1));
    assertThat(bureau.works()).anyMatch(mail -> mail.to().equals("fred@x.org"));
    assertThat(seats("bismarck")).hasSizeGreaterThan("Red Blue Green Yellow".length());
    assertThat(Holders.flat(only(bureau.answer(asked, "yes")))).contains("WAITLIST bismarck");
    assertThat(isProved(ANNA)).isTrue();
  }

  @Test
  void theMasterCanFreeASeatThatIsKept() {
    // Five forged mails hold a table up until its master writes one.
    only(bureau.write(ANNA, "JOIN bismarck AS Blue"));
    bureau.everybodyIsProved = true;
    bureau.write(MASTER, "EJECT bismarck Blue");
    assertThat(bureau.write("bert@x.org", "JOIN bismarck AS Blue"))
        .anyMatch(mail -> mail.subject().contains("Welcome"));
  }

  @Test
  void observersCanEndItWithAnEmptyMail() {
    // RFC 8058, 2369: the header names an address; a mail to it ends the reports, from any sender.
    Bureau.Mail asked = only(bureau.write(ANNA, "OBSERVE bismarck"));
    bureau.answer(asked, "YES");
    Bureau.Mail report =
        bureau.write(MASTER, "ANNOUNCE bismarck", "Hello").stream()
            .filter(mail -> mail.to().equals(ANNA))
            .findFirst()
            .orElseThrow();
    assertThat(report.headers()).contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    Matcher header =
        Pattern.compile("List-Unsubscribe: <mailto:(\\S+?)\\?subject=(\\S+)>")
            .matcher(report.headers());
    assertThat(header.find()).as(report.headers()).isTrue();
    String subject = header.group(2).replace("%20", " ");
    assertThat(subject).isEqualTo("OBSERVE bismarck OFF");
    raw("alias@y.org", header.group(1), "Subject: " + subject + "\n", "");
    assertThat(watchers()).isZero();
    assertThat(bureau.write(MASTER, "ANNOUNCE bismarck", "Again"))
        .noneMatch(mail -> mail.to().equals(ANNA));
  }
}
