package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.Request;
import depesche.bot.report.MailContext;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Names that nobody may give, since a line could mean either: a game called `list` or `status`, a
/// country called `Draw`. A game's name is one word: `my game` would be a game called `my`.
record KeptNames(Request request) {

  /// What stands for something else behind a command.
  private static final List<String> SMALL =
      List.of(
          "all", "game", "games", "master", "player", "players", "seat", "me", "my", "the", "no",
          "not", "set", "on", "off", "to", "as", "for", "of", "with", "phase", "das", "spiel");

  private static final List<String> GAME = List.of("game", "spiel");

  /// {@return why a command gives a name that is kept, if it does}
  ///
  /// @param commands the words that begin a command
  Optional<Fact> bars(Command command, List<String> commands) {
    return switch (command.word(0)) {
      case "CREATE" -> game(command.rest(1), commands);
      case "SERIES" ->
          command.plain().word(1).equals("CREATE")
              ? game(command.plain().rest(2), commands)
              : Optional.empty();
      case "NAME" -> country(command.rest(1), commands);
      case "JOIN" -> country(command.behind("NAME"), commands);
      default -> Optional.empty();
    };
  }

  private Optional<Fact> game(String text, List<String> commands) {
    if (!request.rights.house()) {
      return Optional.empty();
    }
    List<String> words =
        Arrays.stream(bare(text).split(" ", -1))
            .dropWhile(List.of("the", "das", "game")::contains)
            .toList();
    if (words.isEmpty()) {
      return Optional.empty();
    }
    String name = words.getFirst();
    if (words.size() > 1 && GAME.contains(words.get(1))) {
      return Optional.of(new Refusal.GameNameOdd(name + " " + words.get(1)));
    }
    boolean topic =
        request.services.parcelWriter().topics(MailContext.none(request.zone())).contains(name);
    return topic || isCommand(name, commands)
        ? Optional.of(new Refusal.NameIsCommand(name, true))
        : Optional.empty();
  }

  private static Optional<Fact> country(String text, List<String> commands) {
    return isCommand(bare(text), commands)
        ? Optional.of(new Refusal.NameIsCommand(text.strip(), false))
        : Optional.empty();
  }

  private static String bare(String text) {
    return text.replaceAll("[\"'`“”„‘’«»]", "")
        .strip()
        .replaceAll("\\s+", " ")
        .toLowerCase(Locale.ROOT);
  }

  private static boolean isCommand(String name, List<String> commands) {
    return SMALL.contains(name) || commands.contains(name.toUpperCase(Locale.ROOT));
  }
}
