package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A game whose clock knows the holidays of a calendar file, and who may be away in it.
class HolidayGameTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void noDeadlineFallsOnAHolidayOfTheFile() {
    // The file makes Thursday 26 November a holiday: the turn is due and judged a day later.
    Holders game = Holders.at(bureau, "clock=20:00 zone=Europe/Berlin holidays=de.ics");
    assertThat(Holders.flat(game.reports().getFirst()))
        .contains("Fri 27 Nov 2026 20:00 CET")
        .contains("moved past a holiday (Founding Day)");
    assertThat(Holders.flat(Holders.to(PLAYERS.getFirst(), game.writes(0, "STATUS"))))
        .contains("moved past a holiday (Founding Day)");
    bureau.passes(Duration.ofHours(80));
    bureau.works();
    assertThat(game.phase()).isEqualTo("S1865M");
    bureau.passes(Duration.ofHours(24));
    bureau.works();
    assertThat(game.phase()).isEqualTo("F1865M");
  }

  @Test
  void aFileThatIsMissingOrBrokenIsNamed() {
    // Before there is a game, and when the master changes its clock.
    Bureau.Mail missing =
        bureau.write(MASTER, "CREATE bismarck blood-and-iron holidays=fr.ics").getFirst();
    assertThat(Holders.flat(missing))
        .contains("there is no file “fr.ics” in config/holidays", "de.ics", "holidays=none");
    assertThat(
            Holders.flat(
                bureau
                    .write(MASTER, "CREATE bismarck blood-and-iron holidays=broken.ics")
                    .getFirst()))
        .contains("broken.ics", "Odd Day", "write its days one by one", "holidays=none");
    assertThat(
            Holders.flat(
                bureau
                    .write(MASTER, "CREATE bismarck blood-and-iron holidays=empty.ics")
                    .getFirst()))
        .contains("empty.ics is no calendar");
    assertThat(bureau.<Long>ask(unitOfWork -> unitOfWork.lobby().count())).isZero();
    bureau.begin();
    assertThat(Holders.flat(bureau.write(MASTER, "SET CLOCK bismarck holidays=fr.ics").getFirst()))
        .contains("there is no file “fr.ics”");
  }

  @Test
  void aStandInSpendsNoneOfThePlayersDays() {
    // The player comes back to as many days as they left; the stand-in is told what to do instead.
    Holders game = Holders.at(bureau, "");
    String asked = Holders.to("fred@x.org", game.writes(0, "STAND-IN fred@x.org FOR 2")).text();
    String code = asked.replaceAll("(?s).*ACCEPT (\\w+).*", "$1");
    List<Bureau.Mail> accepted = bureau.write("fred@x.org", "ACCEPT " + code);
    Bureau.Mail status =
        accepted.stream()
            .filter(mail -> mail.to().equals("fred@x.org") && !mail.token().isEmpty())
            .findFirst()
            .orElseThrow();
    for (String line : List.of("SET ABSENCE 1 Dec TO 20 Dec", "SET NO ABSENCE")) {
      assertThat(Holders.flat(bureau.answer(status, line).getFirst()))
          .contains("the days of absence are theirs")
          .contains("RESIGN bismarck");
    }
    assertThat(Holders.flat(game.writes(0, "SET ABSENCE 1 Dec").getFirst()))
        .contains("you have 20 left");
  }
}
