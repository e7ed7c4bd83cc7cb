package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Moment;
import depesche.adjudicator.Moment.Judged;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Rules;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.bot.chance.Pact;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.DrawRow;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.SealRow;
import depesche.bot.ledger.SeatRow;
import depesche.bot.ledger.TurnRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Judges turns. One call is one transaction of its caller: the step, its news as reports, and the
/// next deadline are entered together or not at all; the schema forbids judging a turn twice.
public final class Umpire {

  /// What a turn is judged by.
  private record Sealed(SealRow row, List<Pact.Leaf> leaves) {}

  private final Library library;
  private final Gazette gazette;
  private final Timetable timetable;
  private final Notary notary;

  public Umpire(Library library, Gazette gazette, Timetable timetable, Notary notary) {
    this.library = library;
    this.gazette = gazette;
    this.timetable = timetable;
    this.notary = notary;
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
    notary.commitment(book, game);
    if (library.rules(game.title).title().asksMaster() && book.master(game).isEmpty()) {
      book.enter(SeatRow.ofMaster(game));
    }
    Notary.close(book, game, book.writers(game));
    game.state = GameRow.State.RUNNING;
    Rules<?, ?> rules = library.rules(game.title);
    TurnChance chance = new TurnChance(Notary.pact(book, game), 1, "");
    Judged opening = Moment.open(rules, Replay.table(game, seats), chance);
    List<News> news = new ArrayList<>(opening.news());
    news.addAll(Proofs.ofBeginning(book, game));
    Sealed nothing = new Sealed(new SealRow(), List.of());
    news.addAll(Proofs.of(enter(book, game, "", opening, chance, nothing, now)));
    gazette.opened(book, game, opening.telling(news), now);
  }

  /// Asks those who pledged a phrase to tell it now; the game opens when they have, or when the
  /// deadline is past.
  public void askPhrases(Book book, GameRow game, Instant now) {
    game.state = GameRow.State.REVEALING;
    timetable.awaitPhrases(book, game, now);
    List<Notice.Pledged> pledges =
        book.seats(game).stream()
            .filter(seat -> !seat.pledge.isEmpty())
            .map(seat -> new Notice.Pledged(seat.name, seat.pledge))
            .toList();
    gazette.tell(book, game, "pledges", List.of(new Notice.PledgesListed(game.name, pledges)), now);
  }

