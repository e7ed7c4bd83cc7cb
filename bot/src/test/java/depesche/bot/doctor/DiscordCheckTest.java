package depesche.bot.doctor;

import static depesche.bot.doctor.Findings.ill;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.standin.Permission;
import depesche.bot.standin.StandIn;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The doctor asks Discord for all that the bot needs there, and changes nothing.
class DiscordCheckTest {

  @TempDir private Path home;

  private final StandIn discord = StandIn.open(100, Duration.ofSeconds(1));

  @AfterEach
  void close() {
    assertThat(discord.requests()).allMatch(request -> request.startsWith("GET "));
    discord.close();
  }

  private List<Finding> look(String token, String guild, String games, String rest, Clock clock)
      throws IOException {
    return look(token, guild, games, List.of(), rest, clock);
  }

  private List<Finding> look(
      String token, String guild, String games, List<String> roles, String rest, Clock clock)
      throws IOException {
    return look(token, guild, games, roles, Optional.empty(), rest, clock);
  }

  private List<Finding> look(
      String token,
      String guild,
      String games,
      List<String> roles,
      Optional<String> threads,
      String rest,
      Clock clock)
      throws IOException {
    Path secret = Files.writeString(home.resolve("token"), token);
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
    SecretSource named = new SecretSource(Optional.empty(), Optional.of(secret.toString()));
    return new DiscordCheck(
            new Settings.Discord(
                named,
                Optional.of(guild).filter(id -> !id.isEmpty()),
                Optional.of(games).filter(id -> !id.isEmpty()),
                roles.stream().findFirst(),
                roles.stream().skip(1).findFirst(),
                threads,
                Optional.of(rest),
                Optional.empty()),
            clock)
        .look();
  }

