package depesche.demo.planning;

import depesche.adjudicator.Draw;
import depesche.demo.planning.StatusBoard.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Decides the movement of one seat, plainly: every unit goes where it is wanted most; those that
/// want the same place support the first; no unit leaves a centre it is about to take.
public final class MovementPlanner {

  private static final double STANDING_ON_PRIZE = 400;

  private final PrintedMap printedMap;
  private final StatusBoard statusBoard;
  private final String seat;
  private final Draw whim;
  private final ProvinceValues provinceValues;
  private final SequencedMap<String, Intent> decided = new LinkedHashMap<>();

  public MovementPlanner(PrintedMap printedMap, StatusBoard statusBoard, String seat, Draw whim) {
    this.printedMap = printedMap;
    this.statusBoard = statusBoard;
    this.seat = seat;
    this.whim = whim;
    this.provinceValues = ProvinceValues.of(printedMap, statusBoard, seat);
  }

  /// {@return an order for every unit of the seat}
  public List<Intent> orders() {
    List<Unit> own = whim.shuffled(statusBoard.unitsOf(seat));
    new ConvoyPlanner(printedMap, statusBoard, seat, provinceValues).crossings(own, decided);
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
      statusBoard
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
    marks.put(at, provinceValues.of(at, unit.fleet()) + (isPrize(at) ? STANDING_ON_PRIZE : 0));
    printedMap
        .reach(unit)
        .forEach(
            place -> marks.put(place, provinceValues.of(place, unit.fleet()) + whim.below(12)));
    return marks.entrySet().stream()
        .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
        .map(Map.Entry::getKey)
        .toList();
  }

  /// A centre changes hands after Fall: a unit that stands on one then should stay.
  private boolean isPrize(String place) {
    return statusBoard.season() == 'F'
        && printedMap.land(place).centre()
        && !statusBoard.owners().getOrDefault(place, "").equals(seat);
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
    Optional<Unit> ours = statusBoard.at(place).filter(other -> other.owner().equals(seat));
    if (ours.isEmpty() || decided.get(place) instanceof Intent.Move) {
      return Optional.of(new Intent.Move(unit, printedMap.landing(unit, place)));
    }
    boolean stays = decided.containsKey(place) && !asking.contains(place);
    return stays
            && printedMap.land(place).centre()
            && ProvinceValues.threats(printedMap, statusBoard, seat, place) > 1 + supports(place)
        ? Optional.of(new Intent.SupportHold(unit, ours.get()))
        : Optional.empty();
  }

  private Optional<Intent.Move> moveTo(String place) {
    return decided.values().stream()
        .filter(Intent.Move.class::isInstance)
        .map(Intent.Move.class::cast)
        .filter(move -> PrintedMap.province(move.to()).equals(place))
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
    int others = ProvinceValues.threats(printedMap, statusBoard, seat, place);
    int standing = statusBoard.at(place).map(Unit::strength).orElse(0);
    return Math.min(3, standing + Math.min(2, others));
  }

  /// Units with nothing better to do help an attack that lacks strength.
  private void reinforce(List<Unit> own) {
    List<Intent.Move> attacks =
        decided.values().stream()
            .filter(Intent.Move.class::isInstance)
            .map(Intent.Move.class::cast)
            .filter(
                move ->
                    printedMap.land(move.to()).centre() || statusBoard.at(move.to()).isPresent())
            .sorted(Comparator.comparingDouble((Intent.Move move) -> -wish(move)))
            .toList();
    for (Intent.Move attack : attacks) {
      String goal = PrintedMap.province(attack.to());
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
    return provinceValues.of(PrintedMap.province(move.to()), move.unit().fleet());
  }

  private boolean isFree(Unit unit, String from, String goal) {
    boolean idle =
        switch (decided.get(unit.at())) {
          case Intent.Hold _ -> true;
          case Intent.Move(_, String to) ->
              !isCrossing(unit, to)
                  && !printedMap.land(to).centre()
                  && statusBoard.at(to).isEmpty();
          case null, default -> false;
        };
    return idle
        && !unit.at().equals(from)
        && !unit.at().equals(goal)
        && moveTo(unit.at()).isEmpty()
        && printedMap.reaches(unit, goal);
  }

  /// An army with a convoy uses it.
  private boolean isCrossing(Unit unit, String to) {
    return !printedMap.reaches(unit, PrintedMap.province(to));
  }

  /// {@return a ballot for a foreign army: against the leader, never against the writer}
  public Intent ballot(Unit army) {
    List<String> open =
        printedMap.reach(army).stream()
            .filter(place -> statusBoard.season() != 'F' || printedMap.land(place).centre())
            .toList();
    return open.stream()
        .max(Comparator.comparingDouble(this::harm))
        .<Intent>map(to -> new Intent.Ballot(army, to))
        .orElse(new Intent.BallotPass(army.owner()));
  }

  private double harm(String place) {
    String owner = statusBoard.owners().getOrDefault(place, "");
    if (owner.equals(seat)) {
      return -10;
    }
    int centre =
        owner.equals(ProvinceValues.leader(statusBoard, seat)) ? 8 : owner.isEmpty() ? 1 : 4;
    return (printedMap.land(place).centre() ? centre : 0) + whim.below(3);
  }

  /// {@return where a dislodged unit goes}
  ///
  /// @param open where it may go, as the report says
  public Intent retreat(Unit unit, List<String> open) {
    return open.stream()
        .max(
            Comparator.comparingDouble(
                to -> provinceValues.of(PrintedMap.province(to), unit.fleet())))
        .<Intent>map(to -> new Intent.Retreat(unit, to))
        .orElse(new Intent.Disband(unit));
  }
}
