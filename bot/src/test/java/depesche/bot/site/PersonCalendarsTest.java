package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SettingsFile;
import depesche.bot.desk.Bureau;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.desk.Statements;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.report.MailWriter;
import depesche.bot.report.ReadCalendar;
import depesche.bot.report.ReadCalendar.Deadline;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `SET CALENDAR`: the deadlines of all games of a person, at an address of their own.
class PersonCalendarsTest {

  private static final String MASTER = "master@localhost";
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final MailWriter WRITER = MailWriter.load(ROOT.resolve("templates"));
  private static final Pattern ADDRESS =
      Pattern.compile("https://x\\.org/games/calendar/([a-z0-9]{34})\\.ics");

  @TempDir private Path folder;
  private Bureau bureau;
  private PersonCalendars calendars;
  private Mail anna;

  @BeforeEach
  void open() throws IOException {
    Path file = folder.resolve("server.yaml");
    Files.writeString(file, "site: {port: 8080, address: 'https://x.org/games'}\n");
    bureau = new Bureau(SettingsFile.read(file));
    starts();
    anna = bureau.begin("rollback=MASTER", "reopen=ON").getFirst();
    assertThat(anna.to()).isEqualTo("anna@x.org");
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  /// The server starts again: nothing is in memory.
  private void starts() {
    Feed feed = new Feed("https://x.org/games/", "localhost");
    calendars =
        new PersonCalendars(
            bureau.ledger(), bureau.services.games(), WRITER, feed.calendar(WRITER));
    calendars.changed();
    bureau.follow(_ -> calendars.changed());
  }

  private String says(String line) {
    return bureau.answer(anna, line).stream()
        .filter(mail -> mail.to().equals("anna@x.org"))
        .map(Mail::text)
        .reduce("", String::concat);
  }

  private String word(String line) {
    Matcher address = ADDRESS.matcher(says(line));
    assertThat(address.find()).as(line).isTrue();
    return address.group(1);
  }

  private Optional<String> text(String word) {
    return calendars.at(word).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }

  private List<Deadline> deadlines(String word) {
    return ReadCalendar.of(text(word).orElseThrow()).deadlines();
  }

  private Deadline bismarck(String word) {
    return deadlines(word).stream()
        .filter(one -> one.uid().startsWith("bismarck.S1865M@"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void allGamesOfAPersonAreInItAndNothingElseOfThem() {
    // Issue 55, 6: private and anonymous ones, too; the address alone shows the deadlines.
    bureau.write(MASTER, "CREATE geheim blood-and-iron private=ON anonymous=ON");
    for (String player : Bureau.PLAYERS) {
      bureau.write(MASTER, "INVITE geheim " + player);
      bureau.write(player, "JOIN geheim NAME Zyx " + player.charAt(0));
    }
    bureau.write(MASTER, "START geheim");
    bureau.write(MASTER, "CREATE others great-powers");
    bureau.answer(anna, bureau.armies("Red").getFirst() + " H");
    String word = word("SET CALENDAR");
    assertThat(deadlines(word))
        .extracting(Deadline::uid)
        .containsExactlyInAnyOrder("bismarck.S1865M@localhost", "geheim.S1865M@localhost");
    ReadCalendar read = ReadCalendar.of(text(word).orElseThrow());
    assertThat(read.urls()).containsExactly("https://x.org/games/bismarck/index.html");
    assertThat(text(word).orElseThrow())
        .doesNotContain("anna", "bert", "Red", "Zyx", " H", "others", anna.token())
        .doesNotContain(word);
    // It is nowhere in the folder of pages, and the ledger does not say it.
    assertThat(MadeSite.in(bureau, folder.resolve("site")).made().files().values())
        .noneMatch(page -> page.contains(word) || page.contains("geheim"));
    assertThat(player().calendar).isNotEmpty();
    assertThat(word).doesNotContain(player().calendar);
    // The same again is the same address.
    assertThat(word("SET CALENDAR")).isEqualTo(word);
  }

  private PlayerRow player() {
    return bureau.ask(unitOfWork -> unitOfWork.player("anna@x.org").orElseThrow());
  }

  @Test
  void anotherAddressOrNoneEndsTheOneBefore() {
    // NEW changes it, OFF ends it; a stranger has none, and changes nobody's.
    String first = word("SET CALENDAR");
    assertThat(bureau.write("stranger@x.org", "SET CALENDAR").toString())
        .doesNotContain("/calendar/");
    assertThat(bureau.write("anna@x.org", "SET CALENDAR NEW").toString())
        .doesNotContain("/calendar/");
    assertThat(text(first)).isPresent();
    String second = word("SET CALENDAR NEW");
    assertThat(second).isNotEqualTo(first);
    assertThat(text(first)).isEmpty();
    assertThat(text(second)).isPresent();
    assertThat(says("SET CALENDAR WEEKLY")).contains("NEW, MAIL or OFF");
    assertThat(says("SET CALENDAR OFF")).contains("not valid");
    assertThat(text(second)).isEmpty();
    String third = word("SET CALENDAR");
    assertThat(List.of(first, second)).doesNotContain(third);
  }

  @Test
  void itFollowsWhateverMovesADeadline() {
    // A deadline that moves keeps its id and gets a higher number; also over a restart.
    String word = word("SET CALENDAR");
    Deadline before = bismarck(word);
    for (String line : List.of("EXTEND bismarck 2d", "PAUSE bismarck", "RESUME bismarck")) {
      bureau.write(MASTER, line);
      Deadline now = bismarck(word);
      assertThat(now.sequence()).as(line).isGreaterThan(before.sequence());
      assertThat(now.status()).isEqualTo(line.startsWith("PAUSE") ? "CANCELLED" : "CONFIRMED");
      before = now;
    }
    starts();
    assertThat(bismarck(word)).isEqualTo(before);
    bureau.passes(Duration.ofDays(20));
    bureau.works();
    assertThat(deadlines(word))
        .extracting(Deadline::uid)
        .containsExactly("bismarck.F1865M@localhost");
    bureau.write(MASTER, "ROLLBACK bismarck REPLAY=OFF REASON again");
    assertThat(bismarck(word).sequence()).isGreaterThan(before.sequence());
    assertThat(bismarck(word).status()).isEqualTo("CONFIRMED");
    bureau.write(MASTER, "TERMINATE bismarck nobody plays");
    assertThat(text(word).orElseThrow()).doesNotContain("VEVENT");
  }

  @Test
  void aGuessAsksTheLedgerNothing() {
    // A guess costs nothing, nor does asking again; a change costs one question.
    String word = word("SET CALENDAR");
    assertThat(text(word)).isPresent();
    try (Statements statements = Statements.of(bureau.ledger())) {
      for (int i = 0; i < 1000; i++) {
        assertThat(text(word.substring(3) + i)).isEmpty();
      }
      assertThat(text(word)).isPresent();
      calendars.changed();
      SequencedMap<String, Integer> asked = statements.all();
      assertThat(asked.values()).containsExactly(1);
      assertThat(statements.plan(asked.firstEntry().getKey())).contains("PLAYER_BY_CALENDAR");
    }
  }

  @Test
  void whoIsErasedHasNone() {
    // ERASE ME deletes it.
    String word = word("SET CALENDAR");
    Matcher code = Pattern.compile("ERASE ME (\\w{17})").matcher(says("ERASE ME"));
    assertThat(code.find()).isTrue();
    says(code.group());
    assertThat(text(word)).isEmpty();
    assertThat(bureau.<Integer>ask(unitOfWork -> unitOfWork.people().calendars().size())).isZero();
  }

  @Test
  void twoAccountsThatBecomeOneKeepIt() {
    // A person without mail links their account: the address stays good, with the games of both.
    String word = word("SET CALENDAR");
    PlayerRow lone = new PlayerRow();
    lone.address = PlayerRow.onDiscord("77");
    lone.discord = "77";
    bureau.ask(
        unitOfWork -> {
          PlayerRow into = unitOfWork.enter(lone);
          unitOfWork.directory().merge(unitOfWork.player("anna@x.org").orElseThrow(), into);
          return into.id;
        });
    calendars.changed();
    assertThat(bismarck(word).status()).isEqualTo("CONFIRMED");
  }

  @Test
  void whoSendsTheAddressToOthersByMistakeIsAsked() {
    // A press with the address is held, as one with a password is.
    String word = word("SET CALENDAR");
    List<Mail> sent =
        bureau.answer(
            anna,
            "PRESS TO ALL",
            "here: https://x.org/games/calendar/" + word + ".ics",
            "ENDPRESS");
    assertThat(sent)
        .filteredOn(mail -> !mail.to().equals("anna@x.org"))
        .noneMatch(mail -> mail.text().contains(word));
  }
}
