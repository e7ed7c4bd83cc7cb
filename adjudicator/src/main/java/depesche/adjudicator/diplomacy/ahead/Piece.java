package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.kit.AheadLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/// One order or command of a letter, and what the lines around it say of it.
///
/// @param line the number of its line
/// @param text as written
/// @param whole whether it is all that stands on its line
/// @param phase for which it is meant
/// @param block the condition it stands under, from 1, in the order of the letter; 0 if under none
/// @param conditions all of which must hold
public record Piece(
    Kind kind,
    int line,
    String text,
    boolean whole,
    PhaseId phase,
    int block,
    List<Condition> conditions) {

  public Piece {
    conditions = List.copyOf(conditions);
  }

  /// What it is.
  public enum Kind {
    ORDER,
    STANDING,
    END_STANDING,
    REPEAT,
    /// `CLEAR`, and what is to be cleared in the text: a phase, `ALL`, `NOW`, or nothing.
    CLEAR
  }

  /// {@return whether its line is an order and nothing more}
  public boolean isPlain() {
    return whole && kind == Kind.ORDER;
  }

  /// {@return a letter with the lines that are more than an order blotted out: such a line is
  /// neither blank nor a heading}
  public static List<String> plain(List<Piece> pieces, List<String> lines) {
    List<String> plain = new ArrayList<>(Collections.nCopies(lines.size(), "THEN"));
    pieces.stream()
        .filter(Piece::isPlain)
        .map(Piece::line)
        .forEach(number -> plain.set(number - 1, lines.get(number - 1)));
    return plain;
  }

  /// {@return whether its conditions hold on this board}
  public boolean holds(SharedBoard board) {
    return Condition.all(conditions).holds(board);
  }

  /// {@return whether it takes back everything, now and later}
  public boolean clearsAll() {
    return kind == Kind.CLEAR && AheadLine.isAll(text);
  }

  /// {@return whether it may take back standing orders}
  public boolean endsStanding() {
    return conditions.isEmpty() && (kind == Kind.END_STANDING || clearsAll());
  }

  /// {@return whether it stands under a condition}
  public boolean isConditional() {
    return block > 0;
  }

  /// {@return its conditions in words; empty if there are none}
  public String condition() {
    return conditions.stream().map(Condition::text).collect(Collectors.joining(" AND "));
  }
}
