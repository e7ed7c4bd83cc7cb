package depesche.bot.ledger.series;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// A person who takes part in a series.
@Entity
@Table(name = "series_player")
public class SeriesPlayerRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "series_id")
  public long seriesId;

  @Column(name = "player_id")
  public long playerId;

  /// What draws call them, from 1, in the order of joining.
  public int number;

  /// What they want to be called in this series; empty for nothing.
  public String name = "";

  /// What they add to chance; empty for nothing.
  public String phrase = "";

  /// Whether no more rounds are dealt to them.
  @Column(name = "has_left")
  public boolean left;
}
