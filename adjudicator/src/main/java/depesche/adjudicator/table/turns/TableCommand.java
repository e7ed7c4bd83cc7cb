package depesche.adjudicator.table.turns;

/// One line of a letter that counts.
///
/// @param verb in capitals
/// @param text behind it
public record TableCommand(String verb, String text) {

  /// {@return the line}
  public String line() {
    return (verb + " " + text).strip();
  }
}
