package depesche.bot.server.nodes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Vault;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.BareGame;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.nodes.NodeLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How a node comes to work beside others, and what it leaves if it may not.
class JoiningTest {

  @TempDir private Path folder;

  private Path data(String node) throws IOException {
    return Files.createDirectories(folder.resolve(node));
  }

  private static NodeLine line(PostgresDatabase database) {
    return NodeLine.to(database, Clock.systemUTC());
  }

  private void join(NodeLine line, String node) throws IOException {
    new Joining(line).join(folder.resolve("home"), data(node));
  }

  private Path key(String node) {
    return folder.resolve(node).resolve("chance.key");
  }

  @Test
  void whoLacksTheKeyOfTheOthersIsRefusedAndMakesNone() throws IOException {
    // A key made by a node that was refused would be taken for the right one later.
    PostgresDatabase database = Postgres.fresh();
    try (NodeLine first = line(database);
        NodeLine second = line(database)) {
      join(first, "first");
      assertThat(key("first")).exists();
      assertThatThrownBy(() -> join(second, "second"))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContaining("another chance.key: copy the one of that node");
      assertThat(key("second")).doesNotExist();
      Files.copy(key("first"), key("second"));
      join(second, "second");
    }
  }

  private void put(String file, String text) throws IOException {
    Path path = folder.resolve("home").resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  @Test
  void onlyWhatGamesArePlayedByMustBeTheSame() throws IOException {
    // An example that one machine has and the other has not, or what an editor left, keeps no node
    // out.
    PostgresDatabase database = Postgres.fresh();
    put("config/decks/weimar.json", "{}");
    try (NodeLine first = line(database);
        NodeLine second = line(database);
        NodeLine third = line(database)) {
      join(first, "first");
      put("config/server.example.yaml", "address: x@example.org");
      put("config/decks/.weimar.json.swp", "{");
      put("templates/standard/report.ftl~", "a word");
      Files.copy(key("first"), data("second").resolve("chance.key"));
      join(second, "second");
      put("config/decks/weimar.json", "{ }");
      Files.copy(key("first"), data("third").resolve("chance.key"));
      assertThatThrownBy(() -> join(third, "third"))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContaining("has other titles, decks or templates");
    }
  }

  @Test
  void whoLacksTheKeyOfTheGamesIsRefusedAndMakesNone() throws IOException {
    // No other node runs, but there are secrets that only the right key opens.
    PostgresDatabase database = Postgres.fresh();
    try (Ledger ledger = Ledger.open(database, Vault.in(data("old").resolve("chance.key")))) {
      ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "bismarck"));
    }
    Postgres.sql(database, "update game set secret_hidden = decode(repeat('0a', 60), 'hex')");
    try (NodeLine line = line(database)) {
      assertThatThrownBy(() -> join(line, "new"))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContaining("the key of the ledger is missing: put your copy of ");
      assertThat(key("new")).doesNotExist();
    }
  }

  @Test
  void tablesOfSomebodyElseAreRefused() throws IOException {
    // One sentence says what to do, and nothing is made.
    PostgresDatabase database = Postgres.made("template template0");
    Postgres.sql(database, "create table foo(a int)");
    try (NodeLine line = line(database)) {
      assertThatThrownBy(() -> join(line, "node"))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContaining("holds tables that are not Depesche's: create an empty one");
      assertThat(key("node")).doesNotExist();
    }
  }
}
