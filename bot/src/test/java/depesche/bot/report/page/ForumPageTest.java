package depesche.bot.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.report.page.ForumPage.Markup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

/// What is printed for forums, read back by programs that read what forums read.
class ForumPageTest {

  private static final long SEED = Long.getLong("depesche.seed", 1L);
  private static final int CASES = Volume.of(5_000);

  private static final Pattern CALL = Pattern.compile("@\\w");

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
        String text =
            String.join("\n", ForumPage.of(blocks, markup, Optional.empty(), moment -> "then"));
        String as = "seed %d, case %d, %s:%n%s".formatted(SEED, i, markup, text);
        Document read = ForumReader.read(markup, text);
        assertThat(read.select(ForumReader.FOREIGN)).as(as).isEmpty();
        assertThat(CALL.matcher(text).find()).as(as).isFalse();
        assertThat(ForumReader.seen(read.body().text()))
            .as(as)
            .isEqualTo(ForumReader.seen(String.join(" ", words)));
      }
    }
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
  void whereItIsSeenIsTheOnlyLink() {
    // The picture stands below the title and leads to the page; without one the page is named.
    List<Block> blocks =
        List.of(new Block.Title("a](b) [/img]", ""), new Block.Picture("x"), new Block.Words("w"));
    String page = "https://x.org/games/a/1901/spring";
    for (Markup markup : List.of(Markup.BBCODE, Markup.MARKDOWN)) {
      for (Optional<String> picture :
          List.of(Optional.of(page + ".png"), Optional.<String>empty())) {
        ForumPage.Shown shown = new ForumPage.Shown(page + ".html", picture);
        String text =
            String.join("\n", ForumPage.of(blocks, markup, Optional.of(shown), _ -> "then"));
        Document read = ForumReader.read(markup, text);
        assertThat(read.select("a").eachAttr("href")).as(text).containsExactly(page + ".html");
        assertThat(read.select("a img").eachAttr("src"))
            .as(text)
            .containsExactlyElementsOf(picture.stream().toList());
        assertThat(read.select("img")).hasSize(picture.isPresent() ? 1 : 0);
        assertThat(text.indexOf("http")).isBetween(text.indexOf('('), text.lastIndexOf('w'));
      }
    }
    assertThat(
            ForumPage.of(
                blocks,
                Markup.TEXT,
                Optional.of(new ForumPage.Shown(page, Optional.empty())),
                _ -> ""))
        .noneMatch(line -> line.contains("http"));
  }

  @Test
  void plainTextHas72Columns() {
    // A zine prints 72 columns; a word that is longer stays whole.
    String long_ = "Austria loses an army in Bohemia and a fleet in Trieste ".repeat(4);
    List<String> lines =
        ForumPage.of(
            List.of(new Block.Heading("Orders"), new Block.Items(List.of(long_), false)),
            Markup.TEXT,
            Optional.empty(),
            moment -> "then");
    assertThat(lines).hasSizeGreaterThan(4).allMatch(line -> line.length() <= 72);
  }
}
