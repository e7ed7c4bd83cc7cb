package depesche.adjudicator;

/// A thing the rules say: a result, a refusal, a prompt, a view. Records only; the record's name
/// picks the sentence that a report prints, and its components are all the sentence may speak of.
public interface Fact {

  /// {@return the rule of the rulebook behind this fact, such as `3`; empty if no single one}
  default String rule() {
    return "";
  }
}
