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
import depesche.bot.ledger.GamesTogether;
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
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

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
    commitments.commitment(game, game.rules());
    if (game.title().asksMaster() && game.asMaster().isEmpty()) {
      game.askMaster();
    }
    new SeatDealing(game).mix(false);
    Commitments.close(game);
    game.life().begin();
    TurnChance chance = new TurnChance(Commitments.pact(game), 1, "");
    List<News> dealt = new SeatDealing(game).deal(chance);
    Judged opening = GamePosition.open(game.rules(), Replay.table(game), chance);
    List<News> news = new ArrayList<>(opening.news());
    news.addAll(dealt);
    if (!new Masters(game).areSealed()) {
      news.add(News.forAll(new MasterFact.MayLook()));
    }
    TableFact.rules(game).forEach(rules -> news.add(News.forAll(rules)));
    news.addAll(new ReportProofs(game).ofBeginning());
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

  /// Fixes which letters count for the current phase of a game. It is judged by these and no
  /// others, whatever happens in between.
  public void seal(Game game, Instant now) {
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

  /// What the rules have made of the letters of a game; nothing of it is entered yet.
  private record Decided(
      Game game, SealRow seal, TurnChance chance, Map<Seat, List<Letter>> letters, Judged judged) {}

  /// Judges the current phases of games by the letters that were sealed for them.
  ///
  /// @param games at most as many as are read together
  public void judge(List<Game> games, Instant now) {
    List<Decided> decided = games.stream().map(Umpire::decide).toList();
    SequencedMap<Game, String> next = new LinkedHashMap<>();
    decided.forEach(one -> next.put(one.game(), one.judged().next().phase().id()));
    decided.stream()
        .findFirst()
        .ifPresent(one -> new GamesTogether(one.game().book()).readAlarms(next));
    decided.forEach(one -> enter(one, now));
  }

  private static Decided decide(Game game) {
    SealRow seal = game.seal(game.turn() + 1).orElseThrow();
    SequencedMap<Seat, List<Letter>> letters = Replay.letters(game, seal.lastLetter, seal.absent);
    TurnChance chance = new TurnChance(Commitments.pact(game), seal.turn, seal.mix);
    return new Decided(game, seal, chance, letters, game.position().close(letters, chance));
  }

  private void enter(Decided decided, Instant now) {
    Game game = decided.game();
    Judged judged = decided.judged();
    GamePosition<?, ?> gamePosition = game.position();
    Phase phase = gamePosition.phase();
    List<News> absences =
        new ArrayList<>(new Absences(game).count(gamePosition, decided.letters(), decided.seal()));
    List<News> noted = new ArrayList<>();
    SequencedMap<String, Long> standIns = new Absences(game).standIns();
    if (judged.size() == Step.Size.PHASE) {
      absences.addAll(new Absences(game).passStandIns());
      noted.addAll(new MasterLog(game).looks());
    }
    noted.addAll(absences);
    Sealed sealed = new Sealed(decided.seal(), Commitments.seal(game, decided.seal()).leaves());
    enter(game, phase.id(), judged, decided.chance(), sealed, now);
    boolean holdUp = Absences.holdUp(absences);
    if (holdUp && game.isRunning()) {
      game.life().pause(now);
    }
    boolean act = judged.size() == Step.Size.ACT && game.isRunning();
    boolean nobody = game.isPaused() && !holdUp;
    List<Fact> facts = noted.stream().map(News::fact).toList();
    TurnNote note =
        new TurnNote(
            act && absences.isEmpty(), nobody, facts, new Absences(game).relieved(standIns));
    game.book().todos().report(game.id(), game.turn(), note.text(), now);
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
              game, "ended", now, (heading, _) -> last(game, heading, vote, transcript), _ -> true);
      case GameEnd.GameGivenUp _ -> {
        List<Fact> facts = new ArrayList<>(List.of(end));
        facts.addAll(MasterLog.behind(new Anonymity(game).lifted(), game));
        reports.everyone(
            game,
            "opened",
            now,
            (heading, _) -> new Mail.Transcript(heading, facts, transcript),
            _ -> true);
      }
    }
  }

  private static Mail last(Game game, MailContext heading, GameEnd.ByVote vote, String transcript) {
    GamePosition<?, ?> gamePosition = game.position();
    List<String> seats = game.seats().stream().map(seat -> seat.name()).toList();
    return new Mail.FinalReport(
        heading,
        gamePosition.phase(),
        Stream.concat(Stream.of(News.forAll(vote)), ReportProofs.ofEnd(game).stream()).toList(),
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

  /// Rules come first: a winner by them has won, whatever was voted.
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
    boolean paused = game.isPaused();
    Optional<Instant> pauseEnd = game.pauseEnd();
    enter(game, turn, label, next, chance, new Sealed(new SealRow(), List.of()), now);
    deadlineSchedule.set(game, next, now);
    if (paused && game.isPaused()) {
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
    game.chance().setChain(published.chain());
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
    if (next.status() instanceof Status.Over over) {
      game.life().end();
      game.book().votes().end(won(game, turn.phase, over, now));
    } else if (game.isRunning() && game.seats().stream().noneMatch(seat -> seat.isHeld())) {
      game.life().pause(now);
    }
    return published;
  }
}
