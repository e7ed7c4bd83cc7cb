package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.weimar.board.BasePlacement;
import depesche.adjudicator.weimar.board.BasePlacement.BaseStep;
import depesche.adjudicator.weimar.board.CityPlace;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.dice.ThreatMarkers;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.scenarios.RandomThreats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Changes on the board that need more than one piece: bases in a full city, threat markers, units
/// that change sides.
final class BoardChanges {

  private final WeimarTable table;

  BoardChanges(WeimarTable table) {
    this.table = table;
  }

  // Bases

  /// Places bases: each fills a free space, or removes an enemy base where there is none.
  ///
  /// @return that there is no room for all of them, if that is so
  Optional<Fact> bases(
      WeimarParty party, String city, int count, List<WeimarParty> removed, String why) {
    BasePlacement placement = BasePlacement.of(table.city(city), party, count, removed);
    int placed = 0;
    List<String> gone = new ArrayList<>();
    for (BaseStep step : placement.steps()) {
      switch (step) {
        case BaseStep.Placed _ -> {
          table.live().pieces().place(WeimarNames.base(party), city, why);
          placed++;
        }
        case BaseStep.Removed(WeimarParty enemy) -> {
          table.live().pieces().remove(WeimarNames.base(enemy), city, why);
          gone.add(enemy.name());
        }
        case BaseStep.Lost() -> {
          return Optional.of(new WeimarRefusal.CityIsFull(city, table.city(city).place().room()));
        }
      }
    }
    table.live().tell(new WeimarNews.BasesPlaced(party.name(), city, placed, gone));
    return Optional.empty();
  }

  // Threats

  /// Puts a threat marker in a city, or where it must go instead.
  void threat(ThreatKind kind, String city, String why) {
    ThreatMarkers placed = ThreatMarkers.placed(table.city(city), kind);
    settle(placed, kind, city, why);
  }

  private void settle(ThreatMarkers placed, ThreatKind kind, String city, String why) {
    if (placed.toBox().isPresent()) {
      box(placed.toBox().get(), why);
    } else if (placed.removed().isPresent()) {
      table.live().pieces().remove(WeimarNames.piece(placed.removed().get()), city, why);
    } else if (!placed.city().equals(table.city(city))) {
      table.live().pieces().place(WeimarNames.piece(kind), city, why);
    }
  }

  /// Puts a threat in the DR box.
  void box(ThreatKind kind, String why) {
    table.live().pieces().place(WeimarNames.piece(kind), WeimarNames.BOX, why);
  }

  /// Two dice name the city of a marker.
  String randomThreat(ThreatKind kind) {
    String city = randomCity(WeimarNames.piece(kind));
    threat(kind, city, "two dice");
    return city;
  }

  private String randomCity(String what) {
    int sum = new Rolls(table).two(what);
    CityPlace place = table.box().rolled(sum);
    table.live().tell(new WeimarNews.CityRolled(what, sum, place.id()));
    return place.id();
  }

  /// The markers of a set-up: different cities, rolled again where one may not lie.
  void random(RandomThreats random) {
    List<String> had = new ArrayList<>();
    while (had.size() < random.count()) {
      String city = randomCity(WeimarNames.piece(random.kind()));
      boolean barred = had.contains(city) || random.not().filter(table.city(city)::has).isPresent();
      if (!barred) {
        had.add(city);
        table.live().pieces().place(WeimarNames.piece(random.kind()), city, "set-up");
      }
    }
  }

  /// A coup was successful.
  void coup(WeimarParty party, String city) {
    CityState before = table.city(city);
    ThreatMarkers after = ThreatMarkers.coup(before, party);
    after
        .removed()
        .ifPresent(gone -> table.live().pieces().remove(WeimarNames.piece(gone), city, "coup"));
    ThreatKind mark = party == WeimarParty.KPD ? ThreatKind.COUNCILS : ThreatKind.REGIME;
    if (!before.has(mark)) {
      table.live().pieces().place(WeimarNames.piece(mark), city, "coup");
    }
    after.toBox().ifPresent(kind -> box(kind, "coup"));
  }

  /// A counter-coup was successful: the marker of the party goes.
  void counterCoup(WeimarParty against, String city) {
    table.city(city).threats().stream()
        .filter(kind -> kind.party().filter(against::equals).isPresent())
        .findFirst()
        .ifPresent(
            kind -> table.live().pieces().remove(WeimarNames.piece(kind), city, "counter-coup"));
  }

  // Units

  /// A Reichswehr of the Government goes over to the DNVP.
  void control(CityUnit unit, String city) {
    String black = WeimarNames.piece(unit.type(), UnitOwner.DNVP);
    table.live().pieces().remove(unit.type().id(), city, "control");
    table.live().pieces().place(black, city, "control");
  }

  /// A unit is dissolved; Reichswehr and Police never are.
  void dissolve(CityUnit unit, String city, String why) {
    table.live().pieces().move(unit.type().id(), city, WeimarNames.DISSOLVED, why);
  }
}
