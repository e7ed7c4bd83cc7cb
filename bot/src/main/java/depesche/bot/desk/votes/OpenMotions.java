package depesche.bot.desk.votes;

import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.votes.VoteRow;
import depesche.bot.votes.Motion;
import java.util.ArrayList;
import java.util.List;

/// What others at a table want, everybody was told of, and a seat has not joined yet.
public record OpenMotions(Request request) {

  /// {@return the commands by which a seat would join}
  public List<String> of(Game game, StoredSeat seat) {
    boolean goesOn = game.isUnderWay();
    if (!goesOn
        || !game.hasBegun()
        || game.otherRules().isPresent()
        || game.position().isOut(seat.name())) {
      return List.of();
    }
    List<String> commands = new ArrayList<>();
    if (Electorate.mayVote(seat, request.player(), Motion.DRAW)) {
      commands.addAll(Proposals.forOthers(game, seat));
    }
    if (isAsked(game, seat, Motion.PAUSE) && game.isRunning()) {
      commands.add("VOTE PAUSE");
    }
    if (isAsked(game, seat, Motion.UNDO)) {
      commands.add("VOTE UNDO");
    }
    boolean longer =
        game.seats().stream().anyMatch(one -> one.wantsLonger(game.phase()))
            && !seat.wantsLonger(game.phase())
            && !game.wasPutOffByVote();
    if (longer && game.isRunning()) {
      commands.add("EXTEND");
    }
    return commands;
  }

  private boolean isAsked(Game game, StoredSeat seat, Motion motion) {
    List<VoteRow> votes = new Electorate(game).votes(motion);
    return Electorate.mayVote(seat, request.player(), motion)
        && !votes.isEmpty()
        && votes.stream().noneMatch(row -> row.seatId == seat.id());
  }
}
