package depesche.bot.ledger.series;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.jspecify.annotations.Nullable;

/// A seat in a game of a series: who was dealt it and, when the game is over, who held it then and
/// what became of it.
@Entity
@Table(name = "series_seat")
public class SeriesSeatRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "series_game_id")
  public long seriesGameId;

  public String seat = "";

  /// The player who was dealt it.
  public long dealt;

  /// The player who held it at the end; null if nobody did, or it goes on.
  public @Nullable Long holder;

  public boolean won;

  /// Its centres or victory points at the end.
  public int score;
}
