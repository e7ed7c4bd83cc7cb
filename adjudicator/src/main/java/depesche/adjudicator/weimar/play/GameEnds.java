package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.position.TableStanding;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarReason;
import depesche.adjudicator.weimar.board.WeimarSum;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.politics.EarlyEnd;
import depesche.adjudicator.weimar.politics.FinalScoring;
import depesche.adjudicator.weimar.solo.SoloVictory;
import java.util.ArrayList;
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

  /// The Republic has fallen. Where a party wins by it, it is first; otherwise nobody is, since the
  /// rulebook that says who has won is not at hand.
  static void early(WeimarTable table, EarlyEnd end, String winner) {
    table.live().tell(new WeimarNews.RepublicFallen(end.name(), winner));
    if (table.scenario().solo()) {
      brink(table, true);
      return;
    }
    List<Seat> winners =
        table.live().seats().stream().filter(seat -> seat.name().equals(winner)).toList();
    table.live().finish(TableStanding.won(points(table), winners, end.name()));
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
    List<WeimarNews.PartySum> lines = new ArrayList<>();
    SequencedMap<WeimarParty, WeimarSum> points = scoring.points(table.scenario().scoring());
    points.forEach(
        (party, sum) -> {
          table.add(WeimarNames.VP, party, sum.total(), WeimarReason.END_OF_GAME);
          if (!sum.parts().isEmpty()) {
            lines.add(WeimarNews.PartySum.of(party, sum));
          }
        });
    table.live().tell(new WeimarNews.RepublicSurvived(lines));
    if (table.scenario().solo()) {
      brink(table, false);
    } else {
      table.live().finish(TableStanding.byPoints(points(table), "VP"));
    }
  }

  private static boolean londonDone(WeimarTable table) {
    List<String> treaties = table.live().book().track(WeimarNames.TREATIES).spaces();
    return treaties.indexOf(table.shown(WeimarNames.TREATIES)) >= treaties.indexOf(LONDON);
  }

  private static SequencedMap<Seat, Integer> points(WeimarTable table) {
    SequencedMap<Seat, Integer> points = new LinkedHashMap<>();
    for (Seat seat : table.live().seats()) {
      points.put(
          seat, WeimarTable.party(seat).map(party -> table.value(WeimarNames.VP, party)).orElse(0));
    }
    return points;
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
    SequencedMap<Seat, Integer> met = new LinkedHashMap<>();
    table.live().seats().forEach(seat -> met.put(seat, victory.count()));
    List<Seat> winners =
        degree == SoloVictory.Degree.DEFEAT
            ? List.of()
            : table.live().seats().stream().filter(seat -> isHuman(table, seat)).toList();
    table.live().finish(TableStanding.won(met, winners, degree.name()));
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
