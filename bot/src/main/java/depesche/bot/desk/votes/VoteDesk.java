package depesche.bot.desk.votes;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.Draws;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.OwnSeat;
import depesche.bot.desk.OwnWords;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.votes.Motion;
import depesche.bot.votes.VoteFact;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `SET DRAW AEF`, `CONCEDE Blue`, `VOTE PAUSE`, `UNDO`, the same with NO, `PROPOSE DRAW`, and
/// `VOTE YES`.
public final class VoteDesk implements Desk {

  private static final List<String> BARE = List.of("DRAW", "CONCEDE", "UNDO", "PROPOSE", "NODRAW");

  @Override
  public List<String> words() {
    return List.of(
        "SETDRAW",
        "VOTEDRAW",
        "VOTEDIAS",
        "DRAW",
        "NODRAW",
        "SETCONCEDE",
        "SETCONC",
        "CONCEDE",
        "VOTECONCEDE",
        "VOTECONC",
        "NOCONCEDE",
        "VOTEPAUSE",
        "SETPAUSE",
        "NOPAUSE",
        "UNDO",
        "SETUNDO",
        "VOTEUNDO",
        "NOUNDO",
        "VOTEYES",
        "VOTENO",
        "VOTEFOR",
        "VOTEAGAINST",
        "PROPOSE");
  }

  /// `NO DRAW` begins with a word that would say elsewhere that something is not to be done.
  @Override
  public Form form(String word) {
    return word.startsWith("NO") || word.equals("VOTENO") ? Form.QUESTION : Form.PLAIN;
  }

  /// `Draw your own conclusions` is prose, and the rules of some titles have a vote of their own.
  @Override
  public boolean means(Request request, Command command) {
    Optional<VoteLine> line = VoteLine.read(command.plain());
    Optional<Game> game = new OwnWords(request).game();
    if (line.isEmpty()) {
      return !BARE.contains(command.word(0));
    }
    if (game.isEmpty()) {
      return !BARE.contains(command.word(0)) || command.plain().words().size() < 3;
    }
    if (isKept(game.get(), command)) {
      return false;
    }
    String rest = withoutGame(game.get(), line.get().rest());
    boolean order =
        line.get().motion().filter(Motion.DRAW::equals).isPresent()
            && rest.isEmpty()
            && List.of("VOTEDRAW", "VOTENO", "DRAW", "NODRAW").contains(command.word(0));
    if (order && game.get().position().draws() == Draws.ORDERED) {
      return false;
    }
    return !BARE.contains(command.word(0))
        || rest.split(" ").length < 2
        || SeatList.read(game.get(), rest).problem().isEmpty();
  }

  /// {@return whether the title reads this word itself, bare or with a number behind it}
  private static boolean isKept(Game game, Command command) {
    List<String> words = command.plain().words();
    return (words.size() == 1 || (words.size() == 2 && words.get(1).matches("\\d{1,6}")))
        && OwnWords.begin(game, command);
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return VoteLine.read(command)
        .map(line -> serve(request, command, line))
        .orElseGet(() -> refused(new VoteFact.Refused.ProposalUnclear(command.text())));
  }

  /// `SET NO DRAW`.
  ///
  /// @return nothing if it is no vote
  public static Optional<LineOutcome> against(Request request, Command command) {
    return VoteLine.read(command).map(line -> serve(request, command, line));
  }

  private static LineOutcome serve(Request request, Command command, VoteLine line) {
    String said =
        line.motion().map(motion -> motion.word().toUpperCase(Locale.ROOT)).orElse("VOTE");
    return CommonVerdicts.unplain(line.rest())
        .map(LineOutcome::refused)
        .orElseGet(
            () ->
                new OwnSeat(request)
                    .of(
                        said,
                        namedElsewhere(request, line.rest()),
                        (game, seat) -> serve(request, command, line, game, seat)));
  }

  /// {@return the name of another game with which the words begin; empty for none}
  private static String namedElsewhere(Request request, String rest) {
    String first = rest.split(" ", 2)[0].toLowerCase(Locale.ROOT);
    return !first.isEmpty() && request.named(first).isPresent() ? first : "";
  }

  static String withoutGame(Game game, String rest) {
    String[] words = rest.split(" ", 2);
    return words[0].equalsIgnoreCase(game.name()) ? (words.length > 1 ? words[1] : "") : rest;
  }

  private static LineOutcome serve(
      Request request, Command command, VoteLine line, Game game, StoredSeat seat) {
    if (game.otherRules().isPresent()) {
      return refused(game.otherRules().get());
    }
    if (game.position().isOut(seat.name())) {
      return refused(new VoteFact.Refused.VoterIsOut(seat.name()));
    }
    Motion motion = line.motion().orElse(Motion.DRAW);
    if (!Electorate.mayVote(seat, request.player(), motion)) {
      return refused(new VoteFact.Refused.StandInHasNoVote(seat.name()));
    }
    Ballots ballots = new Ballots(request, game, seat, false);
    if (line.motion().isEmpty()) {
      return new Proposals(ballots).answer(line.wanted());
    }
    String rest = withoutGame(game, line.rest());
    return command.word(0).equals("PROPOSE")
        ? new Proposals(ballots).propose(motion, line.wanted(), rest)
        : ballots.cast(motion, line.wanted(), rest);
  }

  /// Counts the votes once a letter has been read to its end, if it has cast any.
  ///
  /// @param lines that it has been answered so far
  public static List<LetterEffect> count(Request request, List<Line> lines) {
    boolean voted =
        lines.stream()
            .anyMatch(
                line ->
                    line.verdict() instanceof Verdict.Taken(VoteFact.DrawVoted _)
                        || line.verdict() instanceof Verdict.Taken(VoteFact.ConcessionVoted _));
    return request
        .seat()
        .filter(_ -> voted)
        .map(seat -> request.game(seat))
        .filter(game -> new VoteCount(game).carry(request.now))
        .<LetterEffect>map(game -> new LetterEffect.Noted(new VoteFact.VoteCarried(game.name())))
        .stream()
        .toList();
  }
}
