package depesche.adjudicator.picture;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The printed map of a title, as its file draws it: what a painter needs for a
/// [Picture.MapPicture] of this map. Points are pixels, y down.
///
/// @param id that pictures name
/// @param reconstructed whether the true map is lost
/// @param areas provinces, then home boxes, in the order of the file
/// @param lands foreign land without a part in the game
/// @param captions words written over sea and land
public record MapDrawing(
    String id,
    String title,
    boolean reconstructed,
    int width,
    int height,
    List<Area> areas,
    List<List<List<Point>>> lands,
    List<Caption> captions) {

  public MapDrawing {
    areas = List.copyOf(areas);
    lands = List.copyOf(lands);
    captions = List.copyOf(captions);
  }

  /// A place in the drawing.
  public record Point(double x, double y) {}

  /// What an area is in the game.
  public enum Kind {
    CENTRE,
    PLAIN,
    SEA,
    HOME_BOX
  }

  /// A province or home box.
  ///
  /// @param group areas of one group have no thick line between them
  /// @param home whether a power starts here
  /// @param rings its outline: closed lines of three points or more
  /// @param label where its name would like to be
  /// @param town where its town is, if it has one
  /// @param coasts by name, where a fleet on that coast stands
  public record Area(
      String id,
      String name,
      Kind kind,
      String group,
      boolean home,
      List<List<Point>> rings,
      Point label,
      Optional<Point> town,
      SequencedMap<String, Point> coasts) {

    public Area {
      rings = List.copyOf(rings);
      coasts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(coasts));
    }
  }

  /// Words in the open sea or a foreign land, `size` pixels high, turned by `turn` degrees.
  public record Caption(String text, Point place, double size, double turn) {}
}
