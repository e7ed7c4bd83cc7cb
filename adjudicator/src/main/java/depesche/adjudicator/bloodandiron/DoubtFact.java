package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import java.util.List;

/// Why an accepted line may not be what the player meant.
public sealed interface DoubtFact extends Fact {

  /// A word was read as the one province it is close to.
  record ReadAs(String word, Spot place) implements DoubtFact {}

  /// In Fall this ballot is discarded if it is drawn, for it sends the army at no centre.
  ///
  /// @param centres where it could be sent
  record BallotNotAtCentre(String order, String power, List<Spot> centres) implements DoubtFact {

    public BallotNotAtCentre {
      centres = List.copyOf(centres);
    }

    @Override
    public String rule() {
      return "3";
    }
  }

  /// The same order stands on another line of this letter.
  record SaidBefore(String order, int line) implements DoubtFact {}

  /// The supported unit belongs to somebody else than the letter says.
  record OwnerDiffers(String word, UnitAt unit) implements DoubtFact {}
}
