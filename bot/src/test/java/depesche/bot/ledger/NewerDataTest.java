package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Vault;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.database.EmbeddedDatabase;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.Posting;
import jakarta.persistence.Enumerated;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.flywaydb.core.api.MigrationInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An earlier program does not work on what a later one has written: it says so in one sentence.
class NewerDataTest {

  /// The last step of the schema, and what rows hold that a column's type does not say.
  private static final String KNOWN = "103 -783991190";

  @TempDir private Path data;

  @Test
  void dataOfALaterVersionAreRefusedAndNamed() throws SQLException {
    // The old program on an upgraded data folder.
    EmbeddedDatabase database = EmbeddedDatabase.in(data);
    Ledger.open(database, Vault.in(data.resolve("chance.key"))).close();
    try (var source = database.connect();
        Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into \"flyway_schema_history\" select \"installed_rank\" + 1, '999', 'later"
              + " letters', \"type\", 'V999__later_letters.sql', 1, \"installed_by\","
              + " \"installed_on\", 1, true from \"flyway_schema_history\" where"
              + " \"installed_rank\" = (select max(\"installed_rank\") from"
              + " \"flyway_schema_history\")");
    }
    assertThatThrownBy(() -> Ledger.alone(Settings.standard(), data))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContainingAll("newer Depesche", "999", "later letters", "backup");
  }

  @Test
  void aFormatThatEarlierProgramsCannotReadComesWithAStep() {
    // The schema may be the same, and a row hold a word that an earlier program does not know: it
    // would start, and break at the first such row. A step stops it, if need be one that changes no
    // table. When this is red, add `V…__what_is_new.sql` with `select 1;`, and its number here.
    EmbeddedDatabase database = new EmbeddedDatabase("jdbc:h2:mem:" + data.getFileName(), "memory");
    String last;
    try (var source = database.connect()) {
      last =
          Arrays.stream(database.schema(source).info().all())
              .map(MigrationInfo::getVersion)
              .max((one, other) -> one.compareTo(other))
              .orElseThrow()
              .toString();
    }
    List<String> formats =
        Stream.concat(
                RowClasses.ALL.stream().flatMap(row -> words(row)),
                Stream.of(
                        DiscordInput.class,
                        Posting.class,
                        Posting.Piece.class,
                        Posting.Enclosure.class)
                    .flatMap(NewerDataTest::parts))
            .sorted()
            .toList();
    assertThat(last + " " + formats.hashCode())
        .as("%s", String.join("\n", formats))
        .isEqualTo(KNOWN);
  }

  private static Stream<String> words(Class<?> row) {
    return Arrays.stream(row.getDeclaredFields())
        .filter(field -> field.isAnnotationPresent(Enumerated.class))
        .map(Field::getType)
        .flatMap(
            type ->
                Arrays.stream(type.getEnumConstants())
                    .map(constant -> row.getSimpleName() + " " + ((Enum<?>) constant).name()));
  }

  private static Stream<String> parts(Class<?> kept) {
    return Arrays.stream(kept.getRecordComponents())
        .map(RecordComponent::getName)
        .map(part -> kept.getSimpleName() + " " + part);
  }
}
