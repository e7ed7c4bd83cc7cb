package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.CardOperation.FlagTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PartyTarget;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The words behind the title of a played card, in the order in which its operations ask for them.
final class Choices {

  private final List<String> words;

  Choices(List<String> words) {
    this.words = new ArrayList<>(words);
  }

  /// {@return the choices of an event, which is not played: none}
  static Choices none() {
    return new Choices(List.of());
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  String first() {
    return words.getFirst();
  }

  /// {@return the way that alone speaks of the power or party that the next word names, from 0}
  ///
  /// @param ways of which one is chosen
  Optional<Integer> way(List<List<CardOperation>> ways) {
    if (isEmpty()) {
      return Optional.empty();
    }
    List<Integer> named =
        IntStream.range(0, ways.size())
            .filter(way -> ways.get(way).stream().anyMatch(one -> speaksOf(one, first())))
            .boxed()
            .toList();
    return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
  }

  private static boolean speaksOf(CardOperation operation, String word) {
    return switch (operation) {
      case CardOperation.Move(FlagTarget target, _) -> is(target, word);
      case CardOperation.Inactivate(FlagTarget target) -> is(target, word);
      case CardOperation.Activate(FlagTarget target) -> is(target, word);
      case CardOperation.Lose(PartyTarget target) -> is(target, word);
      case CardOperation.Gain(PartyTarget target) -> is(target, word);
      case CardOperation.Cancel _,
          CardOperation.Discard _,
          CardOperation.Swap _,
          CardOperation.SetDie _,
          CardOperation.Roll _,
          CardOperation.Discs _,
          CardOperation.Draw _,
          CardOperation.Look _,
          CardOperation.Choice _,
          CardOperation.If _,
          CardOperation.Cost _,
          CardOperation.Manual _ ->
          false;
    };
  }

  private static boolean is(FlagTarget target, String word) {
    return target instanceof FlagTarget.Named(EuropeanPower power) && power.name().equals(word);
  }

  private static boolean is(PartyTarget target, String word) {
    return target instanceof PartyTarget.Named(Party party) && party.name().equals(word);
  }

  void used() {
    words.removeFirst();
  }
}
