package depesche.bot.config;

import depesche.adjudicator.bloodandiron.BloodMap;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.SequencedSet;

/// The map file of Blood & Iron as the rules want it.
public final class BloodAndIronMap {

  private BloodAndIronMap() {}

  /// {@return the board of a map file}
  ///
  /// @throws UnusableInput if a game cannot be played on it, with the mend
  public static BloodMap of(MapFile file) {
    MapFile.Sheet sheet = file.sheet();
    BloodMap map =
        new BloodMap(
            file.id(),
            sheet.startYear(),
            sheet.victoryCentres(),
            sheet.provinces().stream().map(BloodAndIronMap::province).toList(),
            sheet.startAreas().stream()
                .map(dealtArea -> new BloodMap.StartArea(dealtArea.id(), dealtArea.startCentres()))
                .toList(),
            sheet.homeBoxes().stream().map(BloodAndIronMap::box).toList());
    if (!map.faults().isEmpty()) {
      BloodMap.Fault fault = map.faults().getFirst();
      throw new UnusableInput(
          "config/maps/%s.json, at %s: %s".formatted(file.id(), fault.where(), fault.problem()));
    }
    return map;
  }

  private static BloodMap.Province province(MapFile.Site site) {
    SequencedSet<String> spellings = new LinkedHashSet<>();
    spellings.add(site.german());
    spellings.add(site.printed());
    spellings.addAll(site.aliases());
    String area = site.startArea();
    return new BloodMap.Province(
        site.id(),
        site.name(),
        List.copyOf(spellings),
        area == null ? "" : area,
        site.supplyCentre(),
        site.neighbours());
  }

  private static BloodMap.HomeBox box(MapFile.Box site) {
    String power = site.name().toUpperCase(Locale.ROOT);
    return new BloodMap.HomeBox(site.id(), site.name(), power, spellings(power), site.neighbours());
  }

  /// What players may call a foreign power and its country.
  private static List<String> spellings(String power) {
    List<String> spellings = new ArrayList<>(List.of(power));
    switch (power) {
      case "AUSTRIA" -> spellings.addAll(List.of("AUSTRIAN", "ÖSTERREICH", "OESTERREICH"));
      case "FRANCE" -> spellings.addAll(List.of("FRENCH", "FRANKREICH"));
      default -> {}
    }
    return List.copyOf(spellings);
  }
}
