package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau.Mail;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A game for one by mail.
class BismarckByMailTest {

  private static final String PLAYER = "solo@x.org";

  private static final Pattern ROW = Pattern.compile("<th scope=\"row\"[^>]*>[1-5]\\. ");

  @ParameterizedTest
  @ValueSource(strings = {"one", "two", "three"})
  void aGameForOneIsPlayedByMail(String secret) {
    // Bismarck's Dance: one mail can hold a whole turn, with answers to what it may ask.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded(secret))) {
      bureau.write("master@localhost", "CREATE dance bismarcks-dance");
      List<Mail> mails = new ArrayList<>(bureau.write(PLAYER, "JOIN dance"));
      mails.addAll(bureau.write("master@localhost", "START dance"));
      Mail report = newest(mails);
      // SET is a word of the desk, too; the title has it where dice are set.
      assertThat(words(bureau.answer(report, "SET DIE 3 5").getLast())).contains("sets dice");
      assertThat(words(report))
          .contains("The game waits for them, even past the deadline.")
          .contains("How near the end is", "Time: the game is lost when the draw pile");
      for (int turn = 1; turn <= 60 && !report.subject().contains("over"); turn++) {
        assertThat(words(report))
            .contains("What you need to do", "The row", turn == 1 ? "The track" : "The table")
            .doesNotContain("Still missing");
        assertThat(rows(report)).as(report.html()).isBetween(4L, 5L);
        report =
            newest(
                bureau.answer(
                    report,
                    "ALLOCATE 1 1 1",
                    "SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY",
                    "LOSE PL > NL > C > Z",
                    "DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY",
                    "DISCARD Intelligence > \"Universal Suffrage\" > \"Honest Broker\"",
                    "CHOOSE 1 > GB",
                    "MOVE AUSTRIA",
                    "END"));
      }
      assertThat(report.subject()).contains("the game is over");
      assertThat(words(report))
          .contains("Final standing", "The game is lost in turn")
          .containsPattern("Solo lost in turn \\d+, because ")
          .doesNotContain("1. Solo", "How near the end is");
    }
  }

  private static Mail newest(List<Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(PLAYER)).toList().getLast();
  }

  /// {@return how many rows of its page are of a card of the row}
  private static long rows(Mail report) {
    return ROW.matcher(report.html()).results().count();
  }

  /// A mail breaks its lines anywhere.
  private static String words(Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }
}
