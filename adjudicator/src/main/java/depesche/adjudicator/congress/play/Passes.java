package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.Restrictions;
import depesche.adjudicator.congress.news.CongressRefusal.PassNeedsDebate;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.Optional;

/// Who may pass a round (11.7): a power that has debated since its last one. Its marker is taken
/// off when its round comes, whether it passes or not.
final class Passes {

  private final CongressGame game;

  Passes(CongressGame game) {
    this.game = game;
  }

  /// A power has debated.
  static void debated(LiveTable table, MajorPower power) {
    CongressState.rounds(table, rounds -> rounds.debated(power, true));
  }

  /// {@return whether a power has debated since its last round}
  static boolean hasDebated(LiveTable table, MajorPower power) {
    return CongressState.of(table).rounds().debated().contains(power);
  }

  /// A power has had its round, whatever it did.
  static void roundOver(LiveTable table) {
    CongressGame.actingNow(table)
        .ifPresent(power -> CongressState.rounds(table, rounds -> rounds.debated(power, false)));
  }

  /// {@return why the power of this round may not pass} One that can do nothing may; an answer to
  /// the bot of the introductory scenario is no round of one's own.
  Optional<Fact> stops(LiveTable table) {
    MajorPower power = CongressGame.acting(table);
    boolean may =
        CongressSeats.isIntroBot(table, power)
            || hasDebated(table, power)
            || !canNegotiate(table, power);
    return may ? Optional.empty() : Optional.of(new PassNeedsDebate(power.name()));
  }

  /// {@return whether there is an issue that a power may move, and a card for it}
  private boolean canNegotiate(LiveTable table, MajorPower power) {
    boolean issue =
        game.track(table).spaces().entrySet().stream()
            .filter(one -> !(one.getValue() instanceof IssueSpace.OnDisplay))
            .filter(one -> !one.getValue().isSecured())
            .anyMatch(one -> !Restrictions.forbids(table, game, power, one.getKey(), false));
    List<String> hand = table.cards().pile(LiveCards.hand(CongressSeats.seat(table, power)));
    boolean card =
        CongressGame.mode(table).hasDisplays()
            ? !new LiveDisplays(table).of(LiveDisplays.side(power)).shown().isEmpty()
            : hand.stream().anyMatch(one -> !CongressGame.isLeader(one));
    return issue && card;
  }
}
