package depesche.adjudicator.cases;

import java.util.ArrayList;
import java.util.List;

/// Judges a file of cases. A case that cannot be judged is left out of the answer and does not
/// disturb the others.
public final class Cases {

  private final List<Variant> variants;
  private final List<String> answers = new ArrayList<>();
  private final List<Trouble> troubles = new ArrayList<>();
  private List<CaseReader.Raw> open = new ArrayList<>();

  private Cases(List<Variant> variants) {
    this.variants = variants;
  }

  /// {@return the cases with their results, and what could not be read}
  public static Answer judge(List<String> lines, List<Variant> variants) {
    Cases cases = new Cases(List.copyOf(variants));
    for (int i = 0; i < lines.size(); i++) {
      cases.take(i + 1, lines.get(i));
    }
    cases.unfinished();
    return new Answer(cases.answers, cases.troubles);
  }

  private void take(int number, String text) {
    // A result behind a bar is from an earlier answer, and is found anew.
    String bare = text.split("\\|", 2)[0].strip();
    if (bare.isEmpty() || bare.startsWith("#")) {
      return;
    }
    CaseReader.Raw line = new CaseReader.Raw(number, bare, List.of(bare.split("\\s+")));
    switch (line.first()) {
      case "CASE" -> {
        unfinished();
        open.add(line);
      }
      case "END" -> end(line);
      default -> {
        if (open.isEmpty()) {
          troubles.add(new Trouble.Misread(number, line.first(), CaseReader.form("CASE")));
        } else {
          open.add(line);
        }
      }
    }
  }

  private void end(CaseReader.Raw line) {
    if (open.isEmpty()) {
      troubles.add(new Trouble.Misread(line.number(), "END", CaseReader.form("CASE")));
      return;
    }
    CaseReader.read(open, variants, troubles)
        .ifPresent(
            read ->
                answers.addAll(
                    read.adjustment() ? AdjustmentCase.judge(read) : MovementCase.judge(read)));
    open = new ArrayList<>();
  }

  private void unfinished() {
    if (!open.isEmpty()) {
      CaseReader.Raw last = open.getLast();
      troubles.add(new Trouble.Misread(last.number(), last.text(), CaseReader.form("END")));
      open = new ArrayList<>();
    }
  }
}
