package depesche.adjudicator.standard;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.DrawingReader;
import depesche.adjudicator.board.MapFile;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// Reads a map file with land and sea and the home centres of powers.
record StandardMapFile(JsonValue file) {

  StandardMap read() {
    List<Province> provinces = new ArrayList<>();
    SequencedMap<String, List<String>> armies = new LinkedHashMap<>();
    SequencedMap<String, List<String>> fleets = new LinkedHashMap<>();
    SequencedMap<String, List<String>> spellings = new LinkedHashMap<>();
    for (JsonValue site : file.at("provinces").items()) {
      Province province = province(site);
      provinces.add(province);
      armies.put(province.id(), site.at("neighbours").texts());
      spellings.put(province.id(), words(site));
      JsonValue sails = site.at("fleets");
      if (province.coasts().isEmpty()) {
        fleets.put(province.id(), sails.texts());
      }
      for (String coast : province.coasts()) {
        fleets.put(province.id() + Province.SLASH + coast, sails.at(coast).texts());
      }
    }
    new MapFile(file).check(provinces, armies, fleets, List.of());
    StandardMap map =
        new StandardMap(
            Board.of(file.id(), provinces, armies, fleets),
            spellings,
            file.at("powers").items().stream().map(power -> power(power, file)).toList(),
            file.at("startYear").whole(),
            file.at("victoryCentres").whole(),
            DrawingReader.read(file));
    map.fault()
        .ifPresent(
            fault -> {
              throw file.at("powers").bad(fault);
            });
    return map;
  }

  private static Province province(JsonValue site) {
    return new Province(
        site.at("id").text(),
        site.at("name").text(),
        site.at("terrain").one(Terrain.class),
        site.at("centre").truth(),
        site.at("coasts").texts());
  }

  private static StandardMap.Power power(JsonValue power, JsonValue file) {
    String id = power.at("id").text();
    List<String> words = new ArrayList<>(List.of(id, power.at("name").text()));
    words.addAll(words(power));
    List<String> homes =
        file.at("provinces").items().stream()
            .filter(site -> site.find("home").filter(it -> it.text().equals(id)).isPresent())
            .map(site -> site.at("id").text())
            .toList();
    return new StandardMap.Power(
        id,
        words.stream().map(word -> word.toUpperCase(Locale.ROOT)).distinct().toList(),
        homes,
        power.at("units").texts());
  }

  private static List<String> words(JsonValue named) {
    List<String> words = new ArrayList<>(List.of(named.at("german").text()));
    words.addAll(named.at("aliases").texts());
    return words;
  }
}
