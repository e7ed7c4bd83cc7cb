package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.desk.Bureau;
import depesche.bot.report.Mail;
import depesche.bot.report.page.ForumPage.Markup;
import depesche.bot.report.page.ForumPage.Shown;
import depesche.bot.report.page.ForumReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whole reports of wild games of each title, as forums read them: the facts are those of the plain
/// text and of the page, and nothing that somebody said is markup, calls anybody or leads anywhere.
/// In verify two kinds of games are played, in `.ci/long anew` all of them.
class PostedReportsTest {

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());
  private static final Shown SHOWN =
      new Shown("https://x.org/wild/spring.html", Optional.of("https://x.org/wild/spring.png"));

  /// What on a page says something; one within another is what says it.
  private static final String FACTS = "h1, p, h2, h3, caption, li, tbody td, tbody th";

  private final Bureau bureau = new Bureau();
  @TempDir private Path folder;

  @AfterEach
  void close() {
    bureau.close();
  }

  static List<WildTable.Kind> aForumTellsTheSame() {
    return WildTable.kinds(SEED);
  }

  @ParameterizedTest
  @MethodSource
  void aForumTellsTheSame(WildTable.Kind kind) {
    // Issue 56, 3: a reader of BBCode and one of Markdown that are not ours read the facts back.
    System.out.printf("PostedReportsTest: -Ddepesche.seed=%d%n", SEED);
    int reports = 0;
    for (int i = 0; i < Volume.of(10); i++) {
      WildTable table = new WildTable(bureau, kind, "wild" + i, new Random(SEED + i));
      for (int turn = 0; turn < 3; turn++) {
        table.playsOn();
      }
      table.isWrong();
      for (Mail.Posting told : MadeSite.in(bureau, folder).told("wild" + i)) {
        compare(told, table.secrets());
        reports++;
      }
    }
    assertThat(reports).isGreaterThan(2);
  }

  private static void compare(Mail.Posting told, List<String> secrets) {
    String plain = text(told, Markup.TEXT);
    Document page = Jsoup.parse(MadeSite.WRITER.posted(told).page(""));
    // What a page shows at a glance stands in words behind it.
    page.select("td > span").remove();
    for (Markup markup : List.of(Markup.BBCODE, Markup.MARKDOWN)) {
      String text = text(told, markup);
      String as = "-Ddepesche.seed=%d, %s:%n%s".formatted(SEED, markup, text);
      Document forum = ForumReader.read(markup, text);
      assertThat(forum.select("a[href]").eachAttr("href")).as(as).containsExactly(SHOWN.page());
      assertThat(forum.select("img").eachAttr("src"))
          .as(as)
          .containsExactly(SHOWN.picture().orElseThrow());
      forum.select("a").remove();
      assertThat(forum.select(ForumReader.FOREIGN)).as(as).isEmpty();
      assertThat(text).as(as).doesNotContainPattern("@\\w").doesNotContain(secrets);
      String words = ForumReader.seen(forum.body().text());
      int at = 0;
      for (Element fact : page.select(FACTS)) {
        if (fact.select(FACTS).size() > 1) {
          continue;
        }
        String said = ForumReader.seen(fact.text());
        int found = words.indexOf(said, at);
        assertThat(found).as("%s%nhas no “%s” from %d", as, fact.text(), at).isNotNegative();
        at = found + said.length();
      }
      forum.select("table").remove();
      Set<String> more = new TreeSet<>(words(forum.body().text()));
      more.removeAll(words(plain));
      more.removeAll(words(page.text()));
      assertThat(more).as(as).isEmpty();
    }
    assertThat(plain.lines()).allMatch(line -> line.length() <= 72 || !line.strip().contains(" "));
    assertThat(plain).doesNotContain("https://x.org");
    // A table in plain text cuts the names over its columns.
    List<String> all = words(page.text());
    // Its numbers may touch each other.
    assertThat(words(plain).stream().filter(word -> !word.matches("\\d+")))
        .as("%s%n%s", plain, page.text())
        .allMatch(word -> all.stream().anyMatch(whole -> whole.startsWith(word)));
  }

  private static String text(Mail.Posting told, Markup markup) {
    return String.join("\n", MadeSite.WRITER.posted(told).lines(markup, Optional.of(SHOWN)));
  }

  private static List<String> words(String text) {
    return List.of(text.replace("\u200B", "").split("[^\\p{L}\\p{N}]+"));
  }
}
