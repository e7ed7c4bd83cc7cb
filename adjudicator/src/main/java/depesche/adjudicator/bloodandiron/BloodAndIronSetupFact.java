package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import java.util.List;

/// How the game begins.
public sealed interface BloodAndIronSetupFact extends Fact {

  /// The printed map is lost, and this one a reconstruction.
  record MapReconstructed() implements BloodAndIronSetupFact {}

  /// Rule 2: the armies dealt in one start area, in table order.
  record StartDrawn(String area, List<Start> starts) implements BloodAndIronSetupFact {
    @Override
    public String rule() {
      return "2";
    }
  }

  /// Where one seat begins in an area.
  record Start(Seat seat, NamedProvince at) {}
}
