package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import depesche.bot.archive.BackupCopy;
import depesche.bot.archive.Progress;
import depesche.bot.archive.Restoration;
import depesche.bot.archive.ServerRequest;
import depesche.bot.config.SettingsFile;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.post.client.ReceivedMail;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game whose database is lost goes on from a backup and the mailbox as if nothing had been.
class BackupTest {

  private static final List<String> NAMES = List.of("anna", "bert", "cora", "dirk", "emma");
  private static final Pattern ARMY = Pattern.compile("orders for (A [A-Z]{3})");

  @TempDir private Path folder;

  @Test
  void whatCameAfterTheBackupIsReadAgain() throws Exception {
    // P1, S16: a backup of an earlier moment and the mailbox lead to the same state: the same
    // letters, seals, draws, positions and deadlines; and no mail bears another Message-ID.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.println("BackupTest: -Ddepesche.seed=" + seed);
    Path data = folder.resolve("data");
    try (Program program = Program.start(folder);
        Table table = new Table(program, new Random(seed), () -> {})) {
      table.begin();
      table.play("F1865M");
      assertThat(program.ask("backup", folder.resolve("backup").toString()))
          .contains("holds a checked backup", "games: 1", "chance.key", "exit 0");
      table.play("S1866M");
      program.stop();
      List<String> before = state(data);
      Instant deadline = deadline(data);
      Set<String> mails = ids(table);
      Files.move(data.resolve("depesche.mv.db"), folder.resolve("lost.mv.db"));
      assertThat(program.ask("restore", folder.resolve("backup").toString()))
          .contains("newer than the backup", "exit 0");
      assertThat(state(data)).hasSizeLessThan(before.size());
      program.again();
      await("all is read again")
          .atMost(Duration.ofMinutes(1))
          .until(() -> Files.notExists(data.resolve("restored")));
      program.stop();
      assertThat(state(data)).isEqualTo(before);
      assertThat(deadline(data)).isCloseTo(deadline, within(5, ChronoUnit.SECONDS));
      program.again();
      // Mails leave in the order in which they were made: with these answers all others have come.
      table.status();
      Set<String> now = ids(table);
      assertThat(now).containsAll(mails);
      assertThat(now).as("mails with another id").hasSize(mails.size() + table.players().size());
      assertThat(table.everybody()).allMatch(person -> person.mails().size() > ids(person).size());
      table.play("F1866M");
      program.stop();
      assertThat(program.ask("replay", "bismarck")).contains("all as on file", "exit 0");
    }
  }

  @Test
  void aTurnThatWasJudgedAtItsDeadlineIsJudgedAgainAsOfThen() throws Exception {
    // P6: what the lost database had done by its clock is done again as of then; nobody gets time
    // to think again over a report that they have seen.
    AtomicReference<Instant> time = new AtomicReference<>(Instant.parse("2026-11-23T12:00:00Z"));
    Path data = folder.resolve("data");
    try (Server server = serve(time)) {
      List<Person> people = NAMES.stream().map(name -> person(name, server)).toList();
      Person master = person("master", server);
      master.answer(master.write("CREATE bismarck blood-and-iron", Optional.empty()));
      people.forEach(player -> player.answer(player.write("JOIN bismarck", Optional.empty())));
      master.answer(master.write("START bismarck", Optional.empty()));
      order(people.getFirst(), 1);
      assertThat(
              new ServerRequest(data, ProcessHandle.current().pid(), folder.resolve("backup"))
                  .ask())
          .isEqualTo(new ServerRequest.Answer(0, List.of("")));
      order(people.get(1), 1);
      passes(time, server);
      passes(time, server);
      time.set(time.get().plus(Duration.ofHours(1)));
      order(people.get(2), 2);
      people.forEach(Person::close);
      master.close();
    }
    List<String> before = state(data);
    Instant deadline = deadline(data);
    Files.delete(data.resolve("depesche.mv.db"));
    new Restoration(BackupCopy.open(folder.resolve("backup")), data, Progress.silent()).restore();
    time.set(time.get().plus(Duration.ofHours(10)));
    try (Server server = serve(time)) {
      assertThat(server.awaitQuiet(Duration.ofMinutes(1))).as("all is read again").isTrue();
      assertThat(data.resolve("restored")).doesNotExist();
    }
    assertThat(state(data)).isEqualTo(before);
    assertThat(deadline(data)).isEqualTo(deadline);
  }

