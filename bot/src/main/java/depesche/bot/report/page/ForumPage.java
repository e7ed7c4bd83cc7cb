package depesche.bot.report.page;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Prints the blocks of a mail to be pasted into a forum. No word in them is markup there, becomes
/// a link or calls anybody; the only address is that of the game's own page.
public final class ForumPage {

  /// What the forum reads.
  public enum Markup {
    /// `[b]`, `[url]` and `[img]` alone, which phpBB, XenForo and BoardGameGeek all read.
    BBCODE,
    /// CommonMark with tables, as Discourse and NodeBB read it.
    MARKDOWN,
    /// No markup: for a zine or a newsgroup, 72 columns wide.
    TEXT
  }

  /// Where everybody sees what is told.
  ///
  /// @param page the address of its page
  /// @param picture that of its picture, as forums show them; empty if it has none
  public record Shown(String page, Optional<String> picture) {}

  private static final int COLUMNS = 72;

  /// What somebody who is called by it would hear of.
  private static final Pattern CALL = Pattern.compile("@(?=\\w)");

  private static final Pattern ADDRESS = Pattern.compile("(?i):(?=//)|www(?=\\.)");

  /// What these forums read beside what Discord reads: entities, headings, mathematics, signs for
  /// small pictures.
  private static final Pattern MORE = Pattern.compile("[&#$^!>]|:(?=[\\w+-]+:)");

  private static final Pattern UNDERLINE = Pattern.compile("^=");

  /// Breaks a mark and takes no room.
  private static final String BREAK = "\u200B";

  private final Markup markup;
  private final Optional<Shown> shown;
  private final Function<Instant, String> when;
  private final List<String> lines = new ArrayList<>();
  private String title = "";

  private ForumPage(Markup markup, Optional<Shown> shown, Function<Instant, String> when) {
    this.markup = markup;
    this.shown = shown;
    this.when = when;
  }

  /// {@return the blocks as lines to paste}
  ///
  /// @param shown what stands where a mail has its picture; plain text has neither
  /// @param when says a moment
  public static List<String> of(
      List<Block> blocks, Markup markup, Optional<Shown> shown, Function<Instant, String> when) {
    if (markup == Markup.TEXT) {
      return PlainText.page(blocks, when, COLUMNS).lines().toList();
    }
    ForumPage page = new ForumPage(markup, shown, when);
    blocks.forEach(page::add);
    page.gap();
    page.lines.removeLast();
    return List.copyOf(page.lines);
  }

  private void add(Block block) {
    switch (block) {
      case Block.Title title -> {
        this.title = title.words();
        heading(title.words(), "## ");
        if (!title.under().isEmpty()) {
          line(title.under());
        }
      }
      case Block.Heading heading -> heading(heading.words(), "### ");
      case Block.Group group -> heading(group.words(), "#### ");
      case Block.Words words -> line(words.line());
      case Block.Point point -> line(point.number().strip() + " " + point.words());
      case Block.Gap _ -> gap();
      case Block.Items items ->
          items.lines().forEach(line -> item(items.headlines() ? bold(line) : word(line)));
      case Block.Rows rows ->
          IntStream.range(0, rows.rows().size())
              .mapToObj(i -> place(rows, i) + row(rows.rows().get(i)))
              .forEach(this::item);
      case Block.Answers answers -> answers.rows().forEach(row -> item(row(row)));
      case Block.Table table -> table(table);
      case Block.Code code -> code.lines().forEach(line -> item(word(line)));
      case Block.Paste paste -> paste.lines().forEach(this::line);
      case Block.Quoted quoted ->
          quoted
              .lines()
              .forEach(
                  line -> lines.add((markup == Markup.MARKDOWN ? "> " : "| ") + beginning(line)));
      case Block.Picture _ -> shown.ifPresent(this::show);
      case Block.Draft _, Block.TextOnly _, Block.Foot _ -> {}
      case Block.Fine fine -> fine.blocks().forEach(this::add);
      case Block.PageOnly shown -> shown.blocks().forEach(this::add);
    }
  }

  private void heading(String words, String mark) {
    gap();
    lines.add(markup == Markup.MARKDOWN ? mark + word(words) : bold(words));
    if (markup == Markup.MARKDOWN) {
      gap();
    }
  }

  /// A paragraph for itself: forums differ in whether the end of a line ends one.
  private void line(String words) {
    gap();
    lines.add(beginning(words));
    gap();
  }

  /// The picture leads to the page.
  private void show(Shown shown) {
    String page = shown.page();
    gap();
    lines.add(
        markup == Markup.MARKDOWN
            ? shown
                .picture()
                .map(picture -> "[![" + word(title) + "](<" + picture + ">)](<" + page + ">)")
                .orElse("<" + page + ">")
            : shown
                .picture()
                .map(picture -> "[url=" + page + "][img]" + picture + "[/img][/url]")
                .orElse("[url]" + page + "[/url]"));
    gap();
  }

  private void gap() {
    if (!lines.isEmpty() && !lines.getLast().isEmpty()) {
      lines.add("");
    }
  }

  private static String place(Block.Rows rows, int row) {
    return rows.places().isEmpty() ? "" : rows.places().get(row) + ") ";
  }

  private String row(List<String> row) {
    return row.size() == 1
        ? word(row.getFirst())
        : bold(row.getFirst())
            + " "
            + word(
                row.stream()
                    .skip(1)
                    .filter(cell -> !cell.isBlank())
                    .collect(Collectors.joining(": ")));
  }

  /// Where there are no tables each row is a line that names its columns.
  private void table(Block.Table table) {
    gap();
    if (markup == Markup.MARKDOWN) {
      lines.add(cells(table.heads()));
      lines.add("|" + " --- |".repeat(table.heads().size()));
      table.rows().forEach(row -> lines.add(cells(row)));
    } else {
      for (List<String> row : table.rows()) {
        String rest =
            IntStream.range(1, row.size())
                .filter(i -> !row.get(i).isBlank())
                .mapToObj(i -> word(named(table.heads(), i) + row.get(i)))
                .collect(Collectors.joining(", "));
        item(bold(row.getFirst()) + (rest.isEmpty() ? "" : ": " + rest));
      }
    }
    gap();
  }

  private static String named(List<String> heads, int column) {
    return column < heads.size() && !heads.get(column).isBlank() ? heads.get(column) + " " : "";
  }

  private String cells(List<String> row) {
    return row.stream().map(this::word).collect(Collectors.joining(" | ", "| ", " |"));
  }

  private String bold(String words) {
    return words.isBlank()
        ? ""
        : markup == Markup.MARKDOWN ? "**" + word(words) + "**" : "[b]" + word(words) + "[/b]";
  }

  private String beginning(String words) {
    return begun(word(words));
  }

  /// {@return a finished line in which nothing at its beginning is a mark}
  private String begun(String line) {
    return markup == Markup.MARKDOWN
        ? Markdown.begun(UNDERLINE.matcher(line).replaceFirst("\\\\="))
        : line;
  }

  private void item(String line) {
    lines.add("- " + begun(line));
  }

  /// {@return the words, to stand within a line}
  private String word(String words) {
    String seen = TimeText.said(Markdown.seen(words), when).strip();
    String broken =
        CALL.matcher(ADDRESS.matcher(seen).replaceAll("$0" + BREAK)).replaceAll("@" + BREAK);
    return markup == Markup.MARKDOWN
        ? MORE.matcher(Markdown.marked(broken)).replaceAll("\\\\$0")
        : broken.replace("[", "[" + BREAK);
  }
}
