package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.diplomacy.DiplomacyRules;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import depesche.adjudicator.json.JsonValue;
import java.util.List;
import java.util.SequencedMap;

/// Blood & Iron: five players, armies only, the double armies of Austria and France ordered by the
/// ballot that is drawn, and a handicap that grows every second winter.
public final class BloodAndIron extends DiplomacyRules {

  private final BloodAndIronVariant bloodAndIronVariant;

  /// @throws IllegalArgumentException if the map has faults
  public BloodAndIron(BloodMap map) {
    if (!map.faults().isEmpty()) {
      throw new IllegalArgumentException("the map has faults: " + map.faults());
    }
    BloodAndIronVariant bloodAndIronVariant = new BloodAndIronVariant(map);
    super(
        bloodAndIronVariant,
        List.of(BallotFact.class, ForeignFact.class, BloodAndIronSetupFact.class));
    this.bloodAndIronVariant = bloodAndIronVariant;
  }

  /// {@return the title, played on the map of this file}
  ///
  /// @throws depesche.adjudicator.json.BadFile if a game cannot be played on it
  public static BloodAndIron read(JsonValue file) {
    return new BloodAndIron(new BloodMapFile(file).read());
  }

  /// {@return the board as the map file has it}
  public BloodMap map() {
    return bloodAndIronVariant.sheet();
  }

  @Override
  protected DiplomacyPosition opening(Table table, Chance chance, StepLog stepLog) {
    return new BloodAndIronSetup(bloodAndIronVariant, table, chance).open(stepLog);
  }

  @Override
  protected DiplomacyPosition next(
      DiplomacyPosition diplomacyPosition,
      SequencedMap<Seat, Orders> orders,
      Chance chance,
      StepLog stepLog) {
    return new BloodAndIronTurn(bloodAndIronVariant, chance, stepLog)
        .next(diplomacyPosition, orders);
  }
}
