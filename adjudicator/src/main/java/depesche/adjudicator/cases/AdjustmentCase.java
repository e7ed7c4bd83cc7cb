package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Removals;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Writing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Judges a case of winter adjustments.
final class AdjustmentCase {

  private final Case given;
  private final Writing writing;

  /// The units by province, as the adjustments leave them.
  private final SequencedMap<String, Unit> units;

  /// What is said of each line; those that are not carried out are illegal.
  private final Map<Case.Line, String> results = new LinkedHashMap<>();

  private final List<Unit> removed = new ArrayList<>();

  private AdjustmentCase(Case given) {
    this.given = given;
    writing = given.variant().rulebook().writing();
    units = new LinkedHashMap<>(given.units());
    powers().forEach(this::adjust);
  }

  static List<String> judge(Case given) {
    return new AdjustmentCase(given).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>(given.head());
    for (Case.Line line : given.lines()) {
      lines.add(line.text() + " | " + results.getOrDefault(line, Results.ILLEGAL));
    }
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

  private void adjust(String power) {
    int offset = given.variant().offset().applyAsInt(given.heading().year());
    int allowed = Math.max(0, centres(power).size() - offset);
    int room = allowed - units(power).size();
    if (room > 0) {
      raise(power, room);
    } else {
      remove(power, -room);
    }
  }

  /// DATC 4.D.4, 4.D.5 and 4.D.7.
  private void raise(String power, int room) {
    SequencedMap<Case.Line, Unit> builds = new LinkedHashMap<>();
    for (Case.BuildLine line : given.lines(Case.BuildLine.class)) {
      if (line.power().equals(power)) {
        build(line).ifPresent(unit -> builds.put(line, unit));
      }
    }
    List<Case.Line> good = new ArrayList<>();
    for (Case.Line line : given.lines()) {
      boolean waives =
          writing.waiving() == Writing.Waiving.ALLOWED
              && line instanceof Case.WaiveLine(_, _, String who)
              && who.equals(power);
      if (waives || (builds.containsKey(line) && counts(line, builds))) {
        good.add(line);
      }
    }
    for (Case.Line line : writing.surplusBuilds().among(good, room)) {
      results.put(line, Results.SUCCEEDS);
      Optional.ofNullable(builds.get(line)).ifPresent(unit -> units.put(unit.province(), unit));
    }
  }

  private boolean counts(Case.Line line, SequencedMap<Case.Line, Unit> builds) {
    String at = builds.getOrDefault(line, new Unit("", Kind.ARMY, "")).province();
    SequencedMap<Unit, Case.Line> there = new LinkedHashMap<>();
    builds.forEach(
        (one, unit) -> {
          if (unit.province().equals(at)) {
            there.putIfAbsent(unit, one);
          }
        });
    return writing.severalBuilds().among(List.copyOf(there.values()), 1).contains(line);
  }

  /// {@return the unit that a line builds, if there were room for it}
  private Optional<Unit> build(Case.BuildLine line) {
    String power = line.power();
    Told.Named named = line.unit();
    String at = named.province();
    Optional<Kind> kind = Kind.of(named.kind()).filter(it -> it != Kind.DOUBLE_ARMY);
    boolean may =
        centres(power).contains(at)
            && given.variant().builds(power, at)
            && !given.units().containsKey(at);
    if (!may || kind.isEmpty()) {
      return Optional.empty();
    }
    List<String> places = Muster.places(given.variant().board(), kind.get(), named.place());
    if (places.isEmpty()) {
      // DATC 4.C.4: a fleet where no coast is.
      return writing.inlandFleet() == Writing.InlandFleet.ARMY
          ? Optional.of(new Unit(power, Kind.ARMY, at))
          : Optional.empty();
    }
    boolean exact = places.contains(named.place());
    boolean strange = !exact && !named.place().equals(at);
    if (strange && writing.strangeCoast() == Writing.Stray.ILLEGAL) {
      return Optional.empty();
    }
    // DATC 4.B.6: a coast that means nothing is not heard. 4.B.7: without the one that is needed
    // the build fails, and leaves room for another.
    if (places.size() > 1 && !exact) {
      results.put(line, Results.FAILS);
      return Optional.empty();
    }
    return Optional.of(new Unit(power, kind.get(), exact ? named.place() : places.getFirst()));
  }

  /// DATC 4.D.6 and 4.D.8.
  private void remove(String power, int due) {
    SequencedMap<Unit, Case.Line> chosen = new LinkedHashMap<>();
    for (Case.DisbandLine line : given.lines(Case.DisbandLine.class)) {
      if (line.power().equals(power)) {
        given.unit(power, line.unit()).ifPresent(unit -> chosen.putIfAbsent(unit, line));
      }
    }
    List<Unit> carried = writing.surplusRemovals().among(List.copyOf(chosen.keySet()), due);
    for (Unit unit : carried) {
      results.put(chosen.get(unit), Results.SUCCEEDS);
      units.remove(unit.province());
    }
    Removals.order(
            writing.disorder(),
            given.variant().board(),
            units(power),
            centres(power),
            given.variant().homes(power))
        .stream()
        .limit(due - carried.size())
        .forEach(removed::add);
    removed.forEach(unit -> units.remove(unit.province()));
  }
}
