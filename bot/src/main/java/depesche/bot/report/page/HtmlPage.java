package depesche.bot.report.page;

import java.util.List;
import java.util.stream.Collectors;

/// Prints the blocks of a mail as one HTML page. No colours are set, so that light and dark both
/// read well, and nothing is loaded from elsewhere.
public final class HtmlPage {

  private static final String CELL = "vertical-align: top; padding: 0.15em 0.8em 0.15em 0";
  private static final String HEAD =
      "text-align: left; padding: 0.15em 0.8em 0.15em 0; border-bottom: 1px solid #888888";

  private final String alt;
  private final boolean fine;

  private HtmlPage(String alt, boolean fine) {
    this.alt = alt;
    this.fine = fine;
  }

  /// {@return a page}
  ///
  /// @param subject of the mail
  /// @param alt what the picture shows
  public static String of(List<Block> blocks, String subject, String alt) {
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
    line-height: 1.5; max-width: 46em; margin: 0 auto; padding: 1em">
    %s</body>
    </html>
    """
        .formatted(words(subject), new HtmlPage(alt, false).all(blocks));
  }

  private String all(List<Block> blocks) {
    return blocks.stream().map(this::one).collect(Collectors.joining());
  }

  private String one(Block block) {
    return switch (block) {
      case Block.Title title -> title(title);
      case Block.Heading heading ->
          tag("h2", "font-size: 1.15em; margin: 1.5em 0 0.4em 0", words(heading.words()));
      case Block.Group group ->
          tag("h3", "font-size: 1em; margin: 1em 0 0.2em 0", words(group.words()));
      case Block.Words words -> paragraph(words(words.line()));
      case Block.Point point -> paragraph(words(point.number().strip() + " " + point.words()));
      case Block.Gap _ -> "";
      case Block.Items items -> items(items);
      case Block.Rows rows -> table(rows.heads(), rows.rows());
      case Block.Answers answers ->
          table(answers.heads(), answers.rows().stream().map(HtmlPage::answer).toList());
      case Block.Table table -> table(table.heads(), table.rows());
      case Block.Code code ->
          code.lines().isEmpty()
              ? ""
              : tag(
                  "pre",
                  "white-space: pre-wrap; margin: 0.3em 0 0.3em 1.3em",
                  code.lines().stream().map(HtmlPage::words).collect(Collectors.joining("<br>")));
      case Block.Quoted quoted ->
          tag(
              "blockquote",
              "margin: 0.5em 0; padding-left: 1em; border-left: 3px solid #888888",
              quoted.lines().stream().map(HtmlPage::spaced).collect(Collectors.joining("<br>\n")));
      case Block.Picture picture ->
          tag(
              "p",
              "margin: 1em 0",
              "<img src=\"cid:%s\" alt=\"%s\" style=\"max-width: 100%%; height: auto\">"
                  .formatted(words(picture.name()), words(alt)));
      case Block.Fine small -> new HtmlPage(alt, true).all(small.blocks());
      case Block.Foot foot -> foot(foot);
      case Block.TextOnly _ -> "";
      case Block.PageOnly shown -> all(shown.blocks());
    };
  }

  /// Blanks at its beginning and between columns stay: it is what somebody wrote.
  private static String spaced(String line) {
    return words(line).replaceAll("^ | (?= )", "&nbsp;");
  }

  private static String title(Block.Title title) {
    if (title.under().isEmpty()) {
      return tag("h1", "font-size: 1.3em; margin: 2em 0 0 0", words(title.words()));
    }
    return tag("h1", "font-size: 1.5em; line-height: 1.2; margin: 0", words(title.words()))
        + tag("p", "margin: 0 0 1em 0", "<em>" + words(title.under()) + "</em>");
  }

  private String paragraph(String words) {
    return fine
        ? tag("p", "font-size: 0.85em; overflow-wrap: anywhere", words)
        : "<p>" + words + "</p>\n";
  }

  private String items(Block.Items items) {
    if (items.lines().isEmpty()) {
      return "";
    }
    String style =
        items.headlines()
            ? "list-style: none; padding: 0; margin: 0 0 1em 0"
            : "margin: 0.3em 0; padding-left: 1.3em"
                + (fine ? "; font-size: 0.85em; overflow-wrap: anywhere" : "");
    String item = items.headlines() ? "<li><strong>%s</strong></li>\n" : "<li>%s</li>\n";
    return tag(
        "ul",
        style,
        "\n"
            + items.lines().stream()
                .map(line -> item.formatted(words(line)))
                .collect(Collectors.joining()));
  }

  private static List<String> answer(List<String> row) {
    return List.of(row.getFirst(), String.join(" – ", row.subList(1, row.size())));
  }

  private static String table(List<String> heads, List<List<String>> rows) {
    if (rows.isEmpty()) {
      return "";
    }
    StringBuilder table =
        new StringBuilder("<table style=\"border-collapse: collapse; width: 100%\">\n<thead><tr>");
    for (int i = 0; i < heads.size(); i++) {
      String width = heads.size() == 2 && i == 0 ? "; width: 13em" : "";
      table.append(
          "<th scope=\"col\" style=\"%s\">%s</th>".formatted(HEAD + width, words(heads.get(i))));
    }
    table.append("</tr></thead>\n<tbody>\n");
    for (List<String> row : rows) {
      table.append(
          "<tr><th scope=\"row\" style=\"text-align: left; font-weight: normal; %s\">%s</th>"
              .formatted(CELL, words(row.getFirst())));
      row.stream()
          .skip(1)
          .forEach(cell -> table.append("<td style=\"%s\">%s</td>".formatted(CELL, words(cell))));
      table.append("</tr>\n");
    }
    return table.append("</tbody>\n</table>\n").toString();
  }

  private String foot(Block.Foot foot) {
    return "<hr style=\"margin-top: 2em\">\n"
        + tag(
            "p",
            "font-size: 0.85em",
            PlainText.lines(foot.blocks()).stream()
                .filter(line -> !line.isBlank())
                .map(HtmlPage::words)
                .collect(Collectors.joining("<br>\n")));
  }

  private static String tag(String name, String style, String inside) {
    return "<%s style=\"%s\">%s</%s>\n".formatted(name, style, inside, name);
  }

  /// {@return the words, with nothing in them that is markup but what the template made strong}
  private static String words(String words) {
    StringBuilder safe = new StringBuilder();
    int open = 0;
    for (char letter : PlainText.harmless(words).toCharArray()) {
      switch (letter) {
        case '&' -> safe.append("&amp;");
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '"' -> safe.append("&quot;");
        case '\'' -> safe.append("&#39;");
        case Layout.STRONG -> {
          safe.append("<strong>");
          open++;
        }
        case Layout.WEAK -> {
          if (open > 0) {
            safe.append("</strong>");
            open--;
          }
        }
        default -> safe.append(letter);
      }
    }
    return safe.append("</strong>".repeat(open)).toString();
  }
}
