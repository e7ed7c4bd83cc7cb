package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.board.WarStatus;
import depesche.adjudicator.congress.game.CongressBoards;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressReason;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.game.PowerTracks;
import depesche.adjudicator.congress.game.TurnSums;
import depesche.adjudicator.congress.news.CongressFact.CongressOver;
import depesche.adjudicator.congress.news.CongressFact.ScenarioPoints;
import depesche.adjudicator.congress.news.CongressRefusal.NoSuchSpace;
import depesche.adjudicator.congress.scenarios.CongressVictory;
import depesche.adjudicator.congress.scenarios.EndOfTurn;
import depesche.adjudicator.congress.scenarios.FrontSpaces;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.scenarios.VictoryCheck;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.notation.ProvinceNames.Name;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.layout.ChoiceLayout.After;
import depesche.adjudicator.table.news.TableRefusal.NoSuchTableThing;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TableStanding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The end of a turn: who has won, and the table made ready for the next turn (16.5).
final class TurnEnd {

  /// The spaces on which scenarios depend.
  private static final List<String> DECISIVE =
      List.of("Italy", "Gascony", "Bavaria", "Holland", "Prussia");

  private final CongressGame game;
  private final ProvinceNames spaces;

  TurnEnd(CongressGame game) {
    this.game = game;
    spaces =
        new ProvinceNames(
            spaces(game).stream().map(space -> new Name(space, List.of(space))).toList());
  }

  List<TableVerb> verbs() {
    return List.of(TableVerb.turn("CONTROL Italy ALLIES", this::control));
  }

  /// Who controls a space, where that does not follow from the blocks.
  private Optional<Fact> control(LiveTable table, Seat seat, ActWords words) {
    String space = words.thing(spaces, "space");
    if (words.refused().isPresent()) {
      return words.refused().map(TurnEnd::noSpace);
    }
    words.skip("BY", "IS", "TO");
    String word = words.word();
    if (words.end().isPresent()) {
      return words.end();
    }
    String side =
        List.of("ALLIES", "ALLIED", "COALITION").contains(word.toUpperCase(Locale.ROOT))
            ? "ALLIES"
            : MajorPower.named(word)
                .or(() -> CongressSeats.adjective(word))
                .map(LiveDisplays::side)
                .orElse("");
    if (side.isEmpty()) {
      return Optional.of(new NoSuchTableThing("side", word, List.of("FRANCE", "ALLIES")));
    }
    CongressState.stated(table, stated -> stated.withControl(space, side));
    table.enter("CONTROL", space, "", side, words.why());
    return Optional.empty();
  }

  private static Fact noSpace(Fact why) {
    return why instanceof NoSuchTableThing(String _, String word, List<String> nearest)
        ? new NoSuchSpace(word, nearest.isEmpty() ? DECISIVE : nearest)
        : why;
  }

  private static List<String> spaces(CongressGame game) {
    return Stream.concat(
            game.files().fronts().stream()
                .filter(front -> front.front() != WarFront.G)
                .flatMap(front -> Stream.concat(front.spaces().stream(), front.besides().stream())),
            DECISIVE.stream())
        .distinct()
        .toList();
  }

  /// {@return the spaces that a side controls: behind its foremost block, or as it was stated}
  private List<String> controlled(LiveTable table, boolean french) {
    SequencedMap<String, Boolean> sides = new LinkedHashMap<>();
    for (FrontSpaces front : game.files().fronts()) {
      int foremost = -1;
      for (FrontArmy army : game.scenario(table).armies()) {
        if (army.front() == front.front()
            && army.power().isAllied()
            && army.front() != WarFront.G) {
          String space = table.tracks().shown(GameTable.key(CongressTracks.block(army.name())));
          foremost = Math.max(foremost, front.spaces().indexOf(space));
        }
      }
      for (int i = 0; i < front.spaces().size(); i++) {
        sides.putIfAbsent(front.spaces().get(i), i > foremost);
      }
    }
    for (String space : spaces(game)) {
      CongressState.of(table)
          .stated()
          .control(space)
          .ifPresent(side -> sides.put(space, side.equals("FRANCE")));
    }
    return sides.entrySet().stream()
        .filter(one -> one.getValue() == french)
        .map(Map.Entry::getKey)
        .toList();
  }

  private EndOfTurn now(LiveTable table) {
    SequencedMap<MajorPower, Integer> points = new LinkedHashMap<>();
    for (MajorPower power : PowerTracks.counted(table)) {
      points.put(power, table.tracks().value(PowerTracks.points(table, power)));
    }
    SequencedMap<String, Integer> units = new LinkedHashMap<>();
    for (FrontArmy army : game.scenario(table).armies()) {
      units.put(army.name(), table.pieces().in(army.name()).size());
    }
    return new EndOfTurn(
        game.turn(table),
        points,
        controlled(table, true),
        controlled(table, false),
        units,
        WarStatus.at(table.tracks().value(GameTable.key(CongressTracks.WAR))),
        table.tracks().value(GameTable.key(CongressTracks.WAR_OF_1812)),
        CongressState.of(table).stated().warSince(),
        table.tracks().value(GameTable.key(CongressTracks.NAPOLEON)) > 0);
  }

