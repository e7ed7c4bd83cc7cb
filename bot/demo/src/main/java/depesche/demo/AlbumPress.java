package depesche.demo;

import java.util.List;

/// A letter of one player to others, as the album shows it.
///
/// @param to the reader's country, or everybody; empty for a diary
/// @param paragraphs what it says
/// @param file the mail as its reader got it, below the album's folder
record AlbumPress(String phase, String from, String to, List<String> paragraphs, String file) {

  AlbumPress {
    paragraphs = List.copyOf(paragraphs);
  }
}
