package depesche.bot.command.bench;

import ch.qos.logback.classic.Level;
import com.sun.management.OperatingSystemMXBean;
import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.demo.SteeredClock;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.PostOffice;
import depesche.bot.post.Tls;
import depesche.bot.server.Server;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One deadline of many games, from the letters in the mailbox to the last report: the whole server
/// on a clock that is set, a mailbox of the embedded post office, and a sink that counts.
public final class ServiceBench {

  private static final OperatingSystemMXBean MACHINE =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private static final Instant START = Instant.parse("2065-03-02T18:00:00Z");
  private static final Duration PACE = Duration.ofDays(3);
  private static final Duration LOOK = Duration.ofMillis(20);
  private static final Duration PATIENCE = Duration.ofMinutes(10);
  private static final double MB = 1e6;

  private final int games;
  private final int due;
  private final BenchStore store;
  private final int assistants;
  private final PrintWriter out;

  /// @param due for how many of them the deadline passes; the others have theirs later
  /// @param assistants so many other nodes judge and write, too, in this process
  /// @param out takes a line a figure
  public ServiceBench(int games, int due, BenchStore store, int assistants, PrintWriter out) {
    this.games = games;
    this.due = due;
    this.store = store;
    this.assistants = assistants;
    this.out = out;
  }

  /// Plays the deadline in a folder of its own, which is deleted afterwards.
  public void play(Path home) {
    try {
      BenchFolder.use(folder -> play(home, folder));
    } finally {
      store.empty();
    }
  }

  private void play(Path home, Path folder) throws IOException {
    SteeredClock clock = new SteeredClock(START);
    InetAddress here = InetAddress.getLoopbackAddress();
    Path post = folder.resolve("post");
    Settings draft = stored(settings(folder, 0, 0));
    BenchTables benchTables =
        new BenchTables(draft, home, folder, START, due, PACE, "blood-and-iron");
    int seats = benchTables.set(games, post.resolve(draft.address()));
    clock.reach(START.plus(Duration.ofHours(1)));
    try (SinkServer sinkServer = SinkServer.open();
        PostOffice office = PostOffice.open(post, here, 0, 0, Optional.empty(), clock)) {
      Settings settings = stored(settings(folder, sinkServer.port(), office.imapPort()));
      long begun = System.nanoTime();
      try (BenchNodes nodes = BenchNodes.open(settings, home, folder, clock, assistants)) {
        Server server = nodes.office();
        long letters = (long) due * seats;
        await(sinkServer, () -> sinkServer.mails() >= letters);
        say("taken-in s %.1f", seconds(begun));
        long busy = MACHINE.getProcessCpuTime();
        begun = System.nanoTime();
        clock.reach(START.plus(PACE));
        server.wake();
        String last = "g" + (due - 1);
        await(
            sinkServer, () -> server.deadline(last).filter(START.plus(PACE)::isBefore).isPresent());
        say("judged s %.1f", seconds(begun));
        // Every seat and the master have one.
        await(sinkServer, () -> sinkServer.mails() >= letters + letters + due);
        say("reported s %.1f", seconds(begun));
        say("cpu-ms/game %.1f", (MACHINE.getProcessCpuTime() - busy) / 1e6 / due);
        System.gc();
        say(
            "heap MB %.0f",
            ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MB);
        say("store MB %.0f", store.size(folder) / MB);
      }
    }
  }

  private Settings stored(Settings settings) {
    return new Settings(
        settings.address(),
        settings.data(),
        settings.master(),
        settings.post(),
        settings.games(),
        settings.discord(),
        settings.backup(),
        settings.monitor(),
        store.settings());
  }

  /// Logs errors only: a line of log for every mail would be measured too.
  public static void quiet() {
    if (LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME)
        instanceof ch.qos.logback.classic.Logger root) {
      root.setLevel(Level.ERROR);
      root.getLoggerContext().getLogger("depesche").setLevel(Level.ERROR);
    }
  }

  /// {@return settings of a server with this relay and this mailbox}
  static Settings settings(Path data, int smtp, int imap) {
    Settings standard = Settings.standard();
    Settings.Post post =
        new Settings.Post(
            standard.post().embedded(),
            Optional.of(server(smtp, Optional.empty())),
            Optional.of(server(imap, Optional.of(standard.address()))),
            60);
    return new Settings(
        standard.address(),
        data.toString(),
        standard.master(),
        post,
        new Settings.Games(standard.games().clock(), standard.games().zone(), 0, 0),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  static Settings.MailServer server(int port, Optional<String> user) {
    return new Settings.MailServer(
        "127.0.0.1",
        port,
        Settings.Security.NONE,
        user,
        Optional.<SecretSource>empty(),
        "INBOX",
        Optional.empty());
  }

  /// {@return a mail server on loopback}
  public static MailEndpoint server(int port) {
    return new MailEndpoint("127.0.0.1", port, Tls.NONE, Optional.empty());
  }

  private static double seconds(long begun) {
    return (System.nanoTime() - begun) / 1e9;
  }

  private void say(String form, double figure) {
    out.println(String.format(Locale.ROOT, form, figure));
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
