package depesche.bot.archive;

import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Asks a server that works in a data folder for something, by a file in that folder: one who may
/// write there may do it themselves when the server is stopped.
///
/// @param process which asks
/// @param kind what is asked for, in one word
/// @param text the rest of it, in one line
public record ServerRequest(Path data, long process, String kind, String text) {

  /// What a request for a backup is called.
  static final String BACKUP = "backup";

  /// How long a server may take to notice it, and then to do it.
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

  /// A request for a backup.
  ///
  /// @param folder where it is to go
  public ServerRequest(Path data, long process, Path folder) {
    this(data, process, BACKUP, folder.toAbsolutePath().normalize().toString());
  }

  /// {@return where the backup is to go}
  Path folder() {
    return Path.of(text);
  }

  private Path question() {
    return data.resolve(kind + "-" + process + ".request");
  }

  private Path reply() {
    return data.resolve(kind + "-" + process + ".answer");
  }

  /// Asks, and waits for the answer.
  ///
  /// @throws UnusableInput if nobody answers
  public Answer ask() {
    try {
      Files.deleteIfExists(reply());
      PrivateFiles.write(text + "\n", question());
      await(
          () -> !Files.exists(question()),
          HEARING,
          "is it busy with another backup, or of an earlier version? Ask again, or stop it first");
      await(() -> Files.exists(reply()), WORK, "its log says what keeps it");
      List<String> lines = Files.readAllLines(reply());
      return new Answer(Integer.parseInt(lines.getFirst()), lines.subList(1, lines.size()));
    } catch (IOException e) {
      throw new UnusableInput(
          "cannot ask the Depesche that works in %s (%s): are you its owner? Or stop it first"
              .formatted(data, FileFailure.words(e)));
    } finally {
      withdraw();
    }
  }

  private void await(BooleanSupplier done, Duration patience, String advice) {
    long looks = patience.toMillis() / LOOK;
    while (!done.getAsBoolean()) {
      if (looks-- == 0) {
        throw new UnusableInput(
            "the Depesche that works in " + data + " does not answer: " + advice);
      }
      try {
        Thread.sleep(LOOK);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new UnusableInput("interrupted: ask again");
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

  /// Takes it on. Whether somebody still waits cannot be seen from in here: the two may run in
  /// different containers. To do what was asked for does no harm.
  public void take() throws IOException {
    Files.deleteIfExists(question());
  }

  public void answer(Answer answer) throws IOException {
    PrivateFiles.write(answer.status() + "\n" + String.join("\n", answer.lines()) + "\n", reply());
  }
}
