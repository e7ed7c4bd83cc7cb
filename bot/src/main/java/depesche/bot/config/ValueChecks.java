package depesche.bot.config;

import java.nio.file.Path;

/// Whether a value of a settings file can be meant by itself.
record ValueChecks(Path file) {

  static final int HIGHEST_PORT = 65_535;

  /// Sees to it that a value can name a folder.
  void folder(String key, String value) {
    filled(key, value);
    if (!SecretSource.isPath(value)) {
      throw new UnusableInput("%s: %s cannot be the name of a folder".formatted(file, key));
    }
  }

  /// Sees to it that a text says something.
  void filled(String key, String value) {
    if (value.isBlank()) {
      throw new UnusableInput(
          "%s: %s is empty: write a value, or leave it out".formatted(file, key));
    }
  }

  /// Sees to it that a number lies within its bounds.
  void within(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new UnusableInput(
          "%s: %s is %d and must be from %d to %d".formatted(file, name, value, least, most));
    }
  }
}
