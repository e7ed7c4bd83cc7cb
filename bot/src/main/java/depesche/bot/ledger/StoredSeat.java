package depesche.bot.ledger;

import depesche.bot.chance.RandomTokens;
import depesche.bot.ledger.people.AbsenceRow;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A seat of a game and who holds it, as the ledger keeps it, within one transaction. What happens
/// to it happens here.
public final class StoredSeat {

  private final Pages pages;
  private final SeatRow row;

  StoredSeat(Pages pages, SeatRow row) {
    this.pages = pages;
    this.row = row;
  }

  SeatRow row() {
    return row;
  }

  public long id() {
    return row.id;
  }

  public long gameId() {
    return row.gameId;
  }

  /// {@return its place in table order, from 0}
  public int place() {
    return row.place;
  }

  public String name() {
    return row.name;
  }

  public SeatState state() {
    return row.state;
  }

  /// {@return whether this is no seat, but what holds the letters of the master}
  public boolean isMaster() {
    return row.place == SeatRow.MASTERS_PLACE;
  }

  public boolean isHeld() {
    return row.state == SeatState.HELD;
  }

  /// {@return the player who holds it, or did so last}
  public Optional<PlayerRow> player() {
    return Optional.ofNullable(row.playerId).map(pages::player);
  }

  /// {@return the number of the one who answers for it: its stand-in, or else its player}
  public Optional<Long> actor() {
    return Optional.ofNullable(row.standIn).or(() -> Optional.ofNullable(row.playerId));
  }

  public boolean isOf(PlayerRow player) {
    Long holder = row.playerId;
    return holder != null && holder == player.id;
  }

  /// A player takes the seat. Players who come back to a seat of theirs find its misses as they
  /// were.
  public void take(PlayerRow player) {
    if (!isOf(player)) {
      // Absences of a former player concern nobody.
      absences().forEach(this::beThere);
      row.missed = 0;
      row.excused = 0;
      row.inTime = 0;
    }
    row.playerId = player.id;
    row.state = SeatState.HELD;
    row.confirmed = true;
    endStandIn();
  }

  /// {@return whether somebody still has a say here: its player, unless they have left}
  public boolean isAnswerable() {
    return row.state == SeatState.HELD || row.state == SeatState.ABANDONED;
  }

  /// {@return whether a person may write for this seat now}
  public boolean mayAct(PlayerRow player) {
    return isAnswerable() && (isOf(player) || actsFor(player));
  }

  /// Its player has taken another seat of the game.
  public void leave() {
    row.playerId = null;
    row.wishes = "";
  }

  /// Its player has left a game that is being played.
  public void resign() {
    row.state = SeatState.RESIGNED;
    endStandIn();
  }

  /// Its player has left before the game began.
  public void vacate() {
    row.state = SeatState.VACANT;
  }

  /// Nothing of the former player stays.
  public void forget() {
    row.playerId = null;
    row.wishes = "";
    row.country = "";
    row.countryKey = SeatRow.nameless(row.place);
    row.pledge = "";
    row.phrase = "";
  }

  // Who acts for its player for a number of phases, with tokens of their own; the player may write
  // as well

  public Optional<PlayerRow> standIn() {
    return Optional.ofNullable(row.standIn).map(pages::player);
  }

  /// {@return whether somebody who may act for it has an account on Discord}
  public boolean isOnDiscord() {
    return Stream.concat(player().stream(), standIn().stream())
        .anyMatch(player -> player.discord != null);
  }

  private boolean actsFor(PlayerRow player) {
    Long acting = row.standIn;
    return acting != null && acting == player.id;
  }

  /// {@return for how many more phases somebody acts for its player}
  public int standInPhases() {
    return row.standInPhases;
  }

  /// From now on somebody acts for the seat: it is answered for again.
  public void beginStandIn(PlayerRow player, int phases) {
    row.standIn = player.id;
    row.standInPhases = phases;
    row.state = SeatState.HELD;
    row.missed = 0;
  }

  public void endStandIn() {
    row.standIn = null;
    row.standInPhases = 0;
    if (row.playerId == null && row.state == SeatState.HELD) {
      row.state = SeatState.ABANDONED;
    }
  }

  /// A phase is over.
  ///
  /// @return whether it was the last in which somebody acted for the seat
  public boolean passStandIn() {
    if (row.standIn == null) {
      return false;
    }
    row.standInPhases--;
    boolean last = row.standInPhases <= 0;
    if (last) {
      endStandIn();
    }
    return last;
  }

  // Its password

  /// {@return a salted hash of the password}
  public String password() {
    return row.password;
  }

  /// {@return what the password is salted with}
  public String salt() {
    return row.salt();
  }

  /// Gives its player a password.
  ///
  /// @param password as it is told to the player
  public void setPassword(String password) {
    row.salt = "";
    row.password = RandomTokens.hash(salt(), password);
  }

  // Who is silent

  /// {@return how many movement phases were missed in a row}
  public int missed() {
    return row.missed;
  }

