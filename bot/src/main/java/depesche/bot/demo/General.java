package depesche.bot.demo;

import depesche.adjudicator.Draw;
import depesche.bot.demo.Board.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Decides the movement of one seat, plainly: every unit goes where it is wanted most; those that
/// want the same place support the first; no unit leaves a centre it is about to take.
final class General {

  private static final double STANDING_ON_PRIZE = 400;

  private final Chart chart;
  private final Board board;
  private final String seat;
  private final Draw whim;
  private final Worth worth;
  private final SequencedMap<String, Intent> decided = new LinkedHashMap<>();

  General(Chart chart, Board board, String seat, Draw whim) {
    this.chart = chart;
    this.board = board;
    this.seat = seat;
    this.whim = whim;
    this.worth = Worth.of(chart, board, seat);
  }

  /// {@return an order for every unit of the seat}
  List<Intent> orders() {
    List<Unit> own = whim.shuffled(board.unitsOf(seat));
    new Admiral(chart, board, seat, worth).crossings(own, decided);
    own.forEach(unit -> decide(unit, new ArrayList<>()));
    reinforce(own);
    return List.copyOf(decided.values());
  }

  private void decide(Unit unit, List<String> asking) {
    if (decided.containsKey(unit.at()) || asking.contains(unit.at())) {
      return;
    }
    asking.add(unit.at());
    for (String place : wishes(unit)) {
      board
          .at(place)
          .filter(other -> other.owner().equals(seat))
          .ifPresent(other -> decide(other, asking));
      Optional<Intent> intent = consider(unit, place, asking);
      if (intent.isPresent()) {
        decided.put(unit.at(), intent.get());
        return;
      }
    }
    decided.put(unit.at(), new Intent.Hold(unit));
  }

  /// The provinces where a unit would like to be, best first.
  private List<String> wishes(Unit unit) {
    Map<String, Double> marks = new LinkedHashMap<>();
    String at = unit.at();
    marks.put(at, worth.of(at, unit.fleet()) + (isPrize(at) ? STANDING_ON_PRIZE : 0));
    chart
        .reach(unit)
        .forEach(place -> marks.put(place, worth.of(place, unit.fleet()) + whim.below(12)));
    return marks.entrySet().stream()
        .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
        .map(Map.Entry::getKey)
        .toList();
  }

  /// A centre changes hands after Fall: a unit that stands on one then should stay.
  private boolean isPrize(String place) {
    return board.season() == 'F'
        && chart.land(place).centre()
        && !board.owners().getOrDefault(place, "").equals(seat);
  }

  private Optional<Intent> consider(Unit unit, String place, List<String> asking) {
    if (place.equals(unit.at())) {
      return Optional.of(new Intent.Hold(unit));
    }
    Optional<Intent.Move> move = moveTo(place);
    if (move.isPresent()) {
      return supports(place) < need(place)
          ? Optional.of(new Intent.SupportMove(unit, move.get().unit(), place))
          : Optional.empty();
    }
    Optional<Unit> ours = board.at(place).filter(other -> other.owner().equals(seat));
    if (ours.isEmpty() || decided.get(place) instanceof Intent.Move) {
      return Optional.of(new Intent.Move(unit, chart.landing(unit, place)));
    }
    boolean stays = decided.containsKey(place) && !asking.contains(place);
    return stays
            && chart.land(place).centre()
            && Worth.threats(chart, board, seat, place) > 1 + supports(place)
        ? Optional.of(new Intent.SupportHold(unit, ours.get()))
        : Optional.empty();
  }

  private Optional<Intent.Move> moveTo(String place) {
    return decided.values().stream()
        .filter(Intent.Move.class::isInstance)
        .map(Intent.Move.class::cast)
        .filter(move -> Chart.province(move.to()).equals(place))
        .findFirst();
  }

  private int supports(String place) {
    return (int)
        decided.values().stream()
            .filter(
                intent ->
                    (intent instanceof Intent.SupportMove help && help.to().equals(place))
                        || (intent instanceof Intent.SupportHold aid
                            && aid.aided().at().equals(place)))
            .count();
  }

  /// {@return how many supports an attack there wants}
  private int need(String place) {
    int others = Worth.threats(chart, board, seat, place);
    int standing = board.at(place).map(Unit::strength).orElse(0);
    return Math.min(3, standing + Math.min(2, others));
  }

  /// Units with nothing better to do help an attack that lacks strength.
  private void reinforce(List<Unit> own) {
    List<Intent.Move> attacks =
        decided.values().stream()
            .filter(Intent.Move.class::isInstance)
            .map(Intent.Move.class::cast)
            .filter(move -> chart.land(move.to()).centre() || board.at(move.to()).isPresent())
            .sorted(Comparator.comparingDouble((Intent.Move move) -> -wish(move)))
            .toList();
    for (Intent.Move attack : attacks) {
      String goal = Chart.province(attack.to());
      for (Unit unit : own) {
        if (decided.get(attack.unit().at()) instanceof Intent.Move
            && supports(goal) < need(goal)
            && isFree(unit, attack.unit().at(), goal)) {
          decided.put(unit.at(), new Intent.SupportMove(unit, attack.unit(), goal));
        }
      }
    }
  }

  private double wish(Intent.Move move) {
    return worth.of(Chart.province(move.to()), move.unit().fleet());
  }

  private boolean isFree(Unit unit, String from, String goal) {
    boolean idle =
        switch (decided.get(unit.at())) {
          case Intent.Hold _ -> true;
          case Intent.Move(_, String to) ->
              !isCrossing(unit, to) && !chart.land(to).centre() && board.at(to).isEmpty();
          case null, default -> false;
        };
    return idle
        && !unit.at().equals(from)
        && !unit.at().equals(goal)
        && moveTo(unit.at()).isEmpty()
        && chart.reaches(unit, goal);
  }

  /// Whoever has a convoy lets it not wait in vain.
  private boolean isCrossing(Unit unit, String to) {
    return !chart.reaches(unit, Chart.province(to));
  }

  /// {@return a ballot for a foreign army: against the leader, never against oneself}
  Intent ballot(Unit army) {
    List<String> open =
        chart.reach(army).stream()
            .filter(place -> board.season() != 'F' || chart.land(place).centre())
            .toList();
    return open.stream()
        .max(Comparator.comparingDouble(this::harm))
        .<Intent>map(to -> new Intent.Ballot(army, to))
        .orElse(new Intent.BallotPass(army.owner()));
  }

  private double harm(String place) {
    String owner = board.owners().getOrDefault(place, "");
    if (owner.equals(seat)) {
      return -10;
    }
    int centre = owner.equals(Worth.leader(board, seat)) ? 8 : owner.isEmpty() ? 1 : 4;
    return (chart.land(place).centre() ? centre : 0) + whim.below(3);
  }

  /// {@return where a dislodged unit goes}
  ///
  /// @param open where it may go, as the report says
  Intent retreat(Unit unit, List<String> open) {
    return open.stream()
        .max(Comparator.comparingDouble(to -> worth.of(Chart.province(to), unit.fleet())))
        .<Intent>map(to -> new Intent.Retreat(unit, to))
        .orElse(new Intent.Disband(unit));
  }
}
