package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerb.turn;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import java.util.List;
import java.util.stream.Stream;

/// Threat markers, crisis rolls and foreign affairs.
final class ThreatActs {

  private final WeimarGame game;

  ThreatActs(WeimarGame game) {
    this.game = game;
  }

  List<TableVerb> all() {
    return List.of(
        turn("THREAT", "THREAT Poverty", this::threat),
        turn("CRISIS", "CRISIS 2", this::crisis),
        turn("FOREIGN", "FOREIGN France", this::foreign));
  }

  private WeimarTable of(LiveTable table) {
    return new WeimarTable(table, game);
  }

  /// In a city, in the DR box, or where two dice say.
  private void threat(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String piece = words.piece(seat);
    ThreatKind kind =
        WeimarNames.threat(piece)
            .orElseThrow(
                () ->
                    new ActRefused(
                        new WeimarRefusal.WeimarWordUnknown(
                            "THREAT",
                            piece,
                            Stream.of(ThreatKind.values()).map(WeimarNames::piece).toList())));
    BoardChanges changes = new BoardChanges(table);
    if (kind.isOfEmpire() && words.isAtEnd()) {
      changes.box(kind, words.why());
    } else if (words.isAtEnd()) {
      changes.randomThreat(kind);
    } else {
      String place = words.place();
      words.mustEnd();
      if (place.equals(WeimarNames.BOX)) {
        changes.box(kind, words.why());
      } else {
        changes.threat(kind, CityActs.mustBeCity(table, place), words.why());
      }
    }
  }

  private void crisis(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    int count = words.isNumber() ? words.number() : 1;
    words.mustEnd();
    for (int i = 0; i < Math.clamp(count, 1, 10); i++) {
      new Rolls(table).roll(seat.name(), DicePool.crisis(), "");
    }
  }

  /// With the flags of a nation, or so many as are stated.
  private void foreign(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    int flags;
    if (words.isNumber()) {
      flags = words.number();
    } else {
      String nation = words.word();
      String known =
          table.box().nations().stream()
              .filter(name -> name.equalsIgnoreCase(nation))
              .findFirst()
              .orElseThrow(
                  () ->
                      new ActRefused(
                          new WeimarRefusal.WeimarWordUnknown(
                              "FOREIGN", nation, table.box().nations())));
      flags = table.value(WeimarNames.flags(known));
    }
    new Rolls(table)
        .roll(seat.name(), CityActs.with(DicePool.foreignAffairs(flags), words), words.rest());
  }
}
