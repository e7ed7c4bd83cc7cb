package depesche.adjudicator.bismarck.turns;

import java.util.ArrayList;
import java.util.List;

/// The words behind the title of a played card, in the order in which its operations ask for them.
final class Choices {

  private final List<String> words;

  Choices(List<String> words) {
    this.words = new ArrayList<>(words);
  }

  /// {@return the choices of an event, which is not played: none}
  static Choices none() {
    return new Choices(List.of());
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  String first() {
    return words.getFirst();
  }

  void used() {
    words.removeFirst();
  }
}
