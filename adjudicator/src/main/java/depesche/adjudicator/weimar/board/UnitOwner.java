package depesche.adjudicator.weimar.board;

/// Who commands a unit.
public enum UnitOwner {
  GOVERNMENT,
  SPD,
  ZENTRUM,
  KPD,
  DNVP;

  /// {@return the owner that a party is}
  public static UnitOwner of(WeimarParty party) {
    return switch (party) {
      case SPD -> SPD;
      case ZENTRUM -> ZENTRUM;
      case KPD -> KPD;
      case DNVP -> DNVP;
    };
  }
}
