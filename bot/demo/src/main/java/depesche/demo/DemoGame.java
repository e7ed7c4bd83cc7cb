package depesche.demo;

import static java.nio.charset.StandardCharsets.UTF_8;

import depesche.adjudicator.diplomacy.DiplomacyRules;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.rules.Rules;
import depesche.bot.chance.Secrets;
import depesche.bot.config.Settings;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.Tls;
import depesche.bot.post.client.MailClient;
import depesche.bot.post.client.ReceivedMail;
import depesche.bot.server.Server;
import depesche.demo.Person.Stalled;
import depesche.demo.planning.PrintedMap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// One whole game by mail: a moderator on a virtual clock, a master and players, who talk by SMTP
/// and IMAP only. The same seed plays the same game.
public final class DemoGame implements AutoCloseable {

  /// The file in which a game publishes all that can be checked, in its last report and here.
  static final String TRANSCRIPT = "transcript.json";

  private static final int LONGEST = 200;

  private final Script script;
  private final Consumer<String> progress;
  private final DemoCast demoCast;
  private final SteeredClock clock;
  private final Path data;
  private final Album album;
  private final Server server;
  private final DemoSetup demoSetup;
  private final List<String> log = new ArrayList<>();
  private String current = "";

  /// What is played.
  ///
  /// @param title the id of the title
  /// @param options words such as `endYear=1866`
  /// @param seats how many play; 0 for as many as the title's demonstration has
  /// @param reports after how many the game is left; 0 to play to its end
  public record Script(String title, String seed, List<String> options, int seats, int reports) {

    public Script {
      options = List.copyOf(options);
    }

    /// A game of the usual size.
    public Script(String title, String seed, List<String> options) {
      this(title, seed, options, 0);
    }

    /// A game that is played to its end.
    public Script(String title, String seed, List<String> options, int seats) {
      this(title, seed, options, seats, 0);
    }

    private int most() {
      return reports == 0 ? LONGEST : reports;
    }
  }

  /// What came of it.
  ///
  /// @param over whether the rules ended the game
  /// @param standing the rows of the last report: country, place, reason
  public record Outcome(boolean over, int phases, List<List<String>> standing) {

    public Outcome {
      standing = List.copyOf(standing);
    }
  }

