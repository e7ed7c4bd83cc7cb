package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau;
import depesche.bot.ledger.GameLife;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is counted of titles and series comes from games that are over and that everybody may read.
class SiteStatisticsTest {

  private static final String MASTER = "master@localhost";
  private static final String TITLE = "title-great-powers.html";

  private final Bureau bureau = new Bureau();
  @TempDir private Path folder;
  @TempDir private Path other;

  @AfterEach
  void close() {
    bureau.close();
  }

  private void begins(String game, String options) {
    bureau.write(
        MASTER, "CREATE " + game + " great-powers turns=1 allmissing=JUDGE patience=9 " + options);
    IntStream.range(0, 3)
        .forEach(
            i -> bureau.write(game + i + "@canary.org", "JOIN " + game + " NAME Land" + game + i));
    bureau.write(MASTER, "START " + game);
  }

  private void ends(String game) {
    for (int i = 0; i < 40 && !isOver(game); i++) {
      bureau.passes(Duration.ofDays(4));
      bureau.works();
    }
    assertThat(isOver(game)).isTrue();
  }

  private boolean isOver(String game) {
    GameLife.State state = bureau.ask(unitOfWork -> unitOfWork.game(game).orElseThrow().state());
    return state == GameLife.State.OVER;
  }

  @Test
  void winsAndLengthsAreCountedByTitle() {
    // Issue 55, 7: wins by seat and length, in words, as pictures and as tables.
    begins("one", "");
    MadeSite pages = MadeSite.in(bureau, folder).made().following(bureau);
    assertThat(pages.names()).doesNotContain(TITLE);
    assertThat(pages.page("index.html")).doesNotContain("title-");
    begins("two", "anonymous=ON");
    ends("one");
    ends("two");
    begins("running", "anonymous=ON");
    begins("secret", "private=ON page=ON");
    bureau.write(MASTER, "OPEN secret");
    pages.made();
    assertThat(pages.page("index.html"))
        .contains("<a href=\"" + TITLE + "\">Great Powers</a>", "running/index.html");
    String page = pages.page(TITLE);
    assertThat(page)
        .contains("2 games have ended here: ", "Wins by seat", "How long games were", "<main>")
        .contains("role=\"img\"", "<desc ", "<th scope=\"row\">")
        .doesNotContain("running", "secret", "canary", "Land");
    assertThat(pages.brokenLinks()).isEmpty();
    assertThat(pages.files()).isEqualTo(MadeSite.in(bureau, other).made().files());
  }

  @Test
  void onlyWhatChangesIsWritten() throws Exception {
    // Issue 55, 7: a game that is played costs the statistics nothing; a page of which nothing is
    // counted any more, as after a restored backup, goes.
    begins("one", "");
    ends("one");
    MadeSite pages = MadeSite.in(bureau, folder).made().following(bureau);
    assertThat(pages.page(TITLE)).contains("One game has ended here");
    Path page = folder.resolve(TITLE);
    Files.writeString(page, "whoever writes here sees whether it is written again");
    begins("two", "");
    pages.made();
    assertThat(Files.readString(page)).startsWith("whoever");
    Files.writeString(folder.resolve("series-old.html"), "left by another time");
    assertThat(MadeSite.in(bureau, folder).made().files())
        .isEqualTo(MadeSite.in(bureau, other).made().files());
  }

  @Test
  void aSeriesHasItsOwn() {
    // Issue 55, 7: a page for a series, too.
    bureau.write(MASTER, "SERIES CREATE cup preset=weekly-diplomacy");
    for (int i = 0; i < 7; i++) {
      bureau.write("p" + i + "@canary.org", "SERIES JOIN cup");
    }
    bureau.write(MASTER, "SERIES START cup");
    List<String> games =
        bureau.ask(
            unitOfWork ->
                unitOfWork.lobby().all().stream().map(id -> unitOfWork.game(id).name()).toList());
    assertThat(games).isNotEmpty();
    bureau.write(MASTER, "OPEN " + games.getFirst());
    bureau.works();
    MadeSite pages = MadeSite.in(bureau, folder).made();
    assertThat(pages.page("series-cup.html"))
        .contains("Series cup: statistics", "One game has ended here");
    assertThat(pages.page("index.html")).contains("<a href=\"series-cup.html\">cup</a>");
  }
}
