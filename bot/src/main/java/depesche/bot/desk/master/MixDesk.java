package depesche.bot.desk.master;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.ledger.turn.SealRow;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The master's `SET MIX bismarck the source`, which announces that a public value enters the draws
/// of each turn from now on, and `MIX bismarck the value`, once the letters are sealed: a value
/// that nobody could know while letters were still taken.
public final class MixDesk implements Desk {

  private static final int LONGEST = 200;
  private static final String OFF = "OFF";

  @Override
  public List<String> words() {
    return List.of("MIX", "SETMIX");
  }

  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    boolean named = request.named(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    String word = named ? command.said(1) : "";
    String rest = command.rest(named ? 2 : 1);
    boolean value = command.word(0).equals("MIX");
    return CommonVerdicts.forMaster(
        request,
        value ? "MIX" : "SET MIX",
        word,
        game -> value ? value(game, rest) : source(game, rest));
  }

  private static boolean isOdd(String text) {
    return text.isBlank() || text.length() > LONGEST;
  }

  private static LineOutcome source(Game game, String text) {
    if (game.isOver()) {
      return CommonVerdicts.notNow("SET MIX", game);
    }
    if (isOdd(text)) {
      return refused(new Refusal.MixUnclear("SET MIX " + game.name(), LONGEST));
    }
    game.chance().setMixSource(text.equalsIgnoreCase(OFF) ? "" : text);
    GameNotice gameNotice =
        game.chance().mixSource().isEmpty()
            ? new GameNotice.MixEnded()
            : new GameNotice.MixAnnounced(game.chance().mixSource());
    return taken(new DeskFact.MixSet(game.name(), game.chance().mixSource()))
        .with(LetterEffect.everyone(game, gameNotice));
  }

  /// A value counts once, for the letters that are sealed.
  private static LineOutcome value(Game game, String text) {
    Optional<SealRow> seal = game.seal(game.turn() + 1).filter(SealRow::awaitsMix);
    if (!game.isRunning() || seal.isEmpty()) {
      return refused(new Refusal.MixNotAwaited(game.name(), game.chance().mixSource()));
    }
    if (isOdd(text)) {
      return refused(new Refusal.MixUnclear("MIX " + game.name(), LONGEST));
    }
    seal.get().add(text);
    return taken(new DeskFact.MixTaken(game.name(), game.phase(), seal.get().mix));
  }
}
