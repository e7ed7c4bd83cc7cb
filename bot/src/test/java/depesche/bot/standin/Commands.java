package depesche.bot.standin;

import static depesche.bot.standin.Check.any;
import static depesche.bot.standin.Check.bool;
import static depesche.bot.standin.Check.list;
import static depesche.bot.standin.Check.number;
import static depesche.bot.standin.Check.oneOf;
import static depesche.bot.standin.Check.text;
import static depesche.bot.standin.Shape.shape;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The limits of commands and of what their autocompletion offers.
final class Commands {

  private static final Pattern NAME = Pattern.compile("[-_'\\p{L}\\p{N}]{1,32}");
  private static final int WORDS = 8000;
  private static final Pattern TAPPED = Pattern.compile("</([\\w-]{1,32}):(\\d{1,20})>");

  /// What an option offers beforehand, or while it is typed.
  static final Check CHOICE =
      shape()
          .must("name", text(1, 100))
          .may("name_localizations", any())
          .must("value", Commands::value);

  /// What the answer to autocompletion holds.
  static final Check CHOICES = shape().must("choices", list(0, 25, CHOICE));

  private static final Check OPTIONS = Check.later(() -> list(0, 25, Commands.OPTION));
  private static final Check OPTION =
      shape()
          .must("type", number(1, 11))
          .must("name", Commands::name)
          .must("description", text(1, 100))
          .may("name_localizations", any())
          .may("description_localizations", any())
          .may("required", bool())
          .may("choices", list(0, 25, CHOICE))
          .may("options", OPTIONS)
          .may("channel_types", any())
          .may("min_value", any())
          .may("max_value", any())
          .may("min_length", number(0, 6000))
          .may("max_length", number(1, 6000))
          .may("autocomplete", bool())
          .and(Commands::offersOneWay);
  private static final Check COMMAND =
      shape()
          .may("id", any())
          .may("type", oneOf(1))
          .must("name", Commands::name)
          .must("description", text(1, 100))
          .may("name_localizations", any())
          .may("description_localizations", any())
          .may("options", OPTIONS)
          .may("default_member_permissions", Commands::bits)
          .may("dm_permission", bool())
          .may("integration_types", list(0, 2, oneOf(0, 1)))
          .may("contexts", list(0, 3, oneOf(0, 1, 2)))
          .may("nsfw", bool())
          .and(Commands::ordered)
          .and(Commands::total);

  /// All commands of a guild or of the application.
  static final Check ALL = list(0, 100, COMMAND).and(Commands::differ);

  private Commands() {}

  private static void name(String where, JsonNode name) {
    String text = name.asText();
    Check.require(where, NAME.matcher(text).matches(), "not a name for a command: " + text);
    Check.require(where, text.equals(text.toLowerCase(Locale.ROOT)), "must be lower case");
  }

  /// Permissions are a number, written as a text.
  private static void bits(String where, JsonNode permissions) {
    boolean number = permissions.isTextual() && permissions.asText().matches("\\d{1,19}");
    Check.require(where, number, "must be a number in a text");
  }

  private static void value(String where, JsonNode value) {
    if (value.isTextual()) {
      text(1, 100).check(where, value);
    } else {
      Check.require(where, value.isNumber(), "must be a text or a number");
    }
  }

  private static void offersOneWay(String where, JsonNode option) {
    boolean both = option.path("autocomplete").asBoolean() && !option.path("choices").isEmpty();
    Check.require(where, !both, "choices and autocomplete exclude one another");
  }

  private static void ordered(String where, JsonNode command) {
    boolean optional = false;
    for (JsonNode option : command.path("options")) {
      boolean needed = option.path("required").asBoolean();
      Check.require(where, !(needed && optional), "required options come first");
      optional |= !needed;
    }
    differ(where, command.path("options"));
  }

  private static void total(String where, JsonNode command) {
    int sum = 0;
    for (String part : List.of("name", "description", "value")) {
      sum += command.findValuesAsText(part).stream().mapToInt(Check::length).sum();
    }
    Check.require(where, sum <= WORDS, "the command exceeds " + WORDS + " characters");
  }

  private static void differ(String where, JsonNode named) {
    Set<String> names = new HashSet<>();
    for (JsonNode one : named) {
      Check.require(where, names.add(one.path("name").asText()), "two have one name");
    }
  }

  /// {@return what a message shows as commands that can be tapped, and is none where it stands}
  static List<String> dead(World world, Message message) {
    long where = message.place().kind() == Place.Kind.DM ? 0 : world.guild;
    List<String> here =
        world.commands.getOrDefault(where, List.of()).stream()
            .map(one -> "</" + one.path("name").asText() + ":" + one.path("id").asText() + ">")
            .toList();
    return TAPPED
        .matcher(message.text())
        .results()
        .map(MatchResult::group)
        .filter(tapped -> !here.contains(tapped))
        .toList();
  }
}
