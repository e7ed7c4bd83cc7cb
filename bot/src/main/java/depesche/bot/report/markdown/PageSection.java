package depesche.bot.report.markdown;

import java.util.List;
import java.util.stream.Collectors;

/// What is under one heading.
///
/// @param heading finished; empty for what is above the first
record PageSection(String heading, List<Block> blocks) {

  PageSection {
    blocks = List.copyOf(blocks);
  }

  String text() {
    String body = blocks.stream().map(Block::text).collect(Collectors.joining("\n\n"));
    return heading.isEmpty() || body.isEmpty() ? heading + body : heading + "\n" + body;
  }

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
}
