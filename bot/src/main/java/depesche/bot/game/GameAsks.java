package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.bot.votes.VoteNotice;
import java.util.Optional;

/// The lines that say yes and no to what everybody at a table is asked.
record GameAsks(String yes, String no) {

  /// {@return them, if a fact asks something}
  static Optional<GameAsks> of(Fact fact) {
    return switch (fact) {
      case GameNotice.LongerAsked _ -> Optional.of(new GameAsks("EXTEND", "NO EXTEND"));
      case VoteNotice.DrawProposed(_, var seats) ->
          Optional.of(new GameAsks("SET DRAW " + String.join(" ", seats), "SET NO DRAW"));
      case VoteNotice.ConcessionProposed(_, String seat) ->
          Optional.of(new GameAsks("SET CONCEDE " + seat, "SET NO CONCEDE"));
      case VoteNotice.PauseProposed _ -> Optional.of(new GameAsks("VOTE PAUSE", "VOTE NO PAUSE"));
      case VoteNotice.UndoProposed _ -> Optional.of(new GameAsks("VOTE UNDO", "VOTE NO UNDO"));
      default -> Optional.empty();
    };
  }
}
