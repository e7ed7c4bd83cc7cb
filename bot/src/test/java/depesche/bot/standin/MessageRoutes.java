package depesche.bot.standin;

import static depesche.bot.standin.Permission.ATTACH_FILES;
import static depesche.bot.standin.Permission.EMBED_LINKS;
import static depesche.bot.standin.Permission.MANAGE_MESSAGES;
import static depesche.bot.standin.Permission.PIN_MESSAGES;
import static depesche.bot.standin.Permission.READ_MESSAGE_HISTORY;
import static depesche.bot.standin.Permission.SEND_MESSAGES;
import static depesche.bot.standin.Permission.SEND_MESSAGES_IN_THREADS;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Messages: sent, edited, read, pinned and removed.
final class MessageRoutes {

  /// No embed of the message is shown.
  private static final int FOLDED = 1 << 2;

  private static final String ALL = "channels/{channel}/messages";
  private static final String ONE = ALL + "/{message}";
  private static final String PIN = ALL + "/pins/{message}";
  private static final JsonNode NOTHING = MissingNode.getInstance();

  private final StandIn discord;
  private final World world;
  private final Drafts drafts;

  MessageRoutes(StandIn discord) {
    this.discord = discord;
    this.world = discord.world();
    this.drafts = new Drafts(world);
  }

  List<Route> routes() {
    return List.of(
        route("POST", ALL, this::send),
        route("GET", ALL, this::history),
        route("GET", ALL + "/pins", this::pins),
        route("PUT", PIN, call -> pin(call, true)),
        route("DELETE", PIN, call -> pin(call, false)),
        route("GET", ONE, this::read),
        route("PATCH", ONE, this::edit),
        route("DELETE", ONE, this::delete),
        route("POST", "channels/{channel}/typing", call -> nothing(place(call))));
  }

  private static Route route(String method, String path, Function<Call, JsonNode> answer) {
    return new Route(method, path, Route.Access.BOT, answer);
  }

  private static JsonNode nothing(Place place) {
    Check.require("channel", place.id() > 0, "must be an id");
    return NOTHING;
  }

  private Place place(Call call) {
    return world.place(call.id("channel"));
  }

  private JsonNode send(Call call) {
    Place place = place(call);
    JsonNode body = call.checked(Drafts.NEW);
    String nonce = body.path("nonce").asText("");
    if (body.path("enforce_nonce").asBoolean() && place.nonces().containsKey(nonce)) {
      return json(world.message(place, place.nonces().getOrDefault(nonce, 0L)));
    }
    return json(post(place, body, call));
  }

  /// Puts a message of the bot where it may write.
  Message post(Place place, JsonNode body, Call call) {
    if (place.kind() == Place.Kind.FORUM) {
      throw new Refused(400, 50008, "Cannot send messages in a non-text channel");
    }
    if (place.people().stream().anyMatch(user -> place.kind() == Place.Kind.DM && user.closed())) {
      throw new Refused(403, 50007, "Cannot send messages to this user");
    }
    if (place.people().stream().anyMatch(user -> place.kind() == Place.Kind.DM && user.hasLeft())) {
      throw new Refused(
          403, 50278, "Cannot send messages to this user due to having no mutual guilds");
    }
    world.demand(place, place.kind().isThread() ? SEND_MESSAGES_IN_THREADS : SEND_MESSAGES);
    if (place.locked()) {
      throw new Refused(400, 50083, "Thread is archived");
    }
    allow(place, body, call);
    Check.require(
        "flags", (body.path("flags").asInt() & Version.EPHEMERAL) == 0, "only answers are so");
    JsonNode answered = body.path("message_reference");
    Optional<Message> there =
        place.messages().stream()
            .filter(one -> String.valueOf(one.id()).equals(answered.path("message_id").asText()))
            .findFirst();
    if (answered.path("fail_if_not_exists").asBoolean(true) && !answered.isMissingNode()) {
      Check.require("message_reference", there.isPresent(), "unknown message");
    }
    Version version = drafts.fresh(body, call.files());
    place.archive(false);
    there.ifPresent(one -> one.isAnswered());
    return put(place, world.bot, version, body.path("nonce").asText(""));
  }

