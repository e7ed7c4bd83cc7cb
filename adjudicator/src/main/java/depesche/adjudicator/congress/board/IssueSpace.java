package depesche.adjudicator.congress.board;

import java.util.Locale;
import java.util.Optional;

/// Where an issue is: on the display, on the Negotiation Table, or so many spaces out on the
/// National Track of a power.
public sealed interface IssueSpace {

  /// The space of the Leader, in which an issue is secured for the turn.
  int SEAT = 7;

  /// Not selected this turn.
  record OnDisplay() implements IssueSpace {}

  /// Between all tracks.
  record OnNegotiationTable() implements IssueSpace {}

  /// On a track.
  ///
  /// @param distance from the table, from 1; more than 7 while it may still be debated from beyond
  ///   the seat
  record OnTrack(MajorPower power, int distance) implements IssueSpace {

    public OnTrack {
      if (distance < 1) {
        throw new IllegalArgumentException("no space " + distance);
      }
    }
  }

  /// {@return the space so far out on a track; 0 is the table}
  static IssueSpace of(MajorPower power, int distance) {
    return distance == 0 ? new OnNegotiationTable() : new OnTrack(power, distance);
  }

  /// {@return the space where the marker is put: none is beyond the seat}
  default IssueSpace placed() {
    return this instanceof OnTrack(MajorPower power, int distance)
        ? new OnTrack(power, Math.min(SEAT, distance))
        : this;
  }

  /// {@return the power on whose track it is}
  default Optional<MajorPower> holder() {
    return this instanceof OnTrack(MajorPower power, int _) ? Optional.of(power) : Optional.empty();
  }

  /// {@return how far it is from the table}
  default int distanceOut() {
    return this instanceof OnTrack(MajorPower _, int distance) ? distance : 0;
  }

  default boolean isSecured() {
    return distanceOut() >= SEAT;
  }

  /// {@return the space where a power has moved it by so many steps toward its seat: first back to
  /// the table, then out}
  default IssueSpace moved(MajorPower mover, int steps) {
    if (holder().filter(mover::equals).isPresent()) {
      return of(mover, distanceOut() + steps);
    }
    return steps < distanceOut()
        ? of(holder().orElseThrow(), distanceOut() - steps)
        : of(mover, steps - distanceOut());
  }

  /// {@return the space in words of a letter: `DISPLAY`, `TABLE`, `AU 3`}
  default String words() {
    return switch (this) {
      case OnDisplay() -> "DISPLAY";
      case OnNegotiationTable() -> "TABLE";
      case OnTrack(MajorPower power, int distance) -> power.letters() + " " + distance;
    };
  }

  /// {@return the space that words name, if they name one}
  static Optional<IssueSpace> named(String words) {
    String plain = words.strip().toUpperCase(Locale.ROOT);
    if (plain.equals("DISPLAY")) {
      return Optional.of(new OnDisplay());
    }
    if (plain.equals("TABLE") || plain.equals("0")) {
      return Optional.of(new OnNegotiationTable());
    }
    String letters = plain.replaceFirst("[\\s-]*\\d+$", "");
    String digits = plain.replaceFirst("^.*?(\\d*)$", "$1");
    if (digits.isEmpty() || digits.length() > 2 || digits.equals("0")) {
      return Optional.empty();
    }
    return MajorPower.named(letters).map(power -> new OnTrack(power, Integer.parseInt(digits)));
  }
}
