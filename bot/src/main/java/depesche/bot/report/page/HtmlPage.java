package depesche.bot.report.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Prints the blocks of a mail as one HTML page. No colour is set but a grey, so that light and
/// dark both read well; nothing is loaded from elsewhere, and nothing is wider than a phone.
public final class HtmlPage {

  private final Seen seen;
  private final Optional<MailtoLink> reply;
  private final boolean fine;

  /// What stands over what comes next: a table without a caption is called by it.
  private String over;

  /// What of its pictures a mail shows.
  ///
  /// @param alt what the picture shows; empty if it comes without
  /// @param near the same of the picture around the reader; empty if there is none
  public record Seen(String alt, String near) {}

  private HtmlPage(String over, Seen seen, Optional<MailtoLink> reply, boolean fine) {
    this.over = over;
    this.seen = seen;
    this.reply = reply;
    this.fine = fine;
  }

  /// {@return a page}
  ///
  /// @param subject of the mail
  /// @param alt what the picture shows
  public static String of(List<Block> blocks, String subject, String alt) {
    return of(blocks, subject, new Seen(alt.isEmpty() ? " " : alt, ""), Optional.empty());
  }

  /// As above.
  ///
  /// @param reply the mail that answers it, if it can be answered by one
  public static String of(
      List<Block> blocks, String subject, Seen seen, Optional<MailtoLink> reply) {
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
        .formatted(
            HtmlWords.literal(subject), new HtmlPage(subject, seen, reply, false).all(blocks));
  }

  /// {@return the blocks without a page around them}
  ///
  /// @param between HTML behind the first of them
  static String part(List<Block> first, String between, List<Block> blocks) {
    HtmlPage page = new HtmlPage("", new Seen("", ""), Optional.empty(), false);
    return page.all(first) + between + page.all(blocks);
  }

  private String all(List<Block> blocks) {
    List<Block> shown = blocks.stream().flatMap(HtmlPage::shown).toList();
    StringBuilder page = new StringBuilder();
    int at = 0;
    while (at < shown.size()) {
      HtmlSection section = HtmlSection.at(shown, at);
      page.append(section.blocks() == 0 ? one(shown.get(at)) : table(section));
      at += Math.max(1, section.blocks());
    }
    return page.toString();
  }

  private static Stream<Block> shown(Block block) {
    if (block instanceof Block.PageOnly page) {
      return page.blocks().stream().flatMap(HtmlPage::shown);
    }
    return block instanceof Block.TextOnly || block instanceof Block.Gap
        ? Stream.empty()
        : Stream.of(block);
  }

  private String one(Block block) {
    return switch (block) {
      case Block.Title title -> {
        over = title.words();
        yield title(title);
      }
      case Block.Heading heading -> {
        over = heading.words();
        yield heading(heading.words());
      }
      case Block.Group group -> {
        over = group.words();
        yield tag("h3", "font-size: 1em; margin: 1em 0 0.2em 0", HtmlWords.words(group.words()));
      }
      case Block.Words words -> paragraph(HtmlWords.words(words.line()));
      case Block.Point point ->
          paragraph(HtmlWords.words(point.number().strip() + " " + point.words()));
      case Block.Gap _ -> "";
      case Block.Items items -> items(items);
      case Block.Draft draft -> draft(draft);
      case Block.Code code -> typed(code.lines());
      case Block.Paste paste -> typed(paste.lines());
      case Block.Quoted quoted ->
          tag(
              "blockquote",
              "margin: 0.5em 0; padding-left: 1em; border-left: 3px solid #888888",
              quoted.lines().stream().map(HtmlPage::spaced).collect(Collectors.joining("<br>\n")));
      case Block.Picture picture ->
          picture(picture.name(), seen.alt()) + picture(picture.name() + "-near", seen.near());
      case Block.Fine small -> new HtmlPage(over, seen, reply, true).all(small.blocks());
      case Block.Foot foot -> foot(foot);
      // Tables are sections, and those without rows are not shown.
      case Block.Rows _, Block.Answers _, Block.Table _ -> "";
      case Block.TextOnly _, Block.PageOnly _ -> "";
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

  /// {@return what stands over a section}
  static String heading(String words) {
    return tag("h2", "font-size: 1.15em; margin: 1.5em 0 0.4em 0", HtmlWords.words(words));
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

  private String table(HtmlSection section) {
    over = section.caption().orElse(over);
    return HtmlTable.of(section, over);
  }

  /// A mail that cannot be answered has no link.
  private String draft(Block.Draft draft) {
    return reply
        .filter(_ -> !draft.lines().isEmpty())
        .map(
            link ->
                paragraph(
                    "<a href=\"%s\">%s</a>"
                        .formatted(
                            HtmlWords.literal(link.to(draft.lines())),
                            HtmlWords.words(draft.words()))))
        .orElse("");
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
