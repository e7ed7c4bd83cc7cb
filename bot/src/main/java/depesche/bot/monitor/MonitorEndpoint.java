package depesche.bot.monitor;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Answers two questions over HTTP: `/health`, with 200 if all is well and 503 with a line for each
/// thing that is not, and `/metrics`, for Prometheus. A slow client keeps nobody waiting: each line
/// has a thread of its own, and is cut if its question or its answer takes too long.
public final class MonitorEndpoint implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(MonitorEndpoint.class);
  private static final String PLAIN = "text/plain; charset=utf-8";

  /// Less than what an answer may take in all.
  private static final int PATIENCE_MILLIS = 4000;

  private static final int WELL = 200;
  private static final int NO_SUCH_PAGE = 404;
  private static final int NO_SUCH_METHOD = 405;
  private static final int UNWELL = 503;

  static {
    // The server of the JDK reads these once, and without them waits for ever. Pages have more
    // time.
    System.getProperties().putIfAbsent("sun.net.httpserver.maxReqTime", "5");
    System.getProperties().putIfAbsent("sun.net.httpserver.maxRspTime", "5");
    System.setProperty("jdk.httpserver.maxConnections", "500");
  }

  private final HttpServer http;
  private final ExecutorService answering = Executors.newVirtualThreadPerTaskExecutor();

  /// One question at a time: many who ask at once would keep the database from its work.
  private final ExecutorService asking =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("monitor").daemon().factory());

  private final Healthy server;
  private final InstantSource clock;

  private MonitorEndpoint(HttpServer http, Healthy server, InstantSource clock) {
    this.http = http;
    this.server = server;
    this.clock = clock;
  }

  /// Begins to answer.
  ///
  /// @param server who is asked; if it does no work that could be counted, it has no figures
  /// @throws UnusableInput if the port is taken or the address is not this machine's
  public static MonitorEndpoint open(
      Settings.Monitor monitor, Healthy server, InstantSource clock) {
    try {
      InetSocketAddress address =
          new InetSocketAddress(InetAddress.getByName(monitor.bind()), monitor.port());
      MonitorEndpoint endpoint = new MonitorEndpoint(HttpServer.create(address, 0), server, clock);
      endpoint.begin();
      return endpoint;
    } catch (IOException _) {
      throw new UnusableInput(
          "cannot answer on %s:%d: something else does, or the address is not this machine's; change monitor in config/server.yaml"
              .formatted(monitor.bind(), monitor.port()));
    }
  }

  /// {@return the port that it answers on}
  public int port() {
    return http.getAddress().getPort();
  }

  private void begin() {
    http.setExecutor(answering);
    http.createContext("/", this::answer);
    http.start();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      switch (exchange.getRequestMethod()) {
        case "GET", "HEAD" -> page(exchange, exchange.getRequestURI().getPath());
        default -> say(exchange, NO_SUCH_METHOD, "Only GET is answered here.");
      }
    }
  }

  private void page(HttpExchange exchange, String path) throws IOException {
    switch (path) {
      case "/health" -> health(exchange);
      case "/metrics" -> metrics(exchange);
      default -> say(exchange, NO_SUCH_PAGE, "There is /health and /metrics.");
    }
  }

  private void health(HttpExchange exchange) throws IOException {
    Optional<List<String>> troubles = asked(server::troubles);
    if (troubles.isEmpty()) {
      say(exchange, UNWELL, LedgerHealth.SILENT);
    } else if (troubles.get().isEmpty()) {
      say(exchange, WELL, "ok");
    } else {
      say(exchange, UNWELL, String.join("\n", troubles.get()));
    }
  }

  private void metrics(HttpExchange exchange) throws IOException {
    if (!(server instanceof Monitored counted)) {
      health(exchange);
      return;
    }
    Optional<byte[]> page = asked(() -> new ServerFigures(counted).page(clock.instant()));
    if (page.isEmpty()) {
      say(exchange, UNWELL, LedgerHealth.SILENT);
    } else {
      send(exchange, WELL, ServerFigures.CONTENT_TYPE, page.get());
    }
  }

  /// {@return the answer of the server; empty if it has none in time}
  private <T> Optional<T> asked(Callable<T> question) {
    Future<T> answer = asking.submit(question);
    try {
      return Optional.of(answer.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS));
    } catch (TimeoutException _) {
      // Never in its midst: an interrupt would tear the database's file from under everybody.
      answer.cancel(false);
    } catch (ExecutionException e) {
      Throwable why = Objects.requireNonNullElse(e.getCause(), e);
      if (!(why.getCause() instanceof SQLException)) {
        // Else those say it whose work waits for the database.
        LOG.warn("no answer to a monitor: {}", why.getClass().getSimpleName());
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return Optional.empty();
  }

  private static void say(HttpExchange exchange, int status, String text) throws IOException {
    send(exchange, status, PLAIN, (text + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] page)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    boolean head = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, head ? -1 : page.length);
    if (!head) {
      exchange.getResponseBody().write(page);
    }
  }

  @Override
  public void close() {
    http.stop(0);
    answering.close();
    asking.shutdown();
  }
}
