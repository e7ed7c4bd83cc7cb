package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Who is whose neighbour: what touch press goes by.
class NeighboursTest {

  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private static Table table(List<String> seats) {
    return new Table(seats.stream().map(Seat::new).toList(), new LinkedHashMap<>());
  }

  private static GamePosition<?, ?> opening() {
    return GamePosition.open(MapFiles.STANDARD, table(POWERS), new PlainChance(1, 1)).next();
  }

  private static GamePosition<?, ?> edited(GamePosition<?, ?> position, String... lines) {
    GamePosition<?, ?> changed = position;
    for (String line : lines) {
      if (changed.edit(line) instanceof Edit.Done<GamePosition<?, ?>>(GamePosition<?, ?> done)) {
        changed = done;
      } else {
        throw new IllegalArgumentException(line);
      }
    }
    return changed;
  }

  private static List<String> near(GamePosition<?, ?> position, String seat) {
    return POWERS.stream()
        .filter(other -> !other.equals(seat) && position.areNeighbours(seat, other))
        .toList();
  }

  @Test
  void atTheBeginningOnlyVeniceAndTriesteTouch() {
    // decision 16: units or centres in the same province or in two next to each other.
    assertThat(near(opening(), "ITALY")).containsExactly("AUSTRIA");
    assertThat(near(opening(), "AUSTRIA")).containsExactly("ITALY");
    assertThat(near(opening(), "ENGLAND")).isEmpty();
  }

  @Test
  void aUnitBringsItsOwnerNearOthersAndACentreKeepsThem() {
    // A fleet in the Channel is next to Brest; Belgium, once owned, is next to Burgundy without it.
    GamePosition<?, ?> channel = edited(opening(), "REMOVE F LON", "UNIT ENGLAND F ENG");
    assertThat(near(channel, "ENGLAND")).containsExactly("FRANCE");
    GamePosition<?, ?> belgium =
        edited(opening(), "OWNER BEL ENGLAND", "REMOVE A BER", "UNIT GERMANY A RUH");
    assertThat(near(belgium, "ENGLAND")).containsExactly("GERMANY");
    GamePosition<?, ?> inside =
        edited(opening(), "REMOVE A MOS", "REMOVE A CON", "UNIT TURKEY A MOS");
    assertThat(near(inside, "TURKEY")).containsExactly("RUSSIA");
  }

  @Test
  void aDislodgedUnitIsWhereItWas() {
    // It has not left the board yet: a French army dislodged from Tyrolia can still ask for mercy.
    GamePosition<?, ?> position = edited(opening(), "REMOVE A MAR", "UNIT FRANCE A TYR");
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    letters.put(new Seat("GERMANY"), List.of(new Letter("S1901M", "A MUN - TYR")));
    letters.put(new Seat("AUSTRIA"), List.of(new Letter("S1901M", "A VIE S A MUN - TYR")));
    GamePosition<?, ?> dislodged = position.judge(letters, new PlainChance(1, 2)).next();
    assertThat(dislodged.phase().id()).isEqualTo("S1901R");
    assertThat(near(dislodged, "FRANCE")).containsExactly("AUSTRIA", "GERMANY", "ITALY");
  }

  @Test
  void itIsTheSameForBothAndEverybodyIsNearWithoutABoard() {
    // Rules: the answer does not depend on who asks; a title without a board says yes.
    for (Rules<?, ?> rules : MapFiles.TITLES) {
      List<String> seats =
          rules.title().colours().isEmpty()
              ? IntStream.range(0, rules.title().most()).mapToObj(i -> "Seat" + i).toList()
              : rules.title().colours().stream().limit(rules.title().most()).toList();
      GamePosition<?, ?> position =
          GamePosition.open(rules, table(seats), new PlainChance(7, 1)).next();
      for (String one : seats) {
        for (String other : seats) {
          boolean near = position.areNeighbours(one, other);
          assertThat(near).isEqualTo(position.areNeighbours(other, one));
          assertThat(near || !rules.title().id().equals("great-powers")).isTrue();
        }
      }
    }
  }
}
