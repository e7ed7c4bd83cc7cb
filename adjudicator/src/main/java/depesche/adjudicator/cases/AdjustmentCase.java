package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Removals;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Judges a case of winter adjustments. Orders are heard one by one; one too many is illegal.
final class AdjustmentCase {

  private final Case given;

  /// The units by province, as the adjustments leave them.
  private final SequencedMap<String, Unit> units;

  /// For each power, how many units it may still raise; below zero, how many it must remove.
  private final Map<String, Integer> room = new LinkedHashMap<>();

  private AdjustmentCase(Case given) {
    this.given = given;
    units = new LinkedHashMap<>(given.units());
    int offset = given.variant().offset().applyAsInt(given.heading().year());
    for (String power : powers()) {
      int allowed = Math.max(0, centres(power).size() - offset);
      room.put(power, allowed - units(power).size());
    }
  }

  static List<String> judge(Case given) {
    return new AdjustmentCase(given).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>(given.head());
    for (Case.Line line : given.lines()) {
      lines.add(line.text() + " | " + result(line));
    }
    List<Unit> removed = removed();
    removed.forEach(unit -> units.remove(unit.province()));
    lines.addAll(Case.sorted("AUTODISBAND", removed));
    lines.addAll(Case.sorted("FINAL", units.values()));
    lines.add("END");
    return lines;
  }

  private List<String> powers() {
    return Stream.concat(
            given.centres().stream().map(Case.Centre::power),
            given.units().values().stream().map(Unit::power))
        .distinct()
        .filter(power -> !given.variant().foreign().contains(power))
        .toList();
  }

  private List<String> centres(String power) {
    return given.centres().stream()
        .filter(centre -> centre.power().equals(power))
        .map(Case.Centre::province)
        .distinct()
        .toList();
  }

  private List<Unit> units(String power) {
    return units.values().stream().filter(unit -> unit.power().equals(power)).toList();
  }

  private String result(Case.Line line) {
    return switch (line) {
      case Case.BuildLine(_, String power, Told.Named unit) -> build(power, unit);
      case Case.DisbandLine(_, String power, Told.Named unit) -> word(disband(power, unit));
      case Case.WaiveLine(_, String power) -> word(changed(power, 1));
      case Case.OrderLine _, Case.RetreatLine _ -> Results.ILLEGAL;
    };
  }

  private static String word(boolean carried) {
    return carried ? Results.SUCCEEDS : Results.ILLEGAL;
  }

  private String build(String power, Told.Named named) {
    Optional<Kind> kind = Kind.of(named.kind()).filter(it -> it != Kind.DOUBLE_ARMY);
    List<String> places =
        kind.map(it -> Muster.places(given.variant().board(), it, named.place())).orElse(List.of());
    boolean may =
        centres(power).contains(named.province())
            && given.variant().builds(power, named.province())
            && !units.containsKey(named.province())
            && room.getOrDefault(power, 0) > 0;
    if (!may || kind.isEmpty() || places.isEmpty()) {
      return Results.ILLEGAL;
    }
    // DATC 4.B.6: a coast that means nothing is not heard. 4.B.7: without the one that is needed
    // the build fails, and leaves room for another.
    if (places.size() > 1 && !places.contains(named.place())) {
      return Results.FAILS;
    }
    String place = places.contains(named.place()) ? named.place() : places.getFirst();
    units.put(named.province(), new Unit(power, kind.get(), place));
    return word(changed(power, 1));
  }

  private boolean disband(String power, Told.Named named) {
    boolean there = given.unit(power, named).filter(units::containsValue).isPresent();
    boolean may = there && changed(power, -1);
    if (may) {
      units.remove(named.province());
    }
    return may;
  }

  /// {@return whether a power had room for this change; if so, it has used it}
  private boolean changed(String power, int units) {
    int left = room.getOrDefault(power, 0);
    boolean may = units > 0 ? left > 0 : left < 0;
    if (may) {
      room.put(power, left - units);
    }
    return may;
  }

  private List<Unit> removed() {
    List<Unit> removed = new ArrayList<>();
    room.forEach(
        (power, left) ->
            Removals.order(given.variant().board(), units(power), centres(power)).stream()
                .limit(Math.max(0, -left))
                .forEach(removed::add));
    return removed;
  }
}
