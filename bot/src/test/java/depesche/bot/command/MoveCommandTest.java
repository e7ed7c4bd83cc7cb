package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Secrets;
import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.config.UnusableInput;
import depesche.bot.desk.Bureau;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.database.CutLine;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// A ledger goes to PostgreSQL whole or not at all, and its games go on there as if nothing had
/// happened.
class MoveCommandTest {

  @TempDir private Path folder;
  private PostgresDatabase database;
  private StringWriter out = new StringWriter();
  private StringWriter err = new StringWriter();
  private Bureau.@Nullable Mail first;
  private Runnable atWriting = () -> {};

  @BeforeEach
  void aGame() throws IOException {
    database = Postgres.fresh();
    Files.createDirectories(data());
    settings(database);
    try (Ledger ledger = Ledger.in(data())) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      first = bureau.begin().getFirst();
      bureau.answer(first, "BROADCAST", "Grüße — 🂡");
      bureau.answer(first, "DIARY not for others");
    }
  }

  private Path data() {
    return folder.resolve("data");
  }

  private void settings(@Nullable PostgresDatabase named) throws IOException {
    Files.writeString(
        folder.resolve("server.yaml"),
        "data: %s\n".formatted(data()) + (named == null ? "" : Postgres.lines(named, folder)));
  }

  private Settings read() {
    return SettingsFile.read(folder.resolve("server.yaml"));
  }

  private int call(Callable<Integer> command, String... arguments) {
    out =
        new StringWriter() {
          @Override
          public void write(String words, int from, int length) {
            super.write(words, from, length);
            if (words.contains("writing")) {
              atWriting.run();
            }
          }
        };
    err = new StringWriter();
    PrintWriter complaints = new PrintWriter(err, true);
    List<String> line = new ArrayList<>(List.of(arguments));
    line.addAll(0, List.of("--config", folder.resolve("server.yaml").toString()));
    return new CommandLine(command)
        .setOut(new PrintWriter(out, true))
        .setErr(complaints)
        .setExecutionExceptionHandler(
            (failure, _, _) -> {
              complaints.println(failure.getMessage());
              return failure instanceof UnusableInput ? 2 : 99;
            })
        .execute(line.toArray(String[]::new));
  }

  private int move() {
    return call(new MoveCommand());
  }

  private void refused(String... words) {
    assertThat(move()).as(out.toString() + err).isEqualTo(2);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains(words);
  }

  @Test
  void aGameGoesOnWhereItWas() {
    // interfaces: `move`: everything from the data folder to PostgreSQL, compared row by row.
    assertThat(move()).as(err.toString()).isZero();
    assertThat(out.toString()).contains("compared row by row", "games: 1", "depesche.moved.mv.db");
    // This post counts from 1 again.
    Postgres.sql(database, "update inbox set digest = 'old ' || digest, uid = uid + 1000");
    Postgres.sql(database, "update parcel set parcel_key = 'old ' || parcel_key");
    try (Ledger ledger = Ledger.alone(read(), data())) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      assertThat(bureau.answer(Objects.requireNonNull(first), "PRESS LOG").toString())
          .contains("Grüße — 🂡")
          .doesNotContain("put aside");
      bureau.passes(Duration.ofDays(4));
      bureau.works();
      assertThat(bureau.game().turn()).isGreaterThan(1);
    }
    assertThat(call(new ReplayCommand(), "bismarck")).as(out.toString()).isZero();
    assertThat(out.toString()).contains("all as on file");
  }

  @Test
  void nothingIsOverwritten() throws IOException {
    assertThat(move()).isZero();
    Files.move(data().resolve("depesche.moved.mv.db"), data().resolve("depesche.mv.db"));
    Postgres.sql(database, "update game set phase = 'another'");
    refused("there are games in", "name an empty database");
    assertThat(data().resolve("depesche.mv.db")).exists();
  }

  @Test
  void aMoveThatBreaksIsMadeAgain() throws IOException {
    try (CutLine line = CutLine.to(database)) {
      settings(line.database());
      atWriting = () -> line.loses(CutLine.At.COMMAND);
      assertThat(move()).isEqualTo(2);
      assertThat(err.toString()).contains("move again");
      assertThat(line.isCut()).isTrue();
      assertThat(data().resolve("depesche.mv.db")).exists();
      atWriting = () -> {};
      assertThat(move()).as(err.toString()).isZero();
    }
    settings(database);
    refused("were moved before");
  }

  @Test
  void aMoveWhoseLastWordIsLostIsFoundDone() throws IOException {
    // Everything is there, and is compared once more.
    try (CutLine line = CutLine.to(database)) {
      settings(line.database());
      atWriting = () -> line.loses(CutLine.At.ANSWER);
      refused("move again");
      assertThat(line.isCut()).isTrue();
    }
    settings(database);
    assertThat(move()).as(err.toString()).isZero();
    assertThat(out.toString()).contains("was in", "before");
    assertThat(data().resolve("depesche.mv.db")).doesNotExist();
  }

  @Test
  void noGameIsForgotten() throws IOException {
    // Neither by new settings without a move, nor by old ones after it.
    assertThatThrownBy(() -> Ledger.alone(read(), data()))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("./depesche move");
    othersAreRefused("./depesche move");
    assertThat(move()).isZero();
    settings(null);
    othersAreRefused("write the block database");
    assertThatThrownBy(() -> Ledger.alone(read(), data()))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("write the block database");
    refused("move needs to know where to", "url, user and password");
  }

  /// Other commands say the same, and not that there is no database.
  private void othersAreRefused(String words) {
    assertThat(call(new BackupCommand(), folder.resolve("copy").toString())).isEqualTo(2);
    assertThat(err.toString()).contains(words);
    assertThat(call(new ReplayCommand(), "bismarck")).isEqualTo(2);
    assertThat(err.toString()).contains(words);
    assertThat(call(new RereadCommand())).isEqualTo(2);
    assertThat(err.toString()).contains(words);
  }

  @Test
  void nobodyWorksInEither() throws IOException {
    try (FileChannel file =
            FileChannel.open(data().resolve("depesche.mv.db"), StandardOpenOption.WRITE);
        FileLock _ = file.lock()) {
      refused("a Depesche works in", "stop it first");
    }
    try (Claim _ = database.claim()) {
      refused("another Depesche works in", "stop it first");
    }
    assertThat(move()).as(err.toString()).isZero();
  }

  @Test
  void aBackupOfPostgresGoesBackToIt() throws IOException {
    // It is a file as ever, checked by playing its games again, while the server goes on.
    assertThat(move()).isZero();
    String copy = folder.resolve("copy").toString();
    try (Ledger _ = Ledger.alone(read(), data())) {
      assertThat(call(new BackupCommand(), copy)).as(err.toString()).isZero();
    }
    assertThat(out.toString()).contains("holds a checked backup", "games: 1");
    Path lost = folder.resolve("lost");
    Files.move(data(), lost);
    assertThat(call(new RestoreCommand(), copy)).isEqualTo(2);
    assertThat(err.toString()).contains("there are games in");
    database = Postgres.empty();
    settings(database);
    // One that was killed before its move is ended by that, and not begun again.
    Path half = Files.createDirectories(data()).resolve("depesche.mv.db");
    Files.copy(lost.resolve("depesche.moved.mv.db"), half);
    assertThat(call(new RestoreCommand(), copy)).isEqualTo(2);
    assertThat(err.toString()).contains("run ./depesche move");
    Files.delete(half);
    assertThat(call(new RestoreCommand(), copy)).as(err.toString()).isZero();
    assertThat(out.toString()).contains("The database is in");
    Files.copy(
        lost.resolve("chance.key"),
        data().resolve("chance.key"),
        StandardCopyOption.COPY_ATTRIBUTES);
    assertThat(call(new ReplayCommand(), "bismarck")).as(err.toString()).isZero();
    Ledger.alone(read(), data()).close();
  }
}
