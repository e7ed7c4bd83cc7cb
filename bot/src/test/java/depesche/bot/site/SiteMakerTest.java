package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What everybody may see of a game is a folder of pages that follows the ledger.
class SiteMakerTest {

  private final Bureau bureau = new Bureau();
  @TempDir private Path folder;
  @TempDir private Path other;

  @AfterEach
  void close() {
    bureau.close();
  }

  private Pages made() {
    return Pages.in(bureau, folder).made();
  }

  private void judges() {
    bureau.passes(Duration.ofDays(5));
    bureau.works();
  }

  @Test
  void aTurnHasAPageAtAnAddressThatStays() {
    // interfaces 5: site/GAME/YEAR/SEASON.html, the game's own and the list.
    bureau.begin();
    made();
    judges();
    Pages pages = made();
    assertThat(pages.names())
        .contains(
            "index.html",
            "bismarck/index.html",
            "bismarck/start.html",
            "bismarck/1865/spring.html",
            "site.css");
    assertThat(pages.page("index.html")).contains("href=\"bismarck/index.html\"");
    assertThat(pages.page("bismarck/start.html"))
        .contains("rel=\"next\" href=\"1865/spring.html\"");
    assertThat(pages.page("bismarck/1865/spring.html"))
        .contains("rel=\"prev\" href=\"../start.html\"")
        .contains("<main>", "Orders and results")
        .doesNotContain("style=", "cid:");
    assertThat(pages.files()).isEqualTo(Pages.in(bureau, other).made().files());
  }
}
