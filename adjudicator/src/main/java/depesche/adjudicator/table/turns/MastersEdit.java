package depesche.adjudicator.table.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.ChanceAhead;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TablePosition;
import java.util.List;
import java.util.Locale;

/// What the master does at a table by hand: `ADD VP FRANCE 3`, `UNDO 214`.
public final class MastersEdit {

  private static final List<String> KNOWN =
      List.of("ADD", "SET", "MOVE", "PLACE", "REMOVE", "UNDO", "NOTE");

  private MastersEdit() {}

  /// {@return the position with an act done as if it were the master's turn}
  public static Edit<TablePosition> of(
      LiveTable table, TablePosition position, TableJudge judge, String line) {
    String[] words = line.strip().split("\\s+", 2);
    String verb = words[0].toUpperCase(Locale.ROOT);
    if (!KNOWN.contains(verb) || position instanceof TablePosition.Ended) {
      return new Edit.Refused<>(Edit.Why.NO_SUCH_EDIT, line, KNOWN);
    }
    try {
      TableCommand command = new TableCommand(verb, words.length > 1 ? words[1] : "");
      return table
          .attempt(() -> judge.perform(table, Seat.MASTER, command))
          .map(why -> refused(why, line))
          .orElseGet(() -> new Edit.Done<>(new TablePosition.Playing(table.frozen())));
    } catch (ChanceAhead _) {
      return new Edit.Refused<>(Edit.Why.NOT_NOW, line, List.of());
    }
  }

  private static Edit<TablePosition> refused(Fact refused, String line) {
    if (!(refused instanceof TableRefusal why)) {
      return new Edit.Refused<>(Edit.Why.NOT_NOW, line, List.of());
    }
    return switch (why) {
      case TableRefusal.PastTrackEnd(String track, int value, int least, int most) ->
          new Edit.Refused<>(
              Edit.Why.OUT_OF_LIMITS,
              String.valueOf(value),
              List.of(track + " " + least + " to " + most));
      case TableRefusal.PieceNotThere(_, String place) ->
          new Edit.Refused<>(Edit.Why.NO_PIECE, place, List.of());
      case TableRefusal.PlaceIsFull(String place, _) ->
          new Edit.Refused<>(Edit.Why.NO_ROOM, place, List.of());
      case TableRefusal.SupplyEmpty(String piece, _) ->
          new Edit.Refused<>(Edit.Why.NONE_LEFT, piece, List.of());
      case TableRefusal.NeverUndone _ -> new Edit.Refused<>(Edit.Why.NEVER_UNDONE, line, List.of());
      case TableRefusal.ChangedSince _ ->
          new Edit.Refused<>(Edit.Why.CHANGED_SINCE, line, List.of());
      case TableRefusal.TableWordsMissing(_, String example) ->
          new Edit.Refused<>(Edit.Why.NO_SUCH_EDIT, line, List.of(example));
      case TableRefusal.NoSuchTableThing(_, String word, List<String> seats) when word.isEmpty() ->
          new Edit.Refused<>(Edit.Why.NO_SUCH_OWNER, "", owned(line, seats));
      case TableRefusal.NoSuchTableThing(String kind, String word, List<String> nearest) ->
          new Edit.Refused<>(
              kind.equals("place") ? Edit.Why.NO_SUCH_PLACE : Edit.Why.NO_SUCH_VALUE,
              word,
              nearest);
      case TableRefusal.UnclearTableThing(_, String word, List<String> candidates) ->
          new Edit.Refused<>(Edit.Why.NO_SUCH_VALUE, word, candidates);
      case TableRefusal.NoSuchEntry(int number, int first, int last) ->
          new Edit.Refused<>(
              Edit.Why.NO_SUCH_VALUE,
              String.valueOf(number),
              List.of("UNDO " + first, "UNDO " + last));
      default -> new Edit.Refused<>(Edit.Why.NO_SUCH_VALUE, line, List.of());
    };
  }

  /// The line with the name of each seat in it.
  private static List<String> owned(String line, List<String> seats) {
    String[] words = line.strip().split("\\s+", 2);
    return seats.stream().map(seat -> words[0] + " " + seat + " " + words[1]).toList();
  }
}
