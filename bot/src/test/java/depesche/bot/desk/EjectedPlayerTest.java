package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.SeatState;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A player whom the master of a game has sent away plays there again when the master asks them,
/// and not before.
class EjectedPlayerTest {

  private static final String ANNA = PLAYERS.getFirst();
  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private String answer(String... lines) {
    return Holders.flat(Holders.to(ANNA, bureau.write(ANNA, lines)));
  }

  private SeatState red() {
    return bureau.seat(0).state();
  }

  @Test
  void whoWasEjectedComesBackOnlyWhenInvited() {
    // The game is not private: without this they would have their seat again in a minute.
    bureau.begin();
    assertThat(Holders.flat(Holders.to(ANNA, bureau.write(MASTER, "EJECT bismarck Red"))))
        .contains("You can play there again if they invite you");
    assertThat(answer("JOIN Red@bismarck"))
        .contains("only when they invite you")
        .contains("OBSERVE bismarck");
    assertThat(answer("WAITLIST bismarck")).contains("only when they invite you");
    assertThat(red()).isEqualTo(SeatState.RESIGNED);
    bureau.write(MASTER, "INVITE bismarck " + ANNA);
    bureau.write(ANNA, "JOIN Red@bismarck");
    assertThat(red()).isEqualTo(SeatState.HELD);
  }

  @Test
  void anInvitationFromBeforeIsWorthNothing() {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron private=ON");
    bureau.write(MASTER, "INVITE bismarck " + ANNA);
    bureau.write(ANNA, "JOIN bismarck");
    bureau.write(MASTER, "EJECT bismarck Red");
    assertThat(answer("JOIN bismarck")).contains("only when they invite you");
    assertThat(red()).isEqualTo(SeatState.VACANT);
  }

  @Test
  void theMasterMayGiveThemASeatToTakeOver() {
    // REPLACE is the master's word, too.
    bureau.begin();
    bureau.write(MASTER, "EJECT bismarck Red");
    List<Bureau.Mail> asked = bureau.write(MASTER, "REPLACE bismarck Red " + ANNA);
    String code = Holders.to(ANNA, asked).text().replaceAll("(?s).*ACCEPT (\\w+).*", "$1");
    bureau.write(ANNA, "ACCEPT " + code);
    assertThat(red()).isEqualTo(SeatState.HELD);
  }

  @Test
  void whoIsAskedTwiceInOneLetterGetsOneQuestion() {
    // Two codes for one seat are one too many.
    bureau.begin();
    String line = "REPLACE bismarck Red fred@x.org";
    List<Bureau.Mail> asked = bureau.write(MASTER, line, line);
    assertThat(asked).filteredOn(mail -> mail.to().equals("fred@x.org")).hasSize(1);
    assertThat(Holders.flat(Holders.to(MASTER, bureau.write(MASTER, "SET CLOCK bismarck any"))))
        .contains("OK: ");
  }

  @Test
  void nobodyElseLetsThemInAsAStandIn() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.write(MASTER, "EJECT bismarck Red");
    List<Bureau.Mail> asked = bureau.answer(start.get(1), "STAND-IN " + ANNA + " FOR 2");
    String code = Holders.to(ANNA, asked).text().replaceAll("(?s).*ACCEPT (\\w+).*", "$1");
    assertThat(answer("ACCEPT " + code)).contains("only when they invite you");
  }

  @Test
  void whoResignedMayComeBack() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.getFirst(), "RESIGN bismarck");
    bureau.write(ANNA, "JOIN Red@bismarck");
    assertThat(red()).isEqualTo(SeatState.HELD);
  }
}
