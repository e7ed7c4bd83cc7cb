package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;

/// A role of the guild.
public final class Role {

  private final long id;
  private final String name;
  private final long permissions;

  Role(long id, String name, long permissions) {
    this.id = id;
    this.name = name;
    this.permissions = permissions;
  }

  public long id() {
    return id;
  }

  String name() {
    return name;
  }

  long permissions() {
    return permissions;
  }

  ObjectNode json() {
    ObjectNode json = Nodes.object();
    json.put("id", String.valueOf(id))
        .put("name", name)
        .put("color", 0)
        .put("hoist", false)
        .put("position", 1)
        .put("permissions", String.valueOf(permissions))
        .put("managed", false)
        .put("mentionable", false)
        .put("flags", 0)
        .putObject("colors")
        .put("primary_color", 0)
        .putNull("secondary_color")
        .putNull("tertiary_color");
    json.putNull("icon").putNull("unicode_emoji");
    return json;
  }
}
