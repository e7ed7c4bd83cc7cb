package depesche.bot.standin;

import static depesche.bot.standin.Check.id;
import static depesche.bot.standin.Shape.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The bot itself, its commands, its guild and the people there.
final class GuildRoutes {

  private final StandIn discord;
  private final World world;

  GuildRoutes(StandIn discord) {
    this.discord = discord;
    this.world = discord.world();
  }

  List<Route> routes() {
    return List.of(
        route("GET", "gateway", _ -> gateway()),
        route("GET", "gateway/bot", _ -> gateway()),
        route("GET", "users/@me", _ -> discord.guilds().self()),
        route("GET", "oauth2/applications/@me", _ -> discord.guilds().application()),
        route("GET", "applications/@me", _ -> discord.guilds().application()),
        route("GET", "users/@me/guilds", _ -> ours()),
        route("POST", "users/@me/channels", this::dm),
        route("GET", "users/{user}", call -> world.user(call.id("user")).json()),
        route("GET", "guilds/{guild}", this::guild),
        route("GET", "guilds/{guild}/roles", this::roles),
        route("GET", "guilds/{guild}/members/{user}", this::member),
        route("GET", "guilds/{guild}/channels", this::channels),
        route("GET", "applications/{app}/commands", call -> registered(call, 0)),
        route("PUT", "applications/{app}/commands", call -> register(call, 0)),
        route("POST", "applications/{app}/commands", call -> add(call, 0)),
        route(
            "GET",
            "applications/{app}/guilds/{guild}/commands",
            call -> registered(call, known(call))),
        route(
            "PUT",
            "applications/{app}/guilds/{guild}/commands",
            call -> register(call, known(call))),
        route(
            "POST", "applications/{app}/guilds/{guild}/commands", call -> add(call, known(call))));
  }

  private static Route route(String method, String path, Function<Call, JsonNode> answer) {
    return new Route(method, path, Route.Access.BOT, answer);
  }

  private JsonNode ours() {
    return Nodes.array(world.invited ? List.of(discord.guilds().guild()) : List.of());
  }

  private JsonNode gateway() {
    ObjectNode json = Nodes.object().put("url", discord.gateway()).put("shards", 1);
    json.putObject("session_start_limit")
        .put("total", 1000)
        .put("remaining", Math.max(discord.line().starts(), 0))
        .put("reset_after", discord.line().startsAgainAfter())
        .put("max_concurrency", 1);
    return json;
  }

  private long known(Call call) {
    if (call.id("guild") != world.guild) {
      throw new Refused(403, 50001, "Missing Access");
    }
    return world.guild;
  }

  private JsonNode guild(Call call) {
    return known(call) == 0 ? Nodes.object() : discord.guilds().guild();
  }

  private JsonNode roles(Call call) {
    known(call);
    return discord.guilds().guild().path("roles");
  }

  private JsonNode member(Call call) {
    known(call);
    User user = world.user(call.id("user"));
    if (user.hasLeft()) {
      throw new Refused(404, 10007, "Unknown Member");
    }
    return user.member();
  }

  private JsonNode channels(Call call) {
    known(call);
    return discord.guilds().whole().path("channels");
  }

  private JsonNode dm(Call call) {
    JsonNode body = call.checked(shape().must("recipient_id", id()));
    Place dm = world.dm(world.user(body.path("recipient_id").asLong()));
    return discord.guilds().json(dm);
  }

  private JsonNode registered(Call call, long where) {
    own(call);
    return Nodes.array(world.commands.getOrDefault(where, List.of()));
  }

  private JsonNode register(Call call, long where) {
    own(call);
    JsonNode body = call.checked(Commands.ALL);
    List<JsonNode> all = new ArrayList<>();
    body.forEach(command -> all.add(kept(command, where)));
    world.commands.put(where, List.copyOf(all));
    return Nodes.array(all);
  }

  /// One command more, or another in the place of one of that name.
  private JsonNode add(Call call, long where) {
    own(call);
    Commands.ALL.check("", Nodes.array().add(call.body()));
    ObjectNode added = kept(call.body(), where);
    List<JsonNode> all = new ArrayList<>(world.commands.getOrDefault(where, List.of()));
    all.stream()
        .filter(one -> one.path("name").equals(added.path("name")))
        .findFirst()
        .ifPresent(old -> added.set("id", old.path("id")));
    all.removeIf(one -> one.path("name").equals(added.path("name")));
    all.add(added);
    Check.require("", all.size() <= 100, "at most 100 commands");
    world.commands.put(where, List.copyOf(all));
    return added;
  }

  private ObjectNode kept(JsonNode command, long where) {
    ObjectNode kept = command.deepCopy();
    kept.put("id", String.valueOf(Snowflakes.next()))
        .put("application_id", String.valueOf(world.bot.id()))
        .put("version", String.valueOf(Snowflakes.next()));
    if (!kept.has("type")) {
      kept.put("type", 1);
    }
    if (!kept.has("default_member_permissions")) {
      kept.putNull("default_member_permissions");
    }
    if (where != 0) {
      kept.put("guild_id", String.valueOf(where));
    }
    return kept;
  }

  private void own(Call call) {
    if (call.id("app") != world.bot.id()) {
      throw new Refused(403, 20012, "You are not authorized to perform this action");
    }
  }
}
