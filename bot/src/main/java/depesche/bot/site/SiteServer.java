package depesche.bot.site;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Shows the folder of pages over HTTP: what is asked for is a plain name or it is not there,
/// nobody is given a cookie, and nothing is read from them. A slow reader has a thread of their own
/// and is cut after a minute, so others do not wait.
public final class SiteServer implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(SiteServer.class);

  /// Nothing else is a name of ours: no dots, no signs that stand for others.
  private static final Pattern PATH = Pattern.compile("/((?:[a-z0-9-]+/)*)([a-z0-9-]+\\.[a-z]+)?");

  /// A calendar of somebody's own; there is no file of that name.
  private static final Pattern CALENDAR = Pattern.compile("/calendar/([a-z0-9]{20,60})\\.ics");

  private static final Pattern FOLDER = Pattern.compile("(/[a-z0-9-]+)+");
  private static final Pattern LASTING = Pattern.compile(".*-[0-9a-f]{12}(-orders)?\\.svg");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json",
          "svg", "image/svg+xml",
          "png", "image/png",
          "bbcode", "text/plain; charset=utf-8",
          "md", "text/plain; charset=utf-8",
          "atom", "application/atom+xml; charset=utf-8",
          "ics", "text/calendar; charset=utf-8");

  private static final String STRICT =
      "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; base-uri 'none';"
          + " form-action 'none'; frame-ancestors 'none'";

  private static final int FOUND = 200;
  private static final int MOVED = 301;
  private static final int NO_SUCH_PAGE = 404;
  private static final int NO_SUCH_METHOD = 405;
  private static final int NOT_NOW = 503;

  private final HttpServer http;
  private final SiteFolder folder;
  private final Function<String, Optional<byte[]>> calendars;
  private final ExecutorService answering = Executors.newVirtualThreadPerTaskExecutor();

  private SiteServer(
      HttpServer http, SiteFolder folder, Function<String, Optional<byte[]>> calendars) {
    this.http = http;
    this.folder = folder;
    this.calendars = calendars;
  }

  /// Begins to answer.
  ///
  /// @param calendars gives the calendar that belongs to a word
  /// @throws UnusableInput if the port is taken or the address is not this machine's
  static SiteServer open(
      String bind, int port, SiteFolder folder, Function<String, Optional<byte[]>> calendars) {
    // The server of the JDK reads these once, and without them waits for ever.
    System.setProperty("sun.net.httpserver.maxReqTime", "5");
    System.setProperty("sun.net.httpserver.maxRspTime", "60");
    System.setProperty("jdk.httpserver.maxConnections", "500");
    try {
      InetSocketAddress address = new InetSocketAddress(InetAddress.getByName(bind), port);
      SiteServer server = new SiteServer(HttpServer.create(address, 0), folder, calendars);
      server.begin();
      return server;
    } catch (IOException _) {
      throw new UnusableInput(
          "cannot answer on %s:%d: something else does, or the address is not this machine's; change site in config/server.yaml"
              .formatted(bind, port));
    }
  }

  /// {@return the port that it answers on}
  int port() {
    return http.getAddress().getPort();
  }

  private void begin() {
    http.setExecutor(answering);
    http.createContext("/", this::answer);
    http.start();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      Headers headers = exchange.getResponseHeaders();
      headers.set("Content-Security-Policy", STRICT);
      headers.set("X-Content-Type-Options", "nosniff");
      headers.set("Referrer-Policy", "no-referrer");
      headers.set("Cross-Origin-Opener-Policy", "same-origin");
      switch (exchange.getRequestMethod()) {
        case "GET", "HEAD" -> page(exchange, exchange.getRequestURI().getRawPath());
        default -> {
          headers.set("Allow", "GET, HEAD");
          exchange.sendResponseHeaders(NO_SUCH_METHOD, -1);
        }
      }
    }
  }

  private void page(HttpExchange exchange, String path) throws IOException {
    Matcher own = CALENDAR.matcher(path);
    if (own.matches()) {
      calendar(exchange, own.group(1));
      return;
    }
    Matcher matcher = PATH.matcher(path);
    if (!matcher.matches()) {
      missing(exchange, path);
      return;
    }
    String name = Optional.ofNullable(matcher.group(2)).orElse("index.html");
    String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "");
    Optional<FileChannel> file =
        type.isEmpty() ? Optional.empty() : folder.open(matcher.group(1) + name);
    if (file.isEmpty()) {
      missing(exchange, path);
      return;
    }
    if (path.equals("/" + SiteMaker.PROOF)) {
      // It is one file, which says itself by their sums which scripts are its own.
      exchange.getResponseHeaders().set("Content-Security-Policy", "frame-ancestors 'none'");
    }
    try (FileChannel open = file.get()) {
      send(exchange, name, type, open);
    }
  }

  private static void send(HttpExchange exchange, String name, String type, FileChannel file)
      throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set(
        "Cache-Control",
        LASTING.matcher(name).matches() ? "public, max-age=31536000, immutable" : "no-cache");
    long size = file.size();
    if (exchange.getRequestMethod().equals("HEAD")) {
      headers.set("Content-Length", String.valueOf(size));
      exchange.sendResponseHeaders(FOUND, -1);
      return;
    }
    exchange.sendResponseHeaders(FOUND, size == 0 ? -1 : size);
    if (size > 0) {
      Channels.newInputStream(file).transferTo(exchange.getResponseBody());
    }
  }

  /// Nothing on the way to its reader keeps it.
  private void calendar(HttpExchange exchange, String word) throws IOException {
    Optional<byte[]> file;
    try {
      file = calendars.apply(word);
    } catch (RuntimeException _) {
      // One who subscribes must not take it for gone.
      LOG.debug("no calendar can be told now");
      exchange.sendResponseHeaders(NOT_NOW, -1);
      return;
    }
    if (file.isEmpty()) {
      exchange.sendResponseHeaders(NO_SUCH_PAGE, -1);
      return;
    }
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", String.valueOf(TYPES.get("ics")));
    headers.set("Cache-Control", "private, no-store");
    headers.set("X-Robots-Tag", "noindex");
    int size = file.get().length;
    if (exchange.getRequestMethod().equals("HEAD")) {
      headers.set("Content-Length", String.valueOf(size));
      exchange.sendResponseHeaders(FOUND, -1);
      return;
    }
    exchange.sendResponseHeaders(FOUND, size);
    exchange.getResponseBody().write(file.get());
  }

  /// A folder is named with a slash at its end: links in its page begin there.
  private void missing(HttpExchange exchange, String path) throws IOException {
    boolean there = FOLDER.matcher(path).matches() && folder.has(path.substring(1) + "/index.html");
    if (there) {
      exchange.getResponseHeaders().set("Location", path + "/");
    }
    exchange.sendResponseHeaders(there ? MOVED : NO_SUCH_PAGE, -1);
  }

  @Override
  public void close() {
    http.stop(0);
    answering.shutdownNow();
  }
}
