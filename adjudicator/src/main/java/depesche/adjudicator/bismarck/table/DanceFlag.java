package depesche.adjudicator.bismarck.table;

import depesche.adjudicator.bismarck.decks.Sphere;

/// A flag on the diplomacy track.
///
/// @param space 1 to 6, from France to Germany
/// @param active whether it shows its coloured side
public record DanceFlag(int space, boolean active) {

  /// The last space of the track.
  public static final int LAST = 6;

  /// {@return the sphere it stands in}
  public Sphere sphere() {
    return Sphere.of(space);
  }

  /// {@return where it stands after so many spaces to the right; no flag leaves the track}
  public DanceFlag moved(int spaces) {
    return new DanceFlag(Math.clamp(space + (long) spaces, 1, LAST), active);
  }
}
