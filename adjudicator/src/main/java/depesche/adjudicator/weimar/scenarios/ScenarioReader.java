package depesche.adjudicator.weimar.scenarios;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.politics.FinalScoring;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/// Reads one scenario; what it does not say is as in the scenario that it is like.
final class ScenarioReader {

  private final JsonValue scenario;
  private final Optional<JsonValue> like;

  private ScenarioReader(JsonValue scenario, Optional<JsonValue> like) {
    this.scenario = scenario;
    this.like = like;
  }

  static WeimarScenario read(JsonValue scenario, Map<String, JsonValue> known) {
    Optional<JsonValue> like =
        scenario
            .find("like")
            .map(
                id -> {
                  JsonValue other = known.get(id.text());
                  if (other == null) {
                    throw id.bad("no scenario " + id.text() + " stands above this one");
                  }
                  return other;
                });
    return new ScenarioReader(scenario, like).read();
  }

  private WeimarScenario read() {
    List<JsonValue> rounds = must("rounds").items();
    return new WeimarScenario(
        must("id").text(),
        rounds.getFirst().whole(),
        rounds.getLast().whole(),
        must("foreignAffairs").text(),
        must("economy").whole(),
        must("president").text(),
        WeimarFile.list(must("government"), one -> one.one(WeimarParty.class)),
        map("minorParties", Function.identity(), one -> one.one(WeimarParty.class)),
        threats(must("drBox")),
        map("cities", Function.identity(), ScenarioReader::threats),
        WeimarFile.list(must("random"), ScenarioReader::random),
        map("bases", WeimarParty::valueOf, JsonValue::whole),
        map("seats", WeimarParty::valueOf, JsonValue::whole),
        map("reserve", WeimarParty::valueOf, JsonValue::whole),
        map("nsdap", WeimarParty::valueOf, JsonValue::whole),
        find("flags").map(JsonValue::whole).orElse(0),
        find("society").map(JsonValue::texts).orElse(List.of()),
        CardRange.all(must("timeline")),
        map("later", Integer::valueOf, CardRange::all),
        find("removed").map(CardRange::all).orElse(List.of()),
        map("expansion", WeimarParty::valueOf, CardRange::all),
        find("scoring")
            .map(word -> word.one(FinalScoring.Kind.class))
            .orElse(FinalScoring.Kind.NONE),
        find("solo").filter(JsonValue::isTrue).isPresent());
  }

  private Optional<JsonValue> find(String field) {
    return scenario.find(field).or(() -> like.flatMap(other -> other.find(field)));
  }

  private JsonValue must(String field) {
    return find(field).orElseGet(() -> scenario.at(field));
  }

  private <K, V> SequencedMap<K, V> map(
      String field, Function<String, K> key, Function<JsonValue, V> value) {
    return find(field)
        .map(object -> WeimarFile.map(object, key, value))
        .orElseGet(LinkedHashMap::new);
  }

  private static List<ThreatKind> threats(JsonValue list) {
    return WeimarFile.list(list, one -> one.one(ThreatKind.class));
  }

  private static RandomThreats random(JsonValue random) {
    return new RandomThreats(
        random.at("threat").one(ThreatKind.class),
        random.at("count").whole(),
        random.find("not").map(kind -> kind.one(ThreatKind.class)));
  }
}
