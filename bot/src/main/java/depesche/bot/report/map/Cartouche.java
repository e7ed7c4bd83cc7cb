package depesche.bot.report.map;

import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.List;

/// The title of the sheet: the map, the phase, and that the map is a reconstruction.
final class Cartouche {

  static final double WIDTH = 288;
  static final double HEIGHT = 150;

  private static final String INK = "#2a2118";

  private Cartouche() {}

  static void draw(Svg svg, DrawingSheet drawingSheet, String phase, Point middle) {
    Frame.panel(svg, new CentredBox(middle, WIDTH, HEIGHT));
    double room = WIDTH - 36;
    String name = drawingSheet.title().split(",", 2)[0].strip().toUpperCase(java.util.Locale.ROOT);
    double full = Typeface.BOLD.spaced(name, 27, 3).width();
    double size = Math.max(14, Math.min(27, 26.8 * room / full));
    svg.text(
        Typeface.BOLD.spaced(name, size, size / 9).within(room), middle.plus(0, -28), "fill", INK);
    rule(svg, middle.plus(0, -13));
    double phaseSize =
        Math.max(15, Math.min(22, 21.8 * room / Typeface.ITALIC.set(phase, 22).width()));
    svg.text(Typeface.ITALIC.set(phase, phaseSize).within(room), middle.plus(0, 17), "fill", INK);
    List<String> notes =
        drawingSheet.reconstructed()
            ? List.of("The map is a reconstruction,", "not the printed board.")
            : List.of("Land: Natural Earth");
    for (int i = 0; i < notes.size(); i++) {
      svg.text(Typeface.ROMAN.set(notes.get(i), 13.5), middle.plus(0, 42 + 16 * i), "fill", INK);
    }
  }

  private static void rule(Svg svg, Point middle) {
    svg.leaf(
        "path",
        "d",
        "M" + Svg.xy(middle.plus(-90, 0)) + "h72m36,0h72",
        "stroke",
        INK,
        "stroke-width",
        "0.9");
    svg.leaf("path", "d", "M" + Svg.xy(middle.plus(-9, 0)) + "l9,-4.5l9,4.5l-9,4.5z", "fill", INK);
  }
}
