package depesche.bot;

import depesche.adjudicator.Picture;
import depesche.bot.archive.Archivist;
import depesche.bot.archive.Plan;
import depesche.bot.archive.Restoration;
import depesche.bot.chance.Secrets;
import depesche.bot.config.Secret;
import depesche.bot.config.Settings;
import depesche.bot.config.Unusable;
import depesche.bot.desk.Enquiry;
import depesche.bot.desk.Reception;
import depesche.bot.desk.Staff;
import depesche.bot.door.Door;
import depesche.bot.game.Games;
import depesche.bot.game.Herald;
import depesche.bot.game.Library;
import depesche.bot.game.Notary;
import depesche.bot.game.Timekeeper;
import depesche.bot.game.Timetable;
import depesche.bot.ledger.Ledger;
import depesche.bot.post.Imap;
import depesche.bot.post.MailServer;
import depesche.bot.post.PostOffice;
import depesche.bot.post.Smtp;
import depesche.bot.post.discord.Discord;
import depesche.bot.report.Gallery;
import depesche.bot.report.Writer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The moderator, wired: post, door, desk, umpire, ledger and timekeeper, and the three threads
/// that move them.
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int LONGEST_LETTER = 256 * 1024;

  private final Optional<PostOffice> postOffice;
  private final Ledger ledger;
  private final Hindsight hindsight;
  private final Office office;
  private final Intake intake;
  private final Mailroom mailroom;
  private final Optional<Discord> discord;
  private final Imap imap;
  private final Timekeeper timekeeper;
  private final Archivist archivist;
  private final PutAside putAside;
  private final Semaphore letters = new Semaphore(1);
  private final Semaphore parcels = new Semaphore(1);
  private final Semaphore postings = new Semaphore(1);
  private final Thread sender = Thread.ofPlatform().name("mailroom").unstarted(this::send);
  private volatile boolean open = true;

  private Server(Settings settings, Path home, Clock clock, Supplier<Secrets> secrets) {
    Path data = folder(home.resolve(settings.data()));
    if (Restoration.isHalf(data)) {
      throw new Unusable(
          "a restore into %s was interrupted: restore again, or delete %s"
              .formatted(data, data.resolve("restoring")));
    }
    Rehearsed rehearsed = Rehearsed.in(home);
    Library library = rehearsed.library();
    Writer writer = rehearsed.writer();
    Function<Picture, byte[]> painter = Gallery.in(home.resolve("config/maps"))::png;
    postOffice = embedded(settings, data, clock);
    ledger = Ledger.in(data);
    hindsight = Hindsight.in(data, clock);
    Herald herald = new Herald(settings, writer, painter);
    Timetable timetable = new Timetable(Duration.ofHours(settings.games().reminderHours()));
    Games games = new Games(library, herald, timetable, new Notary(secrets));
    Staff staff = new Staff(settings, library, herald, games);
    Reception reception = new Reception(staff, new Door(settings.address()));
    office = new Office(ledger, reception, staff, clock, hindsight, this::outgoing);
    intake = new Intake(ledger, this::wake);
    Exchange exchange = new Exchange(ledger, intake, new Enquiry(staff), this::wake);
    discord = settings.discord().map(Server::account).map(me -> Discord.open(me, exchange, clock));
    mailroom =
        new Mailroom(
            ledger,
            new Smtp(smtp(settings)),
            staff.undelivered(),
            discord,
            settings,
            clock,
            hindsight);
    imap =
        Imap.watch(
            new Imap.Settings(
                imap(settings),
                settings.post().imap().map(Settings.MailServer::mailbox).orElse("INBOX"),
                Duration.ofSeconds(settings.post().pollSeconds()),
                LONGEST_LETTER,
                clock),
            intake,
            hindsight);
    timekeeper = Timekeeper.start(ledger.source(), this::wake);
    archivist = Archivist.start(ledger, data, library, clock, Plan.of(settings, home));
    putAside = PutAside.start(ledger, data, this::wake);
  }

  /// Opens everything and begins to work.
  ///
  /// @param home the folder that holds `config`, `templates` and, unless set otherwise, `data`
  /// @throws Unusable if a setting, a map or a template is broken, or another server is running
  ///   here
  public static Server open(Settings settings, Path home, Clock clock) {
    return open(settings, home, clock, Secrets::fresh);
  }

  /// As [#open(Settings, Path, Clock)], with secrets of one's own for new games, so that a game can
  /// be repeated.
  public static Server open(Settings settings, Path home, Clock clock, Supplier<Secrets> secrets) {
    Server server = new Server(settings, home, clock, secrets);
    Thread.ofPlatform().name("office").start(server::judge);
    server.sender.start();
    Thread.ofPlatform().name("chatroom").start(server::post);
    return server;
  }

  private static Path folder(Path folder) {
    try {
      return Files.createDirectories(folder).toRealPath();
    } catch (IOException _) {
      throw new Unusable(
          "cannot make the folder "
              + folder
              + ": fix its permissions, or set data in config/server.yaml");
    }
  }

  private static Optional<PostOffice> embedded(Settings settings, Path data, Clock clock) {
    if (settings.post().smtp().isPresent()) {
      return Optional.empty();
    }
    Settings.Embedded embedded = settings.post().embedded();
    try {
      return Optional.of(
          PostOffice.open(
              data.resolve("post"),
              InetAddress.getByName(embedded.bind()),
              embedded.smtpPort(),
              embedded.imapPort(),
              embedded.password().map(Secret::reveal),
              clock));
    } catch (UnknownHostException e) {
      throw new UncheckedIOException(e);
    }
  }

  private MailServer smtp(Settings settings) {
    return settings
        .post()
        .smtp()
        .map(MailServer::of)
        .orElseGet(() -> MailServer.here(settings, smtpPort()));
  }

  private MailServer imap(Settings settings) {
    return settings
        .post()
        .imap()
        .map(MailServer::of)
        .orElseGet(() -> MailServer.here(settings, imapPort()));
  }

  private static Discord.Account account(Settings.Discord named) {
    return new Discord.Account(
        named.token().reveal(), named.guild(), named.games(), named.rest(), named.gateway());
  }

  /// {@return the port of the post office on this machine; 0 without one}
  public int smtpPort() {
    return postOffice.map(PostOffice::smtpPort).orElse(0);
  }

  /// {@return the port of the mailboxes on this machine; 0 without them}
  public int imapPort() {
    return postOffice.map(PostOffice::imapPort).orElse(0);
  }

  /// {@return when the first of all that is left to do was or will be due}
  public Optional<Instant> next() {
    return office.pending();
  }

  /// {@return how much has been done so far: those who wait see by it that something moves}
  public long moved() {
    return office.steps() + intake.steps() + mailroom.steps();
  }

  /// {@return by when the answers of a game are due}
  public Optional<Instant> deadline(String game) {
    return office.deadline(game);
  }

  /// Looks for work now.
  public void wake() {
    letters.release();
  }

  /// Looks for what is to be sent now: a report does not wait for the games that are judged next.
  private void outgoing() {
    parcels.release();
    postings.release();
  }

  private void judge() {
    while (open) {
      letters.acquireUninterruptibly();
      letters.drainPermits();
      guarded(
          () -> {
            // What was written on Discord meanwhile may be older; we are woken when it is here.
            if (discord.stream().noneMatch(Discord::isSettling)) {
              boolean recalled = hindsight.isComplete();
              office.work(() -> imap.scan() && discord.stream().allMatch(Discord::isQuiet));
              if (recalled) {
                hindsight.settle();
              }
            }
            outgoing();
            office.next().ifPresent(timekeeper::wakeAt);
          });
    }
  }

  private void send() {
    while (open) {
      parcels.acquireUninterruptibly();
      parcels.drainPermits();
      guarded(mailroom::send);
    }
  }

  private void post() {
    while (open) {
      postings.acquireUninterruptibly();
      postings.drainPermits();
      guarded(() -> mailroom.post(postings::release));
    }
  }

  /// A fault of the world ends one round, not the server: the ledger knows what is left to do.
  private void guarded(Runnable round) {
    try {
      if (open) {
        round.run();
      }
    } catch (RuntimeException | Error e) {
      LOG.error("a round of work failed: {}", Fault.of(e).cause());
    }
  }

  /// What the mail server has taken is noted before the ledger closes; else it would be sent again.
  private static void letGo(Thread sender) {
    try {
      if (!sender.join(PATIENCE)) {
        LOG.warn("a mail is still being handed over");
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    open = false;
    putAside.close();
    archivist.close();
    timekeeper.close();
    imap.close();
    letters.release();
    parcels.release();
    postings.release();
    mailroom.close();
    letGo(sender);
    discord.ifPresent(Discord::close);
    ledger.close();
    postOffice.ifPresent(PostOffice::close);
  }
}
