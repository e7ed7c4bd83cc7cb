package depesche.bot.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import depesche.bot.config.Settings;
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
      JsonNode guild = rest.ask("guilds/" + settings.guild(), _ -> invite(application));
      findings.add(well("the bot is a member of " + guild.path("name").asText()));
      JsonNode channel = rest.ask("channels/" + settings.games(), _ -> noChannel());
      findings.add(channel(channel));
      JsonNode member =
          rest.ask(
              "guilds/" + settings.guild() + "/members/" + bot.path("id").asText(),
              _ -> invite(application));
      findings.add(rights(guild, channel, member));
      settings.threads().ifPresent(id -> findings.add(threads(rest, id, guild, member)));
      settings.masters().ifPresent(id -> findings.add(role(guild, "masters", id)));
      settings.observers().ifPresent(id -> findings.add(role(guild, "observers", id)));
      findings.add(commands(rest, application));
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
    return ("the bot is not a member of server %s: open"
            + " https://discord.com/oauth2/authorize?client_id=%s&permissions=%d"
            + "&scope=bot%%20applications.commands as its owner, or correct discord.guild")
        .formatted(settings.guild(), application, DiscordRight.all());
  }

  private String noChannel() {
    return "the bot cannot see channel %s: correct discord.games, or let the bot view the channel"
        .formatted(settings.games());
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
    if (!channel.path("guild_id").asText().equals(settings.guild())) {
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
    if (!channel.path("guild_id").asText().equals(settings.guild())
        || channel.path("type").asInt(-1) != TEXT) {
      return Finding.toMend(
          subject(),
          "channel %s is no text channel of this server: correct discord.threads".formatted(name));
    }
    List<String> lacking =
        lacking(DiscordRight.NEEDED_FOR_THREADS, DiscordRight.granted(guild, channel, member));
    return lacking.isEmpty()
        ? well("private threads for press can be made in the text channel " + name)
        : lacks(name, lacking);
  }

  private static String noThreads(String id) {
    return ("the bot cannot see channel %s: correct discord.threads, let the bot view the channel,"
            + " or leave it out")
        .formatted(id);
  }

  private static List<String> lacking(List<DiscordRight> needed, long granted) {
    return needed.stream().filter(right -> !right.isIn(granted)).map(DiscordRight::word).toList();
  }

  private Finding lacks(String channel, List<String> lacking) {
    return Finding.toMend(
        subject(),
        "in channel %s the bot lacks: %s. Grant these to its role there"
            .formatted(channel, String.join(", ", lacking)));
  }

  private Finding rights(JsonNode guild, JsonNode channel, JsonNode member) {
    long granted = DiscordRight.granted(guild, channel, member);
    boolean forum = channel.path("type").asInt(-1) == FORUM;
    List<DiscordRight> needed =
        DiscordRight.NEEDED.stream().filter(right -> !(forum && right.textOnly())).toList();
    List<String> lacking = lacking(needed, granted);
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

  private Finding commands(DiscordRest rest, String application) {
    JsonNode commands =
        rest.ask(
            "applications/" + application + "/guilds/" + settings.guild() + "/commands",
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
