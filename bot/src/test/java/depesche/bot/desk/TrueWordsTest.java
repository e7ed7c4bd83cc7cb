package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand.Pace;
import depesche.bot.clock.ClockPolicy;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What an answer says is so, and names what helps the one who reads it.
class TrueWordsTest {

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"HELP ME", "help me please!", "HELP"})
  void helpForMeIsTheOverview(String line) {
    // Not the help on people, of which ME is thought to be a part.
    List<Bureau.Mail> start = bureau.begin();
    assertThat(bureau.answer(start.getFirst(), line).getFirst().subject())
        .doesNotContainIgnoringCase("people");
    assertThat(bureau.answer(start.getFirst(), line).getFirst().text())
        .contains("HELP PEOPLE")
        .doesNotContain("not found");
  }

  @Test
  void reportsByMailCanBeWishedByWhomMailReachesAlone() {
    // The answer said that the address is missing which the line came from.
    List<Bureau.Mail> start = bureau.begin();
    assertThat(Holders.flat(bureau.answer(start.getFirst(), "SET REPORTS MAIL").getFirst()))
        .contains("OK: ");
    assertThat(Holders.flat(bureau.answer(start.getFirst(), "SET REPORTS BOTH").getFirst()))
        .contains("NOT ACCEPTED", "linked account");
    PlayerRow.Reports wanted =
        bureau.ask(book -> book.player(Bureau.PLAYERS.getFirst()).orElseThrow().reports);
    assertThat(wanted).isEqualTo(PlayerRow.Reports.MAIL);
  }

  @Test
  void aSecondAddressIsToldHowToAddItself() {
    // A mail from work to the reply address of the private one.
    List<Bureau.Mail> start = bureau.begin();
    String army = bureau.armies("Red").getFirst();
    bureau.arrives(
        "anna.work@office.test", start.getFirst().replyTo(), bureau.now(), "A " + army + " H");
    assertThat(Holders.flat(bureau.works().getFirst())).contains("ADDRESS ADD");
  }

  @Test
  void aLeastTimeBehindMovementIsOfMovementAlone() {
    // The example of docs/conduct.md gave retreats 48 hours, too.
    String clock = "clock=20:00 days=Mon-Fri move=72 min=48 grace=12";
    bureau.write("master@localhost", "CREATE bismarck standard " + clock);
    ClockPolicy policy = bureau.asks(Game::policy);
    assertThat(policy.of(Pace.DELIBERATE).least()).isEqualTo(Duration.ofHours(48));
    assertThat(policy.of(Pace.BRISK).least()).isLessThan(Duration.ofHours(24));
    assertThat(policy.of(Pace.BRISK).days()).hasSize(5);
  }

  @Test
  void aLeastTimeByItselfIsOfAllPhases() {
    // As docs/masters.md says.
    bureau.write("master@localhost", "CREATE bismarck standard move=72 days=Mon-Fri min=30");
    assertThat(bureau.asks(Game::policy).of(Pace.REFLEX).least()).isEqualTo(Duration.ofHours(30));
  }

  @Test
  void inAPrivateGameAnEmptiedSeatIsForTheInvited() {
    // The answer to EJECT said that anybody may join.
    String anna = Bureau.PLAYERS.getFirst();
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron private=ON");
    bureau.write("master@localhost", "INVITE bismarck " + anna);
    bureau.write(anna, "JOIN bismarck");
    List<Bureau.Mail> mails = bureau.write("master@localhost", "EJECT bismarck Red");
    assertThat(Holders.flat(Holders.to("master@localhost", mails)))
        .contains("INVITE bismarck")
        .doesNotContain("anybody may");
  }
}
