package depesche.bot.post.office;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A port of the post office to which one client holds as many connections as it can.
final class CrowdedOfficeTest {

  private static final PortListener.Farewells FAREWELLS =
      new PortListener.Farewells("full", "broken");

  private final List<Socket> held = new ArrayList<>();

  @AfterEach
  void close() throws IOException {
    for (Socket socket : held) {
      socket.close();
    }
  }

  private static PortListener port(Callers.Limits limits) {
    return PortListener.open(
        "SMTP",
        InetAddress.getLoopbackAddress(),
        0,
        client -> {
          client.say("hello");
          while (true) {
            String word = client.line(100);
            if (word.equals("work")) {
              client.isUseful();
            }
            client.say(word);
          }
        },
        FAREWELLS,
        limits);
  }

  private BufferedReader call(PortListener port, String from) throws IOException {
    Socket socket =
        new Socket(InetAddress.getLoopbackAddress(), port.port(), InetAddress.getByName(from), 0);
    held.add(socket);
    socket.setSoTimeout(60_000);
    return new BufferedReader(
        new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
  }

  private String says(int caller, BufferedReader in, String word) throws IOException {
    held.get(caller).getOutputStream().write((word + "\r\n").getBytes(StandardCharsets.US_ASCII));
    return in.readLine();
  }

  @Test
  void idleConnectionsOfOneAddressMakeRoomForItsOthers() throws IOException {
    // Issue 46.10: one idle client took all connections. Those that did nothing end first.
    try (PortListener port = port(new Callers.Limits(20, 5, Duration.ZERO))) {
      BufferedReader worker = call(port, "127.0.0.1");
      assertThat(worker.readLine()).isEqualTo("hello");
      assertThat(says(0, worker, "work")).isEqualTo("work");
      assertThat(port.trouble()).isEmpty();
      List<BufferedReader> idle = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        idle.add(call(port, "127.0.0.1"));
        assertThat(idle.getLast().readLine()).as("caller %s", i).isEqualTo("hello");
      }
      assertThat(says(0, worker, "work")).isEqualTo("work");
      assertThat(idle.getFirst().readLine()).isNull();
      assertThat(port.trouble()).hasValueSatisfying(why -> assertThat(why).contains("SMTP"));
    }
  }

  @Test
  void busyConnectionsOfOneAddressKeepNobodyElseOut() throws IOException {
    // Issue 46.10: limits by address, loopback too; a caller from elsewhere is served.
    try (PortListener port = port(new Callers.Limits(20, 5, Duration.ofHours(1)))) {
      for (int i = 0; i < 5; i++) {
        assertThat(call(port, "127.0.0.1").readLine()).isEqualTo("hello");
      }
      assertThat(call(port, "127.0.0.1").readLine()).isEqualTo("full");
      assertThat(call(port, "127.0.0.2").readLine()).isEqualTo("hello");
      held.getFirst().close();
      await()
          .untilAsserted(() -> assertThat(call(port, "127.0.0.1").readLine()).isEqualTo("hello"));
    }
  }

  @Test
  void manyAddressesDoNotCloseThePortEither() throws IOException {
    // Of all connections those that did nothing make room, of the address that has most.
    try (PortListener port = port(new Callers.Limits(6, 5, Duration.ZERO))) {
      for (int i = 0; i < 5; i++) {
        assertThat(call(port, "127.0.0.1").readLine()).isEqualTo("hello");
      }
      for (int i = 2; i < 5; i++) {
        BufferedReader other = call(port, "127.0.0." + i);
        assertThat(other.readLine()).isEqualTo("hello");
        assertThat(says(held.size() - 1, other, "work")).isEqualTo("work");
      }
    }
  }
}
