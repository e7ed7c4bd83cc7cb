package depesche.adjudicator.weimar.board;

import java.util.Optional;

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

  /// {@return the party, unless it is the Government}
  public Optional<WeimarParty> party() {
    return switch (this) {
      case GOVERNMENT -> Optional.empty();
      case SPD -> Optional.of(WeimarParty.SPD);
      case ZENTRUM -> Optional.of(WeimarParty.ZENTRUM);
      case KPD -> Optional.of(WeimarParty.KPD);
      case DNVP -> Optional.of(WeimarParty.DNVP);
    };
  }
}
