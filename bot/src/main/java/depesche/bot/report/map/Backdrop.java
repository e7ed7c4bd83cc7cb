package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.List;

/// What is the same in every picture of a map and lies at the bottom: sea, coast and foreign land.
final class Backdrop {

  static final String SEA = "#d1e4e5";
  private static final String WATER_LINE = "#9dbfc4";
  private static final String COAST = "#5c7479";
  static final String LAND = "#ebe0cf";
  static final String CLOSED = "#e2d9c8";
  private static final String LAND_EDGE = "#b5a585";
  static final String NOBODY = "#fbf1e1";

  /// Widths of the lines along the coast, widest first.
  private static final double[] WATER_LINES = {46, 35, 26, 18.5, 12.5, 7.5};

  private static final double[] NO_LINES = {};

  private Backdrop() {}

  /// {@return the backdrop in pixels of the picture}
  static Svg zoomed(DrawingSheet sheet, MapStyle style) {
    Svg svg = new Svg();
    svg.open("g", "transform", "scale(" + style.zoom() + ")");
    draw(svg, sheet, style);
    return svg.close("g");
  }

  static void draw(Svg svg, DrawingSheet drawingSheet, MapStyle style) {
    svg.leaf("rect", "width", drawingSheet.width(), "height", drawingSheet.height(), "fill", SEA);
    List<MapArea> areas = List.copyOf(drawingSheet.areas().values());
    StringBuilder everything = new StringBuilder();
    drawingSheet.lands().forEach(land -> everything.append(land.path()));
    areas.stream()
        .filter(mapArea -> !mapArea.water())
        .forEach(mapArea -> everything.append(mapArea.outline().path()));
    for (double width : style.isDetailed() ? WATER_LINES : NO_LINES) {
      shore(svg, everything.toString(), WATER_LINE, width);
      shore(svg, everything.toString(), SEA, width - 1.6);
    }
    shore(svg, everything.toString(), COAST, 2.6);
    for (Outline land : drawingSheet.lands()) {
      land(svg, land, LAND);
    }
    svg.open(
        "pattern",
        "id",
        "closed",
        "width",
        6,
        "height",
        6,
        "patternUnits",
        "userSpaceOnUse",
        "viewBox",
        "0 0 6 6");
    svg.leaf(
        "path",
        "d",
        "M0,3H6",
        "stroke",
        LAND_EDGE,
        "stroke-opacity",
        "0.45",
        "stroke-width",
        "0.9");
    svg.close("pattern");
    for (MapArea mapArea : areas) {
      if (mapArea.kind() == MapDrawing.Kind.HOME_BOX) {
        land(svg, mapArea.outline(), CLOSED);
        if (style.isDetailed()) {
          svg.leaf("path", "d", mapArea.outline().path(), "fill", "url(#closed)");
        }
      }
    }
    if (style.isDetailed()) {
      drawingSheet.captions().forEach(caption -> caption(svg, caption));
    }
  }

  private static void shore(Svg svg, String path, String paint, double width) {
    svg.leaf(
        "path",
        "d",
        path,
        "fill",
        "none",
        "stroke",
        paint,
        "stroke-width",
        width,
        "stroke-linejoin",
        "round");
  }

  private static void land(Svg svg, Outline land, String fill) {
    svg.leaf(
        "path",
        "d",
        land.path(),
        "fill",
        fill,
        "stroke",
        LAND_EDGE,
        "stroke-width",
        "0.9",
        "stroke-linejoin",
        "round");
  }

  private static void caption(Svg svg, DrawingSheet.Caption caption) {
    Point at = caption.place();
    svg.open(
        "g",
        "transform",
        "rotate("
            + Svg.number(caption.turn())
            + " "
            + Svg.number(at.x())
            + " "
            + Svg.number(at.y())
            + ")");
    svg.text(
        Typeface.ITALIC.spaced(caption.text(), caption.size(), caption.size() * 0.28),
        at,
        "fill",
        caption.size() >= 24 ? "#4f7178" : "#7c6f58");
    svg.close("g");
  }
}
