package depesche.bot.report;

import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Title;
import java.time.ZoneId;
import java.util.Optional;

/// Which game a mail is about and who reads it.
///
/// @param game the word by which letters name the game; empty outside a game
/// @param title what is played; its id is the name of its template folder
/// @param phase where the game stands now
/// @param seat the reader's seat; empty for the master, onlookers and strangers
/// @param names of all seats
/// @param zone the reader's, for dates
public record Heading(
    String game,
    Optional<Title> title,
    Optional<Phase> phase,
    Optional<Seat> seat,
    Names names,
    ZoneId zone) {

  /// {@return the heading of a mail that is about no game}
  public static Heading none(ZoneId zone) {
    return new Heading(
        "", Optional.empty(), Optional.empty(), Optional.empty(), Names.none(), zone);
  }

  /// {@return the heading of a mail that is about a title, and no game of it}
  public static Heading of(Title title, ZoneId zone) {
    return new Heading(
        "", Optional.of(title), Optional.empty(), Optional.empty(), Names.none(), zone);
  }

  /// {@return the template folder of the title; empty outside a game}
  String folder() {
    return title.map(Title::id).orElse("");
  }

  /// {@return the reader, as news name their audience}
  public Reader reader() {
    return seat.<Reader>map(Reader.Holder::new).orElseGet(Reader.Onlooker::new);
  }
}
