package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// Rule 3: what is said of ballots for foreign armies while they are written. `order` is always the
/// ballot in canonical notation.
public sealed interface BallotFact extends Fact {

  @Override
  default String rule() {
    return "3";
  }

  /// A ballot for a foreign army.
  record BallotCast(String order, String power) implements BallotFact {}

  /// No ballot for a foreign army, on purpose.
  record BallotPassed(String order, String power) implements BallotFact {}

  /// A ballot for the retreat of a foreign army: the places to try, best first.
  record RetreatBallotCast(String order, String power, List<NamedProvince> places)
      implements BallotFact {

    public RetreatBallotCast {
      places = List.copyOf(places);
    }
  }

  /// A ballot still missing.
  record BallotMissing(String power, UnitAt army) implements BallotFact {}

  /// A ballot for a retreat still missing.
  record RetreatBallotMissing(UnitAt army, List<NamedProvince> open) implements BallotFact {

    public RetreatBallotMissing {
      open = List.copyOf(open);
    }
  }

  /// In Fall this ballot is discarded if it is drawn, for it sends the army at no centre.
  ///
  /// @param centres where it could be sent
  record BallotNotAtCentre(String order, String power, List<NamedProvince> centres)
      implements BallotFact {

    public BallotNotAtCentre {
      centres = List.copyOf(centres);
    }
  }

  /// A ballot for a power whose army is not on the board.
  record NoForeignArmy(String power) implements BallotFact {}

  /// `FOREIGN` without `AUSTRIA` or `FRANCE`.
  record UnknownPower(@Quoted String word, List<String> powers) implements BallotFact {

    public UnknownPower {
      powers = List.copyOf(powers);
    }
  }

  /// A ballot for a foreign army that names a province where it does not stand.
  record ForeignElsewhere(UnitAt army, NamedProvince written) implements BallotFact {}

  /// A retreat for a foreign army that was not dislodged.
  record ForeignNotDislodged(UnitAt army) implements BallotFact {}

  /// A retreat for a foreign army in a game in which it is removed when it is dislodged.
  record ForeignRetreatsNot(String power) implements BallotFact {}
}
