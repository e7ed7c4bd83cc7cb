package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.letter.LetterLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The lines of a letter that stand between a condition and its end, or below a heading that takes
/// them back.
public final class WithheldLines {

  private WithheldLines() {}

  /// {@return the heading of each, by its number from 1; empty for those under a condition}
  ///
  /// @param written the phase in which the letter was written
  public static SequencedMap<Integer, String> of(
      OrderContext scene, PhaseId written, List<String> lines) {
    LetterOutline outline = LetterOutline.of(scene, written, lines);
    List<String> headings = LetterLine.headings(Piece.plain(outline.pieces(), lines));
    SequencedMap<Integer, String> withheld = new LinkedHashMap<>();
    for (int i = 0; i < headings.size(); i++) {
      if (!headings.get(i).isEmpty()) {
        withheld.put(i + 1, headings.get(i));
      }
    }
    outline.conditional().forEach(number -> withheld.put(number, ""));
    return withheld;
  }
}
