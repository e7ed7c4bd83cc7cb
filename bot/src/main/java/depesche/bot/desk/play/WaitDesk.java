package depesche.bot.desk.play;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.OwnSeat;
import depesche.bot.desk.Request;
import depesche.bot.desk.TimeFact;
import depesche.bot.desk.votes.VoteDesk;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import java.util.List;
import java.util.Locale;

/// `SET WAIT` and `READY`: whether the current phase may be judged before its deadline, as far as
/// one seat is concerned. It counts for this phase alone.
public final class WaitDesk implements Desk {

  private static final List<String> WAIT = List.of("SETWAIT", "WAIT");

  @Override
  public List<String> words() {
    return List.of("SETWAIT", "WAIT", "SETREADY", "READY", "SETNOWAIT", "NOWAIT", "SETNO");
  }

  /// `NO WAIT` begins with a word that would say elsewhere that something is not to be done.
  @Override
  public Form form(String word) {
    return word.equals("NOWAIT") || word.equals("SETNO") ? Form.QUESTION : Form.ONE_WORD;
  }

  /// `Wait for me` and `Ready when you are` are prose.
  @Override
  public boolean means(Request request, Command command) {
    Command plain = command.plain();
    boolean bare = List.of("WAIT", "READY").contains(command.word(0));
    return !bare
        || plain.words().size() == 1
        || (plain.words().size() == 2 && request.game(plain.said(1)).isPresent());
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    String word = command.word(0);
    if (isSwitch(request, command)) {
      return say(request, command.said(2), command.word(1).equals("ON"));
    }
    if (!word.equals("SETNO")) {
      return say(request, command.said(1), WAIT.contains(word));
    }
    return switch (command.word(1)) {
      case "WAIT" -> say(request, command.said(2), false);
      case "ABSENCE", "ABSENCES", "HOLIDAY", "HOLIDAYS", "VACATION", "VACATIONS" ->
          AbsenceDesk.end(request, command.rest(2));
      default ->
          VoteDesk.against(request, command)
              .orElseGet(
                  () ->
                      refused(
                          new Refusal.UnknownCommand("SET NO " + command.rest(1), near(command))));
    };
  }

  /// `SET WAIT OFF`, unless a game is called so.
  private static boolean isSwitch(Request request, Command command) {
    return command.word(0).equals("SETWAIT")
        && List.of("ON", "OFF").contains(command.word(1))
        && request.named(command.said(1).toLowerCase(Locale.ROOT)).isEmpty();
  }

  /// {@return what takes back something that is no matter of `SET NO`}
  private static String near(Command command) {
    return switch (command.word(1)) {
      case "EXTEND", "ALWAYS" -> "NO " + command.word(1);
      case "DIGEST", "MAP", "PINGS", "SEALS" -> "SET " + command.word(1) + " OFF";
      case "PREFERENCE", "PREFERENCES" -> "SET PREFERENCE *";
      default -> "SET NO WAIT";
    };
  }

  private static LineOutcome say(Request request, String word, boolean wait) {
    String said = wait ? "SET WAIT" : "READY";
    return new OwnSeat(request).of(said, word, (game, seat) -> say(request, game, seat, wait));
  }

  private static LineOutcome say(Request request, Game game, StoredSeat seat, boolean wait) {
    seat.sayWait(game.phase(), wait, request.now);
    if (wait && !game.times().judgesEarly()) {
      return LineOutcome.taken(new TimeFact.WaitIdle(game.phase()));
    }
    return LineOutcome.taken(
        wait ? new TimeFact.WaitTaken(game.phase()) : new TimeFact.ReadyTaken(game.phase()));
  }
}
