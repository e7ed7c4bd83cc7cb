package depesche.bench;

import depesche.bot.config.Settings;
import depesche.bot.server.Server;
import depesche.demo.SteeredClock;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The whole server for days or years of a clock that is set: letters come in by mail and are
/// answered, deadlines pass, turns are judged, reports go to a sink, games end and others begin.
/// Nothing waits for real time. At marks it says what is alive in memory.
public final class SoakBench {

  private static final Instant START = Instant.parse("2065-03-02T18:00:00Z");

  /// A deadline every hour, which is as fast as a game can be.
  public static final String HOURLY = "clock=any early=off min=1 move=1 retreat=1 adjust=1";

  private static final int OPEN_GAMES = 10;
  private static final int LISTS = 21;
  private static final double MB = 1e6;
  private static final double MINUTES = 24 * 60;
  private static final BenchStore STORE = new BenchStore(Optional.empty());

  private final Plan plan;
  private final PrintWriter out;

  /// What is played.
  ///
  /// @param name what the figures are called by
  /// @param tables so many games at a time
  /// @param clock what the master writes about deadlines
  /// @param time for so long
  /// @param marks so often memory is looked at
  /// @param looks so often at most the store is looked at in the end, while it rests
  public record Plan(String name, int tables, String clock, Duration time, int marks, int looks) {

    /// {@return as much as can be}
    public static Plan full(int tables, Duration time) {
      return new Plan("full", tables, HOURLY, time, 72, StoreRest.LOOKS);
    }

    /// {@return deadlines after three days and one, as games have them that nobody changes}
    public static Plan light(int tables, Duration time) {
      return new Plan("light", tables, "early=off", time, 120, StoreRest.LOOKS);
    }
  }

  /// What came of it.
  ///
  /// @param turns as many as the server says it has judged, which people were told of
  /// @param games that were begun
  /// @param taken letters of which all was accepted
  /// @param refused letters of which something was not
  /// @param growth of live memory
  /// @param stored the bytes of the database while the server works, after a rest
  /// @param live the bytes of what is in it
  /// @param list the milliseconds until a list of games has come, the middle of some
  public record Outcome(
      long turns,
      int games,
      long taken,
      long refused,
      long mails,
      HeapMarks.Growth growth,
      long stored,
      long live,
      double list) {}

  /// @param out takes a line a mark and a line a figure
  public SoakBench(Plan plan, PrintWriter out) {
    this.plan = plan;
    this.out = out;
  }

  /// Plays in a folder of its own, which is deleted afterwards.
  public Outcome play(Path home) {
    List<Outcome> outcomes = new ArrayList<>();
    BenchFolder.use(folder -> outcomes.add(play(home, folder)));
    return outcomes.getFirst();
  }

  private Outcome play(Path home, Path folder) throws IOException {
    SteeredClock clock = new SteeredClock(START);
    HeapMarks marks = new HeapMarks();
    String address = Settings.standard().address();
    try (SoakPost post = new SoakPost(address);
        SoakMailbox mailbox = SoakMailbox.open(folder.resolve("post"), address, clock)) {
      post.open(mailbox.smtpPort());
      Settings settings = settings(folder, post.port(), mailbox.imapPort());
      long turns;
      int games;
      long stored;
      double list;
      try (Server server = Server.open(settings, home, clock)) {
        SoakTables tables = new SoakTables(plan, server, post, clock, settings.master().address());
        tables.open(OPEN_GAMES);
        for (int mark = 1; mark <= plan.marks(); mark++) {
          tables.play(START.plus(plan.time().multipliedBy(mark).dividedBy(plan.marks())));
          mailbox.empty();
          mark(marks, clock, tables.turns(), folder);
        }
        turns = ServerTurns.of(server.monitorPort());
        games = tables.games();
        list = tables.list(LISTS);
        stored = StoreRest.size(() -> STORE.size(folder), plan.looks());
        if (turns != tables.turns()) {
          throw new IllegalStateException(
              "the server judged %d turns, and people were told of %d"
                  .formatted(turns, tables.turns()));
        }
      }
      return said(
          new Outcome(
              turns,
              games,
              post.taken(),
              post.refused(),
              post.mails(),
              marks.growth(),
              stored,
              STORE.live(folder),
              list));
    }
  }

  private static Settings settings(Path folder, int smtp, int imap) {
    return ServiceBench.settings(folder, smtp, imap)
        .with(Settings.standard().games(), new Settings.Monitor("127.0.0.1", 0));
  }

  private void mark(HeapMarks marks, SteeredClock clock, long turns, Path folder) {
    long bytes = marks.take(turns);
    say(
        String.format(
            Locale.ROOT,
            "after %.1f d: turns %d, heap MB %.2f, store MB %.1f",
            Duration.between(START, clock.instant()).toMinutes() / MINUTES,
            turns,
            bytes / MB,
            STORE.size(folder) / MB));
  }

  private Outcome said(Outcome outcome) {
    say("turns judged %d in %d games".formatted(outcome.turns(), outcome.games()));
    say("letters taken %d, refused %d".formatted(outcome.taken(), outcome.refused()));
    say("mails sent %d".formatted(outcome.mails()));
    say(
        String.format(
            Locale.ROOT,
            "heap growth %% in 1,000 turns %.2f, give or take %.2f",
            outcome.growth().percent(),
            outcome.growth().error()));
    say(
        String.format(
            Locale.ROOT,
            "store MB %.1f, live MB %.1f, times %.1f",
            outcome.stored() / MB,
            outcome.live() / MB,
            (double) outcome.stored() / outcome.live()));
    say(String.format(Locale.ROOT, "list of games ms %.1f", outcome.list()));
    return outcome;
  }

  private void say(String line) {
    out.println(plan.name() + ": " + line);
    out.flush();
  }
}
