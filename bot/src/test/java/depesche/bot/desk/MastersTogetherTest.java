package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Several masters of one game: each can do what one alone can.
class MastersTogetherTest extends PressTable {

  private static final String MASTER = "master@localhost";
  private static final String FRED = "fred@x.org";
  private static final String GINA = "gina@x.org";
  private static final Pattern CODE = Pattern.compile("ACCEPT (\\w{17})");

  private static String told(String address, List<Bureau.Mail> mails) {
    return mails.stream()
        .filter(mail -> mail.to().equals(address))
        .map(Holders::flat)
        .reduce("", String::concat);
  }

  /// Asks somebody to run the game, and they accept.
  private List<Bureau.Mail> accepted(String from, String command, String who) {
    Matcher code = CODE.matcher(told(who, bureau.write(from, command + " bismarck " + who)));
    assertThat(code.find()).isTrue();
    return bureau.write(who, code.group());
  }

  @Test
  void whoeverHandsOverGoesAndTheOthersStay() {
    // The first master was dismissed when the second handed over, who went on running the game.
    begin();
    accepted(MASTER, "PROMOTE", FRED);
    List<Bureau.Mail> sent = accepted(FRED, "HAND OVER", GINA);
    assertThat(told(FRED, sent)).contains("You do not run bismarck any more");
    assertThat(told(MASTER, sent)).doesNotContain("any more");
    assertThat(bureau.game().master()).isEqualTo(MASTER);
    assertThat(told(FRED, bureau.write(FRED, "PAUSE bismarck"))).contains("for the master");
    assertThat(told(GINA, bureau.write(GINA, "PAUSE bismarck"))).contains("is paused");
    assertThat(told(FRED, bureau.write(MASTER, "RESUME bismarck"))).contains("has been resumed");
  }

  @Test
  void pressToTheMasterReachesAllWhoRunTheGame() {
    // HELP MASTERS: each can give every command; a promoted one got no press and could send none.
    begin();
    accepted(MASTER, "PROMOTE", FRED);
    List<Bureau.Mail> asked = says(0, "PRESS TO MASTER", "May I ask?", "ENDPRESS");
    assertThat(readers(asked)).containsExactly(MASTER, FRED);
    List<Bureau.Mail> answer = reply(press(asked).getLast(), "REPLY", "Do.");
    assertThat(to(0, answer).getFirst().text()).contains("The master wrote to you", "Do.");
    assertThat(readers(bureau.write(FRED, "PRESS bismarck TO " + name(1), "A word."))).hasSize(1);
    assertThat(told(FRED, bureau.write(FRED, "PRESS LOG bismarck"))).contains("May I ask?");
    assertThat(press(bureau.write(GINA, "PRESS bismarck TO " + name(1), "A word."))).isEmpty();
  }

  @Test
  void aSecondMasterSetsTheClockInPlayersWords() {
    // SET WAIT bismarck ON is a master's line for a master without a seat in the game.
    begin();
    accepted(MASTER, "PROMOTE", FRED);
    assertThat(told(FRED, bureau.write(FRED, "SET WAIT bismarck ON"))).contains("OK:");
    assertThat(told(GINA, bureau.write(GINA, "SET WAIT bismarck ON"))).doesNotContain("OK:");
  }

  @Test
  void aMasterIsToldThatALineIsForPlayers() {
    // It said that nobody could tell who sent it, though the next line counted as the master's.
    begin();
    accepted(MASTER, "PROMOTE", FRED);
    for (String master : List.of(MASTER, FRED)) {
      for (String line : List.of("SET DRAW", "BID NAVIES", "DIARY LIST")) {
        assertThat(told(master, bureau.write(master, line)))
            .as(line)
            .doesNotContain("could not tell who sent");
      }
      assertThat(told(master, bureau.write(master, "SET DRAW"))).contains("is for a player");
    }
    assertThat(told(GINA, bureau.write(GINA, "SET DRAW"))).contains("could not tell who sent");
  }

  @Test
  void theLogNamesASeatThatIsOpen() {
    // JOIN Blue@bismarck is no address.
    begin();
    bureau.write(MASTER, "DUMMY bismarck " + name(1));
    bureau.write(MASTER, "REVIVE bismarck " + name(1));
    assertThat(told(MASTER, bureau.write(MASTER, "LOG bismarck")))
        .contains("write `JOIN " + name(1) + "@bismarck`; the first");
  }
}
