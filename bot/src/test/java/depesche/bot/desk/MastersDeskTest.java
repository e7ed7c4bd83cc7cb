package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.SeatState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game has one master or several; they come and go by their own yes, and everybody is told.
class MastersDeskTest {

  private static final String MASTER = "master@localhost";
  private static final String FRED = "fred@x.org";
  private static final String GINA = "gina@x.org";

  private Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String said(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  private static String all(String address, List<Bureau.Mail> mails) {
    return mails.stream()
        .filter(mail -> mail.to().equals(address))
        .map(MastersDeskTest::said)
        .reduce("", String::concat);
  }

  private static String found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as(text).isTrue();
    return matcher.group(1);
  }

  /// Asks somebody to run the game, and they accept.
  private List<Bureau.Mail> accepted(String from, String command, String who) {
    String asked = all(who, bureau.write(from, command + " bismarck " + who));
    return bureau.write(who, "ACCEPT " + found("ACCEPT (\\w{17})", asked));
  }

  private String answer(String from, String... lines) {
    return all(from, bureau.write(from, lines));
  }

  @Test
  void aSecondMasterRunsThisGameAndNoOther() {
    // Moderators 1.3: several masters; one of another game has no say in this one.
    bureau.begin();
    bureau.write(MASTER, "CREATE other blood-and-iron");
    assertThat(answer(FRED, "PAUSE bismarck")).doesNotContain("paused until");
    List<Bureau.Mail> sent = accepted(MASTER, "PROMOTE", FRED);
    assertThat(all("anna@x.org", sent)).contains("One more person runs the game now, too");
    assertThat(all(FRED, sent)).contains("you run bismarck now").doesNotContain("SIGNON");
    assertThat(answer(FRED, "PAUSE bismarck")).contains("bismarck is paused");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(answer(FRED, "SET RULE other patience=3")).contains("for the master of the game");
    assertThat(answer(FRED, "CREATE third blood-and-iron")).contains("for the master of the game");
    assertThat(answer(FRED, "LOG bismarck")).contains("PROMOTE: I have asked …@…");
  }

  @Test
  void allMastersGetReportsAndNotices() {
    // Who gets what when there are several: all of them everything.
    bureau.begin();
    accepted(MASTER, "PROMOTE", FRED);
    bureau.passes(Duration.ofDays(3));
    List<Bureau.Mail> reports = bureau.works();
    assertThat(all(FRED, reports)).contains("Orders and results");
    assertThat(all(MASTER, reports)).contains("Orders and results");
  }

  @Test
  void twoMastersWithinAMinuteAreTold() {
    // The later one counts, and nobody wonders.
    bureau.begin();
    accepted(MASTER, "PROMOTE", FRED);
    bureau.passes(Duration.ofMinutes(5));
    bureau.works();
    bureau.write(MASTER, "PAUSE bismarck");
    List<Bureau.Mail> sent = bureau.write(FRED, "RESUME bismarck");
    String words = "two masters did something within a minute. First: bismarck is paused";
    assertThat(all(MASTER, sent)).containsIgnoringCase(words);
    assertThat(all(FRED, sent)).containsIgnoringCase(words);
    assertThat(all("anna@x.org", sent)).doesNotContain("within a minute");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
  }

  @Test
  void aMasterHandsOverAndWatchesFromThenOn() {
    // A former master has no say, and still gets the public reports.
    bureau.begin();
    accepted(MASTER, "HAND OVER", FRED);
    assertThat(bureau.game().master()).isEqualTo(FRED);
    List<Bureau.Mail> sent = accepted(FRED, "HAND OVER", GINA);
    assertThat(all("anna@x.org", sent)).contains("The game has a new master");
    assertThat(all(FRED, sent)).contains("You do not run bismarck any more");
    assertThat(answer(FRED, "PAUSE bismarck")).contains("for the master of the game only");
    assertThat(answer(GINA, "PAUSE bismarck")).contains("bismarck is paused");
    assertThat(all(FRED, bureau.write(GINA, "RESUME bismarck"))).contains("has been resumed");
  }

