package depesche.adjudicator.weimar.dice;

import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What becomes of a threat marker that comes into play in a city.
///
/// @param city as it is afterwards
/// @param toBox the marker that lies in the DR box instead
/// @param removed a marker that goes off the board
public record ThreatMarkers(
    CityState city, Optional<ThreatKind> toBox, Optional<ThreatKind> removed) {

  /// A city holds one marker of each kind: a second Poverty goes to the DR box. Poverty and
  /// Prosperity are two sides of one marker: where there is one, the other takes it away. What
  /// threatens the whole empire lies in the DR box at once.
  public static ThreatMarkers placed(CityState city, ThreatKind kind) {
    Optional<ThreatKind> undone =
        switch (kind) {
          case POVERTY -> Optional.of(ThreatKind.PROSPERITY);
          case PROSPERITY -> Optional.of(ThreatKind.POVERTY);
          case UNREST,
              INFLATION,
              BLOCKADE,
              VIOLENT_PEACE,
              INSTABLE_STATE,
              MINORITY_CABINET,
              BLACK_FRIDAY,
              REGIME,
              COUNCILS,
              UPRISING ->
              Optional.empty();
        };
    if (kind.isOfEmpire()) {
      return new ThreatMarkers(city, Optional.of(kind), Optional.empty());
    } else if (undone.filter(city::has).isPresent()) {
      return new ThreatMarkers(city.without(undone.get()), Optional.empty(), undone);
    } else if (city.has(kind)) {
      Optional<ThreatKind> box =
          kind == ThreatKind.PROSPERITY ? Optional.empty() : Optional.of(kind);
      return new ThreatMarkers(city, box, Optional.empty());
    }
    return new ThreatMarkers(city.with(kind), Optional.empty(), Optional.empty());
  }

  /// A successful coup: the KPD's Uprising becomes Councils, the DNVP places a Regime; one Instable
  /// State goes to the DR box.
  public static ThreatMarkers coup(CityState city, WeimarParty party) {
    ThreatKind mark = party == WeimarParty.KPD ? ThreatKind.COUNCILS : ThreatKind.REGIME;
    List<ThreatKind> markers = new ArrayList<>(city.threats());
    Optional<ThreatKind> gone = Optional.empty();
    if (party == WeimarParty.KPD && markers.remove(ThreatKind.UPRISING)) {
      gone = Optional.of(ThreatKind.UPRISING);
    }
    if (!markers.contains(mark)) {
      markers.add(mark);
    }
    return new ThreatMarkers(
        city.withThreats(markers), Optional.of(ThreatKind.INSTABLE_STATE), gone);
  }

  /// A successful counter-coup takes the marker of the party away.
  public static ThreatMarkers counterCoup(CityState city, ThreatKind mark) {
    return new ThreatMarkers(city.without(mark), Optional.empty(), Optional.of(mark));
  }
}
