package depesche.adjudicator.congress.game;

import depesche.adjudicator.table.acts.ActWords;
import java.util.ArrayList;
import java.util.List;

/// What a line states of a battle: `HOMELAND FRANCE MOUNTAIN ALLIES CARDS ALLIES 8 FRANCE -2 BEST
/// FRANCE`.
///
/// @param homeland the side that defends its homeland; empty if none
/// @param mountain the side that attacks a mountain; empty if none
/// @param best the sides that roll twice
public record BattleStatement(
    String homeland, String mountain, int allied, int french, List<String> best) {

  /// All cards of a side together change no battle by more.
  private static final int MOST = 60;

  public static BattleStatement read(ActWords words) {
    String homeland = "";
    String mountain = "";
    int allied = 0;
    int french = 0;
    List<String> best = new ArrayList<>();
    while (!words.isAtEnd()) {
      if (words.skip("HOMELAND")) {
        homeland = side(words);
      } else if (words.skip("MOUNTAIN")) {
        mountain = side(words);
      } else if (words.skip("BEST")) {
        best.add(side(words));
      } else if (words.skip("ALLIES", "ALLIED")) {
        allied = words.number(-MOST, MOST);
      } else if (words.skip("FRANCE", "FRENCH")) {
        french = words.number(-MOST, MOST);
      } else if (!words.skip("CARDS", "AND", "NOTHING", "NONE")) {
        words.unknown();
      }
    }
    return new BattleStatement(homeland, mountain, allied, french, best);
  }

  private static String side(ActWords words) {
    if (words.skip("ALLIES", "ALLIED")) {
      return "ALLIES";
    }
    if (words.skip("FRANCE", "FRENCH")) {
      return "FRANCE";
    }
    words.needMore();
    words.unknown();
    return "";
  }

  public int of(String side) {
    return side.equals("ALLIES") ? allied : french;
  }
}
