package depesche.bot.command.bench;

import depesche.adjudicator.Demand;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.bot.config.Settings;
import depesche.bot.demo.SteeredClock;
import depesche.bot.game.Games;
import depesche.bot.post.Delivery;
import depesche.bot.post.PostOffice;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.Server;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The whole server for days or years of a clock that is set: every seat of every game writes a
/// letter each turn, by SMTP, and every report goes to a sink. What is kept in memory must not grow
/// with the turns.
public final class SoakBench {

  private static final Instant START = Instant.parse("2065-03-02T18:00:00Z");
  private static final Duration LOOK = Duration.ofMillis(5);
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final String TITLE = "standard";
  private static final int SAMPLE = 1_000;
  private static final double MB = 1e6;

  private final Load load;
  private final PrintWriter out;
  private final SteeredClock clock = new SteeredClock(START);
  private final List<HeapSample> samples = new ArrayList<>();
  private long turns;
  private long letters;

  /// What is played.
  ///
  /// @param games how many, side by side
  /// @param pace the time of a turn
  /// @param time how long they are played, on their clock
  public record Load(int games, Duration pace, Duration time) {}

  private record HeapSample(long turns, double heap) {}

  /// @param out takes a line for every thousand turns, and the growth at the end
  public SoakBench(Load load, PrintWriter out) {
    this.load = load;
    this.out = out;
  }

  /// Plays in a folder of its own, which is deleted afterwards.
  ///
  /// @param home the folder that holds `config` and `templates`
  public void play(Path home) {
    try {
      Path folder = Files.createTempDirectory("depesche-bench");
      try {
        play(home, folder);
      } finally {
        ServiceBench.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void play(Path home, Path folder) throws IOException {
    Path post = folder.resolve("post");
    try (SinkServer sinkServer = SinkServer.open();
        PostOffice office =
            PostOffice.open(
                post, InetAddress.getLoopbackAddress(), 0, 0, Optional.empty(), clock)) {
      Settings settings =
          ServiceBench.settings(folder, sinkServer.port(), office.imapPort(), pace());
      BenchTables tables =
          new BenchTables(settings, home, folder, START, load.games(), load.pace(), TITLE);
      int seats = tables.set(load.games(), post.resolve(settings.address()));
      try (Server server = Server.open(settings, home, clock);
          SmtpSender door = new SmtpSender(ServiceBench.server(office.smtpPort()))) {
        await(sinkServer, () -> sinkServer.mails() >= (long) load.games() * seats);
        while (clock.instant().isBefore(START.plus(load.time()))) {
          turn(server, sinkServer, tables, door);
          sample(folder);
        }
      }
    }
    say(
        String.format(
            Locale.ROOT, "letters %d, heap growth in 1,000 turns %.2f %%", letters, growth()));
  }

  /// As settings name it.
  private String pace() {
    return "hours %1$d %1$d %1$d".formatted(load.pace().toHours());
  }

  /// Every seat of the games that are due next writes, and the deadline passes.
  private void turn(Server server, SinkServer sinkServer, BenchTables tables, SmtpSender door) {
    List<Instant> deadlines =
        games().mapToObj(game -> server.deadline("g" + game).orElse(Instant.MAX)).toList();
    Instant due = deadlines.stream().min(Instant::compareTo).orElseThrow();
    List<Integer> now = games().filter(game -> deadlines.get(game).equals(due)).boxed().toList();
    clock.reach(due.minus(load.pace().dividedBy(2)));
    int sent = now.stream().mapToInt(game -> write(server, tables, door, game)).sum();
    long answers = sinkServer.mails() + sent;
    letters += sent;
    server.wake();
    await(sinkServer, () -> sinkServer.mails() >= answers);
    clock.reach(due);
    server.wake();
    await(sinkServer, () -> now.stream().allMatch(game -> isPast(server, game, due)));
    turns += now.size();
  }

  private IntStream games() {
    return IntStream.range(0, load.games());
  }

  private static boolean isPast(Server server, int game, Instant due) {
    return server.deadline("g" + game).filter(next -> !next.isAfter(due)).isEmpty();
  }

  /// Every seat that owes something orders one thing.
  ///
  /// @return how many letters that were
  private int write(Server server, BenchTables tables, SmtpSender door, int game) {
    Rules<?, ?> rules = server.library().rules(TITLE);
    GamePosition<?, ?> position = GamePosition.at(rules, server.position("g" + game));
    List<String> seats = Games.seats(rules.title());
    int written = 0;
    for (Demand demand : position.demands()) {
      int place = seats.indexOf(demand.seat().name());
      for (String text : position.suggest(demand.seat().name(), "").stream().limit(1).toList()) {
        send(door, tables.senders().get(game * seats.size() + place), "g" + game, text);
        written++;
      }
    }
    return written;
  }

  private static void send(SmtpSender door, BenchTables.Sender sender, String game, String text) {
    String mail =
        "From: %s\r\nTo: %s\r\nMessage-ID: <%d.soak@example.org>\r\nSubject: %s\r\n\r\n%s\r\n"
            .formatted(sender.from(), sender.to(), System.nanoTime(), game, text);
    Delivery delivery =
        door.send(sender.from(), sender.to(), mail.getBytes(StandardCharsets.US_ASCII));
    if (!(delivery instanceof Delivery.Accepted)) {
      throw new IllegalStateException("not taken in: " + delivery);
    }
  }

  private void sample(Path folder) throws IOException {
    long next = samples.isEmpty() ? SAMPLE : samples.getLast().turns() + SAMPLE;
    if (turns < next) {
      return;
    }
    System.gc();
    double heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MB;
    samples.add(new HeapSample(turns, heap));
    try (Stream<Path> files = Files.list(folder)) {
      double store =
          files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum() / MB;
      Duration played = Duration.between(START, clock.instant());
      say(
          String.format(
              Locale.ROOT,
              "turns %d, hours %d, heap MB %.1f, store MB %.0f",
              turns,
              played.toHours(),
              heap,
              store));
    }
  }

  /// The slope of a straight line through all samples but the first, in a hundredth of the heap at
  /// their middle: the first thousand turns load classes and fill caches.
  private double growth() {
    List<HeapSample> warm = samples.stream().skip(1).toList();
    if (warm.size() < 2) {
      return Double.NaN;
    }
    double meanTurns = warm.stream().mapToLong(HeapSample::turns).average().orElseThrow();
    double meanHeap = warm.stream().mapToDouble(HeapSample::heap).average().orElseThrow();
    double both =
        warm.stream().mapToDouble(one -> (one.turns() - meanTurns) * (one.heap() - meanHeap)).sum();
    double spread = warm.stream().mapToDouble(one -> Math.pow(one.turns() - meanTurns, 2)).sum();
    return both / spread * SAMPLE / meanHeap * 100;
  }

  private void say(String line) {
    out.println(line);
    out.flush();
  }

  /// Waits as long as mails come.
  private static void await(SinkServer sinkServer, BooleanSupplier done) {
    long mails = -1;
    long since = System.nanoTime();
    while (!done.getAsBoolean()) {
      if (sinkServer.mails() != mails) {
        mails = sinkServer.mails();
        since = System.nanoTime();
      } else if (System.nanoTime() - since > PATIENCE.toNanos()) {
        throw new IllegalStateException("nothing moves any more after " + mails + " mails");
      }
      LockSupport.parkNanos(LOOK.toNanos());
    }
  }
}
