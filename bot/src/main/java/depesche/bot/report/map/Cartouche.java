package depesche.bot.report.map;

import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Fate;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.List;
import java.util.Locale;

/// The title of the sheet: the game, the phase that is shown and what of it, who has won, and that
/// the map is a reconstruction.
final class Cartouche {

  static final double WIDTH = 300;

  private Cartouche() {}

  static void draw(Svg svg, DrawingSheet sheet, MapPicture picture, MapLight light, Point top) {
    String name = sheet.title().split(",", 2)[0].strip().toUpperCase(Locale.ROOT);
    double full = Typeface.BOLD.spaced(name, 27, 3).width();
    double size = Math.clamp(26.8 * WIDTH / full, 14, 27);
    svg.text(
        Typeface.BOLD.spaced(name, size, size / 9).within(WIDTH),
        top.plus(0, 31),
        "fill",
        light.ink());
    rule(svg, light, top.plus(0, 42));
    String game = picture.table().game();
    if (!game.isEmpty()) {
      svg.text(Typeface.ROMAN.fitted(game, 17, 11, WIDTH), top.plus(0, 61), "fill", light.ink());
    }
    double down = game.isEmpty() ? 72 : 82;
    line(svg, light, phase(picture), 21, top.plus(0, down));
    if (!picture.winners().isEmpty()) {
      line(svg, light, winners(picture), 18, top.plus(0, down + 21));
    }
    String note =
        sheet.reconstructed()
            ? "The map is a reconstruction, not the printed board."
            : "Land: Natural Earth";
    svg.text(Typeface.ROMAN.set(note, 11.5).within(WIDTH), top.plus(0, 120), "fill", light.ink());
  }

  private static void line(Svg svg, MapLight light, String words, double most, Point place) {
    svg.text(Typeface.ITALIC.fitted(words, most, 11, WIDTH), place, "fill", light.ink());
  }

  /// {@return such as `Fall 1903, movement: results`}
  static String phase(MapPicture picture) {
    if (picture.arrows().isEmpty()) {
      return picture.title();
    }
    boolean judged =
        picture.arrows().stream()
            .anyMatch(arrow -> arrow.fate() == Fate.DONE || arrow.fate() == Fate.FAILED);
    return picture.title() + (judged ? ": results" : ": orders");
  }

  /// {@return such as `bismarck · Fall 1903, movement: results`}
  static String brief(MapPicture picture) {
    String game = picture.table().game();
    return game.isEmpty() ? phase(picture) : game + " \u00b7 " + phase(picture);
  }

  /// {@return such as `Winner: Nordmark (Red)`}
  static String winners(MapPicture picture) {
    List<String> all =
        picture.winners().stream()
            .map(winner -> OwnerMarks.called(picture.table(), winner).whole())
            .toList();
    return (all.size() == 1 ? "Winner: " : "Winners: ") + String.join(", ", all);
  }

  private static void rule(Svg svg, MapLight light, Point middle) {
    svg.leaf(
        "path",
        "d",
        "M" + Svg.xy(middle.plus(-90, 0)) + "h72m36,0h72",
        "stroke",
        light.ink(),
        "stroke-width",
        "0.9");
    svg.leaf(
        "path",
        "d",
        "M" + Svg.xy(middle.plus(-9, 0)) + "l9,-4.5l9,4.5l-9,4.5z",
        "fill",
        light.ink());
  }
}
