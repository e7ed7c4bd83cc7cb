package depesche.bot.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The folder `config/presets`: files by which several games are created alike. A line of such a
/// file is a setting as `CREATE` takes it, `key=value`; words behind `#` are a comment. Files are
/// read whenever they are asked for, so that they may be changed while the server runs.
public final class PresetFolder {

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,63}");
  private static final Pattern SETTING = Pattern.compile("([A-Za-z]+)\\s*=\\s*(\\S.*)");

  private final Path folder;

  public PresetFolder(Path folder) {
    this.folder = folder;
  }

  /// {@return the presets of a server}
  ///
  /// @param home the folder that holds `config`
  public static PresetFolder in(Path home) {
    return new PresetFolder(home.resolve("config/presets"));
  }

  /// One line of a preset.
  ///
  /// @param number from 1
  public record Setting(int number, String key, String value) {

    /// {@return as CREATE takes it}
    public String text() {
      return key + "=" + value;
    }
  }

  /// {@return the presets there are, by name}
  public List<String> names() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString())
          .filter(name -> NAME.matcher(name).matches())
          .sorted()
          .toList();
    } catch (IOException _) {
      throw new UnusableInput(folder + " cannot be read: fix its permissions");
    }
  }

  /// {@return how a preset is called in answers}
  public static String file(String name) {
    return "config/presets/" + name;
  }

  /// {@return the settings of a preset, in the order of the file}
  ///
  /// @param name one of [#names]
  /// @throws UnusableInput if it cannot be read, with file, line and fix
  public List<Setting> read(String name) {
    String text;
    try {
      text = Files.readString(folder.resolve(name));
    } catch (IOException _) {
      throw new UnusableInput(file(name) + " cannot be read: it must be text in UTF-8");
    }
    List<Setting> settings = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).replaceFirst("(^|\\s)#.*", "").strip();
      if (!line.isEmpty()) {
        settings.add(setting(name, i + 1, line, settings));
      }
    }
    return List.copyOf(settings);
  }

  private static Setting setting(String name, int number, String line, List<Setting> before) {
    Matcher matcher = SETTING.matcher(line);
    if (!matcher.matches()) {
      throw broken(name, number, "“" + line + "” is no setting; write key=value, like move=72");
    }
    String key = matcher.group(1);
    before.stream()
        .filter(setting -> setting.key().equalsIgnoreCase(key))
        .findFirst()
        .ifPresent(
            setting -> {
              throw broken(
                  name,
                  number,
                  "%s stands in line %d already; delete one of the two"
                      .formatted(key, setting.number()));
            });
    return new Setting(number, key, matcher.group(2).strip());
  }

  private static UnusableInput broken(String name, int number, String why) {
    return new UnusableInput("%s, line %d: %s".formatted(file(name), number, why));
  }
}
