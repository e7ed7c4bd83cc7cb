package depesche.adjudicator.weimar.scenarios;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.weimar.board.CityPlace;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.UnitType;
import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;

/// Reads `weimar.json`, strictly: whatever is wrong is named with its line.
public final class WeimarFile {

  private static final int SCHEMA = 1;
  private static final List<String> TRACKS = List.of("drBox", "fixedSeats");

  private WeimarFile() {}

  /// {@return what is in the box, and the scenarios}
  ///
  /// @throws depesche.adjudicator.json.BadFile with line and mend
  public static WeimarBox read(JsonValue file) {
    if (file.at("schema").whole() != SCHEMA) {
      throw file.at("schema").bad("this reads schema 1");
    }
    checkMoved(file);
    JsonValue tracks = file.at("tracks");
    JsonValue issues = file.at("issues");
    SequencedMap<String, WeimarScenario> scenarios = new LinkedHashMap<>();
    SequencedMap<String, JsonValue> written = new LinkedHashMap<>();
    for (JsonValue scenario : file.at("scenarios").items()) {
      written.put(scenario.at("id").text(), scenario);
      scenarios.put(scenario.at("id").text(), ScenarioReader.read(scenario, written));
    }
    return new WeimarBox(
        list(file.at("cities"), WeimarFile::city),
        list(file.at("units"), WeimarFile::unit),
        tracks.at("drBox").whole(),
        tracks.at("fixedSeats").whole(),
        issues.at("white").texts(),
        issues.at("yellow").texts(),
        list(
            file.at("society"),
            one -> new SocietyMarker(one.at("marker").text(), one.at("effects").texts())),
        map(file.at("minorParties"), Function.identity(), JsonValue::whole),
        file.at("roundCards").texts(),
        map(file.at("agendas"), WeimarParty::valueOf, JsonValue::texts),
        scenarios);
  }

  private static CityPlace city(JsonValue city) {
    return new CityPlace(
        city.at("id").text(),
        city.at("name").text(),
        city.at("roll").whole(),
        city.at("room").whole());
  }

  private static UnitType unit(JsonValue unit) {
    return new UnitType(
        unit.at("id").text(),
        unit.at("owner").one(UnitOwner.class),
        unit.at("strength").whole(),
        unit.find("lasting").filter(JsonValue::isTrue).isPresent(),
        unit.find("turns").filter(JsonValue::isTrue).isPresent());
  }

  /// A number that is said here and on the board would be changed in one of them alone.
  private static void checkMoved(JsonValue file) {
    List<JsonValue> moved = new ArrayList<>(file.find("threats").stream().toList());
    file.at("units").items().forEach(unit -> unit.find("count").ifPresent(moved::add));
    file.at("tracks")
        .fields()
        .forEach(
            (name, field) -> {
              if (!TRACKS.contains(name)) {
                moved.add(field);
              }
            });
    if (!moved.isEmpty()) {
      throw moved
          .getFirst()
          .bad("what lies on the board is in config/boards/weimar.json; remove it here");
    }
  }

  static <T> List<T> list(JsonValue list, Function<JsonValue, T> reader) {
    return list.items().stream().map(reader).toList();
  }

  /// A word that is none of those known is named with its line.
  static <K, V> SequencedMap<K, V> map(
      JsonValue object, Function<String, K> key, Function<JsonValue, V> value) {
    SequencedMap<K, V> map = new LinkedHashMap<>();
    object
        .fields()
        .forEach(
            (name, field) -> {
              try {
                map.put(key.apply(name), value.apply(field));
              } catch (IllegalArgumentException _) {
                throw field.bad("\"" + name + "\" is not known here");
              }
            });
    return map;
  }
}
