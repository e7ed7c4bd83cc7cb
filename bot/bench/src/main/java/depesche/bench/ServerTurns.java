package depesche.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// What a server says of itself on its page for Prometheus.
final class ServerTurns {

  private static final String JUDGED = "depesche_turns_judged_total ";

  private ServerTurns() {}

  /// {@return how many turns it has judged since its start}
  static long of(int port) {
    URI page = URI.create("http://127.0.0.1:%d/metrics".formatted(port));
    try (InputStream in = page.toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith(JUDGED))
          .mapToLong(line -> (long) Double.parseDouble(line.substring(JUDGED.length())))
          .findFirst()
          .orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
