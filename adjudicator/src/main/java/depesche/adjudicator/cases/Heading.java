package depesche.adjudicator.cases;

import depesche.adjudicator.Ruling;
import depesche.adjudicator.combat.Questions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/// What is said of a case as a whole.
///
/// @param adjustment whether the phase is a winter adjustment
record Heading(Variant variant, int year, boolean adjustment) {

  private static final String STANDARD = "standard";
  private static final Pattern PHASE = Pattern.compile("([SFW])([0-9]{4})([MRA])");

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
    SequencedMap<String, String> options = options(lines, troubles);
    var phase = PHASE.matcher(phase(lines, troubles));
    return troubles.size() == before && phase.matches()
        ? variant.map(
            it ->
                new Heading(
                    options.isEmpty() ? it : it.under(Questions.rulebook(options)),
                    Integer.parseInt(phase.group(2)),
                    phase.group(3).equals("A")))
        : Optional.empty();
  }

  /// {@return the variant a case is of, if there is such a variant}
  static Optional<Variant> variant(List<RawLine> lines, List<Variant> variants) {
    String name = find(lines, "VARIANT").map(RawLine::second).orElse(STANDARD);
    return variants.stream().filter(it -> it.id().equals(name)).findFirst();
  }

  /// {@return what the lines `OPTION question=answer` say}
  private static SequencedMap<String, String> options(List<RawLine> lines, List<Trouble> troubles) {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    for (RawLine line : lines) {
      if (line.first().equals("OPTION") && line.words().size() == 2) {
        String[] said = line.second().split("=", 2);
        try {
          Ruling ruling = Ruling.named(said[0], Questions.ALL);
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
        variants.stream().map(Variant::id).toList());
  }

  private static String phase(List<RawLine> lines, List<Trouble> troubles) {
    Optional<RawLine> line = find(lines, "PHASE");
    String word = line.map(RawLine::second).orElse("PHASE");
    if (!PHASE.matcher(word).matches()) {
      int number = line.orElse(lines.getFirst()).number();
      troubles.add(new Trouble.Misread(number, word, Forms.of("PHASE")));
    }
    return word;
  }

  private static Optional<RawLine> find(List<RawLine> lines, String keyword) {
    return lines.stream()
        .filter(it -> it.first().equals(keyword) && it.words().size() == 2)
        .findFirst();
  }
}
