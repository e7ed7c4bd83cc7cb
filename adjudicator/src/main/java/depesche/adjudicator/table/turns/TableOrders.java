package depesche.adjudicator.table.turns;

import java.util.List;

/// What a seat has on file, in the order in which it is done.
public record TableOrders(List<TableCommand> commands) {
  public TableOrders {
    commands = List.copyOf(commands);
  }
}
