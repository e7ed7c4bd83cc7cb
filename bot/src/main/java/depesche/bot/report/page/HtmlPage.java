package depesche.bot.report.page;

import java.util.List;
import java.util.stream.Collectors;

/// Prints the blocks of a mail as one HTML page. No colour is set but a grey, so that light and
/// dark both read well; nothing is loaded from elsewhere, and nothing is wider than a phone.
public final class HtmlPage {

  private final Seen seen;
  private final boolean fine;

  /// The heads of the last table, which the next of the same section need not repeat.
  private List<String> heads = List.of();

  /// What of its pictures a mail shows.
  ///
  /// @param alt what the picture shows; empty if it comes without
  /// @param near the same of the picture around the reader; empty if there is none
  public record Seen(String alt, String near) {}

  private HtmlPage(Seen seen, boolean fine) {
    this.seen = seen;
    this.fine = fine;
  }

  /// {@return a page}
  ///
  /// @param subject of the mail
  /// @param alt what the picture shows
  public static String of(List<Block> blocks, String subject, String alt) {
    return of(blocks, subject, new Seen(alt.isEmpty() ? " " : alt, ""));
  }

  /// As above.
  public static String of(List<Block> blocks, String subject, Seen seen) {
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>%s</title>
    </head>
    <body style="font-family: Georgia, 'Times New Roman', serif; font-size: 1em; \
    line-height: 1.5; overflow-wrap: anywhere; max-width: 46em; margin: 0 auto; padding: 1em">
    %s</body>
    </html>
    """
        .formatted(HtmlWords.literal(subject), new HtmlPage(seen, false).all(blocks));
  }

  private String all(List<Block> blocks) {
    StringBuilder page = new StringBuilder();
    blocks.forEach(block -> page.append(one(block)));
    return page.toString();
  }

  private String one(Block block) {
    return switch (block) {
      case Block.Title title -> {
        heads = List.of();
        yield title(title);
      }
      case Block.Heading heading -> {
        heads = List.of();
        yield tag(
            "h2", "font-size: 1.15em; margin: 1.5em 0 0.4em 0", HtmlWords.words(heading.words()));
      }
      case Block.Group group ->
          tag("h3", "font-size: 1em; margin: 1em 0 0.2em 0", HtmlWords.words(group.words()));
      case Block.Words words -> paragraph(HtmlWords.words(words.line()));
      case Block.Point point ->
          paragraph(HtmlWords.words(point.number().strip() + " " + point.words()));
      case Block.Gap _ -> "";
      case Block.Items items -> items(items);
      case Block.Rows rows -> table(rows.heads(), rows.rows());
      case Block.Answers answers ->
          table(answers.heads(), answers.rows().stream().map(HtmlPage::answer).toList());
      case Block.Table table -> table(table.heads(), table.rows());
      case Block.Code code -> typed(code.lines());
      case Block.Paste paste -> typed(paste.lines());
      case Block.Quoted quoted ->
          tag(
              "blockquote",
              "margin: 0.5em 0; padding-left: 1em; border-left: 3px solid #888888",
              quoted.lines().stream().map(HtmlPage::spaced).collect(Collectors.joining("<br>\n")));
      case Block.Picture picture ->
          picture(picture.name(), seen.alt()) + picture(picture.name() + "-near", seen.near());
      case Block.Fine small -> new HtmlPage(seen, true).all(small.blocks());
      case Block.Foot foot -> foot(foot);
      case Block.TextOnly _ -> "";
      case Block.PageOnly shown -> all(shown.blocks());
    };
  }

  private static String picture(String name, String alt) {
    return alt.isEmpty()
        ? ""
        : tag(
            "p",
            "margin: 1em 0",
            "<img src=\"cid:%s\" alt=\"%s\" style=\"max-width: 100%%; height: auto\">"
                .formatted(HtmlWords.literal(name), HtmlWords.literal(alt.strip())));
  }

  /// Blanks at its beginning and between columns stay: it is what somebody wrote.
  private static String typed(List<String> lines) {
    return lines.isEmpty()
        ? ""
        : tag(
            "pre",
            "white-space: pre-wrap; margin: 0.3em 0; padding: 0.2em 0.5em; " + HtmlWords.TINT,
            lines.stream().map(HtmlWords::literal).collect(Collectors.joining("<br>")));
  }

  private static String spaced(String line) {
    return HtmlWords.literal(line).replaceAll("^ | (?= )", "&nbsp;");
  }

  private static String title(Block.Title title) {
    if (title.under().isEmpty()) {
      return tag("h1", "font-size: 1.3em; margin: 2em 0 0 0", HtmlWords.words(title.words()));
    }
    return tag(
            "h1", "font-size: 1.5em; line-height: 1.2; margin: 0", HtmlWords.words(title.words()))
        + tag("p", "margin: 0 0 1em 0", "<em>" + HtmlWords.words(title.under()) + "</em>");
  }

  private String paragraph(String words) {
    return fine ? tag("p", "font-size: 0.85em", words) : "<p>" + words + "</p>\n";
  }

  private String items(Block.Items items) {
    if (items.lines().isEmpty()) {
      return "";
    }
    String style =
        items.headlines()
            ? "list-style: none; padding: 0; margin: 0 0 1em 0"
            : "margin: 0.3em 0; padding-left: 1.3em" + (fine ? "; font-size: 0.85em" : "");
    String item = items.headlines() ? "<li><strong>%s</strong></li>\n" : "<li>%s</li>\n";
    return tag(
        "ul",
        style,
        "\n"
            + items.lines().stream()
                .map(line -> item.formatted(HtmlWords.words(line)))
                .collect(Collectors.joining()));
  }

  private static List<String> answer(List<String> row) {
    return List.of(row.getFirst(), String.join(" – ", row.subList(1, row.size())));
  }

  private String table(List<String> over, List<List<String>> rows) {
    if (rows.isEmpty()) {
      return "";
    }
    boolean said = over.equals(heads);
    heads = over;
    return HtmlTable.of(said ? List.of() : over, rows);
  }

  private String foot(Block.Foot foot) {
    return "<hr style=\"margin-top: 2em\">\n"
        + tag(
            "p",
            "font-size: 0.85em",
            PlainText.lines(foot.blocks()).stream()
                .filter(line -> !line.isBlank())
                .map(HtmlWords::words)
                .collect(Collectors.joining("<br>\n")));
  }

  private static String tag(String name, String style, String inside) {
    return "<%s style=\"%s\">%s</%s>\n".formatted(name, style, inside, name);
  }
}
