package depesche.bot.report.board;

import depesche.adjudicator.picture.PicturedTable;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.picture.SheetPicture.Item;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.bot.report.canvas.Called;
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
  private static final Spacing ROOMY = new Spacing(46, 16);
  private static final Spacing DENSE = new Spacing(38, 7);

  /// A higher sheet is set densely.
  private static final int HIGH = 1900;

  private static final double BETWEEN = 40;
  private static final double BOTTOM = 30;
  private static final double WIDE = BoardLayout.RIGHT - BoardLayout.LEFT;

  /// The room of a heading, and behind each item of a panel.
  private record Spacing(double heading, double gap) {}

  private final Spacing spacing;
  private final Pen pen = new Pen(new Svg());
  private final Map<String, OwnerColour> colours;
  private final PicturedTable table;

  private SheetPainter(SheetPicture picture) {
    table = picture.table();
    colours = colours(picture);
    spacing = spacing(picture);
  }

  /// {@return the picture as PNG}
  public static byte[] png(SheetPicture picture) {
    int height = height(picture, spacing(picture));
    int[] paper = new int[BoardLayout.WIDTH * height];
    Arrays.fill(paper, Integer.parseInt(Frame.PAPER.substring(1), 16));
    Svg svg = new SheetPainter(picture).drawn(picture, height);
    return Png.encode(
        Raster.paint(svg, paper, BoardLayout.WIDTH, height), BoardLayout.WIDTH, height);
  }

  /// {@return the same in small, 800 pixels wide}
  public static byte[] small(SheetPicture picture) {
    int height = height(picture, spacing(picture));
    return Pen.small(new SheetPainter(picture).drawn(picture, height), height);
  }

  /// {@return the picture as an SVG document that needs no fonts and no other file}
  public static String svg(SheetPicture picture) {
    int height = height(picture, spacing(picture));
    Svg words = new Svg().title(picture.name() + ": " + picture.title());
    Svg drawn = new SheetPainter(picture).drawn(picture, height);
    return Svg.document(BoardLayout.WIDTH, height, words, drawn);
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
    // An owner of a colour of their own claims it by that word.
    List<OwnerColour> liveries =
        OwnerColour.onBoard(
            names.stream().map(name -> picture.colours().getOrDefault(name, name)).toList());
    Map<String, OwnerColour> colours = new LinkedHashMap<>();
    names.forEach(name -> colours.put(name, liveries.get(colours.size())));
    return colours;
  }

  private static void flags(Item item, Consumer<String> names) {
    if (item instanceof SheetPicture.Track track) {
      track.spaces().forEach(space -> space.markers().stream().map(Marker::owner).forEach(names));
    } else if (item instanceof SheetPicture.Grid grid) {
      grid.lines().stream().map(SheetPicture.GridLine::name).forEach(names);
    }
  }

  private static Spacing spacing(SheetPicture picture) {
    return height(picture, ROOMY) > HIGH ? DENSE : ROOMY;
  }

  private static int height(SheetPicture picture, Spacing spacing) {
    double high = TOP + BOTTOM;
    for (List<Panel> row : rows(picture)) {
      high += row.stream().mapToDouble(panel -> high(panel, wide(row), spacing)).max().orElse(0);
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

  private static double high(Panel panel, double wide, Spacing spacing) {
    return spacing.heading()
        + panel.items().stream().mapToDouble(item -> high(item, wide) + spacing.gap()).sum();
  }

  private static double high(Item item, double wide) {
    return switch (item) {
      case SheetPicture.Track track -> SheetTrack.high(track);
      case SheetPicture.Cards cards -> SheetCards.high(cards, wide);
      case SheetPicture.Counters counters -> SheetNumbers.high(counters, wide);
      case SheetPicture.Pools pools -> SheetPools.high(pools);
      case SheetPicture.Notes notes -> SheetNotes.high(notes, wide);
      case SheetPicture.Grid grid -> SheetGrid.high(grid);
      case SheetPicture.Filed filed -> FiledLines.high(filed);
    };
  }

  private Svg drawn(SheetPicture picture, int height) {
    pen.bar(0, 0, BoardLayout.WIDTH, height, Frame.PAPER);
    Frame.draw(pen.svg(), BoardLayout.WIDTH, height);
    String name = picture.name().toUpperCase(Locale.ROOT);
    pen.from(Typeface.BOLD.spaced(name, 40, 5).within(WIDE), BoardLayout.LEFT, 88, Pen.INK);
    pen.from(
        Pen.fitted(Typeface.ITALIC, Masthead.moment(picture, List.of()), 29, 18, WIDE),
        BoardLayout.LEFT,
        126,
        Pen.INK);
    double y = TOP;
    for (List<Panel> row : rows(picture)) {
      double wide = wide(row);
      double x = BoardLayout.LEFT;
      for (Panel panel : row) {
        draw(panel, new Point(x, y), wide);
        x += wide + BETWEEN;
      }
      y += row.stream().mapToDouble(panel -> high(panel, wide, spacing)).max().orElse(0);
    }
    return pen.svg();
  }

  private void draw(Panel panel, Point corner, double wide) {
    String heading = Called.of(table, panel.heading(), panel.heading()).whole();
    PaintedLine words = Typeface.ROMAN.spaced(heading.toUpperCase(Locale.ROOT), 18, 4).within(wide);
    pen.from(words, corner.x(), corner.y() + 22, Pen.INK);
    pen.line(corner.plus(0, 31), corner.plus(wide, 31), Pen.INK, 0.9);
    double y = spacing.heading();
    for (Item item : panel.items()) {
      draw(item, corner.plus(0, y), wide);
      y += high(item, wide) + spacing.gap();
    }
  }

  private void draw(Item item, Point corner, double wide) {
    switch (item) {
      case SheetPicture.Track track -> new SheetTrack(pen, colours).draw(track, corner, wide);
      case SheetPicture.Cards cards -> new SheetCards(pen).draw(cards, corner, wide);
      case SheetPicture.Counters numbers -> new SheetNumbers(pen).draw(numbers, corner, wide);
      case SheetPicture.Pools pools -> new SheetPools(pen).draw(pools, corner, wide);
      case SheetPicture.Notes notes -> new SheetNotes(pen).draw(notes, corner, wide);
      case SheetPicture.Grid grid -> new SheetGrid(pen, colours, table).draw(grid, corner, wide);
      case SheetPicture.Filed filed -> new FiledLines(pen).draw(filed, corner, wide);
    }
  }
}
