package depesche.bot.desk.votes;

import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.votes.Motion;
import depesche.bot.votes.VoteFact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The votes of one letter, so that lines which contradict one another are found before one of them
/// counts: the writer is asked, and what they said before stays as it was.
public final class VoteClash {

  private record Said(int line, VoteLine vote) {}

  private final List<Said> votes = new ArrayList<>();

  /// @param lines of the letter
  public VoteClash(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      Command command = Command.of(i + 1, lines.get(i)).withoutComment().given().plain();
      if (command.word(0).equals("SIGNOFF")) {
        return;
      }
      int line = i + 1;
      VoteLine.read(command).ifPresent(vote -> votes.add(new Said(line, vote)));
    }
  }

  /// Refuses a line that another one contradicts.
  ///
  /// @return whether it is one
  public boolean refuse(Request request, Command command) {
    Optional<Said> said = votes.stream().filter(vote -> vote.line() == command.line()).findFirst();
    Optional<Game> game = request.seat().map(seat -> request.game(seat)).filter(Game::hasBegun);
    boolean clash =
        votes.size() > 1
            && said.isPresent()
            && game.isPresent()
            && votes.stream().anyMatch(other -> contradicts(game.get(), said.get(), other));
    if (clash) {
      String motion = said.get().vote().motion().map(Motion::word).orElse("proposal");
      Verdict why = CommonVerdicts.refused(new VoteFact.Refused.VotesContradict(motion));
      request.say(command.line(), command.text(), why);
    }
    return clash;
  }

  private static boolean contradicts(Game game, Said one, Said other) {
    return one.vote().motion().equals(other.vote().motion())
        && means(game, one.vote())
        && means(game, other.vote())
        && !meaning(game, one.vote()).equals(meaning(game, other.vote()));
  }

  /// `Draw your own conclusions` is no vote.
  private static boolean means(Game game, VoteLine vote) {
    return seats(game, vote).problem().isEmpty();
  }

  private static SeatList seats(Game game, VoteLine vote) {
    return SeatList.read(game, VoteDesk.withoutGame(game, vote.rest()));
  }

  private static List<String> meaning(Game game, VoteLine vote) {
    if (!vote.wanted()) {
      return List.of("NO");
    }
    List<String> seats = seats(game, vote).seats();
    boolean all = seats.isEmpty() && vote.motion().filter(Motion.DRAW::equals).isPresent();
    return all ? Electorate.living(game) : seats;
  }
}
