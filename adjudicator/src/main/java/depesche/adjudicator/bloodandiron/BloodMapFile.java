package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.board.DealtArea;
import depesche.adjudicator.board.DrawingReader;
import depesche.adjudicator.board.MapFile;
import depesche.adjudicator.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.SequencedSet;

/// Reads the map file of Blood & Iron.
record BloodMapFile(JsonValue file) {

  BloodMap read() {
    BloodMap map =
        new BloodMap(
            file.id(),
            file.at("startYear").whole(),
            file.at("victoryCentres").whole(),
            file.at("provinces").items().stream().map(BloodMapFile::province).toList(),
            file.at("startAreas").items().stream().map(BloodMapFile::area).toList(),
            file.at("homeBoxes").items().stream().map(BloodMapFile::box).toList(),
            DrawingReader.read(file));
    new MapFile(file)
        .check(
            BloodAndIronVariant.provinces(map),
            BloodAndIronVariant.neighbours(map),
            new LinkedHashMap<>(),
            map.areas());
    for (BloodMap.Fault fault : map.faults()) {
      throw new MapFile(file).bad(fault.where(), fault.where() + " " + fault.problem());
    }
    return map;
  }

  private static BloodMap.Province province(JsonValue site) {
    SequencedSet<String> spellings = new LinkedHashSet<>();
    spellings.add(site.at("german").text());
    spellings.add(site.at("printed").text());
    spellings.addAll(site.at("aliases").texts());
    return new BloodMap.Province(
        site.at("id").text(),
        site.at("name").text(),
        List.copyOf(spellings),
        site.find("startArea").map(JsonValue::text).orElse(""),
        site.at("supplyCentre").truth(),
        site.at("neighbours").texts());
  }

  private static DealtArea area(JsonValue site) {
    return new DealtArea(site.at("id").text(), site.at("startCentres").texts());
  }

  private static BloodMap.HomeBox box(JsonValue site) {
    String name = site.at("name").text();
    String power = name.toUpperCase(Locale.ROOT);
    return new BloodMap.HomeBox(
        site.at("id").text(), name, power, spellings(power), site.at("neighbours").texts());
  }

  /// What players may call a foreign power and its country.
  private static List<String> spellings(String power) {
    return switch (power) {
      case "AUSTRIA" -> List.of(power, "AUSTRIAN", "ÖSTERREICH", "OESTERREICH");
      case "FRANCE" -> List.of(power, "FRENCH", "FRANKREICH");
      default -> List.of(power);
    };
  }
}
