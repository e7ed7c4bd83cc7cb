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
/// counts: the writer is asked, and what they said before stays as it was. `AGREE` and `EXTEND` are
/// answers of the same kind.
public final class VoteClash {

  /// A line that says how its writer votes.
  ///
  /// @param about what the vote is on, in one word
  /// @param rest which seats it names
  private record Said(int line, String about, boolean wanted, String rest) {}

  private final List<Said> votes = new ArrayList<>();

  /// @param lines of the letter
  public VoteClash(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      Command command = Command.of(i + 1, lines.get(i)).withoutComment().given().plain();
      if (command.word(0).equals("SIGNOFF")) {
        return;
      }
      said(command).ifPresent(votes::add);
    }
  }

  private static Optional<Said> said(Command command) {
    int line = command.line();
    String words = command.words().size() < 3 ? command.joined().word(0) : "";
    return switch (command.word(0)) {
      case "AGREE", "DISAGREE" ->
          words.isEmpty()
              ? Optional.empty()
              : Optional.of(new Said(line, "rollback", command.word(0).equals("AGREE"), ""));
      case "EXTEND" -> Optional.of(new Said(line, "extend", true, ""));
      default ->
          words.equals("NOEXTEND")
              ? Optional.of(new Said(line, "extend", false, ""))
              : VoteLine.read(command)
                  .map(
                      vote ->
                          new Said(
                              line,
                              vote.motion().map(Motion::word).orElse("proposal"),
                              vote.wanted(),
                              vote.rest()));
    };
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
      String about = said.get().about();
      Verdict why = CommonVerdicts.refused(new VoteFact.Refused.VotesContradict(about));
      request.say(command.line(), command.text(), why);
    }
    return clash;
  }

  private static boolean contradicts(Game game, Said one, Said other) {
    return one.about().equals(other.about())
        && means(game, one)
        && means(game, other)
        && !meaning(game, one).equals(meaning(game, other));
  }

  /// `Draw your own conclusions` is no vote.
  private static boolean means(Game game, Said vote) {
    return seats(game, vote).problem().isEmpty();
  }

  private static SeatList seats(Game game, Said vote) {
    return SeatList.read(game, VoteDesk.withoutGame(game, vote.rest()));
  }

  private static List<String> meaning(Game game, Said vote) {
    if (!vote.wanted()) {
      return List.of("NO");
    }
    List<String> seats = seats(game, vote).seats();
    boolean all = seats.isEmpty() && vote.about().equals(Motion.DRAW.word());
    return all ? Electorate.living(game) : seats;
  }
}
