package depesche.bot.config;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// In which line each key of a settings file stands. The file is one block of keys, each of them
/// written once.
final class SettingsKeys {

  private static final Set<String> SECRETS = Set.of("password", "token");

  private final Path file;
  private final Map<List<String>, Integer> lines = new HashMap<>();

  private SettingsKeys(Path file) {
    this.file = file;
  }

  /// {@return the keys of a file}
  ///
  /// @throws UnusableInput naming line and fix, if it is no block of keys
  /// @throws IOException if it is not YAML
  static SettingsKeys of(Path file, ObjectMapper mapper, String text) throws IOException {
    try (JsonParser parser = mapper.createParser(text)) {
      SettingsKeys keys = new SettingsKeys(file);
      JsonToken first = parser.nextToken();
      if (first == JsonToken.START_OBJECT) {
        keys.read(parser, List.of());
      } else if (first != null && first != JsonToken.VALUE_NULL) {
        throw keys.mistake(
            line(parser),
            "these are no settings: write KEY: VALUE, a line each, such as data: data");
      }
      if (parser.nextToken() != null) {
        throw keys.mistake(
            line(parser), "a second document begins behind ---: write all settings into the first");
      }
      return keys;
    }
  }

  private void read(JsonParser parser, List<String> block) throws IOException {
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      List<String> key = below(block, parser.currentName());
      enter(key, line(parser));
      JsonToken value = parser.nextToken();
      if (value == JsonToken.START_OBJECT) {
        read(parser, key);
      } else if (value == JsonToken.VALUE_NULL && SECRETS.contains(key.getLast())) {
        throw mistake(line(key), "\"%s\" is empty: %s".formatted(key.getLast(), SecretSource.HOW));
      } else {
        parser.skipChildren();
      }
    }
  }

  private static List<String> below(List<String> block, String key) {
    List<String> path = new ArrayList<>(block);
    path.add(key);
    return List.copyOf(path);
  }

  private void enter(List<String> key, int line) {
    Integer before = lines.putIfAbsent(key, line);
    if (before != null) {
      String name = isInSecret(key) ? "a key" : "\"" + key.getLast() + "\"";
      throw mistake(line, "%s is in line %d already: delete one".formatted(name, before));
    }
  }

  private UnusableInput mistake(int line, String words) {
    return new UnusableInput("%s, line %d: %s".formatted(file, line, words));
  }

  private static int line(JsonParser parser) {
    return parser.currentTokenLocation().getLineNr();
  }

  /// {@return whether there is no key in it}
  boolean isEmpty() {
    return lines.isEmpty();
  }

  /// {@return the line of a key, or of the block in which it is missing}
  int line(List<String> key) {
    List<String> there = key;
    while (!there.isEmpty() && !lines.containsKey(there)) {
      there = there.subList(0, there.size() - 1);
    }
    return lines.getOrDefault(there, 1);
  }

  /// {@return whether a key stands where a secret may have been written by mistake}
  static boolean isInSecret(List<String> key) {
    return key.subList(0, Math.max(0, key.size() - 1)).stream().anyMatch(SECRETS::contains);
  }
}
