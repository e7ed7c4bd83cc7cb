package depesche.bot.report.board;

import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.picture.SheetPicture.Item;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Png;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Raster;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/// Paints sheets: panel under panel, 1200 pixels wide and as high as they need. The same picture
/// always gives the same bytes.
public final class SheetPainter {

  private static final double TOP = 160;
  private static final double HEADING = 46;
  private static final double GAP = 16;
  private static final double BETWEEN = 40;
  private static final double BOTTOM = 30;
  private static final double WIDE = BoardLayout.RIGHT - BoardLayout.LEFT;

  private final Pen pen = new Pen(new Svg());
  private final Map<String, OwnerColour> colours;

  private SheetPainter(SheetPicture picture) {
    colours = colours(picture);
  }

  /// {@return the picture as PNG}
  public static byte[] png(SheetPicture picture) {
    int height = height(picture);
    int[] paper = new int[BoardLayout.WIDTH * height];
    Arrays.fill(paper, Integer.parseInt(Frame.PAPER.substring(1), 16));
    Svg svg = new SheetPainter(picture).drawn(picture, height);
    return Png.encode(
        Raster.paint(svg, paper, BoardLayout.WIDTH, height), BoardLayout.WIDTH, height);
  }

  /// A flag has its colour wherever it stands.
  private static Map<String, OwnerColour> colours(SheetPicture picture) {
    List<String> names =
        picture.panels().stream()
            .flatMap(panel -> panel.items().stream())
            .mapMulti(SheetPainter::flags)
            .sorted()
            .distinct()
            .toList();
    List<OwnerColour> liveries = OwnerColour.onBoard(names);
    Map<String, OwnerColour> colours = new LinkedHashMap<>();
    names.forEach(name -> colours.put(name, liveries.get(colours.size())));
    return colours;
  }

  private static void flags(Item item, Consumer<String> names) {
    if (item instanceof SheetPicture.Track track) {
      track.spaces().forEach(space -> space.markers().stream().map(Marker::name).forEach(names));
    }
  }

  private static int height(SheetPicture picture) {
    double high = TOP + BOTTOM;
    for (List<Panel> row : rows(picture)) {
      high += row.stream().mapToDouble(panel -> high(panel, wide(row))).max().orElse(0);
    }
    return (int) Math.round(high);
  }

  /// {@return the panels, two narrow ones that follow each other in one row}
  private static List<List<Panel>> rows(SheetPicture picture) {
    List<List<Panel>> rows = new ArrayList<>();
    for (Panel panel : picture.panels()) {
      boolean beside =
          panel.narrow()
              && !rows.isEmpty()
              && rows.getLast().size() == 1
              && rows.getLast().getFirst().narrow();
      if (beside) {
        rows.getLast().add(panel);
      } else {
        rows.add(new ArrayList<>(List.of(panel)));
      }
    }
    return rows;
  }

  private static double wide(List<Panel> row) {
    return row.size() == 1 ? WIDE : (WIDE - BETWEEN) / 2;
  }

  private static double high(Panel panel, double wide) {
    return HEADING + panel.items().stream().mapToDouble(item -> high(item, wide) + GAP).sum();
  }

  private static double high(Item item, double wide) {
    return switch (item) {
      case SheetPicture.Track track -> SheetTrack.high(track);
      case SheetPicture.Cards cards -> SheetCards.high(cards, wide);
      case SheetPicture.Counters counters -> SheetNumbers.high(counters, wide);
      case SheetPicture.Pools pools -> SheetPools.high(pools);
    };
  }

  private Svg drawn(SheetPicture picture, int height) {
    pen.bar(0, 0, BoardLayout.WIDTH, height, Frame.PAPER);
    Frame.draw(pen.svg(), BoardLayout.WIDTH, height);
    String name = picture.name().toUpperCase(Locale.ROOT);
    pen.from(Typeface.BOLD.spaced(name, 40, 5).within(WIDE), BoardLayout.LEFT, 88, Pen.INK);
    pen.from(
        Pen.fitted(Typeface.ITALIC, picture.title(), 29, 18, WIDE), BoardLayout.LEFT, 126, Pen.INK);
    double y = TOP;
    for (List<Panel> row : rows(picture)) {
      double wide = wide(row);
      double x = BoardLayout.LEFT;
      for (Panel panel : row) {
        draw(panel, new Point(x, y), wide);
        x += wide + BETWEEN;
      }
      y += row.stream().mapToDouble(panel -> high(panel, wide)).max().orElse(0);
    }
    return pen.svg();
  }

  private void draw(Panel panel, Point corner, double wide) {
    String heading = panel.heading().toUpperCase(Locale.ROOT);
    PaintedLine words = Typeface.ROMAN.spaced(heading, 18, 4).within(wide);
    pen.from(words, corner.x(), corner.y() + 22, Pen.INK);
    pen.line(corner.plus(0, 31), corner.plus(wide, 31), Pen.INK, 0.9);
    double y = HEADING;
    for (Item item : panel.items()) {
      draw(item, corner.plus(0, y), wide);
      y += high(item, wide) + GAP;
    }
  }

  private void draw(Item item, Point corner, double wide) {
    switch (item) {
      case SheetPicture.Track track -> new SheetTrack(pen, colours).draw(track, corner, wide);
      case SheetPicture.Cards cards -> new SheetCards(pen).draw(cards, corner, wide);
      case SheetPicture.Counters numbers -> new SheetNumbers(pen).draw(numbers, corner, wide);
      case SheetPicture.Pools pools -> new SheetPools(pen).draw(pools, corner, wide);
    }
  }
}
