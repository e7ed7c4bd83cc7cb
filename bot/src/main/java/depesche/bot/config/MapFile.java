package depesche.bot.config;

import depesche.adjudicator.board.BoardDefects;
import depesche.adjudicator.board.DealtArea;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A map file of `config/maps`, read and checked.
///
/// @param id its name without folder and ending
/// @param sheet what stands in it, but for the drawing
public record MapFile(String id, Sheet sheet) {

  /// The file as it is written.
  public record Sheet(
      String title,
      String status,
      int startYear,
      int victoryCentres,
      List<DealtArea> startAreas,
      List<Box> homeBoxes,
      List<Site> provinces,
      List<List<String>> borders) {}

  /// A closed home box and where it lets out.
  public record Box(String id, String name, List<String> neighbours) {}

  /// A province.
  public record Site(
      String id,
      String name,
      String german,
      String printed,
      List<String> aliases,
      @Nullable String startArea,
      boolean supplyCentre,
      List<String> neighbours) {}

  /// {@return the map in this file}
  ///
  /// @throws UnusableInput naming file, line and mend if it cannot be used
  public static MapFile read(Path file) {
    MapText<Sheet> read = MapText.read(file, Sheet.class);
    MapFile map = new MapFile(MapText.id(file), read.sheet());
    read.refuse(
        BoardDefects.of(
            map.provinces(),
            map.neighbours(),
            new LinkedHashMap<>(),
            map.sheet.borders(),
            map.sheet.startAreas()));
    return map;
  }

  private List<Province> provinces() {
    List<Province> provinces = new ArrayList<>();
    for (Site site : sheet.provinces()) {
      provinces.add(new Province(site.id(), site.name(), Terrain.LAND, site.supplyCentre()));
    }
    for (Box box : sheet.homeBoxes()) {
      provinces.add(new Province(box.id(), box.name(), Terrain.BOX, false));
    }
    return provinces;
  }

  private SequencedMap<String, List<String>> neighbours() {
    SequencedMap<String, List<String>> neighbours = new LinkedHashMap<>();
    sheet.provinces().forEach(site -> neighbours.put(site.id(), site.neighbours()));
    sheet.homeBoxes().forEach(box -> neighbours.put(box.id(), box.neighbours()));
    return neighbours;
  }
}
