package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Somebody on Discord, and what they do there.
public final class User {

  private final StandIn discord;
  private final long id;
  private final String name;
  private final boolean bot;
  private volatile List<Role> roles = List.of();
  private volatile boolean closed;
  private volatile boolean left;
  private volatile Optional<Place> at = Optional.empty();

  User(StandIn discord, long id, String name, boolean bot) {
    this.discord = discord;
    this.id = id;
    this.name = name;
    this.bot = bot;
  }

  public long id() {
    return id;
  }

  public String name() {
    return name;
  }

  public StandIn discord() {
    return discord;
  }

  boolean isBot() {
    return bot;
  }

  public List<Role> roles() {
    return roles;
  }

  /// Gives them a role; what they do from now on shows it.
  public void give(Role role) {
    List<Role> all = new ArrayList<>(roles);
    all.add(role);
    roles = List.copyOf(all);
  }

  /// Takes a role from them.
  public void take(Role role) {
    roles = roles.stream().filter(other -> !other.equals(role)).toList();
  }

  boolean closed() {
    return closed;
  }

  /// Lets no bot write to them in private, or lets it again.
  public void closesPrivateMessages(boolean closes) {
    closed = closes;
  }

  /// Goes to a place; commands are given where he is. At first that is the channel `general`.
  public User goes(Place place) {
    at = Optional.of(place);
    return this;
  }

  /// Goes to their private messages with the bot.
  public User goesPrivate() {
    return goes(discord.world().dm(this));
  }

  /// Opens a private thread for the bot, themselves and others.
  public Place opensThread(String threadName, User... others) {
    return discord.locked(
        () -> {
          Place home = discord.place("general");
          Place thread =
              discord.world().open(Place.Kind.PRIVATE_THREAD, threadName, Optional.of(home));
          thread.admit(discord.bot());
          thread.admit(this);
          List.of(others).forEach(thread::admit);
          discord.tell("THREAD_CREATE", discord.guilds().json(thread), 1);
          return thread;
        });
  }

  /// Opens a private thread without the bot, whom a message brings in that names it.
  public Place opensThreadAlone(String threadName) {
    return discord.locked(
        () -> {
          Place home = discord.place("general");
          Place thread =
              discord.world().open(Place.Kind.PRIVATE_THREAD, threadName, Optional.of(home));
          thread.admit(this);
          return thread;
        });
  }

  public Place at() {
    return at.orElseGet(() -> discord.place("general"));
  }

  /// Gives a command.
  ///
  /// @param options names and values by turns
  public Exchange slash(String command, String... options) {
    return discord.exchanges().command(this, command, pairs(options), Optional.empty());
  }

  /// {@return what is offered while this text is typed into an option: names as shown}
  public List<String> complete(String command, String option, String typed, String... others) {
    Map<String, String> options = pairs(others);
    options.put(option, typed);
    return discord.exchanges().command(this, command, options, Optional.of(option)).choices();
  }

  /// Presses a button by its label, or by its custom id.
  public Exchange press(Message message, String button) {
    return discord.exchanges().press(this, message, button);
  }

  /// Chooses in a menu, by what stands there while nothing is chosen.
  public Exchange choose(Message message, String placeholder, String... labels) {
    return discord.exchanges().choose(this, message, placeholder, List.of(labels));
  }

  /// Has these come back from a menu, whatever it offers: nobody can, but for a forged program.
  public Exchange forges(Message message, String placeholder, String... values) {
    return discord.exchanges().forge(this, message, placeholder, List.of(values));
  }

  /// Chooses channels or roles in a menu, by its custom id.
  public Exchange picks(Message message, String menu, Long... ids) {
    return discord.exchanges().pick(this, message, menu, List.of(ids));
  }

  /// Writes a message.
  public Message type(Place place, String text) {
    return discord.writes(this, place, Version.of(text));
  }

  /// Writes a message with a file.
  public Message type(Place place, String text, String file, byte[] bytes) {
    Attachment attachment =
        new Attachment(Snowflakes.next(), file, "application/octet-stream", bytes);
    return discord.writes(
        this, place, new Version(text, Nodes.array(), Nodes.array(), List.of(attachment), 0));
  }

  /// Changes what they wrote before.
  public Message edits(Message message, String text) {
    if (message.author() != this) {
      throw new AssertionError("nobody can change what others wrote");
    }
    return discord.locked(() -> discord.messages().change(message, Version.of(text)));
  }

  /// Leaves the server, or comes back.
  public void leaves(boolean leaves) {
    left = leaves;
  }

  boolean hasLeft() {
    return left;
  }

  /// Deletes what they have written.
  public void deletes(Message message) {
    if (message.author() != this) {
      throw new AssertionError("only keepers delete what others wrote");
    }
    discord.keeper().deletes(message);
  }

  /// Sees a link in their message unfold, or has it pinned.
  public void seesUnfold(Message message) {
    var _ = discord.locked(() -> discord.messages().unfold(message));
  }

  /// Writes to the bot in private.
  public Message whispers(String text) {
    return type(discord.world().dm(this), text);
  }

  /// {@return the private messages between them and the bot, oldest first}
  public List<Message> privateMessages() {
    return discord.world().dm(this).messages();
  }

  /// {@return all that was ever offered to them while they typed}
  public List<String> offered() {
    return discord.exchanges().all().stream()
        .filter(exchange -> exchange.user() == this && exchange.type() == Exchanges.TYPING)
        .flatMap(exchange -> exchange.choices().stream())
        .toList();
  }

  /// {@return all modals that were ever shown to them}
  public List<Modal> shown() {
    return discord.exchanges().all().stream()
        .filter(exchange -> exchange.user() == this)
        .flatMap(exchange -> exchange.shown().stream())
        .toList();
  }

  private static Map<String, String> pairs(String... words) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (int i = 0; i + 1 < words.length; i += 2) {
      pairs.put(words[i], words[i + 1]);
    }
    return pairs;
  }

  ObjectNode json() {
    return Nodes.object()
        .put("id", String.valueOf(id))
        .put("username", name.toLowerCase(Locale.ROOT))
        .put("global_name", name)
        .put("discriminator", bot ? "0001" : "0")
        .put("bot", bot)
        .put("public_flags", 0)
        .put("flags", 0)
        .putNull("avatar");
  }

  /// {@return them as a member of the guild}
  ObjectNode member() {
    ObjectNode json = Nodes.object();
    json.set("user", json());
    json.set("roles", Nodes.ids(roles.stream().map(Role::id).toList()));
    return json.put("joined_at", "2024-01-01T00:00:00+00:00")
        .put("deaf", false)
        .put("mute", false)
        .put("flags", 0)
        .put("pending", false)
        .putNull("nick")
        .putNull("avatar")
        .putNull("premium_since")
        .putNull("communication_disabled_until");
  }

  @Override
  public String toString() {
    return name;
  }
}
