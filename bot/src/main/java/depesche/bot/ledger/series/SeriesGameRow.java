package depesche.bot.ledger.series;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// One game of a series.
@Entity
@Table(name = "series_game")
public class SeriesGameRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "series_id")
  public long seriesId;

  @Column(name = "game_id")
  public long gameId;

  public int round;

  /// What kind of result it had; empty while it is played.
  public String outcome = "";

  /// {@return whether its result has been taken down}
  public boolean isSettled() {
    return !outcome.isEmpty();
  }
}
