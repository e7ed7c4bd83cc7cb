package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `HISTORY bismarck AS ISSUE`: what is new of a game and public, to be printed in a zine.
class IssueTest {

  private static final String MASTER = "master@localhost";
  private static final String ANNA = Bureau.PLAYERS.getFirst();

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("issue"));
  private List<Bureau.Mail> last = List.of();

  @AfterEach
  void close() {
    bureau.close();
  }

  private void begun(String title, String... rules) {
    bureau.write(MASTER, ("CREATE bismarck " + title + " " + String.join(" ", rules)).strip());
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN bismarck"));
    last = bureau.write(MASTER, "START bismarck");
  }

  private void turn() {
    bureau.passes(Duration.ofDays(5));
    List<Bureau.Mail> reports = bureau.works();
    last = reports.stream().anyMatch(mail -> mail.to().equals(ANNA)) ? reports : last;
  }

  private static String issue(List<Bureau.Mail> mails, String reader) {
    return mails.stream()
        .filter(mail -> mail.to().equals(reader))
        .map(Bureau.Mail::text)
        .reduce("", String::concat);
  }

  private String issue(String... lines) {
    return issue(bureau.write(MASTER, lines), MASTER);
  }

  private List<Bureau.Mail> annaSays(String... lines) {
    Bureau.Mail report = last.stream().filter(mail -> mail.to().equals(ANNA)).toList().getLast();
    return bureau.answer(report, lines);
  }

  private String annas(String... lines) {
    return issue(annaSays(lines), ANNA);
  }

  @ParameterizedTest
  @CsvSource({
    "blood-and-iron, 'Spring 1865, movement', 'Fall 1865, movement', F1865M",
    "great-powers, 'Turn 1, Bid Phase', 'Turn 1, Action Phase', 1-Action"
  })
  void anIssueHasWhatTheLastOneHadNot(String title, String first, String second, String phase) {
    // All turns since the last issue, with what was written to everybody and how they stand, 72
    // columns wide; nothing that is for one seat, and nothing twice.
    begun(title);
    annaSays("PRESS TO ALL", "Hear, hear.", "ENDPRESS");
    annaSays("PRESS TO M", "Between you and me.", "ENDPRESS");
    turn();
    String one = issue("HISTORY bismarck AS ISSUE");
    assertThat(one)
        .contains(first, "Hear, hear.")
        .doesNotContain("Between you and me", "you are", "Reply with");
    assertThat(one.lines()).allMatch(line -> line.length() <= 72);
    assertThat(issue("HISTORY AS ISSUE")).contains("new since").doesNotContain("Hear, hear.");
    annaSays("PRESS TO ALL", "And again.", "ENDPRESS");
    turn();
    assertThat(issue("History bismarck as issue"))
        .contains(second, "And again.")
        .doesNotContain(first + "\n", "Hear, hear.");
    // A player has their own; a phase begins anew with it, for who has lost theirs.
    assertThat(annas("HISTORY AS ISSUE")).contains("Hear, hear.", "And again.");
    assertThat(annas("HISTORY AS ISSUE")).contains("new since");
    assertThat(issue("HISTORY bismarck " + phase + " AS ISSUE"))
        .contains("And again.")
        .doesNotContain("Hear, hear.");
    assertThat(issue("HISTORY bismarck F1999M AS ISSUE")).contains("no phase F1999M");
    assertThat(issue("HISTORY bismarck AS ISSUE")).contains("new since");
  }

  @Test
  void whatLeftLateIsInTheNextIssue() {
    // Unsigned press leaves some minutes later: an issue made meanwhile must not lose it.
    begun("blood-and-iron", "press=CHOOSE anonymous=ON");
    annaSays("SET MYNAME Antonia");
    annaSays("PRESS TO ALL GREY", "Who am I?", "ENDPRESS");
    turn();
    annaSays("PRESS TO ALL GREY", "Guess again.", "ENDPRESS");
    String first = issue("HISTORY bismarck AS ISSUE");
    assertThat(first)
        .contains("Who am I?", "Somebody unnamed to everybody")
        .doesNotContain("Guess again.", "Antonia", "x.org");
    bureau.passes(Duration.ofMinutes(20));
    bureau.works();
    assertThat(issue("HISTORY bismarck AS ISSUE"))
        .contains("Guess again.", "How they stand")
        .doesNotContain("Who am I?", "Spring 1865");
  }

  @Test
  void ofAStrangerNothingIsKept() {
    // All who may look may ask; what is kept of a player goes with them, and a mail that only
    // claims to be from one moves nothing.
    begun("blood-and-iron");
    turn();
    for (int i = 0; i < 2; i++) {
      assertThat(issue(bureau.write("zoe@x.org", "HISTORY bismarck AS ISSUE"), "zoe@x.org"))
          .contains("reply to this mail with the word YES")
          .doesNotContain("Spring 1865");
      assertThat(issue(bureau.write(ANNA, "HISTORY bismarck AS ISSUE"), ANNA))
          .contains("Spring 1865, movement");
    }
    assertThat(annas("HISTORY AS ISSUE")).contains("Spring 1865, movement");
    bureau.crashes();
    assertThat(annas("HISTORY AS ISSUE")).contains("new since");
    Matcher code = Pattern.compile("ERASE ME (\\w+)").matcher(annas("ERASE ME"));
    assertThat(code.find()).isTrue();
    List<Long> people =
        IntStream.range(0, Bureau.PLAYERS.size())
            .mapToObj(place -> bureau.seat(place).actor().orElseThrow())
            .toList();
    assertThat(kept(people)).isEqualTo(1);
    annaSays("ERASE ME " + code.group(1));
    assertThat(kept(people)).isZero();
  }

  private long kept(List<Long> people) {
    return bureau.asks(
        game ->
            people.stream()
                .filter(one -> game.book().press().issue(game.id(), Optional.of(one)).isPresent())
                .count());
  }
}
