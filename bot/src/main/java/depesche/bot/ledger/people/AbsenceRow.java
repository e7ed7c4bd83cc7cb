package depesche.bot.ledger.people;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// A time in which the player of a seat is away.
@Entity
@Table(name = "absence")
public class AbsenceRow {

  /// Those of the holders of a game's seats.
  public static final String OF_GAME =
      "select a from AbsenceRow a join SeatRow s on s.id = a.seatId"
          + " where s.gameId = ?1 and s.state = ?2 order by s.place, a.begins";

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "seat_id")
  public long seatId;

  public Instant begins = Instant.EPOCH;

  /// The first instant at which they are back.
  public Instant ends = Instant.EPOCH;
}
