package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderReader;

/// The phase whose orders are read from letters, on the board of now.
///
/// @param target the one that stands open, or the one that `AS BEFORE` means
record ReadPhase(OrderContext scene, PhaseId target) {

  /// {@return whether it is the one that stands open}
  boolean isNow() {
    return target.equals(scene.now());
  }

  boolean isLater(PhaseId phase) {
    return phase.compareTo(target) > 0;
  }

  /// {@return whether what is meant for a phase may say something of this one} A letter of another
  /// year says nothing of it.
  boolean answers(PhaseId phase) {
    return isNow() ? phase.year() == target.year() : phase.reaches(target);
  }

  /// {@return the phase of now that is to the open one as this is to the one that is read}
  private PhaseId asOfNow(PhaseId phase) {
    PhaseId now = scene.now();
    return phase.equals(target)
        ? now
        : new PhaseId(phase.season(), phase.year() + now.year() - target.year(), phase.kind());
  }

  /// {@return the board for orders that are meant for a phase}
  OrderContext meant(PhaseId phase) {
    return scene.writtenIn(asOfNow(phase));
  }

  /// {@return a reader of orders that are meant for a phase}
  OrderReader orders(PhaseId phase) {
    return new OrderReader(meant(phase));
  }
}
