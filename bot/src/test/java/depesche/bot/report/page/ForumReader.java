package depesche.bot.report.page;

import depesche.bot.report.page.ForumPage.Markup;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.kefirsf.bb.BBProcessorFactory;
import org.kefirsf.bb.TextProcessor;

/// What forums make of a text, by programs that we did not write.
public final class ForumReader {

  /// What no word may become.
  public static final String FOREIGN =
      "a, img, code, pre, blockquote blockquote, ol, u, s, em, i, hr, script, h1, font,"
          + " textarea, span[style]";

  private static final List<TablesExtension> TABLES =
      List.of((TablesExtension) TablesExtension.create());
  private static final Parser MARKDOWN = Parser.builder().extensions(TABLES).build();
  private static final HtmlRenderer HTML = HtmlRenderer.builder().extensions(TABLES).build();
  private static final TextProcessor BBCODE = BBProcessorFactory.getInstance().create();

  private ForumReader() {}

  /// {@return the text as a forum shows it}
  public static Document read(Markup markup, String text) {
    // This reader of BBCode takes a backslash for a mark of its own, which no forum does.
    return Jsoup.parse(
        markup == Markup.MARKDOWN
            ? HTML.render(MARKDOWN.parse(text))
            : BBCODE.process(text.replace("\\", "\\\\")));
  }

  /// {@return the words} Bullets, bars and blanks are how they are laid out.
  public static String seen(String text) {
    return text.replaceAll("[\\s\\u200B\\u2022|:,-]+", "");
  }
}
