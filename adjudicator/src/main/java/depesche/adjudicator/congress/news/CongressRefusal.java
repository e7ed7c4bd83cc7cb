package depesche.adjudicator.congress.news;

import depesche.adjudicator.Fact;
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

  /// There are not so many resources.
  record ResourcesShort(int asked, int left) implements CongressRefusal {}

  /// The line names no power.
  record NoSuchPower(String word) implements CongressRefusal {}

  /// A card that is not in the deck.
  record CardNotInDeck(String card) implements CongressRefusal {}

  /// No negotiation waits for a debate.
  record NothingToDebate() implements CongressRefusal {}

  /// A battle that was fought, or has not been.
  record BattleNotNow(String front, boolean fought) implements CongressRefusal {}
}
