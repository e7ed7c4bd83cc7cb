package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;

/// Rule 3: what becomes of the armies of Austria and France. No fact but [BallotAuthor] says who
/// wrote a ballot.
public sealed interface ForeignFact extends Fact {

  @Override
  default String rule() {
    return "3";
  }

  /// The double army stands in its home country.
  record ForeignEntered(UnitAt army) implements ForeignFact {}

  /// The ballot that counts.
  ///
  /// @param place how many ballots were turned up, this one included
  record BallotDrawn(String power, int place, String order) implements ForeignFact {}

  /// Drawn and discarded: in Fall it sends the army at no centre.
  record BallotDiscarded(String power, int place, String order) implements ForeignFact {}

  /// Drawn and passed over: that player wrote no ballot.
  record BallotBlank(String power, int place) implements ForeignFact {}

  /// Who wrote the ballot that counts; only in games that show it.
  record BallotAuthor(String power, Seat author) implements ForeignFact {}

  /// Nobody ordered the army legally: it attacks the province that is first by name.
  record ForeignByRule(String power, String order, NamedProvince to) implements ForeignFact {}

  /// Nobody ordered the army legally and it has nothing to attack: it holds.
  record ForeignHoldsByRule(String power, String order) implements ForeignFact {}

  /// Dislodged, and removed because nobody commands its retreat.
  record ForeignDislodged(UnitAt army, UnitAt by) implements ForeignFact {}

  /// It holds no centre after Fall and leaves the board.
  record ForeignRemoved(UnitAt army) implements ForeignFact {}

  /// The retreat ballot that counts.
  record RetreatDrawn(String power, int place, String order) implements ForeignFact {}

  /// No retreat ballot could be followed; the army is disbanded.
  record ForeignDisbanded(UnitAt army) implements ForeignFact {}
}
