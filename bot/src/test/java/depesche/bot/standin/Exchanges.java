package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/// What people begin with the bot, told to it over the gateway.
final class Exchanges {

  private static final int COMMAND = 2;
  private static final int PRESSED = 3;
  static final int TYPING = 4;
  private static final int SUBMITTED = 5;

  private final StandIn discord;
  private final World world;
  private final Map<String, Exchange> byToken = new ConcurrentHashMap<>();

  Exchanges(StandIn discord) {
    this.discord = discord;
    this.world = discord.world();
  }

  void await(String what, BooleanSupplier so) {
    world.await(what, so);
  }

  Optional<Exchange> find(String token) {
    return Optional.ofNullable(byToken.get(token));
  }

  List<Exchange> all() {
    return List.copyOf(byToken.values());
  }

  /// Gives a command, or types at one of its options.
  Exchange command(User user, String name, Map<String, String> options, Optional<String> typing) {
    JsonNode command = offered(user, user.at(), name);
    ObjectNode data =
        Nodes.object().put("id", command.path("id").asText()).put("name", name).put("type", 1);
    if (command.has("guild_id")) {
      data.put("guild_id", command.path("guild_id").asText());
    }
    ArrayNode given = data.putArray("options");
    options.forEach((option, value) -> given.add(option(command, option, value, typing)));
    if (typing.isEmpty()) {
      complete(command, options);
    }
    return begin(user, user.at(), typing.isEmpty() ? COMMAND : TYPING, data, Optional.empty());
  }

  /// A command is offered only where it says; without a word it is offered everywhere. Those of the
  /// guild are never offered in private, and some there only to who may do enough, unless the
  /// keeper has opened them.
  private JsonNode offered(User user, Place place, String name) {
    int here = place.kind() == Place.Kind.DM ? 1 : 0;
    return world.commands.entrySet().stream()
        .filter(known -> here == 0 || known.getKey() == 0)
        .flatMap(known -> known.getValue().stream())
        .filter(one -> one.path("name").asText().equals(name))
        .filter(one -> here == 1 || world.opened.contains(name) || isFor(user, place, one))
        .filter(
            one ->
                !Nodes.present(one.path("contexts"))
                    || Nodes.stream(one.path("contexts")).anyMatch(it -> it.asInt() == here))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no command /" + name + " in " + place));
  }

  private boolean isFor(User user, Place place, JsonNode command) {
    long needed = command.path("default_member_permissions").asLong(0);
    long may = world.permissions(user, place);
    return (may & needed) == needed || (may & Permission.ADMINISTRATOR.mask()) != 0;
  }

  private static ObjectNode option(
      JsonNode command, String name, String value, Optional<String> typing) {
    JsonNode option =
        Nodes.stream(command.path("options"))
            .filter(one -> one.path("name").asText().equals(name))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no option " + name + " in " + command));
    int most = option.path("max_length").asInt(6000);
    if (Check.length(value) > most) {
      throw new AssertionError("nobody can type more than " + most + " characters there");
    }
    ObjectNode json = Nodes.object().put("name", name).put("type", option.path("type").asInt());
    switch (option.path("type").asInt()) {
      case 4 -> json.put("value", Long.parseLong(value));
      case 5 -> json.put("value", Boolean.parseBoolean(value));
      default -> json.put("value", value);
    }
    if (typing.filter(name::equals).isPresent()) {
      if (!option.path("autocomplete").asBoolean()) {
        throw new AssertionError("nothing is offered for " + name);
      }
      json.put("focused", true);
    }
    return json;
  }

  private static void complete(JsonNode command, Map<String, String> options) {
    for (JsonNode option : command.path("options")) {
      String name = option.path("name").asText();
      if (option.path("required").asBoolean() && !options.containsKey(name)) {
        throw new AssertionError("Discord does not send it without " + name);
      }
    }
  }

  Exchange submit(Exchange shown, User user, Modal modal, List<String> texts) {
    return begin(user, shown.place(), SUBMITTED, modal.submitted(texts), shown.pressed());
  }

  Exchange press(User user, Message message, String button) {
    JsonNode found =
        Components.all(message.now().components())
            .filter(
                one ->
                    one.path("label").asText().equals(button)
                        || one.path("custom_id").asText().equals(button))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no button " + button + " in " + message));
    ObjectNode data =
        Nodes.object()
            .put("component_type", found.path("type").asInt())
            .put("custom_id", found.path("custom_id").asText());
    return begin(user, message.place(), PRESSED, data, Optional.of(message));
  }

  /// Chooses in a menu, by what stands there while nothing is chosen.
  Exchange choose(User user, Message message, String placeholder, List<String> labels) {
    JsonNode menu = menu(message, placeholder);
    return choose(user, message, menu, chosen(menu, labels));
  }

  /// As a program of Discord would not do it.
  Exchange forge(User user, Message message, String placeholder, List<String> values) {
    ArrayNode all = Nodes.array();
    values.forEach(all::add);
    return choose(user, message, menu(message, placeholder), all);
  }

