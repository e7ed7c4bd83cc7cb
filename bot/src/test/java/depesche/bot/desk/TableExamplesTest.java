package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau.Mail;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The examples in the mails of a moderated table are real, at any moment.
class TableExamplesTest {

  private static final String MASTER = "master@localhost";
  private static final Pattern LINES = Pattern.compile("(Lines like these:\n+)((?: {4}\\S.*\n)+)");

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("table examples"));
  private final Map<String, Mail> newest = new LinkedHashMap<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  private void heard(List<Mail> mails) {
    mails.stream()
        .filter(mail -> !mail.subject().contains("Receipt"))
        .forEach(mail -> newest.put(mail.to(), mail));
  }

  private static String plain(List<Mail> mails) {
    return String.join("\n", mails.stream().map(Mail::text).toList()).replaceAll("\\s+", " ");
  }

  @ParameterizedTest
  @CsvSource({"plain-table, 3, WAGER", "congress-of-vienna, 4, SET ", "weimar, 4, PLACE base"})
  void whatIsPrintedMayBeCopied(String title, int seats, String word) {
    // Issue 17: first mails, HELP and answers to a wrong line show what one could really write now,
    // also if the heading is copied with them.
    bureau.write(MASTER, "CREATE bismarck " + title);
    List<String> players = IntStream.range(0, seats).mapToObj(i -> "p" + i + "@x.org").toList();
    players.forEach(player -> bureau.write(player, "JOIN bismarck"));
    List<Mail> started = bureau.write(MASTER, "START bismarck");
    heard(started);
    assertThat(newest.keySet()).as(plain(started)).containsAll(players);
    String first =
        players.stream()
            .filter(player -> LINES.matcher(newest(player).text()).find())
            .findFirst()
            .orElseThrow();
    assertThat(newest(first).text()).contains(word);
    assertThat(plain(bureau.answer(newest(first), "HELP TABLE"))).contains("send now", word);
    List<Mail> wrong = bureau.answer(newest(first), "PLAY the unicorn");
    assertThat(plain(wrong)).contains("NOT ACCEPTED").contains("Lines like these", word);
    int copied = 0;
    for (int step = 0; step < 12; step++) {
      for (String player : players) {
        Matcher lines = LINES.matcher(newest(player).text());
        if (lines.find()) {
          List<Mail> answers = bureau.answer(newest(player), lines.group(step % 2 == 0 ? 0 : 2));
          String said = plain(answers.stream().filter(one -> one.to().equals(player)).toList());
          if (!said.contains("is over")) {
            assertThat(said).as(lines.group()).doesNotContain("NOT ACCEPTED", "PLEASE CHECK");
            copied++;
          }
          heard(answers);
        }
      }
      heard(bureau.works());
    }
    assertThat(copied).isGreaterThan(seats);
  }

  private Mail newest(String player) {
    return Objects.requireNonNull(newest.get(player), player);
  }
}
