package depesche.adjudicator;

import java.util.List;

/// A thing the rules say: a result, a refusal, a prompt, a view. Records only; the record's name
/// picks the sentence that a report prints, and its components are all the sentence may speak of.
public interface Fact {

  /// {@return the rule of the rulebook behind this fact, such as `3`; empty if no single one}
  default String rule() {
    return "";
  }

  /// {@return the lines of the same letter, by number, that stand against what this is said of}
  default List<Integer> contradicted() {
    return List.of();
  }
}
