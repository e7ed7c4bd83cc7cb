package depesche.adjudicator.table.letters;

import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.TablePosition;

/// The phases of a table by their names. The id changes with every step, so that a letter counts
/// for one step; what of it lasts is kept in the position.
public final class TablePhases {

  private static final String REACTIONS = "-Reactions";

  private TablePhases() {}

  /// {@return the phase of a moment}
  public static Phase of(TablePosition position, TableBook book) {
    GameTable table = position.table();
    String turn = String.valueOf(table.turn());
    return switch (position) {
      case TablePosition.Ended _ ->
          new Phase(turn + "-Over", "Turn " + turn + ", over", turn, "Over");
      case TablePosition.Playing _ -> {
        String name = book.layout().phases().get(table.phase()).name();
        String kind = name.replaceAll("[^\\p{L}\\p{N}]+", "");
        String asked = turn + "-" + kind + (table.window().isPresent() ? REACTIONS : "");
        yield new Phase(asked + "-" + table.step(), "Turn " + turn + ", " + name, turn, kind);
      }
    };
  }

  /// {@return whether a letter that was meant for a phase is for what its seat is asked now} Where
  /// others act meanwhile, a seat is still asked the same; where all answer together, or a turn of
  /// the seat has ended since, it is not.
  public static boolean isStillAsked(
      TablePosition position, Seat seat, String phase, TableBook book) {
    String now = id(position, book);
    GameTable table = position.table();
    int end = phase.lastIndexOf('-');
    String number = phase.substring(end + 1);
    boolean sealed = book.layout().phases().get(table.phase()).mode() == PhaseLayout.Mode.SEALED;
    if (phase.equalsIgnoreCase(now)) {
      return true;
    }
    if (position instanceof TablePosition.Ended
        || sealed
        || table.window().isPresent()
        || !number.matches("\\d{1,9}")) {
      return false;
    }
    int step = Integer.parseInt(number);
    return phase.substring(0, end + 1).equalsIgnoreCase(now.substring(0, now.lastIndexOf('-') + 1))
        && step <= table.step()
        && step >= table.since().getOrDefault(seat, 0);
  }

  static String id(TablePosition position, TableBook book) {
    return of(position, book).id();
  }
}
