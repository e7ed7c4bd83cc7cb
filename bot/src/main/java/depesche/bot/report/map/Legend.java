package depesche.bot.report.map;

import depesche.adjudicator.Picture;
import java.util.List;

/// The key: owners with colour, weave, mark and numbers, and what each sign means.
final class Legend {

  static final double WIDTH = 250;
  static final double SIGNS_WIDTH = 510;
  static final double SIGNS_HEIGHT = 126;

  private static final double ROW = 26;
  private static final double COLUMN = 124;
  private static final String INK = "#2a2118";

  private final Svg svg;
  private final Box box;
  private final double left;
  private double y;

  private Legend(Svg svg, Box box) {
    this.svg = svg;
    this.box = box;
    this.left = box.left() + 14;
    this.y = box.top() + 28;
  }

  static double height(int owners) {
    return 44 + owners * ROW;
  }

  static void draw(Svg svg, List<Banner> banners, Layout layout) {
    Box key = new Box(layout.legend(), WIDTH, height(banners.size()));
    Frame.panel(svg, key);
    Legend legend = new Legend(svg, key);
    legend.headings();
    banners.forEach(legend::owner);
    Box signs = new Box(layout.signs(), SIGNS_WIDTH, SIGNS_HEIGHT);
    Frame.panel(svg, signs);
    new Legend(svg, signs).signs();
  }

  private void headings() {
    text(Face.ROMAN.spaced("LEGEND", 14, 3), left);
    Towns.star(svg, new Point(box.right() - 56, y - 5), 8);
    svg.leaf("rect", "x", box.right() - 38, "y", y - 11, "width", 17, "height", 11, "fill", INK);
    y += ROW;
  }

  private void owner(Banner banner) {
    String swatch = "M" + Svg.xy(new Point(left, y - 17)) + "h48v22h-48z";
    svg.leaf("path", "d", swatch, "fill", banner.livery().tint());
    svg.leaf("path", "d", swatch, "fill", banner.weave(), "stroke", INK, "stroke-width", "0.8");
    Units.stand(svg, banner, "A", new Point(left + 18, y - 6));
    text(Face.ROMAN.set(banner.owner().name(), 16).within(110), left + 55);
    number(banner.owner().centres(), box.right() - 56);
    number(banner.owner().units(), box.right() - 29.5);
    y += ROW;
  }

  private void number(int value, double middle) {
    svg.text(Face.BOLD.set(String.valueOf(value), 16), new Point(middle, y), "fill", INK);
  }

  private void text(Lettering line, double from) {
    svg.text(line, new Point(from + line.width() / 2, y), "fill", INK);
  }

  private void signs() {
    Banner sample =
        new Banner(new Picture.Owner("", false, 0, 0), Livery.FOREIGN.getFirst(), 0, "");
    String deep = sample.livery().deep();
    Towns.star(svg, here(0), 9);
    Units.stand(svg, sample, "A", here(1));
    Strokes.move(svg, deep, wide(2), true);
    Strokes.retreat(svg, deep, wide(3));
    row("centre", "army", "move", "retreat");
    Strokes.origin(svg, deep, here(0));
    Units.stand(svg, sample, "AA", here(1));
    Strokes.move(svg, deep, wide(2), false);
    Strokes.cross(svg, wide(2).at(0.4), 5);
    Strokes.aid(svg, deep, wide(3), true);
    row("set out here", "double army", "failed", "convoy");
    svg.open("g", "transform", smaller(0));
    Units.stand(svg, sample, "A", here(0));
    Strokes.hold(svg, deep, here(0));
    svg.close("g").open("g", "transform", smaller(1));
    Units.driven(svg, sample, "A", here(1));
    svg.close("g");
    Strokes.aid(svg, deep, wide(2), false);
    Strokes.guard(svg, deep, wide(3));
    row("hold", "dislodged", "support move", "support hold");
    svg.open("g", "transform", smaller(0));
    Units.stand(svg, sample, "A", here(0));
    Strokes.build(svg, deep, here(0));
    svg.close("g");
    Units.ghost(svg, sample, here(1));
    Strokes.cross(svg, here(1), 9);
    svg.leaf(
        "rect",
        "x",
        here(2).x() - 19,
        "y",
        here(2).y() - 9,
        "width",
        38,
        "height",
        18,
        "fill",
        Backdrop.CLOSED,
        "stroke",
        INK,
        "stroke-width",
        "0.8");
    svg.leaf(
        "circle",
        "cx",
        here(3).x(),
        "cy",
        here(3).y(),
        "r",
        "3.1",
        "fill",
        "#fffaf0",
        "stroke",
        INK,
        "stroke-width",
        "1.5");
    row("build", "removal", "closed land", "town");
  }

  /// Signs that reach beyond a unit are drawn smaller, about their own middle.
  private String smaller(int column) {
    Point at = here(column);
    return "translate("
        + Svg.xy(at)
        + ") scale(0.72) translate("
        + Svg.xy(new Point(-at.x(), -at.y()))
        + ")";
  }

  private Point here(int column) {
    return new Point(left + 20 + column * COLUMN, y - 5);
  }

  private Curve wide(int column) {
    Point middle = here(column);
    return Curve.straight(middle.plus(-19, 0), middle.plus(19, 0));
  }

  private void row(String... words) {
    for (int i = 0; i < words.length; i++) {
      text(Face.ROMAN.set(words[i], 12.5), left + 49 + i * COLUMN);
    }
    y += ROW;
  }
}
