package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.View;
import depesche.bot.clock.ClockPolicy;
import depesche.bot.game.told.Heard;
import depesche.bot.game.told.Listener;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.people.TableFact;
import depesche.bot.report.Due;
import depesche.bot.report.MailContext;
import depesche.bot.votes.GameEnd;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One table being played, with its rules and its position. It is loaded once in a transaction, and
/// the position is parsed when it is first asked for.
public class Game extends StoredGame {

  private final Positions positions;
  private final Moderator moderator;
  private final Heard heard = new Heard();
  private @Nullable GamePosition<?, ?> position;

  Game(StoredGame stored, Positions positions, Moderator moderator) {
    super(stored);
    this.positions = positions;
    this.moderator = moderator;
  }

  Optional<Picture> shown(Optional<Picture> picture) {
    return picture;
  }

  public Rules<?, ?> rules() {
    return positions.rules(titleId());
  }

  public Title title() {
    return rules().title();
  }

  /// {@return why it cannot be judged here: other rules, other cards, or what cannot be read}
  public Optional<Trouble.OtherRules> otherRules() {
    return positions.otherRules(this);
  }

  /// {@return its position}
  ///
  /// @throws IllegalStateException if it has not begun
  public GamePosition<?, ?> position() {
    return begun().orElseThrow(() -> new IllegalStateException(name() + " has not begun"));
  }

  /// {@return its position; empty if it has not begun}
  public Optional<GamePosition<?, ?>> begun() {
    if (position == null && hasBegun()) {
      position = positions.of(this);
    }
    return Optional.ofNullable(position);
  }

  /// It is in this position from now on.
  void moveTo(GamePosition<?, ?> next) {
    advance(next.phase().id(), next.text());
    standsAt(positions.keep(titleId(), positionText(), next));
  }

  final void standsAt(GamePosition<?, ?> found) {
    position = found;
  }

  /// {@return all that this reader may know; nothing if it has not begun}
  public Optional<View> view(Reader reader) {
    return begun().map(gamePosition -> gamePosition.view(reader));
  }

  // What its seats have said

  /// {@return the letters of a seat that were accepted, oldest first}
  public List<Letter> written(StoredSeat seat) {
    return letters(seat).stream().map(row -> new Letter(row.phase, row.text)).toList();
  }

  /// Puts a letter on file for the current phase: somebody answers for its seat again.
  ///
  /// @param reading what is understood of it and of those before it
  /// @param message the number of the message it came in
  /// @param restates whether it only says again what is on file beside a message that was changed
  /// @return its receipt code
  public String file(
      StoredSeat seat, Reading<?> reading, Instant received, long message, boolean restates) {
    LetterRow letter = new LetterRow();
    letter.gameId = id();
    letter.seatId = seat.id();
    letter.phase = phase();
    letter.received = received;
    letter.inboxId = message;
    letter.restates = restates;
    letter.text = reading.kept();
    letter.code = Commitments.code(this, seat, letter);
    file(letter);
    seat.wrote();
    positions.know(position(), seat, letters(seat), reading);
    return letter.code;
  }

  /// {@return what all the letters of a seat say}
  Reading<?> reading(StoredSeat seat) {
    return positions.reading(position(), seat, letters(seat));
  }

  /// {@return what a seat has on file for the current phase}
  public List<Fact> onFile(StoredSeat seat) {
    return hasBegun() && otherRules().isEmpty() ? reading(seat).onFile() : List.of();
  }

  /// {@return what a seat may see, with what it has on file and nobody else has, as a picture}
  public Optional<Picture> drawn(StoredSeat seat) {
    return hasBegun() && otherRules().isEmpty()
        ? position().drawn(new Reader.Holder(new Seat(seat.name())), written(seat))
        : Optional.empty();
  }

  /// {@return what a seat still has to do in the current phase, by when, and how it is written}
  public Due due(StoredSeat seat) {
    Due due = leftToDo(seat);
    return due.prompts().isEmpty() ? due : due.with(position().examples(seat.name()));
  }

