package depesche.bot.ledger.turn;

import depesche.bot.ledger.numbers.Numbered;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// A stream of chance that was taken.
@Entity
@Table(name = "draw")
public class DrawRow implements Numbered {

  @Id public long id;

  @Column(name = "game_id")
  public long gameId;

  public int turn;

  public String purpose = "";

  public String scope = "";

  @Override
  public void number(long number) {
    id = number;
  }
}
