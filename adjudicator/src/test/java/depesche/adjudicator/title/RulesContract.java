package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.News;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.Volume;
import depesche.adjudicator.rules.Decks;
import depesche.adjudicator.rules.Explores;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.TableSize;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What every title promises. A title's test says how to write letters for it; the rest is here.
abstract class RulesContract<P, O> {

  private static final int LONGEST = 2000;

  /// The first seed; `-Ddepesche.seed=N` plays other games.
  static final long SEED = Long.getLong("depesche.seed", 1L);

  abstract Rules<P, O> rules();

  /// {@return the options under which every game ends in reasonable time}
  SequencedMap<String, String> options() {
    return new LinkedHashMap<>();
  }

  /// {@return how many games are played to their end}
  int games() {
    return Integer.getInteger("depesche.games", Volume.of(500));
  }

  /// {@return from how many seeds a promise is tried; a second run of the same rules needs fewer}
  int seeds(int usual) {
    return Math.max(2, Volume.of(usual));
  }

  /// {@return a letter that a player might write for this demand, mostly good}
  abstract String goodLetter(P position, Demand demand, Random random);

  /// {@return the position with everything changed that this seat cannot know}
  abstract P scrambled(P position, Seat seat, Random random);

  /// One played game: every position as text, all news, and how it was left.
  private record Played(List<String> positions, List<String> news, boolean over) {}

  Suggests<P> suggests() {
    return rules().<Suggests<P>>as(Suggests.class).orElseThrow();
  }

  private TableSize size() {
    return Seated.of(rules(), options()).size();
  }

  private Table table(int seats) {
    return table(seats, options());
  }

  Table table(int seats, SequencedMap<String, String> options) {
    List<String> colours = rules().title().colours();
    return new Table(
        IntStream.range(0, seats)
            .mapToObj(i -> new Seat(i < colours.size() ? colours.get(i) : "Seat" + i))
            .toList(),
        options);
  }

  private Step<P> open(long seed, int seats) {
    return rules().open(table(seats), new PlainChance(seed, 1));
  }

  List<Demand> demands(P position) {
    return rules().status(position) instanceof Status.Waiting(List<Demand> demands)
        ? demands
        : List.of();
  }

