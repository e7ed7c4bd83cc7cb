package depesche.adjudicator.weimar.politics;

import java.util.ArrayList;
import java.util.List;

/// Step 3 of politics: the society markers, resolved from left to right. A new marker comes in on
/// the left, and the others slide to the right.
///
/// @param markers from left to right
public record SocietyTrack(List<String> markers) {

  public SocietyTrack {
    markers = List.copyOf(markers);
  }

  /// {@return the track with a marker that has come into play}
  ///
  /// @throws IllegalArgumentException if it lies there already
  public SocietyTrack with(String marker) {
    if (markers.contains(marker)) {
      throw new IllegalArgumentException(marker + " is on the Society Track already");
    }
    List<String> more = new ArrayList<>(List.of(marker));
    more.addAll(markers);
    return new SocietyTrack(more);
  }

  /// {@return the track without a marker}
  public SocietyTrack without(String marker) {
    return new SocietyTrack(markers.stream().filter(one -> !one.equals(marker)).toList());
  }
}
