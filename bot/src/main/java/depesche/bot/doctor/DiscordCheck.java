package depesche.bot.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import depesche.bot.config.Settings;
import depesche.bot.post.discord.DiscordRight;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whether Discord knows the bot, has let it into the server, and lets it do there what it must.
record DiscordCheck(Settings.Discord settings, Clock clock) implements Check {

  private static final int TEXT = 0;
  private static final int FORUM = 15;
  private static final int TAG_DEMANDED = 1 << 4;

  @Override
  public String subject() {
    return "Discord";
  }

  @Override
  public List<Finding> look() {
    List<Finding> findings = new ArrayList<>();
    try (DiscordRest rest = new DiscordRest(settings)) {
      JsonNode bot = rest.ask("users/@me", DiscordCheck::tokenRefused);
      findings.add(well("the token belongs to " + bot.path("username").asText()));
      findings.add(clock(rest));
      String application =
          rest.ask("oauth2/applications/@me", DiscordCheck::tokenRefused).path("id").asText();
      String server = settings.guild().orElseGet(() -> only(rest, application));
      JsonNode guild = rest.ask("guilds/" + server, _ -> invite(application));
      findings.add(well("the bot is a member of " + guild.path("name").asText()));
      JsonNode member =
          rest.ask(
              "guilds/" + server + "/members/" + bot.path("id").asText(), _ -> invite(application));
      if (settings.games().isEmpty()) {
        findings.add(rights(guild, member, application));
        findings.add(well("what is not in the settings is chosen on the server: /setup"));
        findings.add(commands(rest, application, server));
        return findings;
      }
      JsonNode channel = rest.ask("channels/" + settings.games().get(), _ -> noChannel());
      findings.add(channel(channel));
      findings.add(rights(guild, channel, member));
      settings.threads().ifPresent(id -> findings.add(threads(rest, id, guild, member)));
      settings.masters().ifPresent(id -> findings.add(role(guild, "masters", id)));
      settings.observers().ifPresent(id -> findings.add(role(guild, "observers", id)));
      findings.add(commands(rest, application, server));
    } catch (DiscordRest.Refused e) {
      findings.add(Finding.toMend(subject(), e.mend()));
    }
    return findings;
  }

  private static String tokenRefused(int status) {
    return "Discord refuses the token (%d): make a new one in the Developer Portal, Bot, Reset Token"
        .formatted(status);
  }

  private String invite(String application) {
    return settings.guild().isPresent()
        ? "the bot is not a member of server %s: open %s as its owner, or correct discord.guild"
            .formatted(settings.guild().get(), DiscordRight.invitation(application))
        : "the bot is a member of no server: open %s as the owner of one"
            .formatted(DiscordRight.invitation(application));
  }

  /// {@return the server it was invited to}
  private String only(DiscordRest rest, String application) {
    JsonNode guilds = rest.ask("users/@me/guilds", DiscordCheck::tokenRefused);
    if (guilds.isEmpty()) {
      throw new DiscordRest.Refused(invite(application));
    }
    if (guilds.size() > 1) {
      throw new DiscordRest.Refused(
          "the bot is a member of %d servers: name one in discord.guild".formatted(guilds.size()));
    }
    return guilds.path(0).path("id").asText();
  }

  /// Before a place is chosen, all that matters is what its role may do on the whole server.
  private Finding rights(JsonNode guild, JsonNode member, String application) {
    List<String> lacking =
        DiscordRight.lacking(
            DiscordRight.forGames(false),
            GrantedRights.in(guild, MissingNode.getInstance(), member));
    return lacking.isEmpty()
        ? well("the bot has all permissions it needs; it needs no privileged intent")
        : Finding.toMend(
            subject(),
            "the bot lacks: %s. Open %s as the owner of the server"
                .formatted(String.join(", ", lacking), DiscordRight.invitation(application)));
  }

  private String noChannel() {
    return "the bot cannot see channel %s: correct discord.games, or let the bot view the channel"
        .formatted(settings.games().orElse(""));
  }

