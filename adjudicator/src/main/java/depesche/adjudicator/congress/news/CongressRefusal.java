package depesche.adjudicator.congress.news;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import java.util.List;

/// Why an act of Congress of Vienna is not done.
public sealed interface CongressRefusal extends Fact {

  /// Nobody has typed the value of a card; the line has to state it.
  record ValueNotKnown(String card, String line) implements CongressRefusal {}

  /// An issue that cannot be moved now: it is on the display, or secured on a seat.
  record IssueNotMovable(String issue, String space) implements CongressRefusal {}

  /// An issue that is not on the display cannot be selected.
  record IssueNotSelectable(String issue, String space, List<String> left)
      implements CongressRefusal {
    public IssueNotSelectable {
      left = List.copyOf(left);
    }
  }

  /// The scenario forbids an issue in its first turn.
  record IssueLater(String issue) implements CongressRefusal {}

  /// This act belongs to another phase.
  record ActOfPhase(String verb, String phase) implements CongressRefusal {}

  /// Only a leader debates a leader.
  record OnlyLeaderDebates(String leader) implements CongressRefusal {}

  /// A leader costs one more card.
  record LeaderNeedsDiscard(String leader) implements CongressRefusal {}

  /// Only France pre-empts, with a French National card, twice a turn.
  record NoPreemption(int used) implements CongressRefusal {}

  /// Britain chooses among these.
  record NotAmongTied(String power, List<String> tied) implements CongressRefusal {
    public NotAmongTied {
      tied = List.copyOf(tied);
    }
  }

  /// These powers have one hand, so their cards are counted together.
  record OneHandOf(List<String> powers) implements CongressRefusal {
    public OneHandOf {
      powers = List.copyOf(powers);
    }
  }

  /// A seat plays several powers, and it is the round of another one.
  record RoundOfOther(String power, String acting) implements CongressRefusal {}

  /// With fewer than four players this power leaves this issue alone.
  record IssueForbidden(String power, String issue, String rule) implements CongressRefusal {}

  /// A seat acts for its own powers alone.
  record NotYourPower(String power, List<String> own) implements CongressRefusal {
    public NotYourPower {
      own = List.copyOf(own);
    }
  }

  /// Only a leader costs another card, and not itself.
  record NoDiscardNeeded(String card) implements CongressRefusal {}

  /// A power that has not debated since its last round does not pass (11.7).
  record PassNeedsDebate(String power) implements CongressRefusal {}

  /// France begins one trade with each Allied Power in a turn (18.2.3).
  record TradedAlready(String power, List<String> left) implements CongressRefusal {
    public TradedAlready {
      left = List.copyOf(left);
    }
  }

  /// A trade is made in the round of one of both (11.6).
  record TradeInRound(String power, String acting) implements CongressRefusal {}

  /// A card with which a debate is declared.
  record CardDeclared(String card) implements CongressRefusal {}

  /// No space of the map has this name.
  record NoSuchSpace(@Quoted String word, List<String> nearest) implements CongressRefusal {
    public NoSuchSpace {
      nearest = List.copyOf(nearest);
    }
  }

  /// The Initial Situation card of this turn is another one.
  record NoSuchSituation(@Quoted String word, List<String> cards) implements CongressRefusal {
    public NoSuchSituation {
      cards = List.copyOf(cards);
    }
  }

  /// The card of this turn is turned up already.
  record SituationKnown(String card) implements CongressRefusal {}

  /// The file says what a card is worth.
  record ValueTyped(String card, int value) implements CongressRefusal {}

  /// An issue that comes into play with the Armistice (17.6.3).
  record IssueBeforeArmistice(String issue) implements CongressRefusal {}

  /// There are not so many resources.
  record ResourcesShort(int asked, int left) implements CongressRefusal {}

  /// The line names no power.
  record NoSuchPower(@Quoted String word) implements CongressRefusal {}

  /// A card that is not in the deck.
  record CardNotInDeck(String card) implements CongressRefusal {}

  /// No negotiation waits for a debate.
  record NothingToDebate() implements CongressRefusal {}

  /// A battle that was fought, or has not been.
  record BattleNotNow(String front, boolean fought) implements CongressRefusal {}
}
