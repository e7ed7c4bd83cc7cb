package depesche.bot.demo.planning;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;

/// The printed map, as it hangs on a player's wall.
///
/// @param startYear the first year
/// @param lands by id; seas are among them
/// @param sails for every place of a fleet the places it may go to
/// @param starts the units with which each power begins, such as `F STP/SC`
public record PrintedMap(
    int startYear,
    SequencedMap<String, Land> lands,
    SequencedMap<String, List<String>> sails,
    SequencedMap<String, List<String>> starts) {

  public PrintedMap {
    lands = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(lands));
    sails = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(sails));
    starts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(starts));
  }

  /// A province, or the home box of a foreign power, which nobody may enter.
  ///
  /// @param home the power that builds here; empty if none or anybody
  /// @param neighbours where an army may go: provinces only
  public record Land(
      String id,
      String english,
      String german,
      boolean centre,
      boolean box,
      boolean sea,
      String home,
      List<String> neighbours) {

    public Land {
      neighbours = List.copyOf(neighbours);
    }
  }

  /// {@return no map, for a title that has none}
  public static PrintedMap none() {
    return new PrintedMap(0, new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
  }

  /// Reads the map file.
  public static PrintedMap read(Path file) {
    try {
      JsonNode map = new ObjectMapper().readTree(file.toFile());
      SequencedMap<String, Land> lands = new LinkedHashMap<>();
      map.path("provinces").forEach(node -> add(lands, land(node, false)));
      map.path("homeBoxes").forEach(node -> add(lands, land(node, true)));
      SequencedMap<String, List<String>> sails = new LinkedHashMap<>();
      map.path("provinces").forEach(node -> sail(sails, node));
      SequencedMap<String, List<String>> starts = new LinkedHashMap<>();
      map.path("powers")
          .forEach(power -> starts.put(power.path("id").asText(), texts(power.path("units"))));
      return new PrintedMap(map.path("startYear").asInt(), lands, sails, starts);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void add(SequencedMap<String, Land> lands, Land land) {
    lands.put(land.id(), land);
  }

  private static Land land(JsonNode node, boolean box) {
    String name = node.path("name").asText();
    return new Land(
        node.path("id").asText(),
        name,
        node.path("german").asText(name),
        node.path("supplyCentre").asBoolean() || node.path("centre").asBoolean(),
        box,
        node.path("terrain").asText().equals("sea"),
        node.path("home").asText("").replace("null", ""),
        texts(node.path("neighbours")));
  }

  private static void sail(SequencedMap<String, List<String>> sails, JsonNode node) {
    String id = node.path("id").asText();
    JsonNode fleets = node.path("fleets");
    if (fleets.isArray() && !fleets.isEmpty()) {
      sails.put(id, texts(fleets));
    }
    fleets
        .properties()
        .forEach(coast -> sails.put(id + "/" + coast.getKey(), texts(coast.getValue())));
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  /// {@return the province a place lies in: the place without its coast}
  static String province(String place) {
    return place.split("/", 2)[0];
  }

  /// {@return the province of a place}
  public Land land(String place) {
    return Optional.ofNullable(lands.get(province(place)))
        .orElseThrow(() -> new IllegalStateException("not on the map: " + place));
  }

  /// {@return the provinces a unit may go to, without a convoy}
  List<String> reach(StatusBoard.Unit unit) {
    return unit.fleet()
        ? sails.getOrDefault(unit.place(), List.of()).stream()
            .map(PrintedMap::province)
            .distinct()
            .toList()
        : land(unit.place()).neighbours();
  }

  /// {@return whether a unit could go to that province}
  boolean reaches(StatusBoard.Unit unit, String province) {
    return reach(unit).contains(province);
  }

  /// {@return the place where a unit that goes to a province arrives}
  String landing(StatusBoard.Unit unit, String province) {
    return unit.fleet()
        ? sails.getOrDefault(unit.place(), List.of()).stream()
            .filter(place -> province(place).equals(province))
            .findFirst()
            .orElse(province)
        : province;
  }

  /// {@return the places where a fleet may lie in a province; none where there is no water}
  List<String> harbours(String province) {
    return sails.keySet().stream().filter(place -> province(place).equals(province)).toList();
  }

  /// {@return the provinces round a province: by land, and across a sea; or by water}
  List<String> around(String province, boolean fleet) {
    SequencedSet<String> around = new LinkedHashSet<>();
    for (String harbour : harbours(province)) {
      for (String next : sails.getOrDefault(harbour, List.of())) {
        if (fleet) {
          around.add(province(next));
        } else if (land(next).sea()) {
          around.addAll(shores(next));
        }
      }
    }
    if (!fleet) {
      around.addAll(land(province).neighbours());
    }
    around.remove(province);
    return List.copyOf(around);
  }

  /// {@return the provinces that a sea touches}
  List<String> shores(String sea) {
    return sails.getOrDefault(sea, List.of()).stream()
        .map(PrintedMap::province)
        .filter(shore -> !land(shore).sea())
        .distinct()
        .toList();
  }

  /// {@return every province, without the home boxes}
  List<String> provinces() {
    return lands.values().stream().filter(land -> !land.box()).map(Land::id).toList();
  }
}
