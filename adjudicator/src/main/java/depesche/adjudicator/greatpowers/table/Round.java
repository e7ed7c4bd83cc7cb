package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// One turn of the game, which stands for ten years.
///
/// @param turn from 1
/// @param leader the place at the table of the seat with the baton, from 0
/// @param dealt the action cards turned up this turn, until they are discarded
/// @param taken who took which of them
/// @param looked who has looked at the next event card
/// @param event the event last turned up
/// @param answered when each seat last came to a question of this turn that may be declined
public record Round(
    int turn,
    int leader,
    List<ActionCard> dealt,
    SequencedMap<ActionCard, Seat> taken,
    List<Seat> looked,
    Optional<EventCard> event,
    SequencedMap<Seat, Stage.Moment> answered) {

  public Round {
    dealt = List.copyOf(dealt);
    taken = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(taken));
    looked = List.copyOf(looked);
    answered = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(answered));
  }

  /// {@return the first turn, before its deal}
  public static Round first(int leader) {
    return new Round(
        1,
        leader,
        List.of(),
        new LinkedHashMap<>(),
        List.of(),
        Optional.empty(),
        new LinkedHashMap<>());
  }

  /// {@return the cards that nobody has taken}
  public List<ActionCard> row() {
    return dealt.stream().filter(actionCard -> !taken.containsKey(actionCard)).toList();
  }

  public Round dealt(List<ActionCard> cards) {
    return new Round(turn, leader, cards, new LinkedHashMap<>(), looked, event, answered);
  }

  public Round taken(ActionCard actionCard, Seat by) {
    SequencedMap<ActionCard, Seat> all = new LinkedHashMap<>(taken);
    all.put(actionCard, by);
    return new Round(turn, leader, dealt, all, looked, event, answered);
  }

  public Round looked(Seat seat) {
    List<Seat> all = new ArrayList<>(looked);
    all.add(seat);
    return new Round(turn, leader, dealt, taken, all, event, answered);
  }

  public Round flipped(EventCard card) {
    return new Round(turn, leader, dealt, taken, List.of(), Optional.of(card), answered);
  }

  /// {@return the turn after a question that may be declined has come to this seat}
  public Round answered(Seat seat, Stage.Moment at) {
    SequencedMap<Seat, Stage.Moment> all = new LinkedHashMap<>(answered);
    all.put(seat, at);
    return new Round(turn, leader, dealt, taken, looked, event, all);
  }

  /// {@return the next turn, led by the seat to the left of this Leader}
  public Round next(int seats) {
    int left = (leader + 1) % seats;
    return new Round(
        turn + 1, left, List.of(), new LinkedHashMap<>(), looked, event, new LinkedHashMap<>());
  }
}
