package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.position.TablePlace;
import depesche.adjudicator.table.position.TextValue;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarSum;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.politics.EarlyEnd;
import depesche.adjudicator.weimar.politics.FinalScoring;
import depesche.adjudicator.weimar.solo.SoloVictory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// How a game ends: early, or because the Republic has survived its last round.
final class GameEnds {

  private static final String LONDON = "1921 London Ultimatum";

  private GameEnds() {}

  /// Ends the game if the board says so.
  static void check(WeimarTable table) {
    if (!table.live().places().isEmpty()) {
      return;
    }
    Optional<EarlyEnd> end = EarlyEnd.of(table.cities(), table.drBox());
    end.ifPresent(
        kind -> early(table, kind, kind == EarlyEnd.REVOLUTION ? WeimarParty.KPD.name() : ""));
  }

  /// The Republic has fallen. Where a party wins by it, it is first; otherwise points decide, since
  /// the rulebook that says who has won is not at hand.
  static void early(WeimarTable table, EarlyEnd end, String winner) {
    table.live().tell(new WeimarNews.RepublicFallen(end.name(), winner));
    if (table.scenario().solo()) {
      brink(table, true);
      return;
    }
    List<TablePlace> places = new ArrayList<>();
    for (TablePlace place : byPoints(table, end.name())) {
      boolean first = place.seat().name().equals(winner);
      int rank = winner.isEmpty() || first ? place.rank() : 1 + place.rank();
      places.add(new TablePlace(first ? 1 : rank, place.seat(), place.points(), place.reason()));
    }
    places.sort(Comparator.comparingInt(TablePlace::rank));
    table.live().finish(ranked(places));
  }

  /// Ranks without gaps at the front.
  private static List<TablePlace> ranked(List<TablePlace> places) {
    List<TablePlace> ranked = new ArrayList<>();
    for (TablePlace place : places) {
      long better = places.stream().filter(other -> other.rank() < place.rank()).count();
      ranked.add(new TablePlace(1 + (int) better, place.seat(), place.points(), place.reason()));
    }
    return ranked;
  }

  /// The last round is over.
  static void survived(WeimarTable table) {
    SequencedMap<UnitOwner, Integer> dissolved = new LinkedHashMap<>();
    for (CityUnit unit : table.units(WeimarNames.DISSOLVED)) {
      dissolved.merge(unit.type().owner(), 1, Integer::sum);
    }
    FinalScoring scoring =
        new FinalScoring(
            table.cities(),
            table.drBox(),
            table.value(WeimarNames.ECONOMY),
            londonDone(table),
            table.government(),
            table.values(WeimarNames.SEATS),
            dissolved,
            table.values(WeimarNames.NSDAP));
    List<WeimarNews.PartyLine> lines = new ArrayList<>();
    SequencedMap<WeimarParty, WeimarSum> points = scoring.points(table.scenario().scoring());
    points.forEach(
        (party, sum) -> {
          table.add(WeimarNames.VP, party, sum.total(), "end of the game");
          if (!sum.parts().isEmpty()) {
            lines.add(new WeimarNews.PartyLine(party.name(), sum.text()));
          }
        });
    table.live().tell(new WeimarNews.RepublicSurvived(lines));
    if (table.scenario().solo()) {
      brink(table, false);
    } else {
      table.live().finish(byPoints(table, "VP"));
    }
  }

  private static boolean londonDone(WeimarTable table) {
    List<String> treaties = table.box().foreignAffairs();
    return treaties.indexOf(table.shown(WeimarNames.TREATIES)) >= treaties.indexOf(LONDON);
  }

  private static List<TablePlace> byPoints(WeimarTable table, String reason) {
    List<Seat> seats = new ArrayList<>(table.live().seats());
    seats.sort(Comparator.comparingInt(seat -> -points(table, seat)));
    List<TablePlace> places = new ArrayList<>();
    for (Seat seat : seats) {
      long better =
          seats.stream().filter(other -> points(table, other) > points(table, seat)).count();
      places.add(
          new TablePlace(1 + (int) better, seat, points(table, seat), new TextValue(reason)));
    }
    return places;
  }

  private static int points(WeimarTable table, Seat seat) {
    return WeimarTable.party(seat).map(party -> table.value(WeimarNames.VP, party)).orElse(0);
  }

  /// The ten criteria of the game for one.
  private static void brink(WeimarTable table, boolean early) {
    List<ThreatKind> box = table.drBox();
    SoloVictory victory =
        SoloVictory.of(
            new SoloVictory.SoloCount(
                table.value(WeimarNames.SEATS, WeimarParty.SPD),
                table.cities().bases(WeimarParty.SPD),
                table.value(WeimarNames.ECONOMY),
                londonDone(table),
                (int) box.stream().filter(ThreatKind.INFLATION::equals).count(),
                table
                    .cities()
                    .count(city -> city.has(ThreatKind.COUNCILS) || city.has(ThreatKind.REGIME)),
                box.size(),
                table.value(WeimarNames.VP, WeimarParty.SPD),
                table.government().contains(WeimarParty.SPD),
                (int)
                    table.units(WeimarNames.DISSOLVED).stream()
                        .filter(
                            unit ->
                                unit.type().owner() == UnitOwner.KPD
                                    || unit.type().owner() == UnitOwner.DNVP)
                        .count()));
    SoloVictory.Degree degree = victory.degree(early);
    table
        .live()
        .tell(
            new WeimarNews.BrinkJudged(named(victory, true), named(victory, false), degree.name()));
    int won = degree == SoloVictory.Degree.DEFEAT ? 2 : 1;
    table
        .live()
        .finish(
            table.live().seats().stream()
                .map(
                    seat ->
                        new TablePlace(
                            isHuman(table, seat) ? won : 3 - won,
                            seat,
                            victory.count(),
                            new TextValue(degree.name())))
                .sorted(Comparator.comparingInt(TablePlace::rank))
                .toList());
  }

  private static boolean isHuman(WeimarTable table, Seat seat) {
    return WeimarTable.party(seat).filter(party -> !table.isBot(party)).isPresent();
  }

  private static List<String> named(SoloVictory victory, boolean met) {
    return victory.met().entrySet().stream()
        .filter(one -> one.getValue() == met)
        .map(one -> one.getKey().name())
        .toList();
  }
}
