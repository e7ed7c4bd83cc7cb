package depesche.bot.report.board;

import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.PicturedTable;
import depesche.adjudicator.picture.SheetPicture;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.Png;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Raster;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Paints boards. The same picture always gives the same bytes; any number of threads may paint at
/// once.
public final class BoardPainter {

  private BoardPainter() {}

  /// {@return the picture as an SVG document that needs no fonts and no other file}
  public static String svg(BoardPicture picture) {
    BoardLayout boardLayout = BoardLayout.of(picture);
    Svg words =
        new Svg()
            .title(picture.name() + ": " + picture.title())
            .description(BoardWords.of(picture));
    return Svg.document(
        BoardLayout.WIDTH, boardLayout.height(), words, drawn(picture, boardLayout));
  }

  /// {@return the picture as PNG, 1200 pixels wide and as high as it needs}
  public static byte[] png(BoardPicture picture) {
    BoardLayout boardLayout = BoardLayout.of(picture);
    int[] paper = new int[BoardLayout.WIDTH * boardLayout.height()];
    Arrays.fill(paper, Integer.parseInt(Frame.PAPER.substring(1), 16));
    Svg svg = drawn(picture, boardLayout);
    int[] pixels = Raster.paint(svg, paper, BoardLayout.WIDTH, boardLayout.height());
    return Png.encode(pixels, BoardLayout.WIDTH, boardLayout.height());
  }

  /// {@return the same in small, 800 pixels wide}
  public static byte[] small(BoardPicture picture) {
    BoardLayout boardLayout = BoardLayout.of(picture);
    return Pen.small(drawn(picture, boardLayout), boardLayout.height());
  }

  /// {@return a board of eight on which everything is to be seen, to measure with}
  public static BoardPicture sample() {
    List<BoardPicture.Row> rows = new ArrayList<>();
    List<BoardPicture.Card> cards = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Seat seat = new Seat("Seat" + (i + 1));
      int start = i;
      List<BoardPicture.Level> levels =
          IntStream.range(0, 6)
              .mapToObj(trait -> new BoardPicture.Level(start + trait, trait - 2, true))
              .toList();
      List<Integer> history = IntStream.range(0, 10).map(turn -> 5 + turn * start).boxed().toList();
      BoardPicture.Level points = new BoardPicture.Level(5 + 10 * i, i, i == 7);
      rows.add(new BoardPicture.Row(seat, i == 0, 8 - i, 3, points, levels, history));
      cards.add(new BoardPicture.Card("Sample card", "all it does", Optional.of(seat)));
    }
    cards.add(new BoardPicture.Card("Sample card", "all it does", Optional.empty()));
    return new BoardPicture(
        "Sample",
        "Turn 10, Sample Phase",
        10,
        10,
        false,
        "Points",
        List.of("One", "Two", "Three", "Four", "Five", "Six"),
        rows,
        cards,
        Optional.of(new BoardPicture.Card("Sample event", "all it does", Optional.empty())),
        Optional.empty(),
        PicturedTable.NONE);
  }

  private static Svg drawn(BoardPicture picture, BoardLayout boardLayout) {
    Pen pen = new Pen(new Svg());
    List<String> seats = picture.rows().stream().map(row -> row.seat().name()).toList();
    List<OwnerColour> liveries = OwnerColour.onBoard(seats);
    pen.bar(0, 0, BoardLayout.WIDTH, boardLayout.height(), Frame.PAPER);
    Frame.draw(pen.svg(), BoardLayout.WIDTH, boardLayout.height());
    new Masthead(pen).draw(picture);
    new Rows(pen, picture, boardLayout).draw(liveries);
    cards(pen, picture, boardLayout, liveries, seats);
    picture.filed().ifPresent(filed -> filed(pen, filed, boardLayout));
    return pen.svg();
  }

  private static void filed(Pen pen, SheetPicture.Filed filed, BoardLayout boardLayout) {
    Point corner = new Point(BoardLayout.LEFT, boardLayout.own());
    rule(pen, "YOUR ORDERS", corner.y() - 22);
    new FiledLines(pen).draw(filed, corner, BoardLayout.RIGHT - BoardLayout.LEFT);
  }

  private static void rule(Pen pen, String words, double y) {
    double middle = BoardLayout.WIDTH / 2.0;
    pen.line(new Point(BoardLayout.LEFT, y), new Point(middle - 120, y), Pen.INK, 0.9);
    pen.line(new Point(middle + 120, y), new Point(BoardLayout.RIGHT, y), Pen.INK, 0.9);
    pen.amid(Typeface.ROMAN.spaced(words, 18, 4), middle, y + 6, Pen.INK);
  }

  private static void cards(
      Pen pen,
      BoardPicture picture,
      BoardLayout boardLayout,
      List<OwnerColour> liveries,
      List<String> seats) {
    if (picture.cards().isEmpty()) {
      return;
    }
    rule(pen, "ON THE TABLE", boardLayout.table());
    PaintedCard tableCard = new PaintedCard(pen, picture.table());
    for (int i = 0; i < picture.cards().size(); i++) {
      BoardPicture.Card card = picture.cards().get(i);
      tableCard.draw(
          card,
          card.taker().map(taker -> liveries.get(seats.indexOf(taker.name()))),
          boardLayout.card(i));
    }
  }
}
