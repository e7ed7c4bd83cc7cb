package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.desk.Bureau;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Pages that follow a wild game are those that are made anew, to the last byte, and a start writes
/// none of them again; nothing secret is in any of them, and nothing that somebody wrote is markup.
/// In verify two kinds of games are played, in `.ci/long anew` all of them.
class SiteTwinTest {

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());

  private static final Pattern SCRIPT = Pattern.compile("<script(?! src=\")");

  /// So many games are in one folder, each of whose pages is made anew for each of them.
  private static final int TOGETHER = 4;

  /// At least four.
  private static final int TURNS = Math.min(6, Volume.of(40));

  @TempDir private Path folder;
  private int made;

  static List<WildTable.Kind> pagesAreTheSameAsMadeAnew() {
    return WildTable.kinds(SEED);
  }

  @ParameterizedTest
  @MethodSource
  void pagesAreTheSameAsMadeAnew(WildTable.Kind kind) {
    // Issue 55, 1: after each change no byte under site/ differs from a site made anew.
    int games = Volume.of(10);
    for (int i = 0; i < games; i += TOGETHER) {
      try (Bureau bureau = new Bureau()) {
        together(bureau, kind, i, Math.min(i + TOGETHER, games));
      }
    }
  }

  private void together(Bureau bureau, WildTable.Kind kind, int first, int end) {
    Path site = folder.resolve("site" + first);
    MadeSite pages = MadeSite.in(bureau, site, MadeSite.HOME).made().following(bureau);
    for (int i = first; i < end; i++) {
      WildTable table = new WildTable(bureau, kind, "wild" + i, new Random(SEED + i));
      for (int turn = 0; turn < TURNS; turn++) {
        table.goesOn();
        pages.made();
      }
      boolean open = table.opens();
      pages.made();
      if (open) {
        assertThat(pages.names()).contains("wild" + i + "/start.html");
      }
      compare(bureau, site, pages, table);
      table.ends();
      pages.made();
      compare(bureau, site, pages, table);
    }
  }

  private void compare(Bureau bureau, Path site, MadeSite pages, WildTable table) {
    MadeSite anew = MadeSite.in(bureau, folder.resolve("anew" + made++), MadeSite.HOME).made();
    assertThat(pages.files()).as("-Ddepesche.seed=%d", SEED).isEqualTo(anew.files());
    assertThat(pages.brokenLinks()).isEmpty();
    List<Path> written = new ArrayList<>();
    MadeSite.in(bureau, site, MadeSite.HOME, written::add).made();
    assertThat(written).as("after a start, -Ddepesche.seed=%d", SEED).isEmpty();
    Schema schema = Schema.of(pages.page("game-schema.json"));
    pages
        .files()
        .forEach(
            (name, text) -> {
              table.secrets().forEach(secret -> assertThat(text).as(name).doesNotContain(secret));
              if (name.endsWith("/game.json")) {
                assertThat(schema.faults(text)).as(name).isEmpty();
              }
              // That one is the same file beside any game, with its script in it.
              if (name.endsWith(".html") && !name.equals("verify.html")) {
                assertThat(SCRIPT.matcher(text).find()).as(name).isFalse();
                assertThat(text)
                    .as(name)
                    .doesNotContain("onerror=alert(2)>", "<b>it", "<i>name", "style=");
                assertThat(text.split("</textarea>"))
                    .as(name)
                    .hasSameSizeAs(text.split("<textarea"));
                assertThat(text.length()).as(name).isLessThan(150_000);
              }
            });
  }
}
