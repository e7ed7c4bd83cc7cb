package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.game.Replay;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.LetterRow;
import depesche.bot.ledger.SeatRow;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Letters at the desk, from sign-up to abandonment: every letter gets one clear answer, and what
/// was on file stays on file.
class ReceptionTest {

  private static final Duration PHASE = Duration.ofHours(72);

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  /// The first province in which a seat has an army, by the first report.
  private List<String> armies(String seat) {
    String state = bureau.ask(book -> book.game("bismarck").orElseThrow().position);
    return Pattern.compile(seat + " A ([A-Z]{3})")
        .matcher(state)
        .results()
        .map((MatchResult found) -> found.group(1))
        .distinct()
        .toList();
  }

  private GameRow game() {
    return bureau.ask(book -> book.game("bismarck").orElseThrow());
  }

  private SeatRow seat(int place) {
    return bureau.ask(book -> book.seats(book.game("bismarck").orElseThrow()).get(place));
  }

  private List<LetterRow> letters() {
    return bureau.ask(
        book -> book.letters(book.seats(book.game("bismarck").orElseThrow()).getFirst()));
  }

  @Test
  void fivePlayersSignUpAndTheMasterStarts() {
    List<Bureau.Mail> start = bureau.begin();
    assertThat(start).extracting(Bureau.Mail::to).containsExactlyElementsOf(PLAYERS);
    assertThat(start).allMatch(mail -> mail.subject().startsWith("[bismarck S1865M]"));
    assertThat(start.getFirst().text()).contains("reconstruct");
    assertThat(game().state).isEqualTo(GameRow.State.RUNNING);
  }

  @Test
  void aSixthPlayerFindsTheTableFull() {
    bureau.begin();
    List<Bureau.Mail> answer = bureau.write("fred@x.org", "JOIN bismarck");
    assertThat(answer).hasSize(1);
    assertThat(answer.getFirst().text()).contains("every seat of bismarck is taken");
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
    String zone = bureau.ask(book -> book.player("anna@x.org").orElseThrow().zone);
    assertThat(zone).isEqualTo("Asia/Tokyo");
    assertThat(bureau.write("bert@x.org", "SIGNON Blue@bismarck " + password, "NAME Hack"))
        .noneMatch(mail -> mail.text().contains("Asia/Tokyo"));
    assertThat(seat(1).country).isEqualTo("Nordmark");
  }

  @Test
  void countryNamesAreUniqueAndOfThreeToTwentyFourCharacters() {
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    bureau.write("anna@x.org", "JOIN bismarck NAME Nordmark");
    for (String bad :
        List.of("Nord-Mark", "NORDMARK", "Xy", "Austria", "A".repeat(25), "<b>x</b>")) {
      Bureau.Mail answer = bureau.write("bert@x.org", "JOIN bismarck NAME " + bad).getFirst();
      bureau.passes(Duration.ofDays(1));
      assertThat(seat(1).state).as(bad).isEqualTo(SeatRow.State.VACANT);
      assertThat(answer.html()).doesNotContain("<b>x</b>");
    }
  }

  @Test
  void ordersCountWithTheTokenOfTheMailTheyAnswer() {
    List<Bureau.Mail> start = bureau.begin();
    String army = armies("Red").getFirst();
    Bureau.Mail receipt = bureau.answer(start.getFirst(), army + " H").getFirst();
    assertThat(receipt.to()).isEqualTo("anna@x.org");
    assertThat(receipt.text()).contains("A " + army + " H");
    assertThat(letters()).hasSize(1);
  }

  @Test
  void ordersWithoutProofDoNotCount() {
    bureau.begin();
    String army = armies("Red").getFirst();
    List<Bureau.Mail> answer = bureau.write("anna@x.org", army + " H");
    assertThat(answer).hasSize(1);
    assertThat(answer.getFirst().text()).contains("SIGNON");
    assertThat(letters()).isEmpty();
  }

  @Test
  void aStolenTokenIsOfNoUseFromAnotherAddress() {
    List<Bureau.Mail> start = bureau.begin();
    String army = armies("Red").getFirst();
    bureau.arrives("bert@x.org", start.getFirst().replyTo(), bureau.now(), army + " H");
    assertThat(bureau.works()).noneMatch(mail -> mail.to().equals("anna@x.org"));
    assertThat(letters()).isEmpty();
  }

  @Test
  void aWrongLineLeavesTheOthersAndWhatWasOnFile() {
    List<Bureau.Mail> start = bureau.begin();
    List<String> armies = armies("Red");
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
    String army = armies("Red").getFirst();
    List<Bureau.Mail> mails = new ArrayList<>(bureau.answer(start.getFirst(), army + " H"));
    mails.addAll(bureau.answer(start.get(1), "STATUS"));
    mails.addAll(bureau.write("master@localhost", "STATUS bismarck", "HISTORY bismarck"));
    assertThat(mails)
        .filteredOn(mail -> !mail.to().equals("anna@x.org"))
        .isNotEmpty()
        .noneMatch(mail -> mail.text().contains(army + " H") || mail.html().contains(army + " H"));
  }

  @Test
  void whenAllAnswersAreInTheTurnIsJudgedAtOnce() {
    List<Bureau.Mail> start = bureau.begin();
    List<Bureau.Mail> last = List.of();
    for (int i = 0; i < 5; i++) {
      String[] orders =
          armies(seat(i).name).stream().map(army -> army + " H").toArray(String[]::new);
      last = bureau.answer(start.get(i), orders);
    }
    assertThat(game().phase).isEqualTo("F1865M");
    assertThat(last)
        .extracting(Bureau.Mail::subject)
        .anyMatch(s -> s.startsWith("[bismarck F1865M]"));
  }

