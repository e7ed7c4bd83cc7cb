package depesche.bot.post.discord;

import depesche.adjudicator.notation.Lines;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/// The commands on Discord. `/judge` takes any line of a letter; the others are friendly names for
/// such lines and become them.
public final class Vocabulary {

  /// The command that opens a form.
  static final String FORM = "orders";

  private static final int LONGEST_LINE = 4000;
  private static final int LONGEST_WORD = 100;
  private static final String BID = "BID";
  private static final String PICK = "PICK";

  private Vocabulary() {}

  static List<SlashCommandData> all() {
    return List.of(
        command(
            "judge",
            "Any line that works by mail; several with ; between them",
            required("line", "Such as: STATUS, or A BER - KIE; F KIE H", LONGEST_LINE),
            game()),
        command(FORM, "A form with all your orders", game()),
        command(
            "order",
            "An order, or several with ; between them",
            required("order", "Such as: A BER - KIE", LONGEST_LINE),
            game()),
        command(
            "bid",
            "A sealed bid",
            required("bid", "Such as: ARMIES NAVIES COLONIES", LONGEST_LINE),
            game()),
        command(
            "pick",
            "The card you want, or a list of wishes in order of preference",
            required("cards", "Such as: \"Opium Wars\" > \"Jazz\" > ANY VP", LONGEST_LINE),
            game()),
        command("status", "The state of the game, and your orders", game()),
        command("map", "The current map", game()),
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
        command("history", "The results of past phases", game()),
        command("help", "How to play here", option("topic", "The topic")),
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

  private static OptionData game() {
    return option("game", "Which game, if you play several");
  }

  /// {@return the lines of a letter that say the same as a command}
  ///
  /// @param option gives the text of an option, empty if it was left out
  static List<String> lines(String command, UnaryOperator<String> option) {
    String game = word(option, "game");
    return switch (command) {
      case "judge" -> split(option.apply("line"));
      case "order" -> split(option.apply("order"));
      case "bid" -> verbed(BID, option.apply("bid"));
      case "pick" -> verbed(PICK, option.apply("cards"));
      case "join" ->
          List.of(
              "JOIN " + game + said(" AS ", word(option, "seat")) + said(" NAME ", name(option)));
      case "deadline" ->
          List.of(
              word(option, "to").isEmpty()
                  ? "STATUS" + said(" ", game)
                  : "SET DEADLINE" + said(" ", game) + " " + word(option, "to"));
      case "help" -> List.of("HELP" + said(" ", word(option, "topic")));
      case "link" -> List.of("LINK " + word(option, "what"));
      case FORM -> List.of(FORM);
      default -> List.of(command.toUpperCase(Locale.ROOT) + said(" ", game));
    };
  }

  /// {@return the lines of a text; a semicolon ends one as well}
  static List<String> split(String text) {
    return Lines.of(text.replace(';', '\n')).stream()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private static List<String> verbed(String verb, String text) {
    return split(text).stream().map(line -> begun(verb, line)).toList();
  }

  private static String begun(String verb, String line) {
    return line.regionMatches(true, 0, verb, 0, verb.length()) ? line : verb + " " + line;
  }

  /// {@return what somebody is typing into an option, as the line it will be}
  static String typed(String option, String text) {
    int last = text.lastIndexOf(';') + 1;
    String before = text.substring(0, last);
    String line = text.substring(last).stripLeading();
    return switch (option) {
      case "bid" -> before + begun(BID, line);
      case "cards" -> before + begun(PICK, line);
      default -> text;
    };
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
