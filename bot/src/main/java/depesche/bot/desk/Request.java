package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.chance.RandomTokens;
import depesche.bot.game.Game;
import depesche.bot.game.ParcelWriter;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.mime.Address;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.report.Mail;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// One letter at the desk, while it is being read: who wrote it, and what the answer will hold.
public final class Request {

  /// So many games an answer names; nobody reads through a thousand.
  public static final int MOST_GAMES = 10;

  private static final Pattern GAME_IN_SUBJECT = Pattern.compile("\\[([a-z][a-z0-9-]{1,31})[ \\]]");

  public final Services services;
  public final UnitOfWork unitOfWork;
  public final String address;
  public final Instant now;
  public final ParcelWriter.Correspondence thread;
  public final long inboxId;

  /// Names what comes of this letter, for ever: read again after a restore it has the same.
  public final String sign;

  /// Which games they run.
  public final MasterRights rights;

  /// From where it sends.
  public final Despatch despatch = new Despatch(this);

  /// Whether it is its writer's.
  public final Authorship authorship = new Authorship(this);

  /// For which phase, and under which condition, its lines are meant.
  public final LetterParts parts = new LetterParts();

  private final Optional<DiscordInput> call;
  private final String subject;
  private final List<Line> lines = new ArrayList<>();
  private final List<Supplier<Mail>> enclosed = new ArrayList<>();
  private final List<Fact> notes = new ArrayList<>();
  private Optional<StoredSeat> seat = Optional.empty();
  private Optional<StoredSeat> former = Optional.empty();
  private Optional<OfferRow> offered = Optional.empty();
  private Optional<String> meant = Optional.empty();

  /// Whether its writer has been erased by it.
  public boolean forgotten;

  public Request(
      Services services,
      UnitOfWork unitOfWork,
      String address,
      Instant now,
      String subject,
      ParcelWriter.Correspondence thread,
      long inboxId,
      Optional<DiscordInput> call) {
    this.services = services;
    this.unitOfWork = unitOfWork;
    this.address = address;
    this.now = now;
    this.subject = subject.toLowerCase(Locale.ROOT);
    this.thread = thread;
    this.inboxId = inboxId;
    this.sign = unitOfWork.word(RandomTokens.TOKEN, "letter", unitOfWork.message(inboxId).digest);
    this.call = call;
    boolean believed = services.settings().master().password().isEmpty();
    this.rights = new MasterRights(this, believed && isMastersAddress());
  }

  /// {@return whether it was said on Discord, where the account proves who said it}
  public boolean isCall() {
    return call.isPresent();
  }

  /// {@return what was said on Discord}
  public Optional<DiscordInput> call() {
    return call;
  }

  /// {@return the account it was said from}
  public Optional<String> account() {
    return call.map(DiscordInput::user);
  }

  /// {@return what is said to somebody whose line would count if it were clear whose seat it is}
  public Fact unproven() {
    return Unproven.why(this, former);
  }

  /// It answers what somebody was asked by mail.
  public void present(OfferRow offer) {
    offered = Optional.of(offer);
    authorship.answers(offer);
  }

  /// {@return the question it answers, if it does}
  public Optional<OfferRow> offered() {
    return offered;
  }

  /// {@return whether it is proved who wrote it}
  public boolean isKnown() {
    return isCall() || seat.isPresent() || rights.any();
  }

  public boolean isMastersAddress() {
    return address.equals(Address.same(services.settings().master().address()));
  }

  /// {@return whether the letter proved to be from somebody who runs every game}
  public boolean master() {
    return rights.house();
  }

  public Optional<PlayerRow> player() {
    return unitOfWork.player(address);
  }

  /// {@return the zone in which dates are written and read for this sender}
  public ZoneId zone() {
    return ZoneId.of(player().map(row -> row.zone).orElse(services.settings().games().zone()));
  }

  /// Its writer has given the seat up: what follows is not for it.
  public void leaves(StoredSeat row) {
    former = Optional.of(row);
    turnsTo(Optional.empty(), Optional.empty());
  }

  /// Its writer has been erased.
  public void forget() {
    turnsTo(Optional.empty(), meant);
    former = Optional.empty();
    forgotten = true;
  }

  public Optional<StoredSeat> seat() {
    return seat;
  }

  /// {@return the seat that the writer had once, if they answer a mail to it}
  public Optional<StoredSeat> former() {
    return former;
  }

  public void proved(StoredSeat row) {
    seat = Optional.of(row);
  }

