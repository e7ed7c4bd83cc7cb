package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.board.DealtArea;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.Season;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/// Rule 2: sets the table up.
final class BloodAndIronSetup {

  private static final int SEATS = 5;

  private final BloodMap sheet;
  private final MapIndex map;
  private final Table table;
  private final Chance chance;

  BloodAndIronSetup(BloodAndIronVariant variant, Table table, Chance chance) {
    this.sheet = variant.sheet();
    this.map = variant.map();
    this.table = table;
    this.chance = chance;
  }

  /// {@return the position in Spring of the first year}
  DiplomacyPosition open(StepLog stepLog) {
    checkSeats();
    BloodAndIronRulings bloodAndIronRulings = BloodAndIronRulings.of(table.options());
    stepLog.tell(new BloodAndIronSetupFact.MapReconstructed());
    List<Unit> units = new ArrayList<>();
    SequencedMap<String, String> owners = new LinkedHashMap<>();
    for (DealtArea area : sheet.areas()) {
      List<BloodAndIronSetupFact.Start> starts = new ArrayList<>();
      List<String> dealt =
          chance.open("start-army", area.id()).shuffled(spaces(area, bloodAndIronRulings));
      // Rule 2: each player receives an army at random in each of the three start areas.
      for (int i = 0; i < SEATS; i++) {
        Seat seat = table.seats().get(i);
        String at = dealt.get(i);
        units.add(new Unit(seat.name(), UnitKind.ARMY, at));
        starts.add(new BloodAndIronSetupFact.Start(seat, map.spot(at)));
        if (map.isCentre(at)
            && bloodAndIronRulings.startOwnership() == BloodAndIronRulings.StartOwnership.PLACED) {
          owners.put(at, seat.name());
        }
      }
      stepLog.tell(new BloodAndIronSetupFact.StartDrawn(area.id(), starts));
    }
    SharedBoard sharedBoard =
        new SharedBoard(
            sheet.startYear(),
            table.seats(),
            bloodAndIronRulings,
            units,
            owners,
            new LinkedHashMap<>());
    return new DiplomacyPosition.Movement(Season.SPRING, sharedBoard);
  }

  private List<String> spaces(DealtArea area, BloodAndIronRulings bloodAndIronRulings) {
    return switch (bloodAndIronRulings.startSpaces()) {
      case START_CENTRES -> area.startCentres();
      case ANY_PROVINCE ->
          sheet.provinces().stream()
              .filter(province -> province.area().equals(area.id()))
              .map(BloodMap.Province::id)
              .toList();
    };
  }

  private void checkSeats() {
    if (table.seats().size() != SEATS) {
      throw new IllegalArgumentException(
          "Blood & Iron is for five seats, not " + table.seats().size());
    }
    Set<String> names = new LinkedHashSet<>();
    for (Seat seat : table.seats()) {
      boolean plain = seat.name().matches("\\S+") && map.powerNamed(seat.name()).isEmpty();
      if (!plain || !names.add(seat.name())) {
        throw new IllegalArgumentException(
            "the seat " + seat.name() + " needs another name: one word, unlike the others");
      }
    }
  }
}
