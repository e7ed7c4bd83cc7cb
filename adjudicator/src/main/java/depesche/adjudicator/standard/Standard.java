package depesche.adjudicator.standard;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.diplomacy.DiplomacyRules;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.reports.Chronicle;
import java.util.List;
import java.util.SequencedMap;

/// Standard Diplomacy: seven powers from Spring 1901, until one owns 18 of the 34 supply centres.
public final class Standard extends DiplomacyRules {

  private final Powers powers;

  /// @throws IllegalArgumentException if a game cannot be played on the map
  public Standard(StandardMap map) {
    map.fault()
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
    Powers powers = new Powers(map);
    super(powers, List.of(DrawFact.class, SetupFact.class));
    this.powers = powers;
  }

  @Override
  protected Position opening(Table table, Chance chance, Chronicle chronicle) {
    return new Opening(powers, table).open(chronicle);
  }

  @Override
  protected Position next(
      Position position, SequencedMap<Seat, Orders> orders, Chance chance, Chronicle chronicle) {
    return new Turn(powers, chronicle).next(position, orders);
  }
}
