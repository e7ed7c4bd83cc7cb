package depesche.adjudicator.rules;

import depesche.adjudicator.picture.MapDrawing;
import java.util.List;

/// A title with printed maps.
public interface Maps extends Capability {

  /// {@return the maps that its pictures are painted on, as the files of the title draw them}
  List<MapDrawing> maps();
}