  /// Checks victory, and clears the table for the next turn.
  void end(LiveTable table) {
    boolean general =
        table.tracks().value(GameTable.key(CongressTracks.WAR)) == WarStatus.GENERAL_WAR.space();
    if (general && CongressState.of(table).stated().warSince() == 0) {
      CongressState.stated(table, stated -> stated.atWarSince(game.turn(table)));
    }
    removeMarkers(table);
    TurnSums.turn(table);
    Optional<CongressVictory> victory =
        VictoryCheck.of(
                game.scenario(table),
                CongressGame.mode(table),
                CongressSeats.power(table, table.seats().getFirst()))
            .at(now(table));
    if (victory.isPresent()) {
      finish(table, victory.get());
      return;
    }
    clear(table);
  }

  private static void finish(LiveTable table, CongressVictory victory) {
    SequencedMap<Seat, Integer> points = new LinkedHashMap<>();
    List<Seat> winners = new ArrayList<>();
    for (Seat seat : table.seats()) {
      points.put(seat, victory.points().getOrDefault(CongressSeats.power(table, seat), 0));
      if (!Collections.disjoint(victory.winners(), inEarnest(table, seat))) {
        winners.add(seat);
      }
    }
    table.tell(
        new CongressOver(
            victory.cause().name(),
            victory.winners().stream().map(Enum::name).toList(),
            victory.bonuses().stream()
                .map(
                    bonus ->
                        new ScenarioPoints(
                            bonus.power().name(),
                            bonus.points(),
                            bonus.condition().name(),
                            bonus.names()))
                .toList()));
    table.finish(
        victory.winners().isEmpty()
            ? TableStanding.unwon(table.seats(), victory.cause().name())
            : TableStanding.won(points, winners, victory.cause().name()));
  }

  /// A bot wins for nobody at the table, though a lone player does its part.
  private static List<MajorPower> inEarnest(LiveTable table, Seat seat) {
    return CongressGame.mode(table) == PlayMode.SOLO_ALL
        ? CongressSeats.powers(table, seat)
        : List.of(CongressSeats.power(table, seat));
  }

  private static void removeMarkers(LiveTable table) {
    table
        .book()
        .layout()
        .places()
        .forEach(
            place ->
                List.copyOf(table.pieces().in(place.name())).stream()
                    .filter(
                        piece ->
                            piece.endsWith(CongressTracks.OPERATION)
                                || piece.endsWith(CongressTracks.SUPPORT))
                    .forEach(
                        piece ->
                            table
                                .pieces()
                                .remove(piece, place.name(), CongressReason.END_OF_TURN.name())));
  }

  private void clear(LiveTable table) {
    game.track(table)
        .spaces()
        .forEach(
            (issue, space) -> {
              if (!(space instanceof IssueSpace.OnDisplay)) {
                table.tracks().lay(GameTable.key(issue), 0);
              }
            });
    for (Seat seat : table.seats()) {
      for (String card : List.copyOf(table.cards().pile(LiveCards.hand(seat)))) {
        table.cards().lay(seat, card, After.DISCARD);
      }
    }
    CongressHands.clear(table);
    CongressState.turnOver(table);
    int next = Math.min(CongressGame.turns(table).size(), game.turn(table) + 1);
    table.tracks().lay(GameTable.key(CongressTracks.TURN), next - 1);
  }

  /// Each power has its leader again.
  static void giveLeaders(LiveTable table) {
    for (String card : table.book().deck(CongressTracks.LEADER_DECK).ids()) {
      MajorPower power = MajorPower.RUSSIA;
      for (MajorPower one : MajorPower.values()) {
        if (CongressBoards.leader(one).equals(card)) {
          power = one;
        }
      }
      boolean out =
          table.cards().pile(LiveCards.removed(CongressTracks.LEADER_DECK)).contains(card);
      boolean playing = CongressSeats.negotiating(CongressGame.mode(table)).contains(power);
      if (!out && playing) {
        String hand =
            CongressSeats.isIntroBot(table, power)
                ? IntroBot.HAND
                : LiveCards.hand(CongressSeats.seat(table, power));
        table.cards().put(card, hand, false);
      }
    }
  }

  /// The resources of the example of play (C6), from which a table goes on by what it controls.
  static void income(LiveTable table) {
    SequencedMap<MajorPower, Integer> base = new LinkedHashMap<>();
    base.put(MajorPower.FRANCE, 6);
    base.put(MajorPower.RUSSIA, 3);
    base.put(MajorPower.BRITAIN, 5);
    base.put(MajorPower.AUSTRIA, 3);
    for (MajorPower power : PowerTracks.counted(table)) {
      table
          .tracks()
          .set(PowerTracks.resources(table, power), base.getOrDefault(power, 0), TurnSums.INCOME);
    }
  }
}
