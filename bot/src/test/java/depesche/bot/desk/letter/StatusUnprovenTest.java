package depesche.bot.desk.letter;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// To a letter that proves no seat STATUS does not say that nothing is to be done: it shows nothing
/// of the seat, and names what proves it.
class StatusUnprovenTest {

  private static final String ANNA = Bureau.PLAYERS.getFirst();

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static Bureau.Mail one(List<Bureau.Mail> mails) {
    assertThat(mails).hasSize(1);
    return mails.getFirst();
  }

  @Test
  void aPlainMailIsToldWhatProvesWhoWrites() {
    // It said that there is nothing to do, to somebody who owed three orders.
    bureau.begin();
    Bureau.Mail plain = one(bureau.write(ANNA, "STATUS"));
    assertThat(plain.text())
        .doesNotContainIgnoringCase("nothing to do")
        .doesNotContain("Lines like these")
        .contains("SIGNON Red@bismarck", "STATUS");
    assertThat(one(bureau.answer(plain, "STATUS")).text())
        .as("what was named works")
        .contains("Lines like these")
        .doesNotContain("SIGNON");
  }

  @Test
  void nothingOnFileIsShown() {
    List<Bureau.Mail> start = bureau.begin();
    String army = "A " + bureau.armies("Red").getFirst();
    bureau.answer(start.getFirst(), army + " H");
    assertThat(one(bureau.write(ANNA, "STATUS bismarck")).text())
        .doesNotContain("Your orders now", army + " H")
        .contains("SIGNON Red@bismarck");
  }

  @Test
  void aReplyAboutOneGameShowsNothingUntrueOfAnother() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.write("master@localhost", "CREATE sedan blood-and-iron");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN sedan"));
    bureau.write("master@localhost", "START sedan");
    assertThat(one(bureau.answer(start.getFirst(), "STATUS sedan")).text())
        .doesNotContainIgnoringCase("nothing to do")
        .contains("@sedan");
  }

  @Test
  void anOnlookerIsShownWhatIsPublic() {
    bureau.begin();
    assertThat(one(bureau.write("zoe@x.org", "HELP", "STATUS bismarck")).text())
        .doesNotContain("SIGNON Red");
  }
}
