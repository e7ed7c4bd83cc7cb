package depesche.bot.desk.press;

import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What the writer of a letter would not want to tell in its presses, by the seat they write for.
public final class LetterSecrets {

  private final List<String> beside;
  private final Map<Long, WritersSecrets> known = new LinkedHashMap<>();

  /// @param beside the lines of the letter that are not press
  public LetterSecrets(List<String> beside) {
    this.beside = List.copyOf(beside);
  }

  WritersSecrets of(Request request, Game game, StoredSeat seat) {
    return known.computeIfAbsent(seat.id(), _ -> new WritersSecrets(request, game, seat, beside));
  }
}
