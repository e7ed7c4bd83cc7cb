package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever number of lines a letter has, what it tells of a game reaches each of the others in one
/// mail, in the order of the lines.
class DespatchTest {

  private static final String MASTER = "master@localhost";
  private static final String EMMA = Bureau.PLAYERS.getLast();

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static List<Bureau.Mail> to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "EJECT bismarck Blue;EJECT bismarck Green",
        "SET DEADLINE bismarck +1d;SET DEADLINE bismarck +2d",
        "DISORDER bismarck Blue;DISORDER bismarck Green",
        "DISORDER bismarck Blue;DISORDER bismarck Green;REVIVE bismarck Blue;REVIVE bismarck Green",
        "DUMMY bismarck Blue;DUMMY bismarck Green",
        "DUMMY bismarck Blue;REVIVE bismarck Blue;DUMMY bismarck Green",
        "EXTEND bismarck 1d;EXTEND bismarck 2d",
        "PAUSE bismarck;RESUME bismarck;PAUSE bismarck;RESUME bismarck",
        "EJECT bismarck Blue;DUMMY bismarck Blue;DUMMY bismarck Green"
      })
  void twoNoticesInOneMailAreOne(String letter) {
    // Issue 45, point 3: two lines that send the same kind of notice about one game.
    bureau.begin();
    List<Bureau.Mail> sent = bureau.write(MASTER, letter.split(";"));
    assertThat(to(EMMA, sent)).hasSize(1);
    assertThat(to(MASTER, sent))
        .filteredOn(mail -> mail.subject().contains("Receipt"))
        .singleElement()
        .satisfies(mail -> assertThat(mail.text()).doesNotContain("NOT ACCEPTED"));
  }

  @Test
  void theNoticeHasAllInTheOrderOfTheLines() {
    // News is told in the order in which it happened.
    bureau.begin();
    Bureau.Mail notice =
        to(EMMA, bureau.write(MASTER, "EJECT bismarck Green", "EJECT bismarck Blue")).getFirst();
    assertThat(Holders.flat(notice)).containsSubsequence("Green", "Blue");
  }

  @Test
  void whatAMasterWritesIsNotMixedWithWhatHappens() {
    // Nobody may take a notice for the master's words, or the other way round.
    bureau.begin();
    List<Bureau.Mail> sent =
        bureau.write(
            MASTER,
            "SET DEADLINE bismarck +1d",
            "ANNOUNCE bismarck",
            "Sorry for that.",
            "END",
            "EJECT bismarck Blue");
    assertThat(to(EMMA, sent)).hasSize(3);
  }

  @Test
  void aReportComesBehindWhatWasSaidBefore() {
    // Order: the end of the game is the last that is heard of it.
    bureau.begin();
    List<Bureau.Mail> sent =
        bureau.write(MASTER, "SET DEADLINE bismarck +1d", "TERMINATE bismarck too few are left");
    assertThat(to(EMMA, sent))
        .satisfiesExactly(
            mail -> assertThat(mail.subject()).contains("has moved"),
            mail -> assertThat(Holders.flat(mail)).contains("too few are left"));
  }

  @Test
  void whoLosesTheSeatHearsOnlyWhatConcernsThem() {
    // What is told later in the letter is no longer theirs to hear.
    bureau.begin();
    List<Bureau.Mail> sent =
        bureau.write(MASTER, "EJECT bismarck Blue", "SET DEADLINE bismarck +1d");
    assertThat(to("bert@x.org", sent))
        .singleElement()
        .satisfies(mail -> assertThat(Holders.flat(mail)).doesNotContain("What you need to do"));
  }
}
