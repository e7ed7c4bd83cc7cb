package depesche.bot.config;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import depesche.bot.clock.PolicyReading;
import depesche.bot.clock.PolicyText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// Reads `config/server.yaml`, strictly.
public final class SettingsFile {

  private static final int SECONDS_OF_A_DAY = 86_400;
  private static final int MINUTES_OF_A_DAY = 1_440;
  private static final int HOURS_OF_A_MONTH = 720;

  private static final int HIGHEST_PORT = 65535;

  /// Relays take more from one machine for an attack.
  private static final int MOST_CONNECTIONS = 16;

  private SettingsFile() {}

  /// {@return the settings in the file}
  ///
  /// @throws UnusableInput naming file, line and fix if there is a mistake in it
  public static Settings read(Path file) {
    try {
      YAMLMapper mapper =
          YAMLMapper.builder()
              .addModule(new Jdk8Module())
              .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
              .build();
      String text = Files.readString(file);
      if (mapper.readTree(text).isMissingNode() || mapper.readTree(text).isNull()) {
        return Settings.standard();
      }
      return checked(file, mapper.readValue(text, Settings.class));
    } catch (UnrecognizedPropertyException e) {
      throw new UnusableInput(
          "%s, line %d: unknown key \"%s\"; allowed here: %s"
              .formatted(file, lineOf(file, e.getPropertyName()), e.getPropertyName(), known(e)));
    } catch (JsonProcessingException e) {
      throw new UnusableInput("%s, line %d: %s".formatted(file, line(e), plain(e)));
    } catch (IOException e) {
      throw new UnusableInput("cannot read " + file + ": name another file with --config");
    }
  }

  private static int line(JsonProcessingException e) {
    JsonLocation location = e.getLocation();
    return location == null ? 1 : location.getLineNr();
  }

  /// Jackson points behind the value, so the key itself is looked up.
  private static int lineOf(Path file, String key) {
    try {
      var lines = Files.readAllLines(file);
      int line = 0;
      while (line < lines.size() && !lines.get(line).strip().startsWith(key + ":")) {
        line++;
      }
      return line + 1;
    } catch (IOException e) {
      return 1;
    }
  }

  private static String known(UnrecognizedPropertyException e) {
    return e.getKnownPropertyIds().stream()
        .map(String::valueOf)
        .sorted()
        .collect(Collectors.joining(", "));
  }

  private static String plain(JsonProcessingException e) {
    String message =
        e.getOriginalMessage()
            .lines()
            .filter(line -> !line.startsWith("while ") && !line.startsWith(" "))
            .findFirst()
            .orElse("this is not YAML");
    if (e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()) {
      String key = mapping.getPath().getLast().getFieldName();
      return message.startsWith("Missing required creator property")
          ? "\"%s\" is missing: write it in this block".formatted(key)
          : "\"" + key + "\": " + message;
    }
    return message;
  }

  private static Settings checked(Path file, Settings settings) {
    if (!settings.address().matches("[^@\\s+]+@[^@\\s]+")) {
      throw new UnusableInput(
          file + ": address \"" + settings.address() + "\" is not a mail address");
    }
    if (settings.post().smtp().isPresent() != settings.post().imap().isPresent()) {
      throw new UnusableInput(file + ": post names only one mail server; name both smtp and imap");
    }
    if (settings.post().smtp().isPresent() && settings.master().password().isEmpty()) {
      throw new UnusableInput(
          file + ": with a mail server of your own master.password is required, see the comment");
    }
    settings.post().smtp().ifPresent(server -> check(file, "smtp", server));
    settings.post().imap().ifPresent(server -> check(file, "imap", server));
    int connections = settings.post().connections();
    if (connections < 1 || connections > MOST_CONNECTIONS || settings.post().perDomain() < 1) {
      throw new UnusableInput(
          "%s: post.connections must be from 1 to %d, and post.perDomain at least 1"
              .formatted(file, MOST_CONNECTIONS));
    }
    within(file, "post.pollSeconds", settings.post().pollSeconds(), 1, SECONDS_OF_A_DAY);
    within(file, "games.reminderHours", settings.games().reminderHours(), 0, HOURS_OF_A_MONTH);
    within(file, "games.spreadMinutes", settings.games().spreadMinutes(), 0, MINUTES_OF_A_DAY);
    settings.discord().ifPresent(discord -> check(file, discord));
    settings.database().ifPresent(database -> check(file, database));
    if (settings.nodes() && settings.post().smtp().isEmpty()) {
      throw new UnusableInput(
          file
              + ": database.nodes needs a mail server that all nodes reach: name post.smtp and"
              + " post.imap; the embedded post office serves one node only");
    }
    settings
        .backup()
        .filter(backup -> backup.everyHours() < 1 || backup.keep() < 1)
        .ifPresent(
            _ -> {
              throw new UnusableInput(
                  file + ": backup.everyHours and backup.keep must be at least 1");
            });
    settings
        .monitor()
        .filter(monitor -> monitor.port() < 0 || monitor.port() > HIGHEST_PORT)
        .ifPresent(
            _ -> {
              throw new UnusableInput(
                  file + ": monitor.port must be from 1 to 65535, or 0 for any that is free");
            });
    try {
      checkClock(file, settings.games().clock(), ZoneId.of(settings.games().zone()));
    } catch (DateTimeException e) {
      throw new UnusableInput(
          file
              + ": games.zone \""
              + settings.games().zone()
              + "\" is not a time zone; write one like Europe/Berlin");
    }
    return settings;
  }

