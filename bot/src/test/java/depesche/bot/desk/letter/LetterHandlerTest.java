package depesche.bot.desk.letter;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.turn.LetterRow;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Letters at the desk, from sign-up to abandonment: every letter gets one clear answer, and what
/// was on file stays on file.
class LetterHandlerTest {

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<LetterRow> letters() {
    return bureau.asks(game -> game.letters(game.seats().getFirst()));
  }

  @Test
  void fivePlayersSignUpAndTheMasterStarts() {
    List<Bureau.Mail> start = bureau.begin();
    assertThat(start).extracting(Bureau.Mail::to).containsExactlyElementsOf(PLAYERS);
    assertThat(start).allMatch(mail -> mail.subject().startsWith("[bismarck S1865M]"));
    assertThat(start.getFirst().text()).contains("reconstruct");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
  }

  @Test
  void aSixthPlayerFindsTheTableFull() {
    bureau.begin();
    List<Bureau.Mail> answer = bureau.write("fred@x.org", "JOIN bismarck");
    assertThat(answer).hasSize(1);
    assertThat(answer.getFirst().text()).contains("every seat of bismarck is taken");
  }

  @Test
  void helpOnWhatHasNoneGivesTheTopics() {
    // Bad input gets an answer that names the word and the nearest thing that works.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    List<Bureau.Mail> answers = bureau.write("master@localhost", "HELP FRIGATES");
    assertThat(answers).extracting(Bureau.Mail::text).anyMatch(it -> it.contains("HELP ORDERS"));
    assertThat(answers)
        .extracting(Bureau.Mail::text)
        .anyMatch(it -> it.contains("there is no help on “frigates”") && it.contains("retreats"));
    assertThat(bureau.write("master@localhost", "HELP RETRAETS bismarck"))
        .extracting(Bureau.Mail::text)
        .anyMatch(it -> it.replaceAll("\\s+", " ").contains("did you mean HELP RETREATS?"));
  }

  @Test
  void aCountryMayBeWrittenInQuotes() {
    // Rule 2: players invent a name for their country; the quotes are not part of it.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    List<Bureau.Mail> welcome = bureau.write("anna@x.org", "JOIN bismarck NAME 'Helvetia Nova'");
    assertThat(welcome).allMatch(mail -> mail.text().contains("Helvetia Nova (Red)"));
  }

  @Test
  void theWelcomeHoldsAPasswordThatSignsOnAndNoReceiptRepeatsIt() {
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    Bureau.Mail welcome =
        bureau.write("anna@x.org", "JOIN bismarck AS Blue NAME Nordmark").stream()
            .filter(mail -> mail.to().equals("anna@x.org"))
            .findFirst()
            .orElseThrow();
    String password =
        Pattern.compile("SIGNON .* ([a-z0-9]{10})")
            .matcher(welcome.text())
            .results()
            .findFirst()
            .orElseThrow()
            .group(1);
    Bureau.Mail receipt =
        bureau
            .write("anna@x.org", "SIGNON Blue@bismarck " + password, "SET ZONE Asia/Tokyo")
            .getFirst();
    assertThat(receipt.text()).contains("Asia/Tokyo").doesNotContain(password);
    String zone = bureau.ask(unitOfWork -> unitOfWork.player("anna@x.org").orElseThrow().zone);
    assertThat(zone).isEqualTo("Asia/Tokyo");
    assertThat(bureau.write("bert@x.org", "SIGNON Blue@bismarck " + password, "NAME Hack"))
        .noneMatch(mail -> mail.text().contains("Asia/Tokyo"));
    assertThat(bureau.seat(1).country()).isEqualTo("Nordmark");
  }

  @Test
  void countryNamesAreUniqueAndOfThreeToTwentyFourCharacters() {
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    bureau.write("anna@x.org", "JOIN bismarck NAME Nordmark");
    for (String bad :
        List.of("Nord-Mark", "NORDMARK", "Xy", "Austria", "A".repeat(25), "<b>x</b>")) {
      Bureau.Mail answer = bureau.write("bert@x.org", "JOIN bismarck NAME " + bad).getFirst();
      bureau.passes(Duration.ofDays(1));
      assertThat(bureau.seat(1).state()).as(bad).isEqualTo(SeatState.VACANT);
      assertThat(answer.html()).doesNotContain("<b>x</b>");
    }
  }

