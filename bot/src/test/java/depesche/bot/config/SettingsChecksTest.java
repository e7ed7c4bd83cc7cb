package depesche.bot.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A value that cannot be meant stops the start, and the message names its key.
class SettingsChecksTest {

  private static final String DISCORD =
      "discord: {token: {env: T}, guild: '123456789012345678', games: '123456789012345678', %s}";

  @TempDir private Path folder;

  private Settings read(String yaml) throws IOException {
    return SettingsFile.read(Files.writeString(folder.resolve("server.yaml"), yaml));
  }

  private void refuses(String yaml, String... words) {
    assertThatThrownBy(() -> read(yaml))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("server.yaml")
        .hasMessageContainingAll(words);
  }

  private static String mail(String smtp) {
    return """
    master: {password: {env: WORD}}
    post:
      smtp: {%s}
      imap: {host: 127.0.0.1, port: 143, security: NONE}
    """
        .formatted(smtp);
  }

  @Test
  void anEmptyValueIsNone() {
    // If you want the usual value, leave the key out.
    refuses("data: ''", "data is empty", "leave it out");
    refuses("post: {embedded: {bind: ' '}}", "post.embedded.bind is empty");
    refuses("monitor: {bind: ''}", "monitor.bind is empty");
    refuses("backup: {folder: ''}", "backup.folder is empty");
    refuses("database: {url: 'jdbc:postgresql://h/d', user: ''}", "database.user is empty");
    refuses(mail("host: '', port: 25, security: TLS"), "post.smtp.host is empty");
    refuses(mail("host: h, port: 25, security: TLS, mailbox: ''"), "post.smtp.mailbox is empty");
  }

  @Test
  void aFolderHasAName() {
    // No file system knows such a name.
    refuses("data: \"a\\0b\"", "data cannot be the name of a folder");
    refuses("backup: {folder: \"a\\0b\"}", "backup.folder cannot be the name of a folder");
    refuses(
        mail("host: h, port: 25, security: TLS, trust: \"a\\0b\""), "post.smtp.trust", "PEM file");
    refuses("master: {password: {file: \"a\\0b\"}}", "line 1", "no name of a file");
  }

  @ParameterizedTest
  @ValueSource(ints = {-7, -1, 65_536, 99_999})
  void aPortIsOne(int port) {
    // 0 is for ports that we open ourselves: any that is free.
    String bounds = "%d and must be from %d to 65535";
    refuses(
        "post: {embedded: {smtpPort: " + port + "}}", "smtpPort is " + bounds.formatted(port, 0));
    refuses(
        "post: {embedded: {imapPort: " + port + "}}", "imapPort is " + bounds.formatted(port, 0));
    refuses("monitor: {port: " + port + "}", "monitor.port must be from 1 to 65535");
    refuses(
        mail("host: h, security: TLS, port: " + port),
        "post.smtp.port is " + bounds.formatted(port, 1));
    refuses(
        "database: {url: 'jdbc:postgresql://127.0.0.1:" + port + "/x', user: u}",
        "database.url",
        "127.0.0.1:" + port,
        "must be from 1 to 65535");
  }

  @Test
  void severalHostsOfADatabaseMayHavePorts() throws IOException {
    // PostgreSQL's driver tries one after the other.
    for (String hosts : new String[] {"a:1,b:65535", "[::1]:5432", "[::1]", "a,b:5433"}) {
      String url = "jdbc:postgresql://" + hosts + "/d?sslmode=verify-full";
      assertThat(read("database: {url: '%s', user: u}".formatted(url)).database().orElseThrow())
          .extracting(Settings.Database::url)
          .isEqualTo(url);
    }
    refuses("database: {url: 'jdbc:postgresql://a:1,b:0/d', user: u}", "must be from 1 to 65535");
    refuses("database: {url: 'jdbc:postgresql://a:x/d', user: u}", "must be from 1 to 65535");
  }

  @Test
  void mailOfOthersIsNeverInTheClear() throws IOException {
    // Without encryption everybody on the way reads the password and all orders.
    refuses(
        mail("host: 192.0.2.1, port: 25, security: NONE"),
        "post.smtp.security",
        "192.0.2.1",
        "TLS or STARTTLS");
    for (String here : new String[] {"127.0.0.1", "'::1'", "localhost"}) {
      assertThat(read(mail("host: " + here + ", port: 25, security: NONE")).post().smtp())
          .isPresent();
    }
  }

  @Test
  void theMasterHasAMailAddress() throws IOException {
    // A master that no mail reaches creates no game.
    refuses("master: {address: nonsense}", "master.address \"nonsense\" is not a mail address");
    refuses("lists: [{address: a@b@c}]", "lists.address \"a@b@c\" is not a mail address");
    refuses(
        "lists: [{address: a@b.org, owner: Olga}]", "lists.owner \"Olga\" is not a mail address");
    refuses("master: {address: ''}", "master.address \"\"");
    assertThat(read("master: {address: m+games@example.org}").master().address())
        .isEqualTo("m+games@example.org");
  }

  @Test
  void backupsComeInALifetime() {
    // Once a year is the least.
    refuses("backup: {folder: b, everyHours: 2147483647}", "backup.everyHours", "from 1 to 8760");
  }

  @Test
  void discordIsReachedByAddresses() throws IOException {
    // They are set for tests and proxies.
    refuses(DISCORD.formatted("rest: foo"), "discord.rest \"foo\"", "https://HOST/");
    refuses(DISCORD.formatted("gateway: bar"), "discord.gateway \"bar\"", "wss://HOST/");
    refuses(DISCORD.formatted("gateway: 'https://x/'"), "discord.gateway", "wss://HOST/");
    assertThat(
            read(DISCORD.formatted("rest: 'http://a.test/api/', gateway: 'ws://a.test'")).discord())
        .isPresent();
  }

  @Test
  void whatEverybodyMayReadLiesApart() throws IOException {
    // Issue 55, 1: never the monitor's port, never a secret in the folder.
    refuses("site: {port: 9464}\nmonitor: {}", "site.port and monitor.port are both 9464");
    refuses("site: {folder: data}", "everybody may read what is in site.folder");
    refuses("site: {folder: data/site}", "everybody may read what is in site.folder");
    refuses("site: {folder: .}", "everybody may read what is in site.folder");
    refuses("data: site/data\nsite: {}", "everybody may read what is in site.folder");
    refuses("site: {folder: ''}", "site.folder is empty");
    refuses("site: {port: 70000}", "site.port is 70000");
    refuses("site: {address: 'games'}", "site.address is no address of a page");
    assertThat(read("site: {address: 'https://x.org/games'}").site().orElseThrow().address())
        .contains("https://x.org/games/");
    assertThat(read("site: {}").site().orElseThrow().folder()).isEqualTo("site");
    assertThat(read("data: data").site()).isEmpty();
  }
}
