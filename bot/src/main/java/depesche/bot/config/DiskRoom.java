package depesche.bot.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/// The room that is left for a folder.
///
/// @param folder one that exists
public record DiskRoom(Path folder) {

  /// A new database takes thirteen megabytes, and grows with the first game.
  public static final long LEAST_MEGABYTES = 32;

  private static final long MEGABYTE = 1024 * 1024;

  /// {@return the room for what a server with these settings stores in its data folder; empty if
  /// database and mailboxes are elsewhere}
  public static Optional<DiskRoom> needed(Settings settings, Path data) {
    boolean storesThere = settings.database().isEmpty() || settings.post().smtp().isEmpty();
    return storesThere ? Optional.of(new DiskRoom(data)) : Optional.empty();
  }

  /// {@return what is wrong and how to mend it, as a sentence without its stop; empty if there is
  /// room enough}
  ///
  /// @param least megabytes that must be free
  public Optional<String> shortage(long least) {
    OptionalLong free = megabytes();
    if (free.isEmpty()) {
      return Optional.of("%s cannot be looked at: see whether it is still there".formatted(folder));
    }
    return free.getAsLong() < least
        ? Optional.of(
            "%s has %d MB left: make room, %d MB at least"
                .formatted(folder, free.getAsLong(), least))
        : Optional.empty();
  }

  /// Lets nobody begin to fill it who will not come to an end.
  ///
  /// @param least megabytes that must be free
  /// @param otherwise what can be done other than to make room
  /// @throws UnusableInput if there is less
  public void refuseShortage(long least, String otherwise) {
    shortage(least)
        .ifPresent(
            why -> {
              throw new UnusableInput(why + ", or " + otherwise);
            });
  }

  /// {@return how much of it we may fill; empty if the disk does not say, as when it is gone}
  public OptionalLong megabytes() {
    try {
      return OptionalLong.of(Files.getFileStore(folder).getUsableSpace() / MEGABYTE);
    } catch (IOException _) {
      return OptionalLong.empty();
    }
  }
}
