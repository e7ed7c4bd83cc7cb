package depesche.bot.desk;

import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.Rules;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.Vault;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.Settings;
import depesche.bot.desk.letter.Autocompletion;
import depesche.bot.desk.letter.LetterHandler;
import depesche.bot.door.Door;
import depesche.bot.game.Commitments;
import depesche.bot.game.DeadlineSchedule;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.Library;
import depesche.bot.game.ParcelWriter;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.report.MailWriter;
import depesche.bot.server.RestoreClock;
import depesche.bot.server.WorkLoop;
import depesche.bot.server.threads.Crew;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The whole office without a post: letters go in as raw messages, mails come out as the ledger
/// holds them.
public final class Bureau implements AutoCloseable {

  static final Instant BEGIN = Instant.parse("2026-11-23T12:00:00Z");
  public static final List<String> PLAYERS =
      List.of("anna@x.org", "bert@x.org", "cora@x.org", "dirk@x.org", "emma@x.org");

  /// A mail that went out.
  public record Mail(
      String to,
      String subject,
      String id,
      String replyTo,
      String text,
      String html,
      String transcript,
      String headers) {

    /// A mail of which nothing else matters.
    Mail(String to, String title, String id, String reply, String text, String html, String json) {
      this(to, title, id, reply, text, html, json, "");
    }

    /// {@return the reply token}
    public String token() {
      Matcher matcher = Pattern.compile("\\+(\\w+)@").matcher(replyTo);
      return matcher.find() ? matcher.group(1) : "";
    }
  }

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final List<Rules<?, ?>> SHELF = InstalledTitles.from(ROOT.resolve("config"));
  private static final Library LIBRARY = new Library(SHELF);
  private static final MailWriter WRITER = MailWriter.load(ROOT.resolve("templates"));
  private static final Ledger LEDGER = CleanSlate.ledger(Vault.in(CleanSlate.key()));

  final Ledger ledger;
  public final Services services;
  final Fuse fuse = new Fuse();
  private final Games games;
  private LetterHandler letterHandler;
  WorkLoop workLoop;
  private Runnable sender = () -> {};
  Function<Picture, byte[]> painter = Opened::painted;
  private final Hands clock = new Hands(BEGIN);
  private long seen;

  /// Whether those who take part in games did so before addresses had to be proved.
  boolean everybodyIsProved = true;

  private int uid;
  boolean brakes;

  /// Who wrote which letter, by its Message-ID.
  final Map<String, String> writers = new LinkedHashMap<>();

  public Bureau() {
    this(LEDGER, Secrets::fresh);
  }

  public Bureau(Supplier<Secrets> secrets) {
    this(LEDGER, secrets);
  }

  public Bureau(Ledger ledger, Supplier<Secrets> secrets) {
    this(ledger, Holders.clocked("hours 72 24 24"), secrets, SHELF, WRITER);
  }

  public Bureau(Settings settings) {
    this(LEDGER, settings, Secrets::fresh, SHELF, WRITER);
  }

  /// An office that plays other titles.
  public Bureau(List<Rules<?, ?>> shelf, MailWriter mailWriter) {
    this(LEDGER, Holders.clocked("hours 72 24 24"), Secrets::fresh, shelf, mailWriter);
  }

  private Bureau(
      Ledger ledger,
      Settings settings,
      Supplier<Secrets> secrets,
      List<Rules<?, ?>> shelf,
      MailWriter mailWriter) {
    this.ledger = ledger;
    Library library = new Library(fuse.in(shelf));
    ParcelWriter parcelWriter = new ParcelWriter(settings, mailWriter, seen -> painter.apply(seen));
    DeadlineSchedule deadlineSchedule = Holders.schedule(settings);
    games = new Games(library, parcelWriter, deadlineSchedule, new Commitments(secrets));
    services = new Services(settings, library, parcelWriter, games, Presets.FOLDER);
    letterHandler = new LetterHandler(services, new Door(settings.address()));
    workLoop = office();
  }

  /// From now on it paints like this.
  public void paints(Function<Picture, byte[]> brush) {
    painter = brush;
  }

  /// From now on this mail server says who has sent what comes in.
  void receivedBy(String server) {
    Door door = new Door(services.settings().address(), Optional.of(server));
    letterHandler = new LetterHandler(services, door);
    workLoop = office();
  }

  private WorkLoop office() {
    return office(Crew.none());
  }

  WorkLoop office(Crew crew) {
    RestoreClock restoreClock = RestoreClock.none(clock);
    return new WorkLoop(
        ledger, letterHandler, services, clock, restoreClock, () -> sender.run(), crew);
  }

  /// From now on this runs whenever the sender is woken.
  void sends(Runnable sender) {
    this.sender = sender;
  }

  /// So many letters came before, to an office that was here.
  public Bureau after(int letters) {
    uid = letters;
    return this;
  }

