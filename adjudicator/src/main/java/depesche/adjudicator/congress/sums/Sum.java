package depesche.adjudicator.congress.sums;

import depesche.adjudicator.congress.sums.SumTerm.Why;
import java.util.ArrayList;
import java.util.List;

/// Numbers that are added up, each with its reason.
public record Sum(List<SumTerm> terms) {

  public Sum {
    terms = List.copyOf(terms);
  }

  /// {@return a sum of these numbers; those that are 0 and have no name are left out}
  public static Sum of(SumTerm... terms) {
    List<SumTerm> counted = new ArrayList<>();
    for (SumTerm term : terms) {
      if (term.value() != 0 || !term.name().isEmpty()) {
        counted.add(term);
      }
    }
    return new Sum(counted);
  }

  public int total() {
    return terms.stream().mapToInt(SumTerm::value).sum();
  }

  /// {@return the part of it that these reasons give}
  public int part(Why... reasons) {
    List<Why> asked = List.of(reasons);
    return terms.stream().filter(term -> asked.contains(term.why())).mapToInt(SumTerm::value).sum();
  }

  /// {@return the numbers as they are added up: `4 + 1 - 1 = 4`}
  public String shown() {
    StringBuilder shown = new StringBuilder();
    for (SumTerm term : terms) {
      String sign = term.value() < 0 ? " - " : " + ";
      shown.append(shown.isEmpty() && term.value() >= 0 ? "" : sign);
      shown.append(Math.abs(term.value()));
    }
    return shown.append(" = ").append(total()).toString().strip();
  }

  /// {@return the sum with one more number}
  public Sum plus(SumTerm term) {
    List<SumTerm> more = new ArrayList<>(terms);
    more.add(term);
    return new Sum(more);
  }

  /// {@return the sum with more numbers}
  public Sum plus(List<SumTerm> others) {
    List<SumTerm> more = new ArrayList<>(terms);
    more.addAll(others);
    return new Sum(more);
  }
}
