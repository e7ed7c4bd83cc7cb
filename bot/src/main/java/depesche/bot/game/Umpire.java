package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Rules;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.TurnChance;
import depesche.bot.game.Moment.Judged;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.DrawRow;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.LetterRow;
import depesche.bot.ledger.SeatRow;
import depesche.bot.ledger.TurnRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Judges turns. One call is one transaction of its caller: the step, its news as reports, and the
/// next deadline are entered together or not at all; the schema forbids judging a turn twice.
public final class Umpire {

  private final Library library;
  private final Gazette gazette;
  private final Timetable timetable;
  private final Supplier<Secrets> source;

  /// @param source the secrets of a new game: fresh ones, unless a game is to be repeated
  public Umpire(Library library, Gazette gazette, Timetable timetable, Supplier<Secrets> source) {
    this.library = library;
    this.gazette = gazette;
    this.timetable = timetable;
    this.source = source;
  }

  /// {@return where a running game stands}
  public Moment<?, ?> moment(GameRow game) {
    return Moment.at(library.rules(game.title), game.position);
  }

  /// {@return the letters of a seat that were accepted, oldest first}
  public static List<Letter> letters(Book book, SeatRow seat) {
    return book.letters(seat).stream().map(row -> new Letter(row.phase, row.text)).toList();
  }

  /// Sets up the table of a game whose seats are all taken.
  public void open(Book book, GameRow game, Instant now) {
    List<SeatRow> seats = book.seats(game);
    Secrets secrets = source.get();
    game.secretHidden = secrets.hidden();
    game.secretOpen = secrets.open();
    game.state = GameRow.State.RUNNING;
    Rules<?, ?> rules = library.rules(game.title);
    TurnChance chance = new TurnChance(secrets, game.name, 1);
    Judged opening = Moment.open(rules, Replay.table(game, seats), chance);
    enter(book, game, "", opening, chance, 0, "", now);
    gazette.opened(book, game, opening, now);
  }

  /// {@return the options that differ from their default}
  public static SequencedMap<String, String> options(GameRow game) {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    game.options
        .lines()
        .forEach(
            line ->
                options.put(
                    line.substring(0, line.indexOf('=')), line.substring(line.indexOf('=') + 1)));
    return options;
  }

  /// {@return whether every seat that somebody answers for has said all that is asked; false if
  /// nobody is left who could}
  public boolean allIn(Book book, GameRow game) {
    if (game.state != GameRow.State.RUNNING) {
      return false;
    }
    Moment<?, ?> moment = moment(game);
    List<SeatRow> seats = book.seats(game);
    boolean someone = seats.stream().anyMatch(seat -> seat.state == SeatRow.State.HELD);
    return someone
        && moment.demands().stream()
            .allMatch(demand -> answered(book, moment, demand, seat(seats, demand)));
  }

  private static boolean answered(Book book, Moment<?, ?> moment, Demand demand, SeatRow seat) {
    return seat.state != SeatRow.State.HELD || moment.answered(demand, letters(book, seat));
  }

  private static SeatRow seat(List<SeatRow> seats, Demand demand) {
    return seats.stream()
        .filter(seat -> seat.name.equals(demand.seat().name()))
        .findFirst()
        .orElseThrow();
  }

  /// Judges the phase a game stands in.
  public void judge(Book book, GameRow game, Instant now) {
    Moment<?, ?> moment = moment(game);
    Phase phase = moment.phase();
    List<SeatRow> seats = book.seats(game);
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    for (SeatRow seat : seats) {
      if (seat.state == SeatRow.State.HELD) {
        letters.put(new Seat(seat.name), letters(book, seat));
      }
    }
    String absent =
        seats.stream()
            .filter(seat -> seat.state != SeatRow.State.HELD)
            .map(seat -> seat.name)
            .collect(Collectors.joining("\n"));
    List<News> news = new ArrayList<>(Absences.count(moment, seats, letters));
    TurnChance chance = new TurnChance(secrets(game), game.name, game.turn + 1);
    Judged judged = moment.judge(letters, chance);
    news.addAll(0, judged.news());
    Judged told = new Judged(judged.next(), news);
    enter(book, game, phase.id(), told, chance, lastLetter(book, seats), absent, now);
    gazette.judged(book, game, phase, told, now);
    if (game.state == GameRow.State.PAUSED) {
      gazette.tellMaster(book, game, "nobody." + game.turn, List.of(new Notice.NobodyLeft()), now);
    }
  }

  /// {@return the secrets of a game that has begun}
  public static Secrets secrets(GameRow game) {
    return new Secrets(game.secretHidden, game.secretOpen);
  }

  private static long lastLetter(Book book, List<SeatRow> seats) {
    return seats.stream()
        .flatMap(seat -> book.letters(seat).stream())
        .mapToLong((LetterRow row) -> row.id)
        .max()
        .orElse(0);
  }

  private void enter(
      Book book,
      GameRow game,
      String phase,
      Judged judged,
      TurnChance chance,
      long lastLetter,
      String absent,
      Instant now) {
    Moment<?, ?> next = judged.next();
    game.turn++;
    game.phase = next.phase().id();
    game.position = next.text();
    TurnRow turn = new TurnRow();
    turn.gameId = game.id;
    turn.turn = game.turn;
    turn.phase = phase;
    turn.judged = now;
    turn.lastLetter = lastLetter;
    turn.position = game.position;
    turn.absent = absent;
    book.enter(turn);
    for (TurnChance.Taken stream : chance.taken()) {
      DrawRow draw = new DrawRow();
      draw.gameId = game.id;
      draw.turn = game.turn;
      draw.purpose = stream.purpose();
      draw.scope = stream.scope();
      book.enter(draw);
    }
    book.flush();
    if (next.status() instanceof Status.Over) {
      game.state = GameRow.State.OVER;
    } else if (book.seats(game).stream().noneMatch(seat -> seat.state == SeatRow.State.HELD)) {
      game.state = GameRow.State.PAUSED;
      game.paused = now;
    }
    timetable.set(book, game, next, now);
  }
}
