package depesche.adjudicator.title;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.bloodandiron.BloodMap;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.standard.Standard;
import depesche.adjudicator.standard.StandardMap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The titles on the maps of `config/maps`. These files are good; what is said of a bad one is the
/// bot's affair.
final class MapFiles {

  static final Path MAPS = Path.of("..", "config", "maps");
  static final BloodAndIron BLOOD_AND_IRON = new BloodAndIron(bloodAndIron());
  static final StandardMap STANDARD_MAP = standard();
  static final Standard STANDARD = new Standard(STANDARD_MAP);
  static final List<Rules<?, ?>> TITLES = List.of(BLOOD_AND_IRON, STANDARD, new GreatPowers());

  private MapFiles() {}

  private static JsonNode file(String name) {
    try {
      return JsonMapper.builder().build().readTree(Files.readString(MAPS.resolve(name)));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(name, e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> texts(JsonNode... nodes) {
    return Stream.of(nodes)
        .flatMap(node -> node.isArray() ? node.valueStream() : Stream.of(node))
        .map(JsonNode::asText)
        .toList();
  }

  private static String text(JsonNode node, String field) {
    return node.path(field).asText("");
  }

  private static BloodMap bloodAndIron() {
    JsonNode file = file("blood-and-iron.json");
    List<BloodMap.Province> provinces =
        file.path("provinces")
            .valueStream()
            .map(
                site ->
                    new BloodMap.Province(
                        text(site, "id"),
                        text(site, "name"),
                        texts(site.path("german"), site.path("printed"), site.path("aliases"))
                            .stream()
                            .distinct()
                            .toList(),
                        text(site, "startArea"),
                        site.path("supplyCentre").asBoolean(),
                        texts(site.path("neighbours"))))
            .toList();
    List<BloodMap.StartArea> areas =
        file.path("startAreas")
            .valueStream()
            .map(area -> new BloodMap.StartArea(text(area, "id"), texts(area.path("startCentres"))))
            .toList();
    return new BloodMap(
        "blood-and-iron",
        file.path("startYear").asInt(),
        file.path("victoryCentres").asInt(),
        provinces,
        areas,
        file.path("homeBoxes").valueStream().map(MapFiles::box).toList());
  }

  private static BloodMap.HomeBox box(JsonNode site) {
    String power = text(site, "name").toUpperCase(Locale.ROOT);
    List<String> spellings =
        switch (power) {
          case "AUSTRIA" -> List.of(power, "AUSTRIAN", "ÖSTERREICH", "OESTERREICH");
          case "FRANCE" -> List.of(power, "FRENCH", "FRANKREICH");
          default -> List.of(power);
        };
    return new BloodMap.HomeBox(
        text(site, "id"), text(site, "name"), power, spellings, texts(site.path("neighbours")));
  }

  private static StandardMap standard() {
    JsonNode file = file("standard.json");
    List<Province> provinces = new ArrayList<>();
    SequencedMap<String, List<String>> armies = new LinkedHashMap<>();
    SequencedMap<String, List<String>> fleets = new LinkedHashMap<>();
    SequencedMap<String, List<String>> spellings = new LinkedHashMap<>();
    for (JsonNode site : file.path("provinces")) {
      String id = text(site, "id");
      Terrain terrain = Terrain.valueOf(text(site, "terrain").toUpperCase(Locale.ROOT));
      List<String> coasts = texts(site.path("coasts"));
      provinces.add(
          new Province(id, text(site, "name"), terrain, site.path("centre").asBoolean(), coasts));
      armies.put(id, texts(site.path("neighbours")));
      spellings.put(id, texts(site.path("german"), site.path("aliases")));
      if (coasts.isEmpty()) {
        fleets.put(id, texts(site.path("fleets")));
      }
      coasts.forEach(
          coast -> fleets.put(id + Province.SLASH + coast, texts(site.path("fleets").path(coast))));
    }
    return new StandardMap(
        Board.of("standard", provinces, armies, fleets),
        spellings,
        file.path("powers").valueStream().map(one -> power(one, file.path("provinces"))).toList(),
        file.path("startYear").asInt(),
        file.path("victoryCentres").asInt());
  }

  private static StandardMap.Power power(JsonNode power, JsonNode provinces) {
    String id = text(power, "id");
    List<String> words =
        texts(power.path("id"), power.path("name"), power.path("german"), power.path("aliases"));
    return new StandardMap.Power(
        id,
        words.stream().map(word -> word.toUpperCase(Locale.ROOT)).distinct().toList(),
        provinces
            .valueStream()
            .filter(site -> id.equals(text(site, "home")))
            .map(site -> text(site, "id"))
            .toList(),
        texts(power.path("units")));
  }
}
