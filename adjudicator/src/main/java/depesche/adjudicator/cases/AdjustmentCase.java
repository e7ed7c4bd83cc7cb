package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Removals;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Judges a case of winter adjustments.
final class AdjustmentCase {

  private final Case given;
  private final List<Unit> units;

  /// For each power, how many units it may still raise; below zero, how many it must remove.
  private final Map<String, Integer> room = new LinkedHashMap<>();

  private AdjustmentCase(Case given) {
    this.given = given;
    units = new ArrayList<>(given.units());
    int offset = given.variant().offset().applyAsInt(given.year());
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
      lines.add(line.text() + " | " + (carried(line) ? "succeeds" : "illegal"));
    }
    List<Unit> removed = removed();
    units.removeAll(removed);
    lines.addAll(Case.sorted("AUTODISBAND", removed));
    lines.addAll(Case.sorted("FINAL", units));
    lines.add("END");
    return lines;
  }

  private List<String> powers() {
    return Stream.concat(
            given.centres().stream().map(Case.Centre::power),
            given.units().stream().map(Unit::power))
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
    return units.stream().filter(unit -> unit.power().equals(power)).toList();
  }

  private boolean carried(Case.Line line) {
    return switch (line) {
      case Case.BuildLine(_, String power, Told.Named unit) -> build(power, unit);
      case Case.DisbandLine(_, String power, Told.Named unit) -> disband(power, unit);
      case Case.WaiveLine(_, String power) -> changed(power, 1);
      case Case.OrderLine _, Case.RetreatLine _ -> false;
    };
  }

  /// Rule 5: armies only, in any owned vacant centre.
  private boolean build(String power, Told.Named unit) {
    boolean vacant = units.stream().noneMatch(it -> it.province().equals(unit.province()));
    boolean may =
        unit.kind().equals(Kind.ARMY.letter())
            && centres(power).contains(unit.province())
            && vacant
            && changed(power, 1);
    if (may) {
      units.add(new Unit(power, Kind.ARMY, unit.province()));
    }
    return may;
  }

  private boolean disband(String power, Told.Named named) {
    Optional<Unit> unit =
        units(power).stream()
            .filter(it -> it.province().equals(named.province()))
            .filter(it -> it.kind().letter().equals(named.kind()))
            .findFirst();
    boolean may = unit.isPresent() && changed(power, -1);
    if (may) {
      units.remove(unit.orElseThrow());
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