  @Test
  void aGameAlwaysHasAMaster() {
    // The last one cannot go; of two the other takes over.
    bureau.begin();
    assertThat(answer(MASTER, "DEMOTE bismarck " + MASTER)).contains("nobody else runs bismarck");
    accepted(MASTER, "PROMOTE", FRED);
    List<Bureau.Mail> sent = bureau.write(MASTER, "DEMOTE bismarck " + MASTER);
    assertThat(all("anna@x.org", sent)).contains("does not run the game any more");
    assertThat(bureau.game().master()).isEqualTo(FRED);
    assertThat(answer(FRED, "DEMOTE bismarck " + FRED)).contains("nobody else runs bismarck");
    assertThat(answer(FRED, "DEMOTE bismarck " + GINA)).contains("does not run bismarck");
  }

  @Test
  void whoCannotBeAskedIsNamed() {
    // Oneself, a master of it already, somebody blocked, no address, a player who is no master.
    bureau.begin();
    assertThat(answer(MASTER, "PROMOTE bismarck " + MASTER)).contains("you run bismarck already");
    accepted(MASTER, "PROMOTE", FRED);
    assertThat(answer(MASTER, "PROMOTE bismarck " + FRED)).contains("runs bismarck already");
    bureau.write(MASTER, "BLOCK " + GINA);
    assertThat(answer(MASTER, "PROMOTE bismarck " + GINA)).contains("cannot run a game");
    assertThat(answer(MASTER, "PROMOTE bismarck Gina")).contains("is not a mail address");
    assertThat(answer("anna@x.org", "PROMOTE bismarck " + FRED)).contains("for the master");
  }

  @Test
  void theCodeOfAFormerMasterIsWorthNothing() {
    // A question goes with the right to ask it.
    bureau.begin();
    accepted(MASTER, "PROMOTE", FRED);
    String asked = all(GINA, bureau.write(FRED, "PROMOTE bismarck " + GINA));
    bureau.write(MASTER, "DEMOTE bismarck " + FRED);
    assertThat(answer(GINA, "ACCEPT " + found("ACCEPT (\\w{17})", asked)))
        .contains("does not need you as master");
    assertThat(answer(GINA, "PAUSE bismarck")).doesNotContain("is paused");
  }

  @Test
  void aPlayerWhoBecomesMasterSealsTheGame() {
    // Masters who play must not look, and neither may anybody beside them.
    bureau.begin("masters=OPEN");
    assertThat(answer(MASTER, "PREVIEW bismarck")).contains("Nothing has been judged");
    List<Bureau.Mail> sent = accepted(MASTER, "PROMOTE", "bert@x.org");
    assertThat(all("anna@x.org", sent)).contains("nobody may look at orders");
    assertThat(answer(MASTER, "PREVIEW bismarck")).contains("one of those who run it plays");
    assertThat(answer("bert@x.org", "PREVIEW bismarck")).contains("one of those who run it plays");
  }

  @Test
  void inAnAnonymousGameNobodyLearnsThatAMasterPlays() {
    // It is told at the end only who plays, and neither by the one who runs the game.
    bureau.begin("anonymous=ON");
    bureau.write("bert@x.org", "SET MYNAME Bertram");
    List<Bureau.Mail> sent = accepted(MASTER, "PROMOTE", "bert@x.org");
    sent.addAll(bureau.write("bert@x.org", "ANNOUNCE bismarck", "Hello, all of you"));
    assertThat(all("anna@x.org", sent))
        .contains("Hello, all of you")
        .doesNotContain("Bertram")
        .doesNotContain("bert@");
    assertThat(all(MASTER, bureau.write(MASTER, "LOG bismarck"))).doesNotContain("Bertram");
  }

  @Test
  void aMasterWhoIsErasedRunsNothing() {
    // Nothing names them, and the game keeps its other master.
    bureau.begin();
    accepted(MASTER, "PROMOTE", FRED);
    bureau.write(FRED, "PAUSE bismarck");
    String code = found("ERASE ME (\\w{17})", answer(FRED, "ERASE ME"));
    bureau.write(FRED, "ERASE ME " + code);
    assertThat(answer(FRED, "RESUME bismarck")).doesNotContain("has been resumed");
    assertThat(answer(MASTER, "LOG bismarck")).contains("PAUSE:").doesNotContain("fred");
    assertThat(answer(MASTER, "RESUME bismarck")).contains("has been resumed");
  }

