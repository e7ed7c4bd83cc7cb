package depesche.bot.door;

import depesche.bot.mime.Joiners;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/// HTML as plain lines: every block begins a line, the cells of a row that have one line each stay
/// on one, and what mail programs mark as a quote gets the sign of one.
final class HtmlLines implements NodeVisitor {

  /// Of these a page shows one; a blank that does not break is one that its author wants to be seen.
  private static final Pattern SPACES = Pattern.compile("[ \\t\\n\\f\\r]+");

  private final List<Line> lines = new ArrayList<>();
  private final Deque<Row> rows = new ArrayDeque<>();
  private int quoted = 0;
  private int kept = 0;

  /// Whether words go on in the last line.
  private boolean open = false;

  /// Whether the rest is an old mail.
  private boolean ended = false;

  private record Line(StringBuilder text, boolean quoted) {}

  /// A row of a table that is being read.
  private static final class Row {
    final int begin;
    int cell;
    boolean plain = true;

    Row(int begin) {
      this.begin = begin;
      this.cell = begin;
    }
  }

  private HtmlLines() {}

  static List<String> of(String html) {
    Document page = Jsoup.parse(html);
    HtmlMarks.removeUnseen(page);
    HtmlLines reader = new HtmlLines();
    page.body().traverse(reader);
    return reader.lines.stream()
        .flatMap(
            line ->
                Joiners.lines(line.text.toString()).stream()
                    .map(one -> (line.quoted ? "> " : "") + one.stripTrailing()))
        .toList();
  }

  @Override
  public void head(Node node, int depth) {
    switch (node) {
      case TextNode words when kept > 0 -> keep(words.getWholeText());
      case TextNode words -> add(SPACES.matcher(words.getWholeText()).replaceAll(" "));
      case Element element -> enter(element);
      default -> {}
    }
  }

  @Override
  public void tail(Node node, int depth) {
    if (node instanceof Element element) {
      leave(element);
    }
  }

  private void enter(Element element) {
    ended |= quoted == 0 && HtmlMarks.isEnd(element);
    boolean isQuote = HtmlMarks.isQuote(element);
    if (HtmlMarks.isBlock(element) || isQuote) {
      open = false;
    }
    quoted += isQuote ? 1 : 0;
    kept += HtmlMarks.keepsLines(element) ? 1 : 0;
    switch (element.normalName()) {
      case "br" -> end();
      case "tr" -> rows.push(new Row(lines.size()));
      case "td", "th" -> beginCell();
      default -> {}
    }
  }

  private void leave(Element element) {
    boolean isQuote = HtmlMarks.isQuote(element);
    if (HtmlMarks.isBlock(element) || isQuote) {
      open = false;
    }
    quoted -= isQuote ? 1 : 0;
    kept -= HtmlMarks.keepsLines(element) ? 1 : 0;
    switch (element.normalName()) {
      case "td", "th" -> endCell();
      case "tr" -> endRow();
      default -> {}
    }
  }

  private void beginCell() {
    if (!rows.isEmpty()) {
      rows.peek().cell = lines.size();
    }
  }

  private void endCell() {
    if (!rows.isEmpty()) {
      Row row = rows.peek();
      row.plain &= spoken(row.cell) <= 1;
    }
  }

  private long spoken(int from) {
    return lines.subList(from, lines.size()).stream().filter(line -> !line.text.isEmpty()).count();
  }

  private void endRow() {
    if (rows.isEmpty()) {
      return;
    }
    Row row = rows.pop();
    List<Line> cells = lines.subList(row.begin, lines.size());
    if (row.plain && cells.size() > 1) {
      boolean isQuoted = cells.stream().anyMatch(Line::quoted);
      String text =
          cells.stream()
              .map(line -> line.text.toString().strip())
              .filter(cell -> !cell.isEmpty())
              .collect(Collectors.joining(" "));
      cells.clear();
      lines.add(new Line(new StringBuilder(text), isQuoted));
    }
  }

  /// A line end ends a line that goes on, else it is an empty one.
  private void end() {
    if (!open) {
      lines.add(new Line(new StringBuilder(), quoted > 0 || ended));
    }
    open = false;
  }

  /// Adds text whose line ends count.
  private void keep(String text) {
    List<String> pieces = Joiners.lines(text);
    for (int i = 0; i < pieces.size(); i++) {
      if (i > 0) {
        end();
      }
      if (!pieces.get(i).isEmpty()) {
        append(pieces.get(i));
      }
    }
  }

  /// A line begins with its first word, or with blanks that are to be seen.
  private void add(String text) {
    if (open) {
      append(text);
    } else if (!text.isBlank()) {
      append(text.stripLeading());
    }
  }

  private void append(String text) {
    if (!open) {
      lines.add(new Line(new StringBuilder(), quoted > 0 || ended));
      open = true;
    }
    lines.getLast().text.append(text.replace('\u00a0', ' '));
  }
}
