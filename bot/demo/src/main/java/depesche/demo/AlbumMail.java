package depesche.demo;

import java.time.Instant;

/// One mail of the game, as the album keeps it.
///
/// @param number in the order of sending and reading
/// @param person whose letter or whose mailbox
/// @param phase in which it was written or read; empty before the game began
/// @param file where it is, below the album's folder
/// @param text the plain part
record AlbumMail(
    int number,
    String person,
    Direction direction,
    String phase,
    String subject,
    Instant date,
    String file,
    String text) {

  /// Which way it went.
  enum Direction {
    /// A person's letter to the moderator.
    LETTER,
    /// The moderator's answer to a letter.
    ANSWER,
    /// A mail that the moderator sent unasked: a report, a reminder, a notice.
    NEWS
  }
}
