package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerb.turn;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.dice.DicePool;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Threat markers, crisis rolls and foreign affairs.
final class ThreatActs {

  private final WeimarGame game;

  ThreatActs(WeimarGame game) {
    this.game = game;
  }

  List<TableVerb> all() {
    return List.of(
        turn("THREAT {threat}", this::threat).naming("threat", (_, _) -> kinds()),
        turn("CRISIS 2", this::crisis),
        turn("FOREIGN France", this::foreign));
  }

  private static List<String> kinds() {
    return Stream.of(ThreatKind.values()).map(WeimarNames::piece).toList();
  }

  private WeimarTable of(LiveTable table) {
    return new WeimarTable(table, game);
  }

  /// In a city, in the DR box, or where two dice say.
  private Optional<Fact> threat(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String piece = words.piece(seat);
    Optional<ThreatKind> named = WeimarNames.threat(piece);
    if (named.isEmpty()) {
      words.refuse(new TableRefusal.VerbWordUnknown("THREAT", piece, kinds()));
      return words.refused();
    }
    ThreatKind kind = named.get();
    BoardChanges changes = new BoardChanges(table);
    if (kind.isOfEmpire() && words.isAtEnd()) {
      changes.box(kind, words.why());
      return Optional.empty();
    }
    if (words.isAtEnd()) {
      changes.randomThreat(kind);
      return Optional.empty();
    }
    String place = words.place();
    boolean box = place.equals(WeimarNames.BOX);
    Optional<Fact> refused =
        words.end().or(() -> box ? Optional.empty() : CityActs.noCity(table, place));
    if (refused.isPresent()) {
      return refused;
    }
    if (box) {
      changes.box(kind, words.why());
    } else {
      changes.threat(kind, place, words.why());
    }
    return Optional.empty();
  }

  private Optional<Fact> crisis(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    int count = words.isNumber() ? words.number() : 1;
    if (words.end().isPresent()) {
      return words.end();
    }
    for (int i = 0; i < Math.clamp(count, 1, 10); i++) {
      new Rolls(table).roll(seat.name(), DicePool.crisis(), "");
    }
    return Optional.empty();
  }

  /// With the flags of a nation, or so many as are stated.
  private Optional<Fact> foreign(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    int flags = words.isNumber() ? words.number() : flags(table, words);
    DicePool pool = CityActs.with(DicePool.foreignAffairs(flags), words);
    return words.then(
        () -> {
          new Rolls(table).roll(seat.name(), pool, "");
        });
  }

  private static int flags(WeimarTable table, ActWords words) {
    String nation = words.word();
    List<String> nations =
        table.live().book().layout().tracks().stream()
            .flatMap(track -> WeimarNames.nation(track.name()).stream())
            .toList();
    Optional<String> known =
        nations.stream().filter(name -> name.equalsIgnoreCase(nation)).findFirst();
    if (known.isEmpty()) {
      words.refuse(new TableRefusal.VerbWordUnknown("FOREIGN", nation, nations));
    }
    return known.map(name -> table.value(WeimarNames.flags(name))).orElse(0);
  }
}
