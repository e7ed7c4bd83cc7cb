package depesche.adjudicator.title;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Volume;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.diplomacy.letters.OrderPromptFact;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.standard.Standard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;

/// Standard Diplomacy keeps the promises of every title.
final class StandardContractTest extends ExamplesContract<DiplomacyPosition, Orders> {

  private static final Standard RULES = MapFiles.STANDARD;
  private static final Board BOARD = RULES.variant().map().board();
  private static final int GAMES = Integer.getInteger("depesche.games", Volume.of(60));

  @Override
  Rules<DiplomacyPosition, Orders> rules() {
    return RULES;
  }

  /// Without a last year a game of silent seats would never end.
  @Override
  SequencedMap<String, String> options() {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    options.put("lastYear", "1904");
    return options;
  }

  @Override
  int games() {
    return GAMES;
  }

  @Override
  String goodLetter(DiplomacyPosition diplomacyPosition, Demand demand, Random random) {
    List<String> lines = new ArrayList<>();
    switch ((OrderPromptFact) demand.prompt()) {
      case OrderPromptFact.OrdersWanted(_, List<UnitAt> units, _) -> {
        units.forEach(unit -> lines.add(order(diplomacyPosition, unit, units, random)));
        if (random.nextInt(20) == 0) {
          lines.add("VOTE DRAW");
        }
      }
      case OrderPromptFact.RetreatsWanted(_, List<OrderPromptFact.Choice> own, _) ->
          own.forEach(
              choice -> lines.add(choice.unit().text() + " R " + pick(choice.open(), random).id()));
      case OrderPromptFact.BuildsWanted(_, int builds, List<NamedProvince> places) ->
          places.stream().limit(builds).forEach(at -> lines.add(build(at, random)));
      case OrderPromptFact.RemovalsWanted(_, int removals, List<UnitAt> units, _) ->
          units.stream().limit(removals).forEach(unit -> lines.add("REMOVE " + unit.text()));
    }
    return String.join("\n", lines);
  }

  private static String build(NamedProvince at, Random random) {
    return random.nextBoolean()
        ? "BUILD A " + at.id()
        : "BUILD F " + at.id() + (at.id().equals("STP") ? "/NC" : "");
  }

  private static String order(
      DiplomacyPosition diplomacyPosition, UnitAt unit, List<UnitAt> units, Random random) {
    UnitAt friend = units.get(random.nextInt(units.size()));
    return switch (random.nextInt(8)) {
      case 0 -> unit.text() + " H";
      case 1 -> unit.text() + " S " + friend.text() + " - " + neighbour(friend, random);
      case 2 -> unit.text() + " S " + friend.text();
      case 3 -> sail(diplomacyPosition, unit, random);
      default -> unit.text() + " - " + neighbour(unit, random);
    };
  }

  /// A fleet carries some army on the board, or an army asks to be carried.
  private static String sail(DiplomacyPosition diplomacyPosition, UnitAt unit, Random random) {
    var any = pick(diplomacyPosition.campaign().units(), random);
    String shore = pick(BOARD.provinces(), random).id();
    return unit.kind().equals(UnitKind.FLEET.letter())
        ? unit.text() + " C A " + any.province() + " - " + shore
        : unit.text() + " - " + shore + (random.nextBoolean() ? " VIA" : "");
  }

  private static String neighbour(UnitAt unit, Random random) {
    List<String> reach =
        unit.kind().equals(UnitKind.FLEET.letter())
            ? BOARD.fleetNeighbours(unit.at().id())
            : BOARD.armyNeighbours(unit.at().id());
    return pick(reach, random);
  }

  private static <T> T pick(List<T> items, Random random) {
    return items.get(random.nextInt(items.size()));
  }

  /// Nothing on the board is hidden: a position holds no letter, and everybody sees all of it.
  @Override
  DiplomacyPosition scrambled(DiplomacyPosition diplomacyPosition, Seat seat, Random random) {
    return diplomacyPosition;
  }
}
