package depesche.bot.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A settings file that cannot be read is told in words of ours, with the right line.
class SettingsMistakeTest {

  @TempDir private Path folder;

  private String refusal(String yaml) throws IOException {
    return refusal(yaml.getBytes(StandardCharsets.UTF_8));
  }

  private String refusal(byte[] yaml) throws IOException {
    Path file = Files.write(folder.resolve("server.yaml"), yaml);
    Throwable refusal = catchThrowable(() -> SettingsFile.read(file));
    assertThat(refusal).isInstanceOf(UnusableInput.class);
    String words = String.valueOf(refusal.getMessage());
    assertThat(words.lines()).as(words).hasSize(1);
    return words.replace(folder + "/", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "s3cr3tWORD",
        "'s3cr3tWORD'",
        "[s3cr3tWORD]",
        "[[s3cr3tWORD, 1]]",
        "{s3cr3tWORD}",
        "{s3cr3tWORD: 1}",
        "{s3cr3tWORD: 1, s3cr3tWORD: 2}",
        "{[s3cr3tWORD]: 1}",
        "{env: A, file: s3cr3tWORD}",
        "{env: [s3cr3tWORD]}",
        "{env: {s3cr3tWORD: 1}}",
        "*s3cr3tWORD",
        "!s3cr3tWORD!x y",
        "s3cr3tWORD: x",
        "\"s3cr3tWORD"
      })
  void aSecretInTheSettingsIsNeverRepeated(String password) throws IOException {
    // A message goes to a log and over shoulders.
    assertThat(refusal("data: d\nmaster:\n  password: " + password + "\n"))
        .startsWith("server.yaml, line ")
        .doesNotContain("s3cr3tWORD");
  }

  @ParameterizedTest
  @ValueSource(strings = {"s3cr3tWORD", "12345678", "true", "1.5", "[a]", ""})
  void whereASecretBelongsIsSaid(String password) throws IOException {
    // It stands in a variable or in a file, never in the settings.
    String how = "write {env: NAME_OF_A_VARIABLE} or {file: PATH_OF_A_FILE}";
    assertThat(refusal("data: d\nmaster:\n  password: " + password + "\n"))
        .startsWith("server.yaml, line 3: \"password\" ")
        .endsWith(how)
        .doesNotContain("12345678");
    assertThat(refusal("discord: {games: '1', guild: '1', token: " + password + "}\n"))
        .startsWith("server.yaml, line 1: \"token\" ")
        .endsWith(how);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"true", "1.9", "''", "often", "٦٠", "'٦٠'", "[5]", "{a: 5}", "99999999999"})
  void aNumberIsWrittenInDigits(String number) throws IOException {
    // A word that only resembles a number is not guessed at.
    assertThat(refusal("post:\n  pollSeconds: " + number + "\n"))
        .isEqualTo(
            "server.yaml, line 2: \"pollSeconds\" must be a whole number of at most nine digits,"
                + " such as 5");
  }

  @Test
  void aNumberInQuotesIsANumber() throws IOException {
    // YAML makes no difference for people.
    Path file = Files.writeString(folder.resolve("server.yaml"), "post: {pollSeconds: '90'}");
    assertThat(SettingsFile.read(file).post().pollSeconds()).isEqualTo(90);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ssl", "2", "'2'", "''", "tls", "[TLS]"})
  void aChoiceNamesItsWords(String security) throws IOException {
    // Each word that works is named.
    assertThat(refusal("post:\n  smtp: {host: h, port: 25, security: " + security + "}\n"))
        .isEqualTo("server.yaml, line 2: \"security\" must be one of TLS, STARTTLS, NONE");
  }

  @Test
  void aKeyThatIsRequiredHasAValue() throws IOException {
    // A key without a value is no answer.
    assertThat(refusal("post:\n  smtp: {host: h, port: 25, security: }\n"))
        .isEqualTo("server.yaml, line 2: \"security\" is empty: write a value behind it");
    assertThat(refusal("post:\n  smtp:\n    port:\n    host: h\n    security: TLS\n"))
        .isEqualTo("server.yaml, line 3: \"port\" is empty: write a value behind it");
  }

  @Test
  void aBlockNamesItsKeys() throws IOException {
    // A value where a block belongs is told what the block holds.
    assertThat(refusal("data: d\ngames: ''\n"))
        .isEqualTo(
            "server.yaml, line 2: \"games\" must be a block; write below it, or leave out: clock,"
                + " zone, reminderHours, spreadMinutes");
    assertThat(refusal("discord: ''\n")).contains("line 1: \"discord\" must be a block", "token");
    assertThat(refusal("post: [a]\n")).contains("line 1: \"post\" must be a block", "pollSeconds");
    assertThat(refusal("address: [a@b]\n"))
        .isEqualTo("server.yaml, line 1: \"address\" must be one value, no list or block");
    assertThat(refusal("database: {url: u, user: u, nodes: 1}\n"))
        .isEqualTo("server.yaml, line 1: \"nodes\" must be true or false");
  }

  @Test
  void aFileWithoutKeysIsNone() throws IOException {
    // A file is one block of keys.
    assertThat(refusal("\nhello\n")).startsWith("server.yaml, line 2: these are no settings");
    assertThat(refusal("- address: a@b\n"))
        .startsWith("server.yaml, line 1: these are no settings");
    assertThat(refusal("data: d\n[a]: b\n"))
        .isEqualTo("server.yaml, line 2: this is not YAML: compare it with config/server.yaml");
    assertThat(refusal("data: a\n---\ndata: b\n"))
        .contains("a second document begins behind ---", "into the first");
  }

  @Test
  void aKeyIsWrittenOnce() throws IOException {
    // Of two values neither is the right one.
    assertThat(refusal("address: a@b\ndata: d\naddress: c@d\n"))
        .isEqualTo("server.yaml, line 3: \"address\" is in line 1 already: delete one");
    assertThat(refusal("post: {pollSeconds: 5, pollSeconds: 6}\n"))
        .contains("\"pollSeconds\" is in line 1 already");
  }

  @Test
  void aMisspeltKeyIsNamedInItsLine() throws IOException {
    // The line is that of the key, in whatever form its block is written.
    assertThat(refusal("data: d\ngames: {clok: 3}\nmaster:\n  address: a@b\n\n"))
        .isEqualTo(
            "server.yaml, line 2: unknown key \"clok\"; allowed here: clock, reminderHours,"
                + " spreadMinutes, zone");
  }

  @Test
  void anotherEncodingIsNamed() throws IOException {
    // Old editors write Latin-1.
    assertThat(refusal("data: d\n# Grüße\n".getBytes(StandardCharsets.ISO_8859_1)))
        .isEqualTo("server.yaml, line 2: this line is not UTF-8: save the file as UTF-8");
  }
}
