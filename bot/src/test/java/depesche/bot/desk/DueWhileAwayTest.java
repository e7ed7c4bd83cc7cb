package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a master sets and what a player was promised meet: a deadline in an absence, and dates that
/// could mean two days.
class DueWhileAwayTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private Instant deadline() {
    return bureau.ask(book -> book.game("bismarck").orElseThrow().deadline().orElseThrow());
  }

  @Test
  void aDeadlineInAnAbsenceIsSaidToBothAndNamesNobody() {
    // It is set: the master hears that somebody is away, the player that it lies in their absence.
    Holders game = Holders.at(bureau, "");
    assertThat(Holders.flat(game.writes(0, "SET ABSENCE 1 Dec TO 5 Dec").getFirst()))
        .contains("The master can still");
    List<Bureau.Mail> mails = bureau.write(MASTER, "SET DEADLINE bismarck 3 Dec 12:00");
    assertThat(deadline()).isEqualTo(Instant.parse("2026-12-03T11:00:00Z"));
    String answer = Holders.flat(Holders.to(MASTER, mails));
    assertThat(answer).contains("away then").doesNotContain("Red is away");
    assertThat(Holders.flat(Holders.to(PLAYERS.getFirst(), mails)))
        .contains("lies in your absence");
    assertThat(Holders.flat(Holders.to(PLAYERS.get(1), mails)))
        .contains("deadline")
        .doesNotContain("absence");
  }

  @Test
  void aDeadlineOutsideAnAbsenceIsSetWithoutAWordOfIt() {
    // Nobody is away then.
    Holders game = Holders.at(bureau, "");
    game.writes(0, "SET ABSENCE 1 Dec TO 5 Dec");
    List<Bureau.Mail> mails = bureau.write(MASTER, "SET DEADLINE bismarck 7 Dec 12:00");
    assertThat(mails).noneMatch(mail -> Holders.flat(mail).contains("away then"));
    assertThat(mails).noneMatch(mail -> Holders.flat(mail).contains("in your absence"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SET DEADLINE bismarck next Sunday 18:00",
        "EXTEND bismarck UNTIL next Sunday 18:00",
        "SET DEADLINE bismarck next Sunday",
        "PAUSE bismarck UNTIL next Sunday",
        "SET DEADLINE bismarck 2027-03-28 02:30",
        "SET DEADLINE bismarck 2027-10-31 02:30",
        "SET DEADLINE bismarck Thu 20:00 XYZT"
      })
  void whatCouldMeanTwoDaysIsAskedAboutAndChangesNothing(String line) {
    // Both are named; a word that is no zone, and an hour that no clock shows, too.
    Holders.at(bureau, "");
    Instant before = deadline();
    String answer = Holders.flat(Holders.to(MASTER, bureau.write(MASTER, line)));
    assertThat(answer).contains("NOT ACCEPTED");
    assertThat(answer)
        .containsAnyOf(
            "29 Nov 2026 18:00 CET",
            "Sun 29 Nov 2026 or Sun 6 Dec 2026",
            "names a day and no time",
            "go forward",
            "02:30 CEST (00:30 UTC) or Sun 31 Oct 2027 02:30 CET (01:30 UTC)",
            "“xyzt”");
    assertThat(deadline()).isEqualTo(before);
  }

  @Test
  void onASaturdayTheNextSaturdayIsNotToday() {
    // An absence of the next one is none of today, and costs no days of today.
    Holders game = Holders.at(bureau, "");
    bureau.write(MASTER, "SET DEADLINE bismarck 10 Dec 12:00");
    bureau.passes(Duration.ofDays(5));
    bureau.works();
    assertThat(Holders.flat(game.writes(0, "SET ABSENCE next Saturday").getLast()))
        .contains("from Sat 5 Dec 2026 00:00 CET")
        .contains("1 day;");
    assertThat(Holders.flat(game.writes(0, "SET ABSENCE next Saturday TO next Sunday").getLast()))
        .contains("NOT ACCEPTED")
        .contains("Sun 6 Dec 2026 or Sun 13 Dec 2026");
  }
}