  private static void within(Path file, String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new UnusableInput(
          "%s: %s is %d and must be from %d to %d".formatted(file, name, value, least, most));
    }
  }

  private static void check(Path file, String which, Settings.MailServer server) {
    String key = "%s: post.%s.trust".formatted(file, which);
    if (server.trust().isEmpty()) {
      return;
    }
    String trust = server.trust().get();
    if (server.security() == Settings.Security.NONE) {
      throw new UnusableInput(key + " needs security TLS or STARTTLS: without it nothing is shown");
    }
    if (trust.startsWith("sha256:")
        && !trust.matches("sha256:(?i)([0-9a-f]{2}:?){31}[0-9a-f]{2}")) {
      throw new UnusableInput(key + ": a fingerprint is sha256: and 64 hexadecimal digits");
    }
    if (!trust.startsWith("sha256:") && !isCertificate(Path.of(trust))) {
      throw new UnusableInput(
          key + " \"" + trust + "\" is no readable PEM file with a certificate");
    }
  }

  private static void check(Path file, Settings.Database database) {
    String key = file + ": database.url";
    if (database.nodes() && !database.url().startsWith("jdbc:postgresql:")) {
      throw new UnusableInput(
          file + ": database.nodes needs PostgreSQL: several nodes cannot share a file");
    }
    if (database.url().matches("(?i)(jdbc:)?h2:.*")) {
      throw new UnusableInput(
          key + " is for PostgreSQL; for the database in the data folder leave the block out");
    }
    if (!database.url().matches("jdbc:postgresql://[^/?#@\\s]+/[^/?#\\s]+(\\?\\S*)?")) {
      throw new UnusableInput(
          key
              + " \"%s\" is no address; write jdbc:postgresql://HOST:PORT/NAME"
                  .formatted(plain(database.url())));
    }
    if (database.url().matches("(?i).*[?&](user|password)=.*")) {
      throw new UnusableInput(
          key + " must not say who: write database.user and database.password, see the comment");
    }
  }

  /// {@return an address without the password that somebody may have written into it}
  private static String plain(String url) {
    return url.replaceAll("//[^/@]*@", "//…@").replaceAll("[?].*", "");
  }

  private static boolean isCertificate(Path pem) {
    try {
      return Files.readString(pem).contains("-----BEGIN CERTIFICATE-----");
    } catch (IOException _) {
      return false;
    }
  }

  private static void check(Path file, Settings.Discord discord) {
    SequencedMap<String, String> ids = new LinkedHashMap<>();
    ids.put("guild", discord.guild());
    ids.put("games", discord.games());
    discord.masters().ifPresent(role -> ids.put("masters", role));
    discord.observers().ifPresent(role -> ids.put("observers", role));
    discord.threads().ifPresent(channel -> ids.put("threads", channel));
    ids.forEach(
        (key, id) -> {
          if (!isId(id)) {
            throw new UnusableInput(
                "%s: discord.%s \"%s\" is not an id: 17 to 20 digits in quotes, from Copy ID on Discord"
                    .formatted(file, key, id));
          }
        });
    if (discord.masters().filter(discord.guild()::equals).isPresent()) {
      throw new UnusableInput(
          file
              + ": discord.masters is the id of the server itself, which means everybody: name a"
              + " role");
    }
  }

  private static boolean isId(String text) {
    return text.matches("\\d{17,20}");
  }

  private static void checkClock(Path file, String clock, ZoneId zone) {
    if (PolicyText.read(clock, zone) instanceof PolicyReading.Unclear(String word)) {
      throw new UnusableInput(
          "%s: games.clock: “%s” is not understood; write it like: %s"
              .formatted(file, word, PolicyText.EXAMPLES));
    }
  }
}
