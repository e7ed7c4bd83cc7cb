package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.TableBook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Where in the sequence of play a table is, and who still has to act.
public final class LiveStage {

  private final TableBook book;
  private int turn;
  private int phase;
  private int round;
  private List<Seat> order;
  private final List<Seat> queue;
  private final List<String> opened;
  private final SequencedMap<Seat, Integer> since;
  private String jump = "";

  LiveStage(TableBook book, GameTable from) {
    this.book = book;
    turn = from.turn();
    phase = from.phase();
    round = from.round();
    order = from.order();
    queue = new ArrayList<>(from.queue());
    opened = new ArrayList<>(from.opened());
    since = new LinkedHashMap<>(from.since());
  }

  public int turn() {
    return turn;
  }

  int phaseIndex() {
    return phase;
  }

  public int round() {
    return round;
  }

  public List<Seat> order() {
    return order;
  }

  public List<Seat> queue() {
    return List.copyOf(queue);
  }

  /// {@return the choices that were opened in this turn}
  public List<String> opened() {
    return opened;
  }

  SequencedMap<Seat, Integer> since() {
    return since;
  }

  /// A seat is on turn from this step on.
  public void onTurn(Seat seat, int step) {
    since.put(seat, step);
  }

  public PhaseLayout phase() {
    return book.layout().phases().get(phase);
  }

  /// {@return the seat whose turn it is; all that still act where they act together}
  public List<Seat> acting() {
    return switch (phase().mode()) {
      case TURNS -> queue.stream().limit(1).toList();
      case TOGETHER -> List.copyOf(queue);
      case SEALED, NONE -> List.of();
    };
  }

  /// Goes to a phase, with all who act in it. Choices opened in this turn stay open, but the
  /// choices of the phase can be made again.
  public void begin(int nextTurn, int nextPhase, List<Seat> seats) {
    if (nextTurn != turn) {
      opened.clear();
    }
    turn = nextTurn;
    phase = nextPhase;
    round = 1;
    order = List.copyOf(seats);
    queue.clear();
    queue.addAll(seats);
    opened.removeAll(phase().choices());
    jump = "";
  }

  /// Another round of the same phase.
  public void again() {
    round++;
    queue.addAll(order);
  }

  /// Changes who acts in this phase, and in which order, from now on.
  public void order(List<Seat> seats) {
    order = List.copyOf(seats);
    queue.clear();
    queue.addAll(seats);
  }

  /// The turn of a seat is over; in a phase that goes on until all have passed it comes again.
  public void end(Seat seat) {
    if (queue.remove(seat) && phase().mode() == PhaseLayout.Mode.TURNS && phase().rounds() == 0) {
      queue.addLast(seat);
    }
  }

  /// A seat does nothing more in this round; where all must pass, nothing more in this phase.
  public void pass(Seat seat) {
    queue.remove(seat);
  }

  /// Nobody acts in this phase any more.
  public void endPhase() {
    queue.clear();
    round = Math.max(round, phase().rounds());
  }

  /// The phase that comes next, instead of the one behind this.
  ///
  /// @param name empty for the one behind this
  public void jumpTo(String name) {
    jump = name;
  }

  public String jump() {
    return jump;
  }

  void open(String choice) {
    opened.add(choice);
  }
}
