package depesche.adjudicator.table.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// A phase in the sequence of play of a title. All that is done there may change the table, draw
/// from its chance, write its journal and tell news.
///
/// @param name of the phase, or how the names of several phases begin
/// @param asked who acts in it, in this order
/// @param begins what happens at its beginning; it may end the phase with `stage().endPhase()`
/// @param acted what follows from an act, or from the end of a turn
/// @param ends what happens at its end; `stage().jumpTo(name)` says what comes next, and
///   [LiveTable#finish] ends the game
public record PhasePlay(
    String name,
    Function<LiveTable, List<Seat>> asked,
    Consumer<LiveTable> begins,
    Acted acted,
    Consumer<LiveTable> ends) {

  /// What follows from an act.
  public interface Acted {

    /// Does it.
    ///
    /// @param verb of the act, or `END` or `PASS`
    void then(LiveTable table, Seat seat, String verb);
  }

  /// {@return a phase in which all act, and nothing happens by itself}
  public static PhasePlay phase(String name) {
    return new PhasePlay(name, LiveTable::seats, _ -> {}, (_, _, _) -> {}, _ -> {});
  }

  public PhasePlay asks(Function<LiveTable, List<Seat>> seats) {
    return new PhasePlay(name, seats, begins, acted, ends);
  }

  /// {@return the same, with more that happens at its beginning}
  public PhasePlay begins(Consumer<LiveTable> more) {
    return new PhasePlay(name, asked, begins.andThen(more), acted, ends);
  }

  /// {@return the same, with more that follows from an act}
  public PhasePlay acted(Acted more) {
    Acted both =
        (table, seat, verb) -> {
          acted.then(table, seat, verb);
          more.then(table, seat, verb);
        };
    return new PhasePlay(name, asked, begins, both, ends);
  }

  /// {@return the same, with more that happens at its end}
  public PhasePlay ends(Consumer<LiveTable> more) {
    return new PhasePlay(name, asked, begins, acted, ends.andThen(more));
  }

  boolean isOf(String phase) {
    return phase.equals(name) || phase.startsWith(name + " ");
  }
}