  private static JsonNode menu(Message message, String placeholder) {
    return Components.all(message.now().components())
        .filter(one -> one.path("placeholder").asText().equals(placeholder))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no menu " + placeholder + " in " + message));
  }

  private Exchange choose(User user, Message message, JsonNode menu, ArrayNode values) {
    ObjectNode data =
        Nodes.object().put("component_type", 3).put("custom_id", menu.path("custom_id").asText());
    data.set("values", values);
    return begin(user, message.place(), PRESSED, data, Optional.of(message));
  }

  /// {@return what Discord sends when these are chosen} Its program lets nobody choose what is not
  /// there, or too much of it.
  static ArrayNode chosen(JsonNode menu, List<String> labels) {
    int least = menu.path("min_values").asInt(1);
    int most = menu.path("max_values").asInt(1);
    if (labels.size() < least || labels.size() > most || menu.path("disabled").asBoolean()) {
      throw new AssertionError("nobody can choose " + labels + " there");
    }
    ArrayNode values = Nodes.array();
    for (String label : labels) {
      values.add(
          Nodes.stream(menu.path("options"))
              .filter(option -> option.path("label").asText().equals(label))
              .findFirst()
              .orElseThrow(() -> new AssertionError("no choice " + label + " in " + menu))
              .path("value")
              .asText());
    }
    return values;
  }

  /// Chooses in a menu of channels or roles, as many as it takes.
  Exchange pick(User user, Message message, String menu, List<Long> chosen) {
    JsonNode found =
        Components.all(message.now().components())
            .filter(one -> one.path("custom_id").asText().equals(menu))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no menu " + menu + " in " + message));
    int most = found.path("max_values").asInt(1);
    if (chosen.size() < found.path("min_values").asInt(1) || chosen.size() > most) {
      throw new AssertionError("nobody can choose " + chosen.size() + " in " + found);
    }
    int type = found.path("component_type").asInt(found.path("type").asInt());
    ObjectNode data = Nodes.object().put("component_type", type).put("custom_id", menu);
    data.set("values", Nodes.ids(chosen));
    ObjectNode resolved = data.putObject("resolved");
    ObjectNode there = resolved.putObject(type == Components.CHANNELS ? "channels" : "roles");
    for (long id : chosen) {
      there.set(String.valueOf(id), type == Components.CHANNELS ? channel(found, id) : role(id));
    }
    return begin(user, message.place(), PRESSED, data, Optional.of(message));
  }

  /// A menu offers channels of its kinds alone.
  private JsonNode channel(JsonNode menu, long id) {
    ObjectNode channel = discord.guilds().json(world.place(id));
    JsonNode kinds = menu.path("channel_types");
    if (!kinds.isEmpty()
        && Nodes.stream(kinds).noneMatch(kind -> kind.asInt() == channel.path("type").asInt())) {
      throw new AssertionError(channel.path("name") + " is not offered in " + menu);
    }
    return channel.put("permissions", String.valueOf(-1L >>> 1));
  }

  private JsonNode role(long id) {
    Role role = world.roles.get(id);
    if (role == null) {
      throw new AssertionError("there is no role " + id);
    }
    return role.json();
  }

  private Exchange begin(
      User user, Place place, int type, ObjectNode data, Optional<Message> pressed) {
    Exchange exchange = new Exchange(this, user, place, type, pressed, discord.world().nextId());
    byToken.put(exchange.token(), exchange);
    ObjectNode json =
        Nodes.object()
            .put("id", String.valueOf(exchange.id()))
            .put("application_id", String.valueOf(world.bot.id()))
            .put("type", type)
            .put("token", exchange.token())
            .put("version", 1)
            .put("locale", "en-US")
            .put("app_permissions", String.valueOf(world.permissions(world.bot, place)))
            .put("channel_id", String.valueOf(place.id()))
            .put("context", place.kind() == Place.Kind.DM ? 1 : 0);
    json.set("data", data);
    json.putArray("entitlements");
    json.putObject("authorizing_integration_owners").put("0", String.valueOf(world.guild));
    ObjectNode channel = discord.guilds().json(place);
    channel.put("permissions", String.valueOf(world.permissions(user, place)));
    json.set("channel", channel);
    pressed.ifPresent(message -> json.set("message", message.json(world.bot)));
    who(json, user, place);
    discord.locked(
        () -> {
          discord.tell("INTERACTION_CREATE", json, 0);
          return json;
        });
    return exchange;
  }

  private void who(ObjectNode json, User user, Place place) {
    if (place.kind() == Place.Kind.DM) {
      json.set("user", user.json());
      return;
    }
    json.put("guild_id", String.valueOf(world.guild)).put("guild_locale", "en-US");
    json.putObject("guild")
        .put("id", String.valueOf(world.guild))
        .put("locale", "en-US")
        .putArray("features");
    ObjectNode member = user.member();
    member.put("permissions", String.valueOf(world.permissions(user, place)));
    json.set("member", member);
  }
}
