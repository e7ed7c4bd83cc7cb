package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.Settings;
import depesche.bot.desk.Bureau;
import depesche.bot.report.page.ForumPage.Markup;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Issue 56, 3: the page of a turn has its report to copy into a forum, with its picture by its
/// address.
class ForumCopiesTest {

  private static final String HOME = MadeSite.HOME;
  private static final String PNG = "bismarck/1865/spring.png";
  private static final String MASTER = "master@localhost";

  private final Bureau bureau =
      new Bureau(
          Settings.standard()
              .with(new Settings.Site("site", "127.0.0.1", Optional.empty(), Optional.of(HOME))));

  @TempDir private Path folder;

  @AfterEach
  void close() {
    bureau.close();
  }

  private MadeSite made(String address) {
    return MadeSite.in(bureau, folder, address).made();
  }

  private void judges() {
    bureau.passes(Duration.ofDays(5));
    bureau.works();
  }

  private static List<String> copies(MadeSite pages, String page) {
    Document read = Jsoup.parse(pages.page(page));
    assertThat(read.select("#copy label textarea[readonly]")).hasSize(2);
    assertThat(read.select("#copy button[hidden]")).hasSize(2);
    return read.select("#copy textarea").eachText();
  }

  @Test
  void thePageHasWhatReportAnswers() {
    // Both texts, with the one picture of the turn and the way to its page; without an address
    // neither.
    bureau.begin();
    judges();
    MadeSite pages = made(HOME);
    List<String> copies = copies(pages, "bismarck/1865/spring.html");
    for (Markup forum : List.of(Markup.BBCODE, Markup.MARKDOWN)) {
      String copied = copies.get(forum.ordinal()).replaceAll("\\s+", " ").strip();
      assertThat(copied).contains(HOME + PNG, HOME + "bismarck/1865/spring.html");
      String answer =
          bureau.write(MASTER, "REPORT bismarck " + forum).stream()
              .map(Bureau.Mail::text)
              .reduce("", String::concat);
      assertThat(answer.replaceAll("\\s+", " ")).contains(copied);
    }
    assertThat(copies(pages, "bismarck/start.html").getFirst())
        .contains(HOME + "bismarck/start.png");
    assertThat(pages.names()).contains(PNG);
    assertThat(copies(made(""), "bismarck/1865/spring.html").getFirst()).doesNotContain("http");
    assertThat(pages.names()).noneMatch(name -> name.endsWith(".png"));
  }

  @Test
  void theFileOfAReportShowsThePicture() {
    // SET FORMAT: the same text comes with each report.
    Bureau.Mail anna =
        bureau.begin().stream().filter(mail -> mail.to().equals("anna@x.org")).toList().getLast();
    bureau.answer(anna, "SET FORMAT BBCODE");
    bureau.passes(Duration.ofDays(5));
    assertThat(bureau.works())
        .filteredOn(mail -> mail.to().equals("anna@x.org"))
        .extracting(Bureau.Mail::transcript)
        .anyMatch(file -> file.contains("[img]" + HOME + PNG + "[/img]"));
  }

  @Test
  void aPictureStaysAtItsAddressAndIsPaintedOnce() {
    // Forums keep the address: a new name of a country or a turn that is judged again change what
    // is there. Neither a link nor the page of another turn has it painted again, and what a
    // report has shown is not painted for its page.
    List<String> painted = new ArrayList<>();
    bureau.paints(
        seen -> {
          painted.add(seen.toString());
          return seen.toString().getBytes(StandardCharsets.UTF_8);
        });
    bureau.begin("rollback=MASTER");
    made(HOME);
    judges();
    made(HOME);
    MadeSite pages = made(HOME);
    String first = pages.page(PNG);
    judges();
    made(HOME);
    assertThat(pages.page(PNG)).isEqualTo(first);
    assertThat(painted).doesNotHaveDuplicates();
    bureau.write(MASTER, "SET RULE bismarck page=OFF");
    assertThat(made(HOME).names()).noneMatch(name -> name.startsWith("bismarck/"));
    assertThat(
            bureau.write(MASTER, "REPORT bismarck BBCODE").stream().map(Bureau.Mail::text).toList())
        .noneMatch(text -> text.contains("http"));
  }

  @Test
  void whatIsTooLongForAPageLiesBesideIt() {
    // No page over 150 kB: then the texts are files; nothing in a text ends the place where it
    // stands.
    String word = "</textarea><script>";
    for (int words : List.of(1, 9_000)) {
      ForumCopies.Put put =
          new ForumCopies("1865/spring", _ -> List.of(word.repeat(words)), String::toString)
              .behind("<main>");
      Document read = Jsoup.parse(put.html());
      assertThat(read.select("script")).isEmpty();
      if (words == 1) {
        assertThat(read.select("textarea").eachText()).containsExactly(word, word);
        assertThat(put.files()).isEmpty();
      } else {
        assertThat(put.html().length()).isLessThan(1_000);
        assertThat(read.select("a[download]").eachAttr("href"))
            .containsExactly("spring.bbcode", "spring.md");
        assertThat(List.copyOf(put.files().keySet())).isEqualTo(ForumCopies.files("1865/spring"));
        assertThat(put.files().values()).allMatch(text -> text.equals(word.repeat(words) + "\n"));
      }
    }
  }
}
