package depesche.demo;

import java.util.List;

/// One judged phase, or the beginning of the game, as the album shows it.
record AlbumChapter(String title, List<String> headlines, List<List<String>> standing) {

  AlbumChapter {
    headlines = List.copyOf(headlines);
    standing = List.copyOf(standing);
  }
}
