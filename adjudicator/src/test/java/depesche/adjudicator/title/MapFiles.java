package depesche.adjudicator.title;

import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.standard.Standard;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The titles on the maps of `config/maps`.
public final class MapFiles {

  public static final BloodAndIron BLOOD_AND_IRON = BloodAndIron.read(file("blood-and-iron.json"));
  public static final Standard STANDARD = Standard.read(file("standard.json"));

  static final Path MAPS = Path.of("..", "config", "maps");
  static final List<Rules<?, ?>> TITLES = List.of(BLOOD_AND_IRON, STANDARD, new GreatPowers());

  private MapFiles() {}

  /// {@return a map file}
  public static JsonValue file(String name) {
    return JsonValue.read(name, text(name));
  }

  /// {@return the text of a map file}
  public static String text(String name) {
    try {
      return Files.readString(Path.of("..", "config", "maps", name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
