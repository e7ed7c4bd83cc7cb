package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/// What the gateway says at the beginning: who the bot is, and all of its guild.
final class Guilds {

  private final StandIn discord;
  private final World world;

  Guilds(StandIn discord) {
    this.discord = discord;
    this.world = discord.world();
  }

  ObjectNode ready(String session) {
    ObjectNode json =
        Nodes.object()
            .put("v", 10)
            .put("session_id", session)
            .put("session_type", "normal")
            .put("resume_gateway_url", discord.gateway());
    json.set("user", self());
    json.putObject("application").put("id", String.valueOf(world.bot.id())).put("flags", 0);
    ArrayNode guilds = json.putArray("guilds");
    if (world.invited) {
      guilds.addObject().put("id", String.valueOf(world.guild)).put("unavailable", true);
    }
    json.putArray("private_channels");
    json.putArray("relationships");
    return json;
  }

  ObjectNode self() {
    return world.bot.json().put("verified", true).put("mfa_enabled", true).putNull("email");
  }

  ObjectNode application() {
    ObjectNode json =
        Nodes.object()
            .put("id", String.valueOf(world.bot.id()))
            .put("name", "Depesche")
            .put("description", "")
            .put("bot_public", false)
            .put("bot_require_code_grant", false)
            .put("verify_key", "0")
            .put("flags", 0)
            .putNull("icon")
            .putNull("team");
    json.putArray("tags");
    json.putArray("redirect_uris");
    json.set("owner", owner().json());
    return json;
  }

  private User owner() {
    return discord.user("Owner");
  }

  /// {@return the guild alone, as REST gives it}
  ObjectNode guild() {
    ObjectNode json =
        Nodes.object()
            .put("id", String.valueOf(world.guild))
            .put("name", "Proving ground")
            .put("owner_id", String.valueOf(owner().id()))
            .put("preferred_locale", "en-US")
            .put("premium_progress_bar_enabled", false)
            .put("premium_subscription_count", 0)
            .put("premium_tier", 0)
            .put("max_members", 500_000)
            .put("mfa_level", 0)
            .put("afk_timeout", 300)
            .put("verification_level", 0)
            .put("default_message_notifications", 1)
            .put("explicit_content_filter", 0)
            .put("nsfw_level", 0)
            .put("system_channel_flags", 0);
    for (String none : List.of("icon", "splash", "banner", "description", "vanity_url_code")) {
      json.putNull(none);
    }
    ArrayNode roles = json.putArray("roles");
    world.roles.values().forEach(role -> roles.add(role.json()));
    for (String list : List.of("emojis", "stickers", "features")) {
      json.putArray(list);
    }
    return json;
  }

  /// {@return the guild with people, places and threads; the people are the bot alone, since it may
  /// not ask for the others}
  ObjectNode whole() {
    ObjectNode json =
        guild()
            .put("member_count", world.users.size())
            .put("joined_at", "2024-01-01T00:00:00+00:00")
            .put("large", false)
            .put("unavailable", false);
    json.putArray("members").add(world.bot.member());
    ArrayNode channels = json.putArray("channels");
    ArrayNode threads = json.putArray("threads");
    for (Place place : world.places.values()) {
      if (place.kind() == Place.Kind.TEXT || place.kind() == Place.Kind.FORUM) {
        channels.add(json(place));
      } else if (place.kind().isThread() && !place.archived() && world.sees(world.bot, place)) {
        threads.add(json(place));
      }
    }
    for (String list :
        List.of(
            "voice_states",
            "presences",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds")) {
      json.putArray(list);
    }
    return json;
  }

  ObjectNode json(Place place) {
    return Places.json(place, world.guild, world.bot);
  }
}
