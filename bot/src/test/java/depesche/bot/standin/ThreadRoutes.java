package depesche.bot.standin;

import static depesche.bot.standin.Check.any;
import static depesche.bot.standin.Check.bool;
import static depesche.bot.standin.Check.id;
import static depesche.bot.standin.Check.list;
import static depesche.bot.standin.Check.number;
import static depesche.bot.standin.Check.oneOf;
import static depesche.bot.standin.Check.text;
import static depesche.bot.standin.Permission.CREATE_PRIVATE_THREADS;
import static depesche.bot.standin.Permission.CREATE_PUBLIC_THREADS;
import static depesche.bot.standin.Permission.MANAGE_CHANNELS;
import static depesche.bot.standin.Permission.MANAGE_THREADS;
import static depesche.bot.standin.Permission.SEND_MESSAGES;
import static depesche.bot.standin.Permission.SEND_MESSAGES_IN_THREADS;
import static depesche.bot.standin.Shape.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Channels and threads: opened, changed, closed, and who is in them.
final class ThreadRoutes {

  private static final JsonNode NOTHING = MissingNode.getInstance();
  private static final Check ARCHIVE = oneOf(60, 1440, 4320, 10_080);
  private static final Check TAG =
      shape()
          .must("name", text(1, 20))
          .may("id", any())
          .may("moderated", bool())
          .may("emoji_id", any())
          .may("emoji_name", any());
  private static final Shape THREAD =
      shape()
          .must("name", text(1, 100))
          .may("auto_archive_duration", ARCHIVE)
          .may("rate_limit_per_user", number(0, 21_600))
          .may("type", oneOf(11, 12))
          .may("invitable", bool());
  private static final Shape POST =
      shape()
          .must("name", text(1, 100))
          .must("message", Drafts.NEW)
          .may("auto_archive_duration", ARCHIVE)
          .may("rate_limit_per_user", number(0, 21_600))
          .may("applied_tags", list(0, 5, id()));
  private static final Shape CHANGE =
      shape()
          .may("name", text(1, 100))
          .may("topic", text(0, 4096))
          .may("archived", bool())
          .may("locked", bool())
          .may("invitable", bool())
          .may("auto_archive_duration", ARCHIVE)
          .may("applied_tags", list(0, 5, id()))
          .may("available_tags", list(0, 20, TAG))
          .may("flags", number(0, 1 << 20));

  private final StandIn discord;
  private final World world;

  ThreadRoutes(StandIn discord) {
    this.discord = discord;
    this.world = discord.world();
  }

  List<Route> routes() {
    String members = "channels/{channel}/thread-members";
    return List.of(
        route("GET", "channels/{channel}", call -> json(seen(call))),
        route("PATCH", "channels/{channel}", this::change),
        route("POST", "channels/{channel}/threads", this::open),
        route("POST", "channels/{channel}/messages/{message}/threads", this::hang),
        route("GET", members, this::members),
        route("GET", members + "/{user}", this::member),
        route("PUT", members + "/@me", _ -> NOTHING),
        route("PUT", members + "/{user}", call -> admit(call, true)),
        route("DELETE", members + "/{user}", call -> admit(call, false)),
        route(
            "GET",
            "guilds/{guild}/threads/active",
            _ -> found(threads().filter(thread -> !thread.archived()))),
        route("GET", "channels/{channel}/threads/archived/public", this::archived),
        route("GET", "channels/{channel}/threads/archived/private", this::archived),
        route("GET", "channels/{channel}/users/@me/threads/archived/private", this::archived));
  }

  private static Route route(String method, String path, Function<Call, JsonNode> answer) {
    return new Route(method, path, Route.Access.BOT, answer);
  }

  private ObjectNode json(Place place) {
    return discord.guilds().json(place);
  }

  private Place seen(Call call) {
    Place place = world.place(call.id("channel"));
    world.demand(place);
    return place;
  }

  private JsonNode open(Call call) {
    Place parent = seen(call);
    boolean forum = parent.kind() == Place.Kind.FORUM;
    JsonNode body = call.checked(forum ? POST : THREAD);
    boolean secret = body.path("type").asInt(12) == 12;
    if (forum) {
      world.demand(parent, SEND_MESSAGES);
      if (parent.tagDemanded() && body.path("applied_tags").isEmpty()) {
        throw new Refused(400, 40067, "A tag is required to create a forum post in this channel");
      }
    } else {
      world.demand(parent, secret ? CREATE_PRIVATE_THREADS : CREATE_PUBLIC_THREADS);
    }
    Place.Kind kind = forum || !secret ? Place.Kind.PUBLIC_THREAD : Place.Kind.PRIVATE_THREAD;
    Place thread =
        new Place(Snowflakes.next(), kind, body.path("name").asText(), Optional.of(parent));
    tag(thread, parent, body);
    world.places.put(thread.id(), thread);
    thread.admit(world.bot);
    ObjectNode created = json(thread).put("newly_created", true);
    discord.tell("THREAD_CREATE", created, 1);
    ObjectNode answer = json(thread);
    if (forum) {
      Message first = discord.messages().post(thread, body.path("message"), call);
      answer.set("message", discord.messages().json(first));
    }
    return answer;
  }

