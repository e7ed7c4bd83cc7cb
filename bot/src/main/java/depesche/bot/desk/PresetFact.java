package depesche.bot.desk;

import depesche.adjudicator.Fact;

/// A line of a preset that cannot be used, and why.
public sealed interface PresetFact extends Fact {

  /// A setting that its title does not take.
  record PresetBroken(String file, int line, DeskFact.Refusal why) implements PresetFact {}

  /// A setting about deadlines that cannot be.
  record PresetUntimely(String file, int line, TimeFact.Refused why) implements PresetFact {}

  /// {@return what is said of a line}
  ///
  /// @param why as it is said of the same setting in a letter
  static Fact of(String file, int line, Fact why) {
    return switch (why) {
      case DeskFact.Refusal refusal -> new PresetBroken(file, line, refusal);
      case TimeFact.Refused refused -> new PresetUntimely(file, line, refused);
      default -> why;
    };
  }
}
