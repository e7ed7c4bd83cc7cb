package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.report.PictureFile;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A receipt by mail shows the orders of its reader, and nobody else's.
class OwnOrdersDrawnTest {

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

  /// {@return what is drawn for the newest mail to somebody}
  private Optional<Picture> drawn(Mail mail) {
    return bureau.ask(
        unitOfWork -> {
          ParcelRow parcel =
              unitOfWork.outTray().waiting(false).stream()
                  .map(due -> unitOfWork.parcel(due.id()))
                  .filter(row -> row.messageId.equals(mail.id()))
                  .findFirst()
                  .orElseThrow();
          SequencedMap<String, byte[]> files = unitOfWork.enclosures().of(parcel);
          return files.values().stream().findFirst().flatMap(PictureFile::picture);
        });
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
}
