package depesche.bot.ledger.series;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// What a round has published of its draw, as the transcript has it.
@Entity
@Table(name = "series_round")
public class SeriesRoundRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "series_id")
  public long seriesId;

  public int round;

  public String published = "";
}
