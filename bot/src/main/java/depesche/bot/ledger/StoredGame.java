package depesche.bot.ledger;

import depesche.adjudicator.Seat;
import depesche.bot.chance.Secrets;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.people.AbsenceRow;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.SealRow;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.ledger.votes.VoteRow;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// One game as the ledger keeps it, within one transaction: what is true of it, its seats, letters,
/// seals, turns and deadlines. Each is read once. Changes are written when the transaction commits.
public class StoredGame {

  private final UnitOfWork unitOfWork;
  private final GameRow row;
  private final GamePages pages;

  StoredGame(UnitOfWork unitOfWork, GameRow row) {
    this.unitOfWork = unitOfWork;
    this.row = row;
    this.pages = new GamePages(unitOfWork.ask, unitOfWork.entries, unitOfWork.oldLetters, row);
  }

  /// The same game, of which more is known.
  protected StoredGame(StoredGame stored) {
    this.unitOfWork = stored.unitOfWork;
    this.row = stored.row;
    this.pages = stored.pages;
  }

  GamePages pages() {
    return pages;
  }

  /// {@return the ledger within the transaction in which this game was read}
  public final UnitOfWork book() {
    return unitOfWork;
  }

  /// {@return a game in the same position as this one, with vacant seats and secrets of its own}
  ///
  /// @param into the ledger it is entered into
  /// @param head what was fixed before it began
  public final StoredGame copy(UnitOfWork into, String name, String head, Secrets secrets) {
    GameRow copy = row.like(name, head);
    new StoredChance(into.ask, into.vault, copy).lock(secrets);
    into.enter(copy);
    seats().forEach(seat -> into.enter(SeatRow.of(copy.id, seat.place(), seat.name())));
    return into.stored(copy);
  }

  public final long id() {
    return row.id;
  }

  /// {@return the word by which letters name the game}
  public final String name() {
    return row.name;
  }

  /// {@return the id of its title}
  public final String titleId() {
    return row.title;
  }

  /// {@return the edition of the rules it began with}
  public final String edition() {
    return row.edition;
  }

  /// {@return the options that differ from their default}
  public final SequencedMap<String, String> options() {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    optionLines()
        .lines()
        .map(line -> line.split("=", 2))
        .forEach(parts -> options.put(parts[0], parts.length == 2 ? parts[1] : ""));
    return options;
  }

  /// {@return the options as they are kept, lines of `key=value`}
  public final String optionLines() {
    return row.options;
  }

  /// {@return how the table treats its people, for what differs from the usual}
  public final String tableRules() {
    return row.tableRules;
  }

  public final void setTableRules(String lines) {
    row.tableRules = lines;
  }

  /// {@return the address of the master}
  public final String master() {
    return row.master;
  }

  /// {@return the player whose address is that of the master, if it is one's}
  public final Optional<PlayerRow> principal() {
    return pages.principal(() -> unitOfWork.player(row.master));
  }

  /// {@return those who were asked to help to run it, the first who did so first}
  public final List<PlayerRow> helpers() {
    return pages.isAlone()
        ? List.of()
        : unitOfWork.masters().of(row.id).stream()
            .map(helper -> unitOfWork.player(helper.playerId))
            .toList();
  }

  /// From now on it is run from this address.
  public final void handTo(String address) {
    row.master = address;
    pages.forgetPrincipal();
  }

  /// {@return the deadline policy, as its own text}
  public final String clock() {
    return row.clock;
  }

  public final void setClock(String policy) {
    row.clock = policy;
  }

  public final GameLife life() {
    return new GameLife(row, () -> unitOfWork.oldLetters.leave(row.id));
  }

  public final GameLife.State state() {
    return row.state;
  }

  public final boolean isForming() {
    return row.state == GameLife.State.FORMING;
  }

  public final boolean isRunning() {
    return row.state == GameLife.State.RUNNING;
  }

  public final boolean isPaused() {
    return row.state == GameLife.State.PAUSED;
  }

  /// {@return whether it is played, though nobody may be asked just now}
  public final boolean isUnderWay() {
    return isRunning() || isPaused();
  }

  public final boolean isOver() {
    return row.state == GameLife.State.OVER;
  }

  /// {@return the steps judged so far; setting up is 1}
  public final int turn() {
    return row.turn;
  }

  /// {@return the id of the current phase}
  public final String phase() {
    return row.phase;
  }

  /// {@return whether it has mailing lists}
  public final boolean hasLists() {
    return row.lists;
  }

  public final void setLists(boolean lists) {
    row.lists = lists;
  }

  /// {@return whether it was set up and has a position}
  public final boolean hasBegun() {
    return !row.position.isEmpty();
  }

  /// {@return the position, as the title's codec wrote it; empty before the game begins}
  public final String positionText() {
    return row.position;
  }

  /// A turn was judged.
  ///
  /// @param phase the new one
  public final void advance(String phase, String position) {
    row.turn++;
    row.phase = phase;
    row.position = position;
  }

  /// {@return whether the report of a judged turn is still to be written: then it goes first}
  public final boolean isUntold() {
    return unitOfWork.reported && row.untold != null;
  }

  /// {@return a judged turn}
  public final TurnRow turn(int number) {
    return unitOfWork.ask.first(TurnRow.class, TurnRow.OF_NUMBER, row.id, number).orElseThrow();
  }

  /// {@return what players can check of it}
  public final StoredChance chance() {
    return new StoredChance(unitOfWork.ask, unitOfWork.vault, row);
  }

  // Its pages

  /// {@return the seats in table order}
  public final List<StoredSeat> seats() {
    return writers().stream().filter(writer -> !writer.isMaster()).toList();
  }

