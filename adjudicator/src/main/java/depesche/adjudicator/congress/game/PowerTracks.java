package depesche.adjudicator.congress.game;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import java.util.Arrays;
import java.util.List;

/// The keys of points, resources and hand sizes of a power: those of its seat, or its own where it
/// has no seat.
public final class PowerTracks {

  private PowerTracks() {}

  public static String points(LiveTable table, MajorPower power) {
    return key(table, power, CongressTracks.POINTS, CongressTracks.pointsOf(power));
  }

  public static String resources(LiveTable table, MajorPower power) {
    return key(table, power, CongressTracks.RESOURCES, CongressTracks.resourcesOf(power));
  }

  /// {@return the key of the hand size of a power}
  public static String handSize(LiveTable table, MajorPower power) {
    PlayMode mode = CongressGame.mode(table);
    return mode.hasDisplays()
        ? GameTable.key(
            CongressTracks.handOf(power.isAllied() ? CongressTracks.ALLIES : CongressTracks.FRANCE))
        : key(
            table,
            power,
            CongressTracks.HAND,
            CongressTracks.handOf(CongressTracks.words(power.name())));
  }

  private static String key(LiveTable table, MajorPower power, String own, String other) {
    boolean extra =
        table.book().layout().tracks().stream().anyMatch(track -> track.name().equals(other));
    return extra
        ? GameTable.key(other)
        : GameTable.key(own) + "." + CongressSeats.seat(table, power);
  }

  /// {@return the powers whose points are kept here}
  public static List<MajorPower> counted(LiveTable table) {
    return Arrays.stream(MajorPower.values())
        .filter(
            power ->
                table.book().layout().tracks().stream()
                        .anyMatch(track -> track.name().equals(CongressTracks.pointsOf(power)))
                    || CongressSeats.power(table, CongressSeats.seat(table, power)) == power)
        .toList();
  }
}
