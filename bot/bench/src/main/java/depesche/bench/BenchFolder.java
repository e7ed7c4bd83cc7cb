package depesche.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/// A folder for one measurement.
final class BenchFolder {

  /// What is done in it.
  interface Measurement {
    void in(Path folder) throws IOException;
  }

  private BenchFolder() {}

  /// Measures in a folder of its own, which is deleted afterwards.
  static void use(Measurement measurement) {
    try {
      Path folder = Files.createTempDirectory("depesche-bench");
      try {
        measurement.in(folder);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
