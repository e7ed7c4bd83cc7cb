package depesche.bot.report;

import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.PicturedTable;
import depesche.adjudicator.rules.Title;
import depesche.bot.report.page.PlainText;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Which game a mail is about and who reads it.
///
/// @param game the word by which letters name the game; empty outside a game
/// @param title what is played; its id is the name of its template folder
/// @param phase of the game now
/// @param seat the reader's seat; empty for the master, onlookers and strangers
/// @param chosen the house rules that differ from the standard, by key
/// @param names of all seats
/// @param zone the reader's, for dates
public record MailContext(
    String game,
    Optional<Title> title,
    Optional<Phase> phase,
    Optional<Seat> seat,
    SequencedMap<String, String> chosen,
    SeatNames names,
    ZoneId zone) {

  /// A heading of a mail about a game that is played by the standard rules.
  public MailContext(
      String game,
      Optional<Title> title,
      Optional<Phase> phase,
      Optional<Seat> seat,
      SeatNames names,
      ZoneId zone) {
    this(game, title, phase, seat, new LinkedHashMap<>(), names, zone);
  }

  /// {@return the heading of a mail that is about no game}
  public static MailContext none(ZoneId zone) {
    return new MailContext(
        "", Optional.empty(), Optional.empty(), Optional.empty(), SeatNames.none(), zone);
  }

  /// {@return the heading of a mail that is about a title, and no game of it}
  public static MailContext of(Title title, ZoneId zone) {
    return new MailContext(
        "", Optional.of(title), Optional.empty(), Optional.empty(), SeatNames.none(), zone);
  }

  /// {@return the same for a reader in another zone}
  public MailContext in(ZoneId other) {
    return new MailContext(game, title, phase, seat, chosen, names, other);
  }

  /// {@return the same for somebody without a seat}
  public MailContext withoutSeat() {
    return new MailContext(game, title, phase, Optional.empty(), chosen, names, zone);
  }

  /// {@return the template folder of the title; empty outside a game}
  String folder() {
    return title.map(Title::id).orElse("");
  }

  /// {@return the place of the reader's seat at the table, from 0; the first without a seat}
  int place() {
    List<Seat> seats = List.copyOf(names.countries().sequencedKeySet());
    return Math.max(0, seat.map(seats::indexOf).orElse(0));
  }

  /// {@return whose table the pictures of the mail show}
  public PicturedTable pictured() {
    SequencedMap<String, String> countries = new LinkedHashMap<>();
    names
        .countries()
        .forEach(
            (one, country) -> {
              String line = PlainText.line(country);
              if (!line.isEmpty()) {
                countries.put(one.name(), line);
              }
            });
    return new PicturedTable(game, countries);
  }

  /// {@return whether the reader's country has a name}
  boolean isNamed() {
    return seat.filter(own -> !names.countries().getOrDefault(own, "").isEmpty()).isPresent();
  }

  /// {@return the reader, as news name their audience}
  public Reader reader() {
    return seat.<Reader>map(Reader.Holder::new).orElseGet(Reader.Onlooker::new);
  }
}
