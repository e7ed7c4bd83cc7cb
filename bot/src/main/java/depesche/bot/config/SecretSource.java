package depesche.bot.config;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Where a secret is kept: an environment variable or a file, never the settings themselves.
public record SecretSource(Optional<String> env, Optional<String> file) {

  private static final Logger LOG = LoggerFactory.getLogger(SecretSource.class);

  /// What to write into the settings where a secret is needed.
  static final String HOW = "write {env: NAME_OF_A_VARIABLE} or {file: PATH_OF_A_FILE}";

  @JsonCreator
  public SecretSource(
      @JsonProperty("env") Optional<String> env, @JsonProperty("file") Optional<String> file) {
    if (env.isPresent() == file.isPresent()) {
      throw new IllegalArgumentException("name either env or file, and not both");
    }
    if (env.or(() -> file).orElseThrow().isBlank()) {
      throw new IllegalArgumentException("name the environment variable or the file");
    }
    if (!file.map(SecretSource::isPath).orElse(true)) {
      throw new IllegalArgumentException("file is no name of a file");
    }
    this.env = env;
    this.file = file;
  }

  /// {@return the secret itself}
  ///
  /// @throws UnusableInput if it is not there, empty, or in a file that others may read
  public String reveal() {
    return env.map(SecretSource::fromEnvironment)
        .orElseGet(() -> fromFile(Path.of(file.orElseThrow())));
  }

  /// {@return the secret itself; empty if it has gone since the start, and then the log says why}
  ///
  /// @param key where the settings name it
  public Optional<String> revealed(String key) {
    try {
      return Optional.of(reveal());
    } catch (UnusableInput e) {
      LOG.error("{}: {}", key, e.getMessage());
      return Optional.empty();
    }
  }

  private static String fromEnvironment(String name) {
    String value = System.getenv(name);
    if (value == null || value.isBlank()) {
      throw new UnusableInput(
          "the environment variable %s is %s: set it to the secret"
              .formatted(name, value == null ? "not set" : "empty"));
    }
    return value;
  }

  private static String fromFile(Path path) {
    if (Files.isDirectory(path)) {
      throw new UnusableInput(path + " is a folder: name the file with the secret");
    }
    // Reading from a pipe may take for ever.
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new UnusableInput(path + " is no ordinary file: put the secret into one");
    }
    try {
      var permissions = Files.getPosixFilePermissions(path);
      if (permissions.contains(PosixFilePermission.GROUP_READ)
          || permissions.contains(PosixFilePermission.OTHERS_READ)) {
        throw new UnusableInput(path + " can be read by others: chmod 600 " + path);
      }
      String secret = Files.readString(path).strip();
      // An empty secret would be everybody's.
      if (secret.isBlank()) {
        throw new UnusableInput(path + " is empty: put the secret there");
      }
      return secret;
    } catch (CharacterCodingException _) {
      throw new UnusableInput(path + " is not UTF-8: save the secret as UTF-8");
    } catch (IOException _) {
      throw new UnusableInput(
          "cannot read the secret in "
              + path
              + (Files.exists(path)
                  ? ": let the server read it"
                  : ": create the file and put the secret there"));
    }
  }

  /// {@return whether a text can be the name of a file or folder}
  static boolean isPath(String text) {
    try {
      return !Path.of(text).toString().isEmpty();
    } catch (InvalidPathException _) {
      return false;
    }
  }
}
