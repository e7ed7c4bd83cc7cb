package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.scenarios.CongressVictory.Cause;
import java.util.List;

/// The last check with fewer than four players (18.2.5, 18.3, 18.4.3, 20.12, 21.11, 22.2).
final class ModeVictory {

  private static final List<MajorPower> FRENCH = List.of(MajorPower.FRANCE);
  private static final List<MajorPower> ALLIED = MajorPower.allies();

  private final VictoryCheck check;

  ModeVictory(VictoryCheck check) {
    this.check = check;
  }

  CongressVictory at(EndOfTurn turn) {
    return switch (check.mode()) {
      case FOUR_PLAYERS, SOLO_ALL -> check.free(turn);
      case THREE_PLAYERS -> three(turn);
      case TWO_PLAYERS -> two(turn);
      case SOLO_FRANCE -> soloFrance(turn);
      case SOLO_COALITION -> coalition(turn);
      case SOLO_POWER -> soloPower(turn);
      case INTRO, INTRO_TWO -> intro(turn);
      case INTRO_THREE -> check.free(turn);
    };
  }

  /// 18.3: Russia has to be first, and Austria second or third.
  private CongressVictory three(EndOfTurn turn) {
    CongressVictory free = check.free(turn);
    if (free.cause() == Cause.SPACES) {
      return free;
    }
    boolean first = free.winners().equals(List.of(MajorPower.RUSSIA));
    long before =
        turn.points().values().stream()
            .filter(points -> points > turn.of(MajorPower.AUSTRIA))
            .count();
    if (first && before <= 2) {
      return points(turn, List.of(MajorPower.RUSSIA, MajorPower.AUSTRIA));
    }
    boolean british = turn.of(MajorPower.BRITAIN) >= turn.of(MajorPower.FRANCE);
    boolean tied = turn.of(MajorPower.BRITAIN) == turn.of(MajorPower.FRANCE);
    return points(
        turn,
        tied
            ? List.of(MajorPower.FRANCE, MajorPower.BRITAIN)
            : british ? List.of(MajorPower.BRITAIN) : FRENCH);
  }

  private CongressVictory two(EndOfTurn turn) {
    if (check.hasFrenchSpaces(turn)) {
      return VictoryCheck.victory(turn, Cause.SPACES, FRENCH);
    }
    return switch (check.scenario().id()) {
      case "SPRING" -> gap(turn, 30);
      case "CLASH" -> gap(turn, 0);
      case "LIBERATION" -> gap(turn, 15);
      case String _ -> points(turn, turn.franceIsLast() ? ALLIED : FRENCH);
    };
  }

  /// The Allies win if France is so many points ahead of the best of them, or fewer.
  private static CongressVictory gap(EndOfTurn turn, int most) {
    boolean near = turn.of(MajorPower.FRANCE) - turn.bestAllied() <= most;
    return points(turn, near ? ALLIED : FRENCH);
  }

  private CongressVictory soloFrance(EndOfTurn turn) {
    int ahead = turn.of(MajorPower.FRANCE) - turn.bestAllied();
    boolean spaces = turn.french().containsAll(List.of("Gascony", "Bavaria", "Holland"));
    return switch (check.scenario().id()) {
      case "SPRING" -> points(turn, ahead >= 30 ? FRENCH : ALLIED);
      case "CLASH", "LIBERATION" -> {
        int needed = check.scenario().id().equals("CLASH") ? 1 : 15;
        yield spaces
            ? points(turn, ahead >= needed ? FRENCH : ALLIED)
            : VictoryCheck.victory(turn, Cause.SPACES, ALLIED);
      }
      case String _ ->
          turn.surrendered()
              ? VictoryCheck.victory(turn, Cause.SURRENDER, ALLIED)
              : points(turn, ahead > 0 ? FRENCH : ALLIED);
    };
  }

  private CongressVictory coalition(EndOfTurn turn) {
    if (check.hasFrenchSpaces(turn)) {
      return VictoryCheck.victory(turn, Cause.SPACES, FRENCH);
    }
    return check.scenario().id().equals("SPRING")
        ? gap(turn, 30)
        : points(turn, turn.franceIsLast() ? ALLIED : FRENCH);
  }

  /// 22.2: the player wins or loses; if they lose, the bots have won, and France stands for them.
  private CongressVictory soloPower(EndOfTurn turn) {
    if (check.hasFrenchSpaces(turn)) {
      return VictoryCheck.victory(turn, Cause.SPACES, FRENCH);
    }
    MajorPower player = check.player();
    boolean first =
        turn.points().entrySet().stream()
            .allMatch(one -> one.getKey() == player || one.getValue() < turn.of(player));
    boolean won =
        switch (check.scenario().id()) {
          case "SPRING" -> turn.of(MajorPower.FRANCE) - turn.of(player) <= 30;
          case "CLASH", "LIBERATION" -> first;
          case String _ -> first && turn.franceIsLast();
        };
    return points(turn, won ? List.of(player) : FRENCH);
  }

  /// 18.4.3: more than both, fewer than both, or a draw.
  private static CongressVictory intro(EndOfTurn turn) {
    int french = turn.of(MajorPower.FRANCE);
    int russian = turn.of(MajorPower.RUSSIA);
    int british = turn.of(MajorPower.BRITAIN);
    if (french > russian && french > british) {
      return points(turn, FRENCH);
    }
    return points(
        turn,
        french < russian && french < british
            ? List.of(MajorPower.RUSSIA, MajorPower.BRITAIN)
            : List.of());
  }

  private static CongressVictory points(EndOfTurn turn, List<MajorPower> winners) {
    return VictoryCheck.victory(turn, Cause.POINTS, winners);
  }
}
