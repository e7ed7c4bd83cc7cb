package depesche.adjudicator.cases;

import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.campaign.Season;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.rules.Ruling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What is said of a case as a whole.
record CaseHeading(Variant variant, HouseRules houseRules, PhaseId phase) {

  private static final String STANDARD = "standard";

  /// {@return whether a line says something of the case as a whole}
  static boolean isPart(CaseRawLine line) {
    return switch (line.first()) {
      case "CASE", "VARIANT", "OPTION", "PHASE" -> true;
      default -> false;
    };
  }

  /// {@return the heading, unless there is trouble in it}
  ///
  /// @param lines those of the heading, `CASE` first
  /// @param variant the one the case is of, if there is such a variant
  static Optional<CaseHeading> read(
      List<CaseRawLine> lines,
      Optional<Variant> variant,
      CaseVariants variants,
      List<CaseError> troubles) {
    int before = troubles.size();
    if (variant.isEmpty()) {
      troubles.add(noVariant(lines, variants));
    }
    SequencedMap<String, String> options = new LinkedHashMap<>();
    variant.ifPresent(it -> options.putAll(options(lines, it, troubles)));
    Optional<PhaseId> phase = phase(lines, troubles);
    return troubles.size() == before
        ? variant.flatMap(it -> phase.map(when -> of(variants, it, options, when)))
        : Optional.empty();
  }

  /// {@return a heading for a look at the other lines of a case that has none}
  static CaseHeading missing(CaseVariants variants, Variant variant) {
    return of(variants, variant, new LinkedHashMap<>(), new PhaseId("S", 0, PhaseId.Kind.MOVEMENT));
  }

  private static CaseHeading of(
      CaseVariants variants, Variant variant, SequencedMap<String, String> options, PhaseId phase) {
    return new CaseHeading(variant, variants.law(variant, options), phase);
  }

  boolean adjustment() {
    return phase.kind() == PhaseId.Kind.ADJUSTMENTS;
  }

  /// {@return the position of a case; it may be one to which no game could come}
  DiplomacyPosition position(CaseUnits caseUnits) {
    SharedBoard sharedBoard =
        new SharedBoard(
            phase.year(),
            caseUnits.seats(),
            houseRules,
            List.copyOf(caseUnits.units().values()),
            caseUnits.owners(),
            new LinkedHashMap<>());
    Season season = phase.season().equals("S") ? Season.SPRING : Season.FALL;
    return adjustment()
        ? new DiplomacyPosition.Adjustments(sharedBoard)
        : new DiplomacyPosition.Movement(season, sharedBoard);
  }

  /// {@return the variant a case is of, if there is such a variant}
  static Optional<Variant> variant(List<CaseRawLine> lines, CaseVariants variants) {
    String name = find(lines, "VARIANT").map(CaseRawLine::second).orElse(STANDARD);
    return variants.find(name);
  }

  /// {@return what the lines `OPTION question=answer` say}
  private static SequencedMap<String, String> options(
      List<CaseRawLine> lines, Variant variant, List<CaseError> troubles) {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    for (CaseRawLine line : lines) {
      if (line.first().equals("OPTION") && line.words().size() == 2) {
        String[] said = line.second().split("=", 2);
        try {
          Ruling ruling = Ruling.named(said[0], variant.title().options());
          options.put(ruling.key(), ruling.answer(said[said.length - 1]));
        } catch (IllegalArgumentException e) {
          troubles.add(new CaseError.NoOption(line.number(), String.valueOf(e.getMessage())));
        }
      }
    }
    return options;
  }

  private static CaseError noVariant(List<CaseRawLine> lines, CaseVariants variants) {
    Optional<CaseRawLine> line = find(lines, "VARIANT");
    return new CaseError.NoVariant(
        line.orElse(lines.getFirst()).number(),
        line.map(CaseRawLine::second).orElse(STANDARD),
        variants.ids());
  }

  private static Optional<PhaseId> phase(List<CaseRawLine> lines, List<CaseError> troubles) {
    Optional<CaseRawLine> line = find(lines, "PHASE");
    String word = line.map(CaseRawLine::second).orElse("PHASE");
    Optional<PhaseId> phase = PhaseId.parse(word);
    if (phase.isEmpty()) {
      int number = line.orElse(lines.getFirst()).number();
      troubles.add(new CaseError.Misread(number, word, CaseForms.of("PHASE")));
    }
    return phase;
  }

  private static Optional<CaseRawLine> find(List<CaseRawLine> lines, String keyword) {
    for (CaseRawLine line : lines) {
      if (line.first().equals(keyword) && line.words().size() == 2) {
        return Optional.of(line);
      }
    }
    return Optional.empty();
  }
}
