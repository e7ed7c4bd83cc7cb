package depesche.bot.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// All hidden draws of a game so far, with what came of them: where a card is, and what proves it.
public final class Shuffles {

  private record Shuffle(String purpose, String scope, CommittedDeck committedDeck) {}

  private final GameSeed gameSeed;
  private final List<Shuffle> shuffles = new ArrayList<>();

  public Shuffles(GameSeed gameSeed) {
    this.gameSeed = gameSeed;
  }

  /// Adds what was drawn in secret in a turn.
  public void add(int turn, List<Transcript.Hidden> draws) {
    for (Transcript.Hidden draw : draws) {
      byte[] key = Fairdraw.stream(gameSeed.hiddenKey(), turn, draw.purpose(), draw.scope());
      shuffles.add(new Shuffle(draw.purpose(), draw.scope(), CommittedDeck.of(key, draw.opened())));
    }
  }

  /// {@return the places of the cards that were shown in a turn whose own draws have been added;
  /// none of a deck that was shuffled before its order was kept}
  public List<Transcript.Shown> places(TurnChance chance) {
    return chance.seen().stream()
        .flatMap(seen -> seen.cards().stream().flatMap(card -> place(seen, card).stream()))
        .toList();
  }

  /// A card is in the newest shuffle that holds it: no card is shuffled while it is out.
  private Optional<Transcript.Shown> place(TurnChance.Seen seen, String card) {
    String deck = deck(seen.scope());
    List<Shuffle> same =
        shuffles.stream()
            .filter(one -> one.purpose().equals(seen.purpose()) && deck(one.scope()).equals(deck))
            .toList();
    int newest = same.stream().map(Shuffle::scope).toList().lastIndexOf(seen.scope());
    return same.subList(0, newest + 1).reversed().stream()
        .filter(one -> one.committedDeck().cards().contains(card))
        .map(one -> place(one, card, seen.to()))
        .findFirst();
  }

  /// The name of a deck, without the number of its shuffle.
  private static String deck(String scope) {
    return scope.contains("/") ? scope.substring(0, scope.lastIndexOf('/')) : scope;
  }

  private static Transcript.Shown place(Shuffle shuffle, String card, List<String> to) {
    List<String> cards = shuffle.committedDeck().cards();
    return new Transcript.Shown(
        shuffle.purpose(), shuffle.scope(), cards.indexOf(card), cards.size(), to);
  }

  /// {@return what proves each of these places, in their order}
  public List<Transcript.Card> cards(List<Transcript.Shown> places) {
    return places.stream().map(place -> deck(place).card(place.index())).toList();
  }

  private CommittedDeck deck(Transcript.Shown place) {
    Stream<Shuffle> found =
        shuffles.reversed().stream()
            .filter(one -> one.purpose().equals(place.purpose()))
            .filter(one -> one.scope().equals(place.scope()));
    return found.findFirst().orElseThrow().committedDeck();
  }
}