  /// For whom, and for which phase, its lines are from here on.
  public void turnsTo(Optional<StoredSeat> other, Optional<String> phase) {
    seat = other;
    meant = phase;
  }

  /// A token proves the seat if the letter also comes from the person it was written to, and they
  /// still have a say there.
  ///
  /// @return whether it says something about its writer
  public boolean present(TokenRow token) {
    StoredSeat row = unitOfWork.seat(token.seatId);
    Optional<PlayerRow> reader = player().filter(known -> Authorship.wentTo(token, row, known));
    if (reader.filter(row::mayAct).isPresent()) {
      seat = Optional.of(row);
      authorship.answersOurs();
      meant = Optional.of(token.phase).filter(phase -> !phase.isEmpty());
      return true;
    }
    boolean theirs = reader.isPresent() && !token.holder.isEmpty();
    if (theirs) {
      former = Optional.of(row);
    }
    return theirs;
  }

  /// {@return the phase this letter is meant for: the one it names, or that of the mail it answers}
  public Optional<String> meant() {
    return meant;
  }

  /// {@return the phase that the line being read is meant for, if it is not the current one}
  public Optional<String> otherPhase(Game game) {
    return parts.phase().or(() -> meant).filter(phase -> !isNow(game, phase));
  }

  /// {@return whether a phase is the current one for whoever writes this letter}
  public boolean isNow(Game game, String phase) {
    return phase.equalsIgnoreCase(game.phase())
        || seat.flatMap(row -> game.begun().filter(now -> now.isStillAsked(row.name(), phase)))
            .isPresent();
  }

  /// The letter says itself which phase it means, so it no longer matters which mail it answers.
  public void meansPhase(String phase) {
    meant = Optional.of(phase);
  }

  /// {@return the game a command speaks of: the one it names, or the only one it can mean}
  public Optional<Game> game(String word) {
    if (!word.isEmpty()) {
      return named(word.toLowerCase(Locale.ROOT));
    }
    return seat.map(this::game).or(this::gameInSubject).or(this::onlyGame);
  }

  /// {@return the game of this name}
  public Optional<Game> named(String name) {
    return services.games().named(unitOfWork, name).filter(game -> PrivateGames.shows(this, game));
  }

  /// {@return the game of a seat}
  public Game game(StoredSeat row) {
    return services.games().numbered(unitOfWork, row.gameId());
  }

  Optional<Game> gameInSubject() {
    Matcher matcher = GAME_IN_SUBJECT.matcher(subject);
    return matcher.find() ? named(matcher.group(1)) : Optional.empty();
  }

  private Optional<Game> onlyGame() {
    List<String> games = games();
    return games.size() == 1 ? named(games.getFirst()) : Optional.empty();
  }

  /// {@return the names of games this sender has to do with and that are not over, or some of them}
  List<String> games() {
    if (master()) {
      return unitOfWork.lobby().games(MOST_GAMES);
    }
    List<StoredSeat> held = player().map(unitOfWork::seatsOf).orElse(List.of());
    return PrivateGames.names(
        this, Stream.concat(held.stream().map(StoredSeat::gameId), rights.games().stream()));
  }

  /// {@return the seat this sender holds or acts for in a game, proved or not}
  public Optional<StoredSeat> seatIn(StoredGame game) {
    return player()
        .flatMap(
            row ->
                game.seats().stream()
                    .filter(seat -> seat.isOf(row))
                    .findFirst()
                    .or(() -> game.seats().stream().filter(seat -> seat.mayAct(row)).findFirst()));
  }

  public void say(int line, String text, Verdict verdict) {
    lines.add(new Line(line, text, verdict));
  }

  /// What came of a line.
  public void say(int line, String text, Outcome outcome) {
    say(line, text, outcome.verdict());
    despatch.take(outcome.effects());
  }

  public void note(Fact fact) {
    notes.add(fact);
  }

  public List<Fact> notes() {
    return List.copyOf(notes);
  }

  public List<Line> lines() {
    return List.copyOf(lines);
  }

  /// Sends a mail of its own beside the receipt.
  public void enclose(Mail mail) {
    enclose(() -> mail);
  }

  /// Sends a mail that shows how things stand when the whole letter has been read.
  public void enclose(Supplier<Mail> mail) {
    enclosed.add(mail);
  }

  public List<Supplier<Mail>> enclosed() {
    return List.copyOf(enclosed);
  }
}
