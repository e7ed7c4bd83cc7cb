package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
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

  private MadeSite made() {
    return MadeSite.in(bureau, folder).made();
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
    MadeSite pages = made();
    assertThat(pages.names())
        .contains(
            "index.html",
            "bismarck/index.html",
            "bismarck/start.html",
            "bismarck/1865/spring.html",
            "site.css",
            "verify.html");
    assertThat(pages.page("index.html")).contains("href=\"bismarck/index.html\"");
    assertThat(pages.page("bismarck/start.html"))
        .contains("rel=\"next\" href=\"1865/spring.html\"");
    assertThat(pages.page("bismarck/1865/spring.html"))
        .contains("rel=\"prev\" href=\"../start.html\"")
        .contains("<main>", "Orders and results")
        .doesNotContain("style=", "cid:");
    assertThat(pages.files()).isEqualTo(MadeSite.in(bureau, other).made().files());
  }

  @Test
  void aGameThatCannotBeReadNowKeepsItsPagesAndItsPlace() {
    // After a start with a setting, rules or cards that do not fit: what is there stays, and the
    // list leads to it.
    bureau.begin();
    SortedMap<String, String> before = made().files();
    bureau.ledger().act(book -> book.game("bismarck").orElseThrow().setClock("nonsense"));
    MadeSite pages = made();
    assertThat(pages.names()).containsExactlyElementsOf(before.keySet());
    assertThat(pages.page("index.html")).contains("href=\"bismarck/index.html\"");
    assertThat(pages.page("bismarck/start.html")).isEqualTo(before.get("bismarck/start.html"));
  }

  @Test
  void programsReadTheGameToo() {
    // interfaces 5: game.json, each order with its result, and the state after the phase.
    List<Bureau.Mail> reports = bureau.begin();
    String army = bureau.armies("Red").getFirst();
    Bureau.Mail red =
        reports.stream().filter(mail -> mail.to().equals("anna@x.org")).toList().getLast();
    bureau.answer(red, "A " + army + " H");
    judges();
    MadeSite pages = made();
    String json = pages.page("bismarck/game.json");
    assertThat(json)
        .startsWith(
            "{\"format\":\"depesche-game/1\",\"game\":\"bismarck\",\"title\":\"blood-and-iron\"")
        .contains(
            "{\"text\":\"A " + army + " H\",\"result\":\"stands\"}",
            "\"state\":{\"phase\":\"F1865M\"",
            "\"result\":{}");
    Schema schema = Schema.of(pages.page("game-schema.json"));
    assertThat(schema.faults(json)).isEmpty();
    assertThat(schema.faults(json.replace("stands", "thrives"))).isNotEmpty();
    assertThat(schema.faults(json.replace("\"phases\"", "\"turns\""))).isNotEmpty();
  }

  @Test
  void aFeedTellsOfTheTurns() {
    // Issue 55, 6: feed.atom for each game and for all, with ids that stay.
    bureau.begin();
    judges();
    MadeSite pages = made();
    assertThat(pages.page("bismarck/feed.atom"))
        .contains(
            "<link href=\"1865/spring.html\"/>", "tag:localhost,2026:bismarck/1865/spring.html");
    assertThat(pages.page("feed.atom")).contains("<link href=\"bismarck/1865/spring.html\"/>");
  }

  @Test
  void aGameIsDrawnOverTime() {
    // Issue 55, 3: centres over time as a picture with letters and dashes beside its colours, and
    // as a table for those who listen; maps stand above the words of a turn.
    bureau.begin();
    judges();
    judges();
    MadeSite pages = made();
    String game = pages.page("bismarck/index.html");
    assertThat(game)
        .contains("Centres over time", "<title id=", "<desc id=", "role=\"img\"")
        .containsOnlyOnce("stroke-dasharray=\"9 4\"")
        .contains("<th scope=\"row\"><a href=\"1865/fall.html\">", "<td>3</td>");
    assertThat(game.split("class=\"line\"")).hasSize(1 + 5);
    String turn = pages.page("bismarck/1865/spring.html");
    assertThat(turn.indexOf("<figure>"))
        .isBetween(turn.indexOf("<h1"), turn.indexOf("Orders and results"));
    assertThat(turn.split("<figcaption>")).hasSize(1 + 2);
    assertThat(pages.page("bismarck/start.html"))
        .contains("<figure>")
        .doesNotContain("<figcaption>");
    assertThat(pages.page("index.html")).doesNotContain("<header>", "<nav");
  }

  @Test
  void theNewestTurnHasAFormOfWhatTheRulesAllow() {
    // Issue 55, 5: pull-downs of legal orders, of the public position alone; older turns have none.
    List<Bureau.Mail> reports = bureau.begin();
    String army = bureau.armies("Red").getFirst();
    Bureau.Mail red =
        reports.stream().filter(mail -> mail.to().equals("anna@x.org")).toList().getLast();
    MadeSite pages = made();
    String before = pages.page("bismarck/start.html");
    String script =
        pages.names().stream().filter(name -> name.endsWith("-form.js")).findFirst().orElse("");
    assertThat(before).contains("id=\"form\"", script.substring("bismarck/".length()));
    assertThat(pages.page(script))
        .contains("\"about\":\"A " + army + "\"", "\"drawn\":{\"picture\":");
    assertThat(pages.page(script).length() + before.length()).isLessThan(150_000);
    bureau.answer(red, "A " + army + " H");
    assertThat(made().files()).as("what is on file changes nothing").isEqualTo(pages.files());
    judges();
    assertThat(made().page("bismarck/start.html")).doesNotContain("id=\"form\"");
    assertThat(pages.page("bismarck/1865/spring.html")).contains("id=\"form\"");
    assertThat(pages.names()).doesNotContain(script).contains("form.js", "form.css");
    assertThat(pages.brokenLinks()).isEmpty();
    bureau.write("master@localhost", "TERMINATE bismarck nobody plays");
    assertThat(made().page("bismarck/1865/spring.html")).doesNotContain("id=\"form\"");
    assertThat(pages.files()).isEqualTo(MadeSite.in(bureau, other).made().files());
  }
}
