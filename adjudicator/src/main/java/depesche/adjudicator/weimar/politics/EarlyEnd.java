package depesche.adjudicator.weimar.politics;

import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.ThreatKind;
import java.util.List;
import java.util.Optional;

/// How the game ends before its last round.
public enum EarlyEnd {
  /// Seven threats in the DR box: the Republic sinks into anarchy.
  ANARCHY,
  /// Councils in Berlin and two other cities: the KPD wins at once.
  REVOLUTION,
  /// The KPD or the DNVP has half of the seats.
  OVERTHROW;

  /// So many threats in the DR box end the game.
  public static final int FULL_BOX = 7;

  private static final String CAPITAL = "Berlin";
  private static final int COUNCILS = 3;

  /// {@return how the game ends as things are now, if it does}
  public static Optional<EarlyEnd> of(GermanCities cities, List<ThreatKind> drBox) {
    if (drBox.size() >= FULL_BOX) {
      return Optional.of(ANARCHY);
    }
    boolean revolution =
        cities.at(CAPITAL).has(ThreatKind.COUNCILS)
            && cities.count(city -> city.has(ThreatKind.COUNCILS)) >= COUNCILS;
    return revolution ? Optional.of(REVOLUTION) : Optional.empty();
  }
}
