package depesche.bot.config;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;

/// Where a secret is kept: an environment variable or a file, never the settings themselves.
public record SecretSource(Optional<String> env, Optional<String> file) {

  @JsonCreator
  public SecretSource(
      @JsonProperty("env") Optional<String> env, @JsonProperty("file") Optional<String> file) {
    if (env.isPresent() == file.isPresent()) {
      throw new IllegalArgumentException("name either env or file, and not both");
    }
    this.env = env;
    this.file = file;
  }

  /// {@return the secret itself}
  ///
  /// @throws UnusableInput if it is not there, or in a file that others may read
  public String reveal() {
    return env.map(SecretSource::fromEnvironment)
        .orElseGet(() -> fromFile(Path.of(file.orElseThrow())));
  }

  private static String fromEnvironment(String name) {
    String value = System.getenv(name);
    if (value == null || value.isBlank()) {
      throw new UnusableInput(
          "the environment variable " + name + " is empty: set it to the secret");
    }
    return value;
  }

  private static String fromFile(Path path) {
    try {
      var permissions = Files.getPosixFilePermissions(path);
      if (permissions.contains(PosixFilePermission.GROUP_READ)
          || permissions.contains(PosixFilePermission.OTHERS_READ)) {
        throw new UnusableInput(path + " can be read by others: chmod 600 " + path);
      }
      return Files.readString(path).strip();
    } catch (IOException e) {
      throw new UnusableInput(
          "cannot read the secret in " + path + ": create the file and put the secret there");
    }
  }
}
