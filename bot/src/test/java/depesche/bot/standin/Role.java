package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;

/// A role of the guild.
public final class Role {

  private final long id;
  private final String name;
  private volatile long permissions;
  private final long bot;

  Role(long id, String name, long permissions) {
    this(id, name, permissions, 0);
  }

  /// @param bot whose own role it is; 0 for nobody's
  Role(long id, String name, long permissions, long bot) {
    this.bot = bot;
    this.id = id;
    this.name = name;
    this.permissions = permissions;
  }

  public long id() {
    return id;
  }

  /// {@return how a message names it}
  public String mention() {
    return "<@&" + id + ">";
  }

  String name() {
    return name;
  }

  long permissions() {
    return permissions;
  }

  void allow(long all) {
    permissions = all;
  }

  ObjectNode json() {
    ObjectNode json = Nodes.object();
    json.put("id", String.valueOf(id))
        .put("name", name)
        .put("color", 0)
        .put("hoist", false)
        .put("position", 1)
        .put("permissions", String.valueOf(permissions))
        .put("managed", bot != 0)
        .put("mentionable", false)
        .put("flags", 0)
        .putObject("colors")
        .put("primary_color", 0)
        .putNull("secondary_color")
        .putNull("tertiary_color");
    if (bot != 0) {
      json.putObject("tags").put("bot_id", String.valueOf(bot));
    }
    return json.putNull("icon").putNull("unicode_emoji");
  }
}
