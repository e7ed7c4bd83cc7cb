package depesche.bot.standin;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// An answer of the REST interface.
record Answered(int status, String body, Map<String, String> headers) {

  static Answered of(int status, String body) {
    return new Answered(status, body, new LinkedHashMap<>());
  }

  static Answered refused(Refused why) {
    return of(why.status(), Nodes.write(why.json()));
  }

  /// Too many requests: come again then.
  ///
  /// @param wait in nanoseconds
  static Answered tooMany(long wait, boolean global) {
    double seconds = wait / 1e9;
    Answered answer =
        of(
            429,
            Nodes.write(
                Nodes.object()
                    .put("message", "You are being rate limited.")
                    .put("retry_after", seconds)
                    .put("global", global)));
    answer.headers.put("Retry-After", String.valueOf((long) Math.ceil(seconds)));
    answer.headers.put("X-RateLimit-Scope", global ? "global" : "user");
    if (global) {
      answer.headers.put("X-RateLimit-Global", "true");
    }
    return answer;
  }

  /// Says how the route's bucket stands.
  Answered with(String bucket, Buckets.State state) {
    // Rounded up: a client that waits so long comes behind that moment.
    double wait = Math.ceil(Math.max(state.full(), 0) / 1e6) / 1e3;
    headers.put("X-RateLimit-Bucket", Integer.toHexString(bucket.hashCode()));
    headers.put("X-RateLimit-Limit", String.valueOf(state.limit()));
    headers.put("X-RateLimit-Remaining", String.valueOf(Math.max(state.remaining(), 0)));
    headers.put("X-RateLimit-Reset-After", String.format(Locale.ROOT, "%.3f", wait));
    headers.put(
        "X-RateLimit-Reset",
        String.format(Locale.ROOT, "%.3f", System.currentTimeMillis() / 1e3 + wait));
    return this;
  }

  void send(HttpExchange exchange) throws IOException {
    // Without it a client takes a 429 for one of the network in between.
    exchange.getResponseHeaders().set("Via", "1.1 stand-in");
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    headers.forEach(exchange.getResponseHeaders()::set);
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    if (bytes.length > 0) {
      exchange.getResponseBody().write(bytes);
    }
  }
}
