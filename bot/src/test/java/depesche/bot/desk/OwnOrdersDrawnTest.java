package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.game.ParcelWriter;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.report.MailWriter;
import depesche.bot.report.Painters;
import depesche.bot.report.PictureFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A receipt by mail shows the orders of its reader, and nobody else's.
class OwnOrdersDrawnTest {

  private static final long SEED = Long.getLong("depesche.seed", 1866);
  private static final String ANNA = "anna@x.org";
  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static Mail to(String reader, List<Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(reader)).toList().getLast();
  }

  /// {@return the files of a mail that waits}
  private SequencedMap<String, byte[]> files(Mail mail) {
    return bureau.ask(
        unitOfWork -> {
          ParcelRow parcel =
              unitOfWork.outTray().waiting(false).stream()
                  .map(due -> unitOfWork.parcel(due.id()))
                  .filter(row -> row.messageId.equals(mail.id()))
                  .findFirst()
                  .orElseThrow();
          return unitOfWork.enclosures().of(parcel);
        });
  }

  /// {@return what is drawn for a mail}
  private Optional<Picture> drawn(Mail mail) {
    return files(mail).values().stream().findFirst().flatMap(PictureFile::picture);
  }

  private List<String> orders(Mail mail) {
    return ((MapPicture) drawn(mail).orElseThrow())
        .arrows().stream()
            .map(arrow -> arrow.written().seat() + ": " + arrow.written().order())
            .toList();
  }

  private String order(String seat, int army) {
    return "A " + bureau.armies(seat).get(army) + " H";
  }

  @Test
  void theReceiptShowsTheWritersOrdersAlone() {
    // Orders of others are on file, and not in the picture; neither is it beside any other answer.
    List<Mail> reports = bureau.begin();
    bureau.answer(to("bert@x.org", reports), order("Blue", 0));
    Mail receipt = to(ANNA, bureau.answer(to(ANNA, reports), order("Red", 0), order("Red", 1)));
    assertThat(orders(receipt))
        .containsExactly("Red: " + order("Red", 0), "Red: " + order("Red", 1));
    assertThat(receipt.html()).contains("cid:map");
    assertThat(drawn(to(ANNA, bureau.answer(to(ANNA, reports), "NAME Nordmark")))).isEmpty();
    assertThat(drawn(to(ANNA, bureau.answer(to(ANNA, reports), "A XXX H")))).isEmpty();
  }

  @Test
  void ordersTakenBackAreGoneFromThePicture() {
    List<Mail> reports = bureau.begin();
    bureau.answer(to(ANNA, reports), order("Red", 0));
    assertThat(orders(to(ANNA, bureau.answer(to(ANNA, reports), "CLEAR")))).isEmpty();
  }

  @Test
  void whoDoesNotWantItGetsNone() {
    // SET MAP OFF is kept, and ends with SET MAP ON.
    List<Mail> reports = bureau.begin();
    assertThat(to(ANNA, bureau.answer(to(ANNA, reports), "SET MAP OFF")).text())
        .contains("without pictures");
    Mail bare = to(ANNA, bureau.answer(to(ANNA, reports), order("Red", 0)));
    assertThat(drawn(bare)).isEmpty();
    assertThat(bare.html()).doesNotContain("cid:");
    assertThat(to(ANNA, bureau.answer(to(ANNA, reports), "SET MAP purple")).text())
        .contains("SET MAP needs SMALL");
    Mail again = to(ANNA, bureau.answer(to(ANNA, reports), "SET MAP ON", order("Red", 0)));
    assertThat(orders(again)).hasSize(1);
  }

  @Test
  void aMasterWhoWritesForASeatSeesWhatIsOnFileThere() {
    // Moderators 2.5: the player gets a copy of everything, the picture too.
    bureau.begin("masters=OPEN");
    List<Mail> sent = bureau.write(MASTER, "BECOME Red", order("Red", 0));
    assertThat(orders(to(MASTER, sent))).containsExactly("Red: " + order("Red", 0));
    assertThat(orders(to(ANNA, sent))).containsExactly("Red: " + order("Red", 0));
  }

  /// {@return the one file of a mail, as the ledger keeps it}
  private byte[] file(Mail mail) {
    return files(mail).firstEntry().getValue();
  }

  @Test
  void ordersOfOthersChangeNoByte() {
    // What the ledger keeps for the picture is the same, whatever others have on file meanwhile.
    List<Mail> reports = bureau.begin();
    Random random = new Random(SEED);
    byte[] alone = file(to(ANNA, bureau.answer(to(ANNA, reports), order("Red", 0))));
    for (int i = 0; i < 3; i++) {
      String hold = order("Blue", random.nextInt(bureau.armies("Blue").size()));
      bureau.answer(to("bert@x.org", reports), hold, "SET WAIT");
      assertThat(file(to(ANNA, bureau.answer(to(ANNA, reports), order("Red", 0)))))
          .as("-Ddepesche.seed=" + SEED)
          .isEqualTo(alone);
    }
  }

  @Test
  void aMailThatGoesOnceMoreIsTheSame() {
    // A kill between receipt and picture: it is painted again, from what is kept with the mail.
    List<Mail> reports = bureau.begin();
    Mail receipt = to(ANNA, bureau.answer(to(ANNA, reports), order("Red", 0)));
    byte[] kept = file(receipt);
    Painters painters = new Painters(Bureau.library().maps());
    ParcelWriter one = writer(painters);
    byte[] painted = one.painted().leaving(kept);
    bureau.answer(to("bert@x.org", reports), order("Blue", 0));
    bureau.passes(Duration.ofDays(9));
    bureau.works();
    assertThat(writer(new Painters(Bureau.library().maps())).painted().leaving(kept))
        .isEqualTo(painted);
    assertThat(painted).startsWith((byte) 0x89, (byte) 'P', (byte) 'N', (byte) 'G');
    // What is painted already, and what cannot be painted, leaves all the same.
    assertThat(one.painted().leaving(painted)).isEqualTo(painted);
    ParcelWriter broken =
        new ParcelWriter(
            bureau.services.settings(),
            MailWriter.load(Path.of("..", "templates")),
            _ -> {
              throw new IllegalStateException("no brush");
            });
    assertThat(broken.painted().leaving(kept))
        .startsWith((byte) 0x89, (byte) 'P', (byte) 'N', (byte) 'G');
  }

  private ParcelWriter writer(Painters painters) {
    return new ParcelWriter(
        bureau.services.settings(), MailWriter.load(Path.of("..", "templates")), painters::png);
  }

  @Test
  void aReplyThatQuotesUsWithThePictureIsReadAsAlways() {
    // Programs send our inline picture back in a reply; it is no attachment of its writer's.
    List<Mail> reports = bureau.begin();
    Mail receipt = to(ANNA, bureau.answer(to(ANNA, reports), order("Red", 0)));
    String picture = Base64.getMimeEncoder().encodeToString(new byte[60_000]);
    String raw =
        """
        From: anna@x.org
        To: %s
        Subject: Re: %s
        Message-ID: <quoted@x.org>
        In-Reply-To: %s
        MIME-Version: 1.0
        Content-Type: multipart/related; boundary=b

        --b
        Content-Type: text/html; charset=utf-8

        <div>%s</div><blockquote>%s<img src="cid:map"></blockquote>
        --b
        Content-Type: image/png; name=map.png
        Content-ID: <map>
        Content-Disposition: inline; filename=map.png
        Content-Transfer-Encoding: base64

        %s
        --b--
        """
            .formatted(
                receipt.replyTo(),
                receipt.subject(),
                receipt.id(),
                order("Red", 1),
                receipt.text().lines().limit(3).collect(Collectors.joining("<br>")),
                picture)
            .replace("\n", "\r\n");
    bureau.arrives(raw.getBytes(StandardCharsets.UTF_8), bureau.now());
    Mail answer = to(ANNA, bureau.works());
    assertThat(orders(answer)).hasSize(2);
    assertThat(answer.text()).doesNotContain("attachment");
  }

  @Test
  void whoTakesASeatOverSeesItsOrders() {
    // The orders are the seat's: a stand-in sees them from then on.
    List<Mail> reports = bureau.begin();
    bureau.answer(to(ANNA, reports), order("Red", 0));
    Mail asked = to("zoe@x.org", bureau.answer(to(ANNA, reports), "STAND-IN zoe@x.org FOR 2"));
    Matcher accept = Pattern.compile("ACCEPT \\w{17}").matcher(asked.text());
    assertThat(accept.find()).isTrue();
    List<Mail> yes = bureau.answer(asked, accept.group());
    Mail receipt = to("zoe@x.org", bureau.answer(to("zoe@x.org", yes), order("Red", 1)));
    assertThat(orders(receipt)).hasSize(2);
    // A former address proves nothing, and is shown nothing.
    assertThat(drawn(to("bert@x.org", bureau.write("bert@x.org", order("Red", 1))))).isEmpty();
  }
}
