package depesche.adjudicator.standard;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.Season;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/// Rule 1: sets the table up.
record StandardSetup(StandardVariant variant, Table table) {

  /// {@return the position in Spring of the first year}
  DiplomacyPosition open(StepLog stepLog) {
    checkSeats();
    StandardMap sheet = variant.sheet();
    SequencedMap<String, String> players = variant.players(table.seats());
    List<Unit> units = new ArrayList<>();
    SequencedMap<String, String> owners = new LinkedHashMap<>();
    for (StandardMap.Power power : sheet.powers()) {
      String seat = players.getOrDefault(power.name(), power.name());
      power.homes().forEach(home -> owners.put(home, seat));
      List<Unit> own = power.units().stream().map(text -> StandardMap.unit(seat, text)).toList();
      units.addAll(own);
      stepLog.tell(
          new StandardSetupFact.UnitsPlaced(seat, own.stream().map(variant.map()::unit).toList()));
    }
    SharedBoard sharedBoard =
        new SharedBoard(
            sheet.startYear(),
            table.seats(),
            variant.law(table.seats(), table.options()),
            units,
            owners,
            new LinkedHashMap<>());
    return new DiplomacyPosition.Movement(Season.SPRING, sharedBoard);
  }

  private void checkSeats() {
    int powers = variant.sheet().powers().size();
    if (table.seats().size() != powers) {
      throw new IllegalArgumentException(
          "standard Diplomacy is for " + powers + " seats, not " + table.seats().size());
    }
    Set<String> names = new LinkedHashSet<>();
    for (Seat seat : table.seats()) {
      if (!seat.name().matches("\\S+") || !names.add(seat.name())) {
        throw new IllegalArgumentException(
            "the seat " + seat.name() + " needs another name: one word, unlike the others");
      }
    }
  }
}
