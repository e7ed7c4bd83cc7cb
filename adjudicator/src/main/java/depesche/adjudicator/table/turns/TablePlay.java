package depesche.adjudicator.table.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.position.SealedChoice;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/// The sequence of play of a title. Nothing in it keeps anything: it may be gone through again for
/// the same moment while a letter is read.
///
/// @param setUp lays what differs from the layout; decks are shuffled and hands dealt already
/// @param verbs of the title; they replace those of the family with the same word
/// @param phases that differ from one in which all act
/// @param opened what follows when a sealed choice was opened
/// @param reacted what follows when all have said whether they react, and their reactions were done
/// @param turnEnds what happens when the last phase of a turn is over
/// @param reports whether all get a report when the table goes from one phase to another; if not,
///   what was done is told as an act
/// @param lines what a seat on turn could write now: for each line the forms that would do, the
///   best first, with the blanks of their verbs
public record TablePlay(
    Consumer<LiveTable> setUp,
    List<TableVerb> verbs,
    List<PhasePlay> phases,
    Opened opened,
    BiConsumer<LiveTable, ReactionWindow> reacted,
    Consumer<LiveTable> turnEnds,
    BiPredicate<String, String> reports,
    BiFunction<LiveTable, Seat, List<List<String>>> lines) {

  /// Of a title that is a layout alone.
  public static final TablePlay NONE =
      new TablePlay(
          _ -> {},
          List.of(),
          List.of(),
          (_, _, _) -> {},
          (_, _) -> {},
          _ -> {},
          (_, _) -> true,
          (table, _) -> plain(table));

  public TablePlay {
    verbs = List.copyOf(verbs);
    phases = List.copyOf(phases);
  }

  /// {@return forms that fit any table: a card of one's own hand, a marker of one's own, a piece}
  private static List<List<String>> plain(LiveTable table) {
    return List.of(
        table.stage().phase().mode() == PhaseLayout.Mode.TOGETHER
            ? List.of("TRADE {card} WITH {seat}")
            : List.of("ADD {track} 1", "ADD {track} -1", "SET {marker}", "PLACE {piece} {place}"),
        List.of("PLAY {card}", "DRAW 1"),
        TableVerbs.ENDS);
  }

  /// What follows from choices that were sealed.
  public interface Opened {

    /// Does it. Chosen cards have gone where the layout says.
    ///
    /// @param opened in seat order, without those who chose nothing
    void then(LiveTable table, String choice, List<SealedChoice> opened);
  }

  /// {@return what is said of the phase in which a table is}
  PhasePlay now(LiveTable table) {
    String name = table.stage().phase().name();
    return phases.stream()
        .filter(phase -> phase.isOf(name))
        .max(Comparator.comparingInt(phase -> phase.name().length()))
        .orElseGet(() -> PhasePlay.phase(name));
  }
}
