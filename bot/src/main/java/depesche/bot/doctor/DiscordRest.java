package depesche.bot.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import depesche.bot.config.Settings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.function.IntFunction;

/// A few questions to Discord, as the bot. Nothing is sent that changes anything.
final class DiscordRest implements AutoCloseable {

  private static final String OWN = "https://discord.com/api/v10/";
  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final int TOO_MANY = 429;
  private static final int SERVER_ERROR = 500;

  private final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
  private final ObjectMapper mapper = new ObjectMapper();
  private final String base;
  private final String token;
  private Optional<Instant> date = Optional.empty();

  /// A question that was not answered.
  static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String mend;

    Refused(String mend) {
      this.mend = mend;
    }

    /// {@return what is wrong and what to do}
    String mend() {
      return mend;
    }
  }

  DiscordRest(Settings.Discord settings) {
    this.base = settings.rest().orElse(OWN);
    this.token = settings.token().reveal();
  }

  /// {@return what Discord says of something}
  ///
  /// @param refused what is to be done if it refuses, by the status of the answer
  JsonNode ask(String path, IntFunction<String> refused) {
    try {
      HttpResponse<String> answer =
          client.send(request(path), HttpResponse.BodyHandlers.ofString());
      date = answer.headers().firstValue("Date").flatMap(DiscordRest::moment).or(() -> date);
      int status = answer.statusCode();
      if (status == TOO_MANY || status >= SERVER_ERROR) {
        throw new Refused("Discord is busy (" + status + "): run doctor again in a minute");
      }
      if (status >= 300) {
        throw new Refused(refused.apply(status));
      }
      return mapper.readTree(answer.body());
    } catch (IOException _) {
      throw new Refused(
          URI.create(base).getHost() + " cannot be reached: check the network, proxy and firewall");
    } catch (IllegalArgumentException _) {
      throw new Refused(
          "the token, or discord.rest, contains characters that are not allowed: copy it again");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new Refused("doctor was interrupted: run it again");
    }
  }

  private HttpRequest request(String path) {
    return HttpRequest.newBuilder(URI.create(base + path))
        .timeout(PATIENCE)
        .header("Authorization", "Bot " + token)
        .header("User-Agent", "DiscordBot (Depesche, 1)")
        .build();
  }

  /// {@return the time of the last answer, by Discord's clock}
  Optional<Instant> date() {
    return date;
  }

  private static Optional<Instant> moment(String header) {
    try {
      return Optional.of(
          ZonedDateTime.parse(header, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant());
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
