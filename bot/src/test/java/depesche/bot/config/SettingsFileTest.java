package depesche.bot.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A mistake in the settings stops the start with the file, the line and the mend.
class SettingsFileTest {

  @TempDir Path folder;

  private Settings read(String yaml) throws IOException {
    return SettingsFile.read(Files.writeString(folder.resolve("server.yaml"), yaml));
  }

  private void refuses(String yaml, String... words) {
    assertThatThrownBy(() -> read(yaml))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("server.yaml")
        .hasMessageContainingAll(words);
  }

  @Test
  void theShippedFileSaysWhatHoldsAnyway() {
    assertThat(SettingsFile.read(Path.of("..", "config", "server.yaml")))
        .isEqualTo(Settings.standard());
  }

  @Test
  void anEmptyFileIsTheStandard() throws IOException {
    assertThat(read("")).isEqualTo(Settings.standard());
    assertThat(read("# nothing yet\n")).isEqualTo(Settings.standard());
  }

  @Test
  void aMisspeltKeyIsNamedWithItsLineAndWhatMayStandThere() {
    refuses("address: a@b\npost:\n  pollSecond: 5\n", "line 3", "pollSecond", "pollSeconds");
  }

  @Test
  void brokenYamlIsNamedWithItsLine() {
    refuses("address: a@b\npost: [\n", "line 2", "expected");
  }

  @Test
  void aWordWhereANumberBelongsIsNamed() {
    refuses("post:\n  pollSeconds: often\n", "line 2", "pollSeconds");
    refuses("post:\n  connections: 17\n", "post.connections", "1 to 16");
    refuses("post:\n  perDomain: 0\n", "post.perDomain", "at least 1");
  }

  @Test
  void aTimeThatCannotBeMeantIsNamed() {
    // A mailbox that is looked at without a pause, a turn that is judged in two hundred years.
    refuses("post:\n  pollSeconds: 0\n", "post.pollSeconds is 0", "from 1 to 86400");
    refuses("games:\n  reminderHours: -1\n", "games.reminderHours is -1", "from 0 to 720");
    refuses("games:\n  spreadMinutes: -5\n", "games.spreadMinutes is -5", "from 0 to 1440");
    refuses("games:\n  spreadMinutes: 99999999\n", "games.spreadMinutes is 99999999");
  }

  @Test
  void oneMailServerOfTwoIsNotEnough() {
    refuses("post:\n  smtp: {host: h, port: 25, security: NONE}\n", "both smtp and imap");
  }

  @Test
  void aServerWithoutHostSaysSo() {
    refuses("post:\n  smtp: {port: 25, security: NONE}\n", "line 2", "host");
  }

  @Test
  void withAMailServerTheMasterNeedsAPassword() {
    refuses(
        """
        post:
          smtp: {host: h, port: 25, security: NONE}
          imap: {host: h, port: 143, security: NONE}
        """,
        "master.password");
  }

  @Test
  void aSecretNeverStandsInTheFile() {
    refuses("master:\n  password: hunter2\n", "line 2");
    refuses("master:\n  password: {env: A, file: b}\n", "either env or file");
  }

