package depesche.bot.report.markdown;

import java.util.List;

/// A part of a page between two empty lines: finished lines, which are words or code.
///
/// @param lines without the fences of a block of code
record Block(Kind kind, List<String> lines) {

  static final String FENCE = "```";

  /// How Discord prints the lines.
  enum Kind {
    WORDS,
    CODE
  }

  Block {
    lines = List.copyOf(lines);
  }

  String text() {
    String text = String.join("\n", lines);
    return switch (kind) {
      case WORDS -> text;
      case CODE -> FENCE + "\n" + text + "\n" + FENCE;
    };
  }
}
