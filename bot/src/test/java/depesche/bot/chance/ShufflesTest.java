package depesche.bot.chance;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Where a card lay, and what proves it.
class ShufflesTest {

  private static final HexFormat HEX = HexFormat.of();

  private final GameSeed gameSeed = GameSeed.of("shuffles", Secrets.seeded("shuffles"), Map.of());
  private final Shuffles shuffles = new Shuffles(gameSeed);

  private TurnChance shuffled(int turn, String scope, List<String> cards) {
    TurnChance chance = new TurnChance(gameSeed, turn, "");
    chance.hidden("deck", scope).shuffled(cards);
    shuffles.add(turn, chance.secrets());
    return chance;
  }

  @Test
  void everyLeafOfEveryTreeLeadsToItsRoot() {
    // README of the transcript: a path lists the neighbours, lowest first; an odd node is carried
    // up.
    for (int size = 1; size <= 100; size++) {
      List<byte[]> leaves =
          IntStream.range(0, size).mapToObj(i -> Merkle.leaf(i, new byte[] {7})).toList();
      String root = HEX.formatHex(Merkle.root(leaves));
      for (int i = 0; i < size; i++) {
        List<byte[]> path = Merkle.path(leaves, i);
        assertThat(HEX.formatHex(Merkle.climb(leaves.get(i), i, size, path))).isEqualTo(root);
        List<byte[]> longer = new ArrayList<>(path);
        longer.add(new byte[32]);
        assertThat(Merkle.climb(leaves.get(i), i, size, longer)).isEmpty();
        if (!path.isEmpty()) {
          List<byte[]> shorter = path.subList(0, path.size() - 1);
          assertThat(HEX.formatHex(Merkle.climb(leaves.get(i), i, size, shorter)))
              .isNotEqualTo(root);
        }
      }
    }
  }

  @Test
  void aCardDrawnBeforeTheDeckWasShuffledAnewLiesInTheOldOne() {
    // chance.md 2.6: a reshuffle is a new scope; drawing three cards can take one of the old deck
    // and two of the new.
    shuffled(1, "action/1", List.of("Jazz", "Fascism", "Radio"));
    TurnChance chance = shuffled(4, "action/2", List.of("Jazz", "Radio"));
    Audience red = new Audience.Only(List.of(new Seat("Red")));
    chance.shown("deck", "action/2", List.of("Fascism", "Jazz"), red);
    chance.shown("deck", "action/1", List.of("Radio"), new Audience.Everyone());
    List<Transcript.Shown> places = shuffles.places(chance);
    assertThat(places)
        .extracting(Transcript.Shown::scope)
        .containsExactly("action/1", "action/2", "action/1");
    assertThat(places).extracting(Transcript.Shown::size).containsExactly(3, 2, 3);
    assertThat(places)
        .extracting(Transcript.Shown::to)
        .containsExactly(List.of("Red"), List.of("Red"), List.of());
    assertThat(shuffles.cards(places))
        .extracting(Transcript.Card::card)
        .containsExactly("Fascism", "Jazz", "Radio");
  }

  @Test
  void aCardThatWasLeftOutOfTheFirstShuffleIsMissed() {
    // chance.md 2.1: the commitment covers the deck lists, so that no card can be left out.
    String setup = "{\"decks\":{\"event\":[\"War\",\"Peace\",\"Trade\"]},\"version\":2}";
    for (List<String> cards : List.of(List.of("War", "Peace", "Trade"), List.of("War", "Peace"))) {
      Secrets secrets = Secrets.seeded("shuffles");
      String anchor = GameSeed.anchor(secrets);
      String commitment = GameSeed.commitment("shuffles", setup, secrets);
      var head = new Transcript.Head("shuffles", setup, anchor, commitment, List.of(), "").summed();
      TurnChance chance = new TurnChance(gameSeed, 1, "");
      chance.hidden("deck", "event/1").shuffled(cards);
      Transcript.Turn turn =
          new Transcript.Turn(
                  1,
                  "",
                  gameSeed.anchor(1),
                  "",
                  "",
                  "",
                  List.of(),
                  List.of(),
                  List.of(),
                  chance.secrets(),
                  List.of(),
                  List.of(),
                  Transcript.Opened.of(List.of()),
                  "")
              .summed("shuffles", head.sum());
      Transcript whole = Transcript.of(head, List.of(turn), Transcript.Keys.of(secrets));
      assertThat(Verification.of(whole, List.of()))
          .filteredOn(proofCheck -> !proofCheck.passed())
          .extracting(ProofCheck::line)
          .allMatch(
              line -> line.startsWith("turn 1, deck event/1: all cards that the set-up lists"))
          .hasSize(cards.size() == 3 ? 0 : 1);
    }
  }

  @Test
  void aDeckWhoseOrderWasNotKeptProvesNothing() {
    // Games that began before proofs were kept go on without them.
    TurnChance chance = new TurnChance(gameSeed, 9, "");
    chance.shown("deck", "action/1", List.of("Jazz"), new Audience.Everyone());
    assertThat(shuffles.places(chance)).isEmpty();
  }
}
