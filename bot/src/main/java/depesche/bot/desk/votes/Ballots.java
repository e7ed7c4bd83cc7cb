package depesche.bot.desk.votes;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.DrawOpinion;
import depesche.adjudicator.rules.Draws;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.ledger.votes.VoteRow;
import depesche.bot.people.TableRules;
import depesche.bot.votes.Motion;
import depesche.bot.votes.VoteFact;
import depesche.bot.votes.VoteFact.Refused;
import depesche.bot.votes.VoteNotice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The votes that one seat casts in a letter.
///
/// @param proposes whether everybody is told of the vote by a proposal
record Ballots(Request request, Game game, StoredSeat seat, boolean proposes) {

  /// A pause that players give themselves ends by itself.
  private static final int PAUSE_DAYS = 7;

  /// {@return the same, for a vote that everybody is told of by a proposal}
  Ballots proposing() {
    return new Ballots(request, game, seat, true);
  }

  /// A vote, or its withdrawal, on any motion.
  LineOutcome cast(Motion motion, boolean wanted, String rest) {
    if (!wanted) {
      return withdraw(motion);
    }
    return switch (motion) {
      case DRAW -> draw(rest);
      case CONCEDE -> concede(rest);
      case PAUSE -> rest.isEmpty() ? pause() : refused(new Refused.VoteTooLong(rest));
      case UNDO -> rest.isEmpty() ? undo() : refused(new Refused.VoteTooLong(rest));
    };
  }

  private LineOutcome draw(String rest) {
    if (game.position().draws() == Draws.NONE) {
      return refused(new Refused.DrawNever(game.name()));
    }
    List<String> living = Electorate.living(game);
    SeatList named = SeatList.read(game, rest);
    if (named.problem().isPresent()) {
      return named.problem().get();
    }
    List<String> list = named.seats().isEmpty() ? living : named.seats();
    boolean lists = !TableRules.of(game).drawsIncludeAll();
    if (!lists && !list.equals(living)) {
      return refused(new Refused.DrawIncludesAll(game.name()));
    }
    if (list.size() < 2) {
      return refused(new Refused.DrawOfOne(list.getFirst()));
    }
    Optional<DrawOpinion> order = new VoteCount(game).order(seat).filter(one -> !one.agrees());
    if (order.isPresent()) {
      return refused(new Refused.OrderSaysNo(order.get().opposite()));
    }
    List<LetterEffect> told = enter(Motion.DRAW, list);
    return taken(new VoteFact.DrawVoted(list, list.contains(seat.name()), lists, weight()))
        .with(told);
  }

  private LineOutcome concede(String rest) {
    SeatList named = SeatList.read(game, rest);
    if (named.problem().isPresent()) {
      return named.problem().get();
    }
    if (named.seats().size() != 1) {
      return refused(new Refused.ConcessionUnclear(Electorate.living(game)));
    }
    StoredSeat winner = game.seat(named.seats().getFirst()).orElseThrow();
    if (winner.id() == seat.id()) {
      return refused(new Refused.ConcessionToOneself());
    }
    if (!new Electorate(game).hasSay(winner)) {
      return refused(new Refused.ConcessionToNobody(winner.name()));
    }
    List<LetterEffect> told = enter(Motion.CONCEDE, List.of(winner.name()));
    return taken(new VoteFact.ConcessionVoted(winner.name(), weight())).with(told);
  }

  /// As with EXTEND, everybody hears that somebody asks.
  private LineOutcome pause() {
    Electorate electorate = new Electorate(game);
    if (!game.isRunning()) {
      return CommonVerdicts.notNow("VOTE PAUSE", game);
    }
    String key = "pause-voted." + game.phase();
    if (isTold(key)) {
      return refused(new Refused.PausedByVoteAlready(game.phase()));
    }
    int needed = Motion.PAUSE.quorum().of(electorate.voters().size());
    List<LetterEffect> told = new ArrayList<>(enter(Motion.PAUSE, List.of()));
    if (VoteCount.carries(electorate, Motion.PAUSE)) {
      game.pause(Optional.of(request.now.plus(Duration.ofDays(PAUSE_DAYS))), request.now);
      told.add(once(key, Optional.empty(), new VoteNotice.PausedByVote(PAUSE_DAYS)));
    } else {
      told.addAll(
          asked(
              "pause-asked." + game.phase(),
              new VoteNotice.PauseProposed(by(), PAUSE_DAYS, needed)));
    }
    return taken(
            new VoteFact.PauseVoted(
                PAUSE_DAYS, needed, new VoteFact.Weight(game.phase(), isOpen())))
        .with(told);
  }

