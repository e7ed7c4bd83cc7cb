package depesche.adjudicator.cases;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Reads the lines of one case. A case with any trouble in it is not judged.
final class CaseReader {

  private final CaseHeading caseHeading;
  private final List<CaseError> troubles;
  private final CaseUnits caseUnits;
  private final List<String> head = new ArrayList<>();
  private final List<CaseLine> lines = new ArrayList<>();

  private CaseReader(CaseHeading caseHeading, List<CaseError> troubles) {
    this.caseHeading = caseHeading;
    this.troubles = troubles;
    this.caseUnits = new CaseUnits(caseHeading.variant(), troubles);
  }

  /// {@return the case, unless there is trouble in it}
  ///
  /// @param raw from `CASE` on, without `END`
  /// @param troubles takes what is wrong
  static Optional<Case> read(
      List<CaseRawLine> raw, CaseVariants variants, List<CaseError> troubles) {
    int before = troubles.size();
    List<CaseRawLine> first = new ArrayList<>();
    for (CaseRawLine line : raw) {
      if (CaseHeading.isPart(line)) {
        first.add(line);
      }
    }
    // The lines depend on the map and, less, on the phase.
    Optional<Variant> variant = CaseHeading.variant(first, variants);
    Optional<CaseHeading> heading = CaseHeading.read(first, variant, variants, troubles);
    if (variant.isEmpty()) {
      return Optional.empty();
    }
    CaseReader reader =
        new CaseReader(
            heading.orElseGet(() -> CaseHeading.missing(variants, variant.get())), troubles);
    raw.forEach(reader::line);
    return troubles.size() == before ? Optional.of(reader.finished()) : Optional.empty();
  }

  private Case finished() {
    return new Case(caseHeading.variant(), caseHeading.position(caseUnits), head, lines);
  }

  private void line(CaseRawLine line) {
    switch (line.first()) {
      case "CASE", "VARIANT", "OPTION", "PHASE" -> keep(line);
      case "CENTER" -> {
        if (keep(line)) {
          caseUnits.centre(line);
        }
      }
      case "UNIT" -> {
        if (keep(line)) {
          caseUnits.unit(line);
        }
      }
      case "ORDER", "RETREAT" -> order(line);
      case "BUILD", "DISBAND", "WAIVE" -> adjust(line);
      default -> other(line);
    }
  }

  private void other(CaseRawLine line) {
    if (CaseForms.REMARKS.contains(line.first())) {
      head.add(line.text());
    } else if (!CaseForms.RESULTS.contains(line.first())) {
      misread(line, line.first());
    }
  }

  private void order(CaseRawLine line) {
    if (caseHeading.adjustment()) {
      misplaced(line);
    } else if (formed(line)) {
      take(line, line.rest(), word -> !isSign(word));
    }
  }

  private void adjust(CaseRawLine line) {
    if (!formed(line)) {
      return;
    }
    if (caseHeading.adjustment()) {
      List<String> words = new ArrayList<>(List.of(line.first()));
      words.addAll(line.rest());
      take(line, words, _ -> false);
    } else {
      misplaced(line);
    }
  }

  /// A case names places as the board does, and no other way.
  ///
  /// @param names whether a word of the order is plainly a name
  private void take(CaseRawLine line, List<String> order, Predicate<String> names) {
    boolean known = true;
    List<String> words = line.words();
    for (int i = CaseRawLine.REST; i < words.size(); i++) {
      known &= isSign(words.get(i)) || isOnBoard(words.get(i));
    }
    lines.add(new CaseLine(line, known ? OrderText.read(order, names) : new Wording.Nothing()));
  }

  /// {@return whether it is a word of an order that names no place}
  private static boolean isSign(String word) {
    return switch (word) {
      case "A", "F", "AA", "-", "S", "C", "H", "D", "VIA" -> true;
      default -> false;
    };
  }

  private boolean isOnBoard(String place) {
    return caseHeading.variant().map().board().index(Province.of(place)) >= 0;
  }

  private boolean keep(CaseRawLine line) {
    head.add(line.text());
    return formed(line);
  }

  private boolean formed(CaseRawLine line) {
    boolean formed = CaseForms.fits(line);
    if (!formed) {
      misread(line, line.text());
    }
    return formed;
  }

  private void misread(CaseRawLine line, String word) {
    troubles.add(new CaseError.Misread(line.number(), word, CaseForms.of(line.first())));
  }

  /// An order in a phase that has none of its kind is answered with the form of the phase.
  private void misplaced(CaseRawLine line) {
    troubles.add(new CaseError.Misread(line.number(), line.first(), CaseForms.of("PHASE")));
  }
}
