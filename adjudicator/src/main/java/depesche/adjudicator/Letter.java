package depesche.adjudicator;

import depesche.adjudicator.notation.Lines;
import java.util.List;

/// What a player wrote.
///
/// @param phase the id of the phase in which it was written
/// @param lines as [Lines] splits and cleans them; commands that do not belong to the title are
///   blank lines here
public record Letter(String phase, List<String> lines) {

  public Letter {
    lines = lines.stream().map(Lines::clean).toList();
  }

  /// A letter in one piece.
  public Letter(String phase, String text) {
    this(phase, Lines.of(text));
  }

  /// {@return the lines in one piece, to be stored}
  public String text() {
    return String.join("\n", lines);
  }
}