  @Test
  void everyLegalNumberOfSeatsCanPlayAndNoOther() {
    var title = size();
    for (int seats = title.fewest(); seats <= title.most(); seats++) {
      assertThat(demands(open(SEED, seats).position())).as("%d seats", seats).isNotEmpty();
    }
    assertThatThrownBy(() -> open(SEED, title.fewest() - 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> open(SEED, title.most() + 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatATitleDeclaresItKeeps() {
    // A title has a capability or has not; you find it without knowing the title.
    assertThat(rules().has(Suggests.class)).isTrue();
    TableSize size = size();
    assertThat(Seated.of(rules(), options()).seats()).hasSizeGreaterThanOrEqualTo(size.most());
    rules()
        .as(Decks.class)
        .ifPresent(
            one ->
                assertThat(one.decks(options()).values()).isNotEmpty().doesNotContain(List.of()));
    for (int seats = size.fewest(); seats <= size.most(); seats++) {
      new KeptCapabilities<>(rules(), table(seats).seats())
          .check(open(SEED, seats).position(), SEED);
    }
    Random random = new Random(SEED);
    P position = open(SEED, size.most()).position();
    for (int turn = 2; turn < 30 && !demands(position).isEmpty(); turn++) {
      position = resolve(position, SEED, turn, random).position();
      new KeptCapabilities<>(rules(), table(size.most()).seats()).check(position, SEED + turn);
    }
  }

  @Test
  void gamesOfGoodAndBadLettersEnd() {
    for (long seed = SEED; seed < SEED + games(); seed++) {
      assertThat(play(seed, false).over()).as("seed %d ends", seed).isTrue();
    }
  }

  @Test
  void theSameSeedIsTheSameGame() {
    for (long seed = SEED; seed < SEED + seeds(20); seed++) {
      assertThat(play(seed, false)).as("seed %d", seed).isEqualTo(play(seed, false));
    }
  }

  @Test
  void aGameSavedAndLoadedAtEveryStepIsTheSameGame() {
    for (long seed = SEED; seed < SEED + seeds(50); seed++) {
      assertThat(play(seed, true)).as("seed %d", seed).isEqualTo(play(seed, false));
    }
  }

  private Played play(long seed, boolean saving) {
    Random random = new Random(seed);
    int most = size().most();
    int fewest = size().fewest();
    Step<P> step = open(seed, fewest + random.nextInt(most - fewest + 1));
    List<String> positions = new ArrayList<>();
    List<String> news = new ArrayList<>();
    for (int turn = 2; turn < LONGEST; turn++) {
      String text = rules().codec().write(step.position());
      positions.add(text);
      step.news().forEach(one -> news.add(one.toString()));
      P position = saving ? rules().codec().read(text) : step.position();
      assertThat(position).as("seed %d, turn %d", seed, turn).isEqualTo(step.position());
      if (rules().status(position) instanceof Status.Over) {
        return new Played(positions, news, true);
      }
      step = resolve(position, seed, turn, random);
    }
    return new Played(positions, news, false);
  }

  Step<P> resolve(P position, long seed, int turn, Random random) {
    List<Demand> demands = demands(position);
    assertThat(demands).as("a game that is not over waits for somebody").isNotEmpty();
    SequencedMap<Seat, O> orders = new LinkedHashMap<>();
    for (Demand demand : demands) {
      answer(position, demand, random).ifPresent(accepted -> orders.put(demand.seat(), accepted));
    }
    return rules().resolve(position, orders, new PlainChance(seed, turn));
  }

  /// What a seat decides: silent now and then, wild now and then.
  private Optional<O> answer(P position, Demand demand, Random random) {
    if (random.nextInt(12) == 0 && demand.silence() == Demand.Silence.DEFAULTS) {
      return Optional.empty();
    }
    List<Letter> letters = new ArrayList<>();
    String phase = rules().phase(position).id();
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      String good = goodLetter(position, demand, random);
      letters.add(new Letter(phase, random.nextInt(4) == 0 ? Noise.spoil(good, random) : good));
    }
    Reading<O> reading = rules().read(position, demand.seat(), letters);
    assertThat(reading.lines()).hasSize(letters.getLast().lines().size());
    return reading.orders();
  }

  @Test
  void readingNeverThrowsAndGivesEveryLineAVerdict() {
    Random random = new Random(SEED);
    P position = open(SEED, size().most()).position();
    for (int turn = 2; turn < 40 && !demands(position).isEmpty(); turn++) {
      for (Demand demand : demands(position)) {
        for (int i = 0; i < 20; i++) {
          String text = Noise.spoil(goodLetter(position, demand, random), random);
          var letter = new Letter(rules().phase(position).id(), text);
          List<Line> lines = rules().read(position, demand.seat(), List.of(letter)).lines();
          assertThat(lines).as("seed %d: %s", SEED, text).hasSize(letter.lines().size());
        }
      }
      position = resolve(position, SEED, turn, random).position();
    }
  }

  @Test
  void silenceResolvesUnlessTheDemandWaits() {
    P position = open(SEED, size().most()).position();
    for (int turn = 2; turn < LONGEST && !demands(position).isEmpty(); turn++) {
      if (demands(position).stream().anyMatch(one -> one.silence() == Demand.Silence.WAITS)) {
        return;
      }
      position =
          rules().resolve(position, new LinkedHashMap<>(), new PlainChance(SEED, turn)).position();
    }
    assertThat(rules().status(position)).isInstanceOf(Status.Over.class);
  }

  @Test
  void whatASeatCannotKnowChangesNothingItSees() {
    for (long seed = SEED; seed < SEED + seeds(20); seed++) {
      Random random = new Random(seed);
      P position = open(seed, size().most()).position();
      for (int turn = 2; turn < 60 && !demands(position).isEmpty(); turn++) {
        for (Demand demand : demands(position)) {
          Seat seat = demand.seat();
          P other = scrambled(position, seat, random);
          assertThat(knowledge(other, seat)).isEqualTo(knowledge(position, seat));
          String letter = goodLetter(position, demand, random);
          assertThat(understood(other, demand, letter))
              .isEqualTo(understood(position, demand, letter));
          assertThat(tried(other, seat, letter)).isEqualTo(tried(position, seat, letter));
        }
        Step<P> step = resolve(position, seed, turn, random);
        for (News news : step.news()) {
          assertThat(news.audience().includes(new Reader.Onlooker()))
              .as("an onlooker hears only what everybody hears")
              .isEqualTo(news.audience() instanceof Audience.Everyone);
        }
        position = step.position();
      }
    }
  }

  /// {@return what a seat is told of lines that it tries, but for the draws of the step they lead
  /// to}
  private String tried(P position, Seat seat, String letter) {
    Optional<Explores<P>> explores = rules().as(Explores.class);
    return explores
        .map(
            title ->
                title.tried(
                    position, Optional.of(seat), letter.lines().toList(), new PlainChance(SEED, 3)))
        .map(tried -> tried.lines() + " " + tried.sums() + " " + tried.step().isPresent())
        .orElse("");
  }

  /// A line that is offered to a player who types is one that he may send, and short enough for a
  /// list of choices.
  @Test
  void whatIsSuggestedIsTakenAndGivesNothingAway() {
    for (long seed = SEED; seed < SEED + seeds(2); seed++) {
      Random random = new Random(seed);
      P position = open(seed, size().most()).position();
      for (int turn = 2; turn < 40 && !demands(position).isEmpty(); turn++) {
        for (Demand demand : demands(position)) {
          assertThat(suggests().suggest(position, demand.seat(), "")).as("who owes").isNotEmpty();
          assertSuggestions(position, demand.seat(), begun(position, demand, random), random);
        }
        // A seat that is asked nothing now may write ahead.
        Demand any = demands(position).getFirst();
        for (Seat seat : table(size().most()).seats()) {
          assertSuggestions(position, seat, begun(position, any, random), random);
        }
        position = resolve(position, seed, turn, random).position();
      }
    }
  }

  private void assertSuggestions(P position, Seat seat, String typed, Random random) {
    List<String> suggested = suggests().suggest(position, seat, typed);
    for (String line : suggested) {
      var letter = new Letter(rules().phase(position).id(), line);
      List<Line> lines = rules().read(position, seat, List.of(letter)).lines();
      assertThat(lines).as(line).hasSize(1).allMatch(one -> one.verdict().counts());
    }
    assertThat(suggested).as(typed).hasSizeLessThanOrEqualTo(25).doesNotHaveDuplicates();
    assertThat(suggested).as(typed).allMatch(line -> line.length() <= 100);
    P other = scrambled(position, seat, random);
    assertThat(suggests().suggest(other, seat, typed)).as(typed).isEqualTo(suggested);
  }

  /// The beginning of a good line, now and then with something wrong in it.
  private String begun(P position, Demand demand, Random random) {
    String letter = goodLetter(position, demand, random);
    String[] lines = letter.split("\n", -1);
    String line = lines[random.nextInt(lines.length)];
    String begun = line.substring(0, random.nextInt(line.length() + 1));
    return random.nextInt(4) == 0 ? Noise.spoil(begun, random) : begun;
  }

  /// All that a seat is shown before a step: its view and every prompt it may hear.
  private List<String> knowledge(P position, Seat seat) {
    List<String> knowledge = new ArrayList<>();
    Fact view = rules().view(position, new Reader.Holder(seat));
    knowledge.add(String.valueOf(view));
    knowledge.add(rules().phase(position).toString());
    for (Demand demand : demands(position)) {
      knowledge.add(demand.seat() + " owes " + demand.prompt().getClass().getSimpleName());
      if (demand.seat().equals(seat)) {
        knowledge.add(demand.prompt().toString());
      }
    }
    return knowledge;
  }

  private String understood(P position, Demand demand, String text) {
    Letter letter = new Letter(rules().phase(position).id(), text);
    Reading<O> reading = rules().read(position, demand.seat(), List.of(letter));
    return reading.lines() + " " + reading.onFile() + " " + reading.missing();
  }
}
