package depesche.bot.command;

import depesche.bot.config.Settings;
import depesche.bot.post.Delivery;
import depesche.bot.post.PostOffice;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.Server;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/// How long a press to six readers takes, from its arrival by SMTP until the relay has all six
/// mails, while other players' orders come in at a steady pace: the whole server at a mailbox of
/// the embedded post office, seven seats a game.
final class PressBench {

  private static final String TITLE = "standard";
  private static final int READERS = 6;
  private static final int GAMES = 60;
  private static final int WARM_UP = 15;
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration LOOK = Duration.ofMillis(1);

  private final int pace;
  private final int presses;
  private final PrintWriter out;
  private int letters;

  /// @param pace so many letters a second come in beside the press
  /// @param presses so many are sent, one after the other
  PressBench(int pace, int presses, PrintWriter out) {
    this.pace = pace;
    this.presses = presses;
    this.out = out;
  }

  /// Measures in a folder of its own, which is deleted afterwards.
  void play(Path home) {
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
    AtomicLong arrived = new AtomicLong();
    Clock clock = Clock.systemUTC();
    Path post = folder.resolve("post");
    try (SinkServer sinkServer = SinkServer.open(head -> count(head, arrived));
        PostOffice office =
            PostOffice.open(
                post, InetAddress.getLoopbackAddress(), 0, 0, Optional.empty(), clock)) {
      Settings settings = ServiceBench.settings(folder, sinkServer.port(), office.imapPort());
      BenchTables tables =
          new BenchTables(settings, home, folder, clock.instant(), 0, Duration.ofDays(3), TITLE);
      tables.set(GAMES, post.resolve(settings.address()));
      try (Server server = Server.open(settings, home, clock);
          SmtpSender door = new SmtpSender(ServiceBench.server(office.smtpPort()))) {
        server.wake();
        for (int i = 0; i < WARM_UP; i++) {
          one(door, tables, arrived, System.nanoTime());
        }
        letters = 0;
        List<Long> taken = new ArrayList<>();
        long begun = System.nanoTime();
        while (taken.size() < presses) {
          taken.add(one(door, tables, arrived, begun));
        }
        List<Long> sorted = taken.stream().sorted().toList();
        double seconds = (System.nanoTime() - begun) / 1e9;
        say("letters/s %.0f", letters / seconds);
        say("median ms %.0f", sorted.get(presses / 2) / 1e6);
        say("slowest ms %.0f", sorted.getLast() / 1e6);
      }
    }
  }

  private static void count(String head, AtomicLong arrived) {
    if (head.contains("Subject:") && head.contains("Press from")) {
      arrived.incrementAndGet();
    }
  }

  /// {@return the nanoseconds until a press has left for all its readers}
  private long one(SmtpSender door, BenchTables tables, AtomicLong arrived, long begun) {
    long before = arrived.get();
    send(door, tables, 0, "PRESS TO ALL\r\nA word to all of you.\r\nENDPRESS");
    long sent = System.nanoTime();
    while (arrived.get() < before + READERS) {
      long due = (long) ((System.nanoTime() - begun) / 1e9 * pace);
      if (letters < due) {
        int place = 1 + letters % (GAMES * 7 - 1);
        send(door, tables, place, tables.letter(place));
        letters++;
      } else {
        LockSupport.parkNanos(LOOK.toNanos());
      }
      if (System.nanoTime() - sent > PATIENCE.toNanos()) {
        throw new IllegalStateException("a press did not leave: " + (arrived.get() - before));
      }
    }
    return System.nanoTime() - sent;
  }

  private static void send(SmtpSender door, BenchTables tables, int place, String text) {
    BenchTables.Sender sender = tables.senders().get(place);
    String mail =
        "From: %s\r\nTo: %s\r\nMessage-ID: <%d.bench@example.org>\r\nSubject: a letter\r\n\r\n%s\r\n"
            .formatted(sender.from(), sender.to(), System.nanoTime(), text);
    Delivery delivery =
        door.send(sender.from(), sender.to(), mail.getBytes(StandardCharsets.US_ASCII));
    if (!(delivery instanceof Delivery.Accepted)) {
      throw new IllegalStateException("not taken in: " + delivery);
    }
  }

  private void say(String form, double figure) {
    out.println(String.format(Locale.ROOT, form, figure));
    out.flush();
  }
}
