package depesche.adjudicator.title;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Volume;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.table.position.CardPile;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.SealedChoice;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.position.TextValue;
import depesche.adjudicator.table.position.TradeOffer;
import depesche.adjudicator.table.turns.TableOrders;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;

/// The plain table keeps the promises of every title, as those do that are built on its family.
class PlainTableContractTest extends ExamplesContract<TablePosition, TableOrders> {

  private static final List<String> LINES =
      List.of(
          "DRAW 1",
          "PLAY 12",
          "PLAY Great Fair FOR the points",
          "ADD VP 3",
          "ADD VP Copper 2 FOR a favour",
          "SET Price high",
          "PLACE trader Harbour",
          "REMOVE fire Ford",
          "MOVE trader Harbour TO Court",
          "ROLL 2d6 FOR the pass",
          "TRADE 4 WITH Amber",
          "TRADE 5 WITH Linen",
          "SHOW 3 TO Copper",
          "GIVE 7 TO Amber",
          "DISCARD 1",
          "REVEAL 9",
          "RETURN 2 BOTTOM",
          "SHUFFLE discard INTO main",
          "SEARCH main",
          "VALUE 5",
          "NOTE we agreed, didn't we? if not, tell me",
          "OBJECT 3 this is wrong",
          "UNDO 4",
          "HAND",
          "JOURNAL 1-9",
          "SHEET",
          "IF PLAY PLAY 9",
          "REACT TO PLAY IF Reserve >= 1",
          "OTHERWISE PASS",
          "WAGER 10",
          "CHOOSE wager: Bishop",
          "DECLINE");

  @Override
  Rules<TablePosition, TableOrders> rules() {
    return MapFiles.PLAIN_TABLE;
  }

  @Override
  int games() {
    return Math.min(super.games(), Volume.of(100));
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

  /// Draw piles and the hands of others are dealt anew, and what others have chosen is another
  /// word.
  @Override
  TablePosition scrambled(TablePosition position, Seat seat, Random random) {
    GameTable table = position.table();
    List<String> hidden =
        new ArrayList<>(
            table.piles().keySet().stream()
                .filter(pile -> pile.startsWith("draw.") || pile.startsWith("hand."))
                .filter(pile -> !isSeen(position, seat, pile))
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
                            one.seat(), one.choice(), one.scope(), new TextValue("11")))
            .toList();
    // A card that is offered is held.
    List<TradeOffer> offers =
        table.offers().stream()
            .map(
                one ->
                    new TradeOffer(
                        one.from(),
                        one.to(),
                        firstOf(Optional.ofNullable(piles.get("hand." + one.from())), one)))
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
            table.shown(),
            table.since(),
            table.state(),
            sealed,
            table.opened(),
            table.standing(),
            offers,
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

  /// {@return whether a seat sees the cards of a pile}
  boolean isSeen(TablePosition position, Seat seat, String pile) {
    return pile.equals("hand." + seat);
  }

  private static String firstOf(Optional<CardPile> hand, TradeOffer offer) {
    List<String> cards = hand.orElseThrow().cards();
    return cards.contains(offer.card()) ? offer.card() : cards.getFirst();
  }
}
