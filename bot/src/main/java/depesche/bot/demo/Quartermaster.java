package depesche.bot.demo;

import depesche.bot.demo.Board.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// Decides builds and removals of one seat.
final class Quartermaster {

  private final Chart chart;
  private final Board board;
  private final String seat;
  private final Worth worth;

  Quartermaster(Chart chart, Board board, String seat) {
    this.chart = chart;
    this.board = board;
    this.seat = seat;
    this.worth = Worth.of(chart, board, seat);
  }

  /// {@return builds or removals, as many as are due}
  ///
  /// @param offset for a year, how many fewer units than centres the rules allow
  List<Intent> winter(IntUnaryOperator offset) {
    List<Unit> own = board.unitsOf(seat);
    int allowed = board.centresOf(seat).size() - offset.applyAsInt(board.year());
    int due = Math.max(0, allowed) - own.size();
    if (due < 0) {
      return own.stream()
          .sorted(Comparator.comparingDouble(unit -> worth.of(unit.at(), unit.fleet())))
          .limit(-due)
          .<Intent>map(Intent.Remove::new)
          .toList();
    }
    List<String> centres =
        board.centresOf(seat).stream()
            .filter(centre -> board.at(centre).isEmpty())
            .filter(centre -> chart.starts().isEmpty() || chart.land(centre).home().equals(seat))
            .sorted(Comparator.comparingDouble((String centre) -> -worth.of(centre, false)))
            .limit(due)
            .toList();
    List<Intent> builds = new ArrayList<>();
    for (String centre : centres) {
      builds.add(build(centre, own, builds));
    }
    return builds;
  }

  /// A fleet where there is water, as long as there are fewer of them than at the beginning.
  private Intent build(String centre, List<Unit> own, List<Intent> builds) {
    List<String> start = chart.starts().getOrDefault(seat, List.of());
    long wanted = start.stream().filter(unit -> unit.startsWith("F ")).count();
    long fleets =
        own.stream().filter(Unit::fleet).count()
            + builds.stream()
                .filter(intent -> intent instanceof Intent.Build built && built.kind().equals("F"))
                .count();
    boolean fewer = fleets * start.size() < wanted * (own.size() + builds.size() + 1);
    return fewer
        ? chart.harbours(centre).stream()
            .max(Comparator.comparingDouble(this::outlook))
            .<Intent>map(harbour -> new Intent.Build("F", harbour))
            .orElse(new Intent.Build("A", centre))
        : new Intent.Build("A", centre);
  }

  private double outlook(String harbour) {
    return chart.reach(new Unit(seat, "F", harbour)).stream()
        .mapToDouble(place -> worth.of(place, true))
        .max()
        .orElse(0);
  }
}
