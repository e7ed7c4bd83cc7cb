package depesche.bot.standin;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;

/// Sends requests as they are written, without a library that would know better.
final class RawClient {

  private static final Pattern TIMES = Pattern.compile("(\\d+)\\*\\{");
  private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final StandIn discord;

  RawClient(StandIn discord) {
    this.discord = discord;
    String judge =
        "{'id':'1','name':'judge','options':[{'type':3,'name':'line','autocomplete':true}]}";
    discord.world().commands.put(0L, List.of(Nodes.read(judge.replace('\'', '"'))));
  }

  /// {@return a body with a number of its own for N: `x*3` is xxx, and `3*{…#…}` three objects, in
  /// which # is a number}
  static String filled(String body, int number) {
    String text = body.replace("N*", number + "*").replace("x*N", "x*" + number);
    text =
        Pattern.compile("x\\*(\\d+)")
            .matcher(text)
            .replaceAll(found -> "x".repeat(Integer.parseInt(found.group(1))));
    Matcher times = TIMES.matcher(text);
    while (times.find()) {
      int end = end(text, times.end() - 1);
      String one = text.substring(times.end() - 1, end);
      String all =
          IntStream.range(0, Integer.parseInt(times.group(1)))
              .mapToObj(i -> one.replace("#", String.valueOf(i)))
              .collect(Collectors.joining(","));
      text = text.substring(0, times.start()) + all + text.substring(end);
      times = TIMES.matcher(text);
    }
    return text.replace('\'', '"');
  }

  /// {@return behind the brace that closes the one at the beginning}
  private static int end(String text, int begin) {
    int open = 0;
    for (int i = begin; ; i++) {
      open += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
      if (open == 0) {
        return i + 1;
      }
    }
  }

  /// Sends a request, and again while there are too many.
  ///
  /// @param request method and path; in braces stands what is made for it, as `{message}`
  HttpResponse<String> send(String request, String body) {
    return send(request, body, "application/json");
  }

  HttpResponse<String> send(String request, String body, String type) {
    String[] words = request.split(" ", 2);
    String path = PLACE.matcher(words[1]).replaceAll(found -> place(found.group(1)));
    HttpRequest prepared =
        HttpRequest.newBuilder(URI.create(discord.rest() + path))
            .header("Authorization", "Bot " + discord.token())
            .header("User-Agent", "DiscordBot (test, 1)")
            .header("Content-Type", type)
            .method(words[0], BodyPublishers.ofString(body))
            .build();
    return Awaitility.await("fewer than fifty a second")
        .pollDelay(Duration.ZERO)
        .until(
            () -> CLIENT.send(prepared, BodyHandlers.ofString()),
            answer -> answer.statusCode() != 429);
  }

  private String place(String word) {
    return switch (word) {
      case "general", "forum" ->
          String.valueOf(discord.place(word.equals("forum") ? "games" : word).id());
      case "guild" -> discord.guild();
      case "app" -> String.valueOf(discord.bot().id());
      case "message" -> String.valueOf(message().id());
      case "command" -> callback(exchange(Optional.empty()));
      case "typing" -> callback(exchange(Optional.of("line")));
      case "late" -> callback(aged(exchange(Optional.empty()), Duration.ofSeconds(4)));
      case "done" -> callback(acknowledged());
      case "soon" -> hook(exchange(Optional.empty()));
      case "hook" -> hook(acknowledged());
      case "over" -> hook(aged(acknowledged(), Duration.ofMinutes(16)));
      default -> throw new IllegalArgumentException(word);
    };
  }

  private Message message() {
    Place general = discord.place("general");
    return discord.locked(
        () -> discord.messages().put(general, discord.bot(), Version.of("x"), ""));
  }

  private Exchange exchange(Optional<String> typing) {
    return discord.exchanges().command(discord.user("Anna"), "judge", Map.of("line", "x"), typing);
  }

  private Exchange acknowledged() {
    Exchange exchange = exchange(Optional.empty());
    assertThat(
            send("POST " + callback(exchange), filled("{'type':5,'data':{'flags':64}}", 0))
                .statusCode())
        .isEqualTo(204);
    return exchange;
  }

  private Exchange aged(Exchange exchange, Duration time) {
    discord.age(exchange, time);
    return exchange;
  }

  private static String callback(Exchange exchange) {
    return "interactions/" + exchange.id() + "/" + exchange.token() + "/callback";
  }

  private String hook(Exchange exchange) {
    return "webhooks/" + discord.bot().id() + "/" + exchange.token();
  }
}
