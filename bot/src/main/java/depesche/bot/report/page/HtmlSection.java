package depesche.bot.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A table of a page: a heading that is its caption, and rows, which may be those of several groups
/// in a row, so that their columns are aligned and one row of heads holds for all.
///
/// @param caption what stands over it, if nothing stands between
/// @param blocks how many blocks it is made of; 0 if there is no table
record HtmlSection(Optional<String> caption, List<String> heads, List<Part> parts, int blocks) {

  /// The rows of a group.
  ///
  /// @param words what stands over them; empty if nothing does
  /// @param marks one for each row, or none
  record Part(String words, List<List<String>> rows, List<Block.Mark> marks) {}

  /// {@return the table that begins with the block at a place}
  static HtmlSection at(List<Block> blocks, int start) {
    Optional<String> caption =
        blocks.get(start) instanceof Block.Heading heading
            ? Optional.of(heading.words())
            : Optional.empty();
    int at = start + (caption.isPresent() ? 1 : 0);
    List<Part> parts = new ArrayList<>();
    List<String> heads = List.of();
    while (at < blocks.size()) {
      String words = blocks.get(at) instanceof Block.Group group ? group.words() : "";
      int below = at + (words.isEmpty() ? 0 : 1);
      Optional<Table> table = below < blocks.size() ? table(blocks.get(below)) : Optional.empty();
      if (table.isEmpty() || !(parts.isEmpty() || table.get().heads().equals(heads))) {
        break;
      }
      heads = table.get().heads();
      parts.add(new Part(words, table.get().rows(), table.get().marks()));
      at = below + 1;
    }
    return new HtmlSection(caption, heads, List.copyOf(parts), parts.isEmpty() ? 0 : at - start);
  }

  /// {@return all rows}
  Stream<List<String>> rows() {
    return parts.stream().flatMap(part -> part.rows().stream());
  }

  private record Table(List<String> heads, List<List<String>> rows, List<Block.Mark> marks) {}

  private static final Table NONE = new Table(List.of(), List.of(), List.of());

  /// {@return the table of a block, if it is one and has rows}
  private static Optional<Table> table(Block block) {
    Table table =
        switch (block) {
          case Block.Rows rows -> new Table(rows.heads(), rows.rows(), rows.marks());
          case Block.Table plain -> new Table(plain.heads(), plain.rows(), List.of());
          case Block.Answers answers ->
              new Table(
                  answers.heads(),
                  answers.rows().stream().map(HtmlSection::answer).toList(),
                  answers.marks());
          case Block.Title _, Block.Heading _, Block.Group _, Block.Words _, Block.Point _ -> NONE;
          case Block.Gap _, Block.Items _, Block.Code _, Block.Paste _ -> NONE;
          case Block.Draft _, Block.Quoted _ -> NONE;
          case Block.Picture _, Block.Fine _, Block.Foot _ -> NONE;
          case Block.TextOnly _, Block.PageOnly _ -> NONE;
        };
    return Optional.of(table).filter(one -> !one.rows().isEmpty());
  }

  private static List<String> answer(List<String> row) {
    return List.of(row.getFirst(), String.join(" – ", row.subList(1, row.size())));
  }
}
