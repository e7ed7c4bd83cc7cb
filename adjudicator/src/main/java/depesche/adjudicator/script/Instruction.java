package depesche.adjudicator.script;

import java.util.List;

/// One thing a script says.
sealed interface Instruction {

  /// {@return its line, from 1}
  int line();

  record TitleIs(int line, String id) implements Instruction {}

  record Seats(int line, List<String> names) implements Instruction {}

  record Option(int line, String key, String value) implements Instruction {}

  /// A seed for everything not loaded.
  record Seed(int line, String seed) implements Instruction {}

  /// What one draw brings up: a value, or a whole shuffle.
  record Load(int line, String draw, List<Integer> values) implements Instruction {}

  /// A position as the title's codec writes it.
  record PositionIs(int line, String text) implements Instruction {}

  record LetterFrom(int line, String seat, String text) implements Instruction {}

  record ReadingOf(int line, String seat, String text) implements Instruction {}

  /// Orders for any sides that nobody gives.
  record TryOf(int line, String seat, String text) implements Instruction {}

  record AskOf(int line, String seat, String text) implements Instruction {}

  record Resolve(int line, boolean wholeTurn) implements Instruction {}

  /// A deadline passes.
  record Deadline(int line) implements Instruction {}

  record State(int line) implements Instruction {}

  /// What a reader may know.
  ///
  /// @param seat `*` for an onlooker
  record ViewOf(int line, String seat) implements Instruction {}

  /// What a reader may see, as a picture in a file.
  ///
  /// @param seat `*` for an onlooker
  record Draw(int line, String seat, String file) implements Instruction {}

  /// The news of the last step.
  record NewsOfStep(int line) implements Instruction {}
}
