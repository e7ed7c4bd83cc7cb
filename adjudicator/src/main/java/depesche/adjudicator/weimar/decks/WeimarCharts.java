package depesche.adjudicator.weimar.decks;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Shape;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.weimar.dice.RollChart;
import depesche.adjudicator.weimar.dice.RollKind;
import depesche.adjudicator.weimar.politics.Parliament;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/// The charts that an owner has typed from the board: what results mean, and how many seats a full
/// Parliament costs. Without them those of the playbook's example hold.
record WeimarCharts(RollChart results, Parliament cuts) {

  private static final String CUT = "SEAT_CUT";
  private static final int FIXED_SEATS = 24;
  private static final int HIGHEST = 20;

  private static final Shape<NavigableMap<Integer, Integer>> CUTS = byResult((at, _) -> at.whole());
  private static final Shape<NavigableMap<Integer, List<String>>> EFFECTS =
      byResult((at, _) -> at.texts());

  static WeimarCharts read(Optional<JsonValue> charts, DeckFindings findings) {
    return charts
        .map(value -> findings.attempt(value::fields).orElseGet(LinkedHashMap::new))
        .map(fields -> read(fields, findings))
        .orElseGet(() -> new WeimarCharts(RollChart.ofPlaybook(), Parliament.ofPlaybook()));
  }

  private static WeimarCharts read(SequencedMap<String, JsonValue> charts, DeckFindings findings) {
    SequencedMap<RollKind, NavigableMap<Integer, List<String>>> results = new LinkedHashMap<>();
    NavigableMap<Integer, Integer> cuts = new TreeMap<>();
    charts.forEach(
        (name, chart) ->
            findings.attempt(
                () -> {
                  if (name.equals(CUT)) {
                    cuts.putAll(CUTS.read(chart, findings));
                  } else {
                    RollKind kind = DeckFindings.one(chart, name, RollKind.class, "chart");
                    results.put(kind, EFFECTS.read(chart, findings));
                  }
                }));
    return new WeimarCharts(new RollChart(results), new Parliament(FIXED_SEATS, cuts));
  }

  /// What stands behind each result of a chart.
  private static <T> Shape<NavigableMap<Integer, T>> byResult(Shape<T> shape) {
    return (chart, findings) -> {
      SequencedMap<Integer, JsonValue> typed = new LinkedHashMap<>();
      findings
          .attempt(chart::fields)
          .orElseGet(LinkedHashMap::new)
          .forEach(
              (result, value) -> {
                if (result.matches("\\d{1,2}") && Integer.parseInt(result) <= HIGHEST) {
                  typed.put(Integer.valueOf(result), value);
                } else {
                  findings.wrong(value, "\"" + result + "\" is no result; write a number");
                }
              });
      NavigableMap<Integer, T> all = new TreeMap<>();
      typed.forEach(
          (result, value) ->
              findings
                  .attempt(() -> shape.read(value, findings))
                  .ifPresent(read -> all.put(result, read)));
      return all;
    };
  }
}
