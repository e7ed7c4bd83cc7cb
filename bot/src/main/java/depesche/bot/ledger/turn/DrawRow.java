package depesche.bot.ledger.turn;

import depesche.bot.ledger.rows.NumberedRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;

/// A stream of chance that was taken.
@Entity
@Table(name = "draw")
public class DrawRow extends NumberedRow {

  @Column(name = "game_id")
  public long gameId;

  public int turn;

  public String purpose = "";

  public String scope = "";
}
