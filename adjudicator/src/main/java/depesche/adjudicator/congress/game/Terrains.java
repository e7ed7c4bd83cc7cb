package depesche.adjudicator.congress.game;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.news.TableRefusal.NoSuchTableThing;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// What the map says of a front, as the table states it. It counts when the battle is fought, and
/// before that for whether the bot withdraws.
public final class Terrains {

  private Terrains() {}

  /// {@return its act}
  public static List<TableVerb> verbs() {
    return List.of(
        TableVerb.any("TERRAIN", "TERRAIN C HOMELAND FRANCE MOUNTAIN ALLIES", Terrains::state));
  }

  private static void state(LiveTable table, Seat seat, ActWords words) {
    WarFront front = front(words.word());
    words.mustGoOn();
    String rest = words.rest();
    BattleStatement.read(words);
    CongressState.stated(table, stated -> stated.withTerrain(front, rest));
    table.enter("TERRAIN", front.name(), "", rest, words.why());
  }

  /// {@return the front that a word names}
  ///
  /// @throws ActRefused if it names none
  public static WarFront front(String word) {
    String front = word.toUpperCase(Locale.ROOT);
    if (!front.matches("[A-G]")) {
      throw new ActRefused(
          new NoSuchTableThing(
              "front", word, Stream.of(WarFront.values()).map(Enum::name).toList()));
    }
    return WarFront.valueOf(front);
  }

  /// {@return the words that were stated of a front}
  public static String words(LiveTable table, WarFront front) {
    return CongressState.of(table).stated().terrain(front);
  }

  /// {@return what was stated of the terrain of a front}
  public static BattleStatement of(LiveTable table, WarFront front) {
    return BattleStatement.read(new ActWords(table, "TERRAIN", "TERRAIN C", words(table, front)));
  }
}
