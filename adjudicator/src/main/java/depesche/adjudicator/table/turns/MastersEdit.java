package depesche.adjudicator.table.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.ActRefused;
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
      table.attempt(() -> judge.perform(table, Seat.MASTER, command));
      return new Edit.Done<>(new TablePosition.Playing(table.frozen()));
    } catch (ActRefused refused) {
      return new Edit.Refused<>(why(refused), line, List.of());
    } catch (ChanceAhead _) {
      return new Edit.Refused<>(Edit.Why.NOT_NOW, line, List.of());
    }
  }

  private static Edit.Why why(ActRefused refused) {
    return switch (refused.why()) {
      case TableRefusal.PastTrackEnd _ -> Edit.Why.OUT_OF_LIMITS;
      case TableRefusal.PieceNotThere _ -> Edit.Why.NOBODY_THERE;
      case TableRefusal.PlaceIsFull _, TableRefusal.SupplyEmpty _ -> Edit.Why.TAKEN;
      case TableRefusal.NeverUndone _, TableRefusal.ChangedSince _ -> Edit.Why.NOT_NOW;
      default -> Edit.Why.NO_SUCH_VALUE;
    };
  }
}
