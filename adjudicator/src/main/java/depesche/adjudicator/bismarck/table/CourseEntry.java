package depesche.adjudicator.bismarck.table;

import java.util.List;

/// What came from outside since the course of a turn was last kept: with these entries the rules go
/// the same way again, up to where they stopped.
public sealed interface CourseEntry {

  /// The player did something.
  record Did(DanceCommand command) implements CourseEntry {}

  /// The player answered a question.
  record Answered(List<String> words) implements CourseEntry {

    public Answered {
      words = List.copyOf(words);
    }
  }

  /// Two dice were rolled.
  record Rolled(int first, int second) implements CourseEntry {}

  /// A card asked for a die.
  record Cast(int face) implements CourseEntry {}

  /// The player was asked here, and nothing on file answered. What they write then acts here, not
  /// earlier.
  record Stopped() implements CourseEntry {}

  /// Cards of the pile were seen: what is known cannot be taken back.
  record Revealed(int cards) implements CourseEntry {}
}
