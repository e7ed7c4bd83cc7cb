package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.diplomacy.DiplomacyRules;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.reports.Chronicle;
import java.util.List;
import java.util.SequencedMap;

/// Blood & Iron: five players, armies only, the double armies of Austria and France ordered by
/// whoever's ballot is drawn, and a handicap that grows every second winter.
public final class BloodAndIron extends DiplomacyRules {

  private final Foreigners foreigners;

  /// @throws IllegalArgumentException if the map has faults
  public BloodAndIron(BloodMap map) {
    if (!map.faults().isEmpty()) {
      throw new IllegalArgumentException("the map has faults: " + map.faults());
    }
    Foreigners foreigners = new Foreigners(map);
    super(foreigners, List.of(BallotFact.class, ForeignFact.class, SetupFact.class));
    this.foreigners = foreigners;
  }

  @Override
  protected Position opening(Table table, Chance chance, Chronicle chronicle) {
    return new Opening(foreigners, table, chance).open(chronicle);
  }

  @Override
  protected Position next(
      Position position, SequencedMap<Seat, Orders> orders, Chance chance, Chronicle chronicle) {
    return new Turn(foreigners, chance, chronicle).next(position, orders);
  }
}
