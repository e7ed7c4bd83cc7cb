package depesche.bot.report.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A real browser without a window, led by its own protocol. It reaches no network; what goes wrong
/// on a page is kept.
final class Chromium implements AutoCloseable {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-headless-shell", "google-chrome", "chrome");

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int PATIENCE = 60;

  private final Process process;
  private final WebSocket socket;
  private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
  private final List<String> faults = new ArrayList<>();
  private String session = "";
  private int number;

  /// {@return the browser of this machine: `DEPESCHE_CHROMIUM` says which, or the PATH has one}
  static Optional<Path> installed() {
    String said = System.getenv("DEPESCHE_CHROMIUM");
    if (said != null) {
      return Optional.of(Path.of(said)).filter(Files::isExecutable);
    }
    String path = System.getenv().getOrDefault("PATH", "");
    return NAMES.stream()
        .flatMap(name -> Stream.of(path.split(":")).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// Opens it.
  ///
  /// @param folder for what it keeps
  Chromium(Path browser, Path folder) throws IOException, InterruptedException {
    process =
        new ProcessBuilder(
                browser.toString(),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder,
                "--disable-background-networking",
                "--host-resolver-rules=MAP * ~NOTFOUND",
                "about:blank")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    Path port = folder.resolve("DevToolsActivePort");
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (lines(port).size() < 2) {
      if (System.nanoTime() > end || process.waitFor(20, TimeUnit.MILLISECONDS)) {
        throw new IllegalStateException("no browser: " + Files.readString(folder.resolve("log")));
      }
    }
    List<String> lines = lines(port);
    socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(
                URI.create("ws://127.0.0.1:" + lines.getFirst() + lines.get(1)), new Listener())
            .join();
    ObjectNode target = JSON.createObjectNode().put("url", "about:blank");
    String page = send("Target.createTarget", target).path("targetId").asText();
    ObjectNode attach = JSON.createObjectNode().put("targetId", page).put("flatten", true);
    session = send("Target.attachToTarget", attach).path("sessionId").asText();
    for (String domain : List.of("Page", "Runtime", "Network", "Log")) {
      send(domain + ".enable", JSON.createObjectNode());
    }
  }

  private static List<String> lines(Path file) throws IOException {
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  /// Puts together the messages of the browser.
  private final class Listener implements WebSocket.Listener {

    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        heard.add(tree(text.toString()));
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  private static JsonNode tree(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private JsonNode send(String method, ObjectNode parameters) {
    int own = ++number;
    ObjectNode message = JSON.createObjectNode().put("id", own).put("method", method);
    message.set("params", parameters);
    if (!session.isEmpty()) {
      message.put("sessionId", session);
    }
    socket.sendText(message.toString(), true).join();
    JsonNode answer = await(one -> one.path("id").asInt() == own);
    if (answer.has("error")) {
      throw new IllegalStateException(method + ": " + answer.path("error"));
    }
    return answer.path("result");
  }

  private JsonNode await(Predicate<JsonNode> wanted) {
    try {
      while (true) {
        JsonNode one = heard.poll(PATIENCE, TimeUnit.SECONDS);
        if (one == null) {
          throw new IllegalStateException("the browser is silent");
        }
        note(one);
        if (wanted.test(one)) {
          return one;
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void note(JsonNode event) {
    JsonNode about = event.path("params");
    String url = about.path("request").path("url").asText();
    boolean fault =
        switch (event.path("method").asText()) {
          case "Runtime.exceptionThrown" -> true;
          case "Runtime.consoleAPICalled" -> about.path("type").asText().equals("error");
          case "Log.entryAdded" -> about.path("entry").path("level").asText().equals("error");
          case "Network.requestWillBeSent" ->
              !url.startsWith("file:") && !url.startsWith("data:") && !url.startsWith("about:");
          default -> false;
        };
    if (fault) {
      faults.add(about.toString());
    }
  }

  /// Opens a page as it is seen on a screen.
  void open(URI page, int width, boolean dark) {
    ObjectNode size = JSON.createObjectNode().put("width", width).put("height", 1000);
    send(
        "Emulation.setDeviceMetricsOverride",
        size.put("deviceScaleFactor", 1).put("mobile", false));
    ObjectNode media = JSON.createObjectNode();
    ObjectNode scheme = media.putArray("features").addObject();
    scheme.put("name", "prefers-color-scheme").put("value", dark ? "dark" : "light");
    send("Emulation.setEmulatedMedia", media);
    send("Page.navigate", JSON.createObjectNode().put("url", page.toString()));
    var _ = await(one -> one.path("method").asText().equals("Page.loadEventFired"));
  }

  /// {@return what a script gives, as JSON}
  JsonNode run(String script) {
    ObjectNode asked = JSON.createObjectNode().put("expression", script);
    JsonNode result =
        send("Runtime.evaluate", asked.put("returnByValue", true).put("awaitPromise", true));
    if (result.has("exceptionDetails")) {
      throw new IllegalStateException(result.path("exceptionDetails").toString());
    }
    return result.path("result").path("value");
  }

  /// {@return what is seen, as PNG}
  byte[] seen() {
    ObjectNode whole = JSON.createObjectNode().put("captureBeyondViewport", true);
    return Base64.getDecoder().decode(send("Page.captureScreenshot", whole).path("data").asText());
  }

  /// {@return errors of scripts, and requests to anywhere else}
  List<String> faults() {
    return List.copyOf(faults);
  }

  @Override
  public void close() {
    socket.abort();
    process.destroy();
  }
}
