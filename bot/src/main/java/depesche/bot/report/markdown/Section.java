package depesche.bot.report.markdown;

import java.util.List;
import java.util.stream.Collectors;

/// What stands under one heading.
///
/// @param heading finished; empty for what stands above the first
record Section(String heading, List<Block> blocks) {

  Section {
    blocks = List.copyOf(blocks);
  }

  String text() {
    String body = blocks.stream().map(Block::text).collect(Collectors.joining("\n\n"));
    return heading.isEmpty() || body.isEmpty() ? heading + body : heading + "\n" + body;
  }
}
