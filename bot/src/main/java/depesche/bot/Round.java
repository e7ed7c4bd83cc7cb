package depesche.bot;

import depesche.bot.ledger.ParcelDue;
import depesche.bot.ledger.ParcelRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// One round of sending: what comes after a parcel that did not leave stays behind with it.
final class Round {

  private final Set<Outbox.Line> stopped = new HashSet<>();
  private final Map<Outbox.Line, List<Long>> passed = new HashMap<>();

  /// {@return whether nothing before it is in its way}
  boolean isOpen(ParcelDue parcel) {
    return !stopped.contains(Outbox.Line.of(parcel));
  }

  /// Nothing comes after a parcel of which we do not know what has become.
  void stop(ParcelDue parcel) {
    stopped.add(Outbox.Line.of(parcel));
  }

  /// Notes what has become of a parcel.
  ///
  /// @return the parcels before it that were refused though this one got through: they alone are at
  ///   fault, and hold nothing back any more
  List<Long> note(ParcelDue parcel, ParcelRow tried, Instant now) {
    Outbox.Line line = Outbox.Line.of(parcel);
    if (Outbox.holds(tried, now)) {
      stop(parcel);
    } else if (tried.state == ParcelRow.State.WAITING && !tried.aside) {
      passed.computeIfAbsent(line, _ -> new ArrayList<>()).add(tried.id);
    } else if (tried.state == ParcelRow.State.SENT) {
      List<Long> refused = passed.remove(line);
      return refused == null ? List.of() : refused;
    }
    return List.of();
  }
}
