package depesche.bot.report.map;

import depesche.bot.report.canvas.Frame;
import java.util.List;

/// For which screen a map is drawn.
///
/// A phone shows a picture 390 points wide. The sizes of units, lines and letters are in units of
/// the drawing, so what is drawn on a narrow sheet is seen large; the picture has [#zoom] pixels
/// for each.
enum MapStyle {
  /// A desk: all names, the key, 1600 pixels for most maps.
  LARGE,
  /// The whole board on a phone: codes of 11 points where they have room.
  OVERVIEW,
  /// Half as wide as the board, on a phone: codes of 11 points for every place.
  THEATRE;

  /// How wide the window is that shows a theatre, and how high.
  static final int WINDOW_WIDTH = 624;

  static final int WINDOW_HEIGHT = 500;

  private static final double OVERVIEW_WIDTH = 1040;
  private static final double THEATRE_WIDTH = 1280;

  /// {@return pixels of the picture for a unit of the drawing}
  double zoom() {
    return this == OVERVIEW ? 0.6 : 1;
  }

  /// {@return units of the drawing for each of the map file}
  double scale(double width) {
    return switch (this) {
      case LARGE -> 1;
      case OVERVIEW -> OVERVIEW_WIDTH / width;
      case THEATRE -> THEATRE_WIDTH / width;
    };
  }

  /// {@return how much paper is left and right of the map}
  double margin() {
    return isDetailed() ? Frame.MARGIN : 3;
  }

  List<Manner> manners() {
    return switch (this) {
      case LARGE -> Manner.LARGE;
      case OVERVIEW -> Manner.code(29.4);
      case THEATRE -> Manner.code(18);
    };
  }

  /// {@return how far from its place a code may stand that has no room there}
  double around() {
    return this == OVERVIEW ? 46 : 72;
  }

  /// {@return how much paper is below the map}
  int plate() {
    return isDetailed() ? 140 : 34;
  }

  /// {@return whether there are weaves, many water lines, captions and a key}
  boolean isDetailed() {
    return this == LARGE;
  }
}
