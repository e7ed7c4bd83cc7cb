package depesche.bench;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Table;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.bot.chance.TurnChance;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Whole games of Great Powers with eight seats, to measure: every letter is read again at every
/// step, and every draw is a real one.
final class BiddingBench {

  /// Processor time: other work on the machine does not count.
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private static final GreatPowers RULES = new GreatPowers();
  private static final List<String> BIDS =
      List.of("1 2 3", "3 4 5", "5 6 1", "2 4 6", "6 3 2", "4 1 5", "3 1 6", "2 5 4");

  private BiddingBench() {}

  /// How long a game takes.
  ///
  /// @param core milliseconds of processor time in which the rules set the table up and judge,
  ///   draws included
  /// @param whole milliseconds with the reading of all letters and the keys of each turn's chance
  record Pace(double core, double whole) {}

  /// {@return how long each of some games takes, played one after another}
  static Pace pace(int games) {
    long start = CLOCK.getCurrentThreadCpuTime();
    long core = 0;
    for (int game = 0; game < games; game++) {
      core += play(String.valueOf(game));
    }
    return new Pace(core / 1e6 / games, (CLOCK.getCurrentThreadCpuTime() - start) / 1e6 / games);
  }

  /// {@return the nanoseconds of the core}
  private static long play(String seed) {
    List<Seat> seats = RULES.title().colours().stream().map(Seat::new).toList();
    Table table = new Table(seats, new LinkedHashMap<>());
    int turn = 1;
    Chance chance = TurnChance.seeded(seed, turn);
    long start = CLOCK.getCurrentThreadCpuTime();
    GreatPowersPosition greatPowersPosition = RULES.open(table, chance).position();
    long core = CLOCK.getCurrentThreadCpuTime() - start;
    while (RULES.status(greatPowersPosition) instanceof Status.Waiting) {
      turn++;
      SequencedMap<Seat, Plan> plans = plans(greatPowersPosition, seats, turn);
      chance = TurnChance.seeded(seed, turn);
      start = CLOCK.getCurrentThreadCpuTime();
      greatPowersPosition = RULES.resolve(greatPowersPosition, plans, chance).position();
      core += CLOCK.getCurrentThreadCpuTime() - start;
    }
    return core;
  }

  private static SequencedMap<Seat, Plan> plans(
      GreatPowersPosition greatPowersPosition, List<Seat> seats, int turn) {
    String phase = RULES.phase(greatPowersPosition).id();
    SequencedMap<Seat, Plan> plans = new LinkedHashMap<>();
    for (int i = 0; i < seats.size(); i++) {
      Seat seat = seats.get(i);
      RULES
          .read(greatPowersPosition, seat, List.of(new Letter(phase, letter(i + turn))))
          .orders()
          .ifPresent(plan -> plans.put(seat, plan));
    }
    return plans;
  }

  /// Of several lists of bids the last that is legal counts.
  private static String letter(int number) {
    List<String> lines = new ArrayList<>();
    Stream.of(0, 1, 3).forEach(more -> lines.add("BID " + BIDS.get((number + more) % BIDS.size())));
    lines.add("PICK ANY VP > ANY > PASS");
    lines.add("TARGET MOST VP");
    lines.add("STEAL FROM MOST COLONIES");
    lines.add("KEEP ANY VP > ANY > NONE");
    lines.add("FOE MOST ARMIES");
    lines.add("ALLY LEAST ARMIES > MOST NAVIES");
    return String.join("\n", lines);
  }
}