  /// Its player was silent in a movement phase, and still answers for it.
  public void miss() {
    row.missed++;
  }

  /// {@return how many misses the game's budget has excused}
  public int excused() {
    return row.excused;
  }

  /// Its player was silent, and the game's budget excuses it; a negative number gives that back.
  public void excuse(int misses) {
    row.excused += misses;
    row.inTime = 0;
  }

  /// Its player was silent in a movement phase, and answers for it no more.
  ///
  /// @param state abandoned, or given up for good
  public void miss(SeatState state) {
    row.missed++;
    row.state = state;
  }

  /// The master closes it; a player who had left it by then is its player no more.
  public void close(SeatState state) {
    row.playerId = isAnswerable() || row.state == SeatState.DISORDER ? row.playerId : null;
    row.state = state;
    endStandIn();
  }

  /// The master lets its player play on.
  public void revive() {
    row.missed = 0;
    row.state = SeatState.HELD;
  }

  /// Its player was not silent in a movement phase.
  ///
  /// @param refill so many of these in all give one excused miss back; 0 for never
  /// @return whether this one does
  public boolean answered(int refill) {
    return row.answered(refill);
  }

  /// Its player has written: somebody answers for it again.
  public void wrote() {
    row.missed = 0;
    if (row.state == SeatState.ABANDONED) {
      row.state = SeatState.HELD;
    }
  }

  // When it wants its turns to be judged, and when its player is away

  /// {@return whether its player has said of this phase that it is to wait for its deadline, or is
  /// not to; nothing if they have said neither}
  public Optional<Boolean> waits(String phase) {
    return row.saidPhase.equals(phase) ? Optional.of(row.saidWait) : Optional.empty();
  }

  /// {@return when they said so}
  public Optional<Instant> waitSaid(String phase) {
    return row.saidPhase.equals(phase) ? Optional.ofNullable(row.saidAt) : Optional.empty();
  }

  /// Its player says whether this phase is to wait for its deadline.
  public void sayWait(String phase, boolean wait, Instant now) {
    row.saidPhase = phase;
    row.saidWait = wait;
    row.saidAt = now;
  }

  /// {@return whether its player asks for more time in this phase}
  public boolean wantsLonger(String phase) {
    return row.longerPhase.equals(phase);
  }

  /// {@return how much more they ask for}
  public Duration longer() {
    return Duration.ofMinutes(row.longerMinutes);
  }

  /// Its player asks for more time in a phase.
  public void wantLonger(String phase, Duration time) {
    row.longerPhase = phase;
    row.longerMinutes = (int) time.toMinutes();
  }

  /// Its player does not ask for more time.
  public void wantNoLonger() {
    wantLonger("", Duration.ZERO);
  }

  /// {@return the times in which its player is away, the earliest first}
  public List<AbsenceRow> absences() {
    return pages.ask.list(
        AbsenceRow.class, "from AbsenceRow where seatId = ?1 order by begins", row.id);
  }

  public void beAway(Instant from, Instant until) {
    AbsenceRow absence = new AbsenceRow();
    absence.seatId = row.id;
    absence.begins = from;
    absence.ends = until;
    pages.enter(absence);
  }

  public void beThere(AbsenceRow absence) {
    pages.remove(absence);
  }

  // What its player wishes, and is called

  /// {@return the seats its player wishes for, in their words; empty for none}
  public String wishes() {
    return row.wishes;
  }

  public void wish(String wishes) {
    row.wishes = wishes;
  }

  /// {@return whether its player asked for this very seat and got it}
  public boolean isClaimed() {
    return row.wishes.equals("=");
  }

  public void claim() {
    row.wishes = "=";
  }

  /// {@return whether its player has confirmed that they will play}
  public boolean hasConfirmed() {
    return row.confirmed;
  }

  public void confirm(boolean confirmed) {
    row.confirmed = confirmed;
  }

  /// {@return the name its player invented; empty if none yet}
  public String country() {
    return row.country;
  }

  /// {@return the country in a form in which equal names are equal}
  public String countryKey() {
    return row.countryKey;
  }

  public void nameCountry(String country, String key) {
    row.country = country;
    row.countryKey = key;
  }

  // What its player adds to chance

  /// {@return what its player pledged of their phrase, in hexadecimal; empty for nothing}
  public String pledge() {
    return row.pledge;
  }

  /// {@return what its player adds to chance; empty for nothing}
  public String phrase() {
    return row.phrase;
  }

  /// Its player pledges a phrase, to be revealed later.
  public void pledge(String hash) {
    row.pledge = hash;
    row.phrase = "";
  }

  /// Its player gives a phrase without a pledge.
  public void phrase(String phrase) {
    row.pledge = "";
    row.phrase = phrase;
  }

  /// Its player reveals the phrase that was pledged.
  public void reveal(String phrase) {
    row.phrase = phrase;
  }

  /// {@return whether its player gets each seal by mail}
  public boolean wantsSeals() {
    return row.seals;
  }

  public void setSeals(boolean wanted) {
    row.seals = wanted;
  }
}
