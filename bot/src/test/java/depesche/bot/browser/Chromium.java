package depesche.bot.browser;

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
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A real browser without a window, led by its own protocol. It reaches no network; what goes wrong
/// on a page is kept.
public final class Chromium implements AutoCloseable {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-headless-shell", "google-chrome");

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int PATIENCE = 120;
  private static final int HEIGHT = 800;

  private final Process process;
  private final HttpClient client = HttpClient.newHttpClient();
  private final WebSocket socket;
  private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
  private final List<String> faults = new ArrayList<>();
  private String session = "";
  private int number;
  private int loads;

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

  private Chromium(Process process, URI address) {
    this.process = process;
    socket = client.newWebSocketBuilder().buildAsync(address, new Listener()).join();
    Map<String, Object> blank = Map.of("url", "about:blank");
    String page = send("Target.createTarget", blank).path("targetId").asText();
    Map<String, Object> attach = Map.of("targetId", page, "flatten", true);
    session = send("Target.attachToTarget", attach).path("sessionId").asText();
    for (String domain : List.of("Page", "Runtime", "Network", "Log")) {
      send(domain + ".enable", Map.of());
    }
  }

  /// {@return the browser of this machine: `DEPESCHE_CHROMIUM` says which, or the PATH has one}
  public static Optional<Path> installed() {
    String said = System.getenv("DEPESCHE_CHROMIUM");
    String path = System.getenv().getOrDefault("PATH", "");
    Stream<Path> all =
        said == null
            ? Stream.of(path.split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
            : Stream.of(Path.of(said));
    return all.filter(Files::isExecutable).findFirst();
  }

  /// Opens the browser of this machine.
  ///
  /// @param folder for what it keeps
  public static Chromium open(Path folder) throws IOException, InterruptedException {
    String browser =
        installed()
            .orElseThrow(
                () -> new IllegalStateException("no Chromium on the PATH or by DEPESCHE_CHROMIUM"))
            .toString();
    Process process =
        new ProcessBuilder(
                browser,
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--disable-background-networking",
                "--host-resolver-rules=MAP * ~NOTFOUND",
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder,
                "about:blank")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    Path port = folder.resolve("DevToolsActivePort");
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (System.nanoTime() < end && !process.waitFor(20, TimeUnit.MILLISECONDS)) {
      List<String> lines = Files.exists(port) ? Files.readAllLines(port) : List.of();
      if (lines.size() == 2) {
        return new Chromium(
            process, URI.create("ws://127.0.0.1:" + lines.getFirst() + lines.getLast()));
      }
    }
    process.destroyForcibly();
    throw new IOException("Chromium does not start: " + Files.readString(folder.resolve("log")));
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

  private JsonNode send(String method, Map<String, Object> parameters) {
    int own = ++number;
    var message = JSON.createObjectNode().put("id", own).put("method", method);
    message.set("params", JSON.valueToTree(parameters));
    if (!session.isEmpty()) {
      message.put("sessionId", session);
    }
    socket.sendText(message.toString(), true).join();
    JsonNode answer = hear();
    while (answer.path("id").asInt() != own) {
      answer = hear();
    }
    if (answer.has("error")) {
      throw new IllegalStateException(method + ": " + answer.path("error"));
    }
    return answer.path("result");
  }

  private JsonNode hear() {
    try {
      JsonNode said = heard.poll(PATIENCE, TimeUnit.SECONDS);
      if (said == null) {
        throw new IllegalStateException("the browser is silent");
      }
      note(said.path("method").asText(), said.path("params"));
      return said;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void note(String event, JsonNode about) {
    switch (event) {
      case "Page.loadEventFired" -> loads++;
      case "Runtime.exceptionThrown" -> faults.add("script: " + about.path("exceptionDetails"));
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
        if (!url.matches("(file|data|about):.*")) {
          faults.add("elsewhere: " + url);
        }
      }
      default -> {}
    }
  }

  /// Pages are seen on a screen of this width from now on.
  public void window(int width, boolean dark) {
    send(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", HEIGHT, "deviceScaleFactor", 1, "mobile", false));
    String scheme = dark ? "dark" : "light";
    send(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /// Goes to a page and waits until it is there.
  public void open(URI page) {
    loads(() -> send("Page.navigate", Map.of("url", page.toString())));
  }

  private void loads(Runnable begin) {
    int before = loads;
    begin.run();
    while (loads == before) {
      hear();
    }
  }

  /// Presses a key.
  public void press(Key key) {
    for (String type : List.of("keyDown", "keyUp")) {
      String text = type.equals("keyDown") ? key.text : "";
      send(
          "Input.dispatchKeyEvent",
          Map.ofEntries(
              Map.entry("type", type),
              Map.entry("key", key.key),
              Map.entry("code", key.key),
              Map.entry("windowsVirtualKeyCode", key.number),
              Map.entry("text", text)));
    }
  }

  /// Presses a key that opens a page, and waits until that is there.
  public void follow(Key key) {
    loads(() -> press(key));
  }

  /// {@return what a script gives}
  public JsonNode run(String script) {
    JsonNode answer =
        send(
            "Runtime.evaluate",
            Map.of("expression", script, "awaitPromise", true, "returnByValue", true));
    if (answer.has("exceptionDetails")) {
      throw new IllegalStateException(answer.path("exceptionDetails").toString());
    }
    return answer.path("result").path("value");
  }

  /// {@return where it is}
  public String address() {
    return run("location.href").asText();
  }

  /// {@return what is seen of a page from its top, as PNG}
  public byte[] seen(int width, int height) {
    Map<String, Object> clip = Map.of("x", 0, "y", 0, "width", width, "height", height, "scale", 1);
    JsonNode picture =
        send("Page.captureScreenshot", Map.of("clip", clip, "captureBeyondViewport", true));
    return Base64.getDecoder().decode(picture.path("data").asText());
  }

  /// {@return what went wrong on pages since this was asked last: errors of scripts, and requests
  /// to anywhere else}
  public List<String> faults() {
    List<String> all = List.copyOf(faults);
    faults.clear();
    return all;
  }

  @Override
  public void close() {
    socket.abort();
    client.close();
    process.destroy();
    try {
      if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException _) {
      process.destroyForcibly();
    }
  }
}
