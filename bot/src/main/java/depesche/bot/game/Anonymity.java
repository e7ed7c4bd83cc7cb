package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.TableRules;
import depesche.bot.press.PressRules;
import java.util.ArrayList;
import java.util.List;

/// Who plays what may be told in some games at once and in others at the end. This is the only
/// place that gives a seat the name of a person.
public final class Anonymity {

  private Anonymity() {}

  /// {@return whether nobody may be told who plays}
  public static boolean holds(Game game) {
    return game.state() != GameLife.State.OVER && TableRules.of(game).isAnonymous();
  }

  /// {@return who plays a seat, by the name they gave; empty if it may not be told, or they gave
  /// none}
  static String name(Game game, StoredSeat seat) {
    return holds(game) || !seat.isAnswerable()
        ? ""
        : seat.player().map((PlayerRow player) -> player.name).orElse("");
  }

  /// {@return what is told at the end of who played, of those who gave a name, and of what was
  /// private}
  static List<Fact> lifted(Game game) {
    List<PeopleFact.Played> played =
        game.seats().stream()
            .map(seat -> new PeopleFact.Played(seat.name(), name(game, seat)))
            .filter(one -> !one.name().isEmpty())
            .toList();
    List<Fact> told = new ArrayList<>(PressRules.opened(game));
    if (!played.isEmpty()) {
      told.addFirst(new PeopleFact.PlayedBy(played));
    }
    return told;
  }
}
