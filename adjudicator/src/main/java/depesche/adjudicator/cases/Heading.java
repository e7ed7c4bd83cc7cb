package depesche.adjudicator.cases;

import depesche.adjudicator.Ruling;
import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Law;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.campaign.Season;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What is said of a case as a whole.
record Heading(Variant variant, Law law, PhaseId phase) {

  private static final String STANDARD = "standard";

  /// {@return the heading, unless there is trouble in it}
  ///
  /// @param lines from `CASE` on
  static Optional<Heading> read(
      List<RawLine> lines, List<Variant> variants, List<Trouble> troubles) {
    int before = troubles.size();
    Optional<Variant> variant = variant(lines, variants);
    if (variant.isEmpty()) {
      troubles.add(noVariant(lines, variants));
    }
    SequencedMap<String, String> options = new LinkedHashMap<>();
    variant.ifPresent(it -> options.putAll(options(lines, it, troubles)));
    Optional<PhaseId> phase = phase(lines, troubles);
    return troubles.size() == before
        ? variant.flatMap(it -> phase.map(when -> of(it, options, when)))
        : Optional.empty();
  }

  /// {@return a heading for a look at the other lines of a case that has none}
  static Heading missing(Variant variant) {
    return of(variant, new LinkedHashMap<>(), new PhaseId("S", 0, PhaseId.Kind.MOVEMENT));
  }

  private static Heading of(Variant variant, SequencedMap<String, String> options, PhaseId phase) {
    List<Seat> seats = variant.title().colours().stream().map(Seat::new).toList();
    return new Heading(variant, variant.law(seats, options), phase);
  }

  boolean adjustment() {
    return phase.kind() == PhaseId.Kind.ADJUSTMENTS;
  }

  /// {@return the position of a case; it may be one to which no game could come}
  Position position(Muster muster) {
    Campaign campaign =
        new Campaign(
            phase.year(),
            muster.seats(),
            law,
            List.copyOf(muster.units().values()),
            muster.owners(),
            new LinkedHashMap<>());
    Season season = phase.season().equals("S") ? Season.SPRING : Season.FALL;
    return adjustment()
        ? new Position.Adjustments(campaign)
        : new Position.Movement(season, campaign);
  }

  /// {@return the variant a case is of, if there is such a variant}
  static Optional<Variant> variant(List<RawLine> lines, List<Variant> variants) {
    String name = find(lines, "VARIANT").map(RawLine::second).orElse(STANDARD);
    return variants.stream().filter(it -> it.title().id().equals(name)).findFirst();
  }

  /// {@return what the lines `OPTION question=answer` say}
  private static SequencedMap<String, String> options(
      List<RawLine> lines, Variant variant, List<Trouble> troubles) {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    for (RawLine line : lines) {
      if (line.first().equals("OPTION") && line.words().size() == 2) {
        String[] said = line.second().split("=", 2);
        try {
          Ruling ruling = Ruling.named(said[0], variant.title().options());
          options.put(ruling.key(), ruling.answer(said[said.length - 1]));
        } catch (IllegalArgumentException e) {
          troubles.add(new Trouble.NoOption(line.number(), String.valueOf(e.getMessage())));
        }
      }
    }
    return options;
  }

  private static Trouble noVariant(List<RawLine> lines, List<Variant> variants) {
    Optional<RawLine> line = find(lines, "VARIANT");
    return new Trouble.NoVariant(
        line.orElse(lines.getFirst()).number(),
        line.map(RawLine::second).orElse(STANDARD),
        variants.stream().map(it -> it.title().id()).toList());
  }

  private static Optional<PhaseId> phase(List<RawLine> lines, List<Trouble> troubles) {
    Optional<RawLine> line = find(lines, "PHASE");
    String word = line.map(RawLine::second).orElse("PHASE");
    Optional<PhaseId> phase = PhaseId.parse(word);
    if (phase.isEmpty()) {
      int number = line.orElse(lines.getFirst()).number();
      troubles.add(new Trouble.Misread(number, word, Forms.of("PHASE")));
    }
    return phase;
  }

  private static Optional<RawLine> find(List<RawLine> lines, String keyword) {
    return lines.stream()
        .filter(it -> it.first().equals(keyword) && it.words().size() == 2)
        .findFirst();
  }
}
