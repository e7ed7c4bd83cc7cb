package depesche.bot.archive;

import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.config.UnusableInput;
import depesche.bot.game.Library;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.copy.RowCopy;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.file.LedgerState;
import depesche.bot.ledger.file.RowCounts;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Opens the copy of a ledger and checks that it is one: as many rows in every table, each of which
/// can be read, and games that give the same positions when they are played again from their
/// letters.
final class BackupCheckup {

  private final Path folder;
  private final Path key;
  private final Library library;

  /// @param folder in which the copy lies
  /// @param key of the secrets in it
  BackupCheckup(Path folder, Path key, Library library) {
    this.folder = folder;
    this.key = key;
    this.library = library;
  }

  /// Reads it through; its open questions are settled.
  ///
  /// @param expected what was copied
  /// @return what is wrong in it though the copy is true
  /// @throws DamagedBackup if the copy is not true
  List<String> read(RowCounts expected, Progress progress) {
    LedgerFile.settle(folder);
    compare(expected);
    readThrough(progress);
    List<String> doubts = new ArrayList<>();
    LedgerFile.strayed(folder)
        .forEach(
            index ->
                doubts.add(index + ": a kill left it so; the next start of the server mends it"));
    // Of an older schema nothing is played again here, and without games there is nothing to play.
    if (LedgerState.of(folder) instanceof LedgerState.Keyless) {
      doubts.addAll(games(progress));
      compare(expected);
    }
    return doubts;
  }

  /// Rows are counted without being read, and a damaged one is copied like any other.
  private void readThrough(Progress progress) {
    try (Connection connection = LedgerFile.alone(folder)) {
      RowCopy.sums(connection, (_, table, of) -> progress.at("tables", (int) table, (int) of));
    } catch (SQLException e) {
      throw new DamagedBackup(
          "not all that is in the database can be read (SQL state %s): its file is damaged, and so are copies of it; stop the server and restore an earlier backup"
              .formatted(e.getSQLState()));
    }
  }

  /// {@return whether there is as much in the copy as was copied}
  boolean isWhole(RowCounts expected) {
    LedgerFile.settle(folder);
    return LedgerFile.census(folder).equals(expected);
  }

  private void compare(RowCounts expected) {
    RowCounts found = LedgerFile.census(folder);
    if (!found.equals(expected)) {
      throw new DamagedBackup(
          "the copy of the database in %s is not like the database (%s): try again"
              .formatted(folder, difference(found, expected)));
    }
  }

  private static String difference(RowCounts found, RowCounts expected) {
    return expected.rows().entrySet().stream()
        .filter(table -> !table.getValue().equals(found.rows().get(table.getKey())))
        .map(
            table ->
                "%s %s for %d"
                    .formatted(table.getKey(), found.rows().get(table.getKey()), table.getValue()))
        .reduce((one, next) -> one + ", " + next)
        .orElse("schema " + found.schema());
  }

  private List<String> games(Progress progress) {
    List<String> doubts = new ArrayList<>();
    try (Ledger copy = Ledger.in(folder, key)) {
      List<String> names =
          copy.work(unitOfWork -> unitOfWork.games().stream().map(StoredGame::name).toList());
      for (int i = 0; i < names.size(); i++) {
        progress.at("games", i + 1, names.size());
        String name = names.get(i);
        doubts.addAll(copy.work(unitOfWork -> doubts(unitOfWork.game(name).orElseThrow())));
      }
    } catch (UnusableInput e) {
      doubts.add(String.valueOf(e.getMessage()));
    }
    return doubts;
  }

  private List<String> doubts(StoredGame game) {
    List<String> doubts = new ArrayList<>();
    Replay.of(game, library).difference().ifPresent(doubts::add);
    if (!game.chance().head().isEmpty()) {
      String text = TranscriptWriter.of(game, Optional.empty());
      Verification.of(TranscriptFile.read(game.name(), text), List.of()).stream()
          .filter(proofCheck -> !proofCheck.passed())
          .findFirst()
          .ifPresent(proofCheck -> doubts.add(game.name() + ": " + proofCheck.line()));
    }
    return doubts;
  }
}