  private Finding clock(DiscordRest rest) {
    Optional<Duration> apart = rest.date().map(at -> Duration.between(at, clock.instant()).abs());
    return apart
        .filter(off -> off.compareTo(ClockCheck.TOLERANCE) > 0)
        .map(
            off ->
                Finding.toMend(
                    subject(),
                    "this machine's clock differs by %d s from Discord's: set it (NTP)"
                        .formatted(off.toSeconds())))
        .orElseGet(
            () ->
                well(
                    apart.isPresent()
                        ? "our clock agrees with Discord's"
                        : "Discord gave no time, so the clocks were not compared"));
  }

  private static boolean lacksTags(JsonNode channel) {
    return (channel.path("flags").asInt() & TAG_DEMANDED) != 0
        && channel.path("available_tags").isEmpty();
  }

  private Finding channel(JsonNode channel) {
    String name = channel.path("name").asText();
    if (lacksTags(channel)) {
      return Finding.toMend(
          subject(),
          "the forum %s demands a tag of every post and has none: make one there, or demand none"
              .formatted(name));
    }
    if (!isHere(channel)) {
      return Finding.toMend(
          subject(), "channel " + name + " is on another server: correct discord.games");
    }
    return switch (channel.path("type").asInt(-1)) {
      case FORUM -> well("games get their threads in the forum " + name);
      case TEXT -> well("games get their threads in the text channel " + name);
      default ->
          Finding.toMend(
              subject(),
              "channel " + name + " is neither a forum nor a text channel: name one of these");
    };
  }

  /// Where private threads for press hang, which a forum cannot have.
  private Finding threads(DiscordRest rest, String id, JsonNode guild, JsonNode member) {
    JsonNode channel = rest.ask("channels/" + id, _ -> noThreads(id));
    String name = channel.path("name").asText();
    if (!isHere(channel) || channel.path("type").asInt(-1) != TEXT) {
      return Finding.toMend(
          subject(),
          "channel %s is no text channel of this server: correct discord.threads".formatted(name));
    }
    List<String> lacking =
        DiscordRight.lacking(
            DiscordRight.NEEDED_FOR_THREADS, GrantedRights.in(guild, channel, member));
    return lacking.isEmpty()
        ? well("private threads for press can be made in the text channel " + name)
        : lacks(name, lacking);
  }

  private static String noThreads(String id) {
    return ("the bot cannot see channel %s: correct discord.threads, let the bot view the channel,"
            + " or leave it out")
        .formatted(id);
  }

  private boolean isHere(JsonNode channel) {
    return settings.guild().filter(channel.path("guild_id").asText()::equals).isPresent();
  }

  private Finding lacks(String channel, List<String> lacking) {
    return Finding.toMend(
        subject(),
        "in channel %s the bot lacks: %s. Grant these to its role there"
            .formatted(channel, String.join(", ", lacking)));
  }

  private Finding rights(JsonNode guild, JsonNode channel, JsonNode member) {
    boolean forum = channel.path("type").asInt(-1) == FORUM;
    List<String> lacking =
        DiscordRight.lacking(
            DiscordRight.forGames(forum), GrantedRights.in(guild, channel, member));
    return lacking.isEmpty()
        ? well("the bot has all permissions it needs there; it needs no privileged intent")
        : lacks(channel.path("name").asText(), lacking);
  }

  private Finding role(JsonNode guild, String key, String id) {
    for (JsonNode role : guild.path("roles")) {
      if (role.path("id").asText().equals(id)) {
        return well("the role of the %s is %s".formatted(key, role.path("name").asText()));
      }
    }
    return Finding.toMend(
        subject(),
        "the server has no role %s: correct discord.%s, or leave it out".formatted(id, key));
  }

  private Finding commands(DiscordRest rest, String application, String server) {
    JsonNode commands =
        rest.ask(
            "applications/" + application + "/guilds/" + server + "/commands",
            _ -> "the bot is not allowed to have commands there: " + invite(application));
    boolean known = false;
    for (JsonNode command : commands) {
      known |= command.path("name").asText().equals("judge");
    }
    return well(
        known
            ? "its commands are registered there: " + commands.size()
            : "its commands are not registered there yet: the server does that when it starts");
  }

  private Finding well(String words) {
    return Finding.well(subject(), words);
  }
}
