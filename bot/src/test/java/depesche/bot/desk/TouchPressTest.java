package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Touch press: in private only to neighbours on the board.
class TouchPressTest extends PressTable {

  private static final String MASTER = "master@localhost";

  /// The first is next to the second, and to nobody else.
  private void begins(String... options) {
    begin(options);
    board("KON", "DAN", "MUN", "STU", "HES");
  }

  @Test
  void onlyNeighboursAreWrittenToInPrivate() {
    // issue: touch press, only neighbours; the answer says who they are, and nothing was sent.
    begins("touch=on");
    assertThat(readers(says(0, "PRESS TO " + name(1), "hello"))).containsExactly(address(1));
    List<Bureau.Mail> far = says(0, "PRESS TO " + name(2), "hello");
    assertThat(press(far)).isEmpty();
    assertThat(receipt(far))
        .contains("only to neighbours on the board")
        .contains(name(2) + " is none of yours now")
        .contains("You can write to " + name(1) + ", and to everybody");
    List<Bureau.Mail> both = says(0, "PRESS TO " + name(1) + " " + name(2), "hello");
    assertThat(press(both)).isEmpty();
    assertThat(press(says(0, "PRESS TO ALL BUT " + name(1), "hello"))).isEmpty();
  }

  @Test
  void everybodyAndTheMasterAreAlwaysInReach() {
    // A press to all is no private talk, the master plays no seat, and observers are on no board.
    begins("touch=on");
    assertThat(readers(says(0, "BROADCAST", "hello"))).contains(address(2));
    assertThat(press(says(0, "PRESS TO MASTER", "hello"))).hasSize(1);
    assertThat(receipt(says(0, "PRESS TO O", "hello"))).contains("sent to");
    assertThat(readers(bureau.write(MASTER, "PRESS bismarck TO " + name(2), "hello")))
        .containsExactly(address(2));
  }

  @Test
  void whatIsShownToReadersBringsNobodyNearer() {
    // FAKE and FROM change what is told; the true readers decide.
    begins("touch=on", "fake=on");
    String near = name(1);
    String far = name(2);
    assertThat(press(says(0, "PRESS TO " + far + " FAKE TO " + near, "psst"))).isEmpty();
    assertThat(press(says(0, "PRESS TO " + far + " FROM " + near, "psst"))).isEmpty();
    List<Bureau.Mail> forged = says(0, "PRESS TO " + near + " FAKE TO " + far, "psst");
    assertThat(readers(forged)).containsExactly(address(1));
  }

  @Test
  void whoeverWroteUnsignedCanAlwaysBeAnswered() {
    // A refusal would tell whether they are near still.
    begins("touch=on", "press=grey");
    says(0, "PRESS TO " + name(1), "beware");
    bureau.passes(QUARTER);
    Bureau.Mail got = press(bureau.works()).getFirst();
    board("KON", "HAM", "MUN", "STU", "HES");
    assertThat(receipt(reply(got, "REPLY", "of whom?"))).contains("the writer of the unsigned");
  }

  @Test
  void anAnswerAndAHeldPressGoByTheBoardOfTheirMoment() {
    // A reply to somebody who is a neighbour no more is refused, and so is SEND.
    begins("touch=on");
    Bureau.Mail got = press(says(0, "PRESS TO " + name(1), "hello")).getFirst();
    says(0, "A KON H");
    assertThat(receipt(says(0, "PRESS TO " + name(1), "A KON H", "ENDPRESS")))
        .contains("has not been sent yet");
    board("KON", "HAM", "MUN", "STU", "HES");
    assertThat(press(reply(got, "REPLY", "hello yourself"))).isEmpty();
    assertThat(receipt(says(0, "SEND"))).contains("only to neighbours on the board");
    assertThat(receipt(says(0, "PRESS TO " + name(1), "hi")))
        .contains("You have no neighbours now");
  }
}
