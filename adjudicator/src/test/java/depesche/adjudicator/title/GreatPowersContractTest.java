package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.cards.Deck;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.CardDecks;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.EventCard;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.turns.PlanPromptFact;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Suggests;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Great Powers keeps the promises of every title.
final class GreatPowersContractTest extends ExamplesContract<GreatPowersPosition, Plan> {

  private static final List<String> AHEAD =
      List.of(
          "PICK ANY VP > ANY",
          "TARGET MOST NAVIES > LEAST ARMIES",
          "DISCARD",
          "PASS",
          "STEAL FROM MOST COLONIES",
          "STEAL NOBODY",
          "KEEP ANY INDUSTRY > ANY BID > NONE",
          "KEEP Jazz > Photography",
          "FOE LEAST ARMIES",
          "ALLY MOST ARMIES > MOST NAVIES");

  @Override
  Rules<GreatPowersPosition, Plan> rules() {
    return new GreatPowers();
  }

  @Override
  String goodLetter(GreatPowersPosition greatPowersPosition, Demand demand, Random random) {
    List<String> lines = new ArrayList<>();
    switch ((PlanPromptFact) demand.prompt()) {
      case PlanPromptFact.BidsWanted(_, int count, List<Token> open, _, _) -> {
        List<Token> bids = new ArrayList<>(open);
        Collections.shuffle(bids, random);
        lines.add("BID " + String.join(" ", bids.stream().limit(count).map(Token::name).toList()));
      }
      case PlanPromptFact.WishesWanted(_, List<CardFace> row) ->
          lines.add("PICK " + names(row, random));
      case PlanPromptFact.AnotherWishWanted(_, List<CardFace> row) ->
          lines.add("PICK " + names(row, random));
      case PlanPromptFact.TargetWanted(_, List<Seat> seats) ->
          lines.add("TARGET " + one(seats, random));
      case PlanPromptFact.TheftWanted(var others) ->
          lines.add("STEAL FROM " + one(others, random).seat());
      case PlanPromptFact.KeepWanted(List<CardFace> cards) ->
          lines.add("KEEP " + names(cards, random));
      case PlanPromptFact.FoeWanted(List<Seat> seats) -> lines.add("FOE " + one(seats, random));
      case PlanPromptFact.AllyWanted(List<Seat> seats, _) ->
          lines.add("ALLY " + one(seats, random));
      case PlanPromptFact.SideWanted(Seat leader, Seat foe) ->
          lines.add("ALLY " + (random.nextBoolean() ? leader : foe));
    }
    while (random.nextInt(3) > 0) {
      lines.add(AHEAD.get(random.nextInt(AHEAD.size())));
    }
    return String.join("\n", lines);
  }

  /// The first menu is for what a seat is asked, also while another names the target of its card.
  @Test
  void firstMenuAnswersWhatIsAsked() {
    for (long seed = SEED; seed < SEED + seeds(12); seed++) {
      Random random = new Random(seed);
      Table table = table(Seated.of(rules(), options()).size().most(), options());
      GreatPowersPosition position = rules().open(table, new PlainChance(seed, 1)).position();
      for (int turn = 2; turn < 60 && !demands(position).isEmpty(); turn++) {
        for (Demand demand : demands(position)) {
          String asked = goodLetter(position, demand, random).split(" ", 2)[0];
          // Bids of many tokens have no menu.
          if (!asked.equals("BID")) {
            assertThat(suggests().menus(position, demand.seat()))
                .extracting(Suggests.Menu::about)
                .as("%s, seed %d", demand, seed)
                .startsWith(asked);
          }
        }
        position = resolve(position, seed, turn, random).position();
      }
    }
  }

  private static String names(List<CardFace> cards, Random random) {
    return cards.isEmpty()
        ? "ANY"
        : one(cards, random).name() + " > \"" + one(cards, random).name() + "\" > ANY";
  }

  private static <T> T one(List<T> items, Random random) {
    return items.get(random.nextInt(items.size()));
  }

  /// Hidden are the order of both decks, unless this seat has looked at the next event, and the
  /// cards that somebody else has drawn.
  @Override
  GreatPowersPosition scrambled(GreatPowersPosition greatPowersPosition, Seat seat, Random random) {
    SharedTable sharedTable = greatPowersPosition.world();
    Deck<EventCard> events = sharedTable.decks().events();
    boolean looked = sharedTable.round().looked().contains(seat);
    Deck<EventCard> otherEvents = shuffled(events, looked ? 1 : 0, random);
    Deck<ActionCard> actions = shuffled(sharedTable.decks().actions(), 0, random);
    return switch (greatPowersPosition) {
      case GreatPowersPosition.Bid _ ->
          new GreatPowersPosition.Bid(with(sharedTable, otherEvents, actions));
      case GreatPowersPosition.Action(_, var queue, var question, int stop) ->
          new GreatPowersPosition.Action(
              with(sharedTable, otherEvents, actions), queue, question, stop);
      case GreatPowersPosition.War(_, var warSides, var question, int stop) ->
          new GreatPowersPosition.War(
              with(sharedTable, otherEvents, actions), warSides, question, stop);
      case GreatPowersPosition.Score score -> scrambled(score, seat, otherEvents, actions);
      case GreatPowersPosition.Results _, GreatPowersPosition.Event _, GreatPowersPosition.Over _ ->
          greatPowersPosition;
    };
  }

  private static GreatPowersPosition scrambled(
      GreatPowersPosition.Score score,
      Seat seat,
      Deck<EventCard> events,
      Deck<ActionCard> actions) {
    Question question = score.question();
    Deck<ActionCard> deck = actions;
    if (question instanceof Question.Keep(Seat drawer, List<ActionCard> drawn)
        && !drawer.equals(seat)) {
      int count = Math.min(drawn.size(), actions.hidden().size());
      List<ActionCard> hidden = new ArrayList<>(drawn.subList(0, count));
      hidden.addAll(actions.hidden().subList(count, actions.hidden().size()));
      List<ActionCard> other = new ArrayList<>(actions.hidden().subList(0, count));
      other.addAll(drawn.subList(count, drawn.size()));
      deck = with(actions, hidden);
      question = new Question.Keep(drawer, other);
    }
    return new GreatPowersPosition.Score(
        with(score.world(), events, deck),
        score.measured(),
        score.award(),
        score.gifts(),
        question,
        score.stop());
  }

  private static SharedTable with(
      SharedTable sharedTable, Deck<EventCard> events, Deck<ActionCard> actions) {
    return new SharedTable(
        sharedTable.rulings(),
        sharedTable.round(),
        sharedTable.powers(),
        new CardDecks(events, actions));
  }

  private static <C> Deck<C> shuffled(Deck<C> deck, int known, Random random) {
    List<C> hidden = new ArrayList<>(deck.hidden());
    Collections.shuffle(hidden.subList(Math.min(known, hidden.size()), hidden.size()), random);
    return with(deck, hidden);
  }

  private static <C> Deck<C> with(Deck<C> deck, List<C> hidden) {
    return new Deck<>(deck.name(), deck.printed(), hidden, deck.discards(), deck.shuffles());
  }
}
