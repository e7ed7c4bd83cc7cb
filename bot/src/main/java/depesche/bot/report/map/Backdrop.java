package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.List;

/// What is the same in every picture of a map and lies at the bottom: sea, coast and foreign land.
final class Backdrop {

  /// Widths of the lines along the coast, widest first.
  private static final double[] WATER_LINES = {46, 35, 26, 18.5, 12.5, 7.5};

  private static final double[] NO_LINES = {};

  private Backdrop() {}

  /// {@return the backdrop in pixels of the picture}
  static Svg zoomed(DrawingSheet sheet, MapStyle style, MapLight light) {
    Svg svg = new Svg();
    svg.open("g", "transform", "scale(" + style.zoom() + ")");
    draw(svg, sheet, style, light);
    return svg.close("g");
  }

  static void draw(Svg svg, DrawingSheet drawingSheet, MapStyle style, MapLight light) {
    svg.leaf(
        "rect",
        "width",
        drawingSheet.width(),
        "height",
        drawingSheet.height(),
        "fill",
        light.sea());
    List<MapArea> areas = List.copyOf(drawingSheet.areas().values());
    StringBuilder everything = new StringBuilder();
    drawingSheet.lands().forEach(land -> everything.append(land.path()));
    areas.stream()
        .filter(mapArea -> !mapArea.water())
        .forEach(mapArea -> everything.append(mapArea.outline().path()));
    for (double width : style.isDetailed() ? WATER_LINES : NO_LINES) {
      svg.shape(everything.toString(), "none", light.line(), width);
      svg.shape(everything.toString(), "none", light.sea(), width - 1.6);
    }
    svg.shape(everything.toString(), "none", light.coast(), 2.6);
    for (Outline land : drawingSheet.lands()) {
      svg.shape(land.path(), light.land(), light.edge(), 0.9);
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
        light.edge(),
        "stroke-opacity",
        "0.45",
        "stroke-width",
        "0.9");
    svg.close("pattern");
    for (MapArea mapArea : areas) {
      if (mapArea.kind() == MapDrawing.Kind.HOME_BOX) {
        svg.shape(mapArea.outline().path(), light.closed(), light.edge(), 0.9);
        if (style.isDetailed()) {
          svg.leaf("path", "d", mapArea.outline().path(), "fill", "url(#closed)");
        }
      }
    }
    if (style.isDetailed()) {
      drawingSheet.captions().forEach(caption -> caption(svg, caption, light));
    }
  }

  private static void caption(Svg svg, DrawingSheet.Caption caption, MapLight light) {
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
        caption.size() >= 24 ? light.water() : light.edge());
    svg.close("g");
  }
}
