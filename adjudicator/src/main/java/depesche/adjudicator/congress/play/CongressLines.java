package depesche.adjudicator.congress.play;

import static depesche.adjudicator.table.acts.TableVerbs.ENDS;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.game.HandCounts;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Lines that a power could write now, from its own hand and the board.
public final class CongressLines {

  private static final int FEW = 8;
  private static final List<String> RESOURCES =
      List.of("ADD " + CongressTracks.RESOURCES + " 1 FOR the subsidy");

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
    if (CongressGame.mode(table).hasDisplays()) {
      List<List<String>> shown = DisplayLines.of(game, table, seat);
      if (!shown.isEmpty()) {
        return shown;
      }
    }
    if (phase.startsWith(CongressPhases.SELECTION)) {
      return List.of(issues("ISSUE "), issues("ISSUE ").reversed(), ENDS);
    }
    if (phase.startsWith(CongressPhases.NEGOTIATION)) {
      return List.of(answers(), plays("NEGOTIATE "), ENDS);
    }
    if (phase.startsWith(CongressPhases.DEBATE)) {
      return List.of(debates(), ENDS);
    }
    if (CongressPhases.is(phase, CongressPhases.BATTLE)) {
      return Battles.isFought(table)
          ? List.of(losses(), units("REMOVE "), ENDS)
          : List.of(List.of("FIGHT"));
    }
    return switch (phase) {
      case CongressPhases.INITIAL -> List.of(markers(), List.of("BOT FLEETS"), ENDS);
      case CongressPhases.WAGER_RESULT -> result();
      case CongressPhases.WINNER -> List.of(ties().toList(), ENDS);
      case CongressPhases.GOVERNMENT -> List.of(held(), RESOURCES, bots(), ENDS);
      case CongressPhases.OPERATIONS -> List.of(placed(CongressTracks.OPERATION), ENDS);
      case CongressPhases.SUPPORT -> List.of(placed(CongressTracks.SUPPORT), ENDS);
      case CongressPhases.MOVEMENT -> List.of(marches(), moves(), ENDS);
      default -> List.of(hands(), ENDS);
    };
  }

  /// The value of each card that nobody has typed, or what the winner does.
  private List<List<String>> result() {
    List<List<String>> lines = new ArrayList<>();
    Wagers.cards(table)
        .forEach(
            (power, card) -> {
              if (CongressSeats.seat(table, power).equals(seat)
                  && table.cards().value(card).isEmpty()) {
                lines.add(List.of("VALUE " + card + " 4"));
              }
            });
    return lines.isEmpty()
        ? List.of(Stream.concat(issues("ISSUE ").stream(), ties()).toList(), ENDS)
        : lines;
  }

  /// Issues that can be taken on to the table.
  private List<String> issues(String verb) {
    return game.track(table).displayed().stream().map(verb::concat).toList();
  }

  private List<String> plays(String verb) {
    return cards(" WITH ").stream()
        .limit(2)
        .flatMap(card -> game.track(table).negotiable().stream().map(issue -> verb + issue + card))
        .toList();
  }

  private List<String> cards(String verb) {
    return table.cards().pile(LiveCards.hand(seat)).stream()
        .filter(card -> !CongressGame.isLeader(card))
        .map(card -> verb + card + DisplayLines.value(table, card))
        .toList();
  }

  /// What answers the offer of the bot.
  private List<String> answers() {
    boolean asks =
        CongressGame.actingNow(table).stream()
            .anyMatch(power -> CongressSeats.isIntroBot(table, power));
    Stream<String> british =
        table.cards().pile(CongressHands.second(MajorPower.BRITAIN)).stream()
            .map(card -> "TRADE " + card + " WITH FRANCE AS BRITAIN");
    return asks
        ? Stream.concat(Stream.of("TRADE {card} WITH FRANCE"), british).toList()
        : List.of();
  }

  /// Cards, and leaders with what they cost.
  private List<String> debates() {
    List<String> hand = table.cards().pile(LiveCards.hand(seat));
    Stream<String> leaders =
        hand.stream()
            .filter(CongressGame::isLeader)
            .flatMap(
                leader ->
                    hand.stream()
                        .filter(card -> !CongressGame.isLeader(card))
                        .limit(1)
                        .map(card -> "DEBATE " + leader + " DISCARD " + card));
    return Stream.concat(cards("DEBATE ").stream(), leaders).toList();
  }

  private static Stream<String> ties() {
    return Stream.of(MajorPower.values()).map(power -> "BREAK " + power);
  }

  /// Issues on one's own tracks.
  private List<String> held() {
    return CongressSeats.powers(table, seat).stream()
        .flatMap(
            power ->
                game.track(table).held(power).stream()
                    .map(issue -> "SPEND 1 AS " + power + " " + issue))
        .map(line -> line.replace("AS " + CongressSeats.power(table, seat) + " ", ""))
        .limit(FEW)
        .toList();
  }

  /// What the bots of a game for one are told, or asked.
  private List<String> bots() {
    boolean recruits = game.track(table).held(MajorPower.FRANCE).contains("FR Recruitment");
    return recruits ? List.of("BOT SPEND AUSTRIA", "BOT UNITS 2") : List.of("BOT SPEND AUSTRIA");
  }

  private List<String> losses() {
    return Battles.isRead(table) ? List.of("LOSSES ALLIES 1 FRANCE 1") : List.of();
  }

  private List<String> hands() {
    MajorPower own = CongressSeats.power(table, seat);
    return List.of(
        "HANDS"
            + HandCounts.together(CongressGame.mode(table), own).stream()
                .map(power -> " " + power + " 1")
                .collect(Collectors.joining())
            + " FOR a space");
  }

  /// What the card of the turn puts on the table.
  private List<String> markers() {
    return issues("SET ").stream().map(line -> line + " TABLE").limit(FEW).toList();
  }

  /// Markers to one's own armies.
  private List<String> placed(String piece) {
    boolean lone = CongressGame.mode(table).isLone();
    return own()
        .map(
            army ->
                "PLACE "
                    + (lone ? CongressTracks.ADJECTIVES.getOrDefault(army.power(), "") + " " : "")
                    + piece
                    + " "
                    + army.name())
        .limit(FEW)
        .toList();
  }

  private Stream<FrontArmy> own() {
    List<MajorPower> powers = CongressSeats.powers(table, seat);
    return game.scenario(table).armies().stream().filter(army -> powers.contains(army.power()));
  }

  /// A unit from an army of more than one to another of the same power.
  private List<String> marches() {
    return own()
        .filter(army -> table.pieces().in(army.name()).size() > 1)
        .flatMap(
            army ->
                own()
                    .filter(other -> other.power() == army.power() && !other.equals(army))
                    .map(
                        other ->
                            "MOVE "
                                + table.pieces().in(army.name()).getFirst()
                                + " "
                                + army.name()
                                + " TO "
                                + other.name()))
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
