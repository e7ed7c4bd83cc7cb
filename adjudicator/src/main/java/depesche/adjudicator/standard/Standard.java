package depesche.adjudicator.standard;

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

/// Standard Diplomacy: seven powers from Spring 1901, until one owns 18 of the 34 supply centres.
public final class Standard extends DiplomacyRules {

  private final StandardVariant standardVariant;

  /// @throws IllegalArgumentException if a game cannot be played on the map
  public Standard(StandardMap map) {
    map.fault()
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
    StandardVariant standardVariant = new StandardVariant(map);
    super(standardVariant, List.of(DrawFact.class, StandardSetupFact.class));
    this.standardVariant = standardVariant;
  }

  /// {@return the title, played on the map of this file}
  ///
  /// @throws depesche.adjudicator.json.BadFile if a game cannot be played on it
  public static Standard read(JsonValue file) {
    return new Standard(new StandardMapFile(file).read());
  }

  /// {@return the board as the map file has it}
  public StandardMap map() {
    return standardVariant.sheet();
  }

  @Override
  protected DiplomacyPosition opening(Table table, Chance chance, StepLog stepLog) {
    return new StandardSetup(standardVariant, table).open(stepLog);
  }

  @Override
  protected DiplomacyPosition next(
      DiplomacyPosition diplomacyPosition,
      SequencedMap<Seat, Orders> orders,
      Chance chance,
      StepLog stepLog) {
    return new StandardTurn(standardVariant, stepLog).next(diplomacyPosition, orders);
  }
}
