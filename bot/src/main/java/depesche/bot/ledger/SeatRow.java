package depesche.bot.ledger;

import depesche.adjudicator.Seat;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.jspecify.annotations.Nullable;

/// A seat of a game and who holds it.
@Entity
@Table(name = "seat")
public class SeatRow {

  /// Behind all seats: the row of the master, in a game whose title asks them.
  static final int MASTERS_PLACE = 1000;

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  /// Table order, from 0.
  public int place;

  public String name = "";

  /// The name its player invented; empty if none yet.
  public String country = "";

  /// The country in a form in which equal names are equal; unique in the game.
  @Column(name = "country_key")
  public String countryKey = "";

  @Column(name = "player_id")
  public @Nullable Long playerId;

  @Enumerated(EnumType.STRING)
  public State state = State.VACANT;

  /// A salted hash.
  public String password = "";

  /// Movement phases missed in a row.
  public int missed = 0;

  /// What its player pledged of his phrase, in hexadecimal; empty for nothing.
  public String pledge = "";

  /// What its player adds to chance; empty for nothing.
  public String phrase = "";

  /// Whether its player gets each seal by mail.
  public boolean seals;

  /// {@return the row that holds the master's letters}
  public static SeatRow ofMaster(GameRow game) {
    SeatRow row = new SeatRow();
    row.gameId = game.id;
    row.place = MASTERS_PLACE;
    row.name = Seat.MASTER.name();
    row.countryKey = nameless(MASTERS_PLACE);
    row.state = State.HELD;
    return row;
  }

  /// {@return whether this is no seat, but the row of the master}
  public boolean isMaster() {
    return place == MASTERS_PLACE;
  }

  /// {@return what the password is salted with}
  public String salt() {
    return gameId + "/" + name;
  }

  /// {@return the country key of a seat without a country}
  public static String nameless(int place) {
    return "#" + place;
  }

  /// Whether somebody answers for the seat.
  public enum State {
    VACANT,
    HELD,
    ABANDONED,
    RESIGNED
  }
}
