package depesche.bot.desk;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.adjudicator.notation.SmallWords;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.game.Game;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Verdicts that several desks give.
public final class CommonVerdicts {

  private static final Pattern UNTIL =
      Pattern.compile("\\b(?:until|till|bis)\\b", Pattern.CASE_INSENSITIVE);

  private CommonVerdicts() {}

  /// {@return why a command is not carried out as it is worded, if it is not: a negation, a
  /// condition or a question is none}
  public static Optional<Refusal> unplain(String text) {
    return SmallWords.objection(text).map(word -> new Refusal.CommandUnplain(word, text));
  }

  /// {@return why a command is not carried out as it is worded, if it is not}
  public static Optional<Refusal> unplain(Command command, Desk.Form form) {
    return switch (form) {
      case QUESTION, VERBATIM, EXACT -> Optional.empty();
      case PLAIN -> unplain(command.text());
      case TIMED -> unplain(UNTIL.matcher(command.text()).replaceAll("to"));
      case ONE_WORD -> {
        Command plain = command.plain();
        yield unplain(command.text())
            .or(
                () ->
                    plain.words().size() > 2
                        ? Optional.of(new Refusal.CommandTooLong(plain.said(2), plain.word(0)))
                        : Optional.empty());
      }
    };
  }

  /// Does something with the game a command means, or says that there is no such game.
  ///
  /// @param word the game's name, or an empty word if the command names none
  public static LineOutcome withGame(
      Request request, String command, String word, Function<Game, LineOutcome> action) {
    Optional<Game> game = request.game(word);
    return game.isPresent() ? action.apply(game.get()) : unknown(request, command, word);
  }

  private static LineOutcome unknown(Request request, String command, String word) {
    List<String> names = new MeantGame(request).all();
    return refused(
        word.isEmpty()
            ? new Refusal.GameNotNamed(command, names)
            : new Refusal.UnknownGame(word, names));
  }

  /// As [#withGame], for those who may be shown the state of the game.
  public static LineOutcome forReader(
      Request request, String command, String word, Function<Game, LineOutcome> action) {
    return withGame(
        request,
        command,
        word,
        game ->
            new DiscordRoles(request).mayLook(game)
                ? action.apply(game)
                : refused(new Refusal.NotObserver(command, game.name())));
  }

  /// As [#withGame], for those who run the game only; what comes of it enters its log.
  public static LineOutcome forMaster(
      Request request, String command, String word, Function<Game, LineOutcome> action) {
    Optional<Game> game = request.rights.any() ? request.game(word) : Optional.empty();
    if (request.rights.any() && game.isEmpty()) {
      return unknown(request, command, word);
    }
    return game.filter(request.rights::runs).isPresent()
        ? action.apply(game.get()).logged(game.get())
        : refused(new Refusal.NotMaster(command));
  }

  public static LineOutcome notNow(String command, Game game) {
    String state = game.state().name().toLowerCase(Locale.ROOT);
    return refused(new Refusal.NotNow(command, game.name(), state));
  }

  /// {@return why a line does not count that names another game than the one in which its letter
  /// proves a seat; nothing if it names this one or none that there is} It says where to write only
  /// to those who have a seat there.
  public static Optional<Refusal> notThatGame(Request request, String word, Game game) {
    return word.isEmpty() || word.equalsIgnoreCase(game.name())
        ? Optional.empty()
        : request
            .named(word.toLowerCase(Locale.ROOT))
            .map(
                other ->
                    request.plays(other)
                        ? new Refusal.NotThatGame(word, game.name())
                        : new Refusal.NoSeat(other.name()));
  }
}
