package depesche.bot.monitor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.file.Backlog;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class MonitorEndpointTest {

  private static final Instant NOW = Instant.parse("1866-06-15T18:00:00Z");
  private static final Settings.Monitor ANY_PORT = new Settings.Monitor("127.0.0.1", 0);

  private final HttpClient client = HttpClient.newHttpClient();
  private final Asked asked = new Asked();
  private final MonitorEndpoint endpoint = MonitorEndpoint.open(ANY_PORT, asked, () -> NOW);

  @AfterEach
  void close() {
    endpoint.close();
    client.close();
  }

  @Test
  void aWellServerAnswersOk() throws Exception {
    // `/health` is 200 and `ok` as long as nothing is wrong.
    HttpResponse<String> answer = get("/health");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEqualTo("ok\n");
  }

  @Test
  void whatIsWrongIsSaidLineByLine() throws Exception {
    // `/health` is 503 with a line for each trouble.
    asked.troubles = List.of("No mail can be fetched.", "Discord is not connected.");
    HttpResponse<String> answer = get("/health");
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.body()).isEqualTo("No mail can be fetched.\nDiscord is not connected.\n");
  }

  @Test
  void whoDoesNothingHasNoFigures() throws Exception {
    // A node that has stepped back says why; a page of zeros would look like a quiet day.
    Healthy idle = () -> List.of("This node does nothing now.");
    try (MonitorEndpoint one = MonitorEndpoint.open(ANY_PORT, idle, () -> NOW)) {
      for (String page : List.of("/health", "/metrics")) {
        HttpResponse<String> answer = get(one, page);
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.body()).isEqualTo("This node does nothing now.\n");
      }
    }
  }

  @Test
  void theFiguresAreThoseOfTheServer() throws Exception {
    // `/metrics` counts letters, turns, parcels by state, lag and the age of the oldest due.
    HttpResponse<String> answer = get("/metrics");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type")).get().asString().contains("0.0.4");
    assertThat(answer.body().lines())
        .contains(
            "# TYPE depesche_messages_read_total counter",
            "depesche_messages_read_total 12.0",
            "depesche_turns_judged_total 3.0",
            "depesche_parcels_tried_total 40.0",
            "depesche_games{state=\"running\"} 7.0",
            "depesche_messages_waiting 5.0",
            "depesche_messages_failed 1.0",
            "depesche_parcels{state=\"mail_waiting\"} 6.0",
            "depesche_parcels{state=\"discord_waiting\"} 2.0",
            "depesche_parcels{state=\"undelivered\"} 4.0",
            "depesche_oldest_message_seconds 90.0",
            "depesche_oldest_parcel_seconds 0.0",
            "depesche_lag_seconds 1.5");
  }

  @Test
  void aBrokenDatabaseIsSaid() throws Exception {
    // Figures that cannot be had are a 503, not an empty page.
    asked.broken = true;
    HttpResponse<String> answer = get("/metrics");
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.body()).isEqualTo("The database does not answer.\n");
  }

  @Test
  void aDatabaseThatSaysNothingIsSaid() throws Exception {
    // A client that asks a server whose database is frozen is told so, instead of waiting with it.
    asked.silent = true;
    try {
      HttpResponse<String> answer = get("/health");
      assertThat(answer.statusCode()).isEqualTo(503);
      assertThat(answer.body()).isEqualTo("The database does not answer.\n");
    } finally {
      asked.thaw.countDown();
    }
    asked.silent = false;
    assertThat(get("/health").body()).isEqualTo("ok\n");
  }

  @Test
  void nothingElseIsAnswered() throws Exception {
    // Any other page, and any attempt to write, gets a clear refusal.
    assertThat(get("/").statusCode()).isEqualTo(404);
    assertThat(get("/metrics/../secret").statusCode()).isEqualTo(404);
    HttpRequest post =
        HttpRequest.newBuilder(at(endpoint, "/health"))
            .POST(HttpRequest.BodyPublishers.ofString("PROCESS"))
            .build();
    assertThat(client.send(post, HttpResponse.BodyHandlers.ofString()).statusCode()).isEqualTo(405);
  }

  @Test
  void aTakenPortStopsTheStart() {
    // The port that something else has is named, with the setting that changes it.
    Settings.Monitor taken = new Settings.Monitor("127.0.0.1", endpoint.port());
    assertThatThrownBy(() -> MonitorEndpoint.open(taken, asked, () -> NOW))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining(String.valueOf(endpoint.port()))
        .hasMessageContaining("monitor");
  }

  private static URI at(MonitorEndpoint endpoint, String path) {
    return URI.create("http://127.0.0.1:" + endpoint.port() + path);
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return get(endpoint, path);
  }

  private HttpResponse<String> get(MonitorEndpoint one, String path)
      throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(at(one, path)).build(), HttpResponse.BodyHandlers.ofString());
  }

  /// A server with known figures.
  private static final class Asked implements Monitored {

    private List<String> troubles = List.of();
    private boolean broken;
    private volatile boolean silent;
    private final CountDownLatch thaw = new CountDownLatch(1);

    @Override
    public Backlog backlog() {
      if (broken) {
        throw new IllegalStateException("no connection");
      }
      return new Backlog(
          new LinkedHashMap<>(Map.of("running", 7L)),
          5,
          1,
          6,
          2,
          4,
          Optional.of(NOW.minusSeconds(90)),
          Optional.of(NOW.plusSeconds(60)));
    }

    @Override
    public long messagesRead() {
      return 12;
    }

    @Override
    public long turnsJudged() {
      return 3;
    }

    @Override
    public long parcelsTried() {
      return 40;
    }

    @Override
    public Duration sinceRest() {
      return Duration.ofMillis(1500);
    }

    @Override
    public List<String> troubles() {
      if (silent) {
        try {
          thaw.await();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
      return troubles;
    }
  }
}
