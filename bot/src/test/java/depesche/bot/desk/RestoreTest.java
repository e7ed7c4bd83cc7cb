package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.turn.TurnRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Issue: replay after a restore gives identical draws.
class RestoreTest {

  @TempDir private Path here = Path.of("");
  @TempDir private Path there = Path.of("");

  private void copy() throws IOException {
    try (Stream<Path> files = Files.walk(here)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, there.resolve(here.relativize(file).toString()));
      }
    }
  }

  /// {@return the first report of each player}
  private static List<Bureau.Mail> begin(Bureau bureau) {
    bureau.write("master@localhost", "CREATE bismarck great-powers");
    PLAYERS.forEach(player -> bureau.write(player, "JOIN bismarck"));
    return bureau.write("master@localhost", "START bismarck").stream()
        .filter(mail -> PLAYERS.contains(mail.to()))
        .toList();
  }

  /// Judges so many phases in which nobody writes anything more.
  ///
  /// @return what each turn has published and drawn in secret, and where it led
  private static List<String> judged(Bureau bureau, int phases) {
    for (int i = 0; i < phases; i++) {
      bureau.passes(Duration.ofDays(8));
      bureau.works();
    }
    List<TurnRow> turns = bureau.asks(StoredGame::turns);
    return turns.stream()
        .map(turn -> turn.published + "\n" + turn.secrets + "\n" + turn.position)
        .toList();
  }

  private static void holds(Bureau bureau) {
    Replay replay = bureau.asks(game -> Replay.of(game, Bureau.library()));
    assertThat(replay.difference()).isEmpty();
    String text = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    assertThat(Verification.of(TranscriptFile.read("transcript", text), List.of()))
        .allMatch(ProofCheck::passed);
  }

  @Test
  void whatIsJudgedAgainAfterARestoreIsTheSame() throws IOException {
    // A copy of the data folder, made in mid-phase when letters are in, is judged elsewhere: the
    // same
    // leader, the same cards, the same positions, turn by turn.
    List<String> first;
    try (Ledger ledger = Ledger.in(here)) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      List<Bureau.Mail> reports = begin(bureau);
      bureau.answer(reports.getFirst(), "BID NAVIES ARMIES COLONIES", "PICK ANY VP > ANY");
      bureau.answer(reports.get(1), "BID COLONIES INDUSTRY NAVIES", "PICK ANY");
    }
    copy();
    try (Ledger ledger = Ledger.in(here)) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      first = judged(bureau, 12);
      holds(bureau);
    }
    try (Ledger ledger = Ledger.in(there)) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      assertThat(judged(bureau, 12)).isEqualTo(first);
      holds(bureau);
    }
    assertThat(first).hasSizeGreaterThan(5);
  }
}
