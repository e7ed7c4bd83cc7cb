package depesche.bot.desk;

import static depesche.bot.desk.Rerun.MASTER;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What several masters are told, also one who plays, and that nobody is taken for a master.
class MastersAtTableTest {

  private static final String FRED = "fred@x.org";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String said(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  private static String all(String address, List<Bureau.Mail> mails) {
    return Rerun.said(mails, address);
  }

  /// The operator asks somebody to run the game, too, and they accept.
  private void promoted(String who) {
    String asked = all(who, bureau.write(MASTER, "PROMOTE bismarck " + who));
    bureau.write(who, asked.replaceAll(".*(ACCEPT \\w+).*", "$1"));
  }

  @Test
  void allMastersHearOfTroubleAndAreCalled() {
    // A game that is held, and the calls after it: those who are awake can do something.
    bureau.begin();
    promoted(FRED);
    bureau.fuse.blow("resolve", IllegalStateException::new);
    bureau.passes(Duration.ofDays(4));
    List<Bureau.Mail> held = bureau.works();
    assertThat(all(FRED, held)).contains("RESUME bismarck");
    assertThat(all(MASTER, held)).containsOnlyOnce("An error in the program");
    bureau.passes(Duration.ofHours(7));
    assertThat(all(FRED, bureau.works())).contains("message number 2");
  }

  @Test
  void aMasterWhoPlaysReadsEverythingOnce() {
    // The notice for the seat says all that the one for the master says; seals are told to masters.
    bureau.begin();
    promoted("bert@x.org");
    bureau.passes(Duration.ofDays(3));
    List<Bureau.Mail> mails = new ArrayList<>(bureau.works());
    mails.addAll(bureau.write(MASTER, "PAUSE bismarck"));
    assertThat(all("bert@x.org", mails)).contains("you are Blue", "Orders and results", "paused");
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals("bert@x.org"))
        .filteredOn(mail -> !mail.text().contains("sealed under the root"))
        .allMatch(mail -> !mail.token().isEmpty())
        .extracting(Bureau.Mail::subject)
        .doesNotHaveDuplicates();
  }

  @Test
  void noCountryIsCalledMaster() {
    // What is meant for the master or for all would go to a player; “the” is no part of a name.
    List<Bureau.Mail> start = bureau.begin();
    for (String name : List.of("Master", "the MASTER", "Mas-ter", "the Observers", "Everybody")) {
      assertThat(said(bureau.answer(start.getFirst(), "NAME " + name).getFirst()))
          .as(name)
          .contains("NOT ACCEPTED");
    }
    List<Bureau.Mail> sent =
        bureau.answer(start.getFirst(), "PRESS TO the Master", "Who am I?", "ENDPRESS");
    assertThat(all(MASTER, sent)).contains("Who am I?");
    assertThat(sent).noneMatch(mail -> mail.to().equals("bert@x.org"));
  }
}
