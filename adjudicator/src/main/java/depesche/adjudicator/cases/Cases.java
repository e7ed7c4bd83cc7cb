package depesche.adjudicator.cases;

import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Reads a file of cases and judges them. A case that cannot be read is left out and does not
/// disturb the others.
public final class Cases {

  private final List<Variant> variants;
  private final Consumer<Case> each;
  private final List<Trouble> troubles = new ArrayList<>();
  private List<RawLine> open = new ArrayList<>();

  private Cases(List<String> lines, List<Variant> variants, Consumer<Case> each) {
    this.variants = List.copyOf(variants);
    this.each = each;
    for (int i = 0; i < lines.size(); i++) {
      RawLine.of(i + 1, lines.get(i)).forEach(this::take);
    }
    unfinished();
  }

  /// {@return the cases with their results, and what could not be read}
  public static Answer judge(List<String> lines, List<Variant> variants) {
    List<String> answers = new ArrayList<>();
    Cases cases = new Cases(lines, variants, read -> answers.addAll(answer(read)));
    return new Answer(answers, cases.troubles);
  }

  /// {@return the movement phases, and what could not be read}
  public static Phases movements(List<String> lines, List<Variant> variants) {
    List<Phases.Phase> phases = new ArrayList<>();
    Cases cases =
        new Cases(
            lines,
            variants,
            read -> {
              if (read.position() instanceof Position.Movement position) {
                phases.add(
                    new Phases.Phase(
                        read.variant(),
                        position.campaign().law(),
                        MovementCase.ordered(read, position)));
              }
            });
    return new Phases(phases, cases.troubles);
  }

  private void take(RawLine line) {
    switch (line.first()) {
      case "CASE" -> {
        unfinished();
        open.add(line);
      }
      case "END" -> end(line);
      default -> {
        if (open.isEmpty()) {
          troubles.add(new Trouble.Misread(line.number(), line.first(), Forms.of("CASE")));
        } else {
          open.add(line);
        }
      }
    }
  }

  private void end(RawLine line) {
    if (open.isEmpty()) {
      troubles.add(new Trouble.Misread(line.number(), "END", Forms.of("CASE")));
      return;
    }
    CaseReader.read(open, variants, troubles).ifPresent(each);
    open = new ArrayList<>();
  }

  private static List<String> answer(Case read) {
    return switch (read.position()) {
      case Position.Movement position -> MovementCase.judge(read, position);
      case Position.Adjustments position -> new AdjustmentCase(read, position).judged();
      case Position.Retreats _, Position.Over _ ->
          throw new IllegalStateException("no case begins so: " + read.head().getFirst());
    };
  }

  private void unfinished() {
    if (!open.isEmpty()) {
      RawLine last = open.getLast();
      troubles.add(new Trouble.Misread(last.number(), last.text(), Forms.of("END")));
      open = new ArrayList<>();
    }
  }
}
