package depesche.bench;

import depesche.bot.post.smtp.SmtpSender;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/// Letters at a steady pace by several clients, as from several mail servers. Each is handed in
/// when it is due, whatever became of those before it. The first seat of each game writes press to
/// all, the others orders.
final class PressLoad {

  private static final int CLIENTS = 8;
  private static final int SEATS = 7;

  private final BenchTables tables;
  private final PressTimes times;
  private final int port;
  private final int pace;
  private final int share;

  /// Across all runs, so that no press of a game meets another's.
  private final AtomicInteger pressed = new AtomicInteger();

  PressLoad(BenchTables tables, PressTimes times, int port, int pace, int share) {
    this.tables = tables;
    this.times = times;
    this.port = port;
    this.pace = pace;
    this.share = share;
  }

  /// Hands in letters for so long.
  ///
  /// @return how many
  int run(Duration time) {
    long begun = System.nanoTime();
    int all = (int) (time.toMillis() * pace / 1000);
    AtomicInteger next = new AtomicInteger();
    AtomicInteger failed = new AtomicInteger();
    List<Thread> clients = new ArrayList<>();
    for (int i = 0; i < CLIENTS; i++) {
      Runnable client = () -> send(begun, all, next);
      Thread thread = Thread.ofPlatform().name("client " + i).unstarted(client);
      thread.setUncaughtExceptionHandler((_, _) -> failed.incrementAndGet());
      thread.start();
      clients.add(thread);
    }
    clients.forEach(PressLoad::join);
    if (failed.get() > 0) {
      throw new IllegalStateException(failed + " clients failed");
    }
    return all;
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void send(long begun, int all, AtomicInteger next) {
    try (SmtpSender door = new SmtpSender(ServiceBench.server(port))) {
      for (int letter = next.getAndIncrement(); letter < all; letter = next.getAndIncrement()) {
        long due = begun + letter * 1_000_000_000L / pace;
        for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
          LockSupport.parkNanos(left);
        }
        if (letter % share == 0) {
          press(door);
        } else {
          order(door, letter);
        }
      }
    }
  }

  private void press(SmtpSender door) {
    int game = pressed.getAndIncrement() % (tables.senders().size() / SEATS);
    times.begin(game);
    send(door, game * SEATS, "PRESS TO ALL\nA word to all of you.\nENDPRESS");
  }

  private void order(SmtpSender door, int letter) {
    int place = letter % tables.senders().size();
    int writer = place % SEATS == 0 ? place + 1 : place;
    send(door, writer, tables.letter(writer));
  }

  private void send(SmtpSender door, int place, String text) {
    BenchTables.Sender sender = tables.senders().get(place);
    BenchLetters.hand(door, sender.from(), sender.to(), System.nanoTime() + ".bench", text);
  }
}
