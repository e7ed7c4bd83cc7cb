package depesche.bot.report.page;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Prints a table that is no wider than a phone: a column is as wide as what stands in it, heads
/// over many columns stand upright, and only what would not fit is broken within a word.
///
/// Widths are hundredths of an em, as broad as the letters of most fonts are.
final class HtmlTable {

  /// A phone of 390 px in letters of 16, without the margins of a page.
  private static final int PHONE = 2240;

  /// From so many columns on, their heads stand upright.
  private static final int MANY = 6;

  private static final Pattern BLANK = Pattern.compile("\\s+");

  private final HtmlSection section;
  private final String over;
  private final List<String> heads;
  private final List<List<String>> rows;
  private final int columns;
  private final boolean many;

  private HtmlTable(HtmlSection section, String over) {
    this.section = section;
    this.over = over;
    this.heads = section.heads();
    this.rows = section.rows().toList();
    this.columns = rows.getFirst().size();
    this.many = columns >= MANY;
  }

  /// {@return a table}
  ///
  /// @param section with at least one row
  /// @param over what stands over it: its name, for those who listen, if it has no caption
  static String of(HtmlSection section, String over) {
    return new HtmlTable(section, over).table();
  }

  private String table() {
    String name =
        section.caption().isPresent()
            ? ""
            : " aria-label=\"%s\"".formatted(HtmlWords.literal(over));
    StringBuilder table =
        new StringBuilder("<table")
            .append(name)
            .append(" style=\"border-collapse: collapse; width: 100%; overflow-wrap: normal\">\n");
    section
        .caption()
        .ifPresent(
            words ->
                table.append(
                    "<caption style=\"text-align: left; overflow-wrap: anywhere\">%s</caption>\n"
                        .formatted(HtmlPage.heading(words).strip())));
    if (!heads.isEmpty()) {
      table.append("<thead><tr>");
      IntStream.range(0, heads.size()).forEach(column -> table.append(head(column)));
      table.append("</tr></thead>\n");
    }
    List<String> styles = IntStream.range(0, columns).mapToObj(this::style).toList();
    section.parts().forEach(part -> table.append(body(part, styles)));
    return table.append("</table>\n").toString();
  }

  private String body(HtmlSection.Part part, List<String> styles) {
    StringBuilder body = new StringBuilder("<tbody style=\"vertical-align: top\">\n");
    if (!part.words().isEmpty()) {
      body.append(
          "<tr><th scope=\"rowgroup\" colspan=\"%d\" style=\"text-align: left; padding: 0.8em 0.3em 0.1em 0; overflow-wrap: anywhere\">%s</th></tr>\n"
              .formatted(columns, HtmlWords.words(part.words())));
    }
    for (int i = 0; i < part.rows().size(); i++) {
      List<String> row = part.rows().get(i);
      body.append(edge(row.getFirst(), styles.getFirst()));
      for (int cell = 1; cell < row.size(); cell++) {
        String mark =
            cell == row.size() - 1 && i < part.marks().size() ? mark(part.marks().get(i)) : "";
        body.append(
            "<td style=\"%s\">%s%s</td>"
                .formatted(
                    styles.get(Math.min(cell, columns - 1)), mark, HtmlWords.words(row.get(cell))));
      }
      body.append("</tr>\n");
    }
    return body.append("</tbody>\n").toString();
  }

  /// Each colour is seen on white and on black, and each sign without its colour.
  private static String mark(Block.Mark mark) {
    String sign =
        switch (mark) {
          case GOOD -> "#3a8f3a\">✓";
          case EVEN -> "#888888\">–";
          case BAD -> "#d9453d\">✗";
        };
    return "<span style=\"color: " + sign + "</span> ";
  }

  private String head(int column) {
    String words = HtmlWords.words(heads.get(column));
    return "<th scope=\"col\" style=\"text-align: left; vertical-align: bottom; border-bottom: 1px solid #888888; %s\">%s</th>"
        .formatted(
            style(column),
            isUpright(column)
                ? "<span style=\"writing-mode: vertical-rl\">" + words + "</span>"
                : words);
  }

  private boolean isUpright(int column) {
    return many && column > 0;
  }

  private String edge(String words, String style) {
    String one = isWhole(words) ? "; white-space: nowrap" : "";
    return "<tr><th scope=\"row\" style=\"text-align: left; font-weight: normal; %s%s\">%s</th>"
        .formatted(style, one, HtmlWords.words(words));
  }

  private String style(int column) {
    String padding = "padding: 0.15em %s 0.15em 0".formatted(many ? "0.3em" : "0.6em");
    if (column == 0 && columns == 2 && rows.stream().allMatch(row -> isWhole(row.getFirst()))) {
      return padding + "; width: 1%";
    }
    return isBroken(column) ? padding + "; overflow-wrap: anywhere" : padding;
  }

  /// {@return whether this, such as an order, is kept on one line}
  private boolean isWhole(String edge) {
    return columns <= 3 && width(edge) <= share();
  }

  /// {@return whether the words of a column are broken, since the table is too wide else and this
  /// one takes more than its share}
  private boolean isBroken(int column) {
    return least(column) > share()
        && IntStream.range(0, columns).map(this::least).sum() > share() * columns;
  }

  private int share() {
    return PHONE / columns - (many ? 30 : 60);
  }

  /// {@return how narrow a column can be without breaking a word}
  private int least(int column) {
    return Stream.concat(
            heads.stream().skip(column).limit(isUpright(column) ? 0 : 1),
            rows.stream().filter(row -> column < row.size()).map(row -> row.get(column)))
        .flatMap(cell -> column == 0 && isWhole(cell) ? Stream.of(cell) : BLANK.splitAsStream(cell))
        .mapToInt(HtmlTable::width)
        .max()
        .orElse(0);
  }

  private static int width(String words) {
    return words.codePoints().map(HtmlTable::width).sum();
  }

  private static int width(int letter) {
    if (Character.isWhitespace(letter)) {
      return 25;
    }
    if (letter > 0x2E7F) {
      return 100;
    }
    return Character.isUpperCase(letter) || Character.isDigit(letter) || letter > 0xFF ? 70 : 53;
  }
}
