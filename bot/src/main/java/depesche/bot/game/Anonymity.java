package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.TableRules;
import depesche.bot.people.Veil;
import depesche.bot.press.PressRules;
import depesche.bot.report.SeatLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Some games tell at once who plays what, others at the end. This is the only place that gives a
/// seat the name of a person.
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

  /// {@return a seat as everybody may see it; in an anonymous game it has no name}
  public static SeatLine line(Game game, StoredSeat seat) {
    String state = seat.state().name().toLowerCase(Locale.ROOT);
    return new SeatLine(seat.name(), state, name(game, seat));
  }

  /// {@return the seats as everybody may see them; none while nobody may be told which are taken}
  static List<SeatLine> lines(Game game) {
    return Veil.covers(game)
        ? List.of()
        : game.seats().stream().map(seat -> line(game, seat)).toList();
  }

  /// {@return the accounts of those who are asked something now and want a ping, if it may be seen
  /// who they are}
  static List<String> pings(Game game) {
    if (!game.hasBegun() || holds(game)) {
      return List.of();
    }
    GamePosition<?, ?> gamePosition = game.position();
    return game.seats().stream()
        .filter(seat -> seat.isHeld() && gamePosition.demand(seat.name()).isPresent())
        .flatMap(seat -> seat.player().stream())
        .filter(player -> player.pings)
        .flatMap(player -> Optional.ofNullable(player.discord).stream())
        .toList();
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
