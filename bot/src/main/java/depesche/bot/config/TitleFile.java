package depesche.bot.config;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// The data file of a title, such as its map. The title reads it once, at the start; code that
/// needs something from it asks the title.
public final class TitleFile {

  private TitleFile() {}

  /// {@return the JSON files of a folder, in the order of their names}
  ///
  /// @throws UnusableInput if the folder cannot be read
  static List<Path> in(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    } catch (IOException e) {
      throw new UnusableInput("cannot read " + folder + ": put the folder there");
    }
  }

  /// {@return what a title makes of its file}
  ///
  /// @throws UnusableInput naming file, line and fix if it cannot be used
  public static <T> T read(Path file, Function<JsonValue, T> title) {
    try {
      return title.apply(JsonValue.read(file.toString(), Files.readString(file)));
    } catch (BadFile e) {
      throw new UnusableInput(String.valueOf(e.getMessage()));
    } catch (CharacterCodingException _) {
      throw new UnusableInput(file + " is not text in UTF-8; save it as UTF-8");
    } catch (IOException _) {
      throw new UnusableInput("cannot read " + file + ": " + mend(file));
    }
  }

  private static String mend(Path file) {
    if (Files.isDirectory(file)) {
      return "it is a folder; name the file";
    }
    return Files.exists(file) ? "fix its permissions" : "put the file there";
  }
}
