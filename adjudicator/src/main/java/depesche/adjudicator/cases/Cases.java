package depesche.adjudicator.cases;

import java.util.ArrayList;
import java.util.List;

/// Judges a file of cases. A case that cannot be judged is left out of the answer and does not
/// disturb the others.
public final class Cases {

  private final List<Variant> variants;
  private final List<String> answers = new ArrayList<>();
  private final List<Trouble> troubles = new ArrayList<>();
  private List<RawLine> open = new ArrayList<>();

  private Cases(List<Variant> variants) {
    this.variants = variants;
  }

  /// {@return the cases with their results, and what could not be read}
  public static Answer judge(List<String> lines, List<Variant> variants) {
    Cases cases = new Cases(List.copyOf(variants));
    for (int i = 0; i < lines.size(); i++) {
      RawLine.of(i + 1, lines.get(i)).forEach(cases::take);
    }
    cases.unfinished();
    return new Answer(cases.answers, cases.troubles);
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
    CaseReader.read(open, variants, troubles).map(Cases::answer).ifPresent(answers::addAll);
    open = new ArrayList<>();
  }

  private static List<String> answer(Case read) {
    return read.heading().adjustment() ? AdjustmentCase.judge(read) : MovementCase.judge(read);
  }

  private void unfinished() {
    if (!open.isEmpty()) {
      RawLine last = open.getLast();
      troubles.add(new Trouble.Misread(last.number(), last.text(), Forms.of("END")));
      open = new ArrayList<>();
    }
  }
}
