package depesche.bot.game;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Moment;
import depesche.adjudicator.Moment.Judged;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Picture;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Ruling;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.View;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.SeatRow;
import depesche.bot.report.Due;
import depesche.bot.report.Heading;
import depesche.bot.report.Mail;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/// Tells a table what happened: to every player his report, to the master the public one.
public final class Gazette {

  private final Library library;
  private final Herald herald;

  public Gazette(Library library, Herald herald) {
    this.library = library;
    this.herald = herald;
  }

  void opened(Book book, GameRow game, Judged opening, Instant now) {
    everyone(
        book,
        game,
        "turn." + game.turn,
        now,
        (heading, due) ->
            new Mail.StartReport(
                heading,
                opening.news(),
                options(game),
                opening.picture(),
                due,
                Dossier.ofCards(book, game, heading, opening)));
  }

  private List<Mail.Option> options(GameRow game) {
    Map<String, String> chosen = Umpire.options(game);
    return library.rules(game.title).title().options().stream()
        .map((Ruling ruling) -> option(ruling, chosen))
        .toList();
  }

  private static Mail.Option option(Ruling ruling, Map<String, String> chosen) {
    String value = chosen.getOrDefault(ruling.key(), ruling.standard());
    return new Mail.Option(ruling.key(), ruling.question(), value, ruling.standard());
  }

  void judged(Book book, GameRow game, Phase phase, Judged judged, Instant now) {
    Optional<Picture> picture = judged.picture();
    everyone(
        book,
        game,
        "turn." + game.turn,
        now,
        (heading, due) ->
            judged.next().status() instanceof Status.Over(var standing)
                ? new Mail.FinalReport(
                    heading,
                    phase,
                    judged.news(),
                    standing,
                    picture,
                    List.of(),
                    Dossier.of(book, game, Optional.empty()))
                : new Mail.TurnReport(
                    heading,
                    phase,
                    judged.news(),
                    picture,
                    due,
                    Dossier.ofCards(book, game, heading, judged)));
  }

  /// Tells an act to those it concerns: the seats that its news names, and whoever is asked
  /// something now.
  void acted(Book book, GameRow game, Judged judged, Instant now) {
    for (SeatRow writer : book.writers(game)) {
      Reader reader = new Reader.Holder(new Seat(writer.name));
      List<Fact> facts =
          judged.news().stream()
              .filter(news -> news.audience().includes(reader))
              .map(News::fact)
              .toList();
      boolean named =
          judged.news().stream()
              .map(News::audience)
              .anyMatch(heard -> heard instanceof Audience.Only && heard.includes(reader));
      boolean asked = judged.next().demand(writer.name).isPresent();
      if ((named || asked) && writer.state == SeatRow.State.HELD) {
        BiFunction<Heading, Due, Mail> mail =
            (heading, due) -> new Mail.Notice(heading, facts, due);
        toWriter(book, game, writer, "turn." + game.turn, now, mail);
      }
    }
  }

  /// Tells the master, and every seat that asked for it, under which root the letters of a phase
  /// lie.
  void sealed(Book book, GameRow game, Proof sealed, Instant now) {
    String key = "seal." + (game.turn + 1);
    BiFunction<Heading, Due, Mail> mail =
        (heading, _) -> new Mail.Notice(heading, List.of(sealed), Due.nothing());
    for (SeatRow seat : book.seats(game)) {
      if (seat.seals && seat.state == SeatRow.State.HELD) {
        tell(book, game, seat, key, now, mail);
      }
    }
    master(book, game, key, now, mail);
  }

  /// Tells everyone that a game was given up, with all that was closed.
  void disclosed(Book book, GameRow game, Instant now) {
    String transcript = Dossier.of(book, game, Optional.empty());
    List<Fact> facts = List.of(new Notice.GameOpened(game.name));
    everyone(
        book, game, "opened", now, (heading, _) -> new Mail.Transcript(heading, facts, transcript));
  }

  /// Says something to everyone at the table.
  ///
  /// @param key what it is about, once for ever
  public void tell(Book book, GameRow game, String key, List<Fact> facts, Instant now) {
    everyone(book, game, key, now, (heading, due) -> new Mail.Notice(heading, facts, due));
  }

  private void everyone(
      Book book, GameRow game, String key, Instant now, BiFunction<Heading, Due, Mail> mail) {
    for (SeatRow seat : book.seats(game)) {
      if (seat.state == SeatRow.State.HELD || seat.state == SeatRow.State.ABANDONED) {
        tell(book, game, seat, key, now, mail);
      }
    }
    master(book, game, key, now, mail);
    show(book, game, key, now);
    Mail words = mail.apply(herald.heading(book, game, Optional.empty()), onlooker(book, game));
    herald.publish(book, game.name + "." + key, words, pings(book, game), now);
  }

