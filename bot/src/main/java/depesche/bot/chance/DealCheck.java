package depesche.bot.chance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Checks that the seats were dealt by the wishes and the orders drawn, as [SeatAssignment] says.
final class DealCheck {

  private static final String PURPOSE = "seats";

  /// A table has no more; computing takes twice as long with each seat.
  private static final int MOST = 16;

  private final ProofChecks proofChecks;

  /// A series draws orders, too; whom it seats where follows from its standing as well.
  private final boolean series;

  /// @param setup to which the game or the series is committed
  DealCheck(ProofChecks proofChecks, String setup) {
    this.proofChecks = proofChecks;
    this.series = SetupText.of(setup).series();
  }

  void turn(Transcript.Turn turn) {
    String where = "turn " + turn.turn();
    boolean drawn = turn.draws().stream().anyMatch(draw -> draw.purpose().equals(PURPOSE));
    if (turn.deal().isEmpty()) {
      if (drawn && !series) {
        proofChecks.failed(where, "the seats were drawn, but how they were dealt is missing");
      }
      return;
    }
    List<String> players = drawn(turn, "players");
    List<String> places = drawn(turn, "places");
    Map<String, List<List<String>>> wishes = new LinkedHashMap<>();
    Map<String, String> got = new LinkedHashMap<>();
    for (Transcript.Dealt one : turn.deal()) {
      wishes.put(one.seat(), one.wishes());
      got.put(one.seat(), one.got());
    }
    boolean whole =
        players.size() == places.size()
            && players.size() <= MOST
            && turn.deal().size() == players.size()
            && wishes.keySet().containsAll(players);
    if (!whole) {
      proofChecks.failed(where, "the seats were not dealt among those that were drawn");
      return;
    }
    Map<String, String> expected = SeatAssignment.of(players, places, wishes);
    proofChecks.equal(
        where,
        "the seats were dealt by the wishes",
        players.stream().map(expected::get).toList(),
        players.stream().map(got::get).toList());
  }

  private static List<String> drawn(Transcript.Turn turn, String scope) {
    return turn.draws().stream()
        .filter(draw -> draw.purpose().equals(PURPOSE) && draw.scope().equals(scope))
        .flatMap(draw -> draw.steps().stream())
        .findFirst()
        .map(Transcript.Step::got)
        .orElse(List.of());
  }
}
