package depesche.adjudicator.weimar.solo;

import depesche.adjudicator.weimar.board.CityUnit;
import java.util.List;
import java.util.Optional;

/// What a bot does in a city.
///
/// @param kind of action; empty if it has no points
/// @param city in which it acts; empty if it only saves
/// @param reserve how many points it has in reserve afterwards
/// @param bonus what is added to the result
/// @param moves by which it prepares a coup
/// @param dice it has for the action
/// @param steps to the decision
public record BotPlan(
    Kind kind,
    Optional<String> city,
    int reserve,
    int bonus,
    List<Preparation> moves,
    int dice,
    List<BotStep> steps) {

  public BotPlan {
    moves = List.copyOf(moves);
    steps = List.copyOf(steps);
  }

  /// What it does.
  public enum Kind {
    COUP,
    DEMONSTRATION,
    /// It prepares a coup and makes none.
    PREPARE,
    NONE
  }

  /// A move that prepares a coup.
  ///
  /// @param from the city it comes from; empty from the supply, or for a Reichswehr in the city
  public record Preparation(CityUnit unit, Optional<String> from, int cost) {}
}
