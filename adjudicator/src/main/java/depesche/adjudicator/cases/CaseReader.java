package depesche.adjudicator.cases;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the lines of one case. A case with any trouble in it is not judged.
final class CaseReader {

  /// The words of an order that name no place.
  private static final List<String> SIGNS = List.of("A", "F", "AA", "-", "S", "C", "H", "D", "VIA");

  private final Heading heading;
  private final List<Trouble> troubles;
  private final Muster muster;
  private final List<String> head = new ArrayList<>();
  private final List<CaseLine> lines = new ArrayList<>();

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
        new CaseReader(heading.orElseGet(() -> Heading.missing(variant.get())), troubles);
    raw.forEach(reader::line);
    return troubles.size() == before ? Optional.of(reader.finished()) : Optional.empty();
  }

  private Case finished() {
    return new Case(heading.variant(), heading.position(muster), head, lines);
  }

  private void line(RawLine line) {
    switch (line.first()) {
      case "CASE", "VARIANT", "OPTION", "PHASE" -> keep(line);
      case "CENTER" -> {
        if (keep(line)) {
          muster.centre(line);
        }
      }
      case "UNIT" -> {
        if (keep(line)) {
          muster.unit(line);
        }
      }
      case "ORDER", "RETREAT" -> order(line);
      case "BUILD", "DISBAND", "WAIVE" -> adjust(line);
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
    if (heading.adjustment()) {
      misplaced(line);
    } else if (formed(line)) {
      take(line, line.rest());
    }
  }

  private void adjust(RawLine line) {
    if (!formed(line)) {
      return;
    }
    if (heading.adjustment()) {
      List<String> words = new ArrayList<>(List.of(line.first()));
      words.addAll(line.rest());
      take(line, words);
    } else {
      misplaced(line);
    }
  }

  /// A case names places as the board does, and no other way.
  private void take(RawLine line, List<String> order) {
    boolean known =
        line.rest().stream().allMatch(word -> SIGNS.contains(word) || board(Province.of(word)));
    lines.add(new CaseLine(line, known ? OrderText.read(order) : new Wording.Nothing()));
  }

  private boolean board(String province) {
    return heading.variant().map().board().index(province) >= 0;
  }

  private boolean keep(RawLine line) {
    head.add(line.text());
    return formed(line);
  }

  private boolean formed(RawLine line) {
    boolean formed = Forms.fits(line);
    if (!formed) {
      misread(line, line.text());
    }
    return formed;
  }

  private void misread(RawLine line, String word) {
    troubles.add(new Trouble.Misread(line.number(), word, Forms.of(line.first())));
  }

  /// An order in a phase that has none of its kind is answered with the form of the phase.
  private void misplaced(RawLine line) {
    troubles.add(new Trouble.Misread(line.number(), line.first(), Forms.of("PHASE")));
  }
}