  DemoGame(Script script, Path home, Path out, Consumer<String> progress) {
    this.progress = progress;
    this.demoCast = DemoCast.of(script.title(), script.seats(), home);
    this.script =
        script.options().isEmpty()
            ? new Script(
                script.title(), script.seed(), demoCast.options(), script.seats(), script.reports())
            : script;
    List<DemoCast.Role> cast = demoCast.roles(script.seats());
    this.clock = new SteeredClock(demoCast.start());
    this.album = Album.open(out);
    try {
      this.data = Files.createTempDirectory("depesche-demo");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    this.server =
        Server.open(
            settings(data, out.toAbsolutePath()), home, clock, () -> Secrets.seeded(script.seed()));
    Rules<?, ?> title = server.library().rules(script.title());
    this.demoSetup =
        new DemoSetup(
            script.seed(),
            clock,
            server,
            PrintedMap.of(title),
            person("master", "master@localhost"),
            cast.stream().map(role -> player(role, title)).toList(),
            new Courier(demoCast.correspondence(cast), album));
  }

  /// Plays a game and writes everything to a folder.
  ///
  /// @param home the folder of `config` and `templates`
  /// @param progress gets a line for every phase
  public static Outcome play(Script script, Path home, Path out, Consumer<String> progress) {
    try (DemoGame game = new DemoGame(script, home, out, progress)) {
      return game.play();
    }
  }

  private static Settings settings(Path data, Path pages) {
    Settings.Embedded loopback = new Settings.Embedded("127.0.0.1", 0, 0, Optional.empty());
    return Settings.standard()
        .in(data.toString())
        .with(
            new Settings.Post(loopback, Optional.empty(), Optional.empty(), 60),
            new Settings.Site(pages.toString(), "", Optional.empty(), Optional.empty()));
  }

  private Person person(String name, String address) {
    MailClient mail =
        MailClient.open(
            address, door(server.smtpPort(), address), door(server.imapPort(), address), clock);
    String moderator = Settings.standard().address();
    return new Person(name, moderator, mail, album, clock, this::awaitQuiet);
  }

  /// Waits until the moderator has nothing left to do.
  private void awaitQuiet() {
    var _ = server.awaitQuiet(DemoSetup.PATIENCE);
  }

  private static MailEndpoint door(int port, String address) {
    MailEndpoint.Login login = new MailEndpoint.Login(address, "depesche");
    return new MailEndpoint("127.0.0.1", port, Tls.NONE, Optional.of(login));
  }

  private Player player(DemoCast.Role role, Rules<?, ?> title) {
    String seat = role.seat();
    Person person = person(seat, seat.toLowerCase(java.util.Locale.ROOT) + "@localhost");
    return new Player(person, role, demoCast.offset(), DemoCast.table(role, title));
  }

  /// Plays until the rules end the game or the moderator no longer answers.
  Outcome play() {
    boolean over = false;
    String stall = "";
    try {
      found();
      List<ReceivedMail> reports = reports();
      for (int turn = 1; turn < this.script.most() && !over; turn++) {
        round(turn, reports);
        reports = reports();
        over = ReportReader.isLast(reports.getFirst());
      }
    } catch (Stalled stalled) {
      stall = "The game stalled: " + stalled.getMessage();
    } catch (UncheckedIOException e) {
      stall = "The game stalled: a mail server no longer answers (%s).".formatted(e.getMessage());
    }
    if (!stall.isEmpty()) {
      progress.accept(stall);
      log.add(stall);
    }
    List<List<String>> standing = over ? album.chapters().getLast().standing() : List.of();
    standing.forEach(row -> log.add(String.join(": ", row)));
    album.write("game.txt", String.join("\n", log) + "\n");
    // The pages follow the game, and the server closes after this.
    awaitQuiet();
    return new Outcome(over, album.chapters().size(), standing);
  }

  /// Plays one phase.
  ///
  /// @param reports everybody's report that opens it, the master's first
  private void round(int turn, List<ReceivedMail> reports) {
    Rules<?, ?> rules = server.library().rules(script.title());
    OpenPhase open = new OpenPhase(demoSetup, turn, reports);
    if (demoCast.isForAll() && rules instanceof GreatPowers bidding) {
      new BiddingRound(open, bidding).play(progress);
    } else if (demoCast.isForAll() && rules instanceof DiplomacyRules map) {
      new DemoPhase(open, map).play(progress);
    } else {
      new PlainRound(demoSetup, rules).play(progress);
    }
  }

  /// Sign-up: the master opens a table, the players sit down.
  private void found() {
    clock.pass(Duration.ofMinutes(5));
    String options = script.options().isEmpty() ? "" : " " + String.join(" ", script.options());
    demoSetup
        .master()
        .write("A new game", "CREATE " + Player.GAME + " " + script.title() + options);
    for (Player player : demoSetup.players()) {
      clock.pass(Duration.ofHours(2));
      String name = player.ownName().isEmpty() ? "" : " NAME " + player.ownName();
      String join = "JOIN " + Player.GAME + " AS " + player.seat() + name;
      player.welcome(player.person().write("I should like to play", join));
    }
    demoSetup.players().getFirst().person().answer("HELP ORDERS");
    demoSetup.players().getLast().person().answer("SET ZONE Europe/Warsaw");
    demoSetup.master().answer("SET MAP LARGE");
    demoSetup.master().write("Let us begin", "START " + Player.GAME);
  }

  /// Everybody's next report, the master's first, which is the public one; that one alone where the
  /// others hear of each act by itself.
  private List<ReceivedMail> reports() {
    String judged = album.chapters().isEmpty() ? "" : current;
    List<ReceivedMail> reports = new ArrayList<>();
    List<Person> people = demoSetup.people();
    for (Person person : demoCast.isForAll() ? people : people.subList(0, 1)) {
      reports.add(person.receive(ReportReader::isReport));
      person.tidy();
    }
    reports.getFirst().attachments().stream()
        .filter(file -> file.name().equals(TRANSCRIPT))
        .forEach(file -> album.write(TRANSCRIPT, new String(file.bytes(), UTF_8)));
    AlbumChapter albumChapter = album.report(judged, reports.getFirst());
    current = ReportReader.phase(reports.getFirst());
    demoSetup.people().forEach(person -> person.turnTo(current));
    log.add(albumChapter.title() + chapterNews(albumChapter));
    return reports;
  }

  private static String chapterNews(AlbumChapter albumChapter) {
    return albumChapter.headlines().isEmpty()
        ? ""
        : ": " + String.join("; ", albumChapter.headlines());
  }

  /// {@return every mail of the game so far}
  List<AlbumMail> leaves() {
    return album.leaves();
  }

  /// {@return what the players wrote to each other}
  List<AlbumPress> press() {
    return album.press();
  }

  @Override
  public void close() {
    demoSetup.people().forEach(Person::close);
    server.close();
    try {
      Album.delete(data);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
