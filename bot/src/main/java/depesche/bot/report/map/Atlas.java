package depesche.bot.report.map;

import depesche.adjudicator.Picture;
import depesche.bot.config.Unusable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/// The painters of all maps in a folder. The last picture is remembered, since a report goes to a
/// whole table.
public final class Atlas {

  private record Painted(Picture picture, byte[] png) {}

  private final Map<String, MapPainter> painters = new TreeMap<>();
  private final AtomicReference<Optional<Painted>> last = new AtomicReference<>(Optional.empty());

  private Atlas() {}

  /// {@return the atlas of the map files in this folder}
  ///
  /// @throws Unusable if one of them has no outlines to paint, with file and mend
  public static Atlas in(Path folder) {
    Atlas atlas = new Atlas();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> file.toString().endsWith(".json"))
          .sorted()
          .forEach(
              file -> {
                String name = file.getFileName().toString();
                atlas.painters.put(
                    name.substring(0, name.length() - ".json".length()), MapPainter.load(file));
              });
      return atlas;
    } catch (IOException e) {
      throw new Unusable("cannot read the folder " + folder + ": put the map files there");
    }
  }

  /// {@return the picture as a PNG of 1600 by 1200}
  public byte[] png(Picture picture) {
    Optional<Painted> same = last.get().filter(painted -> painted.picture().equals(picture));
    if (same.isPresent()) {
      return same.get().png();
    }
    MapPainter painter = painters.get(picture.map());
    if (painter == null) {
      throw new IllegalStateException("no map " + picture.map());
    }
    byte[] png = painter.png(picture);
    last.set(Optional.of(new Painted(picture, png)));
    return png;
  }
}
