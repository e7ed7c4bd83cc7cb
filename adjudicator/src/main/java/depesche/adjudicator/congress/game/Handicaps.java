package depesche.adjudicator.congress.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.news.SoloFact.HandicapDrawn;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.HandicapState;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.news.TableRefusal.TooFewCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The Handicap deck (20.13, 21.12): cards H-1 to the last one, of which the playbook does not tell
/// how many there are. All are shuffled at the end of a turn. Those of a bot lie open.
public final class Handicaps {

  private static final String DRAWN = "handicap";
  private static final int MOST = 60;

  private Handicaps() {}

  public static List<TableVerb> verbs() {
    return List.of(TableVerb.turn("HANDICAP 2 OF 12 AS FRANCE", Handicaps::draw));
  }

  private static Optional<Fact> draw(LiveTable table, Seat seat, ActWords words) {
    int count = words.number();
    words.skip("OF");
    int all = words.number(1, MOST);
    MajorPower power = CongressGame.powerAs(table, seat, words);
    Optional<Fact> refused = words.end().or(() -> CongressSeats.others(table, seat, power));
    if (refused.isPresent()) {
      return refused;
    }
    List<String> drawn = CongressState.of(table).handicaps().drawn();
    List<String> left =
        IntStream.rangeClosed(1, all)
            .mapToObj(number -> "H-" + number)
            .filter(card -> !drawn.contains(card))
            .toList();
    if (count < 1 || count > left.size()) {
      return Optional.of(new TooFewCards(DRAWN, count, left.size()));
    }
    int next = CongressState.of(table).handicaps().shuffles() + 1;
    List<String> cards =
        table.chance().hidden("handicap", String.valueOf(next)).shuffled(left).subList(0, count);
    List<String> now = new ArrayList<>(drawn);
    now.addAll(cards);
    CongressState.handicaps(table, _ -> new HandicapState(now, next));
    table.enter("HANDICAP", power.name(), "", String.valueOf(count), words.why());
    HandicapDrawn fact = new HandicapDrawn(power.name(), cards);
    if (CongressGame.mode(table).isLone()) {
      table.tell(fact);
    } else {
      table.tell(fact, CongressSeats.seat(table, power));
    }
    return Optional.empty();
  }
}
