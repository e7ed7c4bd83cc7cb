package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.board.DealtArea;
import depesche.adjudicator.picture.MapDrawing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The board: provinces in the order of the map file, start areas, and the closed home countries.
///
/// @param id of the map, for its picture
/// @param startYear the first year
/// @param victoryCentres how many centres win
/// @param areas in which every seat gets one army
public record BloodMap(
    String id,
    int startYear,
    int victoryCentres,
    List<Province> provinces,
    List<DealtArea> areas,
    List<HomeBox> boxes,
    MapDrawing drawing) {

  public BloodMap {
    provinces = List.copyOf(provinces);
    areas = List.copyOf(areas);
    boxes = List.copyOf(boxes);
  }

  /// A province.
  ///
  /// @param id three letters
  /// @param spellings every other way to write it
  /// @param area the id of its start area, empty if it is in none
  public record Province(
      String id,
      String name,
      List<String> spellings,
      String area,
      boolean centre,
      List<String> neighbours) {

    public Province {
      spellings = List.copyOf(spellings);
      neighbours = List.copyOf(neighbours);
    }
  }

  /// A home country that no unit may enter.
  ///
  /// @param power the name of its army's owner, such as `AUSTRIA`
  /// @param spellings words for the power and its country, in capitals
  /// @param neighbours where its army may go
  public record HomeBox(
      String id, String name, String power, List<String> spellings, List<String> neighbours) {

    public HomeBox {
      spellings = List.copyOf(spellings);
      neighbours = List.copyOf(neighbours);
    }
  }

  /// What is wrong with a map.
  ///
  /// @param where the id of the province, area or box it is about
  /// @param problem and how to fix it
  public record Fault(String where, String problem) {}

  /// {@return everything that would keep a game from being played on this map}
  public List<Fault> faults() {
    return new MapCheck(this).faults();
  }

  /// {@return the provinces by id, in the order of the map file}
  SequencedMap<String, Province> byId() {
    SequencedMap<String, Province> byId = new LinkedHashMap<>();
    provinces.forEach(province -> byId.put(province.id(), province));
    return byId;
  }
}
