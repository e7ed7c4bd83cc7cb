package depesche.bot.archive;

import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/// What a restoration leaves for the next start: since when the ledger knows nothing, and, once the
/// mailbox has told it, until when the lost one went on.
///
/// @param since when the copy was made
/// @param until the last that the lost ledger is known to have stored; empty if that is not known
public record RestoreRecord(Instant since, Optional<Instant> until) {

  static final String NAME = "restored";

  static void leave(Path data, Instant since) throws IOException {
    PrivateFiles.write(since + "\n", data.resolve(NAME));
  }

  /// {@return what was left in a data folder, if the start that reads it is the first after a
  /// restoration, or the last one was interrupted}
  public static Optional<RestoreRecord> in(Path data) {
    if (!isIn(data)) {
      return Optional.empty();
    }
    Path file = data.resolve(NAME);
    try {
      List<Instant> lines = Files.readAllLines(file).stream().map(Instant::parse).toList();
      return Optional.of(new RestoreRecord(lines.getFirst(), lines.stream().skip(1).findFirst()));
    } catch (IOException | DateTimeException | NoSuchElementException _) {
      throw new UnusableInput(
          file + " cannot be read: write the time of the backup into it, as its manifest has it");
    }
  }

  /// Keeps until when the lost ledger went on.
  public void keep(Path data) {
    try {
      PrivateFiles.write(since + "\n" + until.map(at -> at + "\n").orElse(""), data.resolve(NAME));
    } catch (IOException e) {
      throw new IllegalStateException("the disk takes no note in " + data, e);
    }
  }

  /// {@return whether something was left there}
  public static boolean isIn(Path data) {
    return Files.exists(data.resolve(NAME));
  }

  /// All that was lost has been read again.
  public static void forget(Path data) {
    try {
      Files.deleteIfExists(data.resolve(NAME));
      PrivateFiles.flush(data);
    } catch (IOException e) {
      throw new IllegalStateException("a note in " + data + " cannot be deleted", e);
    }
  }
}
