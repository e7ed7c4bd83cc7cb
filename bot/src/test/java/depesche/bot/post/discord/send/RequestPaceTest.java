package depesche.bot.post.discord.send;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import depesche.bot.Heard;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Requests to somebody who does not answer before he is told to.
class RequestPaceTest {

  private static final int UNDERWAY = 4;

  private final CountDownLatch answer = new CountDownLatch(1);
  private final Heard<String> arrived = new Heard<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final OkHttpClient client =
      new OkHttpClient.Builder().addInterceptor(new RequestPace(1000, UNDERWAY)).build();
  private final HttpServer server;

  RequestPaceTest() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 50);
  }

  @BeforeEach
  void listen() {
    server.setExecutor(threads);
    server.createContext(
        "/",
        exchange -> {
          try (exchange) {
            arrived.add(exchange.getRequestURI().getPath());
            answer.await();
            exchange.sendResponseHeaders(204, -1);
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          }
        });
    server.start();
  }

  @AfterEach
  void close() {
    answer.countDown();
    threads.close();
    server.stop(0);
  }

  private Future<Integer> ask(String path) {
    int port = server.getAddress().getPort();
    Request request =
        new Request.Builder().url("http://127.0.0.1:" + port + "/api/v10/" + path).build();
    return threads.submit(() -> status(request));
  }

  private int status(Request request) {
    try (Response response = client.newCall(request).execute()) {
      return response.code();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void fewAreUnderWayAtATime() throws Exception {
    // What is under way may be counted late, so it must be little; answers to interactions are not
    // counted and do not wait.
    List<Future<Integer>> counted =
        IntStream.range(0, 3 * UNDERWAY).mapToObj(i -> ask("channels/" + i)).toList();
    arrived.await(UNDERWAY);
    Future<Integer> urgent = ask("interactions/1/token/callback");
    Future<Integer> follows = ask("webhooks/1/token/messages/@original");
    arrived.await(UNDERWAY + 2);
    assertThat(counted).noneMatch(Future::isDone);
    answer.countDown();
    for (Future<Integer> future : List.of(urgent, follows)) {
      future.get();
    }
    for (Future<Integer> future : counted) {
      future.get();
    }
    assertThat(arrived).hasSize(3 * UNDERWAY + 2);
  }
}
