package depesche.bot.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What a bot may do in a channel, as Discord counts it.
///
/// @param word as Discord's settings have it
/// @param textOnly whether only a text channel asks it
record DiscordRight(String word, int bit, boolean textOnly) {

  static final List<DiscordRight> NEEDED =
      List.of(
          new DiscordRight("View Channel", 10, false),
          new DiscordRight("Send Messages", 11, false),
          new DiscordRight("Send Messages in Threads", 38, false),
          new DiscordRight("Create Public Threads", 35, true),
          new DiscordRight("Embed Links", 14, false),
          new DiscordRight("Attach Files", 15, false),
          new DiscordRight("Read Message History", 16, false));

  /// What it needs where private threads hang; to take somebody out of one it must manage them.
  static final List<DiscordRight> NEEDED_FOR_THREADS =
      List.of(
          new DiscordRight("View Channel", 10, false),
          new DiscordRight("Create Private Threads", 36, false),
          new DiscordRight("Manage Threads", 34, false),
          new DiscordRight("Send Messages in Threads", 38, false),
          new DiscordRight("Read Message History", 16, false));

  private static final long ADMINISTRATOR = 1L << 3;

  boolean isIn(long granted) {
    return (granted & ADMINISTRATOR) != 0 || (granted & 1L << bit) != 0;
  }

  /// {@return all of them, for the address of an invitation}
  static long all() {
    return Stream.concat(NEEDED.stream(), NEEDED_FOR_THREADS.stream())
        .mapToLong(right -> 1L << right.bit())
        .reduce(0, (one, other) -> one | other);
  }

  /// {@return what a member may do in a channel: their roles' rights, changed by what the channel
  /// says of everybody, then of their roles, then of the member}
  static long granted(JsonNode guild, JsonNode channel, JsonNode member) {
    String everyone = guild.path("id").asText();
    List<String> roles = new ArrayList<>();
    member.path("roles").forEach(role -> roles.add(role.asText()));
    long granted = 0;
    for (JsonNode role : guild.path("roles")) {
      String id = role.path("id").asText();
      granted |= id.equals(everyone) || roles.contains(id) ? bits(role, "permissions") : 0;
    }
    JsonNode changes = channel.path("permission_overwrites");
    granted = changed(granted, changes, List.of(everyone));
    granted = changed(granted, changes, roles);
    return changed(granted, changes, List.of(member.path("user").path("id").asText()));
  }

  private static long changed(long granted, JsonNode changes, List<String> who) {
    long denied = 0;
    long allowed = 0;
    for (JsonNode change : changes) {
      if (who.contains(change.path("id").asText())) {
        denied |= bits(change, "deny");
        allowed |= bits(change, "allow");
      }
    }
    return (granted & (~denied | ADMINISTRATOR)) | allowed;
  }

  private static long bits(JsonNode node, String name) {
    return Long.parseUnsignedLong(node.path(name).asText("0"));
  }
}
