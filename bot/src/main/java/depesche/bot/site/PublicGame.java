package depesche.bot.site;

import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.picture.Picture;
import depesche.bot.ledger.StoredGame;
import depesche.bot.report.CalendarFile;
import depesche.bot.report.Mail;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A game as everybody may see it, read in one transaction: nothing else of it gets into a page.
///
/// @param name the word by which letters name it
/// @param title what is played, for people
/// @param life where it stands in its life
/// @param phase what it is in now, for people; empty before it begins
/// @param status how it stands
/// @param now the board; empty if there is none
/// @param standing of a game that its rules have ended
/// @param statements by the names of seats, as they were written
/// @param turns that count, oldest first
/// @param course how it went by what is counted in it; empty if nothing is
/// @param deadlines for calendars
/// @param ended what came of it, once it is over
/// @param transcript of the whole of it, once it is over
record PublicGame(
    String name,
    String title,
    Life life,
    String phase,
    Mail.StatusReport status,
    Optional<Picture> now,
    List<FinalPlace> standing,
    SequencedMap<String, String> statements,
    List<PublicTurn> turns,
    Optional<Course> course,
    Optional<Ended> ended,
    List<CalendarFile.Event> deadlines,
    Optional<String> transcript) {

  /// Where games stand, as their list has them.
  enum Life {
    RUNNING,
    FORMING,
    OVER;

    static Life of(StoredGame game) {
      return game.isOver() ? OVER : game.hasBegun() ? RUNNING : FORMING;
    }
  }

  PublicGame {
    standing = List.copyOf(standing);
    statements = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(statements));
    turns = List.copyOf(turns);
    deadlines = List.copyOf(deadlines);
  }
}
