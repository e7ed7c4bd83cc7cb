package depesche.bot.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Whether there is room in the data folder, and whether we may write there.
///
/// @param enough megabytes that must be free
record FolderCheck(Path data, long enough) implements Check {

  private static final long MEGABYTE = 1024 * 1024;

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
    long free = free(folder);
    return List.of(
        free < enough
            ? Finding.toMend(
                subject(),
                "%s has %d MB left: make room, %d MB at least".formatted(folder, free, enough))
            : Finding.well(subject(), "%s is writable, %,d MB free".formatted(data, free)));
  }

  private static boolean writable(Path folder) {
    try {
      Files.delete(Files.createTempFile(folder, "doctor", ".tmp"));
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  private static long free(Path folder) {
    try {
      return Files.getFileStore(folder).getUsableSpace() / MEGABYTE;
    } catch (IOException _) {
      return 0;
    }
  }
}
