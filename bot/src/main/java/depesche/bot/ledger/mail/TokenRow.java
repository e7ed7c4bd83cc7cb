package depesche.bot.ledger.mail;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// A reply token: proof that its bearer got our mail to this seat, and which phase that mail spoke
/// of.
@Entity
@Table(name = "token")
public class TokenRow {

  /// One, with its seat, game, and player, and the seal of the next turn: they will be wanted, too.
  public static final String WITH_GAME =
      "select t, s, g, p, l from TokenRow t join SeatRow s on s.id = t.seatId"
          + " join GameRow g on g.id = s.gameId left join PlayerRow p on p.id = s.playerId"
          + " left join SealRow l on l.gameId = g.id and l.turn = g.turn + 1 where t.token = ?1";

  /// Those of the seats of a game for a phase.
  public static final String OF_GAME =
      "select t from TokenRow t join SeatRow s on s.id = t.seatId"
          + " where s.gameId = ?1 and t.phase = ?2";

  /// Those of a seat, for whatever phase.
  public static final String OF_SEAT = "from TokenRow where seatId = ?1";

  @Id public String token = "";

  @Column(name = "seat_id")
  public long seatId;

  public String phase = "";

  /// The address it was written to; empty for an old one, which is good for the seat's player.
  public String holder = "";
}
