package depesche.adjudicator.weimar.board;

import java.util.Optional;

/// The threat markers, and Prosperity, which is the other side of Poverty.
public enum ThreatKind {
  POVERTY,
  PROSPERITY,
  UNREST,
  INFLATION,
  BLOCKADE,
  VIOLENT_PEACE,
  INSTABLE_STATE,
  MINORITY_CABINET,
  BLACK_FRIDAY,
  REGIME,
  COUNCILS,
  UPRISING;

  /// {@return whose threat it is: Councils and Uprisings are the KPD's, Regimes the DNVP's}
  public Optional<WeimarParty> party() {
    return switch (this) {
      case COUNCILS, UPRISING -> Optional.of(WeimarParty.KPD);
      case REGIME -> Optional.of(WeimarParty.DNVP);
      case POVERTY,
          PROSPERITY,
          UNREST,
          INFLATION,
          BLOCKADE,
          VIOLENT_PEACE,
          INSTABLE_STATE,
          MINORITY_CABINET,
          BLACK_FRIDAY ->
          Optional.empty();
    };
  }

  /// {@return whether it always lies in the DR box, since it threatens the whole empire}
  public boolean isOfEmpire() {
    return switch (this) {
      case INFLATION, BLOCKADE, VIOLENT_PEACE, INSTABLE_STATE, MINORITY_CABINET, BLACK_FRIDAY ->
          true;
      case POVERTY, PROSPERITY, UNREST, REGIME, COUNCILS, UPRISING -> false;
    };
  }
}
