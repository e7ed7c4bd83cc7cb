package depesche.adjudicator.title;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Volume;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableOrders;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;

/// Congress of Vienna keeps the promises of every title; the scenario of 1814 is the shortest.
final class CongressOfViennaContractTest extends PlainTableContractTest {

  private static final List<String> LINES =
      List.of(
          "SITUATION A-8 FIRST 1 SECOND 1",
          "FETCH 12",
          "VALUE 5",
          "ISSUE Saxony",
          "ISSUE Liberalism",
          "ISSUE FR Recruitment",
          "NEGOTIATE Saxony WITH 59 VALUE 2 BONUS 4",
          "NEGOTIATE Liberalism WITH 12 VALUE 4 NATIONAL",
          "NEGOTIATE Saxony WITH NAPOLEON DISCARD 12",
          "DEBATE 31 VALUE 4",
          "PREEMPT 7 VALUE 4",
          "IF DEBATED ON Saxony PLAY 31 VALUE 4",
          "OTHERWISE PASS",
          "BREAK AUSTRIA",
          "SPEND 2 Military Support",
          "ADVANCE Pax Britannica RESOURCES 1",
          "PLACE operation Grande Armee",
          "PLACE support Army of Silesia",
          "MOVE French Army of Elbe TO Grande Armee",
          "BATTLE A: none",
          "FIGHT HOMELAND FRANCE",
          "LOSSES ALLIES 1 FRANCE 2",
          "CONTROL Italy ALLIES",
          "ADD VP 3 FOR Poland",
          "WAGER 10",
          "TRADE 4 WITH BRITAIN",
          "HAND");

  @Override
  Rules<TablePosition, TableOrders> rules() {
    return MapFiles.CONGRESS_OF_VIENNA;
  }

  @Override
  SequencedMap<String, String> options() {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    options.put("scenario", "1814");
    return options;
  }

  @Override
  int games() {
    return Math.max(2, Volume.of(10));
  }

  /// A game has some thousand steps, since nobody just passes (11.7).
  @Override
  int seeds(int usual) {
    return Math.min(super.seeds(usual), 5);
  }

  @Override
  String goodLetter(TablePosition position, Demand demand, Random random) {
    List<String> lines = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      lines.add(LINES.get(random.nextInt(LINES.size())));
    }
    List<String> hand = position.table().hand(demand.seat());
    if (!hand.isEmpty() && random.nextInt(2) == 0) {
      String card = hand.get(random.nextInt(hand.size()));
      lines.add("VALUE " + (1 + random.nextInt(5)));
      lines.add("NEGOTIATE Saxony WITH " + card + " VALUE " + (1 + random.nextInt(5)));
      lines.add("DEBATE " + card + " VALUE 3");
    }
    if (random.nextInt(3) > 0 || lines.isEmpty()) {
      lines.addAll(suggests().examples(position, demand.seat()));
    }
    return String.join("\n", lines);
  }
}
