package depesche.bot.server;

import depesche.bot.desk.letter.FailureReply;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.PhaseEnd;
import depesche.bot.game.Trouble;
import depesche.bot.game.trouble.Cause;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.server.threads.Fault;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// What becomes of work that stops the program. A fault of the world ends the round, and the work
/// is tried again in the next ones. A fault of ours is tried three times at once, since a race
/// between two threads passes; waiting longer would keep everybody's letters waiting, and the
/// program does not change by itself. Then the message is put aside, or the game held, and those
/// concerned are told.
final class Failures {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  /// How often a message may break. If the program is killed in its midst, that is not its fault.
  private static final int STRIKES = 3;

  /// So many rounds may end by the same work before that counts as one try of ours: with a round
  /// every quarter of a minute, that is ten minutes.
  private static final int ROUNDS = 40;

  private final Ledger ledger;
  private final Games games;
  private final FailureReply failureReply;
  private final Clock clock;

  /// Rounds that ended by a piece of work, by its name.
  private final Map<String, Integer> ended = new ConcurrentHashMap<>();

  Failures(Ledger ledger, Games games, FailureReply failureReply, Clock clock) {
    this.ledger = ledger;
    this.games = games;
    this.failureReply = failureReply;
    this.clock = clock;
  }

  /// It was read. Most letters end no round, and then nothing is known of any.
  void read(long message) {
    if (!ended.isEmpty()) {
      ended.remove(name(message));
    }
  }

  /// {@return what the log says of the parcels a message led to}
  static String answered(List<Long> parcels) {
    return switch (parcels.size()) {
      case 0 -> ", not answered";
      case 1 -> ", answered by parcel " + parcels.getFirst();
      default -> ", answered by parcels " + parcels.getFirst() + " to " + parcels.getLast();
    };
  }

  /// A message has stopped the program.
  ///
  /// @throws Fault.Passing if the round ends by it
  void stopped(long message, Throwable failure) {
    Fault fault = Fault.of(failure);
    pass(name(message), fault, failure);
    int attempt =
        ledger.work(
            unitOfWork -> {
              InboxRow row = unitOfWork.message(message);
              row.attempts++;
              row.cause = fault.cause();
              return row.attempts;
            });
    LOG.error(
        "message {} broke at attempt {}: {} (no. {})",
        message,
        attempt,
        fault.cause(),
        Cause.number(fault.cause()));
    if (attempt >= STRIKES) {
      putAside(message);
    }
  }

  /// Ends the round if the world is to blame; a database that takes nothing is so however long.
  private void pass(String work, Fault fault, Throwable failure) {
    if (fault.worlds()) {
      int rounds = ended.merge(work, fault.away() ? 0 : 1, Integer::sum);
      if (rounds < ROUNDS) {
        LOG.atLevel(fault.away() ? Level.DEBUG : Level.ERROR)
            .log("{} waits for the next round: {}", work, fault.cause());
        throw new Fault.Passing(failure);
      }
    }
    ended.remove(work);
  }

  private static String name(long message) {
    return "message " + message;
  }

  private void putAside(long message) {
    tell(
        name(message),
        failureReply.ways(),
        way -> {
          List<Long> answers =
              ledger.work(
                  unitOfWork -> {
                    InboxRow row = unitOfWork.message(message);
                    unitOfWork.registry().reads(row);
                    row.state = InboxRow.State.FAILED;
                    row.aside++;
                    way.answer(unitOfWork, row);
                    return unitOfWork.registry().answers();
                  });
          LOG.error("message {} put aside{}", message, answered(answers));
        });
  }

  /// A game has stopped the program. It is paused until its master resumes it.
  ///
  /// @throws Fault.Passing if the round ends by it
  void stoppedBy(long game, Throwable failure) {
    Fault fault = Fault.of(failure);
    String name = ledger.work(unitOfWork -> unitOfWork.game(game).name());
    pass("game " + name, fault, failure);
    LOG.error(
        "game {} cannot go on and is held: {} (no. {})",
        name,
        fault.cause(),
        Cause.number(fault.cause()));
    hold(game, held -> new Trouble.Held(held.name(), held.phase(), held.hasBegun(), fault.told()));
  }

  /// A game cannot go on. It is paused until its master resumes it; they and the operator get a
  /// notice.
  void hold(long id, Function<Game, Trouble> why) {
    hold(id, clock.instant(), why);
  }

  /// As above.
  ///
  /// @param since from when on its time does not count
  void hold(long id, Instant since, Function<Game, Trouble> why) {
    tell(
        "game " + ledger.<String>work(unitOfWork -> unitOfWork.game(id).name()),
        failureReply.ways(),
        way ->
            ledger.act(
                unitOfWork -> {
                  Game game = games.numbered(unitOfWork, id);
                  Trouble trouble = why.apply(game);
                  game.life().hold(since);
                  way.hold(unitOfWork, game, trouble, clock.instant());
                  unitOfWork
                      .rollbacks()
                      .hold(
                          id,
                          trouble.getClass().getSimpleName(),
                          clock.instant(),
                          PhaseEnd.FIRST_CALL);
                }));
  }

  /// Tries one way to say it after the other: the last one says nothing, so that the work is out of
  /// the way at any rate.
  private static void tell(
      String work, List<FailureReply.Way> ways, Consumer<FailureReply.Way> telling) {
    for (FailureReply.Way way : ways) {
      try {
        telling.accept(way);
        return;
      } catch (RuntimeException | Error e) {
        Fault fault = Fault.of(e);
        LOG.error("{}: nobody is told {}: {}", work, way.name(), fault.cause());
        if (fault.worlds()) {
          throw new Fault.Passing(e);
        }
      }
    }
  }
}
