package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// A press that is held is its writer's, and not that of the seat.
class HeldPressTest extends PressTable {

  private static final String FRED = "fred@x.org";

  /// The first player writes a press that is held.
  private void holds() {
    begin();
    String army = bureau.armies(name(0)).getFirst();
    says(0, army + " H");
    String held = receipt(says(0, "PRESS TO " + name(1), "my plan: " + army + " H", "ENDPRESS"));
    assertThat(held).contains("SEND 1");
  }

  private static String code(List<Bureau.Mail> mails) {
    return Holders.to(FRED, mails).text().replaceAll("(?s).*ACCEPT (\\w+).*", "$1");
  }

  private Bureau.Mail comes(List<Bureau.Mail> mails) {
    return mails.stream()
        .filter(mail -> mail.to().equals(FRED) && !mail.token().isEmpty())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whoTakesTheSeatNeitherSendsNorDropsIt() {
    // It was never sent, so nobody but its writer knows of it.
    holds();
    says(0, "RESIGN bismarck");
    Bureau.Mail start = comes(bureau.write(FRED, "JOIN " + name(0) + "@bismarck"));
    for (String line : List.of("SEND 1", "SEND", "DROP 1", "PRESS LOG")) {
      List<Bureau.Mail> mails = bureau.answer(start, line);
      assertThat(press(mails).stream().filter(mail -> !mail.to().equals(FRED))).as(line).isEmpty();
      assertThat(mails.toString()).as(line).doesNotContain("my plan");
    }
    assertThat(receipt(bureau.answer(start, "SEND 1"))).contains("no press 1 of yours waits");
  }

  @Test
  void itWaitsForItsWriterWhileAnotherPlaysForThem() {
    // A stand-in writes presses of their own; the player finds theirs when they are back.
    holds();
    List<Bureau.Mail> asked = says(0, "STAND-IN " + FRED + " FOR 2");
    Bureau.Mail status = comes(bureau.write(FRED, "ACCEPT " + code(asked)));
    assertThat(press(bureau.answer(status, "SEND 1"))).isEmpty();
    assertThat(press(bureau.answer(status, "DROP 1"))).isEmpty();
    assertThat(readers(says(0, "SEND 1"))).containsExactly(address(1));
  }
}