  @Test
  void whereAPasswordIsAskedEachMasterHasTheirOwn(@TempDir Path folder) throws IOException {
    // An address can be forged; a word that is told once, in the answer to ACCEPT, cannot.
    bureau.close();
    bureau = new Bureau(withPassword(folder));
    String[] signed = {"SIGNON MASTER chief", "CREATE bismarck blood-and-iron"};
    assertThat(answer(MASTER, signed[1])).contains("for the master of the game only");
    assertThat(answer(MASTER, signed)).contains("bismarck (Blood & Iron) has been created");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN bismarck"));
    bureau.write(MASTER, signed[0], "START bismarck");
    String asked = all(FRED, bureau.write(MASTER, signed[0], "PROMOTE bismarck " + FRED));
    String told = answer(FRED, "ACCEPT " + found("ACCEPT (\\w{17})", asked));
    String line = found("(SIGNON MASTER@bismarck \\w{17})", told);
    assertThat(answer(FRED, "PAUSE bismarck")).doesNotContain("is paused");
    assertThat(answer(GINA, line, "PAUSE bismarck")).doesNotContain("is paused");
    String paused = answer(FRED, line, "PAUSE bismarck");
    assertThat(paused).contains("bismarck is paused").doesNotContain(line);
    bureau.write(MASTER, signed[0], "DEMOTE bismarck " + FRED);
    assertThat(answer(FRED, line, "RESUME bismarck")).doesNotContain("has been resumed");
  }

  static Settings withPassword(Path folder) throws IOException {
    Path secret = Files.createFile(folder.resolve("secret"));
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
    Files.writeString(secret, "chief");
    Settings plain = Holders.clocked("hours 72 24 24");
    SecretSource source = new SecretSource(Optional.empty(), Optional.of(secret.toString()));
    return plain.with(new Settings.Master(MASTER, Optional.of(source)));
  }

  @Test
  void wordsToEverybodyEndWithTheirBlock() {
    // An announcement is the lines below it, as they were written, up to END.
    bureau.begin();
    bureau.write("zoe@x.org", "OBSERVE bismarck");
    List<Bureau.Mail> sent =
        bureau.write(
            MASTER,
            "ANNOUNCE bismarck",
            "I am away next week.",
            "",
            "PAUSE bismarck is what I thought of.",
            "END",
            "NOTE bismarck Red asked for more time",
            "and got it.",
            "SIGNOFF",
            "Anna");
    for (String reader : List.of("anna@x.org", "emma@x.org", "zoe@x.org")) {
      assertThat(all(reader, sent))
          .contains("The operator writes: I am away next week. PAUSE bismarck is what I thought")
          .doesNotContain("Red asked");
    }
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(all(MASTER, sent)).contains("has been sent to everybody in bismarck: 5 players");
    assertThat(answer(MASTER, "LOG bismarck"))
        .contains("NOTE: noted for the end of the game: Red asked for more time and got it.")
        .doesNotContain("Anna");
    assertThat(answer(MASTER, "ANNOUNCE bismarck")).contains("needs some words");
    assertThat(answer(MASTER, "ANNOUNCE bismarck " + "x".repeat(9_000))).contains("too long");
    assertThat(answer("anna@x.org", "ANNOUNCE bismarck", "Hello all"))
        .contains("for the master of the game only");
  }

  @Test
  void aNoteAboveOrdersIsProse() {
    // Only a line with the name of a game takes the lines below it.
    List<Bureau.Mail> start = bureau.begin();
    String order = bureau.armies("Red").getFirst() + " H";
    for (String line : List.of("Note:", "NOTE", "Note that I am away", "Announce this:")) {
      assertThat(said(bureau.answer(start.getFirst(), line, order).getFirst()))
          .as(line)
          .contains(order + ":");
    }
  }

  @Test
  void aDummyIsNobodysAndNobodyIsToBlame() {
    // Unlike disorder: its player is released, misses nothing, and does not come back.
    bureau.begin();
    List<Bureau.Mail> sent = bureau.write(MASTER, "DUMMY bismarck Blue");
    assertThat(all("bert@x.org", sent)).contains("has released you");
    assertThat(all("anna@x.org", sent)).contains("Nobody plays Blue from now on");
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.DUMMY);
    assertThat(answer(MASTER, "DUMMY bismarck Blue")).contains("is a dummy already");
    assertThat(answer("hans@x.org", "JOIN Blue@bismarck")).doesNotContain("Welcome");
    bureau.passes(Duration.ofDays(3));
    assertThat(all("anna@x.org", bureau.works())).doesNotContain("Blue sent nothing");
    bureau.write(MASTER, "REVIVE bismarck Blue");
    assertThat(answer("hans@x.org", "JOIN Blue@bismarck")).contains("Blue");
    assertThat(bureau.seat(1).isHeld()).isTrue();
  }
}
