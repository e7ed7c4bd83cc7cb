package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Message;
import depesche.bot.standin.Modal;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import depesche.bot.standin.Version;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;

/// Reads all that anybody but its author could ever have seen of a secret, on Discord, by mail and
/// in the log, from the moment it is opened.
final class Taint implements AutoCloseable {

  private static final Logger EVERYTHING =
      (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);

  private final StandIn discord;
  private final User author;
  private final List<User> others;
  private final List<Person> readers;
  private final List<String> secrets = new ArrayList<>();
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();

  /// @param others who must not know what this author writes, on Discord
  /// @param readers those who must not, by mail
  Taint(StandIn discord, User author, List<User> others, List<Person> readers) {
    this.discord = discord;
    this.author = author;
    this.others = List.copyOf(others);
    this.readers = List.copyOf(readers);
    log.start();
    EVERYTHING.addAppender(log);
  }

  /// These words are secret from now on; they must stand nowhere yet.
  void secret(String... words) {
    for (String word : words) {
      secrets.add(plain(word));
    }
    assertThat(leaks()).as("where a secret stands already").isEmpty();
  }

  /// {@return those words that stand nowhere yet, and so could be secrets}
  List<String> unheard(List<String> words) {
    List<String> heard = heard().map(Taint::plain).toList();
    return words.stream()
        .filter(word -> heard.stream().noneMatch(text -> text.contains(plain(word))))
        .toList();
  }

  /// {@return every text that holds a secret and that somebody else could read}
  List<String> leaks() {
    return heard().filter(this::isSecret).toList();
  }

  /// {@return whether this text holds a secret}
  boolean isSecret(String text) {
    String plain = plain(text);
    return secrets.stream().anyMatch(plain::contains);
  }

  private Stream<String> heard() {
    return Stream.of(onDiscord(), behind(), mailed(), logged()).flatMap(found -> found);
  }

  private static String plain(String text) {
    return House.plain(text).toLowerCase(Locale.ROOT);
  }

  /// What others can look at there. Authors' own words where others can read them are no leak.
  private Stream<String> onDiscord() {
    Stream<String> messages =
        discord.all().stream()
            .filter(message -> message.author() != author)
            .filter(message -> others.stream().anyMatch(other -> discord.sees(other, message)))
            .flatMap(Taint::words);
    Stream<String> places =
        discord
            .places()
            .flatMap(place -> Stream.of(place.names(), named(place)))
            .flatMap(List::stream);
    Stream<String> offered = others.stream().flatMap(other -> other.offered().stream());
    Stream<String> forms =
        others.stream().flatMap(other -> other.shown().stream()).map(Modal::text);
    return Stream.of(messages, places, offered, forms).flatMap(words -> words);
  }

  private static List<String> named(Place place) {
    return Stream.of(List.of(place.topic()), place.tags(), place.applied())
        .flatMap(List::stream)
        .toList();
  }

  /// {@return all that a message ever said, and its files that are no pictures}
  static Stream<String> words(Message message) {
    return message.versions().stream()
        .flatMap(version -> Stream.concat(Stream.of(version.text()), files(version)));
  }

  private static Stream<String> files(Version version) {
    return version.attachments().stream()
        .filter(file -> !file.isPng())
        .map(file -> new String(file.bytes(), StandardCharsets.UTF_8));
  }

  /// What passes where programs write it down: addresses of requests, names of forms, the gateway.
  private Stream<String> behind() {
    return Stream.of(
            discord.requests().stream(),
            author.shown().stream().map(Modal::customId),
            author.shown().stream().map(Modal::title),
            discord.line().said().stream())
        .flatMap(words -> words);
  }

  private Stream<String> mailed() {
    return readers.stream().flatMap(reader -> reader.mails().stream()).flatMap(Taint::words);
  }

  private static Stream<String> words(ReceivedMail mail) {
    String raw = new String(mail.raw(), StandardCharsets.UTF_8);
    String heading = raw.substring(0, raw.indexOf("\r\n\r\n"));
    return Stream.concat(Stream.of(heading, mail.text(), mail.html()), files(mail));
  }

  private static Stream<String> files(ReceivedMail mail) {
    return mail.attachments().stream()
        .filter(file -> !file.type().startsWith("image/"))
        .map(file -> file.name() + " " + new String(file.bytes(), StandardCharsets.UTF_8));
  }

  private Stream<String> logged() {
    synchronized (log) {
      return List.copyOf(log.list).stream().map(Taint::words);
    }
  }

  private static String words(ILoggingEvent event) {
    return event.getFormattedMessage() + ThrowableProxyUtil.asString(event.getThrowableProxy());
  }

  @Override
  public void close() {
    EVERYTHING.detachAppender(log);
  }
}
