package depesche.bot.demo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The printed map, as it hangs on a player's wall.
record Chart(SequencedMap<String, Land> lands) {

  Chart {
    lands = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(lands));
  }

  /// A province, or the home box of a foreign power, which nobody may enter.
  ///
  /// @param neighbours provinces only
  record Land(
      String id,
      String english,
      String german,
      boolean centre,
      boolean box,
      List<String> neighbours) {

    Land {
      neighbours = List.copyOf(neighbours);
    }
  }

  /// Reads the map file.
  static Chart read(Path file) {
    try {
      JsonNode map = new ObjectMapper().readTree(file.toFile());
      SequencedMap<String, Land> lands = new LinkedHashMap<>();
      map.path("provinces").forEach(node -> add(lands, land(node, false)));
      map.path("homeBoxes").forEach(node -> add(lands, land(node, true)));
      return new Chart(lands);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void add(SequencedMap<String, Land> lands, Land land) {
    lands.put(land.id(), land);
  }

  private static Land land(JsonNode node, boolean box) {
    List<String> neighbours = new ArrayList<>();
    node.path("neighbours").forEach(neighbour -> neighbours.add(neighbour.asText()));
    String name = node.path("name").asText();
    return new Land(
        node.path("id").asText(),
        name,
        node.path("german").asText(name),
        node.path("supplyCentre").asBoolean(),
        box,
        neighbours);
  }

  Land land(String id) {
    return Optional.ofNullable(lands.get(id))
        .orElseThrow(() -> new IllegalStateException("not on the map: " + id));
  }

  /// {@return the provinces an army may go to from here}
  List<String> neighbours(String id) {
    return land(id).neighbours();
  }

  /// {@return whether an army there could go to that place}
  boolean adjacent(String from, String to) {
    return neighbours(from).contains(to);
  }

  /// {@return every province, without the home boxes}
  List<String> provinces() {
    return lands.values().stream().filter(land -> !land.box()).map(Land::id).toList();
  }
}
