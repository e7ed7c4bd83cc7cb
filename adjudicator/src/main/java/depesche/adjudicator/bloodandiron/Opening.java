package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.combat.orders.Kind;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.campaign.Season;
import depesche.adjudicator.diplomacy.reports.Chronicle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/// Rule 2: sets the table up.
final class Opening {

  private static final int SEATS = 5;

  private final BloodMap sheet;
  private final Atlas map;
  private final Table table;
  private final Chance chance;

  Opening(Foreigners variant, Table table, Chance chance) {
    this.sheet = variant.sheet();
    this.map = variant.map();
    this.table = table;
    this.chance = chance;
  }

  /// {@return the position in Spring of the first year}
  Position open(Chronicle chronicle) {
    checkSeats();
    Rulings rulings = Rulings.of(table.options());
    chronicle.tell(new SetupFact.MapReconstructed());
    List<Unit> units = new ArrayList<>();
    SequencedMap<String, String> owners = new LinkedHashMap<>();
    for (BloodMap.StartArea area : sheet.areas()) {
      List<SetupFact.Start> starts = new ArrayList<>();
      List<String> dealt = chance.open("start-army", area.id()).shuffled(spaces(area, rulings));
      // Rule 2: each player receives an army at random in each of the three start areas.
      for (int i = 0; i < SEATS; i++) {
        Seat seat = table.seats().get(i);
        String at = dealt.get(i);
        units.add(new Unit(seat.name(), Kind.ARMY, at));
        starts.add(new SetupFact.Start(seat, map.spot(at)));
        if (map.isCentre(at) && rulings.startOwnership() == Rulings.StartOwnership.PLACED) {
          owners.put(at, seat.name());
        }
      }
      chronicle.tell(new SetupFact.StartDrawn(area.id(), starts));
    }
    Campaign campaign =
        new Campaign(
            sheet.startYear(), table.seats(), rulings, units, owners, new LinkedHashMap<>());
    return new Position.Movement(Season.SPRING, campaign);
  }

  private List<String> spaces(BloodMap.StartArea area, Rulings rulings) {
    return switch (rulings.startSpaces()) {
      case START_CENTRES -> area.centres();
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
