package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import depesche.adjudicator.bismarck.decks.DanceDeckFormat;
import depesche.adjudicator.bismarck.turns.DanceFact.DiscsAllocated;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.title.PlainChance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// A card acts at its line of the allocation letter, whatever it looks at, draws or rolls.
class PlayThenAllocateTest {

  private static final long SEED = Long.getLong("depesche.seed", 20261128L);
  private static final int CARDS = Integer.getInteger("depesche.cards", 60);
  private static final Seat SOLO = new Seat("Solo");
  private static final String WRITTEN =
      "{\"op\": \"LOOK\", \"n\": 3}, {\"op\": \"CANCEL\", \"place\": \"CHOSEN\", \"discs\": 1}";

  @Test
  void theDiscsAreAllocatedBehindAnyCard() throws IOException {
    // shared/rulings/bismarcks-dance.md, section 7: ANY and ALLOCATE cards act at their line.
    System.out.println("PlayThenAllocateTest: -Ddepesche.seed=" + SEED);
    Random random = new Random(SEED);
    String deck = Files.readString(Path.of("src/test/decks/plain-deck.json"));
    assertThat(deck).contains(WRITTEN);
    for (int i = 0; i < CARDS; i++) {
      String effects = effect(random, 2);
      String phase = random.nextBoolean() ? "ANY" : "ALLOCATE";
      String made =
          deck.replace(
              "\"phase\": \"ANY\", \"effects\": [" + WRITTEN + "]",
              "\"phase\": \"" + phase + "\", \"effects\": [" + effects + "]");
      check(made, phase + " " + effects, i);
    }
  }

  private static void check(String deck, String what, int seed) {
    GamePosition<?, ?> now = begun(deck, seed);
    String letter = "DISCARD honest-broker > universal-suffrage\nPLAY Intelligence\nALLOCATE 1 2 1";
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    letters.put(SOLO, List.of(new Letter(now.phase().id(), letter)));
    List<Line> lines = now.read(SOLO, letters.get(SOLO)).lines();
    assertThat(lines).as(what + lines).noneMatch(line -> line.verdict() instanceof Verdict.Refused);
    GamePosition.Judged judged = now.judge(letters, new PlainChance(seed, 3));
    assertThat(judged.news().stream().map(News::fact).filter(DiscsAllocated.class::isInstance))
        .as(what + "\n" + judged.news())
        .hasSize(1);
    // A second allocation is too much, and so are more discs than there are.
    assertThat(last(now, letter + "\nALLOCATE 1 1 1")).isInstanceOf(Verdict.Refused.class);
  }

  private static Verdict last(GamePosition<?, ?> now, String letter) {
    return now.read(SOLO, List.of(new Letter(now.phase().id(), letter)))
        .lines()
        .getLast()
        .verdict();
  }

  @Test
  void whatOnlyLooksHidesNoDiscs() throws IOException {
    // A line that cannot be paid is refused with what is there, behind a look, too.
    String deck = Files.readString(Path.of("src/test/decks/plain-deck.json"));
    GamePosition<?, ?> now = begun(deck, 1);
    String free = "PLAY Intelligence 3\nALLOCATE ";
    assertThat(last(now, free + "2 2 1")).isInstanceOf(Verdict.Taken.class);
    assertThat(last(now, free + "2 2 2").toString()).contains("TooManyDiscs[wanted=6, there=5]");
  }

  @Test
  void poolsOnLinesOfTheirOwnStayBehindTheCard() throws IOException {
    // The card acts at its line, so its disc is gone before the last pool is named.
    String deck = Files.readString(Path.of("src/test/decks/plain-deck.json"));
    GamePosition<?, ?> now = begun(deck, 1);
    String letter = "PLAY Intelligence 3\nEVENT 2\nDIPLOMACY 2\nPOLITICS ";
    assertThat(last(now, letter + "1")).isInstanceOf(Verdict.Taken.class);
    assertThat(last(now, letter + "2").toString()).contains("TooManyDiscs[wanted=6, there=5]");
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    letters.put(SOLO, List.of(new Letter(now.phase().id(), letter + "1")));
    assertThat(now.judge(letters, new PlainChance(1, 3)).news().stream().map(News::fact).toList())
        .extracting(fact -> fact.getClass().getSimpleName())
        .containsSubsequence("ActionCardPlayed", "DiscsAllocated");
  }

  private static GamePosition<?, ?> begun(String deck, int seed) {
    SequencedMap<String, DanceDeck> decks = new LinkedHashMap<>();
    decks.put("deck.json", new DanceDeckFormat().playable(JsonValue.read("deck.json", deck)));
    BismarcksDance rules = new BismarcksDance(decks);
    GamePosition<?, ?> setUp =
        GamePosition.open(
                rules, new Table(List.of(SOLO), new LinkedHashMap<>()), new PlainChance(seed, 1))
            .next();
    SequencedMap<Seat, List<Letter>> end = new LinkedHashMap<>();
    end.put(SOLO, List.of(new Letter(setUp.phase().id(), "END")));
    return setUp.judge(end, new PlainChance(seed, 2)).next();
  }

  /// Something that only chance or a look decides, with other effects around it.
  private static String effect(Random random, int depth) {
    List<String> ops = new ArrayList<>();
    if (random.nextInt(3) == 0) {
      ops.add("{\"op\": \"MOVE\", \"power\": \"GB\", \"n\": 1}");
    }
    ops.add(
        switch (random.nextInt(depth > 0 ? 6 : 3)) {
          case 0 -> "{\"op\": \"LOOK\", \"n\": " + (1 + random.nextInt(3)) + "}";
          case 1 -> "{\"op\": \"DRAW\", \"n\": " + (1 + random.nextInt(2)) + "}";
          case 2 ->
              "{\"op\": \"ROLL\", \"table\": {\"1-3\": [{\"op\": \"GAIN\", \"party\": \"Z\"}],"
                  + " \"4-6\": []}}";
          case 3 ->
              "{\"op\": \"ROLL\", \"table\": {\"1-3\": ["
                  + effect(random, depth - 1)
                  + "], \"4-6\": [{\"op\": \"SWAP\", \"places\": [1, 5]}]}}";
          default ->
              "{\"op\": \"IF\", \"if\": \"IN RUSSIA GERMAN\", \"then\": ["
                  + effect(random, depth - 1)
                  + "], \"else\": ["
                  + effect(random, depth - 1)
                  + "]}";
        });
    if (random.nextInt(3) == 0) {
      ops.add("{\"op\": \"COST\", \"action\": \"POLITICS\", \"n\": -1}");
    }
    return String.join(", ", ops);
  }
}
