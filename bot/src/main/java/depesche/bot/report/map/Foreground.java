package depesche.bot.report.map;

import depesche.adjudicator.MapPicture;
import depesche.adjudicator.MapPicture.Condition;
import depesche.bot.report.canvas.Face;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import java.util.LinkedHashMap;
import java.util.Map;

/// Everything above the backdrop: tinted provinces, borders, orders, names, towns, units, panels.
final class Foreground {

  private static final String INK = "#1f1812";
  private static final String EDGE = "#4a3c2b";
  private static final String WATER_EDGE = "#7398a0";
  private static final String WATER_INK = "#34616b";

  private final Svg svg;
  private final Sheet sheet;
  private final Layout layout;
  private final Banners banners;
  private final Borders borders;

  Foreground(Svg svg, Sheet sheet, Layout layout, Banners banners, Borders borders) {
    this.svg = svg;
    this.sheet = sheet;
    this.layout = layout;
    this.banners = banners;
    this.borders = borders;
  }

  void draw(MapPicture picture) {
    svg.open("defs");
    banners.all().forEach(banner -> banner.define(svg));
    svg.close("defs");
    provinces(picture);
    borders();
    layout.sites().values().forEach(this::plinth);
    new Orders(svg, layout.sites(), banners, picture.arrows()).draw();
    layout.sites().values().forEach(this::names);
    picture.pieces().stream().filter(p -> p.condition() == Condition.STANDING).forEach(this::piece);
    picture.pieces().stream()
        .filter(p -> p.condition() == Condition.DISLODGED)
        .forEach(this::piece);
    Frame.draw(svg, sheet.width(), sheet.height());
    Cartouche.draw(svg, sheet, picture.title(), layout.cartouche());
    Legend.draw(svg, banners.all(), layout, sheet.seas());
  }

  private void provinces(MapPicture picture) {
    Map<String, Banner> owners = new LinkedHashMap<>();
    picture.tints().forEach(tint -> owners.put(tint.area(), banners.of(tint.owner())));
    for (Area area : sheet.areas().values()) {
      Banner banner = owners.get(area.id());
      String path = area.outline().path();
      String whose = banner == null ? "nobody's" : banner.owner().name();
      svg.open("g", "class", "area").title(area.name() + " (" + area.id() + "), " + whose);
      if (banner != null) {
        svg.leaf("path", "d", path, "fill", banner.livery().tint());
        svg.leaf("path", "d", path, "fill", banner.weave());
      } else if (area.kind() != Area.Kind.HOME_BOX && !area.water()) {
        svg.leaf("path", "d", path, "fill", Backdrop.NOBODY);
      }
      svg.close("g");
    }
  }

  private void borders() {
    line(borders.water(), WATER_EDGE, 1.6);
    line(borders.inner(), EDGE, 1.3);
    line(borders.outer(), EDGE, 1.8);
    line(borders.thick(), "#fbf5e6", 6);
    line(borders.thick(), EDGE, 3.6);
  }

  private void line(String path, String paint, double width) {
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
        "round",
        "stroke-linecap",
        "round");
  }

  private void plinth(Site site) {
    if (site.area().kind() == Area.Kind.HOME_BOX) {
      HomeBox.draw(svg, site);
    }
  }

  private void names(Site site) {
    Towns.draw(svg, site);
    site.area().coasts().forEach(this::coast);
    for (Site.Words words : site.words()) {
      svg.text(
          words.line(),
          words.place(),
          "fill",
          site.area().water() ? WATER_INK : INK,
          "stroke",
          site.area().water() ? Backdrop.SEA : "#fffaf0",
          "stroke-width",
          "3.4",
          "stroke-opacity",
          "0.85");
    }
  }

  private void coast(String name, Point at) {
    svg.text(Face.ITALIC.spaced(name, 12, 1), at.plus(0, 4), "fill", WATER_INK);
  }

  private void piece(MapPicture.Piece piece) {
    Site site = Site.of(layout.sites(), piece.area());
    Banner banner = banners.of(piece.owner());
    boolean stands = piece.condition() == Condition.STANDING;
    String words = piece.owner() + " " + piece.kind() + " " + piece.area();
    svg.open("g", "class", "piece").title(words + (stands ? "" : ", dislodged"));
    if (stands) {
      Units.stand(svg, banner, piece.kind(), site.unit());
    } else {
      Units.driven(svg, banner, piece.kind(), site.dislodged());
    }
    svg.close("g");
  }
}