  /// {@return what a seat still has to do in the current phase, and by when; without examples,
  /// since somebody who has just written needs none}
  public Due leftToDo(StoredSeat seat) {
    if (!hasBegun() || isOver() || otherRules().isPresent()) {
      return Due.nothing();
    }
    Optional<Demand> demand = position().demand(seat.name());
    Due due =
        new Due(
            deadline(),
            demand.map(Demand::prompt).stream().toList(),
            List.of(),
            demand.map(_ -> reading(seat).missing()).orElse(List.of()));
    TurnTimes times = times();
    return due.choosing(seat.isOnDiscord() ? menus(seat, false) : List.of())
        .timed(times.reasons(), times.forSeat(seat, due));
  }

  /// {@return what a seat may choose from now}
  ///
  /// @param whole whether there is room for questions that have many answers
  public List<Suggests.Menu> menus(StoredSeat seat, boolean whole) {
    return hasBegun() && !isOver() && otherRules().isEmpty()
        ? position().menus(seat.name(), whole)
        : List.of();
  }

  /// {@return what somebody without a seat may know of the deadline}
  public Due dueForOnlookers() {
    Due due = new Due(deadline(), List.of(), List.of(), List.of());
    return due.timed(times().reasons(), times().forOnlookers());
  }

  public TurnTimes times() {
    return new TurnTimes(this);
  }

  public ClockPolicy policy() {
    return DeadlineSchedule.policy(this);
  }

  /// {@return the one seat that all others wait for and that has not been told so}
  public Optional<StoredSeat> lastAwaited() {
    return hasBegun()
        ? times().last().filter(_ -> !book().registry().isPosted(name() + ".last." + phase()))
        : Optional.empty();
  }

  /// {@return whether every seat that somebody answers for, or any where none waits for another,
  /// has said all that is asked; false if nobody is left who could, or if the letters are fixed}
  public boolean allIn() {
    return isRunning()
        && !isSealed()
        && seats().stream().anyMatch(StoredSeat::isHeld)
        && position().isReady(this::isAnswered);
  }

  /// {@return the seats without whose answers the rules cannot go on, deadline or not}
  public List<String> awaited() {
    return position().demands().stream()
        .filter(demand -> demand.silence() == Demand.Silence.WAITS)
        .filter(demand -> !isAnswered(demand))
        .map(demand -> demand.seat().name())
        .toList();
  }

  /// A seat that nobody answers for is not waited for, unless the rules cannot go on without it.
  private boolean isAnswered(Demand demand) {
    StoredSeat seat =
        writers().stream()
            .filter(writer -> writer.name().equals(demand.seat().name()))
            .findFirst()
            .orElseThrow();
    return seat.isHeld() ? hasAnswered(seat) : demand.silence() == Demand.Silence.DEFAULTS;
  }

  /// {@return whether a seat has said all that it is asked}
  boolean hasAnswered(StoredSeat seat) {
    return !letters(seat).isEmpty() && reading(seat).complete();
  }

  // What it says

  /// {@return the heading of a mail about it}
  ///
  /// @param seat the reader's seat, if they have one
  public MailContext heading(Optional<StoredSeat> seat) {
    return moderator.heading(this, seat);
  }

  /// Says something to everyone at the table.
  ///
  /// @param key what it is about, once for ever
  public void tell(String key, List<Fact> facts, Instant now) {
    moderator.tell(this, key, facts, now, _ -> true);
  }

  /// As above, to everyone but the one who brought it about: their receipt says it.
  public void tellOthers(Optional<PlayerRow> but, String key, List<Fact> facts, Instant now) {
    Predicate<PlayerRow> others = player -> but.filter(one -> one.id == player.id).isEmpty();
    moderator.tell(this, key, facts, now, others);
  }

  /// A letter tells some of it: they hear it when the letter has been read, or before the next
  /// report.
  public void hear(Heard.Voice voice, List<Listener> to, List<Fact> facts, boolean alone) {
    heard.add(voice, to, facts, alone);
  }

  /// {@return what the letter being read tells of it, until it is sent}
  Heard heard() {
    return heard;
  }

