package depesche.bot.archive;

import depesche.bot.config.Unusable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Asks a server that works in a data folder for a backup, by a file in that folder: whoever may
/// write there may read all that is copied.
///
/// @param process which asks
/// @param folder where the backup is to go
public record Request(Path data, long process, Path folder) {

  private static final Pattern NAME = Pattern.compile("backup-(\\d+)\\.request");

  /// How long a server may take to hear of it, and then to do it.
  private static final Duration HEARING = Duration.ofSeconds(30);

  private static final Duration WORK = Duration.ofMinutes(30);
  private static final long LOOK = 100;

  /// What came of it.
  ///
  /// @param status as a command ends with it
  /// @param lines what there is to say
  public record Answer(int status, List<String> lines) {

    public Answer {
      lines = List.copyOf(lines);
    }
  }

  private Path question() {
    return data.resolve("backup-" + process + ".request");
  }

  private Path reply() {
    return data.resolve("backup-" + process + ".answer");
  }

  /// Asks, and waits for the answer.
  ///
  /// @throws Unusable if nobody answers
  public Answer ask() {
    try {
      Files.deleteIfExists(reply());
      Coffer.write(folder.toAbsolutePath().normalize() + "\n", question());
      await(
          () -> !Files.exists(question()),
          HEARING,
          "is it busy with another backup, or of an earlier version? Ask again, or stop it first");
      await(() -> Files.exists(reply()), WORK, "its log says what keeps it");
      List<String> lines = Files.readAllLines(reply());
      return new Answer(Integer.parseInt(lines.getFirst()), lines.subList(1, lines.size()));
    } catch (IOException e) {
      throw new Unusable(
          "cannot ask the Depesche that works in %s (%s): are you its owner? Or stop it first"
              .formatted(data, e.getClass().getSimpleName()));
    } finally {
      withdraw();
    }
  }

  private void await(BooleanSupplier done, Duration patience, String advice) {
    long looks = patience.toMillis() / LOOK;
    while (!done.getAsBoolean()) {
      if (looks-- == 0) {
        throw new Unusable("the Depesche that works in " + data + " does not answer: " + advice);
      }
      try {
        Thread.sleep(LOOK);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new Unusable("interrupted: ask again");
      }
    }
  }

  private void withdraw() {
    try {
      Files.deleteIfExists(question());
      Files.deleteIfExists(reply());
    } catch (IOException _) {
      // It stays, and is overwritten by the next of the same number.
    }
  }

  /// {@return one that is asked in this data folder}
  static Optional<Request> pending(Path data) throws IOException {
    try (Stream<Path> entries = Files.list(data)) {
      for (Path entry : entries.sorted().toList()) {
        Matcher name = NAME.matcher(String.valueOf(entry.getFileName()));
        if (name.matches()) {
          Path folder = Path.of(Files.readString(entry).strip());
          return Optional.of(new Request(data, Long.parseLong(name.group(1)), folder));
        }
      }
    }
    return Optional.empty();
  }

  /// Takes it on. Whether somebody still waits cannot be seen from in here: the two may run in
  /// different containers. A backup that was asked for does no harm.
  void take() throws IOException {
    Files.deleteIfExists(question());
  }

  void answer(Answer answer) throws IOException {
    Coffer.write(answer.status() + "\n" + String.join("\n", answer.lines()) + "\n", reply());
  }
}
