package depesche.bot.demo;

import depesche.adjudicator.Draw;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Decides for one seat, plainly: every army goes where it is wanted most; those that want the same
/// place support the first; nobody leaves a centre he is about to take.
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

  /// {@return an order for every army of the seat}
  List<Intent> orders() {
    List<Board.Army> own = whim.shuffled(board.armiesOf(seat));
    own.forEach(army -> decide(army, new ArrayList<>()));
    reinforce(own);
    return List.copyOf(decided.values());
  }

  private void decide(Board.Army army, List<String> asking) {
    if (decided.containsKey(army.at()) || asking.contains(army.at())) {
      return;
    }
    asking.add(army.at());
    for (String place : wishes(army.at())) {
      board
          .at(place)
          .filter(other -> other.owner().equals(seat))
          .ifPresent(other -> decide(other, asking));
      Optional<Intent> intent = consider(army.at(), place, asking);
      if (intent.isPresent()) {
        decided.put(army.at(), intent.get());
        return;
      }
    }
    decided.put(army.at(), new Intent.Hold(army.at()));
  }

  /// Where an army would like to be, best first.
  private List<String> wishes(String at) {
    Map<String, Double> marks = new LinkedHashMap<>();
    marks.put(at, worth.of(at) + (isPrize(at) ? STANDING_ON_PRIZE : 0));
    chart.neighbours(at).forEach(place -> marks.put(place, worth.of(place) + whim.below(12)));
    return marks.entrySet().stream()
        .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
        .map(Map.Entry::getKey)
        .toList();
  }

  /// A centre changes hands after Fall: whoever stands on one then had better stay.
  private boolean isPrize(String place) {
    return board.season() == 'F'
        && chart.land(place).centre()
        && !board.owners().getOrDefault(place, "").equals(seat);
  }

  private Optional<Intent> consider(String at, String place, List<String> asking) {
    if (place.equals(at)) {
      return Optional.of(new Intent.Hold(at));
    }
    Optional<String> mover = moverTo(place);
    if (mover.isPresent()) {
      return supports(place) < need(place)
          ? Optional.of(new Intent.SupportMove(at, mover.get(), place))
          : Optional.empty();
    }
    boolean ours = board.at(place).filter(army -> army.owner().equals(seat)).isPresent();
    if (!ours || decided.get(place) instanceof Intent.Move) {
      return Optional.of(new Intent.Move(at, place));
    }
    boolean stays = decided.containsKey(place) && !asking.contains(place);
    return stays
            && chart.land(place).centre()
            && Worth.threats(chart, board, seat, place) > 1 + supports(place)
        ? Optional.of(new Intent.SupportHold(at, place))
        : Optional.empty();
  }

  private Optional<String> moverTo(String place) {
    return decided.values().stream()
        .filter(intent -> intent instanceof Intent.Move move && move.to().equals(place))
        .map(intent -> ((Intent.Move) intent).at())
        .findFirst();
  }

  private int supports(String place) {
    return (int)
        decided.values().stream()
            .filter(
                intent ->
                    (intent instanceof Intent.SupportMove help && help.to().equals(place))
                        || (intent instanceof Intent.SupportHold aid && aid.aided().equals(place)))
            .count();
  }

  /// {@return how many supports an attack there wants}
  private int need(String place) {
    int others = Worth.threats(chart, board, seat, place);
    int standing = board.at(place).map(Board.Army::strength).orElse(0);
    return Math.min(3, standing + Math.min(2, others));
  }

  /// Armies with nothing better to do help an attack that lacks strength.
  private void reinforce(List<Board.Army> own) {
    List<Intent.Move> attacks =
        decided.values().stream()
            .filter(Intent.Move.class::isInstance)
            .map(Intent.Move.class::cast)
            .filter(move -> chart.land(move.to()).centre() || board.at(move.to()).isPresent())
            .sorted(Comparator.comparingDouble((Intent.Move move) -> -worth.of(move.to())))
            .toList();
    for (Intent.Move attack : attacks) {
      for (Board.Army army : own) {
        if (decided.get(attack.at()) instanceof Intent.Move
            && supports(attack.to()) < need(attack.to())
            && isFree(army.at(), attack)) {
          decided.put(army.at(), new Intent.SupportMove(army.at(), attack.at(), attack.to()));
        }
      }
    }
  }

  private boolean isFree(String at, Intent.Move attack) {
    boolean idle =
        switch (decided.get(at)) {
          case Intent.Hold _ -> true;
          case Intent.Move(_, String to) -> !chart.land(to).centre() && board.at(to).isEmpty();
          case null, default -> false;
        };
    return idle
        && !at.equals(attack.at())
        && !at.equals(attack.to())
        && moverTo(at).isEmpty()
        && chart.adjacent(at, attack.to());
  }

  /// {@return a ballot for a foreign army: against whoever leads, never against oneself}
  Intent ballot(Board.Army army) {
    List<String> open =
        chart.neighbours(army.at()).stream()
            .filter(place -> board.season() != 'F' || chart.land(place).centre())
            .toList();
    return open.stream()
        .max(Comparator.comparingDouble(this::harm))
        .<Intent>map(to -> new Intent.Ballot(army.owner(), army.at(), to))
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

  /// {@return where a dislodged army goes}
  ///
  /// @param open where it may go, as the report says
  Intent retreat(Board.Army army, List<String> open) {
    return open.stream()
        .max(Comparator.comparingDouble(worth::of))
        .<Intent>map(to -> new Intent.Retreat(army.at(), to))
        .orElse(new Intent.Disband(army.at()));
  }

  /// {@return builds or removals, as many as are due}
  List<Intent> winter() {
    List<Board.Army> own = board.armiesOf(seat);
    int due = Math.max(0, board.centresOf(seat).size() - offset(board.year())) - own.size();
    if (due < 0) {
      return own.stream()
          .sorted(Comparator.comparingDouble(army -> worth.of(army.at())))
          .limit(-due)
          .<Intent>map(army -> new Intent.Remove(army.at()))
          .toList();
    }
    return board.centresOf(seat).stream()
        .filter(centre -> board.at(centre).isEmpty())
        .sorted(Comparator.comparingDouble((String centre) -> -worth.of(centre)))
        .limit(due)
        .<Intent>map(Intent.Build::new)
        .toList();
  }

  /// Rule 4: from 1868 on one unit less than centres, every second year one more.
  private static int offset(int year) {
    return year < 1868 ? 0 : 1 + (year - 1868) / 2;
  }
}
