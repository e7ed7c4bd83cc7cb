package depesche.adjudicator.bismarck.table;

import java.util.List;

/// What a player has decided in one phase, in the order of its lines.
public record DanceOrders(List<DanceCommand> commands) {

  public DanceOrders {
    commands = List.copyOf(commands);
  }
}
