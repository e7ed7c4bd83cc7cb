package depesche.bot.report;

import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.bot.report.board.BoardPainter;
import depesche.bot.report.board.SheetPainter;
import depesche.bot.report.canvas.MapPlaces;
import depesche.bot.report.map.MapPainter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The painters of every kind of picture.
public final class Painters {

  private final List<MapDrawing> maps;

  /// By the ids of their maps. Names find their places on a map with its first picture: a start
  /// does not wait for that.
  private final Map<String, MapPainter> painters = new ConcurrentHashMap<>();

  /// @param maps the maps of all titles
  public Painters(List<MapDrawing> maps) {
    this.maps = List.copyOf(maps);
  }

  /// {@return the picture as a PNG}
  public byte[] png(Picture picture) {
    return switch (picture) {
      case MapPicture map -> painter(map.map()).png(map);
      case BoardPicture board -> BoardPainter.png(board);
      case SheetPicture sheet -> SheetPainter.png(sheet);
    };
  }

  /// {@return the picture as a small PNG}
  public byte[] small(Picture picture) {
    return switch (picture) {
      case MapPicture map -> painter(map.map()).small(map);
      case BoardPicture board -> BoardPainter.small(board);
      case SheetPicture sheet -> SheetPainter.small(sheet);
    };
  }

  /// {@return the picture as an SVG document that needs no fonts and no other file}
  public String svg(Picture picture) {
    return switch (picture) {
      case MapPicture map -> painter(map.map()).svg(map);
      case BoardPicture board -> BoardPainter.svg(board);
      case SheetPicture sheet -> SheetPainter.svg(sheet);
    };
  }

  /// {@return where its units stand on it, if it is a map}
  public Optional<MapPlaces> places(Picture picture) {
    return picture instanceof MapPicture map
        ? Optional.of(painter(map.map()).places())
        : Optional.empty();
  }

  private MapPainter painter(String map) {
    return painters.computeIfAbsent(map, id -> new MapPainter(drawing(id)));
  }

  private MapDrawing drawing(String map) {
    return maps.stream()
        .filter(drawing -> drawing.id().equals(map))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no map " + map));
  }
}
