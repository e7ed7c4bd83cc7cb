package depesche.bot.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Prints the blocks of a mail in Discord's markdown.
final class MarkdownPage {

  private static final String SMALL = "-# ";

  private final List<Section> sections = new ArrayList<>();
  private String heading = "";
  private List<Part> parts = new ArrayList<>();
  private List<String> words = new ArrayList<>();

  private MarkdownPage() {}

  /// What stands under one heading.
  ///
  /// @param heading finished; empty for what stands above the first
  record Section(String heading, List<Part> parts) {

    Section {
      parts = List.copyOf(parts);
    }

    String text() {
      String body = parts.stream().map(Part::text).collect(Collectors.joining("\n\n"));
      return heading.isEmpty() || body.isEmpty() ? heading + body : heading + "\n" + body;
    }
  }

  /// A part of a page between two empty lines: finished lines, which are words or code.
  ///
  /// @param lines without the fences of a block of code
  record Part(boolean code, List<String> lines) {

    static final String FENCE = "```";

    Part {
      lines = List.copyOf(lines);
    }

    String text() {
      String text = String.join("\n", lines);
      return code ? FENCE + "\n" + text + "\n" + FENCE : text;
    }
  }

  /// {@return a mail as sections}
  static List<Section> of(List<Block> blocks) {
    MarkdownPage page = new MarkdownPage();
    blocks.forEach(page::add);
    page.begin("");
    return page.sections;
  }

  private void add(Block block) {
    switch (block) {
      case Block.Title title -> {
        begin("## " + Markdown.plain(title.words()));
        if (!title.under().isEmpty()) {
          words.add(Markdown.beginning(title.under()));
        }
      }
      case Block.Heading head -> begin("### " + Markdown.plain(head.words()));
      case Block.Group group -> words.add("**" + Markdown.plain(group.words()) + "**");
      case Block.Words line -> words.add(Markdown.beginning(line.line()));
      case Block.Point point -> words.add(point.number() + " " + Markdown.plain(point.words()));
      case Block.Gap _ -> close();
      case Block.Items items ->
          items.lines().stream()
              .map(Markdown::plain)
              .forEach(line -> words.add(items.headlines() ? "**" + line + "**" : "- " + line));
      case Block.Rows rows ->
          IntStream.range(0, rows.rows().size())
              .mapToObj(i -> edge(rows, i) + row(rows.rows().get(i)))
              .forEach(words::add);
      case Block.Answers answers -> answers.rows().forEach(this::answer);
      case Block.Table table -> code(table.lines());
      case Block.Code code -> code(code.lines());
      case Block.Paste paste -> code(paste.lines());
      case Block.Quoted quoted ->
          quoted.lines().forEach(line -> words.add("> " + unlinked(Markdown.beginning(line))));
      case Block.Picture _, Block.Draft _, Block.PageOnly _ -> {}
      case Block.Fine fine -> fine.blocks().forEach(this::fine);
      case Block.TextOnly text -> text.blocks().forEach(this::add);
      case Block.Foot foot -> foot(foot);
    }
  }

  /// Discord counts a list itself, so a place that is shared must be no number of a list.
  private static String edge(Block.Rows rows, int row) {
    return rows.places().isEmpty()
        ? "- "
        : rows.places().get(row) + (rows.isCounted() ? ". " : "\\. ");
  }

  /// No address of a stranger becomes a link, or shows a picture of what is there.
  private static String unlinked(String line) {
    return line.replace("://", ":\u200B//");
  }

  private void begin(String next) {
    close();
    if (!heading.isEmpty() || !parts.isEmpty()) {
      sections.add(new Section(heading, parts));
    }
    heading = next;
    parts = new ArrayList<>();
  }

  private void close() {
    if (!words.isEmpty()) {
      parts.add(new Part(false, words));
      words = new ArrayList<>();
    }
  }

  private void code(List<String> lines) {
    close();
    if (lines.isEmpty()) {
      return;
    }
    int margin = lines.stream().mapToInt(MarkdownPage::indent).min().orElse(0);
    parts.add(
        new Part(true, lines.stream().map(line -> Markdown.code(line.substring(margin))).toList()));
  }

  private static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }

  private static String row(List<String> row) {
    return row.size() == 1
        ? Markdown.plain(row.getFirst())
        : "**"
            + Markdown.plain(row.getFirst())
            + "** "
            + Markdown.plain(String.join(": ", row.subList(1, row.size())));
  }

  private void answer(List<String> row) {
    words.add(row.getFirst() + ". " + Markdown.plain(row.get(1)));
    row.stream().skip(2).forEach(what -> words.add("  " + Markdown.plain(what)));
  }

  private void fine(Block block) {
    if (block instanceof Block.Words line) {
      words.add(SMALL + Markdown.plain(line.line()));
    } else {
      add(block);
    }
  }

  /// The text under the last line is printed small.
  private void foot(Block.Foot foot) {
    if (words.stream().noneMatch(line -> line.startsWith(SMALL))) {
      close();
    }
    PlainText.lines(foot.blocks()).stream()
        .filter(line -> !line.isBlank())
        .map(line -> SMALL + Markdown.plain(line))
        .forEach(words::add);
  }
}
