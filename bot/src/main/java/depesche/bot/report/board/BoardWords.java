package depesche.bot.report.board;

import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.Picture.BoardPicture.Card;
import depesche.adjudicator.picture.Picture.BoardPicture.Level;
import depesche.adjudicator.picture.Picture.BoardPicture.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The board in words, for those who cannot see it.
final class BoardWords {

  private BoardWords() {}

  static String of(BoardPicture picture) {
    List<String> words = new ArrayList<>();
    picture.event().ifPresent(event -> words.add("Last event: " + event.name() + "."));
    picture.rows().forEach(row -> words.add(of(picture, row) + "."));
    if (!picture.cards().isEmpty()) {
      words.add(
          picture.cards().stream()
              .map(BoardWords::of)
              .collect(Collectors.joining(", ", "On the table: ", ".")));
    }
    return String.join(" ", words);
  }

  static String of(BoardPicture picture, Row row) {
    List<String> levels = new ArrayList<>();
    levels.add(of(picture.points(), row.points()));
    for (int i = 0; i < row.levels().size(); i++) {
      levels.add(of(picture.traits().get(i), row.levels().get(i)));
    }
    return row.seat().name()
        + (row.first() ? " (baton)" : "")
        + ": "
        + String.join(", ", levels)
        + "; history "
        + row.history().stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static String of(String name, Level level) {
    String change = level.change() == 0 ? "" : " (%+d)".formatted(level.change());
    return name + " " + level.amount() + change;
  }

  private static String of(Card card) {
    return card.name() + card.taker().map(seat -> ", taken by " + seat.name()).orElse("");
  }
}
