package depesche.adjudicator.title;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.table.position.CardPile;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.SealedChoice;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.position.TextValue;
import depesche.adjudicator.table.turns.TableOrders;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;

/// Weimar keeps the promises of every title.
final class WeimarContractTest extends ExamplesContract<TablePosition, TableOrders> {

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
          "BOT KPD",
          "BOT KPD 3 1",
          "BOT DNVP BASE",
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
    return Math.min(super.games(), 40);
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
      lines.addAll(rules().examples(position, demand.seat()));
    }
    return String.join("\n", lines);
  }

  /// Draw piles and the hands of others are dealt anew, and what others have chosen is another
  /// word.
  @Override
  TablePosition scrambled(TablePosition position, Seat seat, Random random) {
    GameTable table = position.table();
    List<String> hidden =
        new ArrayList<>(
            table.piles().keySet().stream()
                .filter(pile -> pile.startsWith("draw.") || pile.startsWith("hand."))
                .filter(pile -> !pile.equals("hand." + seat))
                .toList());
    List<String> cards = new ArrayList<>();
    hidden.forEach(pile -> cards.addAll(table.pile(pile)));
    Collections.shuffle(cards, random);
    SequencedMap<String, CardPile> piles = new LinkedHashMap<>(table.piles());
    for (String pile : hidden) {
      List<String> own = cards.subList(0, table.pile(pile).size());
      piles.put(pile, new CardPile(own));
      own.clear();
    }
    List<SealedChoice> sealed =
        table.sealed().stream()
            .map(
                one ->
                    one.seat().equals(seat)
                        ? one
                        : new SealedChoice(
                            one.seat(), one.choice(), one.scope(), new TextValue("4")))
            .toList();
    GameTable other =
        new GameTable(
            table.options(),
            table.seats(),
            table.step(),
            table.turn(),
            table.phase(),
            table.round(),
            table.order(),
            table.queue(),
            table.rolls(),
            table.shuffles(),
            piles,
            table.tracks(),
            table.pieces(),
            table.values(),
            table.notes(),
            sealed,
            table.opened(),
            table.standing(),
            table.offers(),
            table.undo(),
            table.window(),
            table.entries(),
            table.told(),
            table.journal());
    return switch (position) {
      case TablePosition.Playing _ -> new TablePosition.Playing(other);
      case TablePosition.Ended(_, var places) -> new TablePosition.Ended(other, places);
    };
  }
}
