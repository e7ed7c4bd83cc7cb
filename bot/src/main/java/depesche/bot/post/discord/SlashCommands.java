package depesche.bot.post.discord;

import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.rules.TitleWords.Shortcut;
import depesche.bot.mime.Joiners;
import depesche.bot.post.discord.DiscordHandler.Typing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/// The commands on Discord. `/judge` takes any line of a letter; the others are friendly names for
/// such lines and become them. Some are for all games, the shortcuts are the titles'.
public final class SlashCommands {

  /// The command that opens a form.
  public static final String FORM = "orders";

  /// The command that writes to others.
  public static final String PRESS = "press";

  /// How a press may go that its writer says nothing else of; the game must allow it.
  private static final List<String> KINDS = List.of("white", "grey", "postal", "partial");

  /// The command with which somebody chooses where we play. No desk hears of it.
  public static final String SETUP = "setup";

  /// The command that opens a form for orders that are only tried.
  public static final String TRY = "try";

  private static final int LONGEST_LINE = 4000;
  private static final int LONGEST_WORD = 100;

  private final List<Shortcut> shortcuts;

  /// {@return whether a form is the answer to a command}
  public static boolean opensForm(String command) {
    return command.equals(FORM) || command.equals(TRY);
  }

  /// @throws IllegalArgumentException if a shortcut has the name of a command for all games
  public SlashCommands(List<Shortcut> shortcuts) {
    this.shortcuts = List.copyOf(shortcuts);
    List<String> names = all().stream().map(SlashCommandData::getName).toList();
    for (Shortcut shortcut : shortcuts) {
      if (Collections.frequency(names, shortcut.name()) > 1) {
        throw new IllegalArgumentException("a title cannot have a command /" + shortcut.name());
      }
    }
  }

  public List<SlashCommandData> all() {
    List<SlashCommandData> all = new ArrayList<>(ofEveryGame());
    shortcuts.forEach(
        one ->
            all.add(
                command(
                    one.name(),
                    one.about(),
                    required(one.option(), "Such as: " + one.example(), LONGEST_LINE),
                    game())));
    return all;
  }

  private List<SlashCommandData> ofEveryGame() {
    String example = shortcuts.isEmpty() ? "" : ", or " + shortcuts.getFirst().example();
    return List.of(
        command(
            "judge",
            "Any line that works by mail; several with ; between them",
            required(Typing.LINE, "Such as: STATUS" + example, LONGEST_LINE),
            game()),
        command(FORM, "A form with all your orders", game()),
        command("status", "The state of the game, and your orders", game()),
        command(
            "map",
            "The map, with your orders; or that of an earlier turn",
            option("turn", "An earlier turn, such as S1901M or S1901M ORDERS"),
            game()),
        command(TRY, "A form to try orders of any sides; nothing of it is kept", game()),
        command(
            "ask",
            "What lies open on the board",
            required("question", "Such as: AROUND VIE, WHO CAN REACH VIE, CENTRES", LONGEST_WORD),
            game()),
        command(
            "join",
            "Take a seat",
            required("game", "Which game", LONGEST_WORD),
            option("seat", "Which seat, if you prefer one"),
            option("name", "The name of your country").setAutoComplete(false)),
        command(
            "deadline",
            "When orders are due; the master can change it",
            game(),
            option("to", "For the master: for example +2d, or 2026-05-01 18:00")
                .setAutoComplete(false)),
        command("players", "Who plays, and which seats are free", game()),
        command("scoreboard", "How the players stand", game()),
        command("history", "The results of past phases", game()),
        command(
            PRESS,
            "Write to other players",
            required("to", "Such as: Blue Green, ALL BUT Red, MASTER", LONGEST_LINE),
            required("text", "What they will read", LONGEST_LINE).setAutoComplete(false),
            kinds(),
            game()),
        command(
            "vote",
            "Vote, or answer a vote",
            required("what", "Such as: YES, NO, DRAW, PAUSE 5d, UNDO", LONGEST_WORD)
                .setAutoComplete(false),
            game()),
        command(
            "extend",
            "Ask for more time; the master gives it",
            option("by", "Such as: 1d, 12h; the usual time if you leave it out")
                .setAutoComplete(false),
            game()),
        command(
            "create",
            "For masters: open a new game",
            required("name", "Its name, in one word", LONGEST_WORD).setAutoComplete(false),
            required("title", "What is played", LONGEST_WORD),
            option("options", "Such as: deadline=2d anonymous=on").setAutoComplete(false)),
        command(SETUP, "For managers of the server: where games are played, and who is a master")
            .setDefaultPermissions(DefaultMemberPermissions.enabledFor(Permission.MANAGE_SERVER)),
        command("start", "For masters: begin a game", required("game", "Which game", LONGEST_WORD)),
        command("help", "How to play here", option("topic", "The topic"), game()),
        command(
            "link",
            "Link this account to your mail address",
            required("what", "Your mail address, or the code you were sent", LONGEST_WORD)
                .setAutoComplete(false)));
  }

