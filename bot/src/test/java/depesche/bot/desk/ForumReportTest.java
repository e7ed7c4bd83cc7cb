package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `REPORT BBCODE` and its like: the public report of a phase, to be pasted elsewhere.
class ForumReportTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("posting"));

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Bureau.Mail> begun(String title, int seats) {
    bureau.write(MASTER, "CREATE bismarck " + title);
    List<String> players = IntStream.range(0, seats).mapToObj(i -> "p" + i + "@x.org").toList();
    players.forEach(player -> bureau.write(player, "JOIN bismarck"));
    return bureau.write(MASTER, "START bismarck");
  }

  private String asked(String... lines) {
    return bureau.write(MASTER, lines).stream()
        .filter(mail -> mail.to().equals(MASTER))
        .map(mail -> mail.subject() + "\n" + mail.text())
        .reduce("", String::concat);
  }

  @ParameterizedTest
  @CsvSource({"standard, 7, S1901M", "blood-and-iron, 5, S1865M", "great-powers, 5, 1-Bid"})
  void anyPhaseIsPrintedForEachKindOfForum(String title, int seats, String phase) {
    // It tells what is public, of the last phase or of the one that is
    // named.
    begun(title, seats);
    bureau.passes(Duration.ofDays(5));
    bureau.works();
    assertThat(asked("REPORT bismarck BBCODE")).contains("[b]", "paste into a forum");
    assertThat(asked("REPORT bismarck markdown")).contains("## bismarck: ", "\n### ");
    assertThat(asked("REPORT bismarck TEXT 72").lines().skip(1))
        .allMatch(line -> line.length() <= 76);
    assertThat(asked("REPORT bismarck BBCODE " + phase))
        .contains("[b]bismarck: ")
        .doesNotContain("you are");
    assertThat(asked("REPORT bismarck BBCODE F1999M")).contains(phase);
  }

  @Test
  void aReportOfTheNewsIsProse() {
    // Only these words are the command; people begin sentences with Report, too.
    List<Bureau.Mail> begun = begun("standard", 7);
    Bureau.Mail report =
        begun.stream().filter(mail -> mail.to().equals("p0@x.org")).toList().getLast();
    for (String line :
        List.of(
            "Report: all quiet",
            "REPORT TEXT from the front follows",
            "Report BBCODE is what we use here")) {
      assertThat(
              String.join(
                  "\n", bureau.answer(report, line).stream().map(Bureau.Mail::text).toList()))
          .as(line)
          .doesNotContain("The REPORT comes", "[b]");
    }
    assertThat(asked("REPORT bismarck BBCODE")).doesNotContain("[b]").contains("REPORT");
  }
}
