package depesche.bot.report.board;

import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Point;

/// Where everything is on the sheet, in pixels. The sheet is as high as its rows and cards need.
///
/// @param seats how many rows
/// @param traits how many columns of levels
/// @param cards how many cards lie on the table
/// @param filed how high is what the reader has on file; 0 if nothing is
record BoardLayout(int seats, int traits, int cards, double filed) {

  static final int WIDTH = 1200;
  static final double LEFT = 48;
  static final double RIGHT = WIDTH - LEFT;

  /// Where the points, the history and the levels begin.
  static final double POINTS = 262;

  static final double HISTORY = 408;
  static final double LEVELS = 530;

  private static final double TOP = 214;
  private static final double HEADS = 40;
  private static final double NOTES = 40;
  private static final double CARD_HEAD = 44;
  private static final double CARD = 124;
  private static final double GAP = 14;
  private static final double BOTTOM = 46;
  private static final int MOST_IN_A_LINE = 5;

  static BoardLayout of(BoardPicture picture) {
    return new BoardLayout(
        picture.rows().size(),
        Math.max(1, picture.traits().size()),
        picture.cards().size(),
        picture.filed().map(FiledLines::high).orElse(0.0));
  }

  int height() {
    double cardLines = cards == 0 ? 0 : CARD_HEAD + lines() * (CARD + GAP);
    double own = filed == 0 ? 0 : CARD_HEAD + filed + GAP;
    return (int) Math.round(below() + NOTES + cardLines + own + BOTTOM - GAP);
  }

  /// {@return where what the reader has on file begins}
  double own() {
    double cardLines = cards == 0 ? 0 : CARD_HEAD + lines() * (CARD + GAP);
    return below() + NOTES + cardLines + CARD_HEAD;
  }

  /// {@return the middle of the line of column heads}
  double heads() {
    return TOP + HEADS / 2;
  }

  double row() {
    return seats > 6 ? 78 : 86;
  }

  /// {@return where a row begins}
  double row(int number) {
    return TOP + HEADS + number * row();
  }

  /// {@return where the rows end}
  double below() {
    return row(seats);
  }

  double column() {
    return (RIGHT - LEVELS) / traits;
  }

  /// {@return where a column of levels begins}
  double column(int number) {
    return LEVELS + number * column();
  }

  private int lines() {
    return (cards + MOST_IN_A_LINE - 1) / MOST_IN_A_LINE;
  }

  /// {@return the middle of the line above the cards}
  double table() {
    return below() + NOTES + CARD_HEAD / 2;
  }

  /// Cards lie in lines of nearly equal length, the longer first.
  CentredBox card(int number) {
    int most = (cards + lines() - 1) / lines();
    int line = number / most;
    int here = Math.min(most, cards - line * most);
    double width = Math.min(360, (RIGHT - LEFT + GAP) / most - GAP);
    double begin = (WIDTH - here * (width + GAP) + GAP) / 2;
    double x = begin + number % most * (width + GAP) + width / 2;
    double y = below() + NOTES + CARD_HEAD + line * (CARD + GAP) + CARD / 2;
    return new CentredBox(new Point(x, y), width, CARD);
  }
}
