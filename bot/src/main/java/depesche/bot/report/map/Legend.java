package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing.Kind;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Act;
import depesche.adjudicator.picture.Picture.MapPicture.Condition;
import depesche.adjudicator.picture.Picture.MapPicture.Fate;
import depesche.adjudicator.picture.PicturedTable;
import depesche.bot.report.canvas.Called;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/// The key below a map: owners with colour, weave, mark and numbers, and what those signs mean that
/// the picture has.
final class Legend {

  private static final int ROWS = 4;
  private static final double ROW = 29;
  private static final double OWNER = 262;
  private static final double NARROW_OWNER = 205;
  private static final double SIGN = 128;

  private final Svg svg;
  private final MapLight light;
  private final PicturedTable table;
  private final double owner;
  private final double top;
  private double left;
  private double y;

  private Legend(Svg svg, MapLight light, PicturedTable table, int owners, Point corner) {
    this.svg = svg;
    this.light = light;
    this.table = table;
    this.owner = owners > 2 * ROWS ? NARROW_OWNER : OWNER;
    this.top = corner.y() + 30;
    this.left = corner.x();
    this.y = top;
  }

  /// @param corner left and above
  static void draw(
      Svg svg,
      DrawingSheet sheet,
      MapPicture picture,
      MapLight light,
      List<OwnerMark> owners,
      Point corner) {
    Legend legend = new Legend(svg, light, picture.table(), owners.size(), corner);
    for (int i = 0; i < owners.size(); i++) {
      legend.y = legend.top + i % ROWS * ROW;
      legend.left = corner.x() + column(i) * legend.owner;
      legend.owner(owners.get(i));
    }
    double rest = corner.x() + column(owners.size() + ROWS - 1) * legend.owner + 6;
    List<Sign> signs = legend.signs(sheet, picture);
    double columns = Math.max(1, column(signs.size() + ROWS - 1));
    double room = Math.min(SIGN, (sheet.width() - 30 - rest) / columns);
    for (int i = 0; i < signs.size(); i++) {
      legend.y = legend.top + i % ROWS * ROW;
      legend.left = rest + column(i) * room;
      legend.sign(signs.get(i), room);
    }
  }

  private static int column(int number) {
    return number / ROWS;
  }

  private void owner(OwnerMark ownerMark) {
    String swatch = "M" + Svg.xy(new Point(left, y - 17)) + "h48v22h-48z";
    svg.leaf("path", "d", swatch, "fill", light.tint(ownerMark.livery()));
    svg.leaf(
        "path",
        "d",
        swatch,
        "fill",
        ownerMark.weave(),
        "stroke",
        light.ink(),
        "stroke-width",
        "0.8");
    Units.stand(svg, ownerMark.example(), "A", new Point(left + 18, y - 6));
    Called called = OwnerMarks.called(table, ownerMark.owner().name());
    if (called.isNamed()) {
      line(Typeface.ROMAN, called.country(), 15, -8);
      line(Typeface.ITALIC, called.seat(), 12, 4.5);
    } else {
      line(Typeface.ROMAN, called.seat(), 16, 0);
    }
    double end = left + owner;
    number(ownerMark.owner().centres(), end - 60);
    Towns.star(svg, new Point(end - 48, y - 5), 7);
    number(ownerMark.owner().units(), end - 26);
    svg.leaf("rect", "x", end - 22, "y", y - 10, "width", 12, "height", 9, "fill", light.ink());
  }

  /// What an owner is called, in the room between the swatch and the numbers.
  private void line(Typeface face, String words, double most, double down) {
    double room = owner - 55 - 84;
    PaintedLine line = face.fitted(words, most, 10.5, room);
    svg.text(line, new Point(left + 55 + line.width() / 2, y + down), "fill", light.ink());
  }

  private void number(int value, double right) {
    PaintedLine line = Typeface.BOLD.set(String.valueOf(value), 16);
    svg.text(line, new Point(right - line.width() / 2, y), "fill", light.ink());
  }

  private void text(PaintedLine line, double from) {
    svg.text(line, new Point(from + line.width() / 2, y), "fill", light.ink());
  }

  /// One sign and what it means.
  private record Sign(String words, BiConsumer<Point, OwnerMark> draw) {}

