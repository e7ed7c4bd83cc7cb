package depesche.bot.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/// What a member of a server may do, as Discord counts it.
final class GrantedRights {

  private static final long ADMINISTRATOR = 1L << 3;

  private GrantedRights() {}

  /// {@return what a member may do in a channel: their roles' rights, changed by what the channel
  /// says of everybody, then of their roles, then of the member}
  static long in(JsonNode guild, JsonNode channel, JsonNode member) {
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
