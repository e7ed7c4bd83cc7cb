package depesche.adjudicator.weimar.decks;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.weimar.dice.RollChart;
import depesche.adjudicator.weimar.dice.RollKind;
import depesche.adjudicator.weimar.politics.Parliament;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/// Reads the charts that an owner has typed from the board: what results mean, and how many seats a
/// full Parliament costs. Without them those of the playbook's example hold.
final class ChartReader {

  private static final String CUT = "SEAT_CUT";
  private static final int FIXED_SEATS = 24;
  private static final int HIGHEST = 20;

  private final DeckFindings findings;
  private final SequencedMap<RollKind, NavigableMap<Integer, List<String>>> results =
      new LinkedHashMap<>();
  private final NavigableMap<Integer, Integer> cuts = new TreeMap<>();
  private final boolean typed;

  ChartReader(DeckFindings findings, Optional<JsonValue> charts) {
    this.findings = findings;
    typed = charts.isPresent();
    charts
        .flatMap(value -> findings.attempt(value::fields))
        .ifPresent(fields -> fields.forEach(this::read));
  }

  private void read(String name, JsonValue chart) {
    if (name.equals(CUT)) {
      numbers(chart)
          .forEach(
              (seats, loss) ->
                  findings.attempt(loss::whole).ifPresent(count -> cuts.put(seats, count)));
      return;
    }
    findings
        .attempt(() -> DeckFindings.one(chart, name, RollKind.class, "chart"))
        .ifPresent(
            kind -> {
              NavigableMap<Integer, List<String>> effects = new TreeMap<>();
              numbers(chart)
                  .forEach(
                      (result, list) ->
                          findings
                              .attempt(list::texts)
                              .ifPresent(words -> effects.put(result, words)));
              results.put(kind, effects);
            });
  }

  private SequencedMap<Integer, JsonValue> numbers(JsonValue chart) {
    SequencedMap<Integer, JsonValue> numbers = new LinkedHashMap<>();
    for (Map.Entry<String, JsonValue> field :
        findings.attempt(chart::fields).orElseGet(LinkedHashMap::new).entrySet()) {
      if (field.getKey().matches("\\d{1,2}") && Integer.parseInt(field.getKey()) <= HIGHEST) {
        numbers.put(Integer.valueOf(field.getKey()), field.getValue());
      } else {
        findings.wrong(field.getValue(), "\"" + field.getKey() + "\" is no result; write a number");
      }
    }
    return numbers;
  }

  RollChart results() {
    return typed ? new RollChart(results) : RollChart.ofPlaybook();
  }

  Parliament cuts() {
    return typed ? new Parliament(FIXED_SEATS, cuts) : Parliament.ofPlaybook();
  }
}
