package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `REPORT BBCODE` and its like: the public report of a phase, to be pasted elsewhere.
class ForumReportTest {

  private static final String MASTER = "master@localhost";

  private Bureau.@Nullable Mail start;
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

  @ParameterizedTest
  @CsvSource({
    "standard, 7, BBCODE, BBCode for a forum, [b]bismarck: ",
    "blood-and-iron, 5, markdown, Markdown for a forum, ## bismarck: ",
    "great-powers, 5, TEXT, plain text for a zine, bismarck: Turn 1",
    "great-powers, 5, OFF, without a text to paste, ''"
  })
  void aReportBringsWhatIsPublicAsAFileIfThatIsWanted(
      String title, int seats, String format, String said, String head) {
    // SET FORMAT: the same text as REPORT gives, with each report; nobody else gets it.
    start =
        begun(title, seats).stream()
            .filter(mail -> mail.to().equals("p0@x.org"))
            .toList()
            .getLast();
    says("SET FORMAT BBCODE");
    assertThat(says("SET FORMAT HTML")).contains("BBCODE, MARKDOWN, TEXT or OFF");
    assertThat(says("SET FORMAT " + format)).contains(said);
    String file = turn();
    assertThat(file).startsWith(head).doesNotContain("you are", "Read ");
    assertThat(file.isEmpty()).isEqualTo(head.isEmpty());
    assertThat(asked("REPORT bismarck " + format).lines().map(String::strip))
        .containsAll(
            file.lines()
                .map(String::strip)
                .filter(line -> !line.isBlank())
                .takeWhile(line -> !line.contains("Other news"))
                .toList());
  }

  private String says(String line) {
    return bureau.answer(Objects.requireNonNull(start), line).stream()
        .filter(mail -> mail.to().equals("p0@x.org"))
        .map(Bureau.Mail::text)
        .reduce("", String::concat);
  }

  /// The file that the report of a turn brings to the first player; no other gets one.
  private String turn() {
    bureau.passes(Duration.ofDays(5));
    List<Bureau.Mail> reports = bureau.works();
    assertThat(reports)
        .filteredOn(mail -> mail.to().equals("p1@x.org"))
        .isNotEmpty()
        .allMatch(mail -> !mail.transcript().contains("bismarck: "));
    return reports.stream()
        .filter(mail -> mail.to().equals("p0@x.org"))
        .map(Bureau.Mail::transcript)
        .filter(one -> !one.startsWith("{"))
        .reduce("", String::concat);
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
