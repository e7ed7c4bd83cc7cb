package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.bismarck.decks.DanceDeck;
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
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole games, played by program. `-Ddepesche.games=10000` measures a deck: the table is printed.
class SimulationTest {

  private static final int GAMES = Integer.getInteger("depesche.games", 200);
  private static final long SEED = Long.getLong("depesche.seed", 1L);
  private static final String FILE = "bismarcks-dance.json";
  private static final int LONGEST = 2000;

  /// So many games tell how every card does.
  private static final int MANY = 1000;

  private static final double SLACK = 7;

  /// How games ended.
  private record Ends(Map<DanceEnd, Integer> count, List<Integer> turns, CardUses uses) {

    double percent(DanceEnd end) {
      return 100.0 * count.getOrDefault(end, 0) / GAMES;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"STANDARD", "SNAKE_EYES", "CRAZY"})
  void discsAreConservedInGamesOfAnybody(String variant) {
    // Setup: seven discs, which only change places, after every step of random and plain games.
    Ends any = play(variant, seed -> new AnyLegalPlayer(new Random(seed)::nextInt));
    Ends plain = play(variant, _ -> new PlainPlayer());
    assertThat(any.count().values()).isNotEmpty();
    assertThat(plain.count().values()).isNotEmpty();
  }

  @Test
  void ourDeckIsHardButNotHopeless() {
    // Issue: the plain player wins 20 to 40 % of the games, anybody under 3 %; crises lose games
    // as well as parliament; no card is never seen or always decisive.
    Ends plain = play("STANDARD", _ -> new PlainPlayer());
    Ends any = play("STANDARD", seed -> new AnyLegalPlayer(new Random(seed)::nextInt));
    // 200 games tell a share to within seven.
    assertThat(plain.percent(DanceEnd.WON)).isBetween(20.0 - SLACK, 40.0 + SLACK);
    assertThat(plain.percent(DanceEnd.WAR)).isGreaterThan(10 - SLACK);
    assertThat(any.percent(DanceEnd.WON)).isLessThan(3);
    assertThat(plain.uses().seen()).isEqualTo(DanceDeck.CARDS);
    assertThat(plain.uses().wins().getLast()).isLessThan(100);
    if (GAMES >= MANY) {
      assertThat(plain.uses().wins().getFirst()).isPositive();
      plain.uses().lines().forEach(System.out::println);
    }
  }

  private static Ends play(String variant, Function<Long, DancePlayer> players) {
    CardIndex cards = MapFiles.danceCards();
    SequencedMap<String, String> options = new LinkedHashMap<>();
    options.put("variant", variant);
    DanceRulings rulings = DanceRulings.of(List.of(FILE), options);
    Map<DanceEnd, Integer> count = new EnumMap<>(DanceEnd.class);
    List<Integer> turns = new ArrayList<>();
    CardUses uses = new CardUses();
    long begun = System.nanoTime();
    for (long seed = SEED; seed < SEED + GAMES; seed++) {
      List<News> news = new ArrayList<>();
      DancePosition.Over over = play(cards, rulings, options, players.apply(seed), seed, news);
      count.merge(over.end(), 1, Integer::sum);
      turns.add(over.table().turn());
      uses.game(news, over.end() == DanceEnd.WON);
    }
    turns.sort(Comparator.naturalOrder());
    long millis = (System.nanoTime() - begun) / 1_000_000;
    System.out.printf(
        "%s %s: %d games from seed %d: %s, turns %d, %d, %d (a tenth, half, nine tenths), %d ms%n",
        variant,
        players.apply(SEED).getClass().getSimpleName(),
        GAMES,
        SEED,
        count,
        turns.get(GAMES / 10),
        turns.get(GAMES / 2),
        turns.get(GAMES * 9 / 10),
        millis);
    return new Ends(count, turns, uses);
  }

  private static DancePosition.Over play(
      CardIndex cards,
      DanceRulings rulings,
      SequencedMap<String, String> options,
      DancePlayer player,
      long seed,
      List<News> news) {
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
      news.addAll(run.news());
      position = run.position();
    }
    throw new AssertionError("seed " + seed + " does not end");
  }
}
