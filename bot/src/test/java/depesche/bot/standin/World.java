package depesche.bot.standin;

import static depesche.bot.standin.Permission.ATTACH_FILES;
import static depesche.bot.standin.Permission.CREATE_PRIVATE_THREADS;
import static depesche.bot.standin.Permission.CREATE_PUBLIC_THREADS;
import static depesche.bot.standin.Permission.EMBED_LINKS;
import static depesche.bot.standin.Permission.MANAGE_THREADS;
import static depesche.bot.standin.Permission.READ_MESSAGE_HISTORY;
import static depesche.bot.standin.Permission.SEND_MESSAGES;
import static depesche.bot.standin.Permission.SEND_MESSAGES_IN_THREADS;
import static depesche.bot.standin.Permission.USE_APPLICATION_COMMANDS;
import static depesche.bot.standin.Permission.VIEW_CHANNEL;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.BooleanSupplier;

/// One guild with its people and places, and what the bot registered there.
final class World {

  private static final long EVERYBODY_MAY =
      Permission.masks(
          VIEW_CHANNEL,
          SEND_MESSAGES,
          SEND_MESSAGES_IN_THREADS,
          EMBED_LINKS,
          ATTACH_FILES,
          READ_MESSAGE_HISTORY,
          USE_APPLICATION_COMMANDS);
  private static final long BOT_MAY =
      EVERYBODY_MAY
          | Permission.masks(CREATE_PUBLIC_THREADS, CREATE_PRIVATE_THREADS, MANAGE_THREADS);

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  volatile Duration ahead = Duration.ZERO;
  final long guild = Snowflakes.next();
  final Role everybody = new Role(guild, "@everyone", EVERYBODY_MAY);
  private final long botId = Snowflakes.next();
  final Role botRole = new Role(Snowflakes.next(), "Depesche", BOT_MAY, botId);
  final Map<Long, Role> roles = new ConcurrentSkipListMap<>();
  final Map<Long, User> users = new ConcurrentSkipListMap<>();
  final Map<Long, Place> places = new ConcurrentSkipListMap<>();
  final Map<Long, Message> ephemeral = new ConcurrentSkipListMap<>();
  final ConcurrentSkipListSet<Long> mayBePinged = new ConcurrentSkipListSet<>();

  /// The commands of the guild (its id) and of the application (0).
  final Map<Long, List<JsonNode>> commands = new ConcurrentHashMap<>();

  final User bot;

  /// The names of commands that the keeper has opened to everybody.
  final ConcurrentSkipListSet<String> opened = new ConcurrentSkipListSet<>();

  volatile boolean invited = true;
  volatile boolean tokenVoid;
  private long changes;

  World(StandIn discord) {
    roles.put(guild, everybody);
    roles.put(botRole.id(), botRole);
    bot = new User(discord, botId, "Depesche", true);
    bot.give(botRole);
    users.put(bot.id(), bot);
    open(Place.Kind.TEXT, "general");
    Place forum = open(Place.Kind.FORUM, "games");
    LinkedHashMap<Long, String> tags = new LinkedHashMap<>();
    for (String tag : List.of("spring", "fall", "winter", "forming", "over")) {
      tags.put(Snowflakes.next(), tag);
    }
    forum.offer(tags);
  }

  Place open(Place.Kind kind, String name) {
    return open(kind, name, Optional.empty());
  }

  Place open(Place.Kind kind, String name, Optional<Place> parent) {
    Place place = new Place(Snowflakes.next(), kind, name, parent);
    places.put(place.id(), place);
    return place;
  }

  Place place(long id) {
    Place place = places.get(id);
    if (place == null) {
      throw Refused.unknown(10003, "Channel");
    }
    return place;
  }

  User user(long id) {
    User user = users.get(id);
    if (user == null) {
      throw Refused.unknown(10013, "User");
    }
    return user;
  }

  Message message(Place place, long id) {
    return place.message(id).orElseThrow(() -> Refused.unknown(10008, "Message"));
  }

  /// {@return the private messages between the bot and somebody, opened if they were not}
  Place dm(User user) {
    return places.values().stream()
        .filter(place -> place.kind() == Place.Kind.DM && place.people().contains(user))
        .findFirst()
        .orElseGet(
            () -> {
              Place dm = open(Place.Kind.DM, "DM of " + user.name());
              dm.admit(user);
              return dm;
            });
  }

  /// {@return whether this is what the bot must show}
  boolean takes(String token) {
    return !tokenVoid && bot.discord().token().equals(token);
  }

  /// {@return what somebody may do in a place, as Discord reckons it: roles, then what the place
  /// says of everybody, of roles and of the member}
  long permissions(User user, Place place) {
    if (place.kind() == Place.Kind.DM) {
      return place.people().contains(user) || user.isBot() ? -1L : 0;
    }
    Place home = place.parent().orElse(place);
    long may = everybody.permissions();
    for (Role role : user.roles()) {
      may |= role.permissions();
    }
    may = (may & ~home.denies(guild)) | home.allows(guild);
    for (Role role : user.roles()) {
      may = (may & ~home.denies(role.id())) | home.allows(role.id());
    }
    may = (may & ~home.denies(user.id())) | home.allows(user.id());
    boolean kept =
        place.kind() == Place.Kind.PRIVATE_THREAD
            && !place.people().contains(user)
            && (may & MANAGE_THREADS.mask()) == 0;
    return kept || (may & VIEW_CHANNEL.mask()) == 0 ? 0 : may;
  }

  boolean sees(User user, Place place) {
    return (permissions(user, place) & VIEW_CHANNEL.mask()) != 0;
  }

  /// Refuses what the bot may not do there.
  void demand(Place place, Permission... needed) {
    long may = permissions(bot, place);
    if ((may & VIEW_CHANNEL.mask()) == 0) {
      throw new Refused(403, 50001, "Missing Access");
    }
    for (Permission permission : needed) {
      if ((may & permission.mask()) == 0) {
        throw new Refused(403, 50013, "Missing Permissions");
      }
    }
  }

  /// The bot brought something about, or something happened to its line: those who wait look again.
  synchronized void changed() {
    changes++;
    notifyAll();
  }

  private synchronized long changes() {
    return changes;
  }

  /// Waits for what the bot is to bring about. Whether it is so is asked without any lock.
  void await(String what, BooleanSupplier so) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    for (long seen = changes(); !so.getAsBoolean(); seen = awaitChange(seen, what, end)) {}
  }

  private synchronized long awaitChange(long seen, String what, long end) {
    while (changes == seen) {
      long left = Duration.ofNanos(end - System.nanoTime()).toMillis();
      if (left <= 0) {
        throw new AssertionError("it does not come: " + what);
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    return changes;
  }

  /// {@return an id of this moment by the clock here}
  long nextId() {
    return Snowflakes.later(Snowflakes.next(), ahead);
  }
}
