package depesche.adjudicator.cases;

import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Reads a file of cases and judges them. A case that cannot be read is left out and does not
/// disturb the others.
public final class Cases {

  private final CaseVariants variants;
  private final Consumer<Case> each;
  private final List<CaseError> troubles = new ArrayList<>();
  private List<CaseRawLine> open = new ArrayList<>();

  private Cases(List<String> lines, List<Variant> variants, Consumer<Case> each) {
    this.variants = new CaseVariants(variants);
    this.each = each;
    for (int i = 0; i < lines.size(); i++) {
      CaseRawLine.of(i + 1, lines.get(i)).forEach(this::take);
    }
    unfinished();
  }

  /// {@return the cases with their results, and what could not be read}
  public static CaseAnswer judge(List<String> lines, List<Variant> variants) {
    List<String> answers = new ArrayList<>();
    Cases cases = new Cases(lines, variants, read -> answers.addAll(answer(read)));
    return new CaseAnswer(answers, cases.troubles);
  }

  /// {@return the movement phases, and what could not be read}
  public static Phases movements(List<String> lines, List<Variant> variants) {
    List<Phases.Phase> phases = new ArrayList<>();
    Cases cases =
        new Cases(
            lines,
            variants,
            read -> {
              if (read.diplomacyPosition() instanceof DiplomacyPosition.Movement position) {
                phases.add(
                    new Phases.Phase(
                        read.variant(),
                        position.campaign().law(),
                        MovementCase.ordered(read, position)));
              }
            });
    return new Phases(phases, cases.troubles);
  }

  private void take(CaseRawLine line) {
    switch (line.first()) {
      case "CASE" -> {
        unfinished();
        open.add(line);
      }
      case "END" -> end(line);
      default -> {
        if (open.isEmpty()) {
          troubles.add(new CaseError.Misread(line.number(), line.first(), CaseForms.of("CASE")));
        } else {
          open.add(line);
        }
      }
    }
  }

  private void end(CaseRawLine line) {
    if (open.isEmpty()) {
      troubles.add(new CaseError.Misread(line.number(), "END", CaseForms.of("CASE")));
      return;
    }
    CaseReader.read(open, variants, troubles).ifPresent(each);
    open = new ArrayList<>();
  }

  private static List<String> answer(Case read) {
    return switch (read.diplomacyPosition()) {
      case DiplomacyPosition.Movement position -> MovementCase.judge(read, position);
      case DiplomacyPosition.Adjustments position -> new AdjustmentCase(read, position).judged();
      case DiplomacyPosition.Retreats _, DiplomacyPosition.Over _ ->
          throw new IllegalStateException("no case begins so: " + read.head().getFirst());
    };
  }

  private void unfinished() {
    if (!open.isEmpty()) {
      CaseRawLine last = open.getLast();
      troubles.add(new CaseError.Misread(last.number(), last.text(), CaseForms.of("END")));
      open = new ArrayList<>();
    }
  }
}
