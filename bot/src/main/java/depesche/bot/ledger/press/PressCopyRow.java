package depesche.bot.ledger.press;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// That a seat may read a press: its writer may, too.
@Entity
@Table(name = "press_copy")
public class PressCopyRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "press_id")
  public long pressId;

  @Column(name = "game_id")
  public long gameId;

  /// A seat, or [PressRow#MASTER] or [PressRow#OBSERVERS].
  public long reader;

  /// Names the mail of this press to this reader, and says nothing of its writer.
  public String word = "";
}
