package depesche.bot.report.board;

import depesche.adjudicator.picture.SheetPicture.Drift;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Space;
import depesche.adjudicator.picture.SheetPicture.Track;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A track of a sheet: its zones as fields of colour, and flags on its spaces.
///
/// @param colours of the flags, by name
record SheetTrack(Pen pen, Map<String, OwnerColour> colours) {

  private static final double LABEL = 26;
  private static final double ZONE = 30;
  private static final double NAME = 40;
  private static final double UNNAMED = 8;
  private static final double FLAG = 40;
  private static final double LEAST = 2;
  private static final List<String> FIELDS = List.of("#ecd3c5", "#efe6d0", "#d3dfd8");

  static double high(Track track) {
    double label = track.label().isEmpty() ? 0 : LABEL;
    return label + (zoned(track) ? ZONE : 0) + field(track);
  }

  /// {@return how high the spaces are: as the fullest needs}
  private static double field(Track track) {
    int most = track.spaces().stream().mapToInt(space -> space.markers().size()).max().orElse(0);
    return name(track) + FLAG * (zoned(track) ? Math.max(LEAST, most) : most) + 4;
  }

  /// Spaces without names need no room for them.
  private static double name(Track track) {
    return track.spaces().stream().allMatch(space -> space.name().isEmpty()) ? UNNAMED : NAME;
  }

  private static boolean zoned(Track track) {
    return track.spaces().stream().anyMatch(space -> !space.zone().isEmpty());
  }

  void draw(Track track, Point corner, double wide) {
    double y = corner.y();
    if (!track.label().isEmpty()) {
      pen.label(track.label(), corner, wide);
      y += LABEL;
    }
    double each = wide / Math.max(1, track.spaces().size());
    if (zoned(track)) {
      zones(track, new Point(corner.x(), y), each);
      y += ZONE;
    } else {
      pen.bar(corner.x(), y, wide, field(track), Pen.TROUGH);
    }
    spaces(track, new Point(corner.x(), y), each);
    pen.frame(corner.x(), y, wide, field(track), Pen.INK, 1.6);
  }

  private void zones(Track track, Point corner, double each) {
    List<Space> spaces = track.spaces();
    List<String> seen = new ArrayList<>();
    int begin = 0;
    for (int i = 1; i <= spaces.size(); i++) {
      String zone = spaces.get(begin).zone();
      if (i == spaces.size() || !spaces.get(i).zone().equals(zone)) {
        double x = corner.x() + begin * each;
        double wide = (i - begin) * each;
        pen.bar(x, corner.y() + ZONE, wide, field(track), FIELDS.get(seen.size() % FIELDS.size()));
        pen.amid(
            Pen.fitted(Typeface.ITALIC, zone, 22, 12, wide - 8),
            x + wide / 2,
            corner.y() + 20,
            Pen.INK);
        seen.add(zone);
        begin = i;
      }
    }
  }

  private void spaces(Track track, Point corner, double each) {
    for (int i = 0; i < track.spaces().size(); i++) {
      Space space = track.spaces().get(i);
      Point top = corner.plus(i * each, 0);
      if (i > 0) {
        border(top, field(track), track.spaces().get(i - 1).zone().equals(space.zone()));
      }
      if (!space.name().isEmpty()) {
        double room = each - (space.drift() == Drift.NONE ? 12 : 90);
        pen.amid(
            Pen.fitted(Typeface.BOLD, space.name(), 23, 11, room),
            top.x() + each / 2,
            top.y() + 28,
            Pen.INK);
      }
      drift(space.drift(), top.plus(each / 2, 20));
      double y = name(track);
      for (Marker marker : space.markers()) {
        flag(marker, top.plus(12, y), each - 24);
        y += FLAG;
      }
    }
  }

  private void border(Point top, double high, boolean dotted) {
    if (!dotted) {
      pen.line(top, top.plus(0, high), Pen.INK, 3);
      return;
    }
    for (double y = 6; y < high - 4; y += 11) {
      pen.line(top.plus(0, y), top.plus(0, y + 4), Pen.INK, 1.6);
    }
  }

  /// The arrow of a space stands beside its name, on the side to which it points.
  private void drift(Drift drift, Point middle) {
    if (drift == Drift.NONE) {
      return;
    }
    int side = drift == Drift.RIGHT ? 1 : -1;
    Point tail = middle.plus(side * 20, 0);
    Point tip = middle.plus(side * 46, 0);
    pen.line(tail, tip, Pen.FAINT, 3);
    String head =
        "M"
            + Svg.xy(tip.plus(-side * 9, -7))
            + "L"
            + Svg.xy(tip)
            + "L"
            + Svg.xy(tip.plus(-side * 9, 7));
    pen.path(head, "none", Pen.FAINT, 3);
  }

  /// A flag on its pole; one that does not count now is blank.
  private void flag(Marker marker, Point corner, double wide) {
    OwnerColour colour = colours.get(marker.owner());
    String paint = colour == null ? Pen.INK : colour.deep();
    double right = Math.min(wide, 170);
    double in = 9;
    String cloth =
        "M"
            + Svg.xy(corner.plus(4, 2))
            + "L"
            + Svg.xy(corner.plus(right, 2))
            + "L"
            + Svg.xy(corner.plus(right - in, 15))
            + "L"
            + Svg.xy(corner.plus(right, 28))
            + "L"
            + Svg.xy(corner.plus(4, 28))
            + "Z";
    pen.path(cloth, "none", Pen.INK, 4);
    pen.path(cloth, marker.active() ? paint : "#fffdf6", paint, 1.6);
    pen.line(corner.plus(3, 0), corner.plus(3, 36), Pen.INK, 3);
    pen.amid(
        Pen.fitted(Typeface.BOLD, marker.name(), 18, 8, right - in - 18),
        corner.x() + 4 + (right - in) / 2,
        corner.y() + 21,
        marker.active() && colour != null
            ? colour.letter()
            : marker.active() ? "#ffffff" : Pen.INK);
  }
}
