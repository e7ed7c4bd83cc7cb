package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Moment;
import depesche.adjudicator.Moment.Judged;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.bot.chance.Pact;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.DrawRow;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.SealRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.TurnRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/// Judges turns. One call is one transaction of its caller: the step, its news as reports, and the
/// next deadline are entered together or not at all; the schema forbids judging a turn twice.
final class Umpire {

  /// What a turn is judged by.
  private record Sealed(SealRow row, List<Pact.Leaf> leaves) {}

  private final Gazette gazette;
  private final Timetable timetable;
  private final Notary notary;

  Umpire(Gazette gazette, Timetable timetable, Notary notary) {
    this.gazette = gazette;
    this.timetable = timetable;
    this.notary = notary;
  }

  /// Sets up the table of a game whose seats are all taken.
  void open(Game game, Instant now) {
    notary.commitment(game);
    if (game.title().asksMaster() && game.asMaster().isEmpty()) {
      game.askMaster();
    }
    Notary.close(game);
    game.life().begin();
    TurnChance chance = new TurnChance(Notary.pact(game), 1, "");
    Judged opening = Moment.open(game.rules(), game.table(), chance);
    List<News> news = new ArrayList<>(opening.news());
    news.addAll(Proofs.ofBeginning(game));
    Sealed nothing = new Sealed(new SealRow(), List.of());
    news.addAll(Proofs.of(enter(game, "", opening, chance, nothing, now)));
    gazette.opened(game, opening.telling(news), now);
  }

  /// Asks those who pledged a phrase to tell it now; the game opens when they have, or when the
  /// deadline is past.
  void askPhrases(Game game, Instant now) {
    game.life().awaitPhrases();
    timetable.awaitPhrases(game, now);
    List<Notice.Pledged> pledges =
        game.seats().stream()
            .filter(seat -> !seat.pledge().isEmpty())
            .map(seat -> new Notice.Pledged(seat.name(), seat.pledge()))
            .toList();
    gazette.tell(game, "pledges", List.of(new Notice.PledgesListed(game.name(), pledges)), now);
  }

  /// {@return whether every seat that somebody answers for has said all that is asked; false if
  /// nobody is left who could, or if the letters are fixed already}
  boolean allIn(Game game) {
    if (game.state() != GameLife.State.RUNNING || game.isSealed()) {
      return false;
    }
    Moment<?, ?> moment = game.position();
    List<StoredSeat> writers = game.writers();
    boolean someone = game.seats().stream().anyMatch(seat -> seat.isHeld());
    return someone
        && moment.demands().stream()
            .allMatch(demand -> answered(game, moment, demand, seat(writers, demand)));
  }

  /// A seat that nobody answers for is not waited for, unless the rules cannot go on without it.
  private static boolean answered(Game game, Moment<?, ?> moment, Demand demand, StoredSeat seat) {
    return seat.isHeld()
        ? moment.answered(demand, game.written(seat))
        : demand.silence() == Demand.Silence.DEFAULTS;
  }

  /// {@return the seats without whose answers the rules cannot go on, deadline or not}
  List<String> awaited(Game game) {
    Moment<?, ?> moment = game.position();
    List<StoredSeat> writers = game.writers();
    return moment.demands().stream()
        .filter(demand -> demand.silence() == Demand.Silence.WAITS)
        .filter(demand -> !answered(game, moment, demand, seat(writers, demand)))
        .map(demand -> demand.seat().name())
        .toList();
  }

  /// A deadline is past, and the game must wait for some seats all the same: everyone is told, and
  /// there is a new deadline, so that they are told again. Whoever lets two of them pass is
  /// abandoned, so that somebody else can take the seat.
  void waitOn(Game game, Instant now) {
    List<String> awaited = awaited(game);
    List<StoredSeat> seats = game.seats();
    List<News> news = new ArrayList<>();
    seats.stream()
        .filter(seat -> seat.isHeld() && awaited.contains(seat.name()))
        .forEach(seat -> Absences.count(seat, true, news));
    List<Fact> facts = new ArrayList<>(news.stream().map(News::fact).toList());
    if (seats.stream().noneMatch(seat -> seat.isHeld())) {
      game.life().pause(now);
      facts.add(new Notice.NobodyLeft());
    } else {
      timetable.ask(game, game.position(), now);
      facts.add(new Notice.GameWaits(game.phase(), awaited));
    }
    gazette.tell(game, "waits." + game.phase() + "." + now.getEpochSecond(), facts, now);
  }

