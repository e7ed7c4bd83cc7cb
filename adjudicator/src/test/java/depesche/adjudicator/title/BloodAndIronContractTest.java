package depesche.adjudicator.title;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Seat;
import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.diplomacy.letters.OrderPromptFact;
import depesche.adjudicator.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Blood & Iron keeps the promises of every title.
final class BloodAndIronContractTest extends ExamplesContract<DiplomacyPosition, Orders> {

  private static final BloodAndIron RULES = MapFiles.BLOOD_AND_IRON;

  private static final Board BOARD = RULES.variant().map().board();

  @Override
  Rules<DiplomacyPosition, Orders> rules() {
    return RULES;
  }

  @Override
  String goodLetter(DiplomacyPosition diplomacyPosition, Demand demand, Random random) {
    List<String> lines = new ArrayList<>();
    switch ((OrderPromptFact) demand.prompt()) {
      case OrderPromptFact.OrdersWanted(_, List<UnitAt> units, List<UnitAt> foreign) -> {
        units.forEach(unit -> lines.add(order(unit, units, random)));
        foreign.forEach(army -> lines.add("FOREIGN " + army.owner() + " " + go(army, random)));
      }
      case OrderPromptFact.RetreatsWanted(_, List<OrderPromptFact.Choice> own, _) ->
          own.forEach(
              choice -> lines.add(choice.unit().text() + " R " + pick(choice.open(), random).id()));
      case OrderPromptFact.BuildsWanted(_, int builds, List<NamedProvince> places) ->
          places.stream().limit(builds).forEach(at -> lines.add("BUILD A " + at.id()));
      case OrderPromptFact.RemovalsWanted(_, int removals, List<UnitAt> units, _) ->
          units.stream().limit(removals).forEach(unit -> lines.add("REMOVE " + unit.text()));
    }
    return String.join("\n", lines);
  }

  private static String order(UnitAt unit, List<UnitAt> units, Random random) {
    UnitAt friend = units.get(random.nextInt(units.size()));
    return switch (random.nextInt(5)) {
      case 0 -> unit.text() + " H";
      case 1 -> unit.text() + " S " + friend.text() + " - " + neighbour(friend, random);
      case 2 -> unit.text() + " S " + friend.text();
      default -> unit.text() + " - " + neighbour(unit, random);
    };
  }

  private static String go(UnitAt army, Random random) {
    return random.nextInt(6) == 0 ? "PASS" : "- " + neighbour(army, random);
  }

  private static String neighbour(UnitAt unit, Random random) {
    return pick(BOARD.armyNeighbours(unit.at().id()), random);
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
