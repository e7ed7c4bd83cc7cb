package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.rules.GamePosition;
import depesche.bot.config.SettingsFile;
import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import depesche.bot.standin.User;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The whole server with its own post office, and Discord beside it.
final class House implements AutoCloseable {

  private static final Duration LOGINS = Duration.ofSeconds(6);
  private static final Pattern CODE = Pattern.compile("/link (\\S+?)`");

  private static final String UNSET = "unset";
  private static final String WHERE = "guild: \"%s\"\ngames: \"%s\"\n";

  private final Path folder;
  private final Path home;
  private final StandIn discord;
  private final Place games;
  private final String more;
  private final String beside;
  private final List<Person> persons = new ArrayList<>();
  private final InstantSource clock = () -> Instant.now().plus(ahead());
  private volatile Duration ahead = Duration.ZERO;
  private Server server;

  private House(Path folder, StandIn discord, Place games, String more) {
    this(folder, Program.HOME, discord, games, more);
  }

  private House(Path folder, Path home, StandIn discord, Place games, String more) {
    this(folder, home, discord, games, more, "");
  }

  private House(Path folder, Path home, StandIn discord, Place games, String more, String beside) {
    this.folder = folder;
    this.home = home;
    this.discord = discord;
    this.games = games;
    this.more = more;
    this.beside = beside;
    this.server = start();
  }

  /// Opens both; returns when the bot listens to Discord.
  static House open(Path folder) {
    return open(folder, StandIn.open());
  }

  static House open(Path folder, StandIn discord) {
    return open(folder, discord, "");
  }

  /// As above.
  ///
  /// @param more lines for the settings of Discord, such as `masters: "1"`
  static House open(Path folder, StandIn discord, String more) {
    return open(new House(folder, discord, discord.place("games"), more));
  }

  /// As above.
  ///
  /// @param games the forum or channel in which games have their places
  static House open(Path folder, StandIn discord, Place games) {
    return open(new House(folder, discord, games, ""));
  }

  /// As above.
  ///
  /// @param home the folder of `config` and `templates`
  static House open(Path folder, Path home) {
    StandIn discord = StandIn.open();
    return open(new House(folder, home, discord, discord.place("games"), ""));
  }

  /// As above, with pages of its games.
  ///
  /// @param site where they are written
  static House withSite(Path folder, Path site, StandIn discord) {
    String beside = "site: {folder: %s}\n".formatted(site);
    Place games = discord.place("games");
    return open(new House(folder, Program.HOME, discord, games, "", beside));
  }

  private static House open(House house) {
    StandIn discord = house.discord;
    discord.line().awaitBot();
    discord.line().awaitCommand("link");
    return house;
  }

  /// Opens both; where games are played is to be chosen on Discord.
  static House unset(Path folder, StandIn discord) {
    return open(new House(folder, discord, discord.place("games"), UNSET));
  }

  /// Opens both; the bot need not be in the guild.
  static House alone(Path folder, StandIn discord) {
    return new House(folder, discord, discord.place("games"), "");
  }

  private Server start() {
    return Server.open(SettingsFile.read(settings()), home, clock.withZone(ZoneOffset.UTC));
  }

  private Duration ahead() {
    return ahead;
  }

  /// Time passes up to this moment, here and on Discord.
  void reach(Instant moment) {
    passes(Duration.between(clock.instant(), moment));
  }

  /// So much time passes, here and on Discord.
  void passes(Duration time) {
    ahead = ahead.plus(time);
    discord.ahead(ahead);
    server.wake();
  }

  /// {@return by when the answers of a game are due}
  Instant deadline(String game) {
    return server.deadline(game).orElseThrow();
  }

  /// {@return how a game stands}
  GamePosition<?, ?> position(String title, String game) {
    return GamePosition.at(server.library().rules(title), server.position(game));
  }

  /// {@return what a monitor is told: the status, and below it the words}
  String health() {
    URI address = URI.create("http://127.0.0.1:" + server.monitorPort() + "/health");
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<String> answer =
          client.send(
              HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
      return answer.statusCode() + "\n" + answer.body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return where the server keeps what it knows}
  Path data() {
    return folder.resolve("data");
  }

  private Path settings() {
    try {
      Path token = folder.resolve("token");
      if (Files.notExists(token)) {
        Files.createFile(
            token,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.writeString(token, discord.token());
      }
      return Files.writeString(
          folder.resolve("server.yaml"),
          """
          data: %s
          monitor: {port: 0}
          post:
            embedded: {smtpPort: 0, imapPort: 0}
          discord:
            token: {file: %s}
            rest: %s
            gateway: %s
          """
                  .formatted(data(), token, discord.rest(), discord.gateway())
              + (more.equals(UNSET) ? "" : WHERE.formatted(discord.guild(), games.id())).indent(2)
              + (more.equals(UNSET) ? "" : more).indent(2)
              + beside);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Ends the server; everything stays on its disk.
  void stop() {
    persons.forEach(Person::close);
    server.close();
  }

  /// Starts it again, some time later: Discord lets nobody log in twice at once. People must ask
  /// for their mail programs anew.
  void again() {
    ahead = ahead.plus(LOGINS);
    discord.ahead(ahead);
    server = start();
  }

  /// Waits until all that came is read and all that was to be sent has left. Work that is put off
  /// is not waited for: the time until then passes.
  void awaitQuiet() {
    Instant soon = clock.instant().plus(Duration.ofHours(3));
    for (Optional<Instant> putOff = quiet(); putOff.isPresent(); putOff = quiet()) {
      assertThat(putOff.get()).as("something is put off again and again").isBefore(soon);
      reach(putOff.get());
    }
  }

  /// As above; and this is so then.
  void awaitQuiet(String what, BooleanSupplier so) {
    awaitQuiet();
    assertThat(so.getAsBoolean()).as(what).isTrue();
  }

  /// {@return when the first of what is put off is to be sent}
  private Optional<Instant> quiet() {
    discord.line().awaitRead();
    assertThat(server.awaitQuiet(patience())).as("all is done").isTrue();
    return server.unsent();
  }

  StandIn discord() {
    return discord;
  }

  int smtpPort() {
    return server.smtpPort();
  }

  int imapPort() {
    return server.imapPort();
  }

  /// {@return somebody with a mail program}
  Person person(String name) {
    Person person = new Person(name, server.smtpPort(), server.imapPort());
    persons.add(person);
    return person;
  }

  /// {@return the answer to a letter}
  static ReceivedMail ask(Person person, String text) {
    return person.answer(person.write(text, Optional.empty()));
  }

  /// Links somebody's account to their mail address, beginning on Discord.
  User link(Person person, String name) {
    User user = discord.user(name);
    assertThat(user.slash("link", "what", person.address()).answer().text()).contains("on its way");
    ReceivedMail code =
        person.find("a code", mail -> plain(mail.text()).contains("asked to link this address"));
    return use(user, code);
  }

  /// Links somebody's account to their mail address, beginning by mail.
  User linkByMail(Person person, String name) {
    return use(discord.user(name), ask(person, "LINK"));
  }

  static User use(User user, ReceivedMail code) {
    Matcher matcher = CODE.matcher(plain(code.text()));
    assertThat(matcher.find()).as(code.text()).isTrue();
    Message answer = user.slash("link", "what", matcher.group(1)).answer();
    assertThat(plain(answer.text())).contains("they are one player");
    return user;
  }

  static String plain(String text) {
    return text.replaceAll("\\s+", " ");
  }

  /// {@return how long something takes at most here}
  static Duration patience() {
    return Duration.ofMinutes(1);
  }

  @Override
  public void close() {
    stop();
    discord.close();
  }
}