  /// {@return the seat of this name}
  public final Optional<StoredSeat> seat(String name) {
    return seats().stream().filter(seat -> seat.name().equals(name)).findFirst();
  }

  /// {@return all whose letters count: the seats in table order, and the master if the title asks
  /// them}
  public final List<StoredSeat> writers() {
    return pages.writers().stream().map(unitOfWork::stored).toList();
  }

  /// {@return what holds the master's letters, in a game whose title asks them}
  public final Optional<StoredSeat> asMaster() {
    return writers().stream().filter(StoredSeat::isMaster).findFirst();
  }

  /// From now on the master is asked, too.
  public final void askMaster() {
    SeatRow seat = SeatRow.of(row.id, SeatRow.MASTERS_PLACE, Seat.MASTER.name());
    seat.state = SeatState.HELD;
    unitOfWork.enter(seat);
    pages.forgetWriters();
  }

  /// Takes a seat away from the table, with the tokens of its former player.
  public final void remove(StoredSeat seat) {
    unitOfWork.remove(seat);
    pages.forgetWriters();
  }

  /// Moves players to other seats of the table, before it begins: with password, country, wish and
  /// tokens.
  ///
  /// @param moves from seat to seat, by name
  /// @param phrases whether they take what they added to chance with them; else it stays where it
  ///   was pledged
  public final void moveSeats(Map<String, String> moves, boolean phrases) {
    Map<String, SeatRow> holdings = new LinkedHashMap<>();
    Map<String, List<TokenRow>> tokens = new LinkedHashMap<>();
    for (StoredSeat seat : seats()) {
      String to = moves.get(seat.name());
      if (to != null) {
        tokens.put(to, unitOfWork.ask.list(TokenRow.class, TokenRow.OF_SEAT, seat.id()));
        holdings.put(to, seat.row().release());
      }
    }
    unitOfWork.flush();
    for (StoredSeat seat : seats()) {
      SeatRow holding = holdings.get(seat.name());
      if (holding != null) {
        seat.row().receive(holding, phrases);
        tokens.getOrDefault(seat.name(), List.of()).forEach(token -> token.seatId = seat.id());
      }
    }
    unitOfWork.flush();
  }

  /// {@return the accepted letters of a seat, oldest first}
  public final List<LetterRow> letters(StoredSeat seat) {
    return pages.letters(seat.id());
  }

  /// Puts an accepted letter on file.
  protected final void file(LetterRow letter) {
    unitOfWork.enter(letter);
    pages.file(letter);
  }

  /// {@return the judged turns, oldest first}
  public final List<TurnRow> turns() {
    return turns(0);
  }

  /// {@return the judged turns behind that of a number, oldest first}
  public final List<TurnRow> turns(int behind) {
    return unitOfWork.ask.list(TurnRow.class, TurnRow.BEHIND, row.id, behind);
  }

  /// {@return the letters that are to count for this turn, if they have been fixed}
  public final Optional<SealRow> seal(int turn) {
    return pages.seal(turn);
  }

  /// The letters for a turn are fixed.
  public final SealRow enter(SealRow seal) {
    pages.know(seal.turn, Optional.of(seal));
    return unitOfWork.enter(seal);
  }

  /// {@return whether the letters for the current phase are fixed}
  public final boolean isSealed() {
    return seal(row.turn + 1).isPresent();
  }

  /// {@return when those who hold its seats are away}
  public final List<AbsenceRow> absences() {
    return pages.absences();
  }

  /// {@return all votes on a motion, whether they count now or not}
  public final List<VoteRow> votes(String motion) {
    return pages.votes(motion);
  }

  /// {@return the phase of the last judged turn; empty for setting up}
  public final Optional<String> lastPhase() {
    return pages.lastPhase();
  }

  /// {@return how often masters looked at the orders of the current phase}
  public final int looks() {
    return pages.looks();
  }

  // Its deadlines

  /// {@return the alarm of the current phase}
  public final Optional<AlarmRow> alarm(AlarmRow.Kind kind) {
    return pages.alarm(kind);
  }

  /// Sets an alarm of the current phase, again if it has rung.
  ///
  /// @return the alarm
  public final AlarmRow setAlarm(AlarmRow.Kind kind, Instant due) {
    return pages.set(kind, due);
  }

  /// {@return the alarms that are still to ring}
  public final List<AlarmRow> alarms() {
    return pages.alarms();
  }

  /// {@return by when the answers of the current phase are due; nothing while the game is paused,
  /// since nobody knows then}
  public final Optional<Instant> deadline() {
    return limit().map(alarm -> alarm.due);
  }

  /// {@return what limits the time of the current phase: its deadline or, after that, the grace}
  public final Optional<AlarmRow> limit() {
    return alarm(AlarmRow.Kind.DEADLINE)
        .filter(alarm -> !alarm.done)
        .or(this::grace)
        .filter(_ -> !isPaused());
  }

  /// {@return the deadlines of all its phases, with what latecomers had after them, oldest first}
  public final List<AlarmRow> deadlines() {
    return unitOfWork.ask.list(AlarmRow.class, AlarmRow.DEADLINES, row.id, AlarmRow.LIMITS);
  }

  /// {@return when its last step was done, or else when it was created}
  public final Instant lastStep() {
    return unitOfWork
        .ask
        .first(Instant.class, TurnRow.JUDGED, row.id, row.turn)
        .orElse(row.created);
  }

  /// {@return what latecomers have after the deadline, while they have it}
  public final Optional<AlarmRow> grace() {
    return alarm(AlarmRow.Kind.GRACE).filter(alarm -> !alarm.done);
  }
}
