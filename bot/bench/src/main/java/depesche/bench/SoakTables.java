package depesche.bench;

import depesche.bot.server.Server;
import depesche.demo.SteeredClock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// Tables that are played at the same time, each deadline after the other.
final class SoakTables {

  /// The clock goes on by this much at most, as a day goes by in which nothing happens.
  private static final Duration LONGEST = Duration.ofDays(1);

  private final Server server;
  private final SoakPost post;
  private final SteeredClock clock;
  private final String master;
  private final List<SoakTable> tables;

  /// @param master the address of the master of the games
  SoakTables(SoakBench.Plan plan, Server server, SoakPost post, SteeredClock clock, String master) {
    this.server = server;
    this.post = post;
    this.clock = clock;
    this.master = master;
    this.tables =
        IntStream.rangeClosed(1, plan.tables())
            .mapToObj(number -> new SoakTable(number, plan.clock(), server, post, master))
            .toList();
  }

  /// Creates games that nobody joins, so that there is a list.
  void open(int count) {
    create(1);
    // The master has said now that their first letter is theirs.
    post.awaitAnswers();
    IntStream.rangeClosed(2, count).forEach(this::create);
    post.awaitAnswers();
  }

  private void create(int number) {
    post.write(master, "CREATE open-%d %s".formatted(number, SoakTable.TITLE));
  }

  /// Plays until this moment.
  void play(Instant end) {
    while (clock.instant().isBefore(end)) {
      seat();
      tables.forEach(SoakTable::answer);
      post.awaitAnswers();
      pass(end);
    }
  }

  /// Players without a game begin one.
  private void seat() {
    List<SoakTable> free = tables.stream().filter(SoakTable::isFree).toList();
    free.forEach(SoakTable::create);
    post.awaitAnswers();
    free.forEach(SoakTable::join);
    post.awaitAnswers();
    free.forEach(SoakTable::start);
    post.awaitAnswers();
    free.forEach(SoakTable::look);
    told();
  }

  /// Lets time pass until something is due, and waits until all of it is done.
  private void pass(Instant end) {
    Instant now = clock.instant();
    Instant next =
        Collections.min(
            List.of(server.next().filter(now::isBefore).orElse(end), now.plus(LONGEST), end));
    clock.reach(next);
    server.wake();
    post.await(
        () -> tables.stream().allMatch(table -> table.isJudged(next)), () -> "turns to judge");
    tables.forEach(SoakTable::look);
    told();
    post.await(
        () -> server.next().filter(due -> !due.isAfter(next)).isEmpty(), () -> "work that is due");
  }

  private void told() {
    long expected = tables.stream().mapToLong(SoakTable::reports).sum();
    post.await(
        () -> post.reports() >= expected,
        () -> "%d reports, %d have come".formatted(expected, post.reports()));
  }

  /// {@return how many turns were judged}
  long turns() {
    return tables.stream().mapToLong(SoakTable::turns).sum();
  }

  /// {@return how many games were begun}
  int games() {
    return tables.stream().mapToInt(SoakTable::games).sum();
  }

  /// Has somebody ask for the list of games, again and again.
  ///
  /// @return the milliseconds from the letter to the answer, the middle of all
  double list(int times) {
    List<Long> taken = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      long begun = System.nanoTime();
      post.write(tables.getFirst().anybody(), "LIST");
      post.awaitAnswers();
      taken.add(System.nanoTime() - begun);
    }
    Collections.sort(taken);
    return taken.get(times / 2) / 1e6;
  }
}
