package depesche.bench;

import com.sun.management.OperatingSystemMXBean;
import depesche.bot.config.Settings;
import depesche.bot.post.PostOffice;
import depesche.bot.server.Server;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How long a press to six readers takes, from its arrival by SMTP until the relay has all six
/// mails, while letters come in at a steady pace: the whole server at a mailbox of the embedded
/// post office, seven seats a game.
public final class PressBench {

  private static final String TITLE = "standard";
  private static final int GAMES = 60;

  private final int pace;
  private final int share;
  private final Duration warmUp;
  private final Duration time;
  private final PrintWriter out;

  /// @param pace so many letters a second come in
  /// @param share one in so many of them is a press, the others are orders
  /// @param warmUp so long before anything is measured
  /// @param time for so long
  public PressBench(int pace, int share, Duration warmUp, Duration time, PrintWriter out) {
    this.pace = pace;
    this.share = share;
    this.warmUp = warmUp;
    this.time = time;
    this.out = out;
  }

  /// Measures in a folder of its own, which is deleted afterwards.
  public void play(Path home) {
    BenchFolder.use(folder -> play(home, folder));
  }

  private void play(Path home, Path folder) throws IOException {
    Clock clock = Clock.systemUTC();
    Path post = folder.resolve("post");
    PressTimes times = new PressTimes(GAMES);
    try (SinkServer sinkServer = SinkServer.open(times::note);
        PostOffice office =
            PostOffice.open(
                post, InetAddress.getLoopbackAddress(), 0, 0, Optional.empty(), clock)) {
      Settings settings = ServiceBench.settings(folder, sinkServer.port(), office.imapPort());
      BenchTables tables =
          new BenchTables(settings, home, folder, clock.instant(), 0, Duration.ofDays(3), TITLE);
      tables.set(GAMES, post.resolve(settings.address()));
      PressLoad load = new PressLoad(tables, times, office.smtpPort(), pace, share);
      try (Server server = Server.open(settings, home, clock)) {
        server.wake();
        load.run(warmUp);
        times.await();
        times.forget();
        long mails = sinkServer.mails();
        long cpu = cpu();
        long begun = System.nanoTime();
        int letters = load.run(time);
        double seconds = (System.nanoTime() - begun) / 1e9;
        times.await();
        report(times.taken(), letters, letters / seconds, sinkServer.mails() - mails);
        say("processor ms a letter %.2f", (cpu() - cpu) / 1e6 / letters);
      }
    }
  }

  private void report(List<Long> sorted, int letters, double reached, long mails) {
    say("letters %.0f", (double) letters);
    say("letters/s %.0f", reached);
    say("mails out %.0f", (double) mails);
    say("presses %.0f", (double) sorted.size());
    say("median ms %.0f", sorted.get(sorted.size() / 2) / 1e6);
    say("99 in 100 ms %.0f", sorted.get(sorted.size() * 99 / 100) / 1e6);
    say("slowest ms %.0f", sorted.getLast() / 1e6);
  }

  private static long cpu() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private void say(String form, double figure) {
    out.println(String.format(Locale.ROOT, form, figure));
    out.flush();
  }
}
