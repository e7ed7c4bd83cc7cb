package depesche.bot.site;

import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.rules.Scored;
import depesche.bot.report.SeatNames;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.OwnerLetters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What each seat had after each turn of what is counted.
///
/// @param unit what is counted
/// @param seats in table order
/// @param moments one for each turn, oldest first
record Course(Scored.Unit unit, List<Line> seats, List<Moment> moments) {

  /// A seat as it is drawn, with the colour that it has in the pictures of its game.
  record Line(String name, String letter, OwnerColour colour) {}

  /// After a turn.
  ///
  /// @param page of the turn
  /// @param scores of the seats, in their order
  record Moment(String title, String page, List<Integer> scores) {

    Moment {
      scores = List.copyOf(scores);
    }
  }

  Course {
    seats = List.copyOf(seats);
    moments = List.copyOf(moments);
  }

  /// {@return the seats as they are drawn}
  ///
  /// @param board a picture of their game
  static List<Line> lines(List<String> seats, SeatNames names, Optional<Picture> board) {
    List<OwnerColour> colours =
        switch (board.orElse(null)) {
          case Picture.MapPicture _ -> OwnerColour.onMap(seats);
          case SheetPicture sheet ->
              OwnerColour.onBoard(
                  seats.stream().map(seat -> sheet.colours().getOrDefault(seat, seat)).toList());
          case Picture.BoardPicture _ -> OwnerColour.onBoard(seats);
          case null -> OwnerColour.onBoard(seats);
        };
    List<String> letters = OwnerLetters.of(seats);
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      lines.add(new Line(names.of(seats.get(i)), letters.get(i), colours.get(i)));
    }
    return lines;
  }
}
