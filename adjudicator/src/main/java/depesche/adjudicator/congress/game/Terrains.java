package depesche.adjudicator.congress.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.acts.VerbForm;
import depesche.adjudicator.table.news.TableRefusal.NoSuchTableThing;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.Optional;

/// What the map says of a front, as the table states it. It counts when the battle is fought, and
/// before that for whether the bot withdraws.
public final class Terrains {

  private Terrains() {}

  /// {@return its act}
  public static List<TableVerb> verbs() {
    return List.of(TableVerb.any("TERRAIN C HOMELAND FRANCE MOUNTAIN ALLIES", Terrains::state));
  }

  private static Optional<Fact> state(LiveTable table, Seat seat, ActWords words) {
    WarFront front = front(words);
    words.needMore();
    String rest = words.rest();
    BattleStatement.read(words);
    CongressState.stated(table, stated -> stated.withTerrain(front, rest));
    table.enter("TERRAIN", front.name(), "", rest, words.why());
    return words.end();
  }

  /// {@return the front that the next word names}
  public static WarFront front(ActWords words) {
    String word = words.word();
    List<WarFront> fronts = List.of(WarFront.values());
    Optional<WarFront> named =
        fronts.stream().filter(front -> front.name().equalsIgnoreCase(word)).findFirst();
    if (named.isEmpty()) {
      words.refuse(new NoSuchTableThing("front", word, fronts.stream().map(Enum::name).toList()));
    }
    return named.orElse(WarFront.A);
  }

  /// {@return the words that were stated of a front}
  public static String words(LiveTable table, WarFront front) {
    return CongressState.of(table).stated().terrain(front);
  }

  /// {@return what was stated of the terrain of a front}
  public static BattleStatement of(LiveTable table, WarFront front) {
    return BattleStatement.read(new ActWords(table, new VerbForm("TERRAIN"), words(table, front)));
  }
}
