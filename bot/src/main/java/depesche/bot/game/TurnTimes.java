package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Firmness;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.clock.ClockPolicy;
import depesche.bot.clock.DeadlineReason;
import depesche.bot.clock.PhaseClock;
import depesche.bot.clock.TimeSpan;
import depesche.bot.clock.TurnTiming;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.report.Due;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// When the phase a game stands in can be judged, and what of that each reader may know.
public final class TurnTimes {

  private final Game game;
  private final ClockPolicy policy;

  TurnTimes(Game game) {
    this.game = game;
    this.policy = DeadlineSchedule.policy(game);
  }

  private PhaseClock phaseClock() {
    return policy.of(DeadlineSchedule.pace(game.position()));
  }

  /// {@return whether the phase may be judged before its deadline at all}
  public boolean judgesEarly() {
    return phaseClock().early() && game.grace().isEmpty();
  }

  /// {@return whether a seat waits for the deadline: it said so, or said nothing where that is
  /// usual}
  boolean waits(StoredSeat seat) {
    return firmness(seat) != Firmness.FINAL || seat.waits(game.phase()).orElse(policy.waits());
  }

  /// {@return how firmly the orders of a seat stand: as its letters say, or firmly if `READY` has
  /// been said since}
  private Firmness firmness(StoredSeat seat) {
    List<LetterRow> letters = game.letters(seat);
    if (letters.isEmpty()) {
      return Firmness.FINAL;
    }
    boolean ready =
        seat.waits(game.phase()).filter(waits -> !waits).isPresent()
            && seat.waitSaid(game.phase())
                .filter(said -> !said.isBefore(letters.getLast().received))
                .isPresent();
    return ready ? Firmness.FINAL : game.reading(seat).firmness();
  }

  /// {@return the moment from which the turn can be judged before its deadline, if nothing changes;
  /// nothing if orders are missing or somebody waits} Where no seat waits for another, one whose
  /// orders stand firmly is enough. In the grace of a phase nobody waits for more than the last
  /// order.
  public Optional<Instant> early() {
    if (!game.hasBegun() || !game.allIn()) {
      return Optional.empty();
    }
    if (game.grace().isPresent()) {
      return Optional.of(Instant.EPOCH);
    }
    boolean held =
        game.position().isApart()
            ? game.writers().stream()
                .filter(seat -> seat.isHeld() && isAsked(seat) && game.hasAnswered(seat))
                .noneMatch(seat -> firmness(seat) == Firmness.FINAL)
            : game.seats().stream().anyMatch(seat -> seat.isHeld() && waits(seat));
    return held || !phaseClock().early() ? Optional.empty() : Optional.of(settled());
  }

  private boolean isAsked(StoredSeat seat) {
    return game.position().demand(seat.name()).isPresent();
  }

  /// {@return when the last word on this phase has stood for a while}
  private Instant settled() {
    return game.writers().stream()
        .flatMap(this::words)
        .max(Instant::compareTo)
        .map(last -> last.plus(phaseClock().delay()))
        .orElse(Instant.EPOCH);
  }

  private Stream<Instant> words(StoredSeat writer) {
    Stream<Instant> letters =
        game.letters(writer).stream()
            .filter((LetterRow letter) -> letter.phase.equals(game.phase()))
            .map(letter -> letter.received);
    return Stream.concat(letters, writer.waitSaid(game.phase()).stream());
  }

  /// {@return the one seat that all others wait for, of two or more that were asked}
  Optional<StoredSeat> last() {
    if (!policy.lastNotice() || !game.isRunning() || game.isSealed()) {
      return Optional.empty();
    }
    GamePosition<?, ?> position = game.position();
    if (position.isApart()) {
      return Optional.empty();
    }
    List<StoredSeat> asked =
        game.writers().stream()
            .filter(seat -> seat.isHeld() && position.demand(seat.name()).isPresent())
            .toList();
    List<StoredSeat> late = asked.stream().filter(seat -> !game.hasAnswered(seat)).toList();
    return asked.size() > 1 && late.size() == 1 ? Optional.of(late.getFirst()) : Optional.empty();
  }

