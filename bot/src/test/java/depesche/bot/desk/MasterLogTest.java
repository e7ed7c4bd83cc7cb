package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Every act and every look of a master is an entry, which they can read at any time and everybody
/// at the end.
class MasterLogTest {

  private static final Duration PHASE = Duration.ofDays(3);
  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String said(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  private String log() {
    return said(to(MASTER, bureau.write(MASTER, "LOG bismarck")));
  }

  @Test
  void everyActIsAnEntryWithoutAddresses() {
    // Moderators 1.3: an audit log of the master's acts, for all to read.
    bureau.begin();
    bureau.write(MASTER, "SET DEADLINE bismarck +4d");
    bureau.write(MASTER, "REPLACE bismarck Red fred@x.org");
    bureau.write(MASTER, "EJECT bismarck Nowhere");
    bureau.write(MASTER, "PAUSE bismarck");
    assertThat(log())
        .contains("the operator, CREATE:")
        .contains("START: game bismarck has begun.")
        .contains("Spring 1865, movement, SET DEADLINE: bismarck: Spring 1865, movement is now due")
        .contains("REPLACE: I have asked …@… to take over Red")
        .contains("PAUSE: bismarck is paused")
        .doesNotContain("fred@x.org")
        .doesNotContain("EJECT");
  }

  @Test
  void aCommandStandsThereAsItWasWritten() {
    // Two words are read as one, and the log says what the master wrote.
    bureau.begin();
    bureau.write(MASTER, "- please hand over bismarck fred@x.org");
    bureau.write(MASTER, "SETRULE bismarck patience=3");
    assertThat(log()).contains("HAND OVER: I have asked", "SETRULE: bismarck: patience");
  }

  @Test
  void aLookAtTheStateIsAnEntryToo() {
    // A master sees there whom no mail reaches. It is no look at orders, and nobody's mail is full.
    bureau.begin("log=OPEN");
    List<Bureau.Mail> shown = bureau.write(MASTER, "STATUS bismarck");
    assertThat(shown).allMatch(mail -> mail.to().equals(MASTER));
    bureau.write("anna@x.org", "STATUS bismarck");
    assertThat(log()).containsOnlyOnce("STATUS:");
    bureau.passes(PHASE);
    assertThat(said(to("bert@x.org", bureau.works()))).doesNotContain("looked at the orders");
    Bureau.Mail opened = to("anna@x.org", bureau.write(MASTER, "OPEN bismarck"));
    assertThat(said(opened)).contains("STATUS:");
  }

  @Test
  void anAddressInAReasonIsToldToNobody() {
    // The table does not hear who was written to, or wrote.
    bureau.begin("rollback=MASTER");
    String army = bureau.armies("Red").getFirst();
    String why = " REASON fred@example.org (Fred <f.red@x.org>) says so";
    List<Bureau.Mail> told = bureau.write(MASTER, "EDIT bismarck REMOVE A " + army + why);
    told.addAll(bureau.write(MASTER, "TERMINATE bismarck as gina@x.org wishes"));
    assertThat(said(to("anna@x.org", told))).contains("…@…", "wishes");
    assertThat(told)
        .filteredOn(mail -> !mail.to().equals(MASTER))
        .isNotEmpty()
        .noneMatch(
            mail ->
                (mail.text() + mail.html() + mail.transcript())
                    .matches("(?s).*(fred@|red@x|gina@).*"));
  }

  @Test
  void askingSomebodyContradictsNobody() {
    // A master who comes is no second act that could undo the first.
    bureau.begin();
    List<Bureau.Mail> asked = bureau.write(MASTER, "PROMOTE bismarck fred@x.org");
    String code = said(to("fred@x.org", asked)).replaceAll(".*(ACCEPT \\w+).*", "$1");
    List<Bureau.Mail> sent = bureau.write("fred@x.org", code);
    assertThat(sent).anyMatch(mail -> said(mail).contains("you run bismarck now"));
    assertThat(sent).noneMatch(mail -> said(mail).contains("within a minute"));
  }

  @Test
  void playersReadItAtTheEnd() {
    // Moderators 4, story 44: it is declared who can read what, and looks are logged.
    bureau.begin();
    assertThat(said(to("anna@x.org", bureau.write("anna@x.org", "LOG bismarck"))))
        .contains("for its masters until the game is over");
    List<Bureau.Mail> opened = bureau.write(MASTER, "OPEN bismarck");
    assertThat(said(to("anna@x.org", opened))).contains("START: game bismarck has begun.");
    assertThat(said(to("anna@x.org", bureau.write("anna@x.org", "LOG bismarck"))))
        .contains("OPEN: bismarck is over");
  }

  @Test
  void inATableWithAnOpenLogEverybodyHearsAtOnce() {
    // The table may read along.
    bureau.begin("log=OPEN");
    List<Bureau.Mail> paused = bureau.write(MASTER, "SET RULE bismarck patience=3");
    assertThat(said(to("bert@x.org", paused))).contains("SET RULE: bismarck: patience is now 3.");
    assertThat(said(to("anna@x.org", bureau.write("anna@x.org", "LOG bismarck"))))
        .contains("START: game bismarck has begun.");
  }

  @Test
  void aPreviewShowsTheTurnAndTheReportSaysSo() {
    // Asks 41 to 46: a look at orders is logged, and the players are told.
    List<Bureau.Mail> start = bureau.begin("masters=OPEN");
    assertThat(said(start.getFirst())).contains("its masters may look at orders");
    String army = bureau.armies("Red").getFirst();
    bureau.answer(start.getFirst(), army + " H");
    String phase = bureau.game().phase();
    Bureau.Mail preview = to(MASTER, bureau.write(MASTER, "PREVIEW bismarck " + phase));
    assertThat(preview.subject()).contains("Preview of").contains("not judged yet");
    assertThat(said(preview)).contains("Nothing has been judged").contains(army + " H");
    assertThat(bureau.game().phase()).isEqualTo(phase);
    bureau.write(MASTER, "PREVIEW bismarck");
    assertThat(log())
        .contains("PREVIEW: a preview of Spring 1865, movement")
        .doesNotContain(army + " H");
    bureau.passes(PHASE);
    assertThat(said(to("bert@x.org", bureau.works())))
        .contains("a master looked at the orders of " + phase + " 2 times");
    assertThat(said(to(MASTER, bureau.write(MASTER, "PREVIEW bismarck " + phase))))
        .contains("but the current phase is");
  }
}
