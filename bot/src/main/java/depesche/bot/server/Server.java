package depesche.bot.server;

import depesche.bot.archive.BackupFolder;
import depesche.bot.archive.BackupSchedule;
import depesche.bot.archive.RequestFolder;
import depesche.bot.chance.Secrets;
import depesche.bot.config.DiskRoom;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.desk.Services;
import depesche.bot.desk.letter.LetterHandler;
import depesche.bot.game.Library;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.monitor.LedgerHealth;
import depesche.bot.monitor.MonitorEndpoint;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.PostOffice;
import depesche.bot.post.discord.session.DiscordBot;
import depesche.bot.post.imap.ImapSettings;
import depesche.bot.post.imap.ImapWatcher;
import depesche.bot.server.arrival.BackgroundLook;
import depesche.bot.server.arrival.DiscordInbox;
import depesche.bot.server.arrival.InboxWriter;
import depesche.bot.server.arrival.MailLook;
import depesche.bot.server.start.EmbeddedOffice;
import depesche.bot.server.start.Opened;
import depesche.bot.server.threads.Crew;
import depesche.bot.server.threads.InHand;
import depesche.bot.server.threads.Outages;
import depesche.bot.server.threads.Rounds;
import depesche.bot.server.threads.StoreUpkeep;
import depesche.bot.site.Site;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The moderator, wired: post, door, desk, umpire, ledger and timekeeper, and the threads in them.
public final class Server implements AutoCloseable {

  /// So often the office looks for what other nodes have judged.
  public static final Duration EAR = Duration.ofMillis(200);

  /// A longer mail is fetched part by part, its texts alone.
  private static final int FETCHED_WHOLE = 256 * 1024;

  private final Library library;
  private final Optional<PostOffice> postOffice;
  private final Ledger ledger;
  private final RestoreClock restoreClock;
  private final WorkLoop workLoop;
  private final InboxWriter inboxWriter;
  private final Mailing mailing;
  private final Postings postings;
  private final Optional<DiscordBot> discord;
  private final ImapWatcher imapWatcher;
  private final MailLook mailLook;
  private final Timekeeper timekeeper;
  private final BackupSchedule backupSchedule;
  private final FailedMessages failedMessages;
  private final StoreUpkeep upkeep;
  private final ServerMonitor health;
  private final Crew crew;
  private final InHand inHand = new InHand(this::wake);
  private final Rounds letters;
  private final Rounds speaker;
  private final Supplier<Optional<Site>> pages;
  private Optional<Site> site = Optional.empty();
  private Optional<MonitorEndpoint> monitor = Optional.empty();

  /// If something cannot be opened any more, that is found out before anything begins to work.
  private Server(
      Settings settings,
      Path home,
      Path data,
      Opened opened,
      Clock clock,
      Supplier<Secrets> secrets) {
    ledger = opened.ledger();
    Outages outages = opened.outages();
    crew = Crew.perProcessor(outages, inHand);
    letters = new Rounds("office", this::judge, outages, inHand);
    speaker = new Rounds("chatroom", this::post, outages, inHand);
    library = opened.checkedTemplates().library();
    postOffice = new EmbeddedOffice(settings).open(data, clock);
    MailEndpoint smtp = MailEndpoint.of(settings.post().smtp(), settings, smtpPort());
    MailEndpoint imap = MailEndpoint.of(settings.post().imap(), settings, imapPort());
    Optional<DiscordBot.Account> account = settings.discord().map(DiscordBot.Account::of);
    restoreClock = RestoreClock.in(data, clock);
    Services services = opened.services(settings, home, secrets);
    LetterHandler letterHandler = new LetterHandler(services, services.door());
    workLoop =
        new WorkLoop(ledger, letterHandler, services, clock, restoreClock, this::outgoing, crew);
    inboxWriter = new InboxWriter(ledger, outages, this::wake);
    DiscordInbox board = new DiscordInbox(ledger, inboxWriter, services, clock, inHand);
    timekeeper =
        ledger.sharing() == Sharing.ALONE
            ? Timekeeper.alone(this::wake, outages)
            : Timekeeper.amongNodes(ledger.source(), this::wake, outages);
    discord = account.map(me -> DiscordBot.open(me, board, clock));
    mailing =
        new Mailing(
            ledger,
            smtp,
            services.undelivered(),
            services.parcelWriter().painted()::leaving,
            settings,
            clock,
            outages,
            inHand);
    postings =
        new Postings(
            ledger,
            services.undelivered(),
            discord,
            clock,
            restoreClock,
            services.parcelWriter().painted()::leaving,
            inHand);
    imapWatcher =
        ImapWatcher.watch(
            new ImapSettings(
                imap,
                settings.post().imap().map(Settings.MailServer::mailbox).orElse("INBOX"),
                Duration.ofSeconds(settings.post().pollSeconds()),
                FETCHED_WHOLE,
                clock),
            inboxWriter,
            restoreClock);
    mailLook =
        new BackgroundLook(
            () -> imapWatcher.scan() && discord.stream().allMatch(DiscordBot::isQuiet),
            clock,
            this::wake);
    RequestFolder requests = new RequestFolder(data);
    backupSchedule =
        BackupSchedule.start(ledger, requests, library, clock, BackupFolder.of(settings, home));
    failedMessages = FailedMessages.start(ledger, requests, this::wake);
    upkeep = StoreUpkeep.start(ledger, outages);
    health =
        new ServerMonitor(
            new LedgerHealth(ledger),
            outages,
            workLoop,
            mailing,
            postings,
            imapWatcher,
            postOffice,
            discord,
            backupSchedule,
            DiskRoom.needed(settings, data));
    pages =
        () ->
            settings
                .site()
                .map(
                    wanted ->
                        Site.open(
                            wanted,
                            home,
                            ledger,
                            services,
                            opened.checkedTemplates(),
                            inHand,
                            outages));
  }