  /// {@return why the deadline is the one it is}
  List<Fact> reasons() {
    return game.limit().stream()
        .flatMap(limit -> DeadlineReason.read(limit.why).stream())
        .map(reason -> (Fact) reason)
        .toList();
  }

  /// {@return what somebody without a seat may know of when the turn is judged}
  List<Fact> forOnlookers() {
    if (game.begun().isEmpty() || game.deadline().isEmpty()) {
      return List.of();
    }
    return rules().stream()
        .map(rule -> rule instanceof TurnTiming.JudgedAlone ? new TurnTiming.TablesApart() : rule)
        .toList();
  }

  private List<Fact> rules() {
    if (game.grace().isPresent()) {
      return List.of(new TurnTiming.GraceRuns());
    }
    List<Fact> rules = new ArrayList<>();
    PhaseClock clock = phaseClock();
    String delay = clock.delay().isZero() ? "" : TimeSpan.say(clock.delay());
    if (!clock.early()) {
      rules.add(new TurnTiming.JudgedAtDeadline());
    } else if (game.position().isApart()) {
      rules.add(new TurnTiming.JudgedAlone(delay));
    } else if (waitsForAnswers()) {
      rules.add(new TurnTiming.JudgedWhenAnswered(delay));
    } else {
      rules.add(new TurnTiming.JudgedWhenAllIn(delay));
    }
    if (!clock.grace().isZero() && !waitsForAll()) {
      rules.add(new TurnTiming.GraceFollows(TimeSpan.say(clock.grace())));
    }
    return List.copyOf(rules);
  }

  /// {@return whether the rules cannot go on without some answer, deadline or not}
  private boolean waitsForAnswers() {
    return game.position().demands().stream()
        .anyMatch(demand -> demand.silence() == Demand.Silence.WAITS);
  }

  /// {@return whether the rules go on without nobody's answer; then there is no grace}
  private boolean waitsForAll() {
    return game.position().demands().stream()
        .allMatch(demand -> demand.silence() == Demand.Silence.WAITS);
  }

  /// {@return what the holder of a seat may know of when the turn is judged}
  ///
  /// @param due what is asked of them
  List<Fact> forSeat(StoredSeat seat, Due due) {
    if (game.deadline().isEmpty()) {
      // A paused game has no time, and yet what is on file is.
      return due.prompts().isEmpty() ? List.of() : List.of(ifJudgedNow(seat));
    }
    if (due.prompts().isEmpty() && game.position().isApart()) {
      return List.of(new TurnTiming.NothingOfYours());
    }
    List<Fact> timing = new ArrayList<>(rules());
    boolean early = judgesEarly() && !game.position().isApart();
    Optional<Boolean> said = seat.waits(game.phase());
    if (early && waits(seat) && !seat.isMaster()) {
      timing.set(0, said.isPresent() ? new TurnTiming.YouWait() : new TurnTiming.YouWaitAsUsual());
    }
    Firmness firmness = firmness(seat);
    if (judgesEarly() && firmness != Firmness.FINAL && !due.prompts().isEmpty()) {
      timing.set(0, new TurnTiming.OrdersUnsettled(firmness == Firmness.BACKUP));
    }
    if (!due.prompts().isEmpty()) {
      // Only somebody whose own orders are in may know that all are.
      early()
          .filter(moment -> early && !moment.equals(Instant.EPOCH))
          .ifPresent(moment -> timing.set(0, new TurnTiming.JudgedSoon(moment)));
      timing.add(ifJudgedNow(seat));
    }
    return List.copyOf(timing);
  }

  private Fact ifJudgedNow(StoredSeat seat) {
    GamePosition<?, ?> position = game.position();
    Optional<Demand> demand = position.demand(seat.name());
    boolean waits = demand.filter(one -> one.silence() == Demand.Silence.WAITS).isPresent();
    return new TurnTiming.IfJudgedNow(!game.onFile(seat).isEmpty(), game.hasAnswered(seat), waits);
  }
}
