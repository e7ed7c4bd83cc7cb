package depesche.adjudicator.congress.game;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.news.CongressFact.CongressBegun;
import depesche.adjudicator.congress.news.CongressFact.SeatUnsuited;
import depesche.adjudicator.congress.scenarios.CongressScenario;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TableStanding;
import java.util.List;
import java.util.Optional;

/// How a game begins: points and hand sizes, and whether those who sit there can play it.
public final class CongressSetup {

  private final CongressGame game;

  /// The beginning of a game.
  public CongressSetup(CongressGame game) {
    this.game = game;
  }

  /// Lays points and hand sizes.
  public void lay(LiveTable table) {
    CongressScenario scenario = game.scenario(table);
    for (MajorPower power : PowerTracks.counted(table)) {
      table
          .tracks()
          .lay(PowerTracks.points(table, power), scenario.points().getOrDefault(power, 0));
      table.tracks().lay(PowerTracks.handSize(table, power), hand(table, power));
    }
    int typed = game.typed();
    table.tell(
        new CongressBegun(
            scenario.name(), scenario.rule(), game.month(table), typed, scenario.deck()));
    unsuited(table).ifPresent(seat -> end(table, scenario, seat));
  }

  /// A power that a bot plays has no seat, so a game whose seats are others cannot be played.
  private static Optional<Seat> unsuited(LiveTable table) {
    PlayMode mode = CongressGame.mode(table);
    List<MajorPower> chairs = CongressSeats.chairs(mode);
    boolean named = mode.isIntro() || (mode.isLone() && mode != PlayMode.SOLO_ALL);
    return table.seats().stream()
        .filter(
            seat ->
                MajorPower.named(seat.name()).map(power -> !chairs.contains(power)).orElse(named))
        .findFirst();
  }

  private static void end(LiveTable table, CongressScenario scenario, Seat seat) {
    table.tell(
        new SeatUnsuited(
            scenario.name(),
            seat.name(),
            CongressSeats.chairs(CongressGame.mode(table)).stream().map(Enum::name).toList()));
    table.finish(TableStanding.unwon(table.seats(), ""));
  }

  /// 18.2.1 and 18.3: one who plays several powers has their cards, less five or four.
  private int hand(LiveTable table, MajorPower power) {
    List<MajorPower> powers = HandCounts.together(CongressGame.mode(table), power);
    int cards =
        powers.stream().mapToInt(one -> game.scenario(table).hands().getOrDefault(one, 0)).sum();
    return cards - (powers.size() == 3 ? 5 : powers.size() == 2 ? 4 : 0);
  }
}
