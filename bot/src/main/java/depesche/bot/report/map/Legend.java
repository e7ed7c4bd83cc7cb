package depesche.bot.report.map;

import java.util.List;

/// The key: owners with colour, weave, mark and numbers, and what each sign means.
final class Legend {

  static final double WIDTH = 262;

  private static final double ROW = 27;
  private static final double SIGNS = 7;
  private static final String INK = "#2a2118";

  private final Svg svg;
  private final Box box;
  private final double left;
  private double y;

  private Legend(Svg svg, Box box) {
    this.svg = svg;
    this.box = box;
    this.left = box.left() + 16;
    this.y = box.top() + 34;
  }

  static double height(int owners) {
    return 76 + (owners + SIGNS) * ROW;
  }

  static void draw(Svg svg, List<Banner> banners, Point middle) {
    Legend legend = new Legend(svg, new Box(middle, WIDTH, height(banners.size())));
    Frame.panel(svg, legend.box);
    legend.headings();
    banners.forEach(legend::owner);
    legend.y += 12;
    legend.signs();
  }

  private void headings() {
    text(Face.ROMAN.spaced("LEGEND", 14, 3), left);
    Towns.star(svg, new Point(box.right() - 62, y - 5), 8);
    svg.leaf("rect", "x", box.right() - 38, "y", y - 11, "width", 17, "height", 11, "fill", INK);
    y += ROW;
  }

  private void owner(Banner banner) {
    String swatch = "M" + Svg.xy(new Point(left, y - 17)) + "h60v23h-60z";
    svg.leaf("path", "d", swatch, "fill", banner.livery().tint());
    svg.leaf("path", "d", swatch, "fill", banner.weave(), "stroke", INK, "stroke-width", "0.8");
    Units.stand(svg, banner, "A", new Point(left + 19, y - 5.5));
    text(Face.ROMAN.set(banner.owner().name(), 16).within(102), left + 68);
    number(banner.owner().centres(), box.right() - 62);
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
    svg.leaf(
        "path",
        "d",
        "M" + Svg.xy(new Point(left, y - 20)) + "H" + Svg.number(box.right() - 16),
        "stroke",
        INK,
        "stroke-width",
        "0.8");
    Banner sample =
        new Banner(
            new depesche.adjudicator.Picture.Owner("", false, 0, 0),
            Livery.FOREIGN.getFirst(),
            0,
            "");
    String deep = sample.livery().deep();
    double second = left + 122;
    Towns.star(svg, here(left), 9);
    Strokes.move(svg, deep, wide(second), true);
    row("centre", "move");
    Units.stand(svg, sample, "A", here(left));
    Strokes.move(svg, deep, wide(second), false);
    Strokes.cross(svg, wide(second).at(0.45), 5);
    row("army", "failed");
    Units.stand(svg, sample, "AA", here(left));
    Strokes.aid(svg, deep, wide(second), false);
    row("double army", "support move");
    Units.driven(svg, sample, "A", here(left));
    Strokes.guard(svg, deep, wide(second));
    row("dislodged", "support hold");
    Units.stand(svg, sample, "A", here(left).plus(0, -3));
    Strokes.hold(svg, deep, here(left).plus(0, -5));
    Strokes.retreat(svg, deep, wide(second));
    row("hold", "retreat");
    Units.stand(svg, sample, "A", here(left));
    Strokes.build(svg, deep, here(left));
    Units.ghost(svg, sample, here(second));
    Strokes.cross(svg, here(second), 9);
    row("build", "removal");
    Strokes.origin(svg, deep, here(left));
    Strokes.aid(svg, deep, wide(second), true);
    row("set out here", "convoy");
  }

  private Point here(double column) {
    return new Point(column + 19, y - 5);
  }

  private Curve wide(double column) {
    return Curve.straight(new Point(column, y - 5), new Point(column + 40, y - 5));
  }

  private void row(String first, String second) {
    text(Face.ROMAN.set(first, 13.5), left + 44);
    text(Face.ROMAN.set(second, 13.5), left + 122 + 48);
    y += ROW;
  }
}
