package depesche.bot.desk.votes;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.bot.desk.LineOutcome;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.votes.ProposalRow;
import depesche.bot.votes.Motion;
import depesche.bot.votes.VoteFact.Refused;
import depesche.bot.votes.VoteNotice;
import java.util.List;
import java.util.Locale;

/// `PROPOSE DRAW AEF` tells everybody what somebody would agree to, and is their vote for it; `VOTE
/// YES` and `VOTE NO` answer it.
record Proposals(Ballots ballots) {

  /// Proposes something to everybody, once a phase.
  LineOutcome propose(Motion motion, boolean wanted, String rest) {
    if (!wanted) {
      return refused(new Refused.ProposalUnclear(rest));
    }
    // These are told to everybody anyway.
    if (motion == Motion.PAUSE || motion == Motion.UNDO) {
      return ballots.cast(motion, true, rest);
    }
    Game game = ballots.game();
    if (open(game).stream().anyMatch(row -> row.seatId == ballots.seat().id())) {
      return refused(new Refused.ProposedAlready(game.phase()));
    }
    LineOutcome outcome = ballots.proposing().cast(motion, true, rest);
    if (outcome.isTaken()) {
      String seats =
          game.book()
              .votes()
              .vote(ballots.seat().id(), motion.word())
              .map(row -> row.seats)
              .orElseThrow();
      enter(motion, seats);
      // Nobody is asked for an answer if the game ends with this letter.
      if (new VoteCount(game).agreed().isEmpty()) {
        return outcome.with(
            ballots.told(
                motion == Motion.DRAW
                    ? new VoteNotice.DrawProposed(ballots.by(), seats.lines().toList())
                    : new VoteNotice.ConcessionProposed(ballots.by(), seats)));
      }
    }
    return outcome;
  }

  private void enter(Motion motion, String seats) {
    ProposalRow row = new ProposalRow();
    row.gameId = ballots.game().id();
    row.seatId = ballots.seat().id();
    row.motion = motion.word();
    row.seats = seats;
    row.phase = ballots.game().phase();
    row.turn = ballots.game().turn();
    ballots.game().book().votes().propose(row);
  }

  private static List<ProposalRow> open(Game game) {
    return game.book().votes().proposals(game.id(), game.phase(), game.turn());
  }

  /// {@return the commands by which a seat would agree to what others have proposed}
  static List<String> forOthers(Game game, StoredSeat seat) {
    List<String> lines =
        open(game).stream()
            .filter(row -> row.seatId != seat.id())
            .map(Proposals::line)
            .distinct()
            .toList();
    return lines.size() == 1 && open(game).size() == 1 ? List.of("VOTE YES") : lines;
  }

  /// Yes or no to what has been proposed, if that is clear.
  LineOutcome answer(boolean yes) {
    List<String> proposals = open(ballots.game()).stream().map(Proposals::line).distinct().toList();
    return switch (proposals.size()) {
      case 0 -> refused(new Refused.NothingProposed());
      case 1 -> {
        ProposalRow row = open(ballots.game()).getFirst();
        Motion motion = Motion.valueOf(row.motion.toUpperCase(Locale.ROOT));
        yield ballots.cast(motion, yes, row.seats.replace('\n', ' '));
      }
      default -> refused(new Refused.WhichProposal(proposals));
    };
  }

  private static String line(ProposalRow row) {
    return "SET " + row.motion.toUpperCase(Locale.ROOT) + " " + row.seats.replace('\n', ' ');
  }
}
