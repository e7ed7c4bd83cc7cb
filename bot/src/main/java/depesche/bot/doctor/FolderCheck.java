package depesche.bot.doctor;

import depesche.bot.config.DiskRoom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

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
    Path folder = data;
    while (!Files.exists(folder) && folder.getParent() != null) {
      folder = folder.getParent();
    }
    if (!Files.isDirectory(folder) || !writable(folder)) {
      return List.of(
          Finding.toMend(
              subject(),
              "cannot write to "
                  + folder
                  + ": fix its permissions, or set another data folder in the settings"));
    }
    DiskRoom room = new DiskRoom(folder);
    return List.of(
        room.shortage(enough)
            .map(why -> Finding.toMend(subject(), why))
            .orElseGet(() -> Finding.well(subject(), roomIn(room))));
  }

  private String roomIn(DiskRoom room) {
    return "%s is writable, %,d MB free".formatted(data, room.megabytes().orElse(0));
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
