package depesche.bot.config;

import com.fasterxml.jackson.databind.JsonNode;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.BoardDefects;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.standard.StandardMap;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A map file of `config/maps` with land and sea and the home centres of powers, read and checked.
public final class StandardFile {

  private StandardFile() {}

  /// The file as it is written.
  record Sheet(
      int startYear,
      int victoryCentres,
      List<Realm> powers,
      List<Site> provinces,
      List<List<String>> borders) {}

  /// A power.
  ///
  /// @param units where it begins, such as `F STP/SC`
  record Realm(String id, String name, String german, List<String> aliases, List<String> units) {}

  /// A province.
  ///
  /// @param terrain `land`, `coast` or `sea`
  /// @param coasts the names of its coasts if they are split, such as `NC`
  /// @param home the power whose home centre it is
  /// @param neighbours where an army may go
  /// @param fleets where a fleet may go; by coast if they are split
  record Site(
      String id,
      String name,
      String german,
      List<String> aliases,
      Terrain terrain,
      List<String> coasts,
      boolean centre,
      @Nullable String home,
      List<String> neighbours,
      JsonNode fleets) {}

  /// {@return the map in this file}
  ///
  /// @throws UnusableInput naming file, line and mend if it cannot be used
  public static StandardMap read(Path file) {
    MapText<Sheet> read = MapText.read(file, Sheet.class);
    Sheet sheet = read.sheet();
    List<Province> provinces = new ArrayList<>();
    SequencedMap<String, List<String>> armies = new LinkedHashMap<>();
    SequencedMap<String, List<String>> fleets = new LinkedHashMap<>();
    SequencedMap<String, List<String>> spellings = new LinkedHashMap<>();
    for (Site site : sheet.provinces()) {
      provinces.add(
          new Province(site.id(), site.name(), site.terrain(), site.centre(), site.coasts()));
      armies.put(site.id(), site.neighbours());
      spellings.put(site.id(), words(site.german(), site.aliases()));
      if (site.coasts().isEmpty()) {
        fleets.put(site.id(), texts(site.fleets()));
      }
      for (String coast : site.coasts()) {
        fleets.put(site.id() + Province.SLASH + coast, texts(site.fleets().path(coast)));
      }
    }
    read.refuse(BoardDefects.of(provinces, armies, fleets, sheet.borders(), List.of()));
    Board board = Board.of(MapText.id(file), provinces, armies, fleets);
    List<StandardMap.Power> powers =
        sheet.powers().stream().map(realm -> power(realm, sheet.provinces())).toList();
    StandardMap map =
        new StandardMap(board, spellings, powers, sheet.startYear(), sheet.victoryCentres());
    map.fault()
        .ifPresent(
            fault -> {
              throw new UnusableInput(file + ": " + fault);
            });
    return map;
  }

  private static StandardMap.Power power(Realm realm, List<Site> provinces) {
    List<String> words = new ArrayList<>(List.of(realm.id(), realm.name()));
    words.addAll(words(realm.german(), realm.aliases()));
    List<String> homes =
        provinces.stream().filter(site -> realm.id().equals(site.home())).map(Site::id).toList();
    return new StandardMap.Power(
        realm.id(),
        words.stream().map(word -> word.toUpperCase(Locale.ROOT)).distinct().toList(),
        homes,
        realm.units());
  }

  private static List<String> words(String german, List<String> aliases) {
    List<String> words = new ArrayList<>(List.of(german));
    words.addAll(aliases);
    return words;
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }
}