  /// It only gathers what everybody wants: the master takes the turn back.
  private LineOutcome undo() {
    // What a master changed by hand is a step of its own, and none that players take back.
    List<TurnRow> steps = new Timeline(game.turns()).judged();
    if (steps.isEmpty()) {
      return refused(new Refused.NothingToUndo());
    }
    String judged = steps.getLast().phase;
    List<LetterEffect> told = new ArrayList<>(enter(Motion.UNDO, List.of()));
    if (new VoteCount(game).consented(steps.getLast().turn)) {
      String key = "undo-agreed." + game.turn();
      if (!isTold(key)) {
        told.add(once(key, Optional.empty(), new VoteNotice.UndoAgreed(game.name(), judged)));
      }
    } else {
      told.addAll(asked("undo-asked." + game.turn(), new VoteNotice.UndoProposed(by(), judged)));
    }
    return taken(new VoteFact.UndoVoted(judged, new VoteFact.Weight(game.phase(), isOpen())))
        .with(told);
  }

  private LineOutcome withdraw(Motion motion) {
    boolean counted = new Electorate(game).vote(seat, motion).isPresent();
    game.book().votes().withdraw(seat.id(), motion.word());
    boolean order = motion == Motion.DRAW && withdrawOrder();
    LineOutcome withdrawn =
        taken(
            counted || order
                ? new VoteFact.VoteWithdrawn(motion.word())
                : new VoteFact.NoSuchVote(motion.word()));
    return counted && isOpen()
        ? withdrawn.with(told(new VoteNotice.OpenlyWithdrawn(seat.name(), motion.word())))
        : withdrawn;
  }

  /// One seat has one will: a vote for a draw among its orders is taken back with it.
  private boolean withdrawOrder() {
    Optional<DrawOpinion> order = new VoteCount(game).order(seat).filter(DrawOpinion::agrees);
    if (order.isEmpty()) {
      return false;
    }
    List<Letter> letters = new ArrayList<>(game.written(seat));
    letters.add(new Letter(game.phase(), order.get().opposite()));
    Reading<?> reading = game.position().read(new Seat(seat.name()), letters);
    if (reading.accepted()) {
      game.file(seat, reading, request.now, request.envelope.inboxId(), false);
    }
    return reading.accepted();
  }

  private List<LetterEffect> enter(Motion motion, List<String> seats) {
    String list = String.join("\n", seats);
    boolean news =
        new Electorate(game).vote(seat, motion).filter(row -> row.seats.equals(list)).isEmpty();
    VoteRow row = new VoteRow();
    row.gameId = game.id();
    row.seatId = seat.id();
    row.playerId = request.player().map((PlayerRow player) -> player.id).orElseThrow();
    row.motion = motion.word();
    row.seats = list;
    row.phase = game.phase();
    row.turn = game.turn();
    row.voted = request.now;
    game.book().votes().cast(row);
    return news && isOpen() && !proposes
        ? List.of(told(new VoteNotice.OpenlyVoted(seat.name(), motion.word(), seats)))
        : List.of();
  }

  boolean isOpen() {
    return TableRules.of(game).votesOpenly();
  }

  private VoteFact.Weight weight() {
    return new VoteFact.Weight(TableRules.of(game).votesStand() ? "" : game.phase(), isOpen());
  }

  /// {@return the seat as it is told to the others; nothing where votes are secret}
  String by() {
    return isOpen() ? seat.name() : "";
  }

  private boolean isTold(String key) {
    return game.book().registry().isPosted(game.name() + "." + key);
  }

  /// The others are asked once; the one who begins it reads of it in the answer to their letter.
  private List<LetterEffect> asked(String key, VoteNotice notice) {
    return isTold(key) ? List.of() : List.of(once(key, request.player(), notice));
  }

  private LetterEffect once(String key, Optional<PlayerRow> but, VoteNotice notice) {
    return new LetterEffect.ToldOnce(game, key, but, List.of(notice));
  }

  /// {@return that the others hear what this letter does to a motion}
  LetterEffect told(VoteNotice notice) {
    return LetterEffect.others(game, request.player(), notice);
  }
}
