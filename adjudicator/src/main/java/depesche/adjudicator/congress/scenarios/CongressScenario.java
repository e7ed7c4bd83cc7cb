package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.board.WarStatus;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// A scenario with all its numbers (17.2 to 17.6).
///
/// @param id the value of the option, such as `CLASH`
/// @param rule the section of the playbook
/// @param endsWith what ends it before its last turn
/// @param deck how many character and event cards are shuffled
/// @param situations how many Initial Situation cards there are
/// @param war1812 the War of 1812 marker: above 0 on the British side
/// @param toRussia the cards that Russia holds from the beginning
/// @param notFirstTurn issues that cannot be selected in the first turn
/// @param special rules and places in a word each, for the table
/// @param surrender whether Napoleon may surrender
/// @param doubleRetreat the fronts on which France retreats two spaces in the first turn
public record CongressScenario(
    String id,
    String name,
    String rule,
    int firstTurn,
    int lastTurn,
    List<EarlyEnd> endsWith,
    SequencedMap<MajorPower, Integer> points,
    SequencedMap<MajorPower, Integer> hands,
    int deck,
    int situations,
    WarStatus war,
    int war1812,
    List<Integer> removedCards,
    List<Integer> toRussia,
    List<String> removedIssues,
    List<String> notFirstTurn,
    SequencedMap<String, String> special,
    boolean surrender,
    List<WarFront> doubleRetreat,
    List<ScenarioBonus> bonuses,
    List<String> franceWinsWith,
    List<FrontArmy> armies) {

  /// What ends a scenario before its last turn.
  public enum EarlyEnd {
    /// The turn in which the Armistice comes into force.
    ARMISTICE,
    /// An Allied Power has more points than France at the end of a turn.
    FRANCE_OVERTAKEN
  }

  public CongressScenario {
    endsWith = List.copyOf(endsWith);
    points = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(points));
    hands = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(hands));
    removedCards = List.copyOf(removedCards);
    toRussia = List.copyOf(toRussia);
    removedIssues = List.copyOf(removedIssues);
    notFirstTurn = List.copyOf(notFirstTurn);
    special = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(special));
    doubleRetreat = List.copyOf(doubleRetreat);
    bonuses = List.copyOf(bonuses);
    franceWinsWith = List.copyOf(franceWinsWith);
    armies = List.copyOf(armies);
  }

  /// {@return the scenario as the introductory one uses it: its first turn alone, without the
  /// Armistice (18.4.2)}
  CongressScenario introductory(
      SequencedMap<MajorPower, Integer> introPoints, SequencedMap<MajorPower, Integer> introHands) {
    return new CongressScenario(
        "INTRO",
        "Lützen & Bautzen Campaign",
        "18.4",
        firstTurn,
        firstTurn,
        List.of(),
        introPoints,
        introHands,
        deck,
        1,
        war,
        war1812,
        removedCards,
        toRussia,
        List.of("Armistice"),
        List.of(),
        special,
        false,
        doubleRetreat,
        List.of(),
        List.of(),
        armies);
  }

  /// {@return the scenario with other points at the start, as for two players}
  public CongressScenario starting(SequencedMap<MajorPower, Integer> others) {
    return new CongressScenario(
        id,
        name,
        rule,
        firstTurn,
        lastTurn,
        endsWith,
        others,
        hands,
        deck,
        situations,
        war,
        war1812,
        removedCards,
        toRussia,
        removedIssues,
        notFirstTurn,
        special,
        surrender,
        doubleRetreat,
        bonuses,
        franceWinsWith,
        armies);
  }
}
