package depesche.adjudicator.weimar.politics;

import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarReason;
import depesche.adjudicator.weimar.board.WeimarSum;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The extra scoring of a scenario when the Republic has survived.
///
/// @param londonDone whether the London Ultimatum was completed
/// @param dissolved how many units of each owner are dissolved
/// @param nsdap how many figures of each party stand on the NSDAP track
public record FinalScoring(
    GermanCities cities,
    List<ThreatKind> drBox,
    int economy,
    boolean londonDone,
    List<WeimarParty> government,
    SequencedMap<WeimarParty, Integer> seats,
    SequencedMap<UnitOwner, Integer> dissolved,
    SequencedMap<WeimarParty, Integer> nsdap) {

  /// Which scenario's it is.
  public enum Kind {
    NONE,
    BROTHERS,
    VOLCANO
  }

  private static final int ECONOMY = 4;
  private static final int BOX = 4;
  private static final int UPRISINGS = 2;
  private static final int UNREST = 4;
  private static final int KPD_SEATS = 4;
  private static final int DNVP_SEATS = 5;
  private static final int FIGURE = -2;
  private static final int GOVERNING = 3;

  public FinalScoring {
    drBox = List.copyOf(drBox);
    government = List.copyOf(government);
  }

  /// {@return what each party gains or loses}
  public SequencedMap<WeimarParty, WeimarSum> points(Kind kind) {
    SequencedMap<WeimarParty, WeimarSum> points = new LinkedHashMap<>();
    for (WeimarParty party : WeimarParty.values()) {
      WeimarSum none = new WeimarSum(List.of());
      points.put(
          party,
          switch (kind) {
            case NONE -> none;
            case BROTHERS -> brothers(party, none);
            case VOLCANO -> volcano(party, none);
          });
    }
    return points;
  }

  /// The War of Brothers, 2.3.
  private WeimarSum brothers(WeimarParty party, WeimarSum none) {
    return switch (party) {
      case SPD, ZENTRUM ->
          none.plusSome(londonDone ? 0 : -1, WeimarReason.LONDON_MISSED)
              .plusSome(economy >= ECONOMY ? 0 : -1, WeimarReason.ECONOMY_LOW)
              .plusSome(government.contains(party) ? 0 : -1, WeimarReason.NOT_GOVERNING)
              .plusSome(drBox.size() >= BOX ? -1 : 0, WeimarReason.BOX_FULL)
              .plusSome(
                  Collections.frequency(drBox, ThreatKind.INFLATION) > 0 ? -1 : 0,
                  WeimarReason.INFLATION);
      case KPD ->
          none.plusSome(cities.threats(ThreatKind.COUNCILS), WeimarReason.COUNCILS)
              .plusSome(
                  cities.threats(ThreatKind.UPRISING) >= UPRISINGS ? 1 : 0, WeimarReason.UPRISINGS)
              .plusSome(dissolved(UnitOwner.KPD) == 0 ? 1 : 0, WeimarReason.NO_DISSOLVED)
              .plusSome(seats.getOrDefault(party, 0) >= KPD_SEATS ? 1 : 0, WeimarReason.FOUR_SEATS);
      case DNVP ->
          none.plusSome(cities.threats(ThreatKind.REGIME), WeimarReason.REGIME)
              .plusSome(
                  cities.threats(ThreatKind.UNREST) >= UNREST ? 1 : 0, WeimarReason.MUCH_UNREST)
              .plusSome(dissolved(UnitOwner.DNVP) == 0 ? 1 : 0, WeimarReason.NO_DISSOLVED)
              .plusSome(
                  seats.getOrDefault(party, 0) >= DNVP_SEATS ? 1 : 0, WeimarReason.FIVE_SEATS);
    };
  }

  private int dissolved(UnitOwner owner) {
    return dissolved.getOrDefault(owner, 0);
  }

  /// Dancing on the Volcano, 3.3.
  private WeimarSum volcano(WeimarParty party, WeimarSum none) {
    return none.plusSome(FIGURE * nsdap.getOrDefault(party, 0), WeimarReason.FIGURES)
        .plusSome(government.contains(party) ? GOVERNING : 0, WeimarReason.GOVERNING);
  }
}
