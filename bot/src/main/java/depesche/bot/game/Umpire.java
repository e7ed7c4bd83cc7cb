package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.bot.chance.GameSeed;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.TurnChance;
import depesche.bot.game.told.TurnNote;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.DrawRow;
import depesche.bot.ledger.turn.SealRow;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.ledger.votes.EndingRow;
import depesche.bot.master.MasterFact;
import depesche.bot.master.MasterLog;
import depesche.bot.master.Masters;
import depesche.bot.people.TableFact;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.votes.GameEnd;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Judges turns. One call is one transaction of its caller: the step, the next deadline, and that a
/// report is due are entered together or not at all; the schema forbids judging a turn twice.
public final class Umpire {

  private record Sealed(SealRow row, List<GameSeed.Leaf> leaves) {}

  private final Reports reports;
  private final DeadlineSchedule deadlineSchedule;
  private final Commitments commitments;

  Umpire(Reports reports, DeadlineSchedule deadlineSchedule, Commitments commitments) {
    this.reports = reports;
    this.deadlineSchedule = deadlineSchedule;
    this.commitments = commitments;
  }

  /// Sets up the table of a game whose seats are all taken.
  void open(Game game, Instant now) {
    commitments.commitment(game);
    if (game.title().asksMaster() && game.asMaster().isEmpty()) {
      game.askMaster();
    }
    Commitments.close(game);
    game.life().begin();
    TurnChance chance = new TurnChance(Commitments.pact(game), 1, "");
    List<News> dealt = SeatDealing.deal(game, chance);
    Judged opening = GamePosition.open(game.rules(), game.table(), chance);
    List<News> news = new ArrayList<>(opening.news());
    news.addAll(dealt);
    if (!Masters.areSealed(game)) {
      news.add(News.forAll(new MasterFact.MayLook()));
    }
    TableFact.rules(game).forEach(rules -> news.add(News.forAll(rules)));
    news.addAll(ReportProofs.ofBeginning(game));
    Sealed nothing = new Sealed(new SealRow(), List.of());
    news.addAll(ReportProofs.of(enter(game, "", opening, chance, nothing, now)));
    reports.opened(game, opening.telling(news), now);
  }

  /// Asks those who pledged a phrase to reveal it now; the game opens when they have, or when the
  /// deadline is past.
  void askPhrases(Game game, Instant now) {
    game.life().awaitPhrases();
    deadlineSchedule.awaitPhrases(game, now);
    List<GameNotice.Pledged> pledges =
        game.seats().stream()
            .filter(seat -> !seat.pledge().isEmpty())
            .map(seat -> new GameNotice.Pledged(seat.name(), seat.pledge()))
            .toList();
    reports.tell(game, "pledges", List.of(new GameNotice.PledgesListed(game.name(), pledges)), now);
  }

  /// A deadline is past, and the game must wait for some seats all the same: everyone is told, and
  /// there is a new deadline, so that they are told again. A player who lets two of them pass is
  /// abandoned, so that somebody else can take the seat.
  void waitOn(Game game, Instant now) {
    List<String> awaited = game.awaited();
    List<StoredSeat> seats = game.seats();
    List<News> news = new ArrayList<>();
    seats.stream()
        .filter(seat -> seat.isHeld() && awaited.contains(seat.name()))
        .forEach(seat -> Absences.missed(game, seat, news));
    List<Fact> facts = new ArrayList<>(news.stream().map(News::fact).toList());
    if (seats.stream().noneMatch(seat -> seat.isHeld())) {
      game.life().pause(now);
      facts.add(new GameNotice.NobodyLeft());
    } else if (Absences.holdUp(news)) {
      game.life().pause(now);
    } else {
      deadlineSchedule.ask(game, game.position(), now);
      facts.add(new GameNotice.GameWaits(game.phase(), awaited));
    }
    reports.tell(game, "waits." + game.phase() + "." + now.getEpochSecond(), facts, now);
  }

  /// Fixes which letters count for the current phase of a game. It is judged by these and no
  /// others, whatever happens in between.
  void seal(Game game, Instant now) {
    SealRow seal = Commitments.seal(game, now);
    if (!seal.awaitsMix()) {
      Instant due = deadlineSchedule.judging(game, now);
      game.book().todos().judge(game.id(), seal.turn, now, due);
    }
    Proof sealed = new Proof.LettersSealed(game.name(), game.phase(), seal.root);
    if (seal.awaitsMix()) {
      Proof awaited = new Proof.MixAwaited(game.name(), seal.mixSource);
      reports.tell(game, "seal." + seal.turn, List.of(sealed, awaited), now);
    } else {
      reports.sealed(game, sealed, now);
    }
  }

  /// Judges the current phase of a game by the letters that were sealed for it.
  void judge(Game game, Instant now) {
    SealRow seal = game.seal(game.turn() + 1).orElseThrow();
    GamePosition<?, ?> gamePosition = game.position();
    Phase phase = gamePosition.phase();
    SequencedMap<Seat, List<Letter>> letters = Replay.letters(game, seal.lastLetter, seal.absent);
    TurnChance chance = new TurnChance(Commitments.pact(game), seal.turn, seal.mix);
    Judged judged = gamePosition.close(letters, chance);
    List<News> absences = new ArrayList<>(Absences.count(game, gamePosition, letters, seal));
    List<News> noted = new ArrayList<>();
    SequencedMap<String, PlayerRow> standIns = Absences.standIns(game);
    if (judged.size() == Step.Size.PHASE) {
      absences.addAll(Absences.passStandIns(game));
      noted.addAll(MasterLog.looks(game, phase.id()));
    }
    noted.addAll(absences);
    Sealed sealed = new Sealed(seal, Commitments.seal(game, seal).leaves());
    enter(game, phase.id(), judged, chance, sealed, now);
    boolean holdUp = Absences.holdUp(absences);
    if (holdUp && game.state() == GameLife.State.RUNNING) {
      game.life().pause(now);
    }
    boolean act = judged.size() == Step.Size.ACT && game.state() == GameLife.State.RUNNING;
    boolean nobody = game.state() == GameLife.State.PAUSED && !holdUp;
    List<Fact> facts = noted.stream().map(News::fact).toList();
    TurnNote note =
        new TurnNote(act && absences.isEmpty(), nobody, facts, relieved(game, standIns));
    game.book().todos().report(game.id(), game.turn(), note.text(), now);
  }

