package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.Settings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ServerMonitorTest {

  private static final Path HOME = Path.of("..");

  @TempDir private Path data;

  @Test
  void aServerThatIsReadyIsWellAndCounts() throws Exception {
    // A running server answers `/health` with ok once it can fetch mail, and counts from its ledger.
    try (Server server = Server.open(settings(), HOME, Clock.systemUTC());
        HttpClient client = HttpClient.newHttpClient()) {
      Awaitility.await()
          .untilAsserted(() -> assertThat(get(client, server, "/health")).isEqualTo("ok\n"));
      assertThat(get(client, server, "/metrics").lines())
          .contains("depesche_messages_waiting 0.0", "depesche_messages_read_total 0.0");
    }
  }

  private static String get(HttpClient client, Server server, String path)
      throws IOException, InterruptedException {
    URI page = URI.create("http://127.0.0.1:" + server.monitorPort() + path);
    return client
        .send(HttpRequest.newBuilder(page).build(), HttpResponse.BodyHandlers.ofString())
        .body();
  }

  private Settings settings() {
    Settings standard = Settings.standard();
    Settings.Embedded loopback = new Settings.Embedded("127.0.0.1", 0, 0, Optional.empty());
    return new Settings(
        standard.address(),
        data.toString(),
        standard.master(),
        new Settings.Post(loopback, Optional.empty(), Optional.empty(), 60),
        standard.games(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(new Settings.Monitor("127.0.0.1", 0)));
  }
}
