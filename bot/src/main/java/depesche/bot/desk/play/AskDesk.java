package depesche.bot.desk.play;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.GameStatus;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.report.Mail;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Questions about the open board, which its rules answer: `MOVES A VIE`, `AROUND VIE`, `WHO CAN
/// REACH VIE`, `WHERE FRANCE`, `CENTRES`, with a game's name behind them or without. They are
/// written in capitals, and of words that name nothing they are a sentence.
public final class AskDesk implements Desk {

  private static final String CENTRES = "CENTRES";
  private static final String CENTERS = "CENTERS";

  /// What somebody may have asked for and misspelt; in more words than these it is a sentence.
  private static final int NAMED = 1;

  @Override
  public List<String> words() {
    return List.of("MOVES", "AROUND", "WHO", "WHERE", CENTRES, CENTERS);
  }

  @Override
  public Form form(String word) {
    return Form.EXACT;
  }

  @Override
  public boolean fits(Command command) {
    int words = command.words().size();
    return switch (command.said(0)) {
      case CENTRES, CENTERS -> words <= 2;
      case "MOVES", "AROUND", "WHERE" -> words > 1;
      case "WHO" -> command.said(1).equals("CAN") && command.said(2).equals("REACH") && words > 3;
      default -> false;
    };
  }

  @Override
  public boolean means(Request request, Command command) {
    Asked asked = Asked.of(request, command);
    Optional<Game> game = request.game(asked.game());
    return game.filter(one -> isOpen(one))
        .map(one -> answer(one, asked.text()))
        .flatMap(answer -> answer.map(said -> isMeant(said, asked)))
        .orElseGet(() -> asked.named() <= NAMED);
  }

  private static boolean isMeant(Verdict said, Asked asked) {
    return said.counts() || asked.places() <= NAMED;
  }

  private static boolean isOpen(Game game) {
    return game.hasBegun() && game.otherRules().isEmpty();
  }

  private static Optional<Verdict> answer(Game game, String text) {
    return game.position().answer(text);
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    Asked asked = Asked.of(request, command);
    return CommonVerdicts.forReader(
        request, asked.command(), asked.game(), game -> served(request, game, asked));
  }

  private static LineOutcome served(Request request, Game game, Asked asked) {
    if (!isOpen(game)) {
      return game.otherRules()
          .map(LineOutcome::refused)
          .orElseGet(() -> CommonVerdicts.notNow(asked.command(), game));
    }
    Optional<Verdict> answer = answer(game, asked.text());
    if (answer.isEmpty()) {
      return refused(new TrialFact.NoSuchQuestion(asked.command(), game.title().name()));
    }
    // The answer to a letter speaks of the game of its seat.
    boolean own = request.seat().filter(seat -> seat.gameId() == game.id()).isPresent();
    return own
        ? new LineOutcome(answer.get(), List.of())
        : LineOutcome.enclosed(
            asked.command(),
            new Mail.Answer(new GameStatus(request).heading(game), said(answer.get())));
  }

  private static List<Fact> said(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Taken(var meaning) -> List.of(meaning);
      case Verdict.Doubted(var meaning, var doubt) -> List.of(meaning, doubt);
      case Verdict.Refused(var why) -> List.of(why);
      case Verdict.Skipped _ -> List.of();
    };
  }

  /// A question, and the game that the last word names.
  ///
  /// @param command its first word
  /// @param text without the name of a game
  /// @param named how many words it asks about
  private record Asked(String command, String text, String game, int named) {

    static Asked of(Request request, Command command) {
      List<String> words = command.words();
      int first = command.said(0).equals("WHO") ? 3 : 1;
      String last = words.getLast();
      boolean game =
          words.size() > first
              && last.equals(last.toLowerCase(Locale.ROOT))
              && (words.size() > first + 1 || command.said(0).startsWith("CENT"))
              && request.named(last).isPresent();
      List<String> text = game ? words.subList(0, words.size() - 1) : words;
      String unasked = String.join(" ", text);
      return new Asked(
          command.said(0),
          unasked.endsWith("?") ? unasked.substring(0, unasked.length() - 1).strip() : unasked,
          game ? last : "",
          text.size() - first);
    }

    /// {@return how many words of it may name a place: `MOVES A VIE` names a kind of unit first}
    int places() {
      boolean kind = text.startsWith("MOVES A ") || text.startsWith("MOVES F ");
      return kind ? named - 1 : named;
    }
  }
}