  @Test
  void aSecretThatOthersMayReadIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("secret"), "hunter2\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    SecretSource secretSource =
        read("master:\n  password: {file: '" + file + "'}\n").master().password().get();
    assertThatThrownBy(secretSource::reveal)
        .hasMessageContaining("chmod 600")
        .hasMessageNotContaining("hunter2");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertThat(secretSource.reveal()).isEqualTo("hunter2");
    assertThat(secretSource.toString()).doesNotContain("hunter2");
  }

  @Test
  void aSecretThatIsEmptyIsNone() throws IOException {
    Path file = Files.createFile(folder.resolve("secret"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    for (String empty : List.of("", " \n\t\n")) {
      Files.writeString(file, empty);
      assertThat(troubles("{file: '" + file + "'}"))
          .containsExactly("master.password: " + file + " is empty: put the secret there");
    }
    assertThat(troubles("{file: '" + folder + "'}"))
        .containsExactly(
            "master.password: " + folder + " is a folder: name the file with the secret");
    assertThat(troubles("{file: /dev/null}"))
        .containsExactly("master.password: /dev/null is no ordinary file: put the secret into one");
    assertThat(troubles("{env: NO_SUCH_VARIABLE}"))
        .containsExactly(
            "master.password: the environment variable NO_SUCH_VARIABLE is not set: set it to the"
                + " secret");
    refuses(
        "master: {password: {file: ''}}", "line 1", "name the environment variable or the file");
    refuses(
        "master: {password: {env: ' '}}", "line 1", "name the environment variable or the file");
  }

  private List<String> troubles(String password) throws IOException {
    return NamedSecrets.of(read("master: {password: " + password + "}")).troubles();
  }

  @Test
  void anUnknownZoneIsRefused() {
    refuses("games:\n  zone: Europe/Berlim\n", "Europe/Berlim", "Europe/Berlin");
  }

  @Test
  void backupsAreMadeEveryDayUnlessSetOtherwise() throws IOException {
    // A folder must be named; none is written to unasked.
    assertThat(read("backup: {folder: b}\n").backup()).contains(new Settings.Backup("b", 24, 7));
    assertThat(Settings.standard().backup()).isEmpty();
    refuses("backup: {keep: 3}\n", "line 1", "folder");
    refuses("backup: {folder: b, keep: 0}\n", "at least 1");
    refuses("backup: {folder: b, everyHours: 0}\n", "backup.everyHours is 0", "from 1 to 8760");
  }

  // Discord is optional; its ids are long numbers, which a name is not.
  @Test
  void readsTheBlockOfDiscord() throws IOException {
    String token = "discord:\n  token: {env: NOWHERE}\n  guild: \"%s\"\n  games: \"%s\"\n";
    String id = "123456789012345678";
    assertThat(read(token.formatted(id, id)).discord())
        .hasValueSatisfying(discord -> assertThat(discord.rest()).isEmpty());
    assertThat(Settings.standard().discord()).isEmpty();
    assertThatThrownBy(() -> read(token.formatted("my server", id)))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("17 to 20 digits");
    String block = token.formatted(id, id);
    assertThat(read(block + "  masters: \"223456789012345678\"\n").discord())
        .hasValueSatisfying(
            discord -> {
              assertThat(discord.masters()).contains("223456789012345678");
              assertThat(discord.observers()).isEmpty();
            });
    refuses(block + "  threads: press\n", "discord.threads", "press");
    // The token is enough; a place without its server is not.
    String alone = "discord: {token: {env: NOWHERE}%s}\n";
    assertThat(read(alone.formatted("")).discord())
        .hasValueSatisfying(discord -> assertThat(discord.guild()).isEmpty());
    refuses(alone.formatted(", games: \"" + id + "\""), "discord.guild", "/setup");
    refuses(block + "  observers: everybody\n", "discord.observers", "everybody");
    refuses(block + "  masters: \"" + id + "\"\n", "discord.masters", "everybody");
  }

  @Test
  void threeLinesNameADatabase() throws IOException {
    Settings.Database database =
        read("""
        database:
          url: jdbc:postgresql://db.example.org/depesche
          user: depesche
          password: {env: WORD}
        """)
            .database()
            .orElseThrow();
    assertThat(database.url()).isEqualTo("jdbc:postgresql://db.example.org/depesche");
    assertThat(database.user()).isEqualTo("depesche");
    assertThat(database.password().orElseThrow().env()).contains("WORD");
  }

  @Test
  void aDatabaseThatIsNoneIsNamed() {
    // The message says what to write instead, and never repeats a password.
    refuses("database: {url: 'jdbc:h2:file:x', user: u}", "leave the block out");
    refuses(
        "database: {url: 'postgres://u:secret@h/d', user: u}", "jdbc:postgresql://HOST:PORT/NAME");
    refuses("database: {url: 'jdbc:postgresql://h', user: u}", "jdbc:postgresql://HOST:PORT/NAME");
    refuses(
        "database: {url: 'jdbc:postgresql://h/d?password=secret', user: u}", "database.password");
    refuses("database: {user: u}", "\"url\" is missing");
    refuses(
        "database: {url: 'jdbc:postgresql://h/d', user: u, usr: u}", "usr", "password, url, user");
    assertThatThrownBy(() -> read("database: {url: 'postgres://u:secret@h/d', user: u}"))
        .hasMessageNotContaining("secret");
  }
}
