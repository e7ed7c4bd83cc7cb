package depesche.bot.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// The real program as one node among several, in a process of its own: it can be killed, frozen,
/// woken and started again.
final class NodeProgram implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final Path folder;
  private Process process;
  private int starts;

  /// @param folder its own, made here
  /// @param key the key that all nodes have
  /// @param more the lines of its settings that all nodes have
  NodeProgram(Path folder, Path key, String more) throws IOException {
    this.folder = Files.createDirectories(folder);
    Files.createDirectories(folder.resolve("data"));
    Path mine = Files.copy(key, folder.resolve("data/chance.key"));
    Files.setPosixFilePermissions(mine, PosixFilePermissions.fromString("rw-------"));
    Files.writeString(
        folder.resolve("server.yaml"), "data: " + folder.resolve("data") + "\n" + more);
    this.process = launch();
  }

  private Process launch() {
    starts++;
    List<String> line = BuiltProgram.command("-Xmx160m");
    line.addAll(List.of("serve", "--config", folder.resolve("server.yaml").toString()));
    try {
      return new ProcessBuilder(line)
          .redirectOutput(words().toFile())
          .redirectError(log(starts).toFile())
          .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path words() {
    return folder.resolve("out." + starts);
  }

  private Path log(int life) {
    return folder.resolve("log." + life);
  }

  /// {@return what the others call it}
  String pid() {
    return String.valueOf(process.pid());
  }

  boolean isReady() {
    if (!process.isAlive()) {
      throw new IllegalStateException("a node ended by itself: " + logs());
    }
    return read(words()).contains("Depesche is ready");
  }

  /// {@return whether it has opened the office in this life, and has not stepped back since}
  boolean isOffice() {
    String log = read(log(starts));
    return log.lastIndexOf("has the office") > log.lastIndexOf("judges and writes for the office");
  }

  /// Kills it on the spot (SIGKILL).
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /// Starts it again.
  void restart() {
    process = launch();
  }

  /// Freezes it (SIGSTOP): it does nothing, and does not know that time passes.
  void freeze() throws IOException, InterruptedException {
    signal("-STOP");
  }

  /// Lets it go on where it was.
  void wake() throws IOException, InterruptedException {
    signal("-CONT");
  }

  private void signal(String which) throws IOException, InterruptedException {
    if (new ProcessBuilder("kill", which, pid()).start().waitFor() != 0) {
      throw new IllegalStateException("kill " + which + " failed");
    }
  }

  /// Ends it in good order.
  void stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new IllegalStateException("a node does not end: " + logs());
    }
  }

  /// {@return everything it wrote to its log in all its lives}
  String logs() {
    StringBuilder all = new StringBuilder();
    for (int life = 1; life <= starts; life++) {
      all.append("-- ").append(folder.getFileName()).append(", life ").append(life).append(" --\n");
      all.append(read(log(life)));
    }
    return all.toString();
  }

  private static String read(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
