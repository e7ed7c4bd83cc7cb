package depesche.adjudicator.weimar.politics;

import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarReason;
import depesche.adjudicator.weimar.board.WeimarSum;
import java.util.ArrayList;
import java.util.List;

/// Step 4 of politics: victory points for party goals. Those that the playbook shows are counted;
/// the table is asked for the rest of the party board.
///
/// @param points that are known
/// @param open goals of which the printed board must say what they are worth
public record PartyGoals(WeimarSum points, List<Goal> open) {

  /// What a goal looks at.
  ///
  /// @param count of the markers now in play
  public record Goal(ThreatKind kind, int count) {}

  private static final int GOAL = 2;
  private static final int QUIET = 2;
  private static final int TOO_POOR = 5;
  private static final int TOO_MANY_COUNCILS = 2;

  public PartyGoals {
    open = List.copyOf(open);
  }

  /// {@return the goals of a party}
  ///
  /// @param povertyInBox how many Poverty markers lie in the DR box
  public static PartyGoals of(WeimarParty party, GermanCities cities, int povertyInBox) {
    int councils = cities.threats(ThreatKind.COUNCILS);
    int regimes = cities.threats(ThreatKind.REGIME);
    WeimarSum none = new WeimarSum(List.of());
    return switch (party) {
      // KPD: 2 for each Councils, 2 if there is no Regime.
      case KPD ->
          new PartyGoals(
              none.plusSome(GOAL * councils, WeimarReason.COUNCILS)
                  .plusSome(noRegime(regimes), WeimarReason.NO_REGIME),
              List.of());
      // SPD: something for little Poverty, nothing for five; 2 if there is no Regime.
      case SPD ->
          new PartyGoals(
              none.plusSome(noRegime(regimes), WeimarReason.NO_REGIME),
              below(
                  TOO_POOR, ThreatKind.POVERTY, cities.threats(ThreatKind.POVERTY) + povertyInBox));
      // Zentrum: 2 for at most two Unrest; something for few Councils, nothing for two.
      case ZENTRUM -> zentrum(cities, councils);
      // DNVP: something for Regimes, nothing for none; something if there are no Councils.
      case DNVP -> {
        List<Goal> open = new ArrayList<>();
        if (regimes > 0) {
          open.add(new Goal(ThreatKind.REGIME, regimes));
        }
        if (councils == 0) {
          open.add(new Goal(ThreatKind.COUNCILS, 0));
        }
        yield new PartyGoals(none, open);
      }
    };
  }

  private static PartyGoals zentrum(GermanCities cities, int councils) {
    boolean quiet = cities.threats(ThreatKind.UNREST) <= QUIET;
    return new PartyGoals(
        new WeimarSum(List.of()).plusSome(quiet ? GOAL : 0, WeimarReason.FEW_UNREST),
        below(TOO_MANY_COUNCILS, ThreatKind.COUNCILS, councils));
  }

  private static int noRegime(int regimes) {
    return regimes == 0 ? GOAL : 0;
  }

  /// So many are known to score nothing; of fewer the board must say.
  private static List<Goal> below(int nothing, ThreatKind kind, int count) {
    return count >= nothing ? List.of() : List.of(new Goal(kind, count));
  }
}