  /// {@return an address at which nobody listens}
  private static String closed() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return "http://127.0.0.1:" + socket.getLocalPort() + "/";
    }
  }

  private List<Finding> look() throws IOException {
    return look(
        discord.token(), discord.guild(), discord.games(), discord.rest(), Clock.systemUTC());
  }

  @Test
  void aBotThatHasAllItNeedsIsWell() throws IOException {
    // Token, server, channel, permissions and commands, a line each.
    assertThat(look()).hasSize(6).allMatch(one -> one.health() == Finding.Health.WELL);
  }

  @Test
  void aWrongTokenIsNamed() throws IOException {
    // Without the right token Discord answers nothing.
    assertThat(
            ill(look("wrong", discord.guild(), discord.games(), discord.rest(), Clock.systemUTC())))
        .contains("refuses the token", "Reset Token");
  }

  @Test
  void aServerThatTheBotIsNotInIsNamed() throws IOException {
    // The owner of a server invites the bot, by an address.
    String other = "123456789012345678";
    assertThat(
            ill(look(discord.token(), other, discord.games(), discord.rest(), Clock.systemUTC())))
        .contains(other, "oauth2/authorize?client_id=" + discord.bot().id());
  }

  @Test
  void withTheTokenAloneTheServerIsLookedAt() throws IOException {
    // What is chosen with /setup is looked at there; the doctor sees whether the bot was invited,
    // and what its role may do.
    List<Finding> all = look(discord.token(), "", "", discord.rest(), Clock.systemUTC());
    Findings.assertWell(all);
    assertThat(all).anyMatch(finding -> finding.words().contains("/setup"));
    discord.keeper().allows(discord.keeper().botRole());
    assertThat(ill(look(discord.token(), "", "", discord.rest(), Clock.systemUTC())))
        .contains("Create Public Threads", "oauth2/authorize?client_id=" + discord.bot().id());
    discord.keeper().invites(false);
    assertThat(ill(look(discord.token(), "", "", discord.rest(), Clock.systemUTC())))
        .contains("a member of no server", "oauth2/authorize?client_id=" + discord.bot().id());
  }

  @Test
  void aChannelThatIsNotThereIsNamed() throws IOException {
    // Games get their places in one channel, named by its id.
    String other = "123456789012345678";
    assertThat(
            ill(look(discord.token(), discord.guild(), other, discord.rest(), Clock.systemUTC())))
        .contains(other, "discord.games");
  }

  @Test
  void missingPermissionsAreNamed() throws IOException {
    // What the channel takes from everybody the bot lacks too.
    discord.forbid(discord.place("games"), Permission.ATTACH_FILES, Permission.SEND_MESSAGES);
    assertThat(ill(look())).contains("games", "Send Messages, Attach Files");
  }

  @Test
  void theInvitationAsksForAllThatIsLookedFor() throws IOException {
    // Frames, private threads, and Manage Threads to take somebody out of one.
    String other = "123456789012345678";
    String told =
        ill(look(discord.token(), other, discord.games(), discord.rest(), Clock.systemUTC()));
    long asked = Long.parseLong(told.replaceAll("(?s).*permissions=(\\d+).*", "$1"));
    for (int bit : List.of(10, 11, 14, 15, 16, 34, 35, 36, 38)) {
      assertThat(asked & 1L << bit).as("bit " + bit).isNotZero();
    }
    discord.forbid(discord.place("general"), Permission.MANAGE_THREADS);
    assertThat(ill(threads(String.valueOf(discord.place("general").id()))))
        .contains("general", "Manage Threads");
    discord.forbid(discord.place("games"), Permission.EMBED_LINKS);
    assertThat(ill(look())).contains("games", "Embed Links");
  }

  @Test
  void aForumThatDemandsTagsAndHasNoneIsNamed() throws IOException {
    // No game gets a place there before it has one.
    discord.keeper().demandsTags(discord.place("games"), true);
    assertThat(ill(look())).contains("demands a tag of every post and has none");
    discord.keeper().demandsTags(discord.place("games"), true, "news");
    assertThat(look()).allMatch(one -> one.health() == Finding.Health.WELL);
  }

  @Test
  void theChannelOfPrivateThreadsIsLookedAt() throws IOException {
    // running.md: a text channel, in which the bot may make private threads.
    String general = String.valueOf(discord.place("general").id());
    assertThat(threads(general)).hasSize(7).allMatch(one -> one.health() == Finding.Health.WELL);
    assertThat(ill(threads(discord.games()))).contains("no text channel", "discord.threads");
    assertThat(ill(threads("123456789012345678"))).contains("123456789012345678");
    discord.forbid(discord.place("general"), Permission.CREATE_PRIVATE_THREADS);
    assertThat(ill(threads(general))).contains("general", "Create Private Threads");
  }

  private List<Finding> threads(String channel) throws IOException {
    return look(
        discord.token(),
        discord.guild(),
        discord.games(),
        List.of(),
        Optional.of(channel),
        discord.rest(),
        Clock.systemUTC());
  }

  @Test
  void aRoleThatIsNotThereIsNamed() throws IOException {
    // Roles are named by their ids, which do not change when somebody renames them.
    String masters = String.valueOf(discord.keeper().role("Masters").id());
    String observers = String.valueOf(discord.keeper().role("Observers").id());
    String other = "123456789012345678";
    assertThat(look(List.of(masters, observers)))
        .hasSize(8)
        .allMatch(one -> one.health() == Finding.Health.WELL);
    assertThat(ill(look(List.of(other, observers)))).contains("no role " + other, "masters");
    assertThat(ill(look(List.of(masters, other)))).contains("no role " + other, "observers");
  }

  private List<Finding> look(List<String> roles) throws IOException {
    return look(
        discord.token(),
        discord.guild(),
        discord.games(),
        roles,
        discord.rest(),
        Clock.systemUTC());
  }

  @Test
  void aClockThatIsOffDiscordsIsNamed() throws IOException {
    // Discord's clock is right; deadlines go by ours.
    Clock off = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    assertThat(ill(look(discord.token(), discord.guild(), discord.games(), discord.rest(), off)))
        .contains("from Discord's", "NTP");
  }

  @Test
  void aDiscordThatIsNotReachedIsNamed() throws IOException {
    // Without the network nothing can be said.
    String nowhere = closed();
    assertThat(
            ill(
                look(
                    discord.token(), discord.guild(), discord.games(), nowhere, Clock.systemUTC())))
        .contains("127.0.0.1 cannot be reached");
  }
}
