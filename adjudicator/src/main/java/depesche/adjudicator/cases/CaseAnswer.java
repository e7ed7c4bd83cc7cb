package depesche.adjudicator.cases;

import java.util.List;

/// What came of a file of cases.
///
/// @param lines the cases that could be judged, with their results
/// @param troubles what is wrong with the others, by line
public record CaseAnswer(List<String> lines, List<CaseError> troubles) {

  public CaseAnswer {
    lines = List.copyOf(lines);
    troubles = List.copyOf(troubles);
  }
}
