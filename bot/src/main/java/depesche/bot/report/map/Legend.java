package depesche.bot.report.map;

import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.List;
import java.util.function.BiConsumer;

/// The key: owners with colour, weave, mark and numbers, and what each sign means.
final class Legend {

  static final double WIDTH = 250;
  static final double SIGNS_WIDTH = 536;
  static final double SIGNS_HEIGHT = 142;

  private static final double ROW = 26;
  private static final double LINE = 31;
  private static final double COLUMN = 128;
  private static final int COLUMNS = 4;
  private static final String INK = "#2a2118";

  private final Svg svg;
  private final CentredBox centredBox;
  private final double left;
  private double y;

  private Legend(Svg svg, CentredBox centredBox) {
    this.svg = svg;
    this.centredBox = centredBox;
    this.left = centredBox.left() + 14;
    this.y = centredBox.top() + 28;
  }

  static double height(int owners) {
    return 44 + owners * ROW;
  }

  /// @param seas whether there are fleets to explain
  static void draw(Svg svg, List<OwnerMark> banners, MapLayout mapLayout, boolean seas) {
    CentredBox key = new CentredBox(mapLayout.legend(), WIDTH, height(banners.size()));
    Frame.panel(svg, key);
    Legend legend = new Legend(svg, key);
    legend.headings();
    banners.forEach(legend::owner);
    CentredBox signs = new CentredBox(mapLayout.signs(), SIGNS_WIDTH, SIGNS_HEIGHT);
    Frame.panel(svg, signs);
    new Legend(svg, signs).signs(seas);
  }

  private void headings() {
    text(Typeface.ROMAN.spaced("LEGEND", 14, 3), left);
    Towns.star(svg, new Point(centredBox.right() - 56, y - 5), 8);
    svg.leaf(
        "rect", "x", centredBox.right() - 38, "y", y - 11, "width", 17, "height", 11, "fill", INK);
    y += ROW;
  }

  private void owner(OwnerMark ownerMark) {
    String swatch = "M" + Svg.xy(new Point(left, y - 17)) + "h48v22h-48z";
    svg.leaf("path", "d", swatch, "fill", ownerMark.livery().tint());
    svg.leaf("path", "d", swatch, "fill", ownerMark.weave(), "stroke", INK, "stroke-width", "0.8");
    Units.stand(svg, ownerMark.example(), "A", new Point(left + 18, y - 6));
    text(Typeface.ROMAN.set(ownerMark.owner().name(), 16).within(110), left + 55);
    number(ownerMark.owner().centres(), centredBox.right() - 56);
    number(ownerMark.owner().units(), centredBox.right() - 29.5);
    y += ROW;
  }

  private void number(int value, double middle) {
    svg.text(Typeface.BOLD.set(String.valueOf(value), 16), new Point(middle, y), "fill", INK);
  }

  private void text(PaintedLine line, double from) {
    svg.text(line, new Point(from + line.width() / 2, y), "fill", INK);
  }

  /// One sign and what it means.
  private record Sign(String words, BiConsumer<Point, OwnerMark> draw) {}

  private List<Sign> all(boolean seas) {
    Sign fleet = new Sign("fleet", (at, by) -> Units.stand(svg, by, "F", at));
    Sign two = new Sign("double army", (at, by) -> Units.stand(svg, by, "AA", at));
    Sign town = new Sign("town", (at, _) -> Towns.ring(svg, at, 3.1));
    Sign home = new Sign("home centre", (at, _) -> Towns.home(svg, at));
    return List.of(
        new Sign("centre", (at, _) -> Towns.star(svg, at, 9)),
        new Sign("army", (at, by) -> Units.stand(svg, by, "A", at)),
        new Sign("move", (at, by) -> strokes(by).move(wide(at))),
        new Sign("retreat", (at, by) -> strokes(by).retreat(wide(at))),
        seas ? home : town,
        seas ? fleet : two,
        new Sign("failed", this::failed),
        new Sign("support hold", (at, by) -> strokes(by).guard(wide(at))),
        new Sign("set out here", (at, by) -> strokes(by).letter(at)),
        new Sign("dislodged", (at, by) -> small(at, () -> Units.driven(svg, by, "A", at))),
        new Sign("hold", (at, by) -> small(at, () -> hold(at, by))),
        new Sign("support move", (at, by) -> strokes(by).aid(wide(at))),
        new Sign(seas ? "impassable" : "closed land", (at, _) -> closed(at, seas)),
        new Sign("build", (at, by) -> small(at, () -> build(at, by))),
        new Sign("removal", this::removal),
        new Sign("convoy", (at, by) -> small(at, () -> convoy(at, by))));
  }

  private void signs(boolean seas) {
    OwnerMark sample =
        new OwnerMark(new MapPicture.Owner("", false, 0, 0), OwnerColour.foreign(1), 0, "", false);
    List<Sign> signs = all(seas);
    for (int i = 0; i < signs.size(); i++) {
      double from = left + i % COLUMNS * COLUMN;
      signs.get(i).draw().accept(new Point(from + 20, y - 4), sample);
      text(Typeface.ROMAN.set(signs.get(i).words(), 12.5), from + 49);
      y += i % COLUMNS == COLUMNS - 1 ? LINE : 0;
    }
  }

  private Strokes strokes(OwnerMark by) {
    return new Strokes(svg, by);
  }

  private void failed(Point at, OwnerMark by) {
    Strokes.cross(svg, strokes(by).broken(wide(at)), 5);
  }

  private void hold(Point at, OwnerMark by) {
    Units.stand(svg, by, "A", at);
    strokes(by).hold(at);
  }

  private void build(Point at, OwnerMark by) {
    Units.stand(svg, by, "A", at);
    strokes(by).build(at);
  }

  private void removal(Point at, OwnerMark by) {
    Units.ghost(svg, by, at);
    Strokes.cross(svg, at, 9);
  }

  private void convoy(Point at, OwnerMark by) {
    Units.stand(svg, by, "F", at);
    strokes(by).waves(at);
  }

  private void closed(Point at, boolean seas) {
    svg.leaf(
        "rect",
        "x",
        at.x() - 17,
        "y",
        at.y() - 8,
        "width",
        34,
        "height",
        16,
        "fill",
        seas ? Backdrop.LAND : Backdrop.CLOSED,
        "stroke",
        INK,
        "stroke-width",
        "0.8");
  }

  /// Signs that reach beyond a unit are drawn smaller, about their own middle.
  private void small(Point at, Runnable sign) {
    String back = "translate(" + Svg.xy(new Point(-at.x(), -at.y())) + ")";
    svg.open("g", "transform", "translate(" + Svg.xy(at) + ") scale(0.66) " + back);
    sign.run();
    svg.close("g");
  }

  private static Curve wide(Point middle) {
    return Curve.straight(middle.plus(-18, 0), middle.plus(18, 0));
  }
}
