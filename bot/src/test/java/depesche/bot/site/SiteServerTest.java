package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the server of pages gives, and to whom.
class SiteServerTest {

  private static final String WORD = "bcdfghjkmnpqrstvwbcdfghjkmnpqrstvw";

  @TempDir private Path data;
  private SiteServer server;

  @BeforeEach
  void open() throws IOException {
    Files.writeString(data.resolve("secret.json"), "canary");
    SiteFolder folder = SiteFolder.open(data.resolve("site"));
    folder.write("index.html", bytes("the list"));
    folder.write("bismarck/index.html", bytes("the game"));
    folder.write("bismarck/1866/fall.html", bytes("the turn"));
    folder.write("bismarck/1866/fall-0123456789ab.svg", bytes("<svg/>"));
    Files.writeString(data.resolve("site/.hidden.html"), "canary");
    Files.writeString(data.resolve("site/notes.txt"), "canary");
    Files.createSymbolicLink(data.resolve("site/linked.json"), data.resolve("secret.json"));
    Files.createSymbolicLink(data.resolve("site/linked"), data);
    server = SiteServer.open("127.0.0.1", 0, folder, this::calendar);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private Optional<byte[]> calendar(String word) {
    if (word.startsWith("later")) {
      throw new IllegalStateException(word);
    }
    return word.equals(WORD) ? Optional.of(bytes("BEGIN:VCALENDAR")) : Optional.empty();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String asked(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket
          .getOutputStream()
          .write(bytes(request + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aPageIsShownWithStrictHeaders() throws IOException {
    // Issue 55, 1: read only, no cookies, strict headers.
    assertThat(asked("GET /bismarck/1866/fall.html"))
        .startsWith("HTTP/1.1 200")
        .endsWith("the turn")
        .contains(
            "default-src 'none'",
            "script-src 'self'",
            "nosniff",
            "no-referrer",
            "Content-type: text/html; charset=utf-8",
            "Content-length: 8")
        .doesNotContain("unsafe", "Set-cookie");
    assertThat(asked("GET /")).endsWith("the list");
    assertThat(asked("GET /bismarck/?a=b")).endsWith("the game");
    assertThat(asked("GET /bismarck")).startsWith("HTTP/1.1 301").contains("Location: /bismarck/");
    assertThat(asked("HEAD /bismarck/index.html"))
        .startsWith("HTTP/1.1 200")
        .contains("Content-length: 8")
        .doesNotContain("the game");
    assertThat(asked("GET /bismarck/1866/fall-0123456789ab.svg"))
        .contains("image/svg+xml", "immutable");
  }

  @Test
  void aCalendarOfOnesOwnIsShownToWhoKnowsItsAddress() throws IOException {
    // Issue 55, 6: nobody keeps it on the way, and a wrong address is what any other page is that
    // is not there.
    assertThat(asked("GET /calendar/" + WORD + ".ics"))
        .startsWith("HTTP/1.1 200")
        .endsWith("BEGIN:VCALENDAR")
        .contains(
            "Content-type: text/calendar; charset=utf-8",
            "private, no-store",
            "default-src 'none'",
            "no-referrer")
        .doesNotContain("Set-cookie");
    assertThat(asked("HEAD /calendar/" + WORD + ".ics"))
        .startsWith("HTTP/1.1 200")
        .doesNotContain("BEGIN");
    String missing = asked("GET /nothing.html").replaceAll("Date: .*", "");
    for (String word : List.of(WORD.replace('b', 'c'), WORD.substring(1), "a", "", WORD + "b")) {
      assertThat(asked("GET /calendar/" + word + ".ics").replaceAll("Date: .*", ""))
          .as(word)
          .isEqualTo(missing)
          .startsWith("HTTP/1.1 404");
    }
    // While the ledger cannot be read nobody is told that it is gone.
    assertThat(asked("GET /calendar/laterlaterlaterlaterlater.ics")).startsWith("HTTP/1.1 503");
    assertThat(asked("POST /calendar/" + WORD + ".ics")).startsWith("HTTP/1.1 405");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../secret.json",
        "/bismarck/../../secret.json",
        "/%2e%2e/secret.json",
        "/..%2fsecret.json",
        "/bismarck/..%5c..%5csecret.json",
        "//secret.json",
        "/./index.html",
        "/.hidden.html",
        "/notes.txt",
        "/linked.json",
        "/linked/secret.json",
        "/linked",
        "/index.html%00.html",
        "/INDEX.HTML",
        "/bismarck/1866/fall.html/",
        "/nothing.html",
        "/bismarck/1866/"
      })
  void nothingElseIsThere(String path) throws IOException {
    // Issue 55, bad input: nothing outside of the folder is ever read.
    assertThat(asked("GET " + path)).startsWith("HTTP/1.1 404").doesNotContain("canary");
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"})
  void nothingIsTaken(String method) throws IOException {
    // Issue 55, 1: read only.
    assertThat(asked(method + " /index.html")).startsWith("HTTP/1.1 405");
  }

  @Test
  void whoReadsSlowlyKeepsNobodyWaiting() throws IOException {
    // Issue 55, bad input: slow readers.
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 100; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.getOutputStream().write(bytes("GET /bismarck/index.html HTTP/1.1\r\nHo"));
        slow.add(socket);
      }
      assertThat(asked("GET /index.html")).endsWith("the list");
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }
}
