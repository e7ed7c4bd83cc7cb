package depesche.bot.server;

import depesche.bot.chance.Secrets;
import depesche.bot.config.Settings;
import depesche.bot.desk.Services;
import depesche.bot.desk.letter.FailureReply;
import depesche.bot.desk.letter.LetterHandler;
import depesche.bot.game.Games;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.post.MailEndpoint;
import depesche.bot.server.start.Opened;
import depesche.bot.server.threads.Crew;
import depesche.bot.server.threads.InHand;
import depesche.bot.server.threads.Outage;
import depesche.bot.server.turns.JudgeQueue;
import depesche.bot.server.turns.Reporting;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A node without the office: it judges the turns that the office has laid out, paints and writes
/// reports, and sends mail if it is the one to do so. Turns and reports are taken and done in one
/// transaction, so if it dies, others take them.
public final class Assistant implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Assistant.class);

  /// A look costs two small questions.
  static final Duration BEAT = Duration.ofMillis(200);

  /// After a round that failed, the next waits twice as long as this one did, up to so long; after
  /// one that did not, half as long. Of one turn that cannot be kept each assistant sees little.
  static final Duration LONGEST = Duration.ofSeconds(5);

  /// As long as the office lays turns out, there are more in a moment.
  private static final Duration SOON = Duration.ofMillis(10);

  /// After so many looks in vain, a second, the office lays out no more.
  static final int LULL = 100;

  /// Reports wait for so many looks at most: a minute and a half, and the judging between them.
  static final int MOST = 9_000;

  private final Ledger ledger;
  private final Crew crew;
  private final Tally tally = new Tally();
  private final JudgeQueue judgeQueue;
  private final Reporting reporting;
  private final Mailing mailing;
  private final CountDownLatch over = new CountDownLatch(1);
  private final Thread thread = Thread.ofPlatform().name("assistant").unstarted(this::work);

  private Assistant(Settings settings, Path home, Opened opened, Clock clock) {
    ledger = opened.ledger();
    crew = Crew.assisting(opened.outages());
    Services services = opened.services(settings, home, Secrets::fresh);
    Games games = services.games();
    LetterHandler letterHandler = new LetterHandler(services, services.door());
    Failures failures =
        new Failures(ledger, games, new FailureReply(services, letterHandler), clock);
    judgeQueue =
        new JudgeQueue(
            ledger,
            games,
            clock,
            clock::instant,
            crew.judges(),
            _ -> judged(),
            (failure, game) -> failures.stoppedBy(game, failure));
    reporting =
        new Reporting(ledger, services, clock, crew, game -> LOG.debug("game {} is told", game));
    mailing =
        new Mailing(
            ledger,
            MailEndpoint.of(settings.post().smtp().orElseThrow()),
            services.undelivered(),
            services.parcelWriter().painted()::leaving,
            settings,
            clock,
            opened.outages(),
            InHand.unwatched());
  }

  /// Begins to work.
  public static Assistant open(Settings settings, Path home, Opened opened, Clock clock) {
    Assistant assistant = opened.handTo(() -> new Assistant(settings, home, opened, clock));
    assistant.thread.start();
    return assistant;
  }

  private void judged() {
    tally.turnJudged();
    reporting.wake();
  }

  private void work() {
    try {
      rounds(this::round, this::isOver, crew.outages().of(LOG, "assistant"));
    } catch (LedgerClosed _) {
      LOG.debug("the assistant ends with the ledger");
    }
  }

  private void round() {
    reporting.after(() -> judge(judgeQueue::assist, () -> isOver(SOON)));
    tally.rests();
  }

  /// Does a round of work at each beat, and more rarely while they fail.
  ///
  /// @param over waits, and says whether no more may be begun
  /// @throws LedgerClosed if the ledger is
  static void rounds(Runnable round, Predicate<Duration> over, Outage outage) {
    Duration pause = BEAT;
    while (!over.test(pause)) {
      try {
        round.run();
        pause = longer(pause.dividedBy(2), BEAT);
        if (pause.equals(BEAT)) {
          outage.over();
        }
      } catch (RuntimeException | Error e) {
        outage.failed(e);
        Duration twice = pause.multipliedBy(2);
        pause = twice.compareTo(LONGEST) > 0 ? LONGEST : twice;
      }
    }
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  /// Judges as long as the office lays turns out: they come before any other report is begun.
  ///
  /// @param assist judges, and says whether there was anything
  /// @param over waits a moment, and says whether no more may be begun
  static void judge(BooleanSupplier assist, BooleanSupplier over) {
    int vain = assist.getAsBoolean() ? 0 : LULL;
    for (int look = 1; look < MOST && vain < LULL && !over.getAsBoolean(); look++) {
      vain = assist.getAsBoolean() ? 0 : vain + 1;
    }
  }

  private boolean isOver(Duration pause) {
    try {
      return over.await(pause.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /// {@return what sends mail, if it is sent here}
  public Mailing mailing() {
    return mailing;
  }

  /// {@return how many turns it has judged}
  public long turnsJudged() {
    return tally.turns();
  }

  /// {@return how long ago it had nothing to do}
  public Duration sinceRest() {
    return tally.sinceRest();
  }

  /// Ends what it has begun, and begins nothing more.
  @Override
  public void close() {
    over.countDown();
    mailing.end();
    crew.close();
    ledger.close();
  }
}
