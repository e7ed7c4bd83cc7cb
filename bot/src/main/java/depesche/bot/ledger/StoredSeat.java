package depesche.bot.ledger;

import java.util.Optional;

/// A seat of a game and who holds it, as the ledger keeps it, within one transaction. What happens
/// to it happens here.
public final class StoredSeat {

  /// Whether somebody answers for the seat.
  public enum State {
    VACANT,
    HELD,
    /// Its player was silent too often; the next letter takes it up again.
    ABANDONED,
    RESIGNED
  }

  private final UnitOfWork unitOfWork;
  private final SeatRow row;

  StoredSeat(UnitOfWork unitOfWork, SeatRow row) {
    this.unitOfWork = unitOfWork;
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

  public State state() {
    return row.state;
  }

  /// {@return whether this is no seat, but what holds the letters of the master}
  public boolean isMaster() {
    return row.place == SeatRow.MASTERS_PLACE;
  }

  public boolean isHeld() {
    return row.state == State.HELD;
  }

  // Who holds it

  /// {@return the player who holds it, or did so last}
  public Optional<PlayerRow> player() {
    return Optional.ofNullable(row.playerId).map(unitOfWork::player);
  }

  public boolean isOf(PlayerRow player) {
    Long holder = row.playerId;
    return holder != null && holder == player.id;
  }

  /// A player takes the seat.
  public void take(PlayerRow player) {
    row.playerId = player.id;
    row.state = State.HELD;
    row.missed = 0;
  }

  /// Its player has taken another seat of the game.
  public void leave() {
    row.playerId = null;
  }

  /// Its player has left a game that is being played.
  public void resign() {
    row.state = State.RESIGNED;
  }

  /// Its player has left before the game began.
  public void vacate() {
    row.state = State.VACANT;
  }

  /// Nothing of the former player stays.
  public void forget() {
    row.playerId = null;
    row.country = "";
    row.countryKey = nameless(row.place);
    row.pledge = "";
    row.phrase = "";
  }

  /// {@return a salted hash of the password}
  public String password() {
    return row.password;
  }

  /// {@return what the password is salted with}
  public String salt() {
    return row.gameId + "/" + row.name;
  }

  public void setPassword(String hash) {
    row.password = hash;
  }

  // Whether they answer

  /// {@return how many movement phases were missed in a row}
  public int missed() {
    return row.missed;
  }

  /// Its player was silent in a movement phase.
  ///
  /// @param patience so many in a row give the seat up
  public void miss(int patience) {
    row.missed++;
    if (row.missed >= patience) {
      row.state = State.ABANDONED;
    }
  }

  /// Its player was not silent in a movement phase.
  public void answered() {
    row.missed = 0;
  }

  /// Its player has written: somebody answers for it again.
  public void wrote() {
    row.missed = 0;
    if (row.state == State.ABANDONED) {
      row.state = State.HELD;
    }
  }

  // What its player chose

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

  /// {@return the country key of a seat without a country}
  static String nameless(int place) {
    return "#" + place;
  }

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
