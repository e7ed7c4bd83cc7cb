package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Condition;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// Everything above the backdrop: tinted provinces, borders, orders, names, towns, units, panels.
final class Foreground {

  private final Svg svg;
  private final DrawingSheet drawingSheet;
  private final SequencedMap<String, AreaLayout> sites;
  private final OwnerMarks ownerMarks;
  private final Borders borders;
  private final MapStyle style;
  private final MapLight light;

  Foreground(
      Svg svg,
      DrawingSheet drawingSheet,
      SequencedMap<String, AreaLayout> sites,
      OwnerMarks ownerMarks,
      Borders borders,
      MapStyle style,
      MapLight light) {
    this.svg = svg;
    this.drawingSheet = drawingSheet;
    this.sites = sites;
    this.ownerMarks = ownerMarks;
    this.borders = borders;
    this.style = style;
    this.light = light;
  }

  void draw(MapPicture picture) {
    if (style.isDetailed()) {
      svg.open("defs");
      ownerMarks.all().forEach(ownerMark -> ownerMark.define(svg, light));
      svg.close("defs");
    }
    provinces(picture);
    borders();
    sites.values().stream().filter(site -> waits(picture, site)).forEach(this::plinth);
    sites.values().forEach(site -> Towns.draw(svg, site));
    sites.values().forEach(site -> coasts(picture, site.area()));
    OrderPainter orders = new OrderPainter(svg, sites, ownerMarks, picture);
    orders.draw();
    picture.pieces().stream().filter(p -> p.condition() == Condition.STANDING).forEach(this::piece);
    picture.pieces().stream()
        .filter(p -> p.condition() == Condition.DISLODGED)
        .forEach(this::piece);
    orders.drawShort();
    sites.values().forEach(this::names);
    if (style.isDetailed()) {
      plate(picture);
    }
  }

  /// What stands below the map, so that it covers none of it.
  private void plate(MapPicture picture) {
    double top = drawingSheet.height() - Frame.MARGIN;
    int whole = drawingSheet.height() + style.plate();
    svg.leaf(
        "rect",
        "y",
        top,
        "width",
        drawingSheet.width(),
        "height",
        whole - top,
        "fill",
        light.paper());
    Frame.draw(svg, drawingSheet.width(), whole, light.paper(), light.ink());
    line(
        "M" + Frame.MARGIN + "," + top + "H" + (drawingSheet.width() - Frame.MARGIN),
        light.ink(),
        1.6);
    Cartouche.draw(svg, drawingSheet, picture, light, new Point(190, top));
    Legend.draw(svg, drawingSheet, picture, light, ownerMarks.all(), new Point(364, top));
  }

  private static boolean waits(MapPicture picture, AreaLayout site) {
    return picture.pieces().stream().anyMatch(piece -> piece.area().equals(site.area().id()));
  }

  private void provinces(MapPicture picture) {
    Map<String, OwnerMark> owners = new LinkedHashMap<>();
    picture.tints().forEach(tint -> owners.put(tint.area(), ownerMarks.of(tint.owner())));
    for (MapArea mapArea : drawingSheet.areas().values()) {
      OwnerMark ownerMark = owners.get(mapArea.id());
      String path = mapArea.outline().path();
      String whose = ownerMark == null ? "nobody's" : ownerMark.owner().name();
      svg.open("g", "class", "area").title(mapArea.name() + " (" + mapArea.id() + "), " + whose);
      if (ownerMark != null) {
        svg.path(ownerMark.part("tint"), "d", path, "fill", light.tint(ownerMark.livery()));
        if (style.isDetailed()) {
          svg.leaf("path", "d", path, "fill", ownerMark.weave());
        }
      } else if (mapArea.kind() != MapDrawing.Kind.HOME_BOX && !mapArea.water()) {
        svg.leaf("path", "d", path, "fill", light.nobody());
      }
      svg.close("g");
    }
  }

  private void borders() {
    line(borders.water(), light.water(), 1.6);
    line(borders.inner(), light.ink(), 1.3);
    line(borders.outer(), light.ink(), 1.8);
    line(borders.thick(), light.thick(), 6);
    line(borders.thick(), light.ink(), 3.6);
  }

  private void line(String path, String paint, double width) {
    svg.line(path, "none", paint, width);
  }

  private void plinth(AreaLayout areaLayout) {
    if (areaLayout.area().kind() == MapDrawing.Kind.HOME_BOX) {
      DrawnHomeBox.draw(svg, areaLayout, light);
    }
  }

  private void names(AreaLayout areaLayout) {
    for (AreaLayout.Words words : areaLayout.words()) {
      svg.text(
          words.line(),
          words.place(),
          "fill",
          areaLayout.area().water() ? light.depth() : light.ink(),
          "stroke",
          areaLayout.area().water() ? light.sea() : light.halo(),
          "stroke-width",
          "3.4",
          "stroke-opacity",
          "0.85");
    }
  }

  /// A fleet that stands on a coast stands on its name.
  private void coasts(MapPicture picture, MapArea area) {
    area.coasts()
        .forEach(
            (name, at) -> {
              String place = area.id() + "/" + name;
              if (picture.pieces().stream()
                  .noneMatch(
                      piece ->
                          piece.area().equals(place) && piece.condition() == Condition.STANDING)) {
                coast(name, at);
              }
            });
  }

  private void coast(String name, Point at) {
    svg.text(Typeface.ITALIC.spaced(name, 12, 1), at.plus(0, 4), "fill", light.depth());
  }

  private void piece(MapPicture.Piece piece) {
    AreaLayout areaLayout = AreaLayout.of(sites, piece.area());
    OwnerMark ownerMark = ownerMarks.of(piece.owner());
    boolean stands = piece.condition() == Condition.STANDING;
    String words = piece.owner() + " " + piece.kind() + " " + piece.area();
    svg.open("g", "class", "piece").title(words + (stands ? "" : ", dislodged"));
    if (stands) {
      Units.stand(svg, ownerMark, piece.kind(), areaLayout.unit());
    } else {
      Units.driven(svg, ownerMark, piece.kind(), areaLayout.dislodged());
    }
    svg.close("g");
  }
}
