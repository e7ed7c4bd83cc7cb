package depesche.bot.config;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/// The data file of a title, such as its map. The title reads it once, at the start; code that
/// needs something from it asks the title.
public final class TitleFile {

  private TitleFile() {}

  /// {@return what a title makes of its file}
  ///
  /// @throws UnusableInput naming file, line and fix if it cannot be used
  public static <T> T read(Path file, Function<JsonValue, T> title) {
    try {
      return title.apply(JsonValue.read(file.toString(), Files.readString(file)));
    } catch (BadFile e) {
      throw new UnusableInput(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UnusableInput("cannot read " + file + ": put the file there");
    }
  }
}
