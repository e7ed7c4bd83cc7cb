package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.rules.Editable;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.table.position.TablePosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a master writes at a table has an answer, whatever of it is missing.
class MastersEditTest {

  private static final List<String> VERBS =
      List.of("ADD", "SET", "MOVE", "PLACE", "REMOVE", "UNDO", "NOTE");
  private static final List<String> TAILS =
      List.of(
          "",
          " 1",
          " TO",
          " TO 3",
          " -99",
          " Ford",
          " Berlin",
          " Ford Court",
          " in Paris",
          " FRANCE",
          " SPD 2");

  @Test
  void aMarkerWithoutASeatIsRefusedWithLinesThatWork() {
    // docs/running.md: an edit that names no seat is answered with the lines that name one.
    if (!(edit(MapFiles.PLAIN_TABLE, "ADD VP 1")
        instanceof Edit.Refused<?>(Edit.Why why, _, List<String> instead))) {
      throw new AssertionError("a marker of nobody was moved");
    }
    assertThat(why).isEqualTo(Edit.Why.NO_SUCH_OWNER);
    assertThat(instead).isNotEmpty();
    for (String line : instead) {
      assertThat(edit(MapFiles.PLAIN_TABLE, line)).as(line).isInstanceOf(Edit.Done.class);
    }
  }

  @Test
  void everyVerbWithEveryThingAndTailHasAnAnswer() {
    // No line of a master breaks the program.
    int tried = 0;
    for (Rules<TablePosition, ?> rules :
        List.of(MapFiles.PLAIN_TABLE, MapFiles.WEIMAR, MapFiles.CONGRESS_OF_VIENNA)) {
      TablePosition position = begun(rules);
      for (String verb : VERBS) {
        for (String thing : things(position)) {
          for (String tail : TAILS) {
            String line = (verb + " " + thing + tail).strip();
            assertThat(edit(rules, position, line))
                .as(rules.title().id() + ": " + line)
                .isNotNull();
            tried++;
          }
        }
      }
    }
    assertThat(tried).isGreaterThan(2000);
  }

  /// Tracks, pieces and places by their names, and words that are none.
  private static List<String> things(TablePosition position) {
    List<String> things =
        new ArrayList<>(List.of("", "nothing", "VP", "FRANCE VP", "trader", "base", "unit", "7"));
    position.table().tracks().keySet().forEach(key -> things.add(key.replace('_', ' ')));
    position.table().pieces().keySet().forEach(key -> things.add(key.replace('_', ' ')));
    position.table().pieces().values().forEach(pile -> things.addAll(pile.cards()));
    return things.stream().distinct().limit(60).toList();
  }

  private static Edit<?> edit(Rules<TablePosition, ?> rules, String line) {
    return edit(rules, begun(rules), line);
  }

  private static Edit<?> edit(Rules<TablePosition, ?> rules, TablePosition position, String line) {
    return rules.<Editable<TablePosition>>as(Editable.class).orElseThrow().edit(position, line);
  }

  private static TablePosition begun(Rules<TablePosition, ?> rules) {
    List<Seat> seats =
        Seated.of(rules, new LinkedHashMap<>()).seats().stream().map(Seat::new).toList();
    return rules.open(new Table(seats, new LinkedHashMap<>()), new PlainChance(1, 1)).position();
  }
}
