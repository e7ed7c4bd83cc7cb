package depesche.adjudicator.title;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Volume;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableOrders;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Weimar keeps the promises of every title.
class WeimarContractTest extends PlainTableContractTest {

  private static final List<String> LINES =
      List.of(
          "DRAW 1",
          "PLACE base Berlin",
          "PLACE base Hamburg, Essen",
          "PLACE Workers KPD supply",
          "PLACE Police Berlin",
          "BASES Rostock 2 REMOVE DNVP",
          "BASES Berlin",
          "MOBILISE Police Essen",
          "MOBILISE 2 Workers Berlin",
          "DEMONSTRATE Hamburg",
          "DEMONSTRATE Rostock +1 FOR Arm the Workers!",
          "COUP Berlin",
          "COUNTERCOUP Essen",
          "FIGHT Essen KPD",
          "CONTROL Essen",
          "DISSOLVE Workers Essen",
          "THREAT Poverty",
          "THREAT Inflation",
          "THREAT Uprising Essen",
          "THREAT Prosperity Koeln",
          "CRISIS 2",
          "FOREIGN France",
          "FOREIGN 2",
          "EVENT",
          "DEBATE Media KPD 2",
          "SET Media SPD 3",
          "SET Foreign Affairs 0",
          "EXPAND K21",
          "ORDER DNVP KPD",
          "OPENING",
          "SCORE STREET",
          "SCORE ELECTION",
          "ACCEPT",
          "REFUSE",
          "BOT KPD 3 1",
          "BOT 4 1",
          "BOT DNVP BASE",
          "BOT KPD UNIT Workers",
          "BOT KPD DEBATE 3 1",
          "BOT KPD ACTION 2",
          "BOT DNVP HARM",
          "BOT KPD LOSE",
          "ZENTRUM: AGENDA 3",
          "ZENTRUM: REACT",
          "KPD: ADD Reserve 1",
          "ADD VP 3",
          "ADD Seats 2",
          "ADD Reserve 1",
          "ROLL 2d6 FOR a city",
          "NOTE we agreed",
          "OTHERWISE PASS",
          "REACT TO KPD COUP IN Berlin IF Reserve >= 1",
          "AGENDA 2");

  @Override
  Rules<TablePosition, TableOrders> rules() {
    return MapFiles.WEIMAR;
  }

  @Override
  int games() {
    return Math.min(super.games(), Volume.of(40));
  }

  @Override
  String goodLetter(TablePosition position, Demand demand, Random random) {
    List<String> lines = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      lines.add(LINES.get(random.nextInt(LINES.size())));
    }
    List<String> hand = position.table().hand(demand.seat());
    if (!hand.isEmpty() && random.nextInt(3) == 0) {
      lines.add("PLAY " + hand.getFirst());
    }
    if (random.nextInt(3) > 0 || lines.isEmpty()) {
      lines.addAll(suggests().examples(position, demand.seat()));
    }
    return String.join("\n", lines);
  }
}