  /// Opens everything and begins to work.
  ///
  /// @param home the folder that holds `config`, `templates` and, unless set otherwise, `data`
  /// @throws UnusableInput if a setting, a map or a template is broken, or another server is
  ///   running here
  public static Server open(Settings settings, Path home, Clock clock) {
    return open(settings, home, clock, Secrets::fresh);
  }

  /// As above, with secrets of one's own for new games, so that a game can be repeated.
  public static Server open(Settings settings, Path home, Clock clock, Supplier<Secrets> secrets) {
    Path data = Opened.data(home, settings);
    Opened opened = Opened.in(home, settings, data);
    Server server = opened.handTo(() -> new Server(settings, home, data, opened, clock, secrets));
    server.mailing.begin();
    return begun(server, settings, clock);
  }

  /// Opens everything as the office of a node and begins to work, as long as its fence stands. It
  /// sends mail when it is told to.
  ///
  /// @param data the data folder
  /// @throws UnusableInput as above
  public static Server office(Settings settings, Path home, Path data, Opened opened, Clock clock) {
    Server server =
        opened.handTo(() -> new Server(settings, home, data, opened, clock, Secrets::fresh));
    return begun(server, settings, clock);
  }

  private static Server begun(Server server, Settings settings, Clock clock) {
    try {
      server.monitor =
          settings.monitor().map(where -> MonitorEndpoint.open(where, server.health, clock));
      server.site = server.pages.get();
      server.site.ifPresent(site -> server.workLoop.follow(site::changed));
      server.letters.begin();
      server.speaker.begin();
      server.site.ifPresent(Site::begin);
      return server;
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /// Follows once when another server has taken our place.
  public void whenLost(Runnable lost) {
    ledger.whenLost(lost);
  }

  public Library library() {
    return library;
  }

  /// {@return the port of the post office on this machine; 0 without one}
  public int smtpPort() {
    return postOffice.map(PostOffice::smtpPort).orElse(0);
  }

  /// {@return the port of the mailboxes on this machine; 0 without them}
  public int imapPort() {
    return postOffice.map(PostOffice::imapPort).orElse(0);
  }

  /// {@return the port on which it says how it is; 0 for none}
  public int monitorPort() {
    return monitor.map(MonitorEndpoint::port).orElse(0);
  }

  /// {@return the port on which the pages of games are; 0 for none}
  public int sitePort() {
    return site.map(Site::port).orElse(0);
  }

  /// {@return when the first of all that is left to do was or will be due}
  public Optional<Instant> next() {
    return workLoop.pending();
  }

  /// {@return whether it is quiet} Waits for it: what came is read, what was due is done, what was
  /// to leave has left or is put off. But not while nothing at all moves for longer than this.
  public boolean awaitQuiet(Duration longest) {
    return inHand.awaitQuiet(imapWatcher::scan, workLoop::isIdle, longest);
  }

  /// {@return when the first of what is put off is to be sent}
  public Optional<Instant> unsent() {
    return workLoop.unsent();
  }

  public long turnsJudged() {
    return workLoop.tally().turns();
  }

  public Mailing mailing() {
    return mailing;
  }

  /// {@return by when the answers of a game are due}
  public Optional<Instant> deadline(String game) {
    return workLoop.deadline(game);
  }

  /// {@return the games that are not over, the first of them by their names}
  public GamesUnderWay underWay(int most) {
    return workLoop.underWay(most);
  }

  /// {@return how a game stands, as its rules write it down}
  public String position(String game) {
    return workLoop.position(game);
  }

  /// From now on its clock is compared with this.
  public void watch(ClockWatch clockWatch) {
    workLoop.watch(clockWatch);
  }

  public void wake() {
    letters.wake();
  }

  /// Looks whether other nodes have judged or written something, and for what is to be sent of it.
  public void hear() {
    if (!ledger.<List<Long>>work(unitOfWork -> unitOfWork.shared().news()).isEmpty()) {
      outgoing();
      wake();
    }
  }

  /// Looks for what is to be sent now: a report does not wait for the games that are judged next.
  private void outgoing() {
    mailing.wake();
    speaker.wake();
  }

  private void judge() {
    workLoop.beginOnce();
    // What was written on Discord meanwhile may be older; we are woken when it is here.
    if (discord.stream().noneMatch(DiscordBot::isSettling)) {
      boolean recalled = restoreClock.isComplete();
      workLoop.work(mailLook);
      // A deadline that waits for a look at the mailbox is still to be repeated.
      if (recalled && !workLoop.awaitsMail()) {
        restoreClock.settle();
      }
    }
    outgoing();
    workLoop.rest(timekeeper::wakeAt);
  }

  private void post() {
    postings.post(speaker::wake);
  }

  @Override
  public void close() {
    inHand.close();
    letters.end();
    speaker.end();
    monitor.ifPresent(MonitorEndpoint::close);
    site.ifPresent(Site::close);
    failedMessages.close();
    upkeep.close();
    backupSchedule.close();
    timekeeper.close();
    imapWatcher.close();
    crew.close();
    postings.close();
    mailing.end();
    discord.ifPresent(DiscordBot::close);
    ledger.close();
    postOffice.ifPresent(PostOffice::close);
  }
}
