package depesche.bot.post.discord.setup;

import depesche.bot.config.DiscordHome;
import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordHandler.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu.DefaultValue;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu.SelectTarget;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/// The answer to `/setup`: what is chosen, what we lack there, and menus to choose from.
///
/// @param first what is said before all else; may be empty
record SetupPage(DiscordHandler board, Guild guild, String first) {

  private static final String MENU = "setup:";

  /// {@return what a menu of such an answer chooses}
  static Optional<Choice> choice(String component) {
    return Stream.of(Choice.values()).filter(one -> component.equals(MENU + one)).findFirst();
  }

  /// {@return an answer of words alone}
  static MessageEditData bare(String words) {
    return said(words, List.of());
  }

  private static MessageEditData said(String words, List<ActionRow> menus) {
    return new MessageEditBuilder()
        .setContent(words)
        .setComponents(menus)
        .setAllowedMentions(List.of())
        .build();
  }

  /// {@return whether something can be chosen here, since the settings leave it out}
  static boolean isOpen(DiscordHome named, Choice choice) {
    return !named.set() && id(named, choice).isEmpty();
  }

  private static Optional<String> id(DiscordHome home, Choice choice) {
    return switch (choice) {
      case GAMES -> home.games();
      case THREADS -> home.threads();
      case MASTERS -> home.masters();
      case OBSERVERS -> home.observers();
    };
  }

  MessageEditData data() {
    List<ActionRow> menus =
        Stream.of(Choice.values())
            .filter(choice -> isOpen(board.named(), choice))
            .map(choice -> ActionRow.of(menu(choice)))
            .toList();
    return said(String.join("\n", lines()), menus);
  }

  /// Choices on another server count for nothing here.
  private DiscordHome home() {
    DiscordHome home = board.home();
    return home.guild().filter(guild.getId()::equals).isPresent() ? home : board.named();
  }

  private List<String> lines() {
    DiscordHome home = home();
    ChosenPlace places = new ChosenPlace(board, guild);
    List<String> lines = new ArrayList<>(first.isEmpty() ? List.of() : List.of(first));
    lines.add(words(board.named().set() ? "SetupSet" : "SetupHead", ""));
    lines.add(line(home, Choice.GAMES, "SetupGames", "SetupNoGames"));
    lines.add(line(home, Choice.THREADS, "SetupPress", "SetupNoPress"));
    String none = board.named().set() ? "SetupNoMasters" : "SetupManagers";
    lines.add(line(home, Choice.MASTERS, "SetupMasters", none));
    lines.add(line(home, Choice.OBSERVERS, "SetupObservers", "SetupNoObservers"));
    List<String> wrong = new ArrayList<>();
    for (Choice choice : Choice.values()) {
      id(home, choice)
          .ifPresent(
              id ->
                  wrong.addAll(
                      places.isThere(choice, id)
                          ? places.lacking(choice, id)
                          : List.of(words("SetupGone", ""))));
    }
    lines.addAll(wrong.stream().distinct().toList());
    if (wrong.isEmpty() && home.games().isPresent()) {
      lines.add(words("SetupReady", ""));
    }
    return lines;
  }

  private String line(DiscordHome home, Choice choice, String some, String none) {
    return id(home, choice)
        .map(id -> words(some, ChosenPlace.isChannel(choice) ? "<#" + id + ">" : "<@&" + id + ">"))
        .orElseGet(() -> words(none, ""));
  }

  private String words(String name, String shown) {
    return board.words(name, Map.of("channel", shown, "role", shown));
  }

  private EntitySelectMenu menu(Choice choice) {
    boolean channel = ChosenPlace.isChannel(choice);
    EntitySelectMenu.Builder menu =
        EntitySelectMenu.create(MENU + choice, channel ? SelectTarget.CHANNEL : SelectTarget.ROLE)
            .setPlaceholder(words(placeholder(choice), ""))
            .setRequiredRange(choice == Choice.GAMES ? 1 : 0, 1);
    if (channel) {
      menu.setChannelTypes(ChosenPlace.kinds(choice));
    }
    ChosenPlace places = new ChosenPlace(board, guild);
    id(home(), choice)
        .filter(id -> places.isThere(choice, id))
        .map(id -> channel ? DefaultValue.channel(id) : DefaultValue.role(id))
        .ifPresent(menu::setDefaultValues);
    return menu.build();
  }

  private static String placeholder(Choice choice) {
    return switch (choice) {
      case GAMES -> "SetupPickGames";
      case THREADS -> "SetupPickPress";
      case MASTERS -> "SetupPickMasters";
      case OBSERVERS -> "SetupPickObservers";
    };
  }
}