  /// From now on this is told in which games something has happened.
  public void follow(Consumer<Set<Long>> changes) {
    workLoop.follow(changes);
  }

  /// What the office knew is lost; what it wrote down is not.
  public void crashes() {
    workLoop = office();
  }

  LetterHandler reception() {
    return letterHandler;
  }

  Autocompletion enquiry() {
    return new Autocompletion(services);
  }

  /// {@return how many positions were read from text so far}
  public int parses() {
    return fuse.parses();
  }

  public static Library library() {
    return LIBRARY;
  }

  public Ledger ledger() {
    return ledger;
  }

  public Instant now() {
    return clock.instant();
  }

  public void passes(Duration time) {
    clock.move(time);
  }

  /// {@return what goes out because of a letter}
  public List<Mail> write(String from, String... lines) {
    return send(from, "depesche@localhost", lines);
  }

  public List<Mail> answer(Mail mail, String... lines) {
    return send(mail.to(), mail.replyTo(), lines);
  }

  /// Answers as a program does that writes nothing but HTML.
  List<Mail> answerInHtml(Mail mail, String body) {
    arrives(mail.to(), mail.replyTo(), clock.instant(), "text/html", body);
    return works();
  }

  private List<Mail> send(String from, String to, String... lines) {
    arrives(from, to, clock.instant(), Silence.allowed(lines));
    return works();
  }

  /// Puts a letter into the inbox without working on it.
  public void arrives(String from, String to, Instant received, String... lines) {
    arrives(from, to, received, "text/plain", String.join("\n", lines));
  }

  private void arrives(String from, String to, Instant received, String type, String body) {
    writers.put("<%d.letter@x.org>".formatted(uid + 1), from);
    String raw =
        """
        From: %s
        To: %s
        Subject: letter
        Message-ID: <%d.letter@x.org>
        Content-Type: %s; charset=utf-8

        %s
        """
            .formatted(from, to, uid + 1, type, body)
            .replace("\n", "\r\n");
    arrives(raw.getBytes(StandardCharsets.UTF_8), received);
  }

  public void arrives(byte[] raw, Instant received) {
    if (everybodyIsProved) {
      ledger.work(unitOfWork -> Proven.enter(unitOfWork, new String(raw, StandardCharsets.UTF_8)));
    }
    uid++;
    InboxRow row = new InboxRow();
    row.mailbox = "depesche@localhost";
    row.uid = uid;
    row.digest = "digest " + uid;
    row.received = received;
    row.bytes = raw;
    ledger.work(unitOfWork -> unitOfWork.enter(row));
  }

  /// {@return what goes out when the office works}
  public List<Mail> works() {
    CleanSlate.release(ledger, !brakes);
    workLoop.work(_ -> new depesche.bot.server.arrival.MailLook.Complete(Instant.MAX));
    return ledger.work(
        unitOfWork -> {
          List<Mail> mails = new ArrayList<>();
          List<ParcelDue> due = new ArrayList<>(unitOfWork.outTray().waiting(false));
          due.addAll(unitOfWork.outTray().waiting(true));
          due.sort(Comparator.comparingLong(ParcelDue::id));
          for (ParcelDue parcel : due) {
            if (parcel.id() > seen) {
              seen = parcel.id();
              mails.add(Opened.mail(unitOfWork, unitOfWork.parcel(parcel.id())));
            }
          }
          return mails;
        });
  }

  /// {@return the first report of each of five players}
  public List<Mail> begin(String... options) {
    return SeveralGames.begin(this, "bismarck", options).stream()
        .filter(mail -> PLAYERS.contains(mail.to()))
        .toList();
  }

  /// {@return the provinces in which a seat has armies}
  public List<String> armies(String seat) {
    String state = ask(unitOfWork -> unitOfWork.game("bismarck").orElseThrow().positionText());
    return Pattern.compile(seat + " A ([A-Z]{3})")
        .matcher(state)
        .results()
        .map((MatchResult found) -> found.group(1))
        .distinct()
        .toList();
  }

  public StoredGame game() {
    return ask(unitOfWork -> unitOfWork.game("bismarck").orElseThrow());
  }

  public <T> T asks(Function<Game, T> question) {
    return ask(unitOfWork -> question.apply(games.named(unitOfWork, "bismarck").orElseThrow()));
  }

  /// Fixes which letters count for the current phase; nothing is judged by them yet.
  void seals() {
    asks(
        game -> {
          games.umpire().seal(game, now());
          return game;
        });
  }

  public StoredSeat seat(int place) {
    return ask(unitOfWork -> unitOfWork.game("bismarck").orElseThrow().seats().get(place));
  }

  public <T> T ask(Function<UnitOfWork, T> question) {
    return ledger.work(question);
  }

  /// Leaves empty tables to the next bureau: opening a database takes a second.
  @Override
  public void close() {
    CleanSlate.wipe(ledger);
  }
}
