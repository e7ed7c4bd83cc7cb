package depesche.adjudicator.table.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.stream.Stream;

/// Lines that fit any table: a card of one's own hand, a marker of one's own, a piece, `END`.
final class PlainLines {

  /// So many lines of a form are tried before those of the next.
  private static final int FEW = 8;

  private final LiveTable table;
  private final Seat seat;
  private final TableVerbs verbs;

  private PlainLines(LiveTable table, Seat seat, TableVerbs verbs) {
    this.table = table;
    this.seat = seat;
    this.verbs = verbs;
  }

  /// {@return for each line some that may do}
  static List<List<String>> of(LiveTable table, Seat seat, TableVerbs verbs) {
    PlainLines lines = new PlainLines(table, seat, verbs);
    boolean together = table.stage().phase().mode() == PhaseLayout.Mode.TOGETHER;
    // Lines that ask for reactions or end the turn come behind the others.
    return List.of(
        together ? lines.of("TRADE") : lines.of("ADD", "SET", "PLACE"),
        lines.of("PLAY", "DRAW"),
        List.of(TableVerbs.END, TableVerbs.PASS));
  }

  private List<String> of(String... words) {
    return Stream.of(words)
        .flatMap(word -> verbs.act(word).orElseThrow().forms().stream())
        .flatMap(form -> form.lines(table, seat).limit(FEW))
        .toList();
  }
}
