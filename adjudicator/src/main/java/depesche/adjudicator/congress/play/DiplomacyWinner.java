package depesche.adjudicator.congress.play;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.PowerTracks;
import depesche.adjudicator.congress.news.CongressFact.DiplomacyCounted;
import depesche.adjudicator.congress.news.CongressFact.PowerCard;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.sums.WagerSum;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who has won the Diplomacy Phase: the power with the most issues on its track. Britain chooses
/// among those that are tied.
final class DiplomacyWinner {

  private final CongressGame game;

  DiplomacyWinner(CongressGame game) {
    this.game = game;
  }

  /// {@return whether Britain has to choose}
  boolean isTied(LiveTable table) {
    return game.track(table).leaders().size() > 1
        && Wagers.chosen(table, game.track(table).leaders()).isEmpty();
  }

  /// Tells the issues of all.
  void count(LiveTable table) {
    List<MajorPower> all = game.track(table).leaders();
    List<MajorPower> leaders = Wagers.chosen(table, all).map(one -> List.of(one)).orElse(all);
    List<PowerCard> counts = new ArrayList<>();
    List<MajorPower> powers = new ArrayList<>(CongressSeats.clockwise(table));
    CongressGame.mode(table).playing().stream()
        .filter(power -> !powers.contains(power))
        .forEach(powers::add);
    for (MajorPower power : powers) {
      counts.add(new PowerCard(power.name(), "", game.track(table).held(power).size()));
    }
    Optional<MajorPower> won =
        leaders.size() == 1 ? Optional.of(leaders.getFirst()) : Optional.empty();
    CongressState.rounds(table, rounds -> rounds.won(won));
    table.tell(
        new DiplomacyCounted(
            counts,
            leaders.stream().map(Enum::name).toList(),
            won.map(Enum::name).orElse(""),
            won.map(DiplomacyWinner::points).orElse(0)));
  }

  /// The winner of the Diplomacy Phase has 2 points, France 4.
  private static int points(MajorPower winner) {
    return winner == MajorPower.FRANCE ? 4 : 2;
  }

  /// Gives the points. A tie that Britain has not broken in time is broken as by the bot (20.2).
  void award(LiveTable table) {
    if (CongressState.of(table).rounds().winner().isEmpty()) {
      MajorPower chosen = WagerSum.choiceOfBot(game.track(table).leaders());
      CongressState.rounds(table, rounds -> rounds.won(Optional.of(chosen)));
      table.enter("BREAK", chosen.name(), "", "", "20.2");
    }
    MajorPower winner = CongressState.of(table).rounds().winner().orElseThrow();
    table.tracks().addWithin(PowerTracks.points(table, winner), points(winner), "Diplomacy Phase");
  }
}
