package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredGame;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Letters as polite people write them: what is said to us is done, what is not said plainly is
/// asked about, and what is no order is none.
class PlainWordsTest {

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String plain(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  @Test
  void aPoliteLetterHasAReceiptWithoutARefusal() {
    // What is plainly no order is passed over, and the receipt says what that was.
    List<Bureau.Mail> start = bureau.begin();
    String army = bureau.armies("Red").getFirst();
    Bureau.Mail receipt =
        bureau
            .answer(
                start.getFirst(),
                "Hi Bismarck,",
                "",
                "here are my orders:",
                "A " + army + " H",
                "",
                "Thanks and best regards",
                "Anna",
                "",
                "Sent from my iPhone")
            .getFirst();
    assertThat(plain(receipt)).contains("OK: A " + army + " H").doesNotContain("NOT ACCEPTED");
    assertThat(plain(receipt))
        .contains("“Hi Bismarck,”", "“here are my orders:”", "“Thanks and best regards”");
    assertThat(receipt.html()).contains("Hi Bismarck,");
    assertThat(receipt.subject()).doesNotContain("refused").doesNotContain("not accepted");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "I bid you all a very nice weekend in the navy.",
        "You should keep the alliance with me as long as it works for you.",
        "I will pick you up at the station on Friday if you come to Vienna.",
        "It would be a shame to discard what we have done so far.",
        "Please show me what you think about it when you have the time."
      })
  void aSentenceIsNotAnOrderOfAnotherGame(String sentence) {
    // Issue 47, point 4: a true reason; a sentence is passed over, or asked about for what it is.
    List<Bureau.Mail> start = bureau.begin();
    String army = bureau.armies("Red").getFirst();
    Bureau.Mail receipt = bureau.answer(start.getFirst(), "A " + army + " H", sentence).getFirst();
    assertThat(plain(receipt)).contains("OK: A " + army + " H").doesNotContain("another game");
  }

  @Test
  void aCommandIsTakenWithWhatHelpPrintsBehindIt() {
    // Lines of HELP may be copied whole.
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail receipt =
        bureau
            .answer(
                start.getFirst(),
                "    ZONE Europe/Berlin   # show times in your time zone",
                "    SET SEALS ON         # get each root as soon as the orders are not open",
                "    your orders          # reply to a report with them; see HELP ORDERS or,",
                "                         # for bids, HELP BIDS")
            .getFirst();
    assertThat(plain(receipt))
        .contains("OK: times are now shown in Europe/Berlin", "OK: ")
        .doesNotContain("NOT ACCEPTED");
  }

  @Test
  void theReceiptThatCompletesTheTurnSaysSo() {
    // Orders can be changed until everybody's are in, and no receipt says otherwise.
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail receipt = start.getFirst();
    int complete = 0;
    for (Bureau.Mail report : start) {
      String colour = bureau.seat(start.indexOf(report)).name();
      String[] holds =
          bureau.armies(colour).stream().map(army -> "A " + army + " H").toArray(String[]::new);
      assertThat(plain(receipt)).doesNotContain("Everybody’s orders are in");
      receipt = bureau.answer(report, holds).getFirst();
      complete += plain(receipt).contains("You can still change them") ? 1 : 0;
    }
    assertThat(complete).isEqualTo(start.size() - 1);
    assertThat(plain(receipt))
        .contains("Your orders are complete.", "Everybody’s orders are in")
        .doesNotContain("You can still change them");
  }

  @Test
  void whatCannotBeDoneInAPausedGameSaysHowItGoesOn() {
    // A refusal says what would help.
    bureau.begin();
    bureau.write("master@localhost", "PAUSE bismarck");
    assertThat(plain(bureau.write("master@localhost", "PROCESS bismarck S1865M").getFirst()))
        .contains("bismarck is paused. The game goes on when the master writes `RESUME bismarck`");
  }

  @Test
  void aLetterOfThousandsOfLinesHasAShortReceipt() {
    // An answer repeats the lines a person can read, refused ones first, then each different one
    // that did something, and counts the others.
    List<Bureau.Mail> start = bureau.begin();
    String army = bureau.armies("Red").getFirst();
    String[] lines = new String[1900];
    Arrays.setAll(lines, i -> i < 1000 ? "A " + army + " H" : "A BRLN - MNICH " + i);
    Bureau.Mail receipt = bureau.answer(start.getFirst(), lines).getFirst();
    assertThat(receipt.subject()).contains("900 lines not accepted");
    assertThat(receipt.text().length()).isLessThan(40_000);
    assertThat(receipt.html().length()).isLessThan(60_000);
    assertThat(plain(receipt))
        .contains("A BRLN - MNICH 1000 NOT ACCEPTED")
        .contains("Of the other lines of your mail 999 were accepted and 800 were not");
    String endless = "A BRLN - MNICH, ".repeat(2000);
    Bureau.Mail other = bureau.answer(start.getFirst(), endless).getFirst();
    assertThat(other.text().length()).isLessThan(5_000);
    assertThat(plain(other)).contains("NOT ACCEPTED", "too long to repeat");
  }

