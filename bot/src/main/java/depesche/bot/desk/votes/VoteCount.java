package depesche.bot.desk.votes;

import depesche.adjudicator.rules.DrawOpinion;
import depesche.adjudicator.rules.Draws;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.ledger.votes.VoteRow;
import depesche.bot.people.TableRules;
import depesche.bot.votes.DrawBallot;
import depesche.bot.votes.GameEnd;
import depesche.bot.votes.Motion;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Counts the votes of a game. If they end it, they do so at once, in the transaction in which they
/// are counted; while a turn waits to be judged nothing is counted, so that a victory by the rules
/// always comes first.
public record VoteCount(Game game) {

  /// Ends a game if its votes say so.
  ///
  /// @return whether it is over now
  public boolean carry(Instant now) {
    boolean open = game.isUnderWay();
    if (!open || !game.hasBegun() || game.otherRules().isPresent() || game.isSealed()) {
      return false;
    }
    Optional<GameEnd.ByVote> end = agreed();
    end.ifPresent(agreed -> game.end(agreed, now));
    return end.isPresent();
  }

  /// {@return how the votes would end a game, if they do}
  Optional<GameEnd.ByVote> agreed() {
    Electorate electorate = new Electorate(game);
    return draw(electorate).or(() -> concession(electorate));
  }

  /// {@return whether all who have a say agree that a turn is taken back; it has to be the last
  /// judged one, whatever was edited since}
  ///
  /// @param turn as the ledger counts them, setting up being 1
  public boolean consented(int turn) {
    List<TurnRow> judged = new Timeline(game.turns()).judged();
    return !judged.isEmpty()
        && turn == judged.getLast().turn
        && carries(new Electorate(game), Motion.UNDO);
  }

  /// {@return whether enough agree to a motion that names no seats}
  static boolean carries(Electorate electorate, Motion motion) {
    int voters = electorate.voters().size();
    return voters > 0 && electorate.votes(motion).size() >= motion.quorum().of(voters);
  }

  private Optional<GameEnd.ByVote> draw(Electorate electorate) {
    List<VoteRow> votes = electorate.votes(Motion.DRAW);
    // Orders alone are the affair of the rules, which count them when they judge.
    if (votes.isEmpty() || game.position().draws() == Draws.NONE) {
      return Optional.empty();
    }
    List<String> living = Electorate.living(game);
    List<DrawBallot> ballots = new ArrayList<>();
    for (StoredSeat seat : electorate.voters()) {
      Optional<DrawOpinion> order = order(seat);
      Optional<List<String>> list =
          votes.stream()
              .filter(row -> row.seatId == seat.id())
              .findFirst()
              .map(row -> row.seats.lines().toList())
              .or(() -> order.map(_ -> living));
      if (list.isEmpty() || order.filter(opinion -> !opinion.agrees()).isPresent()) {
        return Optional.empty();
      }
      ballots.add(new DrawBallot(seat.name(), list.get()));
    }
    boolean lists = !TableRules.of(game).drawsIncludeAll();
    return DrawBallot.agreed(living, ballots)
        .filter(shared -> lists || shared.equals(living))
        .map(shared -> new GameEnd.GameDrawn(shared, shared.equals(living)));
  }

  /// {@return what an order on file says of a draw, where the rules have such orders}
  Optional<DrawOpinion> order(StoredSeat seat) {
    return game.position().draws() != Draws.ORDERED
        ? Optional.empty()
        : game.onFile(seat).stream()
            .filter(DrawOpinion.class::isInstance)
            .map(DrawOpinion.class::cast)
            .findFirst();
  }

  private static Optional<GameEnd.ByVote> concession(Electorate electorate) {
    List<VoteRow> votes = electorate.votes(Motion.CONCEDE);
    List<StoredSeat> voters = electorate.voters();
    return voters.stream()
        .filter(winner -> isConcededTo(winner, voters, votes))
        .findFirst()
        .map(winner -> new GameEnd.GameConceded(winner.name()));
  }

  private static boolean isConcededTo(
      StoredSeat winner, List<StoredSeat> voters, List<VoteRow> votes) {
    List<Long> others =
        voters.stream().map(StoredSeat::id).filter(id -> id != winner.id()).toList();
    List<Long> agreed =
        votes.stream()
            .filter(row -> row.seats.equals(winner.name()))
            .map(row -> row.seatId)
            .toList();
    return !others.isEmpty() && agreed.containsAll(others);
  }
}
