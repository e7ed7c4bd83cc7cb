package depesche.bot.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class HtmlPageTest {

  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");

  /// What is left of a phone of 390 px between the margins of a page.
  private static final int PHONE = 358;

  private static final HtmlPage.Seen SEEN = new HtmlPage.Seen("a map", "");
  private static final Optional<MailtoLink> REPLY =
      Optional.of(new MailtoLink("depesche+t0k3n@example.org", "Re: [bismarck S1868M]"));

  @TestFactory
  Stream<DynamicTest> everyMailFitsAPhone() throws IOException {
    // No style fixes a width, every table is narrower than a phone, and what is typed is code.
    try (Stream<Path> files = Files.list(GOLDEN)) {
      List<Path> pages = files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
      assertThat(pages).hasSizeGreaterThan(40);
      return pages.stream()
          .map(
              file ->
                  DynamicTest.dynamicTest(
                      file.getFileName().toString(),
                      () -> {
                        Document page = Jsoup.parse(Files.readString(file));
                        fits(page);
                        assertThat(page.body().text()).doesNotContain("`");
                      }));
    }
  }

  @Test
  void whateverIsLongIsBroken() {
    // A name, an order or a cell of 10,000 letters is whole, and no wider than a phone.
    String endless = "x".repeat(10_000);
    List<String> seven = Collections.nCopies(7, endless);
    Document page =
        page(
            new Block.Title(endless, endless),
            new Block.Heading(endless),
            new Block.Items(List.of(endless), false),
            new Block.Code(List.of(endless)),
            new Block.Words("Write `" + endless + "`."),
            new Block.Rows(
                List.of("Order", "Result"), 4, List.of(), List.of(List.of("A", endless))),
            new Block.Rows(List.of(), 4, List.of(), List.of(List.of(endless, endless))),
            new Block.Table(seven, List.of(seven), List.of()));
    fits(page);
    assertThat(page.body().text().chars().filter(letter -> letter == 'x').count())
        .isEqualTo(10_000L * (6 + 3 + 14));
  }

  @Test
  void aShortOrderStaysOnOneLine() {
    // Columns are as wide as what stands in them: an order is not broken between its words.
    Document page =
        page(
            new Block.Rows(
                List.of("Order", "Result"),
                4,
                List.of(),
                List.of(List.of("F NTH C A LON - NWY", "convoyed the army to Norway."))));
    assertThat(page.select("tbody th").attr("style")).contains("nowrap").contains("width: 1%");
  }

  @Test
  void aSectionIsOneTableWithOneHeadRow() {
    // The orders of all countries are one table, so that results are aligned; its caption is the
    // heading, and a new section has its own.
    Block rows =
        new Block.Rows(
            List.of("Order", "Result"), 4, List.of(), List.of(List.of("A BER H", "held.")));
    Document page =
        page(
            new Block.Heading("Orders"),
            new Block.Group("Red"),
            rows,
            new Block.Group("Blue"),
            rows,
            new Block.Heading("Builds"),
            rows);
    assertThat(page.select("table")).hasSize(2);
    assertThat(page.select("table > thead > tr")).hasSize(2);
    assertThat(page.select("table > caption h2").eachText()).containsExactly("Orders", "Builds");
    assertThat(page.select("th[scope=rowgroup]").eachText()).containsExactly("Red", "Blue");
    assertThat(page.select("th[scope=rowgroup]").eachAttr("colspan")).containsOnly("2");
  }

  @Test
  void everyTableHasANameAndHeads() {
    // A table with words between it and its heading is called by that, for those who listen; a
    // second table of a section has heads of its own.
    Block rows =
        new Block.Rows(
            List.of("Order", "Result"), 4, List.of(), List.of(List.of("A BER H", "held.")));
    Document page =
        page(
            rows,
            new Block.Heading("Orders"),
            new Block.Words("All of them."),
            rows,
            new Block.Words("And more."),
            rows,
            new Block.Group("Blue \"B\""),
            new Block.Words("Theirs."),
            rows);
    assertThat(page.select("table").eachAttr("aria-label"))
        .containsExactly("a `subject`", "Orders", "Orders", "Blue \"B\"");
    assertThat(page.select("thead th[scope=col]").eachText())
        .isEqualTo(
            List.of("Order", "Result", "Order", "Result", "Order", "Result", "Order", "Result"));
  }

  @Test
  void resultsAreSeenAtAGlance() {
    // What came of an order is a sign with a colour before its word; without colours it is told,
    // too.
    Document page =
        page(
            new Block.Rows(
                List.of(),
                4,
                List.of(),
                List.of(List.of("A BER - MUN", "moved."), List.of("A KIE H", "dislodged.")),
                List.of(Block.Mark.GOOD, Block.Mark.BAD)));
    assertThat(page.select("td").eachText()).containsExactly("✓ moved.", "✗ dislodged.");
    assertThat(page.select("td span[style*=color]")).hasSize(2);
  }

  @Test
  void aDemandHasALinkThatOpensItsAnswer() {
    // Address, subject and lines come out of the link as they went in, the lines as those of a
    // letter; a mail without an address to answer has no link.
    List<String> lines = List.of("F STP/SC H", "FOREIGN AUSTRIA AA PAS - MÜN", "A+B & C = 100 %");
    Block draft = new Block.Draft("Write", lines);
    String link = page(draft).select("a").attr("href");
    assertThat(link).startsWith("mailto:depesche+t0k3n@example.org?subject=").contains("%0D%0A");
    assertThat(decoded(link, "subject=")).isEqualTo("Re: [bismarck S1868M]");
    assertThat(decoded(link, "body=").split("\r\n")).containsExactlyElementsOf(lines);
    assertThat(HtmlPage.of(List.of(draft), "s", "a")).doesNotContain("mailto");
  }

  @Test
  void aLinkIsShortEnoughForEveryProgram() {
    // Lines that have no room are left out whole; the first are there.
    List<String> many = Collections.nCopies(200, "A MÜN S A BER - KIE");
    String link = page(new Block.Draft("Write", many)).select("a").attr("href");
    assertThat(link).hasSizeBetween(1_700, 1_800).endsWith("%0D%0A");
    assertThat(decoded(link, "body=").split("\r\n")).containsOnly(many.getFirst());
  }

  private static String decoded(String link, String field) {
    String value = link.substring(link.indexOf(field) + field.length()).split("&", 2)[0];
    return URLDecoder.decode(value, StandardCharsets.UTF_8);
  }

  @Test
  void whatIsTypedIsCode() {
    // Backticks of ours become code; those a player wrote stay, and nothing within is markup.
    Document page =
        page(
            new Block.Words("Write `A <b>MUN</b> - BER` or `CLEAR`; don`t write ` or it`s."),
            new Block.Quoted(List.of("`all` mine")));
    assertThat(page.select("p code").eachText()).containsExactly("A <b>MUN</b> - BER", "CLEAR");
    assertThat(page.select("p").text()).endsWith("don`t write ` or it`s.");
    assertThat(page.select("blockquote").text()).isEqualTo("`all` mine");
  }

  private static Document page(Block... blocks) {
    return Jsoup.parse(HtmlPage.of(List.of(blocks), "a `subject`", SEEN, REPLY));
  }

  private static void fits(Document page) {
    for (Element element : page.getAllElements()) {
      String style = element.attr("style");
      assertThat(style).doesNotContainPattern("(?<!max-)width: [\\d.]+(em|px|rem|ch)");
      if (element.tagName().equals("img")) {
        assertThat(style).contains("max-width: 100%");
      }
    }
    assertThat(page.body().attr("style")).contains("overflow-wrap: anywhere");
    page.select("pre").forEach(pre -> assertThat(pre.attr("style")).contains("pre-wrap"));
    page.select("table").forEach(HtmlPageTest::fitsTable);
    page.select("table").forEach(table -> assertThat(table.select("caption:empty")).isEmpty());
  }

  private static void fitsTable(Element table) {
    List<Element> rows = table.select("tr");
    int columns = rows.stream().mapToInt(row -> row.childrenSize()).max().orElseThrow();
    int[] widest = new int[columns];
    for (Element row : rows) {
      for (int i = 0; i < row.childrenSize(); i++) {
        widest[i] = Math.max(widest[i], width(row.child(i)));
      }
    }
    assertThat(Arrays.stream(widest).sum()).as(table.text()).isLessThanOrEqualTo(PHONE);
  }

  /// {@return how narrow a cell can be, in pixels: its padding and its longest piece that is not
  /// broken; a letter has 8 px, a capital 11}
  private static int width(Element cell) {
    String style = cell.attr("style");
    int padding = style.contains("0.15em 0.6em") ? 10 : 5;
    if (style.contains("overflow-wrap: anywhere")) {
      return padding + 16;
    }
    if (!cell.select("[style*=writing-mode]").isEmpty()) {
      return padding + 24;
    }
    String[] pieces =
        style.contains("nowrap") ? new String[] {cell.text()} : cell.text().split("\\s+");
    return padding + Arrays.stream(pieces).mapToInt(HtmlPageTest::width).max().orElse(0);
  }

  private static int width(String piece) {
    return piece
        .chars()
        .map(letter -> letter == ' ' ? 4 : letter < 'a' && letter != '.' ? 11 : 8)
        .sum();
  }
}