  private List<Sign> signs(DrawingSheet sheet, MapPicture picture) {
    Occurring has = new Occurring(sheet, picture);
    var signs = new ArrayList<Sign>();
    put(signs, has.area(Kind.CENTRE, false), "centre", (at, _) -> Towns.star(svg, at, 9));
    put(signs, has.area(Kind.CENTRE, true), "home centre", (at, _) -> Towns.home(svg, at));
    put(signs, has.town(), "town", (at, _) -> Towns.ring(svg, at, 3.1));
    put(signs, has.kind("A"), "army", (at, by) -> stand(at, by, "A"));
    put(signs, has.kind("F"), "fleet", (at, by) -> stand(at, by, "F"));
    put(signs, has.kind("AA"), "double army", (at, by) -> stand(at, by, "AA"));
    put(signs, has.dislodged(), "dislodged", (at, by) -> small(at, () -> driven(at, by)));
    put(signs, has.act(Act.MOVE), "move", (at, by) -> strokes(by).move(wide(at)));
    put(signs, has.left(), "set out here", (at, by) -> strokes(by).letter(at));
    put(signs, has.failed(), "failed", this::failed);
    put(signs, has.act(Act.HOLD), "hold", (at, by) -> small(at, () -> hold(at, by)));
    put(signs, has.act(Act.SUPPORT_HOLD), "support hold", (at, by) -> guard(at, by));
    put(signs, has.act(Act.SUPPORT_MOVE), "support move", (at, by) -> strokes(by).aid(wide(at)));
    put(signs, has.act(Act.CONVOY), "convoy", (at, by) -> small(at, () -> convoy(at, by)));
    put(signs, has.act(Act.RETREAT), "retreat", (at, by) -> strokes(by).retreat(wide(at)));
    put(signs, has.act(Act.BUILD), "build", (at, by) -> small(at, () -> build(at, by)));
    put(signs, has.act(Act.REMOVE), "removal", this::removal);
    put(signs, !sheet.lands().isEmpty(), "impassable", (at, _) -> closed(at));
    return signs;
  }

  private static void put(
      List<Sign> signs, boolean occurs, String words, BiConsumer<Point, OwnerMark> draw) {
    if (occurs) {
      signs.add(new Sign(words, draw));
    }
  }

  /// What there is on a map and in a picture of it.
  private record Occurring(DrawingSheet sheet, MapPicture picture) {

    boolean area(Kind kind, boolean home) {
      return sheet.areas().values().stream()
          .anyMatch(area -> area.kind() == kind && area.home() == home);
    }

    boolean town() {
      return sheet.areas().values().stream()
          .anyMatch(area -> area.kind() == Kind.PLAIN && area.town().isPresent());
    }

    boolean kind(String kind) {
      return picture.pieces().stream().anyMatch(piece -> piece.kind().equals(kind));
    }

    boolean dislodged() {
      return picture.pieces().stream().anyMatch(piece -> piece.condition() == Condition.DISLODGED);
    }

    boolean act(Act act) {
      return picture.arrows().stream().anyMatch(arrow -> arrow.act() == act);
    }

    boolean failed() {
      return picture.arrows().stream()
          .anyMatch(arrow -> arrow.fate() == Fate.FAILED || arrow.fate() == Fate.VAIN);
    }

    boolean left() {
      return picture.arrows().stream()
          .anyMatch(
              arrow ->
                  arrow.fate() == Fate.DONE
                      && (arrow.act() == Act.MOVE || arrow.act() == Act.RETREAT));
    }
  }

  private void sign(Sign sign, double room) {
    OwnerMark sample =
        new OwnerMark(new MapPicture.Owner("", false, 0, 0), OwnerColour.foreign(1), 0, "", false);
    sign.draw().accept(new Point(left + 20, y - 5), sample);
    double full = Typeface.ROMAN.set(sign.words(), 12.5).width();
    double size = Math.clamp(12.5 * (room - 55) / full, 9, 12.5);
    text(Typeface.ROMAN.set(sign.words(), size), left + 50);
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

  private void guard(Point at, OwnerMark by) {
    strokes(by).guard(wide(at));
    strokes(by).letter(at.plus(-2, 0));
  }

  private void stand(Point at, OwnerMark by, String kind) {
    small(at, () -> Units.stand(svg, by, kind, at));
  }

  private void driven(Point at, OwnerMark by) {
    Units.driven(svg, by, "A", at);
  }

  private void closed(Point at) {
    svg.rect(new CentredBox(at, 34, 16), light.land(), light.ink(), 0.8);
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
