package depesche.adjudicator.weimar.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The Opinion Track: space 0 in the middle, a column of numbered spaces for each party, and a
/// shared space between the columns of neighbours.
///
/// The picture of the board is not at hand. The moves of the example fix how the spaces lie: from
/// DNVP 2 to SPD 1, from Zentrum 2 to KPD 1 and from KPD 2 to Zentrum 1 it is three steps, so space
/// 0 lies beside each space 1; from SPD 3 to KPD 2 it is four, so the 1-spaces of neighbours lie
/// beside each other; from Zentrum 1 to the shared space it is one.
public final class OpinionTrack {

  /// A space.
  public sealed interface Space {

    /// Where an issue begins; nobody wins anything there.
    record Middle() implements Space {}

    record Own(WeimarParty party, int number) implements Space {}

    /// Between two neighbours; each has half of the issue.
    record Shared(WeimarParty left, WeimarParty right) implements Space {}

    /// {@return the parties that control an issue there}
    default List<WeimarParty> controllers() {
      return switch (this) {
        case Middle() -> List.of();
        case Own(WeimarParty party, _) -> List.of(party);
        case Shared(WeimarParty left, WeimarParty right) -> List.of(left, right);
      };
    }
  }

  private static final List<WeimarParty> COLUMNS =
      List.of(WeimarParty.KPD, WeimarParty.SPD, WeimarParty.ZENTRUM, WeimarParty.DNVP);

  private final int last;
  private final SequencedMap<Space, List<Space>> beside = new LinkedHashMap<>();

  /// @param last the number of the last space of each column
  public OpinionTrack(int last) {
    this.last = last;
    for (WeimarParty party : COLUMNS) {
      join(new Space.Middle(), new Space.Own(party, 1));
      for (int number = 1; number < last; number++) {
        join(new Space.Own(party, number), new Space.Own(party, number + 1));
      }
    }
    for (int i = 1; i < COLUMNS.size(); i++) {
      WeimarParty left = COLUMNS.get(i - 1);
      WeimarParty right = COLUMNS.get(i);
      join(new Space.Own(left, 1), new Space.Own(right, 1));
      join(new Space.Own(left, 1), new Space.Shared(left, right));
      join(new Space.Own(right, 1), new Space.Shared(left, right));
    }
  }

  private void join(Space one, Space other) {
    beside.computeIfAbsent(one, _ -> new ArrayList<>()).add(other);
    beside.computeIfAbsent(other, _ -> new ArrayList<>()).add(one);
  }

  /// {@return all spaces}
  public List<Space> spaces() {
    return List.copyOf(beside.sequencedKeySet());
  }

  /// {@return the number of steps of the shortest way}
  public int steps(Space from, Space to) {
    Integer steps = distances(from).get(to);
    if (steps == null) {
      throw new IllegalArgumentException("no space " + to);
    }
    return steps;
  }

  private Map<Space, Integer> distances(Space from) {
    SequencedMap<Space, Integer> steps = new LinkedHashMap<>();
    Deque<Space> open = new ArrayDeque<>(List.of(from));
    steps.put(from, 0);
    while (!open.isEmpty()) {
      Space space = open.removeFirst();
      int next = 1 + steps.getOrDefault(space, 0);
      for (Space other : beside.getOrDefault(space, List.of())) {
        if (steps.putIfAbsent(other, next) == null) {
          open.add(other);
        }
      }
    }
    return steps;
  }

  /// {@return where a party's issue stands after exactly so many steps towards the end of the
  /// party's column; empty if the column ends before}
  public Optional<Space> towards(Space from, WeimarParty party, int steps) {
    Space now = from;
    for (int i = 0; i < steps; i++) {
      Optional<Space> next = step(now, party);
      if (next.isEmpty()) {
        return next;
      }
      now = next.get();
    }
    return Optional.of(now);
  }

  private Optional<Space> step(Space from, WeimarParty party) {
    Space end = new Space.Own(party, last);
    int far = steps(from, end);
    return beside.getOrDefault(from, List.of()).stream()
        .filter(next -> steps(next, end) < far)
        .findFirst();
  }

  /// {@return a space by its words: `0`, `KPD 2`, `SPD/ZENTRUM`}
  public Optional<Space> named(String words) {
    return spaces().stream().filter(space -> name(space).equalsIgnoreCase(words)).findFirst();
  }

  /// {@return the words of a space}
  public static String name(Space space) {
    return switch (space) {
      case Space.Middle() -> "0";
      case Space.Own(WeimarParty party, int number) -> party + " " + number;
      case Space.Shared(WeimarParty left, WeimarParty right) -> left + "/" + right;
    };
  }
}
