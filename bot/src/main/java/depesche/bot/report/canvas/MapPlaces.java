package depesche.bot.report.canvas;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Where the units of a map stand on its picture.
///
/// @param places by their ids, `BER` or `STP/NC`, each with its distance from the left and the top
public record MapPlaces(int width, int height, SequencedMap<String, List<Integer>> places) {

  public MapPlaces {
    places = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(places));
  }
}