  private static StoredSeat seat(List<StoredSeat> seats, Demand demand) {
    return seats.stream()
        .filter(seat -> seat.name().equals(demand.seat().name()))
        .findFirst()
        .orElseThrow();
  }

  /// Fixes which letters count for the phase a game stands in. It is judged by these and no others,
  /// whatever happens in between.
  void seal(Game game, Instant now) {
    SealRow seal = Notary.seal(game, now);
    Proof sealed = new Proof.LettersSealed(game.name(), game.phase(), seal.root);
    if (seal.awaitsMix()) {
      Proof awaited = new Proof.MixAwaited(game.name(), seal.mixSource);
      gazette.tell(game, "seal." + seal.turn, List.of(sealed, awaited), now);
    } else {
      gazette.sealed(game, sealed, now);
    }
  }

  /// Judges the phase a game stands in by the letters that were sealed for it.
  void judge(Game game, Instant now) {
    SealRow seal = game.seal(game.turn() + 1).orElseThrow();
    Moment<?, ?> moment = game.position();
    Phase phase = moment.phase();
    List<StoredSeat> seats = game.seats();
    SequencedMap<Seat, List<Letter>> letters = Replay.letters(game, seal.lastLetter, seal.absent);
    TurnChance chance = new TurnChance(Notary.pact(game), seal.turn, seal.mix);
    Judged judged = moment.judge(letters, chance);
    List<News> absences = Absences.count(moment, seats, letters);
    List<News> news = new ArrayList<>(judged.news());
    news.addAll(absences);
    Sealed sealed = new Sealed(seal, Notary.seal(game, seal).leaves());
    news.addAll(Proofs.of(enter(game, phase.id(), judged, chance, sealed, now)));
    news.addAll(Proofs.ofSeats(sealed.leaves()));
    boolean act = judged.size() == Step.Size.ACT && game.state() == GameLife.State.RUNNING;
    if (act && absences.isEmpty()) {
      gazette.acted(game, judged, now);
    } else {
      gazette.judged(game, phase, judged.telling(news), now);
    }
    if (game.state() == GameLife.State.PAUSED) {
      gazette.tellMaster(game, "nobody." + game.turn(), List.of(new Notice.NobodyLeft()), now);
    }
  }

  /// Ends a game that will not be played on, and opens all that is closed.
  void abandon(Game game, Instant now) {
    if (!game.isSealed()) {
      Notary.seal(game, now);
    }
    game.life().end();
    timetable.still(game);
    gazette.disclosed(game, now);
  }

  private Transcript.Turn enter(
      Game game, String phase, Judged judged, TurnChance chance, Sealed sealed, Instant now) {
    SealRow seal = sealed.row();
    Moment<?, ?> next = judged.next();
    game.moveTo(next);
    Transcript.Turn published =
        Notary.publish(game, game.turn(), phase, seal, sealed.leaves(), chance);
    game.setSum(published.sum());
    TurnRow turn = new TurnRow();
    turn.gameId = game.id();
    turn.turn = game.turn();
    turn.phase = phase;
    turn.judged = now;
    turn.lastLetter = seal.lastLetter;
    turn.position = game.positionText();
    turn.absent = seal.absent;
    turn.published = TranscriptFile.line(published);
    turn.secrets = TranscriptFile.line(chance.secrets());
    game.book().enter(turn);
    for (TurnChance.Taken stream : chance.taken()) {
      DrawRow draw = new DrawRow();
      draw.gameId = game.id();
      draw.turn = game.turn();
      draw.purpose = stream.purpose();
      draw.scope = stream.scope();
      game.book().enter(draw);
    }
    game.book().flush();
    if (next.status() instanceof Status.Over) {
      game.life().end();
    } else if (game.seats().stream().noneMatch(seat -> seat.isHeld())) {
      game.life().pause(now);
    }
    if (judged.size() == Step.Size.PHASE || !phase.equals(game.phase())) {
      timetable.set(game, next, now);
    }
    return published;
  }
}
