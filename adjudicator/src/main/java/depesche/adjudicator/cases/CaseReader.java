package depesche.adjudicator.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the lines of one case. A case with any trouble in it is not judged.
final class CaseReader {

  private final Heading heading;
  private final List<Trouble> troubles;
  private final Muster muster;
  private final List<String> head = new ArrayList<>();
  private final List<Case.Line> lines = new ArrayList<>();

  private CaseReader(Heading heading, List<Trouble> troubles) {
    this.heading = heading;
    this.troubles = troubles;
    this.muster = new Muster(heading.variant(), troubles);
  }

  /// {@return the case, unless there is trouble in it}
  ///
  /// @param raw from `CASE` on, without `END`
  /// @param troubles takes what is wrong
  static Optional<Case> read(List<RawLine> raw, List<Variant> variants, List<Trouble> troubles) {
    int before = troubles.size();
    Optional<Heading> heading = Heading.read(raw, variants, troubles);
    // What the lines are to say depends on the map and, less, on the phase.
    Optional<Variant> variant = Heading.variant(raw, variants);
    if (variant.isEmpty()) {
      return Optional.empty();
    }
    CaseReader reader =
        new CaseReader(heading.orElse(new Heading(variant.get(), 0, false)), troubles);
    raw.forEach(reader::line);
    return troubles.size() == before ? Optional.of(reader.finished()) : Optional.empty();
  }

  private Case finished() {
    return new Case(heading, head, muster.centres(), muster.units(), lines);
  }

  private void line(RawLine line) {
    switch (line.first()) {
      case "CASE", "VARIANT", "OPTION", "PHASE" -> keep(line, 2);
      case "CENTER" -> {
        if (keep(line, 3)) {
          muster.centre(line);
        }
      }
      case "UNIT" -> {
        if (keep(line, 4)) {
          muster.unit(line);
        }
      }
      case "ORDER", "RETREAT" -> order(line);
      case "BUILD", "DISBAND" -> adjust(line, 4);
      case "WAIVE" -> adjust(line, 2);
      default -> other(line);
    }
  }

  private void other(RawLine line) {
    if (Forms.REMARKS.contains(line.first())) {
      head.add(line.text());
    } else if (!Forms.RESULTS.contains(line.first())) {
      misread(line, line.first());
    }
  }

  private void order(RawLine line) {
    Optional<OrderText> order = OrderText.read(line.rest());
    if (heading.adjustment()) {
      misplaced(line);
    } else if (order.isEmpty()) {
      misread(line, line.text());
    } else if (line.first().equals("ORDER")) {
      lines.add(new Case.OrderLine(line.number(), line.text(), line.second(), order.get()));
    } else {
      lines.add(new Case.RetreatLine(line.number(), line.text(), line.second(), order.get()));
    }
  }

  private void adjust(RawLine line, int words) {
    if (!sized(line, words)) {
      return;
    }
    if (!heading.adjustment()) {
      misplaced(line);
      return;
    }
    lines.add(
        switch (line.first()) {
          case "BUILD" ->
              new Case.BuildLine(line.number(), line.text(), line.second(), named(line));
          case "DISBAND" ->
              new Case.DisbandLine(line.number(), line.text(), line.second(), named(line));
          default -> new Case.WaiveLine(line.number(), line.text(), line.second());
        });
  }

  private static Told.Named named(RawLine line) {
    return new Told.Named(line.words().get(2), line.words().get(3));
  }

  private boolean keep(RawLine line, int words) {
    head.add(line.text());
    return sized(line, words);
  }

  private boolean sized(RawLine line, int words) {
    if (line.words().size() != words) {
      misread(line, line.text());
    }
    return line.words().size() == words;
  }

  private void misread(RawLine line, String word) {
    troubles.add(new Trouble.Misread(line.number(), word, Forms.of(line.first())));
  }

  /// An order in a phase that has none of its kind is answered with the form of the phase.
  private void misplaced(RawLine line) {
    troubles.add(new Trouble.Misread(line.number(), line.first(), Forms.of("PHASE")));
  }
}
