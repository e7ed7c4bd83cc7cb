package depesche.adjudicator.table.layout;

import java.util.List;

/// A track with one marker on it, or one for each seat. Its value is a number from [#least] to
/// [#most]; if its spaces have names, it is the place of the space from 0.
///
/// @param each whether every seat has a marker of its own
/// @param spaces the names of the spaces from left to right; none if they are numbers
public record TrackLayout(
    String name, boolean each, int least, int most, int start, List<String> spaces) {

  public TrackLayout {
    spaces = List.copyOf(spaces);
    if (start < least || start > most) {
      throw new IllegalArgumentException(name + " begins at " + start + ", outside of its bounds");
    }
  }

  /// {@return a track of numbers}
  public static TrackLayout numbers(String name, boolean each, int least, int most, int start) {
    return new TrackLayout(name, each, least, most, start, List.of());
  }

  /// {@return the same track, whose markers begin elsewhere}
  public TrackLayout from(int other) {
    return new TrackLayout(name, each, least, most, other, spaces);
  }

  /// {@return the same track, whose markers begin on the space of this name}
  public TrackLayout from(String space) {
    if (!spaces.contains(space)) {
      throw new IllegalArgumentException(name + " has no space " + space);
    }
    return from(spaces.indexOf(space));
  }

  /// {@return a value as it is written: a number, or the name of a space}
  public String shown(int value) {
    return spaces.isEmpty() ? String.valueOf(value) : spaces.get(value);
  }
}
