package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.browser.Chromium;
import depesche.bot.browser.Chromium.Key;
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
import org.junit.jupiter.params.provider.MethodSource;

/// A real browser walks the pages of whole games by keyboard, on a phone and on a screen, by day
/// and by night. `.ci/long site` has a game of each title played for it, and says what is missing
/// where there is no Chromium or axe-core.
@EnabledIfSystemProperty(named = "depesche.browser", matches = "on")
class BrowsedSiteTest {

  private static final Path EXAMPLE = Path.of("..", "docs", "example").toAbsolutePath().normalize();
  private static final List<Integer> WIDTHS = List.of(390, 1280);
  private static final String BESIDE = ".*/(title-[^/]*|series-[^/]*|verify)\\.html";
  private static final int MOST_LINKS = 400;

  @TempDir private Path folder = Path.of("");
  private Chromium browser;
  private String axe = "";
  private final SequencedSet<String> found = new LinkedHashSet<>();
  private int pages;

  @BeforeEach
  void open() throws IOException, InterruptedException {
    axe = Files.readString(Path.of(System.getenv("DEPESCHE_AXE")));
    browser = Chromium.open(Files.createDirectory(folder.resolve("browser")));
  }

  @AfterEach
  void close() {
    browser.close();
  }

  /// {@return folders with the pages of a game each: what `depesche.sites` holds, and the example
  /// of the documents}
  static List<Path> sites() throws IOException {
    List<Path> sites = new ArrayList<>(List.of(EXAMPLE));
    String played = System.getProperty("depesche.sites", "");
    if (!played.isEmpty()) {
      try (Stream<Path> all = Files.list(Path.of(played))) {
        sites.addAll(all.sorted().toList());
      }
    }
    return sites;
  }

  @ParameterizedTest
  @MethodSource("sites")
  void aWholeGameIsReadByKeyboard(Path site) {
    // Issue 55: without a script error, a request elsewhere or a violation that axe-core names.
    for (int width : WIDTHS) {
      for (boolean dark : List.of(false, true)) {
        browser.window(width, dark);
        int turns = walk(site);
        assertThat(turns).isGreaterThan(2);
        System.out.printf("%s: %d turns at %d px%n", site.getFileName(), turns, width);
      }
    }
    System.out.printf("%s: %d pages seen%n", site.getFileName(), pages);
    assertThat(found).isEmpty();
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
      browser.open(page.toUri());
      isGood();
    }
    browser.open(site.resolve("index.html").toUri());
    isGood();
    goTo("a[href='demo/index.html']");
    browser.follow(Key.ENTER);
    browser.run("document.querySelectorAll('details').forEach(one => one.open = true)");
    isGood();
    goTo("a[href='start.html']");
    browser.follow(Key.ENTER);
    isGood();
    int turns = 1;
    while (browser.run("document.querySelector('a[rel=next]') !== null").asBoolean()) {
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
    String there = "document.activeElement.matches(\"" + what + "\")";
    for (int i = 0; i < MOST_LINKS; i++) {
      if (browser.run(there).asBoolean()) {
        return;
      }
      browser.press(Key.TAB);
    }
    throw new AssertionError("no key leads to " + what + " on " + browser.address());
  }

  private void isGood() {
    String page = browser.address();
    wrong().forEach(fault -> found.add(page + ": " + fault));
    pages++;
  }

  private List<String> wrong() {
    List<String> wrong = new ArrayList<>();
    if (browser.run("document.documentElement.scrollWidth > innerWidth").asBoolean()) {
      wrong.add("sideways");
    }
    browser.run(axe + ";''");
    String violations =
        browser
            .run(
                "axe.run(document, {resultTypes: ['violations'], preload: false}).then(found =>"
                    + " found.violations.map(one => one.id + ': ' + one.nodes[0].html).join('\\n"
                    + "'))")
            .asText();
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
    browser.window(390, false);
    browser.open(page.toUri());
    assertThat(wrong())
        .anyMatch(fault -> fault.equals("sideways"))
        .anyMatch(fault -> fault.startsWith("nested-interactive"))
        .anyMatch(fault -> fault.startsWith("image-alt"))
        .anyMatch(fault -> fault.startsWith("landmark-one-main"))
        .anyMatch(fault -> fault.startsWith("elsewhere: http://elsewhere.example"))
        .anyMatch(fault -> fault.startsWith("script: "));
  }
}
