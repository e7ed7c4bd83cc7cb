package depesche.bot.server;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// The program as the launcher runs it: jars, an archive of their classes, and templates that were
/// tried before. It is made once for all tests of a build, and made anew when a class has changed;
/// a process of it starts in a third of the processor time that loose classes take.
final class BuiltProgram {

  private static final Path FOLDER = Path.of("target", "program").toAbsolutePath();
  private static final Path JAR = FOLDER.resolve("bot.jar");
  private static final Path RULES = FOLDER.resolve("lib").resolve("adjudicator-tests.jar");
  private static final Path SUM = FOLDER.resolve("sum");
  private static final Path ARCHIVE = FOLDER.resolve("serve.jsa");
  private static final int PATIENCE_SECONDS = 120;

  private static List<String> path = List.of();

  private BuiltProgram() {}

  /// {@return a command line of it, up to its arguments}
  ///
  /// @param heap such as `-Xmx128m`
  static synchronized List<String> command(String heap) {
    if (path.isEmpty()) {
      path = built();
    }
    List<String> line = java(heap);
    line.add("-XX:SharedArchiveFile=" + ARCHIVE);
    line.add("-Xshare:auto");
    return called(line);
  }

  private static List<String> java(String heap) {
    return new ArrayList<>(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            heap,
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xlog:disable",
            "-Xlog:all=error:stderr",
            "-Djava.awt.headless=true",
            "-Ddepesche.home=" + Program.HOME));
  }

  private static List<String> called(List<String> line) {
    line.addAll(List.of("-cp", String.join(File.pathSeparator, path), "depesche.bot.Main"));
    return line;
  }

  private static List<String> built() {
    List<Path> all =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of)
            .filter(one -> !one.endsWith("test-classes") && !one.endsWith("out/test"))
            .toList();
    List<Path> ours = all.stream().filter(BuiltProgram::isOurs).toList();
    path =
        Stream.concat(
                Stream.of(JAR, RULES),
                all.stream().filter(one -> !isOurs(one) && Files.exists(one)))
            .map(Path::toString)
            .toList();
    try {
      Files.createDirectories(RULES.getParent());
      try (FileChannel lock =
              FileChannel.open(
                  FOLDER.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock _ = lock.lock()) {
        String sum = sum(ours);
        if (!Files.exists(SUM) || !Files.readString(SUM).equals(sum)) {
          for (Path one : ours) {
            pack(one, one.toString().contains("adjudicator") ? RULES : JAR);
          }
          Files.deleteIfExists(ARCHIVE);
          rehearse();
          Files.writeString(SUM, sum);
        }
      }
      return path;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static boolean isOurs(Path one) {
    return Files.isDirectory(one)
        || String.valueOf(one.getFileName()).matches("adjudicator-.*\\.jar");
  }

  private static String sum(List<Path> ours) throws IOException {
    CRC32 sum = new CRC32();
    for (Path one : ours) {
      for (Path file : files(one)) {
        String line = file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file) + "\n";
        sum.update(line.getBytes(StandardCharsets.UTF_8));
      }
    }
    return String.valueOf(sum.getValue());
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static void pack(Path from, Path jar) throws IOException {
    if (!Files.isDirectory(from)) {
      Files.copy(from, jar, StandardCopyOption.REPLACE_EXISTING);
      return;
    }
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar));
        Stream<Path> all = Files.walk(from)) {
      zip.setLevel(Deflater.BEST_SPEED);
      for (Path file : all.filter(one -> !one.equals(from)).sorted().toList()) {
        // Folders, too: migrations are looked for in theirs.
        String name = from.relativize(file).toString().replace('\\', '/');
        boolean isFolder = Files.isDirectory(file);
        zip.putNextEntry(new ZipEntry(isFolder ? name + "/" : name));
        if (!isFolder) {
          Files.copy(file, zip);
        }
      }
    }
  }

  /// One start and stop: all templates are tried, and Java writes the archive.
  private static void rehearse() throws IOException, InterruptedException {
    Path data = Files.createTempDirectory(FOLDER, "rehearsal");
    Path settings =
        Files.writeString(
            data.resolve("server.yaml"),
            "data: %s\npost: {embedded: {smtpPort: 0, imapPort: 0}}\n".formatted(data));
    List<String> line = java("-Xmx256m");
    line.add("-XX:ArchiveClassesAtExit=" + ARCHIVE);
    List<String> whole = called(line);
    whole.addAll(List.of("serve", "--config", settings.toString()));
    Process process =
        new ProcessBuilder(whole).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try (var said = process.inputReader()) {
      String words = said.readLine();
      while (words != null && !words.contains("Depesche is ready")) {
        words = said.readLine();
      }
      process.destroy();
      if (words == null || !process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("the program does not start or end");
      }
    } finally {
      process.destroyForcibly();
    }
    try (Stream<Path> files = Files.walk(data)) {
      for (Path file : files.sorted((one, other) -> other.compareTo(one)).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
