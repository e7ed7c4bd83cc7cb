package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import depesche.bot.standin.openapi.OpenApi;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Discord's REST interface.
final class Rest {

  static final String BASE = "/api/v10/";

  private final StandIn discord;
  private final List<Route> routes = new ArrayList<>();
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  Rest(StandIn discord, List<Route> routes) {
    this.discord = discord;
    this.routes.addAll(routes);
    // Otherwise every answer waits for the acknowledgement of its heading.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 512);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  int port() {
    return server.getAddress().getPort();
  }

  void close() {
    server.stop(0);
    threads.close();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      String request = exchange.getRequestMethod() + " " + path.replace(BASE, "");
      byte[] body = exchange.getRequestBody().readAllBytes();
      discord.count(request);
      Optional<Fault> fault =
          discord.line().isDown()
              ? Optional.of(new Fault.Broken(503))
              : discord.faults().next(request);
      if (fault.isEmpty()) {
        answer(exchange, request, body).send(exchange);
        return;
      }
      switch (fault.get()) {
        case Fault.TooMany(var pause, var global) ->
            Answered.tooMany(pause.toNanos(), global).send(exchange);
        case Fault.Broken(int status) -> Answered.of(status, "{}").send(exchange);
        case Fault.Refuses(int status, int code) ->
            Answered.refused(new Refused(status, code, "refused on purpose")).send(exchange);
        case Fault.Cut _ -> {}
        case Fault.Held(var until) -> {
          until.await();
          answer(exchange, request, body).send(exchange);
        }
        case Fault.LostAnswer _ -> answer(exchange, request, body);
      }
    } catch (InterruptedException e) {
      throw new IOException(e);
    } catch (RuntimeException e) {
      discord.broke(e);
      throw e;
    } finally {
      discord.world().changed();
    }
  }

  private Answered answer(HttpExchange exchange, String request, byte[] body) {
    try {
      return answer(exchange, body);
    } catch (Refused why) {
      discord.refuse(new Refusal(request, why.status(), why.code(), why.why()));
      return Answered.refused(why);
    }
  }

  private Answered answer(HttpExchange exchange, byte[] body) {
    String path = exchange.getRequestURI().getPath();
    String method = exchange.getRequestMethod();
    if (!path.startsWith(BASE)) {
      throw new Refused(404, 0, "404: Not Found");
    }
    String rest = path.substring(BASE.length());
    String type = header(exchange, "Content-Type");
    Multipart parts = Multipart.read(type, body);
    Call call = new Call(method, rest, Map.of(), query(exchange), parts.json(), parts.files());
    for (Route route : routes) {
      Optional<Map<String, String>> ids = route.match(method, rest);
      if (ids.isPresent()) {
        return limited(exchange, route, call.at(ids.get()));
      }
    }
    throw new Refused(404, 0, "404: Not Found");
  }

  private Answered limited(HttpExchange exchange, Route route, Call call) {
    boolean common = route.access() == Route.Access.BOT;
    if (common
        && !discord.world().takes(header(exchange, "Authorization").replaceFirst("^Bot ", ""))) {
      throw new Refused(401, 0, "401: Unauthorized");
    }
    if (!header(exchange, "User-Agent").startsWith("DiscordBot (")) {
      throw new Refused(403, 40333, "internal network error: no proper User-Agent");
    }
    String bucket = route.bucket(call);
    if (common) {
      Buckets.State all = discord.buckets().takeGlobal();
      if (all.remaining() < 0) {
        discord.refuse(new Refusal(call.toString(), 429, 0, "more than 50 requests a second"));
        return Answered.tooMany(all.full(), true);
      }
    }
    Buckets.State state = discord.buckets().take(bucket);
    if (state.remaining() < 0) {
      discord.refuse(new Refusal(call.toString(), 429, 0, "the bucket of this route is empty"));
      return Answered.tooMany(state.full(), false).with(route.method() + route.pattern(), state);
    }
    JsonNode answer = discord.locked(() -> route.answer().apply(call));
    keep(call);
    return (answer.isMissingNode() ? Answered.of(204, "") : Answered.of(200, Nodes.write(answer)))
        .with(route.method() + route.pattern(), state);
  }

  /// What is taken here must be as Discord describes it. Otherwise whoever sent it is wrong, or the
  /// stand-in is not strict enough.
  private void keep(Call call) {
    List<String> faults =
        OpenApi.discord().faults(call.method(), call.path(), call.query(), call.body());
    if (!faults.isEmpty()) {
      discord.broke(new IllegalStateException("not as Discord describes it: " + faults));
    }
  }

  private static String header(HttpExchange exchange, String name) {
    List<String> values = exchange.getRequestHeaders().getOrDefault(name, List.of());
    return values.isEmpty() ? "" : values.getFirst();
  }

  private static Map<String, String> query(HttpExchange exchange) {
    Map<String, String> query = new LinkedHashMap<>();
    String raw = exchange.getRequestURI().getRawQuery();
    if (raw != null) {
      for (String pair : raw.split("&", -1)) {
        String[] sides = pair.split("=", 2);
        query.put(
            sides[0], sides.length < 2 ? "" : URLDecoder.decode(sides[1], StandardCharsets.UTF_8));
      }
    }
    return query;
  }
}
