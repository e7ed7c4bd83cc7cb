package depesche.bot.server;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// The real program in a process of its own, which can be killed and started again over the same
/// data and the same ports.
final class Program implements AutoCloseable {

  static final Path HOME = Path.of("..").toAbsolutePath().normalize();

  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final Duration START = Duration.ofMinutes(2);

  private final Path folder;
  private final Map<String, String> environment;
  private final Path config;
  private final int smtpPort;
  private final int imapPort;
  private final AtomicInteger starts = new AtomicInteger();
  private volatile Process process;

  private Program(
      Path folder, String more, int smtpPort, int imapPort, Map<String, String> environment)
      throws IOException {
    this.folder = folder;
    this.environment = environment;
    this.config = folder.resolve("server.yaml");
    this.smtpPort = smtpPort;
    this.imapPort = imapPort;
    Files.writeString(
        config,
        """
        data: %s
        post:
          embedded: {smtpPort: %d, imapPort: %d}
        """
                .formatted(folder.resolve("data"), smtpPort, imapPort)
            + more);
    this.process = launch();
  }

  /// Starts the program in an empty folder, on two ports that were free a moment ago.
  static Program start(Path folder) throws IOException {
    return start(folder, "");
  }

  /// As above.
  ///
  /// @param more lines for its settings
  static Program start(Path folder, String more) throws IOException {
    return start(folder, more, Map.of());
  }

  /// As above.
  ///
  /// @param environment what it is told beside its settings
  static Program start(Path folder, String more, Map<String, String> environment)
      throws IOException {
    List<Integer> ports = freePorts();
    return new Program(folder, more, ports.getFirst(), ports.getLast(), environment);
  }

  static List<Integer> freePorts() throws IOException {
    InetAddress here = InetAddress.getLoopbackAddress();
    try (ServerSocket smtp = new ServerSocket(0, 1, here);
        ServerSocket imap = new ServerSocket(0, 1, here)) {
      return List.of(smtp.getLocalPort(), imap.getLocalPort());
    }
  }

  int smtpPort() {
    return smtpPort;
  }

  int imapPort() {
    return imapPort;
  }

  private Process launch() {
    starts.incrementAndGet();
    return run("serve", words(), log());
  }

  private Path words() {
    return folder.resolve("out." + starts);
  }

  private Path log() {
    return folder.resolve("log." + starts);
  }

  private Process run(String command, Path out, Path err, String... arguments) {
    List<String> line = BuiltProgram.command("-Xmx128m");
    line.addAll(List.of(command, "--config", config.toString()));
    line.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(line).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().putAll(environment);
    try {
      return builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return whether it has said that it is ready}
  boolean ready() {
    return said().contains("Depesche is ready");
  }

  /// Waits until it has said that it is ready.
  void awaitReady() {
    await("the program is up").atMost(START).until(this::ready);
  }

  /// {@return what it said in its present life, to people and to its log}
  String said() {
    return read(words()) + read(log());
  }

  /// {@return whether it ended by itself within that time}
  boolean endsWithin(Duration time) throws InterruptedException {
    return process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// Kills it on the spot (SIGKILL) and starts it again.
  void killAndRestart() throws InterruptedException {
    process.destroyForcibly().waitFor();
    process = launch();
  }

  /// Ends it in good order.
  void stop() throws InterruptedException {
    process.destroy();
    if (!endsWithin(PATIENCE)) {
      throw new IllegalStateException("the program does not end: " + account());
    }
  }

  /// {@return what it ended with}
  int status() {
    return process.exitValue();
  }

  /// Starts it again, when it has ended.
  void again() {
    process = launch();
  }

  /// {@return what another command of the program says of the same data, and its exit status}
  String ask(String command, String argument) throws InterruptedException {
    Path said = folder.resolve("said");
    Process asked = run(command, said, folder.resolve("complaint"), argument);
    if (!asked.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
      asked.destroyForcibly();
      throw new IllegalStateException(command + " does not end");
    }
    return read(said) + read(folder.resolve("complaint")) + "exit " + asked.exitValue();
  }

  /// {@return what it said in the last two of its lives}
  String account() {
    return read(folder.resolve("log." + (starts.get() - 1))) + "-- killed --\n" + read(log());
  }

  /// {@return everything it wrote to its log in all its lives}
  String logs() {
    StringBuilder all = new StringBuilder();
    for (int life = 1; life <= starts.get(); life++) {
      all.append(read(folder.resolve("log." + life)));
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
