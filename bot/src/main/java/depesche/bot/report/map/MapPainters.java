package depesche.bot.report.map;

import depesche.adjudicator.picture.MapPicture;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The painters of all maps in a folder.
public final class MapPainters {

  private final Map<String, MapPainter> painters = new TreeMap<>();

  private MapPainters() {}

  /// {@return the atlas of the map files in this folder}
  ///
  /// @throws UnusableInput if one of them has no outlines to paint, with file and mend
  public static MapPainters in(Path folder) {
    MapPainters mapPainters = new MapPainters();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> file.toString().endsWith(".json"))
          .sorted()
          .forEach(
              file -> {
                String name = file.getFileName().toString();
                mapPainters.painters.put(
                    name.substring(0, name.length() - ".json".length()), MapPainter.load(file));
              });
      return mapPainters;
    } catch (IOException e) {
      throw new UnusableInput("cannot read the folder " + folder + ": put the map files there");
    }
  }

  /// {@return the picture as a PNG of 1600 by 1200}
  public byte[] png(MapPicture picture) {
    MapPainter painter = painters.get(picture.map());
    if (painter == null) {
      throw new IllegalStateException("no map " + picture.map());
    }
    return painter.png(picture);
  }
}
