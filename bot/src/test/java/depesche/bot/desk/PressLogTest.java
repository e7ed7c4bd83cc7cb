package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// What can be read again: as much as its reader was told, and no less.
class PressLogTest extends PressTable {

  private static String answer(List<Bureau.Mail> mails) {
    return Holders.flat(mails.getLast());
  }

  @Test
  void aSearchTellsNoMoreThanThePressDid() {
    // Asking for a partial or forged press by name told who else reads it.
    begin("partial=on", "fake=on");
    says(0, "PRESS PARTIAL TO " + name(1) + " " + name(2), "only you", "ENDPRESS");
    says(0, "PRESS TO " + name(1) + " " + name(2) + " FAKE TO " + name(3), "or you", "ENDPRESS");
    for (String line : List.of("PRESS LOG WITH " + name(2), "PRESS LOG TO " + name(2))) {
      assertThat(answer(says(1, line))).as(line).contains("no press for you to read");
    }
    assertThat(answer(says(1, "PRESS LOG WITH " + name(3)))).contains("or you");
    assertThat(answer(says(0, "PRESS LOG WITH " + name(2)))).contains("only you", "or you");
    assertThat(answer(says(1, "PRESS LOG FROM " + name(0)))).contains("only you", "or you");
  }

  @Test
  void whatIsNotPublishedIsStillThereForItsReaders() {
    // PRESS LOG: what you wrote and what was written to you; the end took the half of it away.
    begin("publish=on", "partial=on");
    says(0, "PRESS TO MASTER", "for the master", "ENDPRESS");
    says(0, "PRESS TO ALL BUT " + name(4), "for four", "ENDPRESS");
    says(0, "PRESS PARTIAL TO " + name(1) + " " + name(2), "for two", "ENDPRESS");
    bureau.write("master@localhost", "OPEN bismarck");
    assertThat(answer(says(0, "PRESS LOG"))).contains("for the master", "for four", "for two");
    assertThat(answer(says(1, "PRESS LOG")))
        .contains("for four", "for two")
        .doesNotContain("for the master");
    assertThat(answer(says(4, "PRESS LOG")))
        .contains(name(0) + " to some players", "for two")
        .doesNotContain("for the master", "for four");
    assertThat(answer(says(4, "PRESS LOG WITH " + name(2)))).contains("no press for you to read");
    assertThat(answer(bureau.write("master@localhost", "PRESS LOG bismarck")))
        .contains("for the master", "for two")
        .doesNotContain("for four");
  }

  @Test
  void ordersBelowANoteWithoutItsEndAreNamed() {
    // They are in the diary, and their writer believed them sent.
    begin();
    String order = bureau.armies(name(0)).getFirst() + " H";
    assertThat(receipt(says(0, "DIARY", "Who is Blue?", "", order)))
        .contains("note 1 is in your diary. Line 4 of your mail")
        .contains("write ENDDIARY");
    assertThat(receipt(says(0, "DIARY", "Who is Blue?", order, "ENDDIARY")))
        .contains("note 2 is in your diary.")
        .doesNotContain("write ENDDIARY");
  }
}
