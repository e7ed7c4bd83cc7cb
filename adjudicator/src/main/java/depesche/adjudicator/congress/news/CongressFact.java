package depesche.adjudicator.congress.news;

import depesche.adjudicator.Fact;
import depesche.adjudicator.congress.sums.SumTerm;
import java.util.List;

/// What happens in a game of Congress of Vienna.
public sealed interface CongressFact extends Fact {

  /// A scenario begins.
  ///
  /// @param typed how many cards are typed in; the others go by their number
  record CongressBegun(String scenario, String section, String month, int typed, int cards)
      implements CongressFact {}

  /// The Initial Environment Table.
  ///
  /// @param first die with its modifier
  /// @param second die with its modifier
  /// @param power that chooses a National card
  /// @param militia US units
  /// @param operation whether the US operation is placed
  /// @param nothing whether the second die has no effect; else the cell is read on the table
  record EnvironmentRolled(
      int first, int second, String power, int militia, boolean operation, boolean nothing)
      implements CongressFact {}

  /// A card that a power played, and what it counts.
  record PowerCard(String power, String card, int value) implements CongressFact {}

  /// The wager is opened.
  ///
  /// @param winner empty if Britain has to break a tie
  /// @param space on whose track the winner places an issue; 0 is the Negotiation Table
  /// @param order of the rounds; none while there is no winner
  record WagerResolved(
      List<PowerCard> cards, List<String> tied, String winner, int space, List<String> order)
      implements CongressFact {
    public WagerResolved {
      cards = List.copyOf(cards);
      tied = List.copyOf(tied);
      order = List.copyOf(order);
    }
  }

  /// A card has moved an issue.
  ///
  /// @param debate whether in a debate
  /// @param terms of the sum; none of a leader
  /// @param reached before the marker is put on the seat
  record IssueMoved(
      String power,
      String card,
      boolean debate,
      boolean preempts,
      String issue,
      String from,
      List<SumTerm> terms,
      int total,
      String reached,
      String placed)
      implements CongressFact {
    public IssueMoved {
      terms = List.copyOf(terms);
    }
  }

  /// Nobody debates.
  record NoDebate(String issue, String placed) implements CongressFact {}

  /// Who has won the Diplomacy Phase.
  ///
  /// @param counts the issues of each power
  /// @param winner empty if Britain has to break a tie
  record DiplomacyCounted(List<PowerCard> counts, List<String> tied, String winner, int points)
      implements CongressFact {
    public DiplomacyCounted {
      counts = List.copyOf(counts);
      tied = List.copyOf(tied);
    }
  }

  /// Something was paid.
  record ResourcesSpent(String power, String what, int resources, int left)
      implements CongressFact {}

  /// A roll for a pawn.
  record PawnRolled(String track, List<SumTerm> terms, int total, boolean advances)
      implements CongressFact {
    public PawnRolled {
      terms = List.copyOf(terms);
    }
  }

  /// A battle after its dice.
  ///
  /// @param alliedLosses empty if the table has to read them off the board
  /// @param result empty while the losses are not known
  record BattleFought(
      String front,
      List<SumTerm> allied,
      int alliedTotal,
      List<SumTerm> french,
      int frenchTotal,
      String alliedLosses,
      String frenchLosses,
      String result,
      boolean major,
      int points)
      implements CongressFact {
    public BattleFought {
      allied = List.copyOf(allied);
      french = List.copyOf(french);
    }
  }

  /// A hand as it is counted.
  record HandCounted(String power, int cards) implements CongressFact {}

  /// How many cards a power is dealt, or several that have one hand.
  record HandSummed(List<String> powers, List<SumTerm> terms, int total) implements CongressFact {
    public HandSummed {
      powers = List.copyOf(powers);
      terms = List.copyOf(terms);
    }
  }

  /// What a power had in the Government Phase, and what it paid.
  record TreasurySummed(
      String power, List<SumTerm> income, int resources, List<SumTerm> spent, int left)
      implements CongressFact {
    public TreasurySummed {
      income = List.copyOf(income);
      spent = List.copyOf(spent);
    }
  }

  /// The points of a power at the end of a turn.
  ///
  /// @param before at its beginning
  record PointsSummed(String power, int before, List<SumTerm> terms, int total)
      implements CongressFact {
    public PointsSummed {
      terms = List.copyOf(terms);
    }
  }

  /// A game for one is not played from this seat.
  ///
  /// @param powers from whose seats it can be played
  record SeatUnsuited(String scenario, String seat, List<String> powers) implements CongressFact {
    public SeatUnsuited {
      powers = List.copyOf(powers);
    }
  }

  /// The wager is over, and somebody has not said what their card is worth: it counts nothing.
  record WagerLeft(List<String> powers) implements CongressFact {
    public WagerLeft {
      powers = List.copyOf(powers);
    }
  }

  /// The winner of the wager has placed no issue.
  record WagerUnused(String power) implements CongressFact {}

  /// An army goes back on its front.
  ///
  /// @param section that says so, if it is not the usual retreat
  record ArmyRetreats(String army, String from, String to, int steps, String section)
      implements CongressFact {}

  /// Cards are dealt for a turn.
  record HandsDealt(String month, List<HandCounted> hands) implements CongressFact {
    public HandsDealt {
      hands = List.copyOf(hands);
    }
  }

  /// Points that the scenario adds at its end.
  record ScenarioPoints(String power, int points, String condition, List<String> names)
      implements CongressFact {
    public ScenarioPoints {
      names = List.copyOf(names);
    }
  }

  /// The game is over.
  record CongressOver(String cause, List<String> winners, List<ScenarioPoints> bonuses)
      implements CongressFact {
    public CongressOver {
      winners = List.copyOf(winners);
      bonuses = List.copyOf(bonuses);
    }
  }
}
