package depesche.bot.ledger.turn;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;

/// A stream of chance that was taken.
@Entity
@Table(name = "draw")
public class DrawRow {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "draw")
  @SequenceGenerator(name = "draw", sequenceName = "draw_seq", allocationSize = 50)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  public int turn;

  public String purpose = "";

  public String scope = "";
}
