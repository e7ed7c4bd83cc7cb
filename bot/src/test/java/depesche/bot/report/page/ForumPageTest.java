package depesche.bot.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.report.page.ForumPage.Markup;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.kefirsf.bb.BBProcessorFactory;
import org.kefirsf.bb.TextProcessor;

/// What is printed for forums, read back by programs that read what forums read.
class ForumPageTest {

  private static final long SEED = Long.getLong("depesche.seed", 1L);
  private static final int CASES = Volume.of(5_000);

  private static final List<TablesExtension> TABLES =
      List.of((TablesExtension) TablesExtension.create());
  private static final Parser MARKDOWN = Parser.builder().extensions(TABLES).build();
  private static final HtmlRenderer HTML = HtmlRenderer.builder().extensions(TABLES).build();
  private static final TextProcessor BBCODE = BBProcessorFactory.getInstance().create();

  private static final Pattern CALL = Pattern.compile("@\\w");

  /// What no word may become.
  private static final String FOREIGN =
      "a, img, code, pre, blockquote blockquote, ol, u, s, em, i, hr, script, h1, font,"
          + " span[style]";

  private static final List<String> ATOMS =
      List.of(
          ("[/quote] [quote=x] [b] [/b] [url=http://evil.example]bank[/url] [img]x[/img] [code]"
               + " [/code] [*] [list] ``` `x` *a* **b** _c_ __d__ ~~e~~ <b>f</b> <script> &amp;"
               + " &lt; &copy; @all @anna # ## > - + 1. 1) = === --- *** ___ | || $x$ :smile: :)"
               + " ^up \\ \\[ \\\\ !! ![x](y) [x](y) [x]: <http://evil.example> http://evil.example"
               + " www.evil.example A BER - MUN Köln 😀 word")
              .split(" "));

  @Test
  void noWordIsMarkupAndNoneIsLost() {
    // Names, countries and what people say may hold anything: in both forms all of it is read as
    // words, and in their order.
    System.out.printf("ForumPageTest: -Ddepesche.seed=%d%n", SEED);
    Random random = new Random(SEED);
    for (int i = 0; i < CASES; i++) {
      List<String> words = new ArrayList<>();
      List<Block> blocks = new ArrayList<>();
      for (int left = 1 + random.nextInt(6); left > 0; left--) {
        blocks.add(block(random, words));
      }
      for (Markup markup : List.of(Markup.BBCODE, Markup.MARKDOWN)) {
        String text = String.join("\n", ForumPage.of(blocks, markup, moment -> "then"));
        String as = "seed %d, case %d, %s:%n%s".formatted(SEED, i, markup, text);
        Document read = read(markup, text);
        assertThat(read.select(FOREIGN)).as(as).isEmpty();
        assertThat(CALL.matcher(text).find()).as(as).isFalse();
        assertThat(seen(read.body().text())).as(as).isEqualTo(seen(String.join(" ", words)));
      }
    }
  }

  /// This reader of BBCode takes a backslash for a mark of its own, which no forum does.
  private static Document read(Markup markup, String text) {
    return Jsoup.parse(
        markup == Markup.MARKDOWN
            ? HTML.render(MARKDOWN.parse(text))
            : BBCODE.process(text.replace("\\", "\\\\")));
  }

  /// Bullets, bars and blanks are how it is laid out.
  private static String seen(String text) {
    return text.replaceAll("[\\s\\u200B\\u2022|:,-]+", "");
  }

  private static Block block(Random random, List<String> all) {
    Supplier<String> word =
        () -> {
          String said = words(random);
          all.add(said);
          return said;
        };
    return switch (random.nextInt(7)) {
      case 0 -> new Block.Title(word.get(), word.get());
      case 1 -> new Block.Heading(word.get());
      case 2 -> new Block.Words(word.get());
      case 3 -> new Block.Items(List.of(word.get(), word.get()), random.nextBoolean());
      case 4 -> new Block.Rows(List.of(), 4, List.of(), List.of(List.of(word.get(), word.get())));
      case 5 -> new Block.Quoted(List.of(word.get()));
      default ->
          new Block.Table(List.of("", ""), List.of(List.of(word.get(), word.get())), List.of());
    };
  }

  private static String words(Random random) {
    StringBuilder said = new StringBuilder();
    for (int left = 1 + random.nextInt(4); left > 0; left--) {
      said.append(ATOMS.get(random.nextInt(ATOMS.size()))).append(left > 1 ? " " : "");
    }
    return said.toString();
  }

  @Test
  void plainTextHas72Columns() {
    // A zine prints 72 columns; a word that is longer stays whole.
    String long_ = "Austria loses an army in Bohemia and a fleet in Trieste ".repeat(4);
    List<String> lines =
        ForumPage.of(
            List.of(new Block.Heading("Orders"), new Block.Items(List.of(long_), false)),
            Markup.TEXT,
            moment -> "then");
    assertThat(lines).hasSizeGreaterThan(4).allMatch(line -> line.length() <= 72);
  }
}