  /// {@return who acted for a seat and does so no more}
  private static SequencedMap<String, Long> relieved(
      Game game, SequencedMap<String, PlayerRow> standIns) {
    SequencedMap<String, Long> relieved = new LinkedHashMap<>();
    for (StoredSeat seat : game.seats()) {
      PlayerRow acted = standIns.get(seat.name());
      if (acted != null && seat.standIn().player().isEmpty()) {
        relieved.put(seat.name(), acted.id);
      }
    }
    return relieved;
  }

  /// Ends a game that will not be played on, and opens all that is closed. Whatever ends it is one
  /// transaction with this, as a judged turn is: it happens once, or not at all.
  void end(Game game, GameEnd end, Instant now) {
    if (!game.isSealed()) {
      Commitments.seal(game, now);
    }
    game.life().end();
    deadlineSchedule.still(game);
    game.book().votes().end(ending(game, end, now));
    String transcript = TranscriptWriter.of(game, Optional.empty());
    switch (end) {
      case GameEnd.ByVote vote ->
          reports.everyone(
              game, "ended", now, (heading, _) -> last(game, heading, vote, transcript));
      case GameEnd.GameGivenUp _ -> {
        List<Fact> facts = new ArrayList<>(List.of(end));
        facts.addAll(MasterLog.behind(Anonymity.lifted(game), game));
        reports.everyone(
            game, "opened", now, (heading, _) -> new Mail.Transcript(heading, facts, transcript));
      }
    }
  }

  private static Mail last(Game game, MailContext heading, GameEnd.ByVote vote, String transcript) {
    GamePosition<?, ?> gamePosition = game.position();
    List<String> seats = game.seats().stream().map(seat -> seat.name()).toList();
    return new Mail.FinalReport(
        heading,
        gamePosition.phase(),
        List.of(News.forAll(vote)),
        GameEnd.standing(vote, seats, gamePosition::isOut),
        gamePosition.view(heading.reader()).picture(),
        Reports.afterword(game),
        transcript);
  }

  private static EndingRow ending(Game game, GameEnd end, Instant now) {
    return switch (end) {
      case GameEnd.GameDrawn(List<String> seats, _) ->
          EndingRow.of(game.id(), "draw", seats, game.phase(), now);
      case GameEnd.GameConceded(String seat) ->
          EndingRow.of(game.id(), "concede", List.of(seat), game.phase(), now);
      case GameEnd.GameGivenUp _ -> EndingRow.of(game.id(), "master", List.of(), game.phase(), now);
    };
  }

  /// Rules come first: whoever has won by them has won, whatever was voted.
  private static EndingRow won(Game game, String phase, Status.Over over, Instant now) {
    List<String> first =
        over.standing().stream()
            .filter(place -> place.rank() == 1)
            .map(place -> place.seat().name())
            .toList();
    return EndingRow.of(game.id(), "rules", first, phase, now);
  }

  private Transcript.Turn enter(
      Game game, String phase, Judged judged, TurnChance chance, Sealed sealed, Instant now) {
    TurnRow turn = new TurnRow();
    turn.phase = phase;
    turn.lastLetter = sealed.row().lastLetter;
    turn.absent = sealed.row().absent;
    Transcript.Turn published = enter(game, turn, phase, judged.next(), chance, sealed, now);
    if (judged.size() == Step.Size.PHASE || !phase.equals(game.phase())) {
      deadlineSchedule.set(game, judged.next(), now);
    }
    return published;
  }

  /// Enters a step that no seal led to: a turn that was judged again, or an edit. Its deadline is
  /// that of a new phase.
  ///
  /// @param turn what is known of it so far
  /// @param label what the transcript says of it
  public void enter(
      Game game,
      TurnRow turn,
      String label,
      GamePosition<?, ?> next,
      TurnChance chance,
      Instant now) {
    boolean paused = game.state() == GameLife.State.PAUSED;
    Optional<Instant> pauseEnd = game.delays().pauseEnd();
    enter(game, turn, label, next, chance, new Sealed(new SealRow(), List.of()), now);
    deadlineSchedule.set(game, next, now);
    if (paused && game.state() == GameLife.State.PAUSED) {
      deadlineSchedule.pauseUntil(game, pauseEnd, now);
    }
  }

  private Transcript.Turn enter(
      Game game,
      TurnRow turn,
      String label,
      GamePosition<?, ?> next,
      TurnChance chance,
      Sealed sealed,
      Instant now) {
    game.moveTo(next);
    Transcript.Turn published =
        Commitments.publish(game, game.turn(), label, sealed.row(), sealed.leaves(), chance);
    game.chance().setSum(published.sum());
    turn.gameId = game.id();
    turn.turn = game.turn();
    turn.judged = now;
    turn.position = game.positionText();
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
    if (next.status() instanceof Status.Over over) {
      game.life().end();
      game.book().votes().end(won(game, turn.phase, over, now));
    } else if (game.state() == GameLife.State.RUNNING
        && game.seats().stream().noneMatch(seat -> seat.isHeld())) {
      game.life().pause(now);
    }
    return published;
  }
}
