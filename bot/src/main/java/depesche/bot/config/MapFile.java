package depesche.bot.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import depesche.adjudicator.board.Area;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Defect;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Survey;
import depesche.adjudicator.board.Terrain;
import java.io.IOException;
import java.nio.file.Files;
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
      List<Area> startAreas,
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

  /// {@return the map of this id, from the folder `config/maps` of the installation}
  ///
  /// @throws Unusable naming file, line and mend if it cannot be used
  public static MapFile read(String id) {
    String home = System.getProperty("depesche.home", "");
    return read(Path.of(home, "config", "maps", id + ".json"));
  }

  /// {@return the map in this file}
  ///
  /// @throws Unusable naming file, line and mend if it cannot be used
  public static MapFile read(Path file) {
    try {
      String text = Files.readString(file);
      JsonMapper mapper =
          JsonMapper.builder()
              .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
              .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
              .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
              .build();
      String name = file.getFileName().toString();
      MapFile map =
          new MapFile(name.replaceFirst("\\.json$", ""), mapper.readValue(text, Sheet.class));
      map.check(file, text);
      return map;
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
      String said = e.getOriginalMessage().lines().findFirst().orElse("");
      throw new Unusable("%s, line %d: %s".formatted(file, line, said));
    } catch (IOException e) {
      throw new Unusable("cannot read " + file + ": put the map file there");
    }
  }

  /// {@return its provinces and borders; boxes come behind the provinces}
  public Board board() {
    return Board.of(id, provinces(), neighbours());
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

  private void check(Path file, String text) {
    List<Defect> defects =
        Survey.of(
            provinces(), neighbours(), new LinkedHashMap<>(), sheet.borders(), sheet.startAreas());
    if (!defects.isEmpty()) {
      Defect first = defects.getFirst();
      String more = defects.size() == 1 ? "" : " (and %d more)".formatted(defects.size() - 1);
      int line = line(text, "\"id\": \"" + first.at() + "\"");
      throw new Unusable("%s, line %d: %s%s".formatted(file, line, mend(first), more));
    }
  }

  private static int line(String text, String word) {
    int at = Math.max(0, text.indexOf(word));
    return 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
  }

  private static String mend(Defect defect) {
    return switch (defect) {
      case Defect.Duplicate(String at) -> at + " is there twice; give one of them another id";
      case Defect.Unknown(String at, String province) ->
          "%s names %s, which is no province; correct the id or add it".formatted(at, province);
      case Defect.BordersItself(String at) -> at + " is its own neighbour; take it out of its list";
      case Defect.OneWay(String at, String province) ->
          "%s has %2$s as a neighbour, but %2$s does not have %1$s; add it there or remove it here"
              .formatted(at, province);
      case Defect.NotNeighbours(String at, String province) ->
          "\"borders\" has %s and %s, which are no neighbours; remove the pair"
              .formatted(at, province);
      case Defect.NotInBorders(String at, String province) ->
          "%s and %s are neighbours; add the pair to \"borders\"".formatted(at, province);
      case Defect.Unfit(String at, String place) ->
          "%s names %s, where such a unit cannot be; correct it".formatted(at, place);
      case Defect.NoCentre(String at, String province) ->
          "%s deals an army to %s, which is no centre; make it one or remove it"
              .formatted(at, province);
    };
  }
}