  /// Hangs a thread on a message, whose id becomes its own.
  private JsonNode hang(Call call) {
    Place parent = seen(call);
    JsonNode body = call.checked(THREAD);
    Message message = world.message(parent, call.id("message"));
    world.demand(parent, CREATE_PUBLIC_THREADS);
    if (world.places.containsKey(message.id())) {
      throw new Refused(400, 160004, "A thread has already been created for this message");
    }
    String name = body.path("name").asText();
    Place thread = new Place(message.id(), Place.Kind.PUBLIC_THREAD, name, Optional.of(parent));
    world.places.put(thread.id(), thread);
    thread.admit(world.bot);
    discord.tell("THREAD_CREATE", json(thread).put("newly_created", true), 1);
    return json(thread);
  }

  private static void tag(Place thread, Place forum, JsonNode body) {
    if (Nodes.present(body.path("applied_tags"))) {
      List<Long> tags = Nodes.stream(body.path("applied_tags")).map(JsonNode::asLong).toList();
      Check.require("applied_tags", forum.tagIds().keySet().containsAll(tags), "no such tag");
      thread.apply(tags);
    }
  }

  private JsonNode change(Call call) {
    Place place = seen(call);
    JsonNode body = call.checked(CHANGE);
    boolean thread = place.kind().isThread();
    // The owner of a thread, here always the bot, may rename, tag and archive it.
    if (!thread) {
      world.demand(place, MANAGE_CHANNELS);
    } else if (Nodes.present(body.path("locked"))) {
      world.demand(place, MANAGE_THREADS);
    } else {
      world.demand(place, SEND_MESSAGES_IN_THREADS);
    }
    boolean opens = body.path("archived").isBoolean() && !body.path("archived").asBoolean();
    if (place.archived() && !opens) {
      throw new Refused(400, 50083, "Thread is archived");
    }
    if (Nodes.present(body.path("name"))) {
      place.rename(body.path("name").asText());
    }
    place.describe(body.path("topic").asText(place.topic()));
    place.archive(body.path("archived").asBoolean(place.archived()));
    place.lock(body.path("locked").asBoolean(place.locked()));
    tag(place, place.parent().orElse(place), body);
    offer(place, body.path("available_tags"));
    discord.tell(thread ? "THREAD_UPDATE" : "CHANNEL_UPDATE", json(place), 1);
    return json(place);
  }

  private static void offer(Place forum, JsonNode tags) {
    if (Nodes.present(tags)) {
      LinkedHashMap<Long, String> offered = new LinkedHashMap<>();
      for (JsonNode tag : tags) {
        long id = tag.path("id").asLong(0);
        offered.put(
            forum.tagIds().containsKey(id) ? id : Snowflakes.next(), tag.path("name").asText());
      }
      forum.offer(offered);
    }
  }

  private JsonNode members(Call call) {
    Place thread = seen(call);
    return Nodes.array(thread.people().stream().map(user -> Places.member(thread, user)).toList());
  }

  /// A user who has left the server is in none of its threads.
  private JsonNode member(Call call) {
    Place thread = seen(call);
    User user = world.user(call.id("user"));
    if (user.hasLeft() || !thread.people().contains(user)) {
      throw new Refused(404, 10007, "Unknown Member");
    }
    ObjectNode json = Places.member(thread, user);
    json.set("member", user.member());
    return json;
  }

  private JsonNode admit(Call call, boolean comes) {
    Place thread = seen(call);
    Check.require("channel", thread.kind().isThread(), "not a thread");
    world.demand(thread, SEND_MESSAGES_IN_THREADS);
    User user = world.user(call.id("user"));
    boolean changed = comes ? thread.admit(user) : thread.dismiss(user);
    if (changed && thread.archived()) {
      throw new Refused(400, 50083, "Thread is archived");
    }
    return NOTHING;
  }

  private Stream<Place> threads() {
    return world.places.values().stream()
        .filter(place -> place.kind().isThread() && world.sees(world.bot, place));
  }

  private JsonNode archived(Call call) {
    Place parent = seen(call);
    boolean secret = call.path().endsWith("private");
    Place.Kind kind = secret ? Place.Kind.PRIVATE_THREAD : Place.Kind.PUBLIC_THREAD;
    return found(
        threads()
            .filter(thread -> thread.archived() && thread.kind() == kind)
            .filter(thread -> !call.path().contains("@me") || thread.people().contains(world.bot))
            .filter(thread -> thread.parent().filter(parent::equals).isPresent()));
  }

  private JsonNode found(Stream<Place> places) {
    ObjectNode json = Nodes.object().put("has_more", false);
    json.set("threads", Nodes.array(places.map(this::json).toList()));
    json.putArray("members");
    return json;
  }
}