  private Server serve(AtomicReference<Instant> time) throws IOException {
    Path config = folder.resolve("server.yaml");
    Files.writeString(
        config,
        """
        data: %s
        post:
          embedded: {smtpPort: 0, imapPort: 0}
        """
            .formatted(folder.resolve("data")));
    InstantSource source = time::get;
    return Server.open(SettingsFile.read(config), Program.HOME, source.withZone(ZoneOffset.UTC));
  }

  private static Person person(String name, Server server) {
    return new Person(name, server.smtpPort(), server.imapPort());
  }

  /// Orders one army; nobody has all their orders in.
  private static void order(Person player, int turn) {
    ReceivedMail report = player.find("report " + turn, mail -> Table.isReport(mail, turn));
    Matcher army = ARMY.matcher(report.text());
    assertThat(army.find()).isTrue();
    player.answer(player.write(army.group(1) + " H", Optional.of(report)));
  }

  /// Time passes until the next thing is due, and that is done: the reminder, then the deadline.
  private static void passes(AtomicReference<Instant> time, Server server) {
    Optional<Instant> due = server.next();
    time.set(due.orElseThrow());
    server.wake();
    assertThat(server.awaitQuiet(Duration.ofMinutes(1))).as("what is due is done").isTrue();
  }

  /// {@return the ids of all mails that people got}
  private static Set<String> ids(Table table) {
    Set<String> ids = new LinkedHashSet<>();
    for (Person person : table.everybody()) {
      person.look();
      ids.addAll(ids(person));
    }
    return ids;
  }

  private static List<String> ids(Person person) {
    return person.mails().stream().map(ReceivedMail::messageId).distinct().toList();
  }

  /// {@return all that makes the game what it is}
  private static List<String> state(Path data) throws IOException {
    return ask(data, unitOfWork -> state(unitOfWork.game("bismarck").orElseThrow()));
  }

  private static Instant deadline(Path data) throws IOException {
    return ask(
        data, unitOfWork -> unitOfWork.game("bismarck").orElseThrow().deadline().orElseThrow());
  }

  private static <T> T ask(Path data, Function<UnitOfWork, T> question) throws IOException {
    Path copy = Files.createTempDirectory(data.getParent(), "looked-at");
    for (String name : List.of("depesche.mv.db", "chance.key")) {
      Files.copy(data.resolve(name), copy.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
    }
    try (Ledger ledger = Ledger.in(copy)) {
      return ledger.work(question);
    }
  }

  private static List<String> state(StoredGame game) {
    List<String> state = new ArrayList<>();
    state.add(game.state() + " " + game.turn() + " " + game.phase() + " " + game.chance().sum());
    state.add(game.positionText());
    game.turns()
        .forEach(
            turn -> {
              state.add(turn.turn + " " + turn.published + turn.secrets + turn.position);
              game.seal(turn.turn).ifPresent(seal -> state.add(seal.root));
            });
    game.seats()
        .forEach(
            seat -> {
              state.add(
                  seat.name() + seat.country() + seat.state() + seat.password() + seat.missed());
              game.letters(seat)
                  .forEach(row -> state.add(row.phase + row.received + row.code + row.text));
              game.book().tokens(seat, game.phase()).forEach(token -> state.add(token.token));
            });
    game.alarms().forEach(alarm -> state.add(alarm.phase + alarm.kind + alarm.due));
    return state;
  }
}
