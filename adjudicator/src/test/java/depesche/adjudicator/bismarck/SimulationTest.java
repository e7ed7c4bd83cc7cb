package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.bismarck.players.AnyLegalPlayer;
import depesche.adjudicator.bismarck.players.DancePlayer;
import depesche.adjudicator.bismarck.players.PlainPlayer;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DanceRun;
import depesche.adjudicator.title.MapFiles;
import depesche.adjudicator.title.PlainChance;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole games, played by program. `-Ddepesche.games=10000` measures a deck: the table is printed.
class SimulationTest {

  private static final int GAMES = Integer.getInteger("depesche.games", 200);
  private static final long SEED = Long.getLong("depesche.seed", 1L);
  private static final String FILE = "bismarcks-dance.json";
  private static final int LONGEST = 2000;

  /// How games ended.
  private record Ends(Map<DanceEnd, Integer> count, long turns) {}

  @ParameterizedTest
  @ValueSource(strings = {"STANDARD", "SNAKE_EYES", "CRAZY"})
  void discsAreConservedInGamesOfAnybody(String variant) {
    // Setup: seven discs, which only change places, after every step of random and plain games.
    Ends any = play(variant, seed -> new AnyLegalPlayer(new Random(seed)::nextInt));
    Ends plain = play(variant, _ -> new PlainPlayer());
    assertThat(any.count().values()).isNotEmpty();
    assertThat(plain.count().values()).isNotEmpty();
  }

  private static Ends play(String variant, Function<Long, DancePlayer> players) {
    CardIndex cards = MapFiles.danceCards();
    SequencedMap<String, String> options = new LinkedHashMap<>();
    options.put("variant", variant);
    DanceRulings rulings = DanceRulings.of(List.of(FILE), options);
    Map<DanceEnd, Integer> count = new EnumMap<>(DanceEnd.class);
    long turns = 0;
    long begun = System.nanoTime();
    for (long seed = SEED; seed < SEED + GAMES; seed++) {
      DancePosition.Over over = play(cards, rulings, options, players.apply(seed), seed);
      count.merge(over.end(), 1, Integer::sum);
      turns += over.table().turn();
    }
    long millis = (System.nanoTime() - begun) / 1_000_000;
    System.out.printf(
        "%s %s: %d games from seed %d: %s, %.1f turns, %d ms%n",
        variant,
        players.apply(SEED).getClass().getSimpleName(),
        GAMES,
        SEED,
        count,
        (double) turns / GAMES,
        millis);
    return new Ends(count, turns);
  }

  private static DancePosition.Over play(
      CardIndex cards,
      DanceRulings rulings,
      SequencedMap<String, String> options,
      DancePlayer player,
      long seed) {
    Seat seat = new Seat("Solo");
    DancePosition position =
        MapFiles.BISMARCKS_DANCE
            .open(new Table(List.of(seat), options), new PlainChance(seed, 1))
            .position();
    for (int step = 2; step < LONGEST; step++) {
      assertThat(position.table().discs()).as("seed %d", seed).isEqualTo(DanceTable.DISCS);
      if (position instanceof DancePosition.Over over) {
        return over;
      }
      DanceRun run =
          DanceRun.of(
              cards,
              rulings,
              position,
              player.decide(position, cards, rulings),
              Optional.of(new PlainChance(seed, step)));
      assertThat(run.changed()).as("seed %d goes on, step %d", seed, step).isTrue();
      position = run.position();
    }
    throw new AssertionError("seed " + seed + " does not end");
  }
}
