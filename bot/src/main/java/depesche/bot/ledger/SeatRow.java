package depesche.bot.ledger;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A seat of a game and who holds it, as a row. Outside this package it is a [StoredSeat].
@Entity
@Table(name = "seat")
class SeatRow {

  /// Behind all seats: the row of the master, in a game whose title asks them.
  static final int MASTERS_PLACE = 1000;

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  long id;

  @Column(name = "game_id")
  long gameId;

  /// Table order, from 0.
  int place;

  String name = "";

  /// The name its player invented; empty if none yet.
  String country = "";

  /// The country in a form in which equal names are equal; unique in the game.
  @Column(name = "country_key")
  String countryKey = "";

  @Column(name = "player_id")
  @Nullable Long playerId;

  @Enumerated(EnumType.STRING)
  SeatState state = SeatState.VACANT;

  /// A salted hash.
  String password = "";

  /// Movement phases missed in a row.
  int missed = 0;

  /// Misses that the game's budget excused.
  int excused = 0;

  /// Turns answered in time since the budget of excused misses last changed.
  @Column(name = "in_time")
  int inTime = 0;

  /// What the password is salted with; empty for the usual.
  String salt = "";

  /// The seats its player wishes for; empty for none.
  String wishes = "";

  /// Whether its player has confirmed that they will play.
  boolean confirmed = true;

  /// Who acts for its player.
  @Column(name = "stand_in")
  @Nullable Long standIn;

  /// For so many more phases.
  @Column(name = "stand_in_phases")
  int standInPhases = 0;

  /// What its player pledged of their phrase, in hexadecimal; empty for nothing.
  String pledge = "";

  /// What its player adds to chance; empty for nothing.
  String phrase = "";

  /// Of which phase its player has said whether it is to wait for the deadline; empty for none yet.
  @Column(name = "said_phase")
  String saidPhase = "";

  @Column(name = "said_wait")
  boolean saidWait;

  @Column(name = "said_at")
  @Nullable Instant saidAt;

  /// The phase in which its player asks for more time.
  @Column(name = "longer_phase")
  String longerPhase = "";

  /// How much more they ask for, in minutes; 0 for as much as the game gives.
  @Column(name = "longer_minutes")
  int longerMinutes = 0;

  /// Whether its player gets each seal by mail.
  boolean seals;

  /// {@return whether this turn, answered in time, gives one excused miss back}
  ///
  /// @param refill so many do; 0 for never
  boolean answered(int refill) {
    missed = 0;
    inTime += excused > 0 ? 1 : 0;
    boolean gives = refill > 0 && excused > 0 && inTime >= refill;
    if (gives) {
      excused--;
      inTime = 0;
    }
    return gives;
  }

  /// {@return a new seat that nobody holds}
  static SeatRow of(long game, int place, String name) {
    SeatRow seat = new SeatRow();
    seat.gameId = game;
    seat.place = place;
    seat.name = name;
    seat.countryKey = nameless(place);
    return seat;
  }

  /// {@return the country key of a seat without a country}
  static String nameless(int place) {
    return "#" + place;
  }

  /// {@return what the password is salted with}
  String salt() {
    return salt.isEmpty() ? gameId + "/" + name : salt;
  }

  /// Its player goes to another seat of the table, before the game begins: nobody holds this one.
  ///
  /// @return what goes with them
  SeatRow release() {
    SeatRow holding = new SeatRow();
    holding.playerId = playerId;
    holding.state = state;
    holding.password = password;
    holding.salt = salt();
    holding.country = country;
    holding.countryKey = countryKey;
    holding.seals = seals;
    holding.wishes = wishes;
    holding.pledge = pledge;
    holding.phrase = phrase;
    country = "";
    countryKey = "moving " + place;
    playerId = null;
    state = SeatState.VACANT;
    return holding;
  }

  /// A player comes from another seat.
  ///
  /// @param phrases whether what they added to chance comes with them
  void receive(SeatRow holding, boolean phrases) {
    playerId = holding.playerId;
    state = holding.state;
    confirmed = true;
    password = holding.password;
    salt = holding.salt;
    country = holding.country;
    countryKey = country.isEmpty() ? nameless(place) : holding.countryKey;
    seals = holding.seals;
    wishes = holding.wishes;
    if (phrases) {
      pledge = holding.pledge;
      phrase = holding.phrase;
    }
  }
}
