package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;

/// Who keeps the guild, and what they do there.
public final class Keeper {

  private final StandIn discord;

  Keeper(StandIn discord) {
    this.discord = discord;
  }

  /// {@return a new role, which allows nothing of its own}
  public Role role(String name) {
    return role(name, new Permission[0]);
  }

  /// {@return a new role, which allows this}
  public Role role(String name, Permission... permissions) {
    Role role = new Role(Snowflakes.next(), name, Permission.masks(permissions));
    discord.world().roles.put(role.id(), role);
    ObjectNode json = Nodes.object().put("guild_id", discord.guild());
    discord.tell("GUILD_ROLE_CREATE", json.set("role", role.json()), 1);
    return role;
  }

  /// Lets a role allow this and nothing else.
  public void allows(Role role, Permission... permissions) {
    role.allow(Permission.masks(permissions));
    ObjectNode json = Nodes.object().put("guild_id", discord.guild());
    discord.tell("GUILD_ROLE_UPDATE", json.set("role", role.json()), 1);
  }

  /// {@return the role that everybody has}
  public Role everybody() {
    return discord.world().everybody;
  }

  /// {@return the role that the bot was given with its invitation}
  public Role botRole() {
    return discord.world().botRole;
  }

  /// Demands a tag of every post in a forum, and offers these.
  ///
  /// @param told whether the bot is told of the change
  public void demandsTags(Place forum, boolean told, String... tags) {
    LinkedHashMap<Long, String> offered = new LinkedHashMap<>();
    for (String tag : tags) {
      offered.put(Snowflakes.next(), tag);
    }
    forum.offer(offered);
    if (!told) {
      discord.tell("CHANNEL_UPDATE", discord.guilds().json(forum), 1);
    }
    forum.demandTag(true);
    if (told) {
      discord.tell("CHANNEL_UPDATE", discord.guilds().json(forum), 1);
    }
  }

  /// Opens a command to everybody, whatever it asks of its users.
  public void opens(String command) {
    discord.world().opened.add(command);
  }

  /// Deletes a channel.
  public void deletesChannel(Place channel) {
    discord.world().places.remove(channel.id());
    discord.tell("CHANNEL_DELETE", discord.guilds().json(channel), 1);
  }

  /// Makes a channel.
  public Place channel(Place.Kind kind, String name) {
    Place channel = discord.world().open(kind, name);
    discord.tell("CHANNEL_CREATE", discord.guilds().json(channel), 1);
    return channel;
  }

  /// Lets Discord have lost every command: the list of them comes back empty.
  public void losesCommands() {
    discord.world().commands.clear();
  }

  /// Archives a thread, and the bot is not told yet.
  public void archivesUnseen(Place thread) {
    thread.archive(true);
  }

  /// Deletes a thread with all that is in it.
  public void deletes(Place thread) {
    discord.world().places.remove(thread.id());
    discord.tell("THREAD_DELETE", discord.guilds().json(thread), 1);
  }

  /// Deletes a message of anybody.
  public void deletes(Message message) {
    message.place().remove(message.id());
    ObjectNode json = Nodes.object().put("id", String.valueOf(message.id()));
    json.put("channel_id", String.valueOf(message.place().id()));
    boolean dm = message.place().kind() == Place.Kind.DM;
    if (!dm) {
      json.put("guild_id", String.valueOf(discord.guild()));
    }
    discord.tell("MESSAGE_DELETE", json, dm ? 1L << 12 : 1L << 9);
  }

  /// Lets the bot into the guild, or has it be no member when it next connects.
  public void invites(boolean invited) {
    discord.world().invited = invited;
    if (invited) {
      discord.tell("GUILD_CREATE", discord.guilds().whole(), 1);
    }
  }
}
