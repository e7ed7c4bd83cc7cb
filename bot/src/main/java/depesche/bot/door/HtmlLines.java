package depesche.bot.door;

import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/// HTML as plain lines: every block begins a line, and what mail programs mark as a quote gets the
/// sign of one.
final class HtmlLines implements NodeVisitor {

  private final StringBuilder text = new StringBuilder();
  private int quoted = 0;

  private HtmlLines() {}

  static List<String> of(String html) {
    HtmlLines lines = new HtmlLines();
    Jsoup.parse(html).body().traverse(lines);
    return lines.text.toString().lines().map(String::strip).toList();
  }

  @Override
  public void head(Node node, int depth) {
    switch (node) {
      case TextNode words -> words(words);
      case Element element when element.normalName().equals("br") -> text.append('\n');
      case Element element when element.isBlock() -> enter(element);
      default -> {}
    }
  }

  @Override
  public void tail(Node node, int depth) {
    if (node instanceof Element element && element.isBlock()) {
      begin();
      quoted -= quote(element) ? 1 : 0;
    }
  }

  private void enter(Element element) {
    begin();
    quoted += quote(element) ? 1 : 0;
  }

  private void words(TextNode words) {
    boolean fresh = fresh();
    if (!words.isBlank()) {
      text.append(fresh && quoted > 0 ? "> " : "").append(words.text().replace('\u00a0', ' '));
    } else if (!fresh) {
      text.append(' ');
    }
  }

  private void begin() {
    if (!fresh()) {
      text.append('\n');
    }
  }

  private boolean fresh() {
    return text.isEmpty() || text.charAt(text.length() - 1) == '\n';
  }

  private static boolean quote(Element element) {
    return element.normalName().equals("blockquote") || element.hasClass("gmail_quote");
  }
}
