package depesche.bench;

import ch.qos.logback.classic.Level;
import com.sun.management.OperatingSystemMXBean;
import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.PostOffice;
import depesche.bot.post.Tls;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.Server;
import depesche.demo.SteeredClock;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One deadline of many games, from the letters in the mailbox to the last report: the whole server
/// on a clock that is set, a mailbox of the embedded post office, and a sink that counts.
public final class ServiceBench {

  private static final OperatingSystemMXBean MACHINE =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private static final Instant START = Instant.parse("2065-03-02T18:00:00Z");
  private static final Duration PACE = Duration.ofDays(3);
  static final double MB = 1e6;

  private static final int LISTS = 21;

  private final int games;
  private final int due;
  private final BenchStore store;
  private final int assistants;

  /// What was measured.
  ///
  /// @param takenIn seconds until each letter is answered
  /// @param judged seconds from the deadline until each game is judged
  /// @param reported seconds from the deadline until each report is at the sink
  /// @param processor milliseconds a game, of the whole process, from the deadline on
  /// @param heap bytes in use afterwards
  /// @param store bytes of the database, while the server works
  /// @param rested bytes of the database after a rest, while the server works
  /// @param live bytes of what is in it
  /// @param list milliseconds until somebody has the list of open games
  public record Figures(
      int games,
      int nodes,
      double takenIn,
      double judged,
      double reported,
      double processor,
      long heap,
      long store,
      long rested,
      long live,
      double list) {

    /// Prints a line a figure.
    public void print(PrintWriter out) {
      List.of(
              line("taken-in s %.1f", takenIn),
              line("judged s %.1f", judged),
              line("reported s %.1f", reported),
              line("cpu-ms/game %.1f", processor),
              line("heap MB %.0f", heap / MB),
              line("store MB %.0f", store / MB),
              line("store after a rest MB %.0f", rested / MB),
              line("live MB %.0f", live / MB),
              line("list ms %.1f", list))
          .forEach(out::println);
      out.flush();
    }

    private Figures holding(long bytes) {
      return new Figures(
          games, nodes, takenIn, judged, reported, processor, heap, store, rested, bytes, list);
    }

    private static String line(String form, double figure) {
      return String.format(Locale.ROOT, form, figure);
    }
  }

  /// @param due for how many of them the deadline passes; the others have theirs later
  /// @param assistants so many other nodes judge and write, too, in this process
  public ServiceBench(int games, int due, BenchStore store, int assistants) {
    this.games = games;
    this.due = due;
    this.store = store;
    this.assistants = assistants;
  }

  /// Plays the deadline in a folder of its own, which is deleted afterwards.
  ///
  /// @param looks so often at most a store in a file is looked at in the end, while it rests
  public Figures play(Path home, int looks) {
    List<Figures> figures = new ArrayList<>();
    try {
      store.make();
      BenchFolder.use(folder -> figures.add(play(home, folder, looks)));
    } finally {
      store.remove();
    }
    return figures.getFirst();
  }

  private Figures play(Path home, Path folder, int looks) throws IOException {
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
      Figures figures;
      long begun = System.nanoTime();
      try (BenchNodes nodes = BenchNodes.open(settings, home, folder, clock, assistants)) {
        Server server = nodes.office();
        long letters = (long) due * seats;
        sinkServer.await(() -> sinkServer.mails() >= letters, () -> "receipts");
        double takenIn = seconds(begun);
        long busy = MACHINE.getProcessCpuTime();
        begun = System.nanoTime();
        clock.reach(START.plus(PACE));
        server.wake();
        sinkServer.await(() -> nodes.turnsJudged() >= due, () -> "not all games are judged");
        double judged = seconds(begun);
        // The master hears of each seal. Then every seat and the master have a report.
        sinkServer.await(
            () -> sinkServer.mails() >= letters + due + letters + due, () -> "reports");
        double reported = seconds(begun);
        double processor = (MACHINE.getProcessCpuTime() - busy) / 1e6 / due;
        double list = list(sinkServer, office.smtpPort(), settings.address());
        long size = store.size(folder);
        figures =
            new Figures(
                games,
                assistants + 1,
                takenIn,
                judged,
                reported,
                processor,
                HeapMarks.alive(),
                size,
                StoreRest.size(() -> store.size(folder), store.isShared() ? 0 : looks),
                0,
                list);
      }
      return figures.holding(store.live(folder));
    }
  }

  /// A player of the first game asks for the list of open games, again and again; nothing else is
  /// under way.
  ///
  /// @return the milliseconds until the answer has come, the middle of all
  private static double list(SinkServer sinkServer, int port, String moderator) {
    List<Long> taken = new ArrayList<>();
    try (SmtpSender door = new SmtpSender(server(port))) {
      for (int i = 0; i < LISTS; i++) {
        long before = sinkServer.mails();
        long begun = System.nanoTime();
        BenchLetters.hand(door, "p0.0@example.org", moderator, "list" + i, "LIST");
        sinkServer.await(() -> sinkServer.mails() > before, () -> "the list of games");
        taken.add(System.nanoTime() - begun);
      }
    }
    Collections.sort(taken);
    return taken.get(LISTS / 2) / 1e6;
  }

  private Settings stored(Settings settings) {
    return store.settings().map(settings::with).orElse(settings);
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
    return standard
        .in(data.toString())
        .with(post, new Settings.Games(standard.games().clock(), standard.games().zone(), 0, 0));
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
}
