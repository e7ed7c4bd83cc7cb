package depesche.bot.server;

import depesche.adjudicator.rules.Rules;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.Vault;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.PresetFolder;
import depesche.bot.config.Settings;
import depesche.bot.desk.Services;
import depesche.bot.desk.letter.LetterHandler;
import depesche.bot.door.Door;
import depesche.bot.game.Commitments;
import depesche.bot.game.DeadlineSchedule;
import depesche.bot.game.Games;
import depesche.bot.game.Library;
import depesche.bot.game.ParcelWriter;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.post.imap.IncomingMail;
import depesche.bot.report.MailWriter;
import depesche.bot.server.arrival.Heard;
import depesche.bot.server.arrival.InboxWriter;
import depesche.bot.server.arrival.MailLook;
import depesche.bot.server.threads.Crew;
import depesche.bot.server.threads.InHand;
import depesche.bot.server.threads.Outages;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/// The whole moderator in one thread, over a database and an outside in memory, which can be
/// stopped anywhere and goes on from what is on the disk.
final class Stage implements AutoCloseable {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final List<Rules<?, ?>> SHELF = InstalledTitles.from(ROOT.resolve("config"));
  private static final MailWriter WRITER = MailWriter.load(ROOT.resolve("templates"));
  private static final Instant BEGIN = Instant.parse("2026-11-23T12:00:00Z");

  private final Ledger ledger;
  private final Services services;
  private final LetterHandler letterHandler;
  private Instant now = BEGIN;
  private final Clock clock =
      Clock.tick(((InstantSource) () -> now).withZone(ZoneOffset.UTC), Duration.ofMillis(1));
  private Outside outside = new Outside();
  private InboxWriter inboxWriter;
  private WorkLoop workLoop;
  private ParcelSender mails;
  private ParcelSender posts;

  Stage(Path folder) {
    ledger = Ledger.open(Reel.url(), Vault.in(folder.resolve("chance.key")));
    Settings settings = Settings.standard();
    Library library = new Library(SHELF);
    AtomicInteger games = new AtomicInteger();
    ParcelWriter parcelWriter = new ParcelWriter(settings, WRITER, _ -> new byte[] {1});
    DeadlineSchedule schedule = new DeadlineSchedule(Duration.ofDays(1));
    Games table =
        new Games(
            library,
            parcelWriter,
            schedule,
            new Commitments(() -> Secrets.seeded("game " + games.incrementAndGet())));
    services = new Services(settings, library, parcelWriter, table, PresetFolder.in(ROOT));
    letterHandler = new LetterHandler(services, new Door(settings.address()));
    begin();
  }

  Outside outside() {
    return outside;
  }

  Instant now() {
    return now;
  }

  Ledger ledger() {
    return ledger;
  }

  void passes(Duration time) {
    now = now.plus(time);
  }

  /// What the program knew is lost; the disk and the outside are as they were then.
  void reopen(Reel.Disk disk, Outside then, Instant time) {
    Reel.reopen(ledger, disk);
    outside = then;
    now = time;
    begin();
  }

  private void begin() {
    RestoreClock restoreClock = RestoreClock.none(clock);
    inboxWriter = new InboxWriter(ledger, new Outages(), () -> {});
    workLoop =
        new WorkLoop(ledger, letterHandler, services, clock, restoreClock, () -> {}, Crew.none());
    mails =
        new ParcelSender(ledger, services.undelivered(), clock, outside::mail, InHand.unwatched());
    posts =
        new ParcelSender(ledger, services.undelivered(), clock, outside::post, InHand.unwatched());
  }

  /// {@return the letters that are flagged as stored and are not}
  Set<Long> lost() {
    return outside.flagged.isEmpty()
        ? Set.of()
        : inboxWriter.missing("box", 1, List.copyOf(outside.flagged));
  }

  /// Begins as a server does that was started.
  void start() {
    workLoop.begin();
  }

  /// Does all there is to do.
  void work() {
    boolean moved = true;
    while (moved) {
      moved = fetch();
      moved |= hear();
      moved |= workLoop.work(_ -> new MailLook.Complete(Instant.MAX));
      moved |= send();
      moved |= post();
    }
    workLoop.rest(_ -> {});
  }

  private boolean fetch() {
    List<IncomingMail> waiting =
        outside.mailbox.values().stream()
            .filter(mail -> !outside.flagged.contains(mail.uid()))
            .toList();
    if (waiting.isEmpty()) {
      return false;
    }
    inboxWriter.receive(waiting);
    inboxWriter.settle();
    Reel.running().call(outside, there -> waiting.forEach(mail -> there.flagged.add(mail.uid())));
    return true;
  }

  private boolean hear() {
    boolean any = false;
    for (String id : List.copyOf(outside.said.keySet())) {
      if (!outside.heard.contains(id)) {
        Heard.receive(inboxWriter, outside.said.get(id));
        Reel.running().call(outside, there -> there.heard.add(id));
        any = true;
      }
    }
    return any;
  }

  private boolean send() {
    List<ParcelDue> ready = mails.ready(tray -> SendQueue.sorted(tray, false, clock.instant()));
    SendQueue.Round round = new SendQueue.Round();
    for (int from = 0; from < ready.size(); from += MailRoom.TOGETHER) {
      mails.mail(ready.subList(from, Math.min(from + MailRoom.TOGETHER, ready.size())), _ -> round);
    }
    return !ready.isEmpty();
  }

  private boolean post() {
    Map<String, List<ParcelDue>> places = new LinkedHashMap<>();
    List<ParcelDue> ready = posts.ready(tray -> SendQueue.sorted(tray, true, clock.instant()));
    ready.forEach(
        parcel ->
            places.computeIfAbsent(SendQueue.place(parcel), _ -> new ArrayList<>()).add(parcel));
    places.values().forEach(posts::post);
    return !ready.isEmpty();
  }

  /// {@return by when the first answers are due}
  Duration untilDeadline() {
    return ledger.<Duration>work(
        unitOfWork ->
            unitOfWork.games().stream()
                .flatMap(game -> game.deadline().stream())
                .map(deadline -> Duration.between(now, deadline))
                .min(Duration::compareTo)
                .orElseThrow());
  }

  @Override
  public void close() {
    ledger.close();
  }
}
