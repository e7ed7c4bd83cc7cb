package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The text of a NOTE or an ANNOUNCE ends where the next command begins: no command is told to
/// everybody, and no word of the text is lost.
class TextBelowTest {

  private static final String MASTER = "master@localhost";
  private static final String EMMA = Bureau.PLAYERS.getLast();

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String to(String address, List<Bureau.Mail> mails) {
    return mails.stream()
        .filter(mail -> mail.to().equals(address))
        .map(Holders::flat)
        .reduce("", String::concat);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      textBlock =
          """
          NOTE bismarck all well ! STATUS bismarck
          NOTE bismarck all well ! status bismarck
          NOTE bismarck all;well ! PAUSE bismarck
          NOTE bismarck;all well ! STATUS bismarck
          ANNOUNCE bismarck all well ! STATUS bismarck
          ANNOUNCE bismarck;Dear all,;;all well ! LIST
          ANNOUNCE bismarck;all well ! NOTE bismarck something else
          ANNOUNCE bismarck;all well;END ! STATUS bismarck
          NOTE bismarck all well;ENDNOTE ! STATUS bismarck
          """)
  void aCommandBelowIsNoPartOfTheText(String text, String command) {
    // Issue 45, point 3: NOTE and ANNOUNCE swallow the commands below.
    bureau.begin();
    List<Bureau.Mail> sent = bureau.write(MASTER, (text + ";" + command).split(";"));
    assertThat(to(EMMA, sent)).doesNotContain(command).doesNotContain("END");
    assertThat(to(MASTER, sent)).doesNotContain("NOT ACCEPTED").containsPattern("OK: .* OK: ");
    assertThat(to(EMMA, sent) + to(MASTER, bureau.write(MASTER, "LOG bismarck")))
        .containsPattern("all ?well");
  }

  @Test
  void upToAnEndEverythingIsText() {
    // A writer who says where the text ends is taken at their word.
    bureau.begin();
    List<Bureau.Mail> sent =
        bureau.write(MASTER, "ANNOUNCE bismarck", "Write:", "", "STATUS bismarck", "END", "LIST");
    assertThat(to(EMMA, sent)).contains("Write:").contains("STATUS bismarck");
    assertThat(to(MASTER, sent)).contains("No game is open");
  }

  @Test
  void proseThatBeginsWithAWordOfOursIsText() {
    // Small letters, and no game: nobody loses a word.
    bureau.begin();
    List<Bureau.Mail> sent =
        bureau.write(
            MASTER,
            "ANNOUNCE bismarck",
            "Pause and think:",
            "draw your own conclusions.",
            "Press on, and open the gates.",
            "Accept my thanks.");
    assertThat(to(EMMA, sent))
        .contains("Pause and think")
        .contains("draw your own")
        .contains("Press on")
        .contains("Accept my thanks");
  }

  @Test
  void anOrderOfAMasterWhoPlaysIsNotToldToEverybody() {
    // What a player writes below is theirs, and secret.
    bureau.write(MASTER, "CREATE bismarck blood-and-iron");
    List<Bureau.Mail> joined = bureau.write(MASTER, "JOIN bismarck");
    Bureau.PLAYERS.stream().skip(1).forEach(player -> bureau.write(player, "JOIN bismarck"));
    bureau.write(MASTER, "START bismarck");
    assertThat(joined).isNotEmpty();
    Bureau.Mail report =
        bureau.write(MASTER, "STATUS bismarck").stream()
            .filter(mail -> !mail.token().isEmpty())
            .findFirst()
            .orElseThrow();
    String order = bureau.armies("Red").getFirst() + " H";
    List<Bureau.Mail> sent = bureau.answer(report, "ANNOUNCE bismarck", "All well.", "A " + order);
    assertThat(to(EMMA, sent)).contains("All well").doesNotContain(order);
    assertThat(to(MASTER, sent)).contains("OK: A " + order);
  }
}