  @Test
  void aLetterAtTheInstantOfTheDeadlineIsInTimeAndOneAfterItIsNot() {
    List<Bureau.Mail> start = bureau.begin();
    String red = armies("Red").getFirst();
    String blue = armies("Blue").getFirst();
    bureau.passes(PHASE);
    bureau.arrives("anna@x.org", start.get(0).replyTo(), bureau.now(), red + " H");
    bureau.arrives("bert@x.org", start.get(1).replyTo(), bureau.now().plusSeconds(1), blue + " H");
    bureau.passes(Duration.ofMinutes(5));
    List<Bureau.Mail> mails = bureau.works();
    assertThat(game().phase).isEqualTo("F1865M");
    assertThat(seat(0).missed).isZero();
    assertThat(seat(1).missed).isEqualTo(1);
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals("bert@x.org"))
        .anyMatch(mail -> mail.text().contains("S1865M") && mail.text().contains("F1865M"));
  }

  @Test
  void twoMissedMovementPhasesInARowMakeASeatAbandonedAndALetterBringsItBack() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.get(0), armies("Red").getFirst() + " H");
    bureau.passes(PHASE);
    bureau.works();
    assertThat(seat(1).state).isEqualTo(SeatRow.State.HELD);
    bureau.passes(PHASE);
    List<Bureau.Mail> fall = bureau.works();
    assertThat(seat(0).missed).isEqualTo(1);
    assertThat(seat(1).state).isEqualTo(SeatRow.State.ABANDONED);
    Bureau.Mail report = to("bert@x.org", fall);
    bureau.answer(report, armies("Blue").getFirst() + " H");
    assertThat(seat(1).state).isEqualTo(SeatRow.State.HELD);
  }

  @Test
  void aPausedGameDoesNotLoseTime() {
    bureau.begin();
    bureau.write("master@localhost", "PAUSE bismarck");
    bureau.passes(PHASE.multipliedBy(3));
    bureau.works();
    assertThat(game().phase).isEqualTo("S1865M");
    bureau.write("master@localhost", "RESUME bismarck");
    bureau.passes(PHASE.minusSeconds(1));
    bureau.works();
    assertThat(game().phase).isEqualTo("S1865M");
    bureau.passes(Duration.ofSeconds(2));
    bureau.works();
    assertThat(game().phase).isEqualTo("F1865M");
  }

  @Test
  void processNamesThePhaseAndDoesNothingIfItIsStale() {
    bureau.begin();
    bureau.write("master@localhost", "PROCESS F1865M");
    assertThat(game().phase).isEqualTo("S1865M");
    bureau.write("master@localhost", "PROCESS S1865M");
    assertThat(game().phase).isEqualTo("F1865M");
    bureau.write("master@localhost", "PROCESS S1865M");
    assertThat(game().phase).isEqualTo("F1865M");
  }

  @Test
  void onlyTheMasterCommands() {
    bureau.begin();
    for (String command :
        List.of("PROCESS S1865M", "PAUSE", "SET DEADLINE +1d", "CREATE sedan blood-and-iron")) {
      Bureau.Mail answer = bureau.write("anna@x.org", command).getFirst();
      assertThat(answer.text()).as(command).containsIgnoringCase("master");
    }
    assertThat(game().phase).isEqualTo("S1865M");
    assertThat(game().state).isEqualTo(GameRow.State.RUNNING);
    List<GameRow> games = bureau.ask(Book::games);
    assertThat(games).hasSize(1);
  }

  @Test
  void aMovedDeadlineIsToldToEverybody() {
    bureau.begin();
    List<Bureau.Mail> mails =
        bureau.write("master@localhost", "SET DEADLINE bismarck 2026-12-01 20:00");
    assertThat(mails)
        .filteredOn(mail -> PLAYERS.contains(mail.to()))
        .hasSize(5)
        .allMatch(mail -> mail.text().contains("1 Dec 2026 20:00 CET"));
  }

  @Test
  void aReminderGoesToThoseWhoOweAndToNobodyElse() {
    List<Bureau.Mail> start = bureau.begin();
    String[] orders = armies("Red").stream().map(army -> army + " H").toArray(String[]::new);
    bureau.answer(start.getFirst(), orders);
    bureau.passes(PHASE.minus(Duration.ofHours(24)));
    assertThat(bureau.works())
        .extracting(Bureau.Mail::to)
        .containsExactlyElementsOf(PLAYERS.subList(1, 5));
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
    long answers = bureau.ask(book -> book.answersTo("spam@y.org", Instant.EPOCH));
    assertThat(answers).isEqualTo(9);
  }

  @Test
  void theStoredPositionsAreWhatTheLettersGive() {
    List<Bureau.Mail> start = bureau.begin();
    for (int turn = 0; turn < 4; turn++) {
      for (int i = 0; i < 5; i++) {
        bureau.answer(
            start.get(i), "PHASE " + game().phase, armies(seat(i).name).getFirst() + " H");
      }
      bureau.passes(PHASE);
      bureau.works();
    }
    Replay replay = bureau.ask(book -> Replay.of(book, game(), Bureau.library()));
    assertThat(replay.difference()).isEmpty();
    assertThat(replay.chapters()).hasSizeGreaterThan(4);
  }

  @Test
  void resigningNeedsTheNameOfTheGame() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.getFirst(), "RESIGN");
    assertThat(seat(0).state).isEqualTo(SeatRow.State.HELD);
    bureau.answer(start.getFirst(), "RESIGN bismarck");
    assertThat(seat(0).state).isEqualTo(SeatRow.State.RESIGNED);
    bureau.write("fred@x.org", "JOIN Red@bismarck");
    assertThat(seat(0).state).isEqualTo(SeatRow.State.HELD);
  }
}
