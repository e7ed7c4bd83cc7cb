package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.stream.Stream;

/// Lines that a power could write now, from its own hand and the board.
public final class CongressLines {

  private static final int FEW = 8;
  private static final List<String> ENDS = List.of("END", "PASS");

  private final CongressGame game;
  private final LiveTable table;
  private final Seat seat;

  private CongressLines(CongressGame game, LiveTable table, Seat seat) {
    this.game = game;
    this.table = table;
    this.seat = seat;
  }

  /// {@return for each line some that would do, as a title shows them}
  public static List<List<String>> of(CongressGame game, LiveTable table, Seat seat) {
    return new CongressLines(game, table, seat).lines();
  }

  private List<List<String>> lines() {
    String phase = table.stage().phase().name();
    if (phase.startsWith(CongressPhases.SELECTION)) {
      return List.of(issues("ISSUE "), issues("ISSUE ").reversed(), ENDS);
    }
    if (phase.startsWith(CongressPhases.NEGOTIATION)) {
      return List.of(plays("NEGOTIATE "), ENDS);
    }
    if (phase.startsWith(CongressPhases.DEBATE)) {
      return List.of(cards("DEBATE "), ENDS);
    }
    if (CongressPhases.is(phase, CongressPhases.BATTLE)) {
      return List.of(units("REMOVE "), ENDS);
    }
    return switch (phase) {
      case CongressPhases.INITIAL -> List.of(markers(), ENDS);
      case CongressPhases.WAGER_RESULT ->
          List.of(
              Stream.of(issues("ISSUE ").stream(), ties(), Stream.of("VALUE 4"))
                  .flatMap(all -> all)
                  .toList(),
              ENDS);
      case CongressPhases.WINNER -> List.of(ties().toList(), ENDS);
      case CongressPhases.GOVERNMENT -> List.of(held(), resources(), ENDS);
      case CongressPhases.OPERATIONS -> List.of(placed(CongressTracks.OPERATION), ENDS);
      case CongressPhases.SUPPORT -> List.of(placed(CongressTracks.SUPPORT), ENDS);
      case CongressPhases.MOVEMENT -> List.of(moves(), ENDS);
      default -> List.of(markers(), ENDS);
    };
  }

  /// Issues that can be taken on to the table.
  private List<String> issues(String verb) {
    return there().filter(issue -> stands(issue, "DISPLAY")).map(issue -> verb + issue).toList();
  }

  private Stream<String> there() {
    List<String> tracks = table.book().layout().tracks().stream().map(TrackLayout::name).toList();
    return game.files().issues().stream().map(CongressIssue::name).filter(tracks::contains);
  }

  private boolean stands(String issue, String space) {
    return table.tracks().shown(GameTable.key(issue)).equals(space);
  }

  private List<String> plays(String verb) {
    return cards(" WITH ").stream()
        .limit(2)
        .flatMap(
            card ->
                there()
                    .filter(issue -> !stands(issue, "DISPLAY"))
                    .map(issue -> verb + issue + card))
        .toList();
  }

  /// Of a card that nobody has typed the value is stated.
  private List<String> cards(String verb) {
    return table.cards().pile(LiveCards.hand(seat)).stream()
        .filter(card -> !CongressGame.isLeader(card))
        .map(card -> verb + card + (table.cards().value(card).isEmpty() ? " VALUE 4" : ""))
        .toList();
  }

  private static Stream<String> ties() {
    return Stream.of(MajorPower.values()).map(power -> "BREAK " + power);
  }

  private List<String> held() {
    return there()
        .filter(issue -> !stands(issue, "DISPLAY") && !stands(issue, "TABLE"))
        .map(issue -> "SPEND 1 " + issue)
        .limit(FEW)
        .toList();
  }

  private static List<String> resources() {
    return List.of("ADD " + CongressTracks.RESOURCES + " 1 FOR the subsidy");
  }

  /// What the card of the turn puts on the table.
  private List<String> markers() {
    return there()
        .filter(issue -> stands(issue, "DISPLAY"))
        .map(issue -> "SET " + issue + " TABLE")
        .limit(FEW)
        .toList();
  }

  private List<String> placed(String piece) {
    return game.scenario(table).armies().stream()
        .map(army -> "PLACE " + piece + " " + army.name())
        .limit(FEW)
        .toList();
  }

  private List<String> units(String verb) {
    return game.scenario(table).armies().stream()
        .flatMap(
            army ->
                table.pieces().in(army.name()).stream()
                    .distinct()
                    .map(unit -> verb + unit + " " + army.name()))
        .limit(FEW)
        .toList();
  }

  private List<String> moves() {
    return table.book().layout().tracks().stream()
        .filter(track -> track.name().endsWith(" block") && track.spaces().size() > 1)
        .map(track -> "SET " + track.name() + " " + next(track))
        .limit(FEW)
        .toList();
  }

  private String next(TrackLayout track) {
    int value = table.tracks().value(GameTable.key(track.name()));
    return track.spaces().get(value > 0 ? value - 1 : 1);
  }
}