  private static SlashCommandData command(String name, String about, OptionData... options) {
    return Commands.slash(name, about)
        .addOptions(options)
        .setContexts(InteractionContextType.GUILD);
  }

  private static OptionData required(String name, String about, int longest) {
    return new OptionData(OptionType.STRING, name, about, true, true).setMaxLength(longest);
  }

  private static OptionData option(String name, String about) {
    return new OptionData(OptionType.STRING, name, about, false, true).setMaxLength(LONGEST_WORD);
  }

  private static OptionData kinds() {
    OptionData kind = option("kind", "If the game allows it").setAutoComplete(false);
    KINDS.forEach(one -> kind.addChoice(one, one));
    return kind;
  }

  private static OptionData game() {
    return option("game", "Which game, if you play several");
  }

  /// {@return the lines of a letter that say the same as a command}
  ///
  /// @param option gives the text of an option, empty if it was left out
  public List<String> lines(String command, UnaryOperator<String> option) {
    return shortcut(command)
        .map(one -> split(option.apply(one.option())).stream().map(one::line).toList())
        .orElseGet(() -> linesOfEveryGame(command, option));
  }

  private static List<String> linesOfEveryGame(String command, UnaryOperator<String> option) {
    String game = word(option, "game");
    return switch (command) {
      case "judge" -> split(option.apply(Typing.LINE));
      case "join" ->
          List.of(
              "JOIN " + game + said(" AS ", word(option, "seat")) + said(" NAME ", name(option)));
      case "deadline" ->
          List.of(
              word(option, "to").isEmpty()
                  ? "DEADLINE" + said(" ", game)
                  : "SET DEADLINE" + said(" ", game) + " " + word(option, "to"));
      case "vote" -> List.of("VOTE " + word(option, "what"));
      case "extend" -> List.of("EXTEND" + said(" ", game) + said(" ", word(option, "by")));
      case "create" ->
          List.of(
              "CREATE "
                  + word(option, "name")
                  + said(" ", word(option, "title"))
                  + said(" ", word(option, "options")));
      case "help" -> List.of("HELP" + said(" ", word(option, "topic")) + said(" ", game));
      case "link" -> List.of("LINK " + word(option, "what"));
      case PRESS -> press(option);
      case FORM -> List.of(FORM);
      case "map" -> List.of("MAP" + said(" ", game) + said(" ", word(option, "turn")));
      case "ask" -> List.of(word(option, "question").toUpperCase(Locale.ROOT));
      default -> List.of(command.toUpperCase(Locale.ROOT) + said(" ", game));
    };
  }

  /// A semicolon is a sign of the text here. Where it ends is certain, so the lines say so.
  private static List<String> press(UnaryOperator<String> option) {
    String kind = word(option, "kind").toLowerCase(Locale.ROOT);
    List<String> lines = new ArrayList<>();
    lines.add(
        "PRESS"
            + (KINDS.contains(kind) ? " " + kind.toUpperCase(Locale.ROOT) : "")
            + " TO "
            + word(option, "to"));
    lines.addAll(Joiners.lines(option.apply("text")));
    lines.add("ENDPRESS");
    return lines;
  }

  /// {@return the lines of a letter that tries these}
  public static List<String> tried(String text) {
    List<String> lines = new ArrayList<>(split(text));
    lines.addFirst("TRY");
    lines.add("ENDTRY");
    return lines;
  }

  /// {@return the lines of a text; a semicolon ends one as well}
  public static List<String> split(String text) {
    return Lines.of(text.replace(';', '\n')).stream()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private Optional<Shortcut> shortcut(String command) {
    return shortcuts.stream().filter(one -> one.name().equals(command)).findFirst();
  }

  /// {@return what an option holds: [Typing#LINE] if it is lines of a letter}
  public String kind(String command, String option) {
    return shortcut(command).filter(one -> one.option().equals(option)).isPresent()
        ? Typing.LINE
        : option;
  }

  /// {@return what somebody is typing into an option, as the line it will be}
  public String typed(String command, String option, String text) {
    int last = text.lastIndexOf(';') + 1;
    return shortcut(command)
        .filter(one -> one.option().equals(option) && !one.verb().isEmpty())
        .map(one -> text.substring(0, last) + one.line(text.substring(last).stripLeading()))
        .orElse(text);
  }

  private static String name(UnaryOperator<String> option) {
    return word(option, "name");
  }

  private static String word(UnaryOperator<String> option, String name) {
    return option.apply(name).replaceAll("\\s+", " ").strip();
  }

  private static String said(String before, String word) {
    return word.isEmpty() ? "" : before + word;
  }
}
