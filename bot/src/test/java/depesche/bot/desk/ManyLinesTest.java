package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Thousands of good lines in one letter: it costs the house little, and third parties nothing.
class ManyLinesTest {

  private static final int MANY = 2000;

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String[] times(String line) {
    return Collections.nCopies(MANY, line).toArray(String[]::new);
  }

  @Test
  void oneLetterBringsNoMoreMailsThanSomebodyReads() {
    // A letter of nothing but STATUS made as many mails, and all games waited for minutes.
    Bureau.Mail report = bureau.begin().getFirst();
    for (String line :
        List.of("STATUS", "HELP ORDERS", "HISTORY", "REPORT TEXT", "MAP", "PRESS LOG")) {
      List<Bureau.Mail> mails = bureau.answer(report, times(line));
      assertThat(mails).as(line).hasSizeBetween(1, 21);
    }
    assertThat(Holders.flat(bureau.answer(report, times("STATUS")).getFirst()))
        .contains("at most 20 separate answers");
  }

  @Test
  void whatIsNoQuestionIsServedBehindThem() {
    // The limit is for the kind of line that used it up, and for nothing else.
    Bureau.Mail report = bureau.begin().getFirst();
    String order = bureau.armies("Red").getFirst() + " H";
    String[] lines =
        Stream.concat(Collections.nCopies(30, "STATUS").stream(), Stream.of("SET WAIT", order))
            .toArray(String[]::new);
    assertThat(Holders.flat(bureau.answer(report, lines).getFirst()))
        .contains("is not judged before its deadline")
        .contains("32. OK: ");
  }

  @Test
  void behindTwoHundredCommandsNoneIsCarriedOut() {
    // Each takes a look into the ledger; thousands of them kept all games waiting.
    Bureau.Mail report = bureau.begin().getFirst();
    String order = bureau.armies("Red").getFirst() + " H";
    String[] lines =
        Stream.of(
                IntStream.range(0, 300).mapToObj(_ -> "SET ZONE Europe/Berlin"),
                Stream.of("PRESS TO Blue", "hello", "ENDPRESS", "SET WAIT", order))
            .flatMap(some -> some)
            .toArray(String[]::new);
    List<Bureau.Mail> mails = bureau.answer(report, lines);
    assertThat(Holders.flat(mails.getFirst())).contains("at most 200 commands for one mail");
    assertThat(mails).hasSize(1);
    int letters = bureau.asks(game -> game.letters(game.seats().getFirst()).size());
    assertThat(letters).isEqualTo(1);
  }

  @Test
  void ofPicturesHistoriesAndTrialsALetterGetsThree() {
    // Each is painted or played again; a state beyond them comes without its picture.
    Bureau.Mail report = bureau.begin().getFirst();
    List<Bureau.Mail> mails = bureau.answer(report, "MAP", "HISTORY", "TRANSCRIPT", "MAP");
    assertThat(Holders.flat(mails.getFirst())).contains("4. MAP", "one mail can get at most");
    mails = bureau.answer(report, "STATUS", "STATUS", "STATUS", "STATUS");
    assertThat(mails.stream().filter(mail -> mail.html().contains("cid:map"))).hasSize(3);
    assertThat(mails).hasSize(5);
    assertThat(Holders.flat(mails.getFirst())).contains("without its picture", "MAP");
  }

  @Test
  void votesAreComparedOnceEach() {
    // Each was compared with every other: a letter of votes kept all games waiting for minutes.
    Bureau.Mail report = bureau.begin().getFirst();
    String[] votes = Collections.nCopies(1900, "SET DRAW").toArray(String[]::new);
    votes[400] = "SET CONCEDE Blue";
    assertThat(bureau.answer(report, votes).getFirst().subject())
        .contains("1700 lines not accepted");
    votes[1400] = "SET NO DRAW";
    assertThat(bureau.answer(report, votes).getFirst().subject())
        .contains("1899 lines not accepted");
  }

  @Test
  void nobodyWritesToHalfTheWorldThroughUs() {
    // Each STAND-IN is a mail to somebody who may never have heard of us.
    Bureau.Mail report = bureau.begin().getFirst();
    String[] lines =
        IntStream.range(0, MANY)
            .mapToObj(i -> "STAND-IN p" + i + "@elsewhere.example")
            .toArray(String[]::new);
    List<Bureau.Mail> mails = bureau.answer(report, lines);
    assertThat(mails.stream().filter(mail -> mail.to().contains("elsewhere"))).hasSize(10);
    assertThat(bureau.answer(report, "ADDRESS ADD other@elsewhere.example"))
        .singleElement()
        .satisfies(mail -> assertThat(Holders.flat(mail)).contains("10 people a day"));
  }

  @Test
  void aMasterMayAskMorePeopleAndNotEverybody() {
    // They have tables to fill; but INVITE and REPLACE are mails to people who may not know us.
    bureau.begin();
    String[] lines =
        IntStream.range(0, 60)
            .mapToObj(
                i ->
                    (i % 2 == 0 ? "INVITE bismarck" : "REPLACE bismarck Red")
                        + " p%d@elsewhere.example".formatted(i))
            .toArray(String[]::new);
    List<Bureau.Mail> mails = bureau.write("master@localhost", lines);
    assertThat(mails.stream().filter(mail -> mail.to().contains("elsewhere"))).hasSize(50);
    assertThat(bureau.write("master@localhost", "INVITE bismarck z@elsewhere.example"))
        .singleElement()
        .satisfies(mail -> assertThat(Holders.flat(mail)).contains("50 people a day"));
    bureau.passes(Duration.ofDays(1));
    assertThat(bureau.write("master@localhost", "INVITE bismarck z@elsewhere.example")).hasSize(2);
  }

  @Test
  void whoTakesAQuestionBackHasAskedAllTheSame() {
    // Ask, take back, ask again: that was no limit at all for the one who got the mails.
    Bureau.Mail report = bureau.begin().getFirst();
    List<Bureau.Mail> mails = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      bureau.answer(report, "STAND-IN p@elsewhere.example", "# " + i).stream()
          .filter(mail -> mail.to().contains("elsewhere"))
          .forEach(mails::add);
      bureau.answer(report, "STAND-IN NOBODY");
    }
    assertThat(mails).hasSize(3);
    assertThat(mails.getFirst().subject()).endsWith("A question for you");
  }

  @Test
  void whoIsAskedWhetherTheyAreSureGetsOneCode() {
    // Each question made a row, and each row made the next one slower.
    Bureau.Mail report = bureau.begin().getFirst();
    String[] lines = Collections.nCopies(100, "ERASE ME").toArray(String[]::new);
    String answer = Holders.flat(bureau.answer(report, lines).getFirst());
    assertThat(
            Pattern.compile("ERASE ME (\\w{17})")
                .matcher(answer)
                .results()
                .map(found -> found.group(1))
                .distinct())
        .hasSize(1);
  }
}
