package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;
import java.util.List;

/// An entry that seats want undone.
///
/// @param agreed who wants it, the first to ask first
public record UndoRequest(int number, List<Seat> agreed) {
  public UndoRequest {
    agreed = List.copyOf(agreed);
  }
}