  private void allow(Place place, JsonNode body, Call call) {
    if (!call.files().isEmpty()) {
      world.demand(place, ATTACH_FILES);
    }
    if (!body.path("embeds").isEmpty()) {
      world.demand(place, EMBED_LINKS);
      Check.require("flags", (body.path("flags").asInt() & FOLDED) == 0, "hides these embeds");
    }
  }

  /// Puts a message there and tells the bot.
  Message put(Place place, User author, Version version, String nonce) {
    boolean forum = place.parent().filter(home -> home.kind() == Place.Kind.FORUM).isPresent();
    boolean opens = forum && place.messages().isEmpty();
    long id = opens ? place.id() : discord.world().nextId();
    Message message = new Message(id, place, author, nonce, Optional.empty(), version);
    place.add(message);
    if (!nonce.isEmpty()) {
      place.remember(nonce, message.id());
    }
    tell("MESSAGE_CREATE", message);
    return message;
  }

  /// Changes what somebody wrote, and tells the bot.
  Message change(Message message, Version version) {
    message.becomes(version);
    tell("MESSAGE_UPDATE", message);
    return message;
  }

  /// Tells the bot of a message in which a link has unfolded: nobody has edited it.
  Message unfold(Message message) {
    tell("MESSAGE_UPDATE", message);
    return message;
  }

  private void tell(String event, Message message) {
    boolean dm = message.place().kind() == Place.Kind.DM;
    ObjectNode json = json(message);
    if (!dm) {
      json.put("guild_id", String.valueOf(world.guild));
      ObjectNode member = message.author().member();
      member.remove("user");
      json.set("member", member);
    }
    if (dm || world.sees(world.bot, message.place())) {
      discord.tell(event, json, dm ? 1L << 12 : 1L << 9);
    }
  }

  ObjectNode json(Message message) {
    return message.json(world.bot);
  }

  private JsonNode edit(Call call) {
    Place place = place(call);
    Message message = world.message(place, call.id("message"));
    if (message.author().id() != world.bot.id()) {
      throw new Refused(403, 50005, "Cannot edit a message authored by another user");
    }
    if (place.archived()) {
      throw new Refused(400, 50083, "Thread is archived");
    }
    JsonNode body = call.checked(Drafts.EDIT);
    world.demand(place);
    allow(place, body, call);
    message.becomes(drafts.over(message.now(), body, call.files()));
    tell("MESSAGE_UPDATE", message);
    return json(message);
  }

  private JsonNode read(Call call) {
    world.demand(place(call), READ_MESSAGE_HISTORY);
    return json(world.message(place(call), call.id("message")));
  }

  private JsonNode delete(Call call) {
    Place place = place(call);
    Message message = world.message(place, call.id("message"));
    if (message.author().id() != world.bot.id()) {
      world.demand(place, MANAGE_MESSAGES);
    }
    place.remove(message.id());
    return NOTHING;
  }

  private JsonNode history(Call call) {
    Place place = place(call);
    world.demand(place, READ_MESSAGE_HISTORY);
    long limit = call.number("limit", 50);
    Check.require("limit", limit >= 1 && limit <= 100, "must be from 1 to 100");
    long before = call.number("before", Long.MAX_VALUE);
    long after = call.number("after", 0);
    List<Message> within =
        place.messages().stream()
            .filter(message -> message.id() > after && message.id() < before)
            .toList();
    // After a message come the next ones; otherwise the newest. Newest first, either way.
    int size = (int) Math.min(limit, within.size());
    List<Message> page =
        after > 0 ? within.subList(0, size) : within.subList(within.size() - size, within.size());
    return Nodes.array(page.reversed().stream().map(this::json).toList());
  }

  private JsonNode pins(Call call) {
    Place place = place(call);
    world.demand(place, READ_MESSAGE_HISTORY);
    ObjectNode json = Nodes.object().put("has_more", false);
    json.set(
        "items",
        Nodes.array(
            place.messages().stream()
                .filter(Message::pinned)
                .map(
                    message -> {
                      ObjectNode item =
                          Nodes.object().put("pinned_at", "2024-01-01T00:00:00+00:00");
                      item.set("message", json(message));
                      return item;
                    })
                .toList()));
    return json;
  }

  private JsonNode pin(Call call, boolean stays) {
    Place place = place(call);
    world.demand(place, PIN_MESSAGES);
    world.message(place, call.id("message")).pin(stays);
    return NOTHING;
  }
}