  /// Sends what a letter has told of it.
  public void send() {
    moderator.send(this);
  }

  /// Shows in its place on Discord how it stands, on this occasion; the first time makes the place.
  public void show(String key, Instant now) {
    moderator.show(this, key, now);
  }

  // What happens to it

  public Proof.ChanceFixed commitment() {
    return moderator.commitment(this);
  }

  /// Asks those who pledged a phrase to reveal it now; the game opens when they have, or when the
  /// deadline is past.
  public void askPhrases(Instant now) {
    moderator.askPhrases(this, now);
  }

  /// {@return whether somebody has pledged a phrase and not revealed it}
  public boolean awaitsPhrases() {
    return seats().stream().anyMatch(seat -> !seat.pledge().isEmpty() && seat.phrase().isEmpty());
  }

  public Muster muster() {
    return new Muster(this, moderator);
  }

  /// Sets up the table; all its seats are taken.
  public void open(Instant now) {
    moderator.open(this, now);
  }

  /// Ends it before its rules do, and opens all that is closed.
  public void end(GameEnd end, Instant now) {
    moderator.end(this, end, now);
  }

  // How its current phase gets more time

  /// {@return the weightiest of the questions it asks now; before it begins there are phrases to be
  /// revealed}
  Demand.Pace pace() {
    return begun().map(DeadlineSchedule::pace).orElse(Demand.Pace.BRISK);
  }

  /// Lets it rest, until a moment or until somebody lets it go on.
  public void pause(Optional<Instant> end, Instant now) {
    life().pause(now);
    moderator.schedule().pauseUntil(this, end, now);
  }

  /// {@return the moment at which its pause ends by itself}
  public Optional<Instant> pauseEnd() {
    return alarm(AlarmRow.Kind.PAUSE_END)
        .filter(alarm -> !alarm.done && isPaused())
        .map(alarm -> alarm.due);
  }

  /// {@return what is to be said of its table beside how it stands}
  public List<Fact> told() {
    Stream<Fact> paused =
        isPaused()
            ? Stream.of(
                pauseEnd()
                    .<Fact>map(GameNotice.PausedUntil::new)
                    .orElseGet(GameNotice.IsPaused::new))
            : Stream.empty();
    return Stream.concat(paused, TableFact.all(this).stream()).toList();
  }

  /// Lets it go on; what is still due is put off by the time it was paused.
  public void resume(Instant now) {
    moderator.schedule().resume(this, position(), now);
  }

  /// {@return whether players have put off the deadline of the current phase}
  public boolean wasPutOffByVote() {
    return book().registry().isPosted(name() + ".voted." + phase());
  }

  /// Puts the current deadline off.
  ///
  /// @param by whom, as its derivation says
  public void putOff(Duration time, String by, Instant now) {
    moderator.schedule().putOff(this, pace(), time, by, now);
  }

  /// Moves the deadline of the current phase, and its reminder with it.
  public void moveDeadline(Instant due, Instant now) {
    moderator.schedule().move(this, due, now);
  }

  /// What is done for games by others.
  public interface Moderator {

    DeadlineSchedule schedule();

    MailContext heading(Game game, Optional<StoredSeat> seat);

    /// Says something to everyone at the table, of the players only to some.
    void tell(Game game, String key, List<Fact> facts, Instant now, Predicate<PlayerRow> wanted);

    /// Sends what the letter being read has told of a game.
    void send(Game game);

    void show(Game game, String key, Instant now);

    void remind(Game game, StoredSeat seat, List<Fact> facts, Instant now);

    void welcome(Game game, StoredSeat seat, String password, List<Fact> wishes, Instant now);

    /// Tells those who wait for a seat that one is open.
    void seatOpen(Game game, StoredSeat seat, Instant now);

    Proof.ChanceFixed commitment(Game game);

    /// Mixes the players of an anonymous game that has not begun.
    void mixSeats(Game game);

    void askPhrases(Game game, Instant now);

    void open(Game game, Instant now);

    void end(Game game, GameEnd end, Instant now);
  }
}
