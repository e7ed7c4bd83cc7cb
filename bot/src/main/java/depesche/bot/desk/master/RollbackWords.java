package depesche.bot.desk.master;

import depesche.bot.desk.Command;
import depesche.bot.desk.Request;
import depesche.bot.master.MasterLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What stands behind `ROLLBACK` or `EDIT`: the game, what is to be done, and the reason.
///
/// @param game empty if none is named
/// @param words between the game and the reason
/// @param reason empty if none is given
record RollbackWords(String game, List<String> words, String reason) {

  private static final int LONGEST_REASON = 300;

  RollbackWords {
    words = List.copyOf(words);
  }

  static RollbackWords of(Request request, Command command) {
    // Everybody reads it, and nobody's address is everybody's.
    String reason =
        MasterLog.withoutAddresses(command.behind("REASON").replaceFirst("^[:\\s]+", "").strip());
    List<String> words = new ArrayList<>(command.before("REASON").plain().words());
    words.removeFirst();
    words.removeIf(String::isEmpty);
    boolean named =
        !words.isEmpty() && request.named(words.getFirst().toLowerCase(Locale.ROOT)).isPresent();
    String game = named ? words.removeFirst() : "";
    return new RollbackWords(
        game,
        words,
        reason.length() > LONGEST_REASON ? reason.substring(0, LONGEST_REASON) : reason);
  }
}
