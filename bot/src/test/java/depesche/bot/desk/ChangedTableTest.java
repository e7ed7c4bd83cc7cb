package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.congress.CongressOfVienna;
import depesche.adjudicator.congress.decks.CongressDeckFormat;
import depesche.adjudicator.congress.game.CongressBoards;
import depesche.adjudicator.congress.scenarios.ScenarioFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.table.plain.PlainTable;
import depesche.adjudicator.table.plain.TableFile;
import depesche.adjudicator.weimar.Weimar;
import depesche.adjudicator.weimar.decks.WeimarDeckFormat;
import depesche.adjudicator.weimar.play.WeimarBoard;
import depesche.adjudicator.weimar.scenarios.WeimarFile;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.game.Library;
import depesche.bot.game.Replay;
import depesche.bot.ledger.GameLife;
import depesche.bot.report.MailWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A moderated table stays with the file that its owner had typed when it was set up.
class ChangedTableTest {

  private static final String MASTER = "master@localhost";
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path CONFIG = ROOT.resolve("config");

  private static final List<String> TITLES = List.of("plain-table", "congress-of-vienna", "weimar");

  private final Map<String, Rules<?, ?>> installed = new HashMap<>();
  private final List<Rules<?, ?>> shelf = TITLES.stream().<Rules<?, ?>>map(this::shelved).toList();
  private final Bureau bureau = new Bureau(shelf, MailWriter.load(ROOT.resolve("templates")));

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String file(String title) {
    return title.equals("plain-table")
        ? "config/tables/salt-road.json"
        : "config/decks/" + title + ".json";
  }

  private static String text(String title) {
    return read(ROOT.resolve(file(title)));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonValue in(String folder, String title) {
    String name = title + ".json";
    return JsonValue.read(name, read(CONFIG.resolve(folder).resolve(name)));
  }

  /// {@return a title with what its owner has typed}
  private static Rules<?, ?> rules(String title, String typed) {
    JsonValue json = JsonValue.read(file(title), typed);
    return switch (title) {
      case "congress-of-vienna" ->
          CongressOfVienna.rules(
              CongressBoards.read(in("boards", title), ScenarioFile.read(in("scenarios", title))),
              new CongressDeckFormat().read(json));
      case "weimar" ->
          Weimar.rules(
              WeimarBoard.read(in("boards", title), WeimarFile.read(in("scenarios", title))),
              new WeimarDeckFormat().read(json));
      default -> PlainTable.rules(List.of(TableFile.read(json)));
    };
  }

  /// The title as the server has it now.
  private Rules<?, ?> shelved(String title) {
    installed.put(title, rules(title, text(title)));
    return (Rules<?, ?>)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Rules.class},
            (_, called, arguments) -> {
              try {
                return called.invoke(installed.get(title), arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private void installs(String title, String typed) {
    installed.put(title, rules(title, typed));
    bureau.crashes();
  }

  private static String plain(List<Mail> mails) {
    return String.join("\n", mails.stream().map(Mail::text).toList()).replaceAll("\\s+", " ");
  }

  private GameLife.State state() {
    return bureau.asks(game -> game.state());
  }

  private String replayed() {
    return bureau.asks(game -> Replay.of(game, new Library(shelf)).difference().orElse(""));
  }

  @ParameterizedTest
  @CsvSource({
    "plain-table, 3, '\"value\": 2', '\"value\": 3', '\"text\": \"Place', '\"text\": \"Put'",
    "congress-of-vienna, 4, '\"value\": 3', '\"value\": 4', '\"note\": \"', '\"note\": \"Hm. '",
    "weimar, 4, '\"once\": true', '\"once\": false', '\"note\": \"', '\"note\": \"Hm. '"
  })
  void aTableWhoseFileIsNotTheSameIsHeld(
      String title, int seats, String was, String is, String remark, String otherRemark) {
    // Issue 17: card data with another number cannot get into a game that is being played.
    String text = text(title);
    assertThat(text).contains(was, remark);
    installs(title, text);
    bureau.write(MASTER, "CREATE bismarck " + title);
    for (int i = 0; i < seats; i++) {
      bureau.write("p" + i + "@x.org", "JOIN bismarck");
    }
    bureau.write(MASTER, "START bismarck");
    assertThat(state()).isEqualTo(GameLife.State.RUNNING);
    installs(title, text.replace(was, is));
    assertThat(plain(bureau.works())).contains(file(title), "has been changed", "No orders");
    assertThat(state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(plain(bureau.write(MASTER, "RESUME bismarck"))).contains(file(title));
    assertThat(replayed()).contains(file(title), "has been changed");
    installs(title, text.replace(remark, otherRemark));
    bureau.write(MASTER, "RESUME bismarck");
    assertThat(state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(replayed()).isEmpty();
  }
}
