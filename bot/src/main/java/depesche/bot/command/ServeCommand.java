package depesche.bot.command;

import depesche.bot.config.InstalledTitles;
import depesche.bot.config.PresetFolder;
import depesche.bot.config.ProgramFolders;
import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.config.UnusableInput;
import depesche.bot.doctor.DeckFilesCheck;
import depesche.bot.doctor.PresetCheck;
import depesche.bot.server.ClockWatch;
import depesche.bot.server.Server;
import depesche.bot.server.nodes.Node;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Runs the moderator until it is stopped.
@Command(name = "serve", description = "Runs the moderator; needs no configuration.")
public final class ServeCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(ServeCommand.class);

  private static final int UNUSABLE = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--config", description = "The settings file, if not config/server.yaml.")
  private Optional<Path> config = Optional.empty();

  @Override
  public Integer call() throws InterruptedException {
    Herald herald = Herald.of(spec.commandLine().getOut());
    try {
      Settings settings = settings(config);
      return settings.nodes() ? serveAmongOthers(settings, herald) : serve(settings, herald);
    } catch (UnusableInput e) {
      if (herald.fail(String.valueOf(e.getMessage()))) {
        return UNUSABLE;
      }
      throw e;
    }
  }

  private static Integer serve(Settings settings, Herald herald) throws InterruptedException {
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
    warn(settings);
    herald.say(greeting(settings, server));
    serving.set(true);
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

  private static Integer serveAmongOthers(Settings settings, Herald herald)
      throws InterruptedException {
    CountDownLatch stopped = new CountDownLatch(1);
    AtomicBoolean serving = new AtomicBoolean();
    Node node = Node.open(settings, ProgramFolders.folder(), Clock.systemUTC());
    atTheEnd(node::close, stopped, serving);
    warn(settings);
    String part =
        node.isOffice()
            ? "it has the office, others may join"
            : "it judges and writes for the node that has the office";
    herald.say(
        List.of(
            "Depesche is ready. Write to " + settings.address(),
            "  Node %s: %s".formatted(node.name(), part),
            "Stop with Ctrl-C; the others go on."));
    serving.set(true);
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
                    // Who is told to stop and does has not failed; Java would end with 143.
                    Runtime.getRuntime().halt(0);
                  }
                },
                "shutdown"));
  }

  private static void warn(Settings settings) {
    new PresetCheck(PresetFolder.in(ProgramFolders.folder()), settings)
        .troubles()
        .forEach(trouble -> LOG.warn("presets: {}", trouble));
    new DeckFilesCheck(InstalledTitles.decks(ProgramFolders.folder()))
        .troubles()
        .forEach(trouble -> LOG.warn("decks: {}", trouble));
  }

  /// {@return the settings of the file, or the standard ones if none is named and none is there}
  public static Settings settings(Optional<Path> config) {
    Path file = config.orElse(ProgramFolders.folder().resolve("config/server.yaml"));
    return config.isEmpty() && !Files.exists(file) ? Settings.standard() : SettingsFile.read(file);
  }

  private static List<String> greeting(Settings settings, Server server) {
    List<String> lines = new ArrayList<>();
    lines.add("Depesche is ready. Write to " + settings.address());
    if (server.smtpPort() > 0) {
      String host = settings.post().embedded().bind();
      lines.add("  SMTP  %s:%d  (no encryption, no login)".formatted(host, server.smtpPort()));
      lines.add(
          "  IMAP  %s:%d  (user = mail address, any password)".formatted(host, server.imapPort()));
      lines.add("First, as the game's master, in another window:");
      lines.add(
          "  echo 'CREATE bismarck blood-and-iron' | ./depesche letter --from "
              + settings.master().address());
      lines.add("then five players join, each from their own address:");
      lines.add("  echo 'JOIN bismarck NAME Nordmark' | ./depesche letter --from anna@localhost");
      lines.add("and the master writes START bismarck. Mail HELP to learn the rest.");
    }
    if (server.monitorPort() > 0) {
      lines.add("  HTTP  port %d  (/health and /metrics)".formatted(server.monitorPort()));
    }
    lines.add("Stop with Ctrl-C; nothing is lost.");
    return lines;
  }
}
