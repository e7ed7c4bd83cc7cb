package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Answers to letters in which nothing was carried out, and to all others.
class AnswerBrakeTest {

  private static final String AWAY =
      """
      Thank you for your mail. I am out of the office until %s and will
      read what you sent me when I am back. In urgent cases please write to
      my colleague Bob Miller, who knows everything about the garden project.
      Help:
      please wait
      Kind regards, Anna
      """;

  private final Bureau bureau = new Bureau();

  AnswerBrakeTest() {
    bureau.brakes = true;
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private int answers(Bureau.Mail mail, int count, Duration pause, IntFunction<String> text) {
    return IntStream.range(0, count)
        .map(
            i -> {
              bureau.passes(pause);
              return answers(mail, text.apply(i));
            })
        .sum();
  }

  @Test
  void anUnmarkedAutoresponderGetsFewAnswers() {
    // Issue 46.2: 237 such mails in 170 s bring at most 5 answers, alike or not.
    Bureau.Mail report = bureau.begin().getFirst();
    Duration pause = Duration.ofMillis(717);
    assertThat(answers(report, 20, pause, _ -> "I am away until Monday.")).isOne();
    bureau.passes(Duration.ofDays(2));
    assertThat(answers(report, 237, pause, i -> "I am away until day " + i)).isBetween(2, 5);
    bureau.passes(Duration.ofDays(2));
    assertThat(answers(report, 40, pause, i -> AWAY.formatted("day " + i))).isBetween(1, 5);
    bureau.passes(Duration.ofDays(2));
    assertThat(answers(report, 20, pause, _ -> "Vacation until 24 December")).isBetween(1, 5);
  }

  @Test
  void ordersAndQuestionsAreAlwaysAnswered() {
    // Issue 46.2: 200 letters with orders bring 200 answers; a question of a person is carried out.
    Bureau.Mail report = bureau.begin().getFirst();
    String army = bureau.armies(bureau.seat(0).name()).getFirst();
    assertThat(answers(report, 3, Duration.ofSeconds(1), i -> "What is this? " + i)).isEqualTo(3);
    assertThat(answers(report, 200, Duration.ofSeconds(1), _ -> "A " + army + " H")).isEqualTo(200);
    assertThat(answers(report, 10, Duration.ofMinutes(5), _ -> "STATUS")).isEqualTo(10);
    assertThat(answers(report, 10, Duration.ofMinutes(5), _ -> "status\nThanks, Anna"))
        .isEqualTo(10);
    assertThat(answers(report, 10, Duration.ofMinutes(5), _ -> "Help")).isEqualTo(10);
    assertThat(answers(report, 10, Duration.ofMinutes(5), _ -> "SET WAIT")).isEqualTo(10);
  }

  @Test
  void theThirdSaysSoAndThenItIsOneAnHour() {
    // Issue 46.2: three times in an hour, then once an hour; the same words once a day.
    Bureau.Mail report = bureau.begin().getFirst();
    assertThat(said(report, "first try")).singleElement().asString().doesNotContain("once an hour");
    assertThat(said(report, "second try"))
        .singleElement()
        .asString()
        .doesNotContain("once an hour");
    assertThat(said(report, "third try")).singleElement().asString().contains("once an hour");
    assertThat(said(report, "fourth try")).isEmpty();
    bureau.crashes();
    bureau.passes(Duration.ofMinutes(59));
    assertThat(said(report, "fifth try")).isEmpty();
    bureau.passes(Duration.ofMinutes(1));
    assertThat(said(report, "first try")).isEmpty();
    assertThat(said(report, "sixth try")).hasSize(1);
    assertThat(said(report, "seventh try")).isEmpty();
    bureau.passes(Duration.ofDays(1));
    assertThat(said(report, "first try")).hasSize(1);
    assertThat(said(report, "eighth try")).hasSize(1);
  }

  @Test
  void whatOthersHearDoesNotCount() {
    // Issue 46.2: reports, notices and press are no answers to such letters.
    List<Bureau.Mail> reports = bureau.begin();
    Bureau.Mail report = reports.getFirst();
    assertThat(answers(report, 3, Duration.ofSeconds(1), i -> "Hello " + i)).isEqualTo(3);
    List<Bureau.Mail> press = bureau.answer(reports.get(1), "BROADCAST", "Shall we?", "ENDPRESS");
    assertThat(to(report.to(), press)).hasSize(1);
    assertThat(to(report.to(), bureau.write("master@localhost", "PAUSE bismarck"))).isNotEmpty();
    assertThat(to(reports.get(1).to(), bureau.answer(reports.get(1), "Hello"))).hasSize(1);
  }

  @Test
  void whateverIsMixedNeitherSilencesAPlayerNorFloodsOne() {
    // Each letter that did something is answered; of the others at most three, and one an hour.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.println("AnswerBrakeTest: depesche.seed=" + seed);
    Random random = new Random(seed);
    Bureau.Mail report = bureau.begin().getFirst();
    String army = bureau.armies(bureau.seat(0).name()).getFirst();
    List<String> deeds = List.of("A " + army + " H", "STATUS", "SET WAIT", "status", "HELP orders");
    int idle = 0;
    int minutes = 0;
    for (int i = 0; i < Volume.of(600); i++) {
      int pause = random.nextInt(6);
      minutes += pause;
      bureau.passes(Duration.ofMinutes(pause));
      boolean deed = random.nextBoolean();
      String text =
          deed
              ? deeds.get(random.nextInt(deeds.size()))
              : AWAY.formatted("day " + random.nextInt(40));
      int answers = answers(report, text);
      if (deed) {
        assertThat(answers).as(text).isPositive();
      } else {
        idle += answers;
      }
    }
    // Two at once, then one an hour, each a receipt and the help; and so again each day.
    int days = minutes / 1440 + 1;
    assertThat(idle).isLessThanOrEqualTo(2 * (2 * days + minutes / 60));
  }

  private int answers(Bureau.Mail mail, String text) {
    return (int)
        to(mail.to(), bureau.answer(mail, text.split("\n"))).stream()
            .filter(sent -> sent.id().startsWith("<answer."))
            .count();
  }

  private static List<Bureau.Mail> to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList();
  }

  private List<String> said(Bureau.Mail mail, String text) {
    return to(mail.to(), bureau.answer(mail, text)).stream().map(Holders::flat).toList();
  }
}
