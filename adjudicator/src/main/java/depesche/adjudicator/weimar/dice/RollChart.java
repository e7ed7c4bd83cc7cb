package depesche.adjudicator.weimar.dice;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/// What a result means, as far as it is known. The tables are on the printed board; the table is
/// asked for those that its owner has not typed in.
public record RollChart(SequencedMap<RollKind, NavigableMap<Integer, List<String>>> results) {

  public RollChart {
    SequencedMap<RollKind, NavigableMap<Integer, List<String>>> copy = new LinkedHashMap<>();
    results.forEach(
        (kind, chart) ->
            copy.put(kind, Collections.unmodifiableNavigableMap(new TreeMap<>(chart))));
    results = Collections.unmodifiableSequencedMap(copy);
  }

  /// What the playbook shows: rolls of its example whose results it names.
  public static RollChart ofPlaybook() {
    Map<RollKind, NavigableMap<Integer, List<String>>> known = new EnumMap<>(RollKind.class);
    put(known, RollKind.DEMONSTRATION, 6, "BASES 2");
    put(known, RollKind.DEMONSTRATION, 7, "BASES 2", "DISSOLVE 1 OR CARD");
    put(known, RollKind.REACTION, 5, "DICE -1");
    put(known, RollKind.FIGHT, 3);
    put(known, RollKind.FIGHT, 4);
    put(known, RollKind.FIGHT, 7, "DISSOLVE 1");
    put(known, RollKind.COUP, 6, "SUCCESS");
    put(known, RollKind.COUNTER_COUP, 5, "SUCCESS");
    put(known, RollKind.CRISIS, 5, "LOSE BASE 1");
    put(known, RollKind.CRISIS, 6);
    return new RollChart(new LinkedHashMap<>(known));
  }

  private static void put(
      Map<RollKind, NavigableMap<Integer, List<String>>> chart,
      RollKind kind,
      int result,
      String... effects) {
    chart.computeIfAbsent(kind, _ -> new TreeMap<>()).put(result, List.of(effects));
  }

  /// {@return what a result does, an effect each; empty if that is not known}
  public Optional<List<String>> effects(RollKind kind, int result) {
    NavigableMap<Integer, List<String>> chart = results.get(kind);
    return chart == null ? Optional.empty() : Optional.ofNullable(chart.get(result));
  }
}
