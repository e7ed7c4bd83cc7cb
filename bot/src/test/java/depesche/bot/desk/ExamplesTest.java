package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau.Mail;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The lines under "Lines like these" are real: a player who copies them has sent orders.
class ExamplesTest {

  private static final Pattern PLAIN = Pattern.compile("(Lines like these:\n)((?: {4}\\S.*\n)+)");
  private static final Pattern HTML =
      Pattern.compile("(?s)(<p>Lines like these.*?<pre.*?>(.*?)</pre>)");
  private static final Pattern TAKEN = Pattern.compile("(?m)^\\d+\\.\\h+OK: ");
  private static final Pattern OWED = Pattern.compile("(?m)^Lines like these:$");

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("examples"));

  /// The last report to each player.
  private final Map<String, Mail> newest = new HashMap<>();

  /// How a player copies the lines.
  private final List<BiFunction<Mail, String, List<Mail>>> ways =
      List.of(
          (mail, lines) -> bureau.answer(mail, lines),
          (mail, lines) ->
              bureau.answer(mail, "Dear moderator,", "", lines, "Regards,", "-- ", "Anna"),
          (mail, lines) ->
              bureau.answer(
                  mail,
                  lines,
                  "",
                  "On 23 November 2026, Depesche <depesche@localhost> wrote:",
                  mail.text().strip().replaceAll("(?m)^", "> ")),
          // A copy out of a quoted mail whose marks were taken away, and one with hard blanks.
          (mail, lines) -> bureau.answer(mail, lines.replaceAll("(?m)^ {4}", "")),
          (mail, lines) -> bureau.answer(mail, lines.replaceAll("(?m)^ {4}", "\u00a0\u00a0 ")),
          (mail, _) ->
              bureau.answerInHtml(
                  mail,
                  "<html><body><p>Hello,</p>"
                      + found(HTML, mail.html()).group(1)
                      + "<p>Regards,<br>Anna</p></body></html>"));

  @AfterEach
  void close() {
    bureau.close();
  }

  private static Matcher found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).as("%s in %s", pattern, text).isTrue();
    return matcher;
  }

  @ParameterizedTest
  @CsvSource({
    "blood-and-iron, 5, ''",
    "standard, 7, lastYear=1904 missingType=ILLEGAL wrongOwner=ILLEGAL missingOwner=ILLEGAL"
        + " waiving=FORBIDDEN",
    "great-powers, 5, turns=4"
  })
  void whatIsPrintedMayBeCopiedWhole(String title, int seats, String options) {
    // Issue 12, point 6: every line is accepted and on file, copied with its heading or without.
    bureau.write("master@localhost", "CREATE bismarck " + title + " " + options);
    List<String> players = IntStream.range(0, seats).mapToObj(i -> "p" + i + "@x.org").toList();
    players.forEach(player -> bureau.write(player, "JOIN bismarck"));
    seen(bureau.write("master@localhost", "START bismarck"));
    int copied = 0;
    for (int turn = 0; turn < 9; turn++) {
      for (String player : players) {
        Mail report = Objects.requireNonNull(newest.get(player));
        if (OWED.matcher(report.text()).find()) {
          seen(copied(report, ways.get(copied % ways.size()), copied / ways.size() % 2 == 1));
          copied++;
        }
      }
      bureau.passes(Duration.ofDays(4));
      seen(bureau.works());
    }
    assertThat(copied).isGreaterThan(15);
  }

  private void seen(List<Mail> mails) {
    mails.stream()
        .filter(mail -> !mail.subject().contains("Receipt"))
        .forEach(mail -> newest.put(mail.to(), mail));
  }

  private static List<Mail> copied(
      Mail report, BiFunction<Mail, String, List<Mail>> way, boolean heading) {
    Matcher printed = found(PLAIN, report.text());
    String lines = printed.group(2);
    List<Mail> answers = way.apply(report, heading ? printed.group() : lines);
    String receipt =
        answers.stream()
            .filter(mail -> mail.to().equals(report.to()) && mail.subject().contains("Receipt"))
            .findFirst()
            .orElseThrow()
            .text();
    assertThat(receipt).doesNotContain("PLEASE CHECK", "NOT ACCEPTED", "Your other orders");
    assertThat(TAKEN.matcher(receipt).results()).hasSameSizeAs(lines.lines().toList());
    return answers;
  }
}
