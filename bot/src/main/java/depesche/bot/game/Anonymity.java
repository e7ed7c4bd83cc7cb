package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.GamePosition;
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
public record Anonymity(Game game) {

  /// {@return whether nobody may be told who plays}
  public boolean holds() {
    return !game.isOver() && TableRules.of(game).isAnonymous();
  }

  /// {@return who plays a seat, by the name they gave; empty if it may not be told, or they gave
  /// none}
  String name(StoredSeat seat) {
    return player(seat).map(player -> player.name).orElse("");
  }

  /// {@return the account on Discord of who plays a seat; empty if it may not be told, or they have
  /// none}
  public String account(StoredSeat seat) {
    return player(seat).flatMap(player -> Optional.ofNullable(player.discord)).orElse("");
  }

  private Optional<PlayerRow> player(StoredSeat seat) {
    return seat.player().filter(_ -> !holds() && seat.isAnswerable());
  }

  /// {@return a seat as everybody may see it; in an anonymous game it has no name}
  public SeatLine line(StoredSeat seat) {
    String state = seat.state().name().toLowerCase(Locale.ROOT);
    return new SeatLine(seat.name(), state, name(seat));
  }

  /// {@return the seats as everybody may see them; none while nobody may be told which are taken}
  public List<SeatLine> lines() {
    return new Veil(game).covers()
        ? List.of()
        : game.seats().stream().map(seat -> line(seat)).toList();
  }

  /// {@return the accounts of those who are asked something now and want a ping, if it may be seen
  /// who they are}
  List<String> pings() {
    if (!game.hasBegun() || holds()) {
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
  List<Fact> lifted() {
    List<PeopleFact.Played> played =
        game.seats().stream()
            .map(seat -> new PeopleFact.Played(seat.name(), name(seat)))
            .filter(one -> !one.name().isEmpty())
            .toList();
    List<Fact> told = new ArrayList<>(PressRules.opened(game));
    if (!played.isEmpty()) {
      told.addFirst(new PeopleFact.PlayedBy(played));
    }
    return told;
  }
}
