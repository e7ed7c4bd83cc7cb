package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.GamePosition;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Rules;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Title;
import depesche.adjudicator.View;
import depesche.bot.ledger.LetterRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.Due;
import depesche.bot.report.MailContext;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One table being played, with its rules and its position. It is loaded once in a transaction, and
/// the position is parsed when it is first asked for.
public final class Game extends StoredGame {

  private final Games games;
  private @Nullable GamePosition<?, ?> position;

  Game(StoredGame stored, Games games) {
    super(stored);
    this.games = games;
  }

  public Rules<?, ?> rules() {
    return games.library().rules(titleId());
  }

  public Title title() {
    return rules().title();
  }

  /// {@return why it cannot be judged here: it began with another edition of its rules}
  public Optional<Trouble> otherEdition() {
    return games.library().otherEdition(this);
  }

  /// {@return who plays, and by which options}
  Table table() {
    return Replay.table(this);
  }

  // Where it stands

  /// {@return where it stands}
  ///
  /// @throws IllegalStateException if it has not begun
  public GamePosition<?, ?> position() {
    return begun().orElseThrow(() -> new IllegalStateException(name() + " has not begun"));
  }

  /// {@return where it stands; nowhere if it has not begun}
  public Optional<GamePosition<?, ?>> begun() {
    if (position == null && hasBegun()) {
      position = GamePosition.at(rules(), positionText());
    }
    return Optional.ofNullable(position);
  }

  /// It stands there from now on.
  void moveTo(GamePosition<?, ?> next) {
    advance(next.phase().id(), next.text());
    position = next;
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
  /// @param message the number of the message it stood in
  /// @return its receipt code
  public String file(StoredSeat seat, String text, Instant received, long message) {
    LetterRow letter = new LetterRow();
    letter.gameId = id();
    letter.seatId = seat.id();
    letter.phase = phase();
    letter.received = received;
    letter.inboxId = message;
    letter.text = text;
    letter.code = Commitments.code(this, seat, letter);
    file(letter);
    seat.wrote();
    return letter.code;
  }

  /// {@return what a seat has on file for the current phase}
  public List<Fact> onFile(StoredSeat seat) {
    return begun()
        .map(gamePosition -> gamePosition.read(new Seat(seat.name()), written(seat)).onFile())
        .orElse(List.of());
  }

  /// {@return what a seat still has to do in the current phase, and by when}
  public Due due(StoredSeat seat) {
    if (!hasBegun()) {
      return Due.nothing();
    }
    GamePosition<?, ?> gamePosition = position();
    Optional<Demand> demand = gamePosition.demand(seat.name());
    List<Letter> letters = written(seat);
    return new Due(
        deadline(),
        demand.map(Demand::prompt).stream().toList(),
        gamePosition.examples(seat.name()),
        demand.map(asked -> gamePosition.read(asked.seat(), letters).missing()).orElse(List.of()));
  }

  /// {@return what somebody without a seat may know of the deadline}
  public Due dueForOnlookers() {
    return new Due(deadline(), List.of(), List.of(), List.of());
  }

  /// {@return whether every seat that somebody answers for has said all that is asked; false if
  /// nobody is left who could, or if the letters are fixed already}
  public boolean allIn() {
    return games.umpire().allIn(this);
  }

  /// {@return the seats without whose answers the rules cannot go on, deadline or not}
  public List<String> awaited() {
    return games.umpire().awaited(this);
  }

  // What it says

  /// {@return the heading of a mail about it}
  ///
  /// @param seat the reader's seat, if they have one
  public MailContext heading(Optional<StoredSeat> seat) {
    return games.herald().heading(this, seat);
  }

  /// Says something to everyone at the table.
  ///
  /// @param key what it is about, once for ever
  public void tell(String key, List<Fact> facts, Instant now) {
    games.gazette().tell(this, key, facts, now);
  }

  /// Says something to the master alone.
  public void tellMaster(String key, List<Fact> facts, Instant now) {
    games.gazette().tellMaster(this, key, facts, now);
  }

  /// Reminds a seat of what it has to do.
  public void remind(StoredSeat seat, List<Fact> facts, Instant now) {
    games.gazette().remind(this, seat, facts, now);
  }

  /// Tells those who wait for a seat of this game that one is open.
  public void openToWaiting(StoredSeat seat, Instant now) {
    games.gazette().onlookers().seatOpen(this, seat, now);
  }

  /// Shows in its place on Discord how it stands; the first time makes the place.
  ///
  /// @param key on what occasion, once for ever
  public void show(String key, Instant now) {
    games.gazette().show(this, key, now);
  }

  // What happens to it

  /// {@return what its chance is committed to}
  public Proof.ChanceFixed commitment() {
    return games.notary().commitment(this);
  }

  /// Asks those who pledged a phrase to tell it now; the game opens when they have, or when the
  /// deadline is past.
  public void askPhrases(Instant now) {
    games.umpire().askPhrases(this, now);
  }

  /// {@return whether somebody has pledged a phrase and not told it}
  public boolean awaitsPhrases() {
    return seats().stream().anyMatch(seat -> !seat.pledge().isEmpty() && seat.phrase().isEmpty());
  }

  /// {@return whether its players are asked to confirm now that they will play}
  public boolean isMustering() {
    return Muster.isOn(this);
  }

  /// Asks its players to confirm that they will play.
  public void callMuster(Instant now) {
    Muster.call(this, now);
  }

  /// A player has confirmed: if that was the last, it begins.
  public void confirmed(StoredSeat seat, Instant now) {
    seat.confirm(true);
    if (Muster.isComplete(this)) {
      Muster.close(this, now);
    }
  }

  /// Drops whoever has not confirmed and begins, if enough are left.
  public void closeMuster(Instant now) {
    Muster.close(this, now);
  }

  /// Begins with those who have a seat.
  ///
  /// @return whether the phrases that were pledged are awaited first
  public boolean begin(Instant now) {
    return Muster.begin(this, now);
  }

  /// Gives a free seat to the first who waits for one, before it begins.
  public void letIn(StoredSeat seat, Instant now) {
    Muster.letIn(this, seat, now);
  }

  /// Welcomes somebody who got a seat without asking for it now.
  void welcome(StoredSeat seat, String password, Instant now) {
    games.gazette().welcome(this, seat, password, now);
  }

  /// Sets up the table; all its seats are taken.
  public void open(Instant now) {
    games.umpire().open(this, now);
  }

  /// Fixes which letters count for the phase it stands in. It is judged by these and no others,
  /// whatever happens in between.
  public void seal(Instant now) {
    games.umpire().seal(this, now);
  }

  /// Waits for seats without which it cannot go on, though its deadline is past.
  public void waitOn(Instant now) {
    games.umpire().waitOn(this, now);
  }

  /// Judges the phase it stands in by the letters that were sealed for it.
  public void judge(Instant now) {
    games.umpire().judge(this, now);
  }

  /// Ends it before its time, and opens all that is closed.
  public void abandon(Instant now) {
    games.umpire().abandon(this, now);
  }

  /// Lets it go on; what is still due is put off by the time it was paused.
  public void resume(Instant now) {
    games.timetable().resume(this, now);
  }

  /// Moves the deadline of the current phase, and its reminder with it.
  public void moveDeadline(Instant due, Instant now) {
    games.timetable().move(this, due, now);
  }
}
