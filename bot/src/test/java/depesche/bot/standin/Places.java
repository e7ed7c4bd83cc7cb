package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// Places as Discord writes them.
final class Places {

  private static final String LONG_AGO = "2024-01-01T00:00:00+00:00";

  private Places() {}

  /// {@return the whole place}
  static ObjectNode json(Place place, long guild, User bot) {
    ObjectNode json =
        Nodes.object().put("id", String.valueOf(place.id())).put("type", place.kind().type());
    place.messages().reversed().stream()
        .findFirst()
        .ifPresentOrElse(
            last -> json.put("last_message_id", String.valueOf(last.id())),
            () -> json.putNull("last_message_id"));
    return switch (place.kind()) {
      case DM -> dm(json, place);
      case TEXT -> channel(json, place, guild);
      case FORUM -> forum(channel(json, place, guild), place);
      case PUBLIC_THREAD, PRIVATE_THREAD -> thread(json, place, guild, bot);
    };
  }

  private static ObjectNode dm(ObjectNode json, Place place) {
    ArrayNode people = json.putArray("recipients");
    place.people().forEach(user -> people.add(user.json()));
    return json.put("flags", 0);
  }

  private static ObjectNode channel(ObjectNode json, Place place, long guild) {
    json.put("guild_id", String.valueOf(guild))
        .put("name", place.name())
        .put("topic", place.topic())
        .put("position", 0)
        .put("nsfw", false)
        .put("flags", 0)
        .put("rate_limit_per_user", 0)
        .putNull("parent_id");
    ArrayNode overwrites = json.putArray("permission_overwrites");
    for (long whom : place.overwritten()) {
      overwrites
          .addObject()
          .put("id", String.valueOf(whom))
          .put("type", whom == guild ? 0 : 1)
          .put("allow", String.valueOf(place.allows(whom)))
          .put("deny", String.valueOf(place.denies(whom)));
    }
    return json;
  }

  private static ObjectNode forum(ObjectNode json, Place place) {
    ArrayNode tags = json.putArray("available_tags");
    place
        .tagIds()
        .forEach(
            (id, name) ->
                tags.addObject()
                    .put("id", String.valueOf(id))
                    .put("name", name)
                    .put("moderated", false)
                    .putNull("emoji_id")
                    .putNull("emoji_name"));
    return json.put("flags", place.tagDemanded() ? 1 << 4 : 0)
        .put("default_thread_rate_limit_per_user", 0)
        .put("default_forum_layout", 0)
        .putNull("default_sort_order")
        .putNull("default_reaction_emoji");
  }

  private static ObjectNode thread(ObjectNode json, Place place, long guild, User bot) {
    json.put("guild_id", String.valueOf(guild))
        .put("name", place.name())
        .put("owner_id", String.valueOf(bot.id()))
        .put("parent_id", String.valueOf(place.parent().map(Place::id).orElse(0L)))
        .put("message_count", place.messages().size())
        .put("total_message_sent", place.messages().size())
        .put("member_count", place.people().size())
        .put("rate_limit_per_user", 0)
        .put("flags", 0)
        .set("applied_tags", Nodes.ids(place.appliedIds()));
    ObjectNode state =
        json.putObject("thread_metadata")
            .put("archived", place.archived())
            .put("auto_archive_duration", 10080)
            .put("archive_timestamp", LONG_AGO)
            .put("create_timestamp", LONG_AGO)
            .put("locked", place.locked());
    if (place.kind() == Place.Kind.PRIVATE_THREAD) {
      state.put("invitable", false);
    }
    if (place.people().contains(bot)) {
      json.set("member", member(place, bot));
    }
    return json;
  }

  /// {@return somebody as a member of a thread}
  static ObjectNode member(Place thread, User user) {
    return Nodes.object()
        .put("id", String.valueOf(thread.id()))
        .put("user_id", String.valueOf(user.id()))
        .put("join_timestamp", LONG_AGO)
        .put("flags", 0);
  }
}
