package depesche.bot.site;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.desk.Services;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.report.Painters;
import depesche.bot.report.Painting;
import depesche.bot.server.start.CheckedTemplates;
import depesche.bot.server.threads.InHand;
import depesche.bot.server.threads.Outage;
import depesche.bot.server.threads.Outages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps the pages of games, in a thread of its own: the office never waits for it. At its start it
/// looks at all games; then it is told in which something has happened.
public final class Site implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Site.class);

  /// What could not be written is tried again after this.
  private static final Duration PAUSE = Duration.ofSeconds(30);

  private final SiteMaker maker;
  private final PersonCalendars calendars;
  private final Optional<SiteServer> server;
  private final InHand inHand;
  private final Outage outage;
  private final ScheduledThreadPoolExecutor worker =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("pages").daemon().factory());

  private final Set<Long> due = new LinkedHashSet<>();
  private boolean begun;

  /// Whether the list of games is still to be written.
  private boolean isListOld;

  private volatile boolean open = true;

  private Site(
      SiteMaker maker,
      PersonCalendars calendars,
      Optional<SiteServer> server,
      InHand inHand,
      Outages outages) {
    this.maker = maker;
    this.calendars = calendars;
    this.server = server;
    this.inHand = inHand;
    this.outage = outages.of(LOG, "pages");
    // Closing does not wait for what is to be tried again.
    worker.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /// Opens the folder of pages, and serves it if that is wanted.
  ///
  /// @param home relative folders begin there
  /// @throws UnusableInput if the folder cannot be made, or the port is taken
  public static Site open(
      Settings.Site settings,
      Path home,
      Ledger ledger,
      Services services,
      CheckedTemplates checked,
      InHand inHand,
      Outages outages) {
    Path place = home.resolve(settings.folder());
    try {
      SiteFolder folder = SiteFolder.open(place);
      Painters painters = new Painters(checked.library().maps());
      Feed feed = new Feed(settings.address().orElse(""), services.settings().host());
      SiteMaker maker =
          new SiteMaker(
              ledger,
              services.games(),
              checked.mailWriter(),
              new SiteMaker.Brushes(
                  painters::svg,
                  picture -> services.parcelWriter().painted().png(Painting.small(picture)),
                  painters::places),
              sum(home, settings),
              feed,
              folder);
      PersonCalendars calendars =
          new PersonCalendars(
              ledger, services.games(), checked.mailWriter(), feed.calendar(checked.mailWriter()));
      Optional<SiteServer> server =
          settings
              .port()
              .map(port -> SiteServer.open(settings.bind(), port, folder, calendars::at));
      return new Site(maker, calendars, server, inHand, outages);
    } catch (IOException _) {
      throw new UnusableInput(
          "cannot make the folder %s for the pages of games: fix its permissions, or change site in config/server.yaml"
              .formatted(place));
    }
  }

  /// {@return a sum over the program and what an operator may change of the look of pages}
  private static String sum(Path home, Settings.Site settings) throws IOException {
    Made made =
        new Made()
            .of(
                Objects.requireNonNullElse(Site.class.getPackage().getImplementationVersion(), ""),
                settings.address());
    for (String folder : List.of("templates", "config/maps")) {
      Path all = home.resolve(folder);
      if (Files.isDirectory(all)) {
        try (Stream<Path> files = Files.walk(all, FileVisitOption.FOLLOW_LINKS)) {
          for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
            made.of(all.relativize(file), Files.readString(file, StandardCharsets.ISO_8859_1));
          }
        }
      }
    }
    return made.sum();
  }

  /// {@return the port on which it is served; 0 for none}
  public int port() {
    return server.map(SiteServer::port).orElse(0);
  }

  /// Looks at all games.
  public void begin() {
    wake();
  }

  /// Something has happened in these games, or if there are none, in what belongs to no game.
  public void changed(Collection<Long> games) {
    synchronized (due) {
      due.addAll(games);
    }
    wake();
  }

  private void wake() {
    inHand.begins();
    try {
      worker.execute(
          () -> {
            try {
              work();
            } finally {
              inHand.ends();
            }
          });
    } catch (RejectedExecutionException _) {
      // The rest is done at the next start.
      inHand.ends();
    }
  }

  private void work() {
    Set<Long> left = new LinkedHashSet<>();
    try {
      if (server.isPresent()) {
        calendars.changed();
      }
      if (!begun) {
        List<Long> all = maker.begin();
        begun = true;
        isListOld = true;
        synchronized (due) {
          due.addAll(all);
        }
      }
      left.addAll(taken());
      for (long game : List.copyOf(left)) {
        if (open) {
          isListOld = true;
          make(game, left);
        }
      }
      if (open && isListOld) {
        maker.finish();
        isListOld = false;
      }
      if (left.isEmpty()) {
        outage.over();
      }
    } catch (LedgerClosed _) {
      LOG.debug("pages that are left are made at the next start");
      return;
    } catch (IOException | RuntimeException | Error e) {
      outage.failed(e);
      again();
      return;
    } finally {
      synchronized (due) {
        due.addAll(left);
      }
    }
    if (!left.isEmpty()) {
      again();
    }
  }

  private List<Long> taken() {
    synchronized (due) {
      List<Long> taken = List.copyOf(due);
      due.clear();
      return taken;
    }
  }

  /// One that cannot be made keeps no other from its pages.
  private void make(long game, Set<Long> left) {
    try {
      maker.make(game);
      left.remove(game);
    } catch (LedgerClosed e) {
      throw e;
    } catch (IOException | RuntimeException | StackOverflowError e) {
      outage.failed(e);
    }
  }

  @SuppressWarnings("FutureReturnValueIgnored")
  private void again() {
    try {
      worker.schedule(this::work, PAUSE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException _) {
      LOG.debug("pages that are left are made at the next start");
    }
  }

  /// It ends the file that it is writing.
  @Override
  public void close() {
    open = false;
    server.ifPresent(SiteServer::close);
    worker.shutdown();
    try {
      if (!worker.awaitTermination(PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.warn("pages are still being written");
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
