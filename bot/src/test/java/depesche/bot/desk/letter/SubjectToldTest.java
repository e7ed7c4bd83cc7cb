package depesche.bot.desk.letter;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The subject of an answer says what was refused and what was not read: many look at nothing else.
class SubjectToldTest {

  private final Bureau bureau = new Bureau();
  private Bureau.Mail report;
  private String army;

  @BeforeEach
  void begin() {
    List<Bureau.Mail> start = bureau.begin();
    report = start.getFirst();
    army = "A " + bureau.armies("Red").getFirst();
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private String subject(String... lines) {
    return bureau.answer(report, lines).getFirst().subject();
  }

  @Test
  void refusedLinesAreCounted() {
    assertThat(subject("A XYZ - ABC", army + " - XYZ", army + " H"))
        .contains("2 lines not accepted");
  }

  @Test
  void linesOfWhichNothingWasReadAreCounted() {
    // It said Receipt, and people who read no further thought that their orders were in.
    assertThat(subject("I would like to hold with all my armies, as ever.", "Anna"))
        .contains("2 lines not read");
  }

  @Test
  void whatNobodyCouldReadIsSaid() {
    assertThat(subject("-----BEGIN PGP MESSAGE-----", "", "hQEMA0Z6", "-----END PGP MESSAGE-----"))
        .contains("not read");
    assertThat(subject("")).contains("nothing to read");
    assertThat(subject("", "> " + army + " H")).contains("nothing to read");
  }

  @Test
  void theEndOfALongMailIsSaidToBeUnread() {
    assertThat(subject((army + " H\n").repeat(3000))).contains("end was not read");
  }

  @Test
  void ordersAreAReceipt() {
    // A greeting is no order, and nobody expects it to be read as one.
    assertThat(subject("Dear GM,", army + " H", "Best wishes, Anna"))
        .doesNotContain("not read", "not accepted");
  }
}
