package depesche.bot.ledger.turn;

import depesche.bot.ledger.rows.NumberedRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;

/// A step of a game: a judged turn, or what a rollback or an edit has led to.
@Entity
@Table(name = "turn")
public class TurnRow extends NumberedRow {

  /// Those of a game behind a number, oldest first.
  public static final String BEHIND = "from TurnRow where gameId = ?1 and turn > ?2 order by turn";

  /// That of a number.
  public static final String OF_NUMBER = "from TurnRow where gameId = ?1 and turn = ?2";

  /// What phase it was.
  public static final String PHASE = "select phase from TurnRow where gameId = ?1 and turn = ?2";

  /// When it was.
  public static final String JUDGED = "select judged from TurnRow where gameId = ?1 and turn = ?2";

  @Column(name = "game_id")
  public long gameId;

  public int turn;

  /// The phase that was judged; empty for setting up.
  public String phase = "";

  public Instant judged = Instant.EPOCH;

  /// The newest letter that was on file.
  @Column(name = "last_letter")
  public long lastLetter;

  /// The position after it.
  public String position = "";

  /// What was published with the report, as the transcript has it, with every card that was shown
  /// to anybody.
  public String published = "";

  /// What was drawn in secret, as the transcript of a game that is over has it.
  public String secrets = "[]";

  /// The seats nobody answered for, one a line: their letters did not count.
  public String absent = "";

  @Enumerated(EnumType.STRING)
  public Kind kind = Kind.JUDGED;

  /// The turn whose letters and draws were used, if that is another one; 0 if not.
  public int judges;

  /// The turn whose position it began with, if that is not the one before; 0 if it is.
  public int base;

  /// What the master changed in that position first, a line each.
  public String edits = "";

  /// Why, in the master's words.
  public String reason = "";

  /// What led to its position.
  public enum Kind {
    JUDGED,
    /// An earlier turn was judged once more, by the same letters and draws.
    AGAIN,
    /// The master edited the position.
    EDITED,
    /// The position before an earlier turn was restored, and its orders are open again.
    REOPENED
  }

  /// {@return the turn whose position it began with; 0 for setting up}
  public int begins() {
    return kind == Kind.JUDGED ? turn - 1 : base;
  }

  /// {@return the turn whose letters and draws it was judged by}
  public int first() {
    return kind == Kind.JUDGED ? turn : judges;
  }

  /// {@return whether letters were judged in it}
  public boolean isJudged() {
    return kind == Kind.JUDGED || kind == Kind.AGAIN;
  }
}
