package depesche.bench;

import depesche.bot.config.Settings;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.server.Assistant;
import depesche.bot.server.Mailing;
import depesche.bot.server.Server;
import depesche.bot.server.start.Opened;
import depesche.bot.server.threads.Outages;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A server, and nodes that assist it, the first of which sends the mail: all in one process, on
/// one clock that is set.
///
/// @param ear has them look for what the others have done
record BenchNodes(Server office, List<Assistant> assistants, ScheduledExecutorService ear)
    implements AutoCloseable {

  static BenchNodes open(Settings settings, Path home, Path data, Clock clock, int assistants) {
    ScheduledExecutorService ear =
        Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
    if (assistants == 0) {
      return new BenchNodes(Server.open(settings, home, clock), List.of(), ear);
    }
    Server office =
        Server.office(settings, home, data, opened(settings, home, data, Sharing.OFFICE), clock);
    List<Assistant> others =
        Stream.generate(() -> opened(settings, home, data, Sharing.ASSISTANT))
            .limit(assistants)
            .map(opened -> Assistant.open(settings, home, opened, clock))
            .toList();
    Mailing mailing = others.getFirst().mailing();
    mailing.begin(Claim.none());
    every(ear, Mailing.EAR, mailing::hearAtRest);
    every(ear, Server.EAR, mailing::hear);
    every(ear, Server.EAR, office::hear);
    return new BenchNodes(office, others, ear);
  }

  private static void every(ScheduledExecutorService ear, Duration time, Runnable look) {
    var _ =
        ear.scheduleWithFixedDelay(look, time.toMillis(), time.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static Opened opened(Settings settings, Path home, Path data, Sharing sharing) {
    Database database = Database.of(settings, data);
    return Opened.in(
        home, data, () -> Ledger.shared(database, data, sharing, Claim.none()), new Outages());
  }

  /// {@return how many turns they have judged}
  long turnsJudged() {
    return office.turnsJudged() + assistants.stream().mapToLong(Assistant::turnsJudged).sum();
  }

  @Override
  public void close() {
    ear.shutdownNow();
    assistants.forEach(Assistant::close);
    office.close();
  }
}
