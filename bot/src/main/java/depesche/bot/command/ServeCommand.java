package depesche.bot.command;

import depesche.bot.config.InstalledTitles;
import depesche.bot.config.NamedSecrets;
import depesche.bot.config.PresetFolder;
import depesche.bot.config.ProgramFolders;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.doctor.DeckFilesCheck;
import depesche.bot.doctor.PresetCheck;
import depesche.bot.report.page.TimeText;
import depesche.bot.server.ClockWatch;
import depesche.bot.server.GamesUnderWay;
import depesche.bot.server.Server;
import depesche.bot.server.nodes.Node;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.ZoneId;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;

/// Runs the moderator until it is stopped.
@Command(name = "serve", description = "Runs the moderator; needs no configuration.")
public final class ServeCommand extends ServerCommand {

  private static final Logger LOG = LoggerFactory.getLogger(ServeCommand.class);

  private static final int GAMES_SHOWN = 10;

  @Override
  public Integer call() throws InterruptedException {
    Settings settings = settings();
    NamedSecrets.of(settings).check();
    if (settings.nodes()) {
      return serveAmongOthers(settings);
    }
    CountDownLatch stopped = new CountDownLatch(1);
    AtomicBoolean serving = new AtomicBoolean();
    Server server = Server.open(settings, ProgramFolders.folder(), Clock.systemUTC());
    server.watch(new ClockWatch(Clock.systemUTC(), System::nanoTime));
    AtomicBoolean lost = new AtomicBoolean();
    server.whenLost(
        () -> {
          lost.set(true);
          stopped.countDown();
        });
    atTheEnd(server::close, stopped, serving);
    greet(out(), settings, server);
    serving.set(true);
    warn(settings);
    // A start needs more than it leaves; a server that is idle for hours gives it back.
    System.gc();
    stopped.await();
    if (lost.get()) {
      serving.set(false);
      throw new UnusableInput(
          "another Depesche has begun to work in the database while this one was cut off from it:"
              + " this one ends, and keeps nothing of what it had in hand");
    }
    return 0;
  }

  private Integer serveAmongOthers(Settings settings) throws InterruptedException {
    CountDownLatch stopped = new CountDownLatch(1);
    AtomicBoolean serving = new AtomicBoolean();
    Node node = Node.open(settings, ProgramFolders.folder(), Clock.systemUTC());
    atTheEnd(node::close, stopped, serving);
    PrintWriter out = out();
    out.printf("Depesche is ready. Write to %s%n", settings.address());
    out.printf(
        "  Node %s: %s%n",
        node.name(),
        node.isOffice()
            ? "it has the office, others may join"
            : "it judges and writes for the node that has the office");
    out.printf("Stop with Ctrl-C; the others go on.%n");
    out.flush();
    serving.set(true);
    warn(settings);
    stopped.await();
    return 0;
  }

  private static void atTheEnd(Runnable close, CountDownLatch stopped, AtomicBoolean serving) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  close.run();
                  stopped.countDown();
                  if (serving.get()) {
                    // A program that stops when told to has not failed; Java would end with 143.
                    Runtime.getRuntime().halt(0);
                  }
                },
                "shutdown"));
  }

  /// After the greeting: to read all cards takes a while, and nobody waits for it.
  private static void warn(Settings settings) {
    NamedSecrets.of(settings).weaknesses().forEach(weak -> LOG.warn("secrets: {}", weak));
    new PresetCheck(PresetFolder.in(ProgramFolders.folder()), settings)
        .troubles()
        .forEach(trouble -> LOG.warn("presets: {}", trouble));
    new DeckFilesCheck(InstalledTitles.decks(ProgramFolders.folder()))
        .troubles()
        .forEach(trouble -> LOG.warn("decks: {}", trouble));
  }

  /// What to do first is said to those who have no game yet; the others read how theirs stand.
  static void greet(PrintWriter out, Settings settings, Server server) {
    GamesUnderWay games = server.underWay(GAMES_SHOWN);
    out.printf("Depesche is ready. Write to %s%n", settings.address());
    if (server.smtpPort() > 0) {
      String host = settings.post().embedded().bind();
      out.printf("  SMTP  %s:%d  (no encryption, no login)%n", host, server.smtpPort());
      out.printf("  IMAP  %s:%d  (user = mail address, any password)%n", host, server.imapPort());
    }
    if (server.smtpPort() > 0 && games.all() == 0) {
      out.printf("First, as the game's master, in another window:%n");
      out.printf(
          "  echo 'CREATE bismarck blood-and-iron' | ./depesche letter --from %s%n",
          settings.master().address());
      out.printf("then five players join, each from their own address:%n");
      out.printf(
          "  echo 'JOIN bismarck NAME Nordmark' | ./depesche letter --from anna@localhost%n");
      out.printf("and the master writes START bismarck. Mail HELP to learn the rest.%n");
    }
    if (server.monitorPort() > 0) {
      out.printf("  HTTP  port %d  (/health and /metrics)%n", server.monitorPort());
    }
    if (server.sitePort() > 0) {
      out.printf("  HTTP  port %d  (the pages of games)%n", server.sitePort());
    }
    show(out, games, ZoneId.of(settings.games().zone()));
    out.printf("Stop with Ctrl-C; nothing is lost.%n");
    out.flush();
  }

  private static void show(PrintWriter out, GamesUnderWay games, ZoneId zone) {
    if (games.all() == 0) {
      return;
    }
    out.printf("%s under way:%n", games.all() == 1 ? "One game is" : games.all() + " games are");
    for (GamesUnderWay.One game : games.shown()) {
      out.printf(
          "  %s: %s, %s%s%n",
          game.name(),
          game.title(),
          game.phase(),
          game.deadline().map(due -> "; deadline " + TimeText.say(due, zone)).orElse(""));
    }
    if (games.all() > games.shown().size()) {
      out.printf("  and %d more%n", games.all() - games.shown().size());
    }
  }
}
