package depesche.bot.desk.play;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.TimeFact;
import depesche.bot.game.Game;
import java.util.Locale;
import java.util.Optional;

/// `SET WAIT bismarck ON`, `SET ABSENCE bismarck 21`, `SET HOLIDAYS bismarck de.ics`, `SET ZONE
/// bismarck Europe/Berlin` of a master: their words are those of players' own lines, and they mean
/// the clock of the game. A master without a seat there can mean nothing else. A master who plays
/// is asked to write the line that can mean only this.
public record GameSetting(Request request) {

  private static final String NUMBER = "\\d{1,3}";

  /// {@return what becomes of a line that means a setting of a game; nothing if it is another}
  ///
  /// @param command without marks around its words
  public Optional<LineOutcome> of(Command command) {
    boolean no = command.word(0).equals("SETNO") && command.word(1).equals("WAIT");
    int place = no ? 2 : 1;
    Optional<Game> game =
        request.rights.any()
            ? request
                .named(command.said(place).toLowerCase(Locale.ROOT))
                .filter(request.rights::runs)
            : Optional.empty();
    String value = command.rest(place + 1);
    Optional<String> setting = setting(no ? "SETNOWAIT" : command.word(0), value);
    if (game.isEmpty() || setting.isEmpty() || CommonVerdicts.unplain(command.text()).isPresent()) {
      return Optional.empty();
    }
    boolean plays = request.seatIn(game.get()).isPresent();
    boolean whole = !value.isEmpty() && !setting.get().endsWith("=…");
    if (plays) {
      return whole ? Optional.of(refused(game.get(), setting.get())) : Optional.empty();
    }
    return Optional.of(
        whole
            ? DeadlineDesk.clock(request.services.games(), game.get(), setting.get())
            : refused(game.get(), setting.get().replace("=…", "=" + example(setting.get()))));
  }

  private static LineOutcome refused(Game game, String setting) {
    return LineOutcome.refused(
        new TimeFact.Refused.MeansGame("SET CLOCK " + game.name() + " " + setting));
  }

  /// {@return the setting as it is written behind SET CLOCK, with `…` for a value that is missing
  /// or none}
  private static Optional<String> setting(String word, String value) {
    return switch (word) {
      case "SETWAIT" -> Optional.of("wait=" + (value.isEmpty() ? "on" : value));
      case "SETNOWAIT" -> Optional.of("wait=off");
      case "SETZONE", "ZONE" -> Optional.of("zone=" + (value.isEmpty() ? "…" : value));
      case "SETABSENCE", "SETABSENCES", "SETVACATION", "SETVACATIONS" ->
          Optional.of("absence=" + (value.matches(NUMBER) ? value : "…"));
      case "SETHOLIDAY", "SETHOLIDAYS" ->
          Optional.of(
              value.matches(NUMBER)
                  ? "absence=" + value
                  : "holidays=" + (isFile(value) ? value : "…"));
      default -> Optional.empty();
    };
  }

  private static boolean isFile(String value) {
    return value.matches("(?i)\\S+\\.ics|none");
  }

  private static String example(String setting) {
    return switch (setting.substring(0, setting.indexOf('='))) {
      case "zone" -> "Europe/Berlin";
      case "absence" -> "21";
      default -> "de.ics";
    };
  }
}
