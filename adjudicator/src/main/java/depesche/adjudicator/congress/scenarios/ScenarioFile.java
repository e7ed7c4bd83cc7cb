package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.ArmyUnitKind;
import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.board.WarStatus;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// Reads the scenario file: JSON, schema 1.
public final class ScenarioFile {

  /// Fields whose text the table has to mind.
  private static final List<String> SPECIAL =
      List.of("liberalism", "absolutism", "pax", "generalissimo");

  private static final String MOVED =
      "what lies on the board is in config/boards/congress-of-vienna.json; remove it here";

  private ScenarioFile() {}

  /// {@return all that is in the file}
  ///
  /// @throws depesche.adjudicator.json.BadFile for the first thing that is wrong
  public static CongressScenarios read(JsonValue file) {
    file.find("turns")
        .ifPresent(
            turns -> {
              throw turns.bad(MOVED);
            });
    List<CongressScenario> scenarios = new ArrayList<>();
    for (JsonValue one : file.at("scenarios").items()) {
      JsonValue whose = one.find("armiesOf").map(of -> named(file, of)).orElse(one);
      scenarios.add(scenario(one, whose.at("armies")));
    }
    SequencedMap<String, SequencedMap<MajorPower, Integer>> two = new LinkedHashMap<>();
    file.at("twoPlayerPoints").fields().forEach((id, points) -> two.put(id, powers(points)));
    return new CongressScenarios(
        file.at("fronts").items().stream().map(ScenarioFile::front).toList(),
        file.at("issues").items().stream().map(ScenarioFile::issue).toList(),
        scenarios,
        two,
        powers(file.at("intro").at("points")),
        powers(file.at("intro").at("hands")));
  }

  private static JsonValue named(JsonValue file, JsonValue id) {
    return file.at("scenarios").items().stream()
        .filter(one -> one.at("id").text().equals(id.text()))
        .findFirst()
        .orElseThrow(() -> id.bad("no scenario \"" + id.text() + "\"; name one of this file"));
  }

  private static FrontSpaces front(JsonValue front) {
    return new FrontSpaces(
        front.at("front").one(WarFront.class),
        front.at("name").text(),
        front.at("spaces").texts(),
        texts(front, "besides"));
  }

  private static CongressIssue issue(JsonValue issue) {
    return new CongressIssue(
        issue.at("issue").text(),
        issue.at("kind").one(CongressIssue.Kind.class),
        issue.find("power").map(JsonValue::text).flatMap(MajorPower::named),
        issue.find("mandatory").filter(JsonValue::isTrue).isPresent(),
        issue.find("frenchUnit").filter(JsonValue::isTrue).isPresent());
  }

  private static CongressScenario scenario(JsonValue one, JsonValue armies) {
    List<JsonValue> turns = one.at("turns").items();
    return new CongressScenario(
        one.at("id").text(),
        one.at("name").text(),
        one.at("rule").text(),
        turns.getFirst().whole(),
        turns.getLast().whole(),
        all(one, "endsWith", CongressScenario.EarlyEnd.class),
        powers(one.at("points")),
        powers(one.at("hands")),
        one.at("deck").whole(),
        one.at("situations").whole(),
        one.at("war").one(WarStatus.class),
        one.at("war1812").whole(),
        numbers(one, "removedCards"),
        numbers(one, "toRussia"),
        texts(one, "removedIssues"),
        texts(one, "notFirstTurn"),
        special(one),
        one.at("surrender").truth(),
        all(one, "doubleRetreat", WarFront.class),
        one.at("bonuses").items().stream().map(ScenarioFile::bonus).toList(),
        texts(one, "franceWinsWith"),
        armies.items().stream().map(ScenarioFile::army).toList());
  }

  private static SequencedMap<String, String> special(JsonValue one) {
    SequencedMap<String, String> special = new LinkedHashMap<>();
    for (String key : SPECIAL) {
      one.find(key)
          .map(JsonValue::text)
          .filter(text -> !text.isEmpty())
          .ifPresent(text -> special.put(key, text));
    }
    for (String key : List.of("austriaPlacesWar", "noPatrie")) {
      one.find(key).filter(JsonValue::isTrue).ifPresent(_ -> special.put(key, "yes"));
    }
    return special;
  }

  private static ScenarioBonus bonus(JsonValue bonus) {
    ScenarioBonus.Condition condition = bonus.at("if").one(ScenarioBonus.Condition.class);
    int least =
        switch (condition) {
          case WAR_OF_1812, UNITS -> bonus.at("least").whole();
          case AUSTRIA_AT_PEACE -> bonus.at("turn").whole();
          case FRENCH_SPACE, ALLIED_SPACE -> 0;
        };
    List<String> names =
        switch (condition) {
          case UNITS -> bonus.at("armies").texts();
          case FRENCH_SPACE, ALLIED_SPACE -> List.of(bonus.at("space").text());
          case WAR_OF_1812, AUSTRIA_AT_PEACE -> List.of();
        };
    return new ScenarioBonus(
        bonus.at("power").one(MajorPower.class),
        bonus.at("points").whole(),
        condition,
        least,
        names);
  }

  private static FrontArmy army(JsonValue army) {
    SequencedMap<ArmyUnitKind, Integer> units = new LinkedHashMap<>();
    army.at("units").fields().forEach((kind, count) -> units.put(kind(army, kind), count.whole()));
    return new FrontArmy(
        army.at("front").one(WarFront.class),
        army.at("army").text(),
        army.at("power").one(MajorPower.class),
        army.at("space").text(),
        units);
  }

  private static ArmyUnitKind kind(JsonValue at, String word) {
    String capitals = word.toUpperCase(Locale.ROOT);
    for (ArmyUnitKind kind : ArmyUnitKind.values()) {
      if (kind.name().equals(capitals)) {
        return kind;
      }
    }
    throw at.bad("\"" + word + "\" is no kind of unit; use FRENCH, RUSSIAN, FLEET or another");
  }

  private static SequencedMap<MajorPower, Integer> powers(JsonValue object) {
    SequencedMap<MajorPower, Integer> powers = new LinkedHashMap<>();
    object
        .fields()
        .forEach(
            (word, number) ->
                powers.put(
                    MajorPower.named(word)
                        .orElseThrow(() -> object.bad("\"" + word + "\" is no power")),
                    number.whole()));
    return powers;
  }

  private static List<String> texts(JsonValue object, String key) {
    return object.find(key).map(JsonValue::texts).orElseGet(List::of);
  }

  private static List<Integer> numbers(JsonValue object, String key) {
    return object
        .find(key)
        .map(list -> list.items().stream().map(JsonValue::whole).toList())
        .orElseGet(List::of);
  }

  private static <E extends Enum<E>> List<E> all(JsonValue object, String key, Class<E> type) {
    return object
        .find(key)
        .map(list -> list.items().stream().map(item -> item.one(type)).toList())
        .orElseGet(List::of);
  }
}
