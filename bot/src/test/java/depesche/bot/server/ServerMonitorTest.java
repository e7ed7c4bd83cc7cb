package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.DiskRoom;
import depesche.bot.config.Settings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ServerMonitorTest {

  private static final Path HOME = Path.of("..");

  private static final Pattern PORT = Pattern.compile("HTTP +port (\\d+)");

  @TempDir private Path folder;

  @Test
  void aServerThatIsReadyIsWellAndCounts() throws Exception {
    // A running server answers `/health` with ok once it can fetch mail, and counts from its
    // ledger.
    try (Server server = Server.open(settings(folder), HOME, Clock.systemUTC());
        HttpClient client = HttpClient.newHttpClient()) {
      untilWell(client, server.monitorPort());
      assertThat(get(client, server.monitorPort(), "/metrics").body().lines())
          .contains("depesche_messages_waiting 0.0", "depesche_messages_read_total 0.0");
    }
  }

  @Test
  void aServerWithoutRoomForItsDataIsNotWell() throws Exception {
    // A data folder that was moved away is told to a monitor, and so is a disk that is full.
    Path data = folder.resolve("data");
    try (Server server = Server.open(settings(data), HOME, Clock.systemUTC());
        HttpClient client = HttpClient.newHttpClient()) {
      untilWell(client, server.monitorPort());
      Path away = Files.move(data, folder.resolve("away"));
      assertThat(get(client, server.monitorPort(), "/health").body())
          .contains(data + " cannot be looked at: see whether it is still there.");
      Files.move(away, data);
      untilWell(client, server.monitorPort());
    }
    assertThat(new DiskRoom(data).shortage(Long.MAX_VALUE).orElseThrow())
        .contains(data.toString(), "MB left: make room");
    assertThat(new DiskRoom(data).shortage(0)).isEmpty();
  }

  @Test
  void whoeverIsSlowToAskKeepsNobodyWaitingAndIsCutOff() throws Exception {
    // A port scanner, or a monitor that died in mid-question, made the server look dead. A program
    // of its own, as Java reads the limits of its HTTP server once.
    List<Socket> slow = new ArrayList<>();
    try (Program program = Program.start(folder, "monitor: {port: 0}\n");
        HttpClient client = HttpClient.newHttpClient()) {
      program.awaitReady();
      int port = monitorPort(program);
      for (int i = 0; i < 300; i++) {
        slow.add(halfAQuestion(port));
      }
      assertThat(get(client, port, "/health").statusCode()).isEqualTo(200);
      assertThat(get(client, port, "/metrics").statusCode()).isEqualTo(200);
      for (Socket line : slow) {
        assertThat(line.getInputStream().readAllBytes()).isEmpty();
      }
    } finally {
      for (Socket line : slow) {
        line.close();
      }
    }
  }

  @Test
  void oneIdleClientKeepsNobodyOutOfThePostOffice() throws Exception {
    // Issue 46.10: it took all connections, and /health said ok. Mail goes on, and /health says so.
    List<Socket> idle = new ArrayList<>();
    try (Server server = Server.open(settings(folder), HOME, Clock.systemUTC());
        HttpClient client = HttpClient.newHttpClient()) {
      untilWell(client, server.monitorPort());
      for (int i = 0; i < 150; i++) {
        idle.add(new Socket(InetAddress.getLoopbackAddress(), server.smtpPort()));
      }
      assertThat(get(client, server.monitorPort(), "/health").body())
          .contains("too many connections by SMTP");
      try (Person fred = new Person("fred", server.smtpPort(), server.imapPort())) {
        assertThat(House.ask(fred, "HELP").text()).isNotEmpty();
      }
    } finally {
      for (Socket line : idle) {
        line.close();
      }
    }
  }

  private static void untilWell(HttpClient client, int port) {
    Awaitility.await()
        .untilAsserted(() -> assertThat(get(client, port, "/health").body()).isEqualTo("ok\n"));
  }

  private static int monitorPort(Program program) {
    // It stands below the line by which a program is ready.
    return Awaitility.await()
        .until(() -> PORT.matcher(program.said()).results().findFirst(), Optional::isPresent)
        .map(port -> Integer.parseInt(port.group(1)))
        .orElseThrow();
  }

  private static Socket halfAQuestion(int port) throws IOException {
    Socket line = new Socket(InetAddress.getLoopbackAddress(), port);
    line.setSoTimeout((int) Duration.ofMinutes(1).toMillis());
    line.getOutputStream()
        .write("GET /health HTTP/1.1\r\nHost: x\r\nX-a: ".getBytes(StandardCharsets.US_ASCII));
    return line;
  }

  private static HttpResponse<String> get(HttpClient client, int port, String path)
      throws IOException, InterruptedException {
    HttpRequest page =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .timeout(Duration.ofMinutes(1))
            .build();
    return client.send(page, HttpResponse.BodyHandlers.ofString());
  }

  private static Settings settings(Path data) {
    Settings.Embedded loopback = new Settings.Embedded("127.0.0.1", 0, 0, Optional.empty());
    return Settings.standard()
        .in(data.toString())
        .with(
            new Settings.Post(loopback, Optional.empty(), Optional.empty(), 60),
            new Settings.Monitor("127.0.0.1", 0));
  }
}
