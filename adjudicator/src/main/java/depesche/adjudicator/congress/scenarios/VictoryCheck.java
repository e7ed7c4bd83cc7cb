package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarStatus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The victory checks of all scenarios at the end of a turn.
public final class VictoryCheck {

  /// France wins at once with so many points, if nobody has more (14).
  private static final int SUDDEN = 80;

  private final CongressScenario scenario;
  private final PlayMode mode;
  private final MajorPower player;

  private VictoryCheck(CongressScenario scenario, PlayMode mode, MajorPower player) {
    this.scenario = scenario;
    this.mode = mode;
    this.player = player;
  }

  /// {@return the checks of a game}
  ///
  /// @param player whose power a player of [PlayMode#SOLO_POWER] has; elsewhere it does not matter
  public static VictoryCheck of(CongressScenario scenario, PlayMode mode, MajorPower player) {
    return new VictoryCheck(scenario, mode, player);
  }

  /// {@return how the game stands when a turn is over; empty if it goes on}
  public Optional<CongressVictory> at(EndOfTurn turn) {
    boolean leads = turn.of(MajorPower.FRANCE) >= turn.bestAllied();
    if (turn.of(MajorPower.FRANCE) >= SUDDEN && leads) {
      return won(turn, CongressVictory.Cause.SUDDEN_DEATH, MajorPower.FRANCE);
    }
    boolean surrendered = scenario.surrender() && turn.surrendered();
    if (!isLast(turn) && !surrendered) {
      return Optional.empty();
    }
    SequencedMap<MajorPower, Integer> counted = new LinkedHashMap<>(turn.points());
    List<ScenarioBonus> given = new ArrayList<>();
    for (ScenarioBonus bonus : scenario.bonuses()) {
      if (!mode.isIntro() && isDue(bonus, turn)) {
        given.add(bonus);
        counted.merge(bonus.power(), bonus.points(), Integer::sum);
      }
    }
    EndOfTurn end = turn.with(counted);
    CongressVictory found =
        mode == PlayMode.FOUR_PLAYERS ? free(end) : new ModeVictory(this).at(end);
    return Optional.of(found.withBonuses(given));
  }

  CongressScenario scenario() {
    return scenario;
  }

  PlayMode mode() {
    return mode;
  }

  MajorPower player() {
    return player;
  }

  private boolean isLast(EndOfTurn turn) {
    if (mode.isIntro() || turn.turn() >= scenario.lastTurn()) {
      return true;
    }
    return scenario.endsWith().stream()
        .anyMatch(
            end ->
                switch (end) {
                  case ARMISTICE -> turn.war() != WarStatus.LIMITED_WAR;
                  case FRANCE_OVERTAKEN -> turn.bestAllied() > turn.of(MajorPower.FRANCE);
                });
  }

  private static boolean isDue(ScenarioBonus bonus, EndOfTurn turn) {
    return switch (bonus.condition()) {
      case WAR_OF_1812 -> turn.war1812() >= bonus.least();
      case UNITS ->
          bonus.names().stream().mapToInt(army -> turn.units().getOrDefault(army, 0)).sum()
              >= bonus.least();
      case AUSTRIA_AT_PEACE ->
          turn.turn() >= bonus.least() && (turn.warSince() == 0 || turn.warSince() > bonus.least());
      case FRENCH_SPACE -> turn.french().containsAll(bonus.names());
      case ALLIED_SPACE -> turn.allied().containsAll(bonus.names());
    };
  }

  /// {@return whether France controls all spaces with which it wins whatever the points say}
  boolean hasFrenchSpaces(EndOfTurn turn) {
    return !scenario.franceWinsWith().isEmpty()
        && turn.french().containsAll(scenario.franceWinsWith());
  }

  /// The highest points win; equal ones share the place.
  CongressVictory free(EndOfTurn turn) {
    if (hasFrenchSpaces(turn)) {
      return victory(turn, CongressVictory.Cause.SPACES, List.of(MajorPower.FRANCE));
    }
    int most = Collections.max(turn.points().values());
    List<MajorPower> best = new ArrayList<>();
    turn.points()
        .forEach(
            (power, points) -> {
              if (points == most) {
                best.add(power);
              }
            });
    return victory(turn, CongressVictory.Cause.POINTS, best);
  }

  private Optional<CongressVictory> won(
      EndOfTurn turn, CongressVictory.Cause cause, MajorPower power) {
    return Optional.of(victory(turn, cause, List.of(power)));
  }

  static CongressVictory victory(
      EndOfTurn turn, CongressVictory.Cause cause, List<MajorPower> winners) {
    return new CongressVictory(cause, winners, turn.points(), List.of());
  }
}
