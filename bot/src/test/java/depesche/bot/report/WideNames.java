package depesche.bot.report;

import depesche.adjudicator.picture.PicturedTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Names of players that are wide, narrow, or in letters of other alphabets.
public final class WideNames {

  private static final List<String> NAMES =
      List.of(
          "Königreich Übersüß",
          "WWWWWWWWWWMMMMMMMMMM",
          "Îles d'Ægir Çà Ñoñoé",
          "Великое княжество Рос",
          "ממלכת הצפון הגדולה",
          "iiiiiiiiiiiiiiiiiiii",
          "Qattara Jyväskylän Å",
          "Nordmark");

  private WideNames() {}

  /// {@return a table at which such players have these seats, at most eight}
  public static PicturedTable table(List<String> seats) {
    SequencedMap<String, String> names = new LinkedHashMap<>();
    for (int i = 0; i < seats.size(); i++) {
      names.put(seats.get(i), NAMES.get(i));
    }
    return new PicturedTable("a-game-with-a-long-name", names);
  }
}