  /// {@return whether somebody has pledged a phrase and not told it}
  public static boolean awaitsPhrases(Book book, GameRow game) {
    return book.seats(game).stream()
        .anyMatch(seat -> !seat.pledge.isEmpty() && seat.phrase.isEmpty());
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
  /// nobody is left who could, or if the letters are fixed already}
  public boolean allIn(Book book, GameRow game) {
    if (game.state != GameRow.State.RUNNING || isSealed(book, game)) {
      return false;
    }
    Moment<?, ?> moment = moment(game);
    List<SeatRow> writers = book.writers(game);
    boolean someone =
        book.seats(game).stream().anyMatch(seat -> seat.state == SeatRow.State.HELD);
    return someone
        && moment.demands().stream()
            .allMatch(demand -> answered(book, moment, demand, seat(writers, demand)));
  }

  /// A seat that nobody answers for is not waited for, unless the rules cannot go on without it.
  private static boolean answered(Book book, Moment<?, ?> moment, Demand demand, SeatRow seat) {
    return seat.state == SeatRow.State.HELD
        ? moment.answered(demand, letters(book, seat))
        : demand.silence() == Demand.Silence.DEFAULTS;
  }

  /// {@return the seats without whose answers the rules cannot go on, deadline or not}
  public List<String> awaited(Book book, GameRow game) {
    Moment<?, ?> moment = moment(game);
    List<SeatRow> seats = book.writers(game);
    return moment.demands().stream()
        .filter(demand -> demand.silence() == Demand.Silence.WAITS)
        .filter(demand -> !answered(book, moment, demand, seat(seats, demand)))
        .map(demand -> demand.seat().name())
        .toList();
  }

  /// A deadline is past, and the game must wait for some seats all the same: everyone is told, and
  /// there is a new deadline, so that they are told again. Whoever lets two of them pass is
  /// abandoned, so that somebody else can take the seat.
  public void waitOn(Book book, GameRow game, Instant now) {
    List<String> awaited = awaited(book, game);
    List<SeatRow> seats = book.seats(game);
    List<News> news = new ArrayList<>();
    seats.stream()
        .filter(seat -> seat.state == SeatRow.State.HELD && awaited.contains(seat.name))
        .forEach(seat -> Absences.count(seat, true, news));
    List<Fact> facts = new ArrayList<>(news.stream().map(News::fact).toList());
    if (seats.stream().noneMatch(seat -> seat.state == SeatRow.State.HELD)) {
      game.state = GameRow.State.PAUSED;
      game.paused = now;
      facts.add(new Notice.NobodyLeft());
    } else {
      timetable.ask(book, game, moment(game), now);
      facts.add(new Notice.GameWaits(game.phase, awaited));
    }
    gazette.tell(book, game, "waits." + game.phase + "." + now.getEpochSecond(), facts, now);
  }

  private static SeatRow seat(List<SeatRow> seats, Demand demand) {
    return seats.stream()
        .filter(seat -> seat.name.equals(demand.seat().name()))
        .findFirst()
        .orElseThrow();
  }

  /// Fixes which letters count for the phase a game stands in. It is judged by these and no others,
  /// whatever happens in between.
  public void seal(Book book, GameRow game, Instant now) {
    SealRow seal = Notary.seal(book, game, now);
    Proof sealed = new Proof.LettersSealed(game.name, game.phase, seal.root);
    if (seal.awaitsMix()) {
      Proof awaited = new Proof.MixAwaited(game.name, seal.mixSource);
      gazette.tell(book, game, "seal." + seal.turn, List.of(sealed, awaited), now);
    } else {
      gazette.sealed(book, game, sealed, now);
    }
  }

  /// Adds a public value to the draws of a turn whose letters are fixed, under the name of its
  /// source.
  public static void mix(SealRow seal, String value) {
    seal.mix = seal.mixSource + ": " + value;
  }

  /// {@return whether the letters for the phase a game stands in are fixed}
  public static boolean isSealed(Book book, GameRow game) {
    return book.seal(game, game.turn + 1).isPresent();
  }

  /// Judges the phase a game stands in by the letters that were sealed for it.
  public void judge(Book book, GameRow game, Instant now) {
    SealRow seal = book.seal(game, game.turn + 1).orElseThrow();
    Moment<?, ?> moment = moment(game);
    Phase phase = moment.phase();
    List<SeatRow> seats = book.seats(game);
    SequencedMap<Seat, List<Letter>> letters =
        Replay.letters(book, book.writers(game), seal.lastLetter, seal.absent);
    TurnChance chance = new TurnChance(Notary.pact(book, game), seal.turn, seal.mix);
    Judged judged = moment.judge(letters, chance);
    List<News> absences = Absences.count(moment, seats, letters);
    List<News> news = new ArrayList<>(judged.news());
    news.addAll(absences);
    Sealed sealed = new Sealed(seal, Notary.seal(book, game, seal).leaves());
    news.addAll(Proofs.of(enter(book, game, phase.id(), judged, chance, sealed, now)));
    news.addAll(Proofs.ofSeats(sealed.leaves()));
    boolean act = judged.size() == Step.Size.ACT && game.state == GameRow.State.RUNNING;
    if (act && absences.isEmpty()) {
      gazette.acted(book, game, judged, now);
    } else {
      gazette.judged(book, game, phase, judged.telling(news), now);
    }
    if (game.state == GameRow.State.PAUSED) {
      gazette.tellMaster(book, game, "nobody." + game.turn, List.of(new Notice.NobodyLeft()), now);
    }
  }

  /// Ends a game that will not be played on, and opens all that is closed.
  public void abandon(Book book, GameRow game, Instant now) {
    if (!isSealed(book, game)) {
      Notary.seal(book, game, now);
    }
    game.state = GameRow.State.OVER;
    timetable.still(book, game);
    gazette.disclosed(book, game, now);
  }

  private Transcript.Turn enter(
      Book book,
      GameRow game,
      String phase,
      Judged judged,
      TurnChance chance,
      Sealed sealed,
      Instant now) {
    SealRow seal = sealed.row();
    Moment<?, ?> next = judged.next();
    game.turn++;
    game.phase = next.phase().id();
    game.position = next.text();
    Transcript.Turn published =
        Notary.publish(book, game, game.turn, phase, seal, sealed.leaves(), chance);
    game.sum = published.sum();
    TurnRow turn = new TurnRow();
    turn.gameId = game.id;
    turn.turn = game.turn;
    turn.phase = phase;
    turn.judged = now;
    turn.lastLetter = seal.lastLetter;
    turn.position = game.position;
    turn.absent = seal.absent;
    turn.published = TranscriptFile.line(published);
    turn.secrets = TranscriptFile.line(chance.secrets());
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
    if (judged.size() == Step.Size.PHASE || !phase.equals(game.phase)) {
      timetable.set(book, game, next, now);
    }
    return published;
  }
}
