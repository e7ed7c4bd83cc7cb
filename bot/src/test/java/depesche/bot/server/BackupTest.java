package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import depesche.bot.game.Timetable;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.Ledger;
import depesche.bot.post.Got;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game whose database is lost goes on from a backup and the mailbox as if nothing had been.
class BackupTest {

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
          .contains("holds a checked backup", "games 1", "chance.key", "exit 0");
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
    return person.mails().stream().map(Got::messageId).distinct().toList();
  }

  /// {@return all that makes the game what it is}
  private static List<String> state(Path data) throws IOException {
    return ask(data, book -> state(book, book.game("bismarck").orElseThrow()));
  }

  private static Instant deadline(Path data) throws IOException {
    return ask(
        data, book -> Timetable.deadline(book, book.game("bismarck").orElseThrow()).orElseThrow());
  }

  private static <T> T ask(Path data, Function<Book, T> question) throws IOException {
    Path copy = Files.createTempDirectory(data.getParent(), "looked-at");
    for (String name : List.of("depesche.mv.db", "chance.key")) {
      Files.copy(data.resolve(name), copy.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
    }
    try (Ledger ledger = Ledger.in(copy)) {
      return ledger.work(question);
    }
  }

  private static List<String> state(Book book, GameRow game) {
    List<String> state = new ArrayList<>();
    state.add(game.state + " " + game.turn + " " + game.phase + " " + game.sum);
    state.add(game.position);
    book.turns(game)
        .forEach(
            turn -> {
              state.add(turn.turn + " " + turn.published + turn.secrets + turn.position);
              book.seal(game, turn.turn).ifPresent(seal -> state.add(seal.root));
            });
    book.seats(game)
        .forEach(
            seat -> {
              state.add(seat.name + seat.country + seat.state + seat.password + seat.missed);
              book.letters(seat)
                  .forEach(row -> state.add(row.phase + row.received + row.code + row.text));
              book.tokens(seat, game.phase).forEach(token -> state.add(token.token));
            });
    book.alarms(game).forEach(alarm -> state.add(alarm.phase + alarm.kind + alarm.done));
    return state;
  }
}
