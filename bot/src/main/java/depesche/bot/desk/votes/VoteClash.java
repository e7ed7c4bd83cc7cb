package depesche.bot.desk.votes;

import depesche.bot.desk.Command;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.votes.Motion;
import depesche.bot.votes.VoteFact;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The votes of one letter, so that lines which contradict one another are found before one of them
/// counts: the writer is asked, and what they said before stays as it was. `AGREE` and `EXTEND` are
/// answers of the same kind.
public final class VoteClash {

  /// A line that says how its writer votes.
  ///
  /// @param about what the vote is on, in one word
  /// @param rest which seats it names
  private record Said(String about, boolean wanted, String rest) {}

  /// By the line.
  private final Map<Integer, Said> votes = new LinkedHashMap<>();

  /// The game for which the votes were weighed last.
  private String game = "";

  /// What each of them means there; empty if it means nothing.
  private final Map<Said, Optional<List<String>>> meanings = new HashMap<>();

  /// All that the letter says of one thing there.
  private final Map<String, Set<List<String>>> wanted = new HashMap<>();

  /// @param lines of the letter
  public VoteClash(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank()) {
        continue;
      }
      Command command = Command.of(i + 1, lines.get(i)).withoutComment().given().plain();
      if (command.word(0).equals("SIGNOFF")) {
        return;
      }
      said(command).ifPresent(said -> votes.put(command.line(), said));
    }
  }

  private static Optional<Said> said(Command command) {
    String words = command.words().size() < 3 ? command.joined().word(0) : "";
    return switch (command.word(0)) {
      case "AGREE", "DISAGREE" ->
          words.isEmpty()
              ? Optional.empty()
              : Optional.of(new Said("rollback", command.word(0).equals("AGREE"), ""));
      case "EXTEND" -> Optional.of(new Said("extend", true, ""));
      default ->
          words.equals("NOEXTEND")
              ? Optional.of(new Said("extend", false, ""))
              : VoteLine.read(command)
                  .map(
                      vote ->
                          new Said(
                              vote.motion().map(Motion::word).orElse("proposal"),
                              vote.wanted(),
                              vote.rest()));
    };
  }

  /// {@return why a line does not count that another one contradicts}
  public Optional<LineOutcome> refused(Request request, Command command) {
    Said said = votes.get(command.line());
    if (said == null || votes.size() < 2) {
      return Optional.empty();
    }
    return request
        .seat()
        .map(seat -> request.game(seat))
        .filter(Game::hasBegun)
        .filter(game -> isContradicted(game, said))
        .map(_ -> LineOutcome.refused(new VoteFact.Refused.VotesContradict(said.about())));
  }

  private boolean isContradicted(Game table, Said said) {
    if (!game.equals(table.name())) {
      game = table.name();
      weigh(table);
    }
    return meanings.getOrDefault(said, Optional.empty()).isPresent()
        && wanted.getOrDefault(said.about(), Set.of()).size() > 1;
  }

  /// Looks at each vote once, however often it is repeated.
  private void weigh(Game table) {
    meanings.clear();
    wanted.clear();
    for (Said said : new LinkedHashSet<>(votes.values())) {
      Optional<List<String>> meaning =
          Optional.of(said).filter(one -> means(table, one)).map(one -> meaning(table, one));
      meanings.put(said, meaning);
      meaning.ifPresent(
          all -> wanted.computeIfAbsent(said.about(), _ -> new LinkedHashSet<>()).add(all));
    }
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
