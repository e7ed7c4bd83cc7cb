package depesche.demo.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/// Chromium, led by its own protocol. It finds no other machine by name.
public final class Browser implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Duration LONGEST = Duration.ofMinutes(2);
  private static final List<String> NAMES =
      List.of("chromium", "chromium-headless-shell", "google-chrome");

  private final Process process;
  private final HttpClient client;
  private final WebSocket socket;
  private final Map<Integer, CompletableFuture<JsonNode>> asked = new ConcurrentHashMap<>();
  private final AtomicInteger count = new AtomicInteger();
  private final BlockingQueue<String> loads = new LinkedBlockingQueue<>();
  private final List<String> faults = new CopyOnWriteArrayList<>();
  private String session = "";

  /// A key as the protocol names it.
  public enum Key {
    TAB("Tab", 9, ""),
    ENTER("Enter", 13, "\r"),
    ARROW_RIGHT("ArrowRight", 39, ""),
    ARROW_LEFT("ArrowLeft", 37, ""),
    HOME("Home", 36, "");

    private final String key;
    private final int number;
    private final String text;

    Key(String key, int number, String text) {
      this.key = key;
      this.number = number;
      this.text = text;
    }
  }

  private Browser(Process process, URI address) {
    this.process = process;
    this.client = HttpClient.newHttpClient();
    this.socket = client.newWebSocketBuilder().buildAsync(address, new Heard()).join();
  }

  /// {@return the program}
  public static Optional<Path> program() {
    return Optional.ofNullable(System.getenv("DEPESCHE_CHROMIUM"))
        .map(Path::of)
        .or(
            () ->
                Stream.of(System.getenv("PATH").split(File.pathSeparator))
                    .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                    .filter(Files::isExecutable)
                    .findFirst());
  }

  /// Starts one.
  ///
  /// @param folder for what it remembers
  public static Browser open(Path program, Path folder) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                program.toString(),
                "--headless=new",
                "--no-sandbox",
                "--hide-scrollbars",
                "--disable-gpu",
                "--disable-background-networking",
                "--host-resolver-rules=MAP * ~NOTFOUND",
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder,
                "about:blank")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    Path port = folder.resolve("DevToolsActivePort");
    for (long end = System.nanoTime() + LONGEST.toNanos(); System.nanoTime() < end; ) {
      List<String> lines = Files.exists(port) ? Files.readAllLines(port) : List.of();
      if (lines.size() == 2) {
        return new Browser(
            process, URI.create("ws://127.0.0.1:" + lines.getFirst() + lines.getLast()));
      }
      if (process.waitFor(50, TimeUnit.MILLISECONDS)) {
        break;
      }
    }
    process.destroyForcibly();
    throw new IOException("Chromium does not start: " + Files.readString(folder.resolve("log")));
  }

  /// What the browser says: answers, and what happens on a page.
  private final class Heard implements WebSocket.Listener {

    private final StringBuilder words = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      words.append(part);
      if (last) {
        String whole = words.toString();
        words.setLength(0);
        try {
          hear(JSON.readTree(whole));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }
  }

  private void hear(JsonNode said) {
    if (said.has("id")) {
      asked.remove(said.get("id").asInt()).complete(said);
      return;
    }
    if (!said.path("sessionId").asText().equals(session)) {
      return;
    }
    JsonNode about = said.path("params");
    switch (said.path("method").asText()) {
      case "Page.loadEventFired" -> loads.add("loaded");
      case "Runtime.exceptionThrown" ->
          faults.add("script: " + about.path("exceptionDetails").toString());
      case "Runtime.consoleAPICalled" -> {
        if (about.path("type").asText().equals("error")) {
          faults.add("console: " + about.path("args"));
        }
      }
      case "Log.entryAdded" -> {
        if (about.path("entry").path("level").asText().equals("error")) {
          faults.add("log: " + about.path("entry").path("text").asText());
        }
      }
      case "Network.requestWillBeSent" -> {
        String url = about.path("request").path("url").asText();
        if (!url.startsWith("file:") && !url.startsWith("data:")) {
          faults.add("elsewhere: " + url);
        }
      }
      default -> {}
    }
  }

  private JsonNode ask(String method, Map<String, Object> params) {
    int id = count.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    asked.put(id, answer);
    Map<String, Object> question =
        session.isEmpty()
            ? Map.of("id", id, "method", method, "params", params)
            : Map.of("id", id, "method", method, "params", params, "sessionId", session);
    try {
      socket.sendText(JSON.writeValueAsString(question), true).join();
      JsonNode said = answer.get(LONGEST.toSeconds(), TimeUnit.SECONDS);
      if (said.has("error")) {
        throw new IllegalStateException(method + ": " + said.get("error"));
      }
      return said.path("result");
    } catch (Exception e) {
      throw new IllegalStateException(method, e);
    }
  }

  /// Opens a window of this width.
  ///
  /// @param scheme `light` or `dark`
  public void window(int width, String scheme) {
    session = "";
    String target =
        ask("Target.createTarget", Map.of("url", "about:blank")).path("targetId").asText();
    session =
        ask("Target.attachToTarget", Map.of("targetId", target, "flatten", true))
            .path("sessionId")
            .asText();
    for (String domain : List.of("Page", "Runtime", "Network", "Log")) {
      ask(domain + ".enable", Map.of());
    }
    ask(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 800, "deviceScaleFactor", 1, "mobile", false));
    ask(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    loads.clear();
  }

  /// Goes to a page and waits until it is there.
  public void open(Path page) {
    loads.clear();
    ask("Page.navigate", Map.of("url", page.toUri().toString()));
    loaded();
  }

  private void loaded() {
    try {
      if (loads.poll(LONGEST.toSeconds(), TimeUnit.SECONDS) == null) {
        throw new IllegalStateException("no page comes after " + address());
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Presses a key.
  public void press(Key key) {
    for (String type : List.of("keyDown", "keyUp")) {
      ask(
          "Input.dispatchKeyEvent",
          Map.of(
              "type",
              type,
              "key",
              key.key,
              "code",
              key.key,
              "windowsVirtualKeyCode",
              key.number,
              "text",
              type.equals("keyDown") ? key.text : ""));
    }
  }

  /// Presses a key that opens a page, and waits until that is there.
  public void follow(Key key) {
    loads.clear();
    press(key);
    loaded();
  }

  /// {@return what a piece of JavaScript comes to, as text}
  public String says(String script) {
    JsonNode answer =
        ask(
            "Runtime.evaluate",
            Map.of("expression", script, "awaitPromise", true, "returnByValue", true));
    if (answer.has("exceptionDetails")) {
      throw new IllegalStateException(answer.get("exceptionDetails").toString());
    }
    return answer.path("result").path("value").asText();
  }

  /// {@return where it is}
  public String address() {
    return says("location.href");
  }

  /// {@return what went wrong on pages since this was asked last}
  public List<String> faults() {
    List<String> all = new ArrayList<>(faults);
    faults.clear();
    return all;
  }

  @Override
  public void close() {
    socket.abort();
    client.close();
    process.destroy();
    try {
      if (!process.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException _) {
      process.destroyForcibly();
    }
  }
}
