package depesche.adjudicator.table.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// A phase in the sequence of play of a title. All that is done there may change the table, draw
/// from its chance, write its journal and tell news.
///
/// @param name of the phase, or how the names of several phases begin
/// @param verbs that belong to it, if the title keeps verbs to their phases
/// @param also verbs of other phases that may be used in it, too
/// @param asked who acts in it, in this order
/// @param begins what happens at its beginning; it may end the phase with `stage().endPhase()`
/// @param stops what of an act, or of the end of a turn, may not be
/// @param acted what follows from it
/// @param ends what happens at its end; `stage().jumpTo(name)` says what comes next, and
///   [LiveTable#finish] ends the game
public record PhasePlay(
    String name,
    List<String> verbs,
    List<String> also,
    Function<LiveTable, List<Seat>> asked,
    Consumer<LiveTable> begins,
    TableVerb.Rule stops,
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
    return new PhasePlay(
        name,
        List.of(),
        List.of(),
        LiveTable::seats,
        _ -> {},
        (_, _) -> Optional.empty(),
        (_, _, _) -> {},
        _ -> {});
  }

  public PhasePlay verbs(String... words) {
    return new PhasePlay(name, List.of(words), also, asked, begins, stops, acted, ends);
  }

  public PhasePlay also(String... words) {
    return new PhasePlay(name, verbs, List.of(words), asked, begins, stops, acted, ends);
  }

  public PhasePlay asks(Function<LiveTable, List<Seat>> seats) {
    return new PhasePlay(name, verbs, also, seats, begins, stops, acted, ends);
  }

  /// {@return the same, with more that happens at its beginning}
  public PhasePlay begins(Consumer<LiveTable> more) {
    return new PhasePlay(name, verbs, also, asked, begins.andThen(more), stops, acted, ends);
  }

  /// {@return the same, with a rule that may stop an act}
  public PhasePlay stops(TableVerb.Rule rule) {
    TableVerb.Rule both =
        (table, verb) -> stops.stops(table, verb).or(() -> rule.stops(table, verb));
    return new PhasePlay(name, verbs, also, asked, begins, both, acted, ends);
  }

  /// {@return the same, with more that follows from an act}
  public PhasePlay acted(Acted more) {
    Acted both =
        (table, seat, verb) -> {
          acted.then(table, seat, verb);
          more.then(table, seat, verb);
        };
    return new PhasePlay(name, verbs, also, asked, begins, stops, both, ends);
  }

  /// {@return the same, with more that happens at its end}
  public PhasePlay ends(Consumer<LiveTable> more) {
    return new PhasePlay(name, verbs, also, asked, begins, stops, acted, ends.andThen(more));
  }

  /// Does what follows from an act, unless a rule stops it.
  ///
  /// @return why it is stopped
  Optional<Fact> then(LiveTable table, Seat seat, String verb) {
    Optional<Fact> stopped = stops.stops(table, verb);
    if (stopped.isEmpty()) {
      acted.then(table, seat, verb);
    }
    return stopped;
  }

  boolean isOf(String phase) {
    return phase.equals(name) || phase.startsWith(name + " ");
  }
}
