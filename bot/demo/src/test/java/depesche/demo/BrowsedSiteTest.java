package depesche.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import depesche.demo.DemoGame.Script;
import depesche.demo.browser.Browser;
import depesche.demo.browser.Browser.Key;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A real browser walks the pages of a game of each title by keyboard, on a phone and on a screen,
/// by day and by night. It needs Chromium and axe-core: `.ci/long site` says what is missing.
/// `-Ddepesche.title=weimar` walks that title alone.
@EnabledIfSystemProperty(named = "depesche.browser", matches = "on")
class BrowsedSiteTest {

  private static final Path HOME = Path.of("..", "..").toAbsolutePath().normalize();
  private static final List<Integer> WIDTHS = List.of(390, 1280);
  private static final List<String> SCHEMES = List.of("light", "dark");
  private static final String ONLY = System.getProperty("depesche.title", "");
  private static final String BESIDE = ".*/(title-[^/]*|series-[^/]*|verify)\\.html";
  private static final int MOST_LINKS = 400;

  @TempDir private Path folder = Path.of("");
  private Browser browser;
  private String axe = "";
  private final SequencedSet<String> found = new LinkedHashSet<>();
  private int pages;

  @BeforeEach
  void open() throws IOException, InterruptedException {
    axe = Files.readString(Path.of(System.getenv("DEPESCHE_AXE")));
    browser =
        Browser.open(
            Browser.program().orElseThrow(), Files.createDirectory(folder.resolve("browser")));
  }

  @AfterEach
  void close() {
    browser.close();
  }

  @ParameterizedTest
  @CsvSource({
    "blood-and-iron, endYear=1866, 0",
    "standard, lastYear=1902, 0",
    "great-powers, turns=2, 0",
    "bismarcks-dance, '', 0",
    "bismarcks-dance-contest, '', 0",
    "plain-table, '', 0",
    "congress-of-vienna, '', 10",
    "weimar, '', 10"
  })
  void aWholeGameIsReadByKeyboard(String title, String option, int reports) {
    // Issue 55: without a script error, a request elsewhere or a violation that axe-core names.
    assumeTrue(ONLY.isEmpty() || ONLY.equals(title), "another title is asked for");
    List<String> options = option.isEmpty() ? List.of() : List.of(option);
    Path site = folder.resolve("site");
    DemoGame.play(new Script(title, "1865", options, 0, reports), HOME, site, _ -> {});
    isReadable(site, title);
  }

  @Test
  void theExampleInTheDocumentsIsReadByKeyboard() {
    // Issue 55, 8: a newcomer reads it from a checkout.
    isReadable(HOME.resolve("docs/example"), "the example");
  }

  private void isReadable(Path site, String title) {
    for (int width : WIDTHS) {
      for (String scheme : SCHEMES) {
        browser.window(width, scheme);
        int turns = walk(site);
        assertThat(turns).as(title).isGreaterThan(2);
        System.out.printf("%s: %d turns at %d px, %s%n", title, turns, width, scheme);
      }
    }
    System.out.printf("%s: %d pages seen%n", title, pages);
    assertThat(found).as(title).isEmpty();
  }

  /// {@return the pages beside the list of games}
  private static List<Path> beside(Path site) {
    try (Stream<Path> all = Files.list(site)) {
      return all.filter(page -> page.toString().matches(BESIDE)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return how many turns there were to be read}
  private int walk(Path site) {
    for (Path page : beside(site)) {
      browser.open(page);
      isGood();
    }
    browser.open(site.resolve("index.html"));
    isGood();
    goTo("a[href='demo/index.html']");
    browser.follow(Key.ENTER);
    browser.says("document.querySelectorAll('details').forEach(one => one.open = true)");
    isGood();
    goTo("a[href='start.html']");
    browser.follow(Key.ENTER);
    isGood();
    int turns = 1;
    while (browser.says("String(document.querySelector('a[rel=next]') !== null)").equals("true")) {
      browser.follow(Key.ARROW_RIGHT);
      isGood();
      turns++;
    }
    String last = browser.address();
    browser.follow(Key.ARROW_LEFT);
    browser.follow(Key.ARROW_RIGHT);
    assertThat(browser.address()).isEqualTo(last);
    goTo("#turns input");
    browser.follow(Key.HOME);
    assertThat(browser.address()).endsWith("/demo/start.html");
    return turns;
  }

  /// Goes from link to link until it is at this one.
  private void goTo(String what) {
    String there = "String(document.activeElement.matches(\"" + what + "\"))";
    for (int i = 0; i < MOST_LINKS; i++) {
      if (browser.says(there).equals("true")) {
        return;
      }
      browser.press(Key.TAB);
    }
    throw new AssertionError("no key leads to " + what + " on " + browser.address());
  }

  private void isGood() {
    String page = browser.address().replaceFirst(".*/(site|example)/", "");
    wrong().forEach(fault -> found.add(page + ": " + fault));
    pages++;
  }

  private List<String> wrong() {
    List<String> wrong = new ArrayList<>();
    if (browser.says("String(document.documentElement.scrollWidth > innerWidth)").equals("true")) {
      wrong.add("sideways");
    }
    browser.says(axe + ";''");
    String violations =
        browser.says(
            "axe.run(document, {resultTypes: ['violations'], preload: false}).then(found =>"
                + " found.violations.map(one => one.id + ': ' + one.nodes[0].html).join('\\n'))");
    violations.lines().forEach(wrong::add);
    wrong.addAll(browser.faults());
    return wrong;
  }

  @Test
  void aBadPageIsFound() throws IOException {
    // A page with each kind of fault has them all found.
    Path page = folder.resolve("bad.html");
    Files.writeString(
        page,
        """
        <!DOCTYPE html><html lang="en"><title>Bad</title><body>
        <details><summary>With <a href="x">a link</a></summary></details>
        <img src="http://elsewhere.example/x.png"><p style="width: 3000px">wide</p>
        <script>nothing.there();</script>
        """);
    browser.window(390, "light");
    browser.open(page);
    assertThat(wrong())
        .anyMatch(fault -> fault.equals("sideways"))
        .anyMatch(fault -> fault.startsWith("nested-interactive"))
        .anyMatch(fault -> fault.startsWith("image-alt"))
        .anyMatch(fault -> fault.startsWith("landmark-one-main"))
        .anyMatch(fault -> fault.startsWith("elsewhere: http://elsewhere.example"))
        .anyMatch(fault -> fault.startsWith("script: "));
  }
}
