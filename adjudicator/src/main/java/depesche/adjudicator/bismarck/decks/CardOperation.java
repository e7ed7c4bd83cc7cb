package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.Fact;
import java.util.List;

/// One thing that a card does, which the templates say within a sentence. A list of them is done in
/// its order.
public sealed interface CardOperation extends Fact {

  /// {@return the lists of operations that lie in it}
  default List<List<CardOperation>> inside() {
    return List.of();
  }

  /// Moves flags along the track; an inactive flag stays, and none leaves the track.
  ///
  /// @param spaces to the right, towards Germany; negative to the left; never 0
  record Move(FlagTarget flags, int spaces) implements CardOperation {}

  /// Turns flags to their blank side.
  record Inactivate(FlagTarget flags) implements CardOperation {}

  /// Turns flags to their coloured side: the only operation that reaches an inactive one.
  record Activate(FlagTarget flags) implements CardOperation {}

  /// Loses the support of a party, if it supports; `CHOSEN` is one of the supporters.
  record Lose(PartyTarget party) implements CardOperation {}

  /// Gains the support of a party, if it is lost; its disc goes to the Influence Pool.
  record Gain(PartyTarget party) implements CardOperation {}

  /// Puts discs on a card of the row, from the pools in the order that discs are lost in.
  ///
  /// @param discs at least 1
  record Cancel(PlaceTarget place, int discs) implements CardOperation {}

  /// Discards a card of the row; its discs go home, its place stays empty until the refill.
  record Discard(PlaceTarget place) implements CardOperation {}

  /// Two places of the row change their cards, discs included.
  ///
  /// @param first 1 to 5; never the same as `second`
  /// @param second 1 to 5
  record Swap(int first, int second) implements CardOperation {}

  /// Sets dice instead of rolling them: what the die mark stands for.
  record SetDie() implements CardOperation {}

  /// Rolls a die, and does what stands beside its face.
  ///
  /// @param faces six lists, for 1 to 6
  record Roll(List<List<CardOperation>> faces) implements CardOperation {

    public Roll {
      faces = faces.stream().map(List::copyOf).toList();
    }

    @Override
    public List<List<CardOperation>> inside() {
      return faces;
    }
  }

  /// Moves as many discs as there are from a pool to another.
  ///
  /// @param count at least 1
  record Discs(DiscPool from, DiscPool to, int count) implements CardOperation {}

  /// Draws cards: Action cards go to the hand, others to the discard pile.
  ///
  /// @param cards at least 1
  record Draw(int cards) implements CardOperation {}

  /// Shows the top cards of the draw pile to the player alone; they stay where they are.
  ///
  /// @param cards at least 1
  record Look(int cards) implements CardOperation {}

  /// The player picks one of several ways.
  ///
  /// @param ways at least two
  record Choice(List<List<CardOperation>> ways) implements CardOperation {

    public Choice {
      ways = ways.stream().map(List::copyOf).toList();
    }

    @Override
    public List<List<CardOperation>> inside() {
      return ways;
    }
  }

  /// Does one thing or the other; each may be nothing.
  record If(CardCondition condition, List<CardOperation> then, List<CardOperation> otherwise)
      implements CardOperation {

    public If {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }

    @Override
    public List<List<CardOperation>> inside() {
      return List.of(then, otherwise);
    }
  }

  /// An action costs more or less: for the rest of the turn, or as the passive part of a card for
  /// as long as it lies in the row uncancelled. A price never falls below 1.
  ///
  /// @param more discs than usual; negative for fewer; never 0
  record Cost(PricedAction action, int more) implements CardOperation {}

  /// What no operation says: the player states the outcome, and the report shows it as stated.
  ///
  /// @param text the words of the card
  record Manual(String text) implements CardOperation {}

  /// Whose flags an operation is about.
  sealed interface FlagTarget {

    /// This power; one that has a flag.
    record Named(EuropeanPower power) implements FlagTarget {}

    /// The player names a power that has a flag.
    record Chosen() implements FlagTarget {}

    /// All flags in a sphere; which they are is settled before anything moves.
    record AllIn(Sphere sphere) implements FlagTarget {}
  }

  /// Which party an operation is about.
  sealed interface PartyTarget {

    record Named(Party party) implements PartyTarget {}

    /// The player names it: to lose one among the supporters, to gain one among the lost.
    record Chosen() implements PartyTarget {}
  }

  /// Which card of the row an operation is about.
  sealed interface PlaceTarget {

    /// The card on this place.
    ///
    /// @param place 1 to 5 from the left
    record At(int place) implements PlaceTarget {}

    /// The player names it.
    record Chosen() implements PlaceTarget {}
  }

  /// What the table must look like for one half of an `IF` to happen.
  sealed interface CardCondition {

    /// The party supports Bismarck: no disc lies on its spot.
    record Supports(Party party) implements CardCondition {}

    /// The flag of a power shows its coloured side.
    record Active(EuropeanPower power) implements CardCondition {}

    /// The flag of a power stands in a sphere, active or not.
    record In(EuropeanPower power, Sphere sphere) implements CardCondition {}

    record Not(CardCondition condition) implements CardCondition {}
  }

  /// Where free influence discs lie.
  enum DiscPool {
    INFLUENCE,
    EVENT,
    DIPLOMACY,
    POLITICS
  }

  /// What a player pays discs for in the action phase.
  enum PricedAction {
    CANCEL,
    DIPLOMACY,
    POLITICS
  }
}