  @Test
  void ordersCountWithTheTokenOfTheMailTheyAnswer() {
    List<Bureau.Mail> start = bureau.begin();
    String army = bureau.armies("Red").getFirst();
    Bureau.Mail receipt = bureau.answer(start.getFirst(), army + " H").getFirst();
    assertThat(receipt.to()).isEqualTo("anna@x.org");
    assertThat(receipt.text()).contains("A " + army + " H");
    assertThat(letters()).hasSize(1);
  }

  @Test
  void aLineEndsWhereAnyProgramEndsIt() {
    // One letter, one notion of a line: each order is read, and has the number that the player
    // sees.
    List<Bureau.Mail> start = bureau.begin();
    List<String> armies = bureau.armies("Red");
    String one = armies.get(0) + " H\u2028" + armies.get(1) + " H\u000B\u0085";
    Bureau.Mail receipt =
        bureau.answer(start.getFirst(), one + armies.get(2) + "\u200B\u00A0H\f").getFirst();
    for (String army : armies) {
      assertThat(receipt.text()).contains("OK: A " + army + " H");
    }
    assertThat(receipt.text()).contains("1.  OK: A " + armies.get(0), "4.  OK: A " + armies.get(2));
    assertThat(letters()).hasSize(1);
  }

  @Test
  void ordersWithoutProofDoNotCount() {
    bureau.begin();
    String army = bureau.armies("Red").getFirst();
    List<Bureau.Mail> answer = bureau.write("anna@x.org", army + " H");
    assertThat(answer).hasSize(1);
    assertThat(answer.getFirst().text()).contains("SIGNON");
    assertThat(letters()).isEmpty();
  }

  @Test
  void aStolenTokenIsOfNoUseFromAnotherAddress() {
    List<Bureau.Mail> start = bureau.begin();
    String army = bureau.armies("Red").getFirst();
    bureau.arrives("bert@x.org", start.getFirst().replyTo(), bureau.now(), army + " H");
    assertThat(bureau.works()).noneMatch(mail -> mail.to().equals("anna@x.org"));
    assertThat(letters()).isEmpty();
  }

  @Test
  void aWrongLineLeavesTheOthersAndWhatWasOnFile() {
    List<Bureau.Mail> start = bureau.begin();
    List<String> armies = bureau.armies("Red");
    bureau.answer(start.getFirst(), armies.get(0) + " H", armies.get(1) + " H");
    Bureau.Mail receipt =
        bureau
            .answer(
                start.getFirst(),
                armies.get(0) + " - Xyzzy",
                "please hold everything",
                armies.get(2) + " H")
            .getFirst();
    assertThat(receipt.text()).contains("Xyzzy");
    for (String army : armies) {
      assertThat(receipt.text()).contains("A " + army + " H");
    }
  }

  @Test
  void nobodyElsesMailHoldsAWordOfAnOrderBeforeItIsJudged() {
    List<Bureau.Mail> start = bureau.begin();
    String army = bureau.armies("Red").getFirst();
    List<Bureau.Mail> mails = new ArrayList<>(bureau.answer(start.getFirst(), army + " H"));
    mails.addAll(bureau.answer(start.get(1), "STATUS"));
    mails.addAll(bureau.write("master@localhost", "STATUS bismarck", "HISTORY bismarck"));
    assertThat(mails)
        .filteredOn(mail -> !mail.to().equals("anna@x.org"))
        .isNotEmpty()
        .noneMatch(mail -> mail.text().contains(army + " H") || mail.html().contains(army + " H"));
  }

  @Test
  void strangersGetThreeAnswersADayAndNineInAll() {
    for (int letter = 0; letter < 3; letter++) {
      assertThat(bureau.write("spam@y.org", "buy now")).hasSize(1);
    }
    assertThat(bureau.write("spam@y.org", "buy now")).isEmpty();
    for (int letter = 0; letter < 20; letter++) {
      bureau.passes(Duration.ofDays(1));
      bureau.write("spam@y.org", "buy now");
    }
    long answers =
        bureau.ask(unitOfWork -> unitOfWork.people().answersTo("spam@y.org", Instant.EPOCH));
    assertThat(answers).isEqualTo(9);
  }

  @Test
  void resigningNeedsTheNameOfTheGame() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.getFirst(), "RESIGN");
    assertThat(bureau.seat(0).state()).isEqualTo(SeatState.HELD);
    bureau.answer(start.getFirst(), "RESIGN bismarck");
    assertThat(bureau.seat(0).state()).isEqualTo(SeatState.RESIGNED);
    bureau.write("fred@x.org", "JOIN Red@bismarck");
    assertThat(bureau.seat(0).state()).isEqualTo(SeatState.HELD);
  }
}
