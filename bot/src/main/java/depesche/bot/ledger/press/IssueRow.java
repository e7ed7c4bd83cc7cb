package depesche.bot.ledger.press;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// How far the last issue of a game came that somebody got. The next one begins behind it.
@Entity
@Table(name = "issue")
public class IssueRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  /// Who got it; null for the masters of the game, who share their issues.
  @Column(name = "player_id")
  public @Nullable Long playerId;

  /// So many steps of the game are told.
  public int chapters;

  /// The last press to everybody that was there, sent or not.
  public long press;

  /// Those up to it that had not left yet, a number a line.
  public String waiting = "";

  /// {@return the presses up to [#press] that are not told}
  public List<Long> waiting() {
    return waiting.lines().map(Long::valueOf).toList();
  }

  /// Keeps the presses up to [#press] that are not told.
  public void wait(List<PressRow> rows) {
    waiting = rows.stream().map(row -> String.valueOf(row.id)).collect(Collectors.joining("\n"));
  }
}
