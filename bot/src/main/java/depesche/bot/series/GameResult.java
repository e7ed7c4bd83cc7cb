package depesche.bot.series;

import java.util.List;

/// What a game of a series came to, whatever was played: who won it, and what each seat had.
public record GameResult(Kind kind, List<Place> places) {

  /// What kind of result it was.
  public enum Kind {
    /// One seat won alone.
    SOLO,
    /// Several seats share the win.
    SHARED,
    /// It was ended before its time: nobody gets anything.
    NONE
  }

  /// One seat.
  ///
  /// @param won whether it won, alone or with others
  /// @param score its centres or victory points
  public record Place(String seat, boolean won, int score) {}

  public GameResult {
    places = List.copyOf(places);
  }

  /// {@return what came of a game in which these seats won or not}
  public static GameResult of(List<Place> places) {
    long winners = places.stream().filter(Place::won).count();
    return new GameResult(
        winners == 0 ? Kind.NONE : winners == 1 ? Kind.SOLO : Kind.SHARED, places);
  }

  /// {@return the seats that won}
  public List<String> winners() {
    return kind == Kind.NONE
        ? List.of()
        : places.stream().filter(Place::won).map(Place::seat).toList();
  }
}
