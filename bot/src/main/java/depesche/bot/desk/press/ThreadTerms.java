package depesche.bot.desk.press;

import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.people.TableRules;
import depesche.bot.people.TableRules.Rule;
import depesche.bot.press.PressFact.Refusal;
import java.util.Map;
import java.util.Optional;

/// Whether a game can have private threads on Discord. There must be a channel for them; and as
/// everybody in a thread sees the others and reads all of it, a game in which that is a secret, or
/// not everybody may write to everybody, has none.
public record ThreadTerms(Request request) {

  /// {@return why these rules cannot be set in a game, if threads are in the way}
  public Optional<Refusal> obstacle(Game game, Map<Rule, String> wanted) {
    boolean concerned =
        wanted.containsKey(Rule.THREADS)
            || wanted.containsKey(Rule.TOUCH)
            || wanted.containsKey(Rule.ANONYMOUS);
    return concerned ? obstacle(game.name(), TableRules.of(game).with(wanted)) : Optional.empty();
  }

  /// {@return why a table cannot be played like this, if threads are in the way}
  ///
  /// @param name of the game or the series
  public Optional<Refusal> obstacle(String name, TableRules rules) {
    if (!rules.isOn(Rule.THREADS)) {
      return Optional.empty();
    }
    if (rules.isAnonymous()) {
      return Optional.of(new Refusal.NoThreads(name, "anonymous"));
    }
    if (rules.isOn(Rule.TOUCH)) {
      return Optional.of(new Refusal.NoThreads(name, "touch"));
    }
    return request.services.press().hasThreads(request.unitOfWork)
        ? Optional.empty()
        : Optional.of(new Refusal.NoThreads(name, "channel"));
  }
}