  /// Shows in the game's place on Discord how the game stands; the first time makes the place.
  ///
  /// @param key on what occasion, once for ever
  public void show(Book book, GameRow game, String key, Instant now) {
    Optional<View> view =
        game.position.isEmpty()
            ? Optional.empty()
            : Optional.of(
                Moment.at(library.rules(game.title), game.position).view(new Reader.Onlooker()));
    Mail status =
        new Mail.StatusReport(
            herald.heading(book, game, Optional.empty()),
            book.seats(game).stream().map(Gazette::line).toList(),
            view.map(seen -> (Fact) seen),
            view.flatMap(View::picture),
            List.of(),
            onlooker(book, game));
    herald.show(book, game.name + "." + key, status, now);
  }

  /// {@return a seat as everybody may see it} Whether it has sent its orders is nobody's business.
  public static Mail.SeatLine line(SeatRow seat) {
    return new Mail.SeatLine(seat.name, seat.state.name().toLowerCase(Locale.ROOT));
  }

  /// {@return the accounts of those who are asked something now and want to be rung for}
  private List<String> pings(Book book, GameRow game) {
    if (game.position.isEmpty()) {
      return List.of();
    }
    Moment<?, ?> moment = Moment.at(library.rules(game.title), game.position);
    return book.seats(game).stream()
        .filter(seat -> seat.state == SeatRow.State.HELD && moment.demand(seat.name).isPresent())
        .flatMap(seat -> Optional.ofNullable(seat.playerId).map(book::player).stream())
        .filter(player -> player.pings)
        .flatMap(player -> Optional.ofNullable(player.discord).stream())
        .toList();
  }

  /// Says something to the master alone.
  public void tellMaster(Book book, GameRow game, String key, List<Fact> facts, Instant now) {
    master(book, game, key, now, (heading, due) -> new Mail.Notice(heading, facts, due));
  }

  /// Reminds somebody of what is asked of them and still missing.
  ///
  /// @param writer a seat, or the master's row
  public void remind(Book book, GameRow game, SeatRow writer, List<Fact> facts, Instant now) {
    String first = "reminder." + game.phase;
    String to = writer.isMaster() ? "master" : writer.name;
    // Of one phase there are several if its deadline is moved.
    boolean again = book.registry().isPosted(game.name + "." + first + "." + to);
    String key = again ? first + "." + now.getEpochSecond() : first;
    BiFunction<Heading, Due, Mail> mail = (heading, due) -> new Mail.Notice(heading, facts, due);
    toWriter(book, game, writer, key, now, mail);
  }

  private void toWriter(
      Book book,
      GameRow game,
      SeatRow writer,
      String key,
      Instant now,
      BiFunction<Heading, Due, Mail> mail) {
    if (writer.isMaster()) {
      master(book, game, key, now, mail);
    } else {
      tell(book, game, writer, key, now, mail);
    }
  }

  private void master(
      Book book, GameRow game, String key, Instant now, BiFunction<Heading, Due, Mail> mail) {
    Due due = book.master(game).map(row -> due(book, game, row)).orElse(onlooker(book, game));
    Mail words = mail.apply(herald.heading(book, game, Optional.empty()), due);
    String name = game.name + "." + key + ".master";
    Herald.ways(book, game.master)
        .forEach(
            way -> herald.post(book, name, way, Optional.empty(), words, Optional.empty(), now));
  }

  private void tell(
      Book book,
      GameRow game,
      SeatRow seat,
      String key,
      Instant now,
      BiFunction<Heading, Due, Mail> mail) {
    Optional<SeatRow> reader = Optional.of(seat);
    String name = game.name + "." + key + "." + seat.name;
    List<List<String>> ways = Herald.ways(book, seat);
    if (!ways.isEmpty()) {
      Mail words = mail.apply(herald.heading(book, game, reader), due(book, game, seat));
      ways.forEach(way -> herald.post(book, name, way, reader, words, Optional.empty(), now));
    }
  }

  /// {@return what somebody without a seat may know of the deadline}
  public Due onlooker(Book book, GameRow game) {
    return new Due(Timetable.deadline(book, game), List.of(), List.of(), List.of());
  }

  /// {@return what this seat owes in the current phase, and by when}
  public Due due(Book book, GameRow game, SeatRow seat) {
    if (game.position.isEmpty()) {
      return Due.nothing();
    }
    Moment<?, ?> moment = Moment.at(library.rules(game.title), game.position);
    Optional<Demand> demand = moment.demand(seat.name);
    List<Letter> letters = Umpire.letters(book, seat);
    return new Due(
        Timetable.deadline(book, game),
        demand.map(Demand::prompt).stream().toList(),
        moment.examples(seat.name),
        demand.map(owed -> moment.read(owed.seat(), letters).missing()).orElse(List.of()));
  }

  /// {@return what this seat has on file for the current phase}
  public List<Fact> onFile(Book book, GameRow game, SeatRow seat) {
    if (game.position.isEmpty()) {
      return List.of();
    }
    Moment<?, ?> moment = Moment.at(library.rules(game.title), game.position);
    return moment.read(new Seat(seat.name), Umpire.letters(book, seat)).onFile();
  }
}
