package depesche.bot.doctor;

import depesche.bot.config.DiskRoom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Whether there is room in the data folder, and whether we may write there.
///
/// @param enough megabytes that must be free
record FolderCheck(Path data, long enough) implements Check {

  @Override
  public String subject() {
    return "disk";
  }

  @Override
  public List<Finding> look() {
    return List.of(
        trouble(data, enough, "data folder")
            .map(why -> Finding.toMend(subject(), why))
            .orElseGet(() -> Finding.well(subject(), room())));
  }

  private String room() {
    DiskRoom room = new DiskRoom(existing(data));
    return "%s is writable, %,d MB free".formatted(data, room.megabytes().orElse(0));
  }

  /// {@return why nothing can be kept in a folder that is there, or will be made}
  ///
  /// @param enough megabytes that must be free
  /// @param instead what can be set instead
  static Optional<String> trouble(Path folder, long enough, String instead) {
    Path there = existing(folder);
    return Files.isDirectory(there) && writable(there)
        ? new DiskRoom(there).shortage(enough)
        : Optional.of(
            "cannot write to %s: fix its permissions, or set another %s in the settings"
                .formatted(there, instead));
  }

  private static Path existing(Path folder) {
    Path there = folder;
    while (!Files.exists(there) && there.getParent() != null) {
      there = there.getParent();
    }
    return there;
  }

  private static boolean writable(Path folder) {
    try {
      Files.delete(Files.createTempFile(folder, "doctor", ".tmp"));
      return true;
    } catch (IOException _) {
      return false;
    }
  }
}