  @Test
  void aMisspeltOrderIsNeverPassedOver() {
    // The subject tells of a refusal when an order was meant.
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail receipt =
        bureau.answer(start.getFirst(), "Hello,", "A BRLN - MNICH", "Anna").getFirst();
    assertThat(plain(receipt)).contains("NOT ACCEPTED: there is no province “BRLN”");
    assertThat(receipt.subject()).contains("not accepted");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Join Bismarck.",
        "JOIN: bismarck!",
        "JOIN “bismarck”",
        "`JOIN bismarck`",
        "Please join bismarck",
        "I'd like to join Bismarck.",
        "I want to join the game bismarck please.",
        "- JOIN bismarck",
        "1. JOIN bismarck"
      })
  void aCommandMayBePolite(String line) {
    // Full stops, quotes, bullets and polite words are no part of a command.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    bureau.write("anna@x.org", line);
    assertThat(bureau.seat(0).state()).isEqualTo(SeatState.HELD);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "do not JOIN bismarck",
        "don't join bismarck",
        "JOIN bismarck?",
        "JOIN? bismarck",
        "JOIN bismarck if there is room",
        "JOIN bismarck tomorrow",
        "never join bismarck",
        "JOIN not bismarck"
      })
  void whatIsNotMeantPlainlyIsNotDone(String line) {
    // A negation, a question, a condition or a word too many is asked about.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    Bureau.Mail answer = bureau.write("anna@x.org", line).getFirst();
    assertThat(bureau.seat(0).state()).isEqualTo(SeatState.VACANT);
    assertThat(plain(answer)).contains("NOT ACCEPTED");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RESIGN?",
        "RESIGN bismarck?",
        "don't resign",
        "do not RESIGN bismarck",
        "never RESIGN bismarck",
        "RESIGN bismarck if nobody minds",
        "RESIGN bismarck tomorrow"
      })
  void nobodyResignsByHalf(String line) {
    // Nothing undoes it, so it is said plainly.
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail answer = bureau.answer(start.getFirst(), line).getFirst();
    assertThat(bureau.seat(0).state()).isEqualTo(SeatState.HELD);
    assertThat(plain(answer)).contains("NOT ACCEPTED");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "never PROCESS S1865M",
        "PROCESS S1865M?",
        "PROCESS S1865M not yet",
        "PAUSE bismarck?",
        "PAUSE? bismarck",
        "PAUSE bismarck tomorrow",
        "do not PAUSE bismarck",
        "OPEN bismarck?",
        "SET DEADLINE bismarck +2d?"
      })
  void theMasterIsHeardAsPlainly(String line) {
    // The same holds for the master's commands.
    bureau.begin();
    StoredGame before = bureau.game();
    Bureau.Mail answer = bureau.write("master@localhost", line).getFirst();
    assertThat(bureau.game().state()).isEqualTo(before.state());
    assertThat(bureau.game().phase()).isEqualTo(before.phase());
    assertThat(plain(answer)).contains("NOT ACCEPTED");
  }

  @Test
  void aStrangerWhoAsksIsHelped() {
    // People who do not know how it goes are told, and which games wait; three times a day.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    for (int letter = 0; letter < 3; letter++) {
      List<Bureau.Mail> answers =
          bureau.write("eve@y.org", "Hello, how does this work? I'd like to play", "", "Eve");
      assertThat(answers).hasSize(1);
      assertThat(plain(answers.getFirst()))
          .contains("To play:", "JOIN bismarck")
          .doesNotContain("NOT ACCEPTED");
      assertThat(answers.getFirst().html()).contains("JOIN bismarck");
    }
    assertThat(bureau.write("eve@y.org", "Hello?")).isEmpty();
    bureau.passes(Duration.ofDays(2));
    assertThat(bureau.write("eve@y.org", "Jion Bismarck").getFirst().text()).contains("JOIN");
  }

  @Test
  void proofIsAskedOnlyForOrders() {
    // A greeting would not count for any seat.
    bureau.begin();
    String army = bureau.armies("Red").getFirst();
    String answer = plain(bureau.write("anna@x.org", "Hello,", army + " H", "Anna").getFirst());
    assertThat(answer.split("could not tell who", -1)).hasSize(2);
  }

  @Test
  void aCountryMayBeNamedInAnOrder() {
    // Rule 2: players invent names for their countries, and may use them in orders.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    bureau.write("anna@x.org", "JOIN bismarck NAME Nordmark");
    bureau.write("bert@x.org", "JOIN bismarck NAME 'Helvetia Nova'");
    for (String player : Bureau.PLAYERS.subList(2, 5)) {
      bureau.write(player, "JOIN bismarck");
    }
    Bureau.Mail start =
        bureau.write("master@localhost", "START bismarck").stream()
            .filter(mail -> mail.to().equals("anna@x.org"))
            .findFirst()
            .orElseThrow();
    String army = bureau.armies("Red").getFirst();
    String receipt =
        plain(
            bureau
                .answer(start, "Nordmark: A " + army + " H", "Helvetia Nova: A " + army + " H")
                .getFirst());
    assertThat(receipt)
        .contains("1. OK: A " + army + " H", "2. Helvetia Nova: A " + army + " H NOT ACCEPTED");
    assertThat(plain(bureau.answer(start, "STATUS").getLast())).contains("A " + army + " H");
  }

  @Test
  void aMisspeltCommandIsToldTheNearest() {
    // Nothing that may have been meant is passed over.
    List<Bureau.Mail> start = bureau.begin();
    Bureau.Mail answer = bureau.answer(start.getFirst(), "RESGIN bismarck").getFirst();
    assertThat(plain(answer)).contains("NOT ACCEPTED", "RESIGN");
  }
}
