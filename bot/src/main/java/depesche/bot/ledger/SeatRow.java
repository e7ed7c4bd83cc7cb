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
  StoredSeat.State state = StoredSeat.State.VACANT;

  /// A salted hash.
  String password = "";

  /// Movement phases missed in a row.
  int missed = 0;

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

  /// Whether its player gets each seal by mail.
  boolean seals;
}
