package depesche.demo;

import java.util.List;

/// One judged phase, or the beginning of the game, as the album shows it.
///
/// @param phase whose results these are, by its id; empty for the beginning
/// @param html the public report, below the album's folder; likewise `text` and `map`
record AlbumChapter(
    int number,
    String phase,
    String title,
    List<String> headlines,
    String html,
    String text,
    String map,
    List<List<String>> standing) {

  AlbumChapter {
    headlines = List.copyOf(headlines);
    standing = List.copyOf(standing);
  }
}
