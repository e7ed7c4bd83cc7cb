package depesche.adjudicator.greatpowers;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.Volume;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.ActionDeck;
import depesche.adjudicator.greatpowers.table.CardDecks;
import depesche.adjudicator.greatpowers.table.CardFact;
import depesche.adjudicator.greatpowers.table.Change;
import depesche.adjudicator.greatpowers.table.GreatPowersOptions;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.turns.EventFact;
import depesche.adjudicator.greatpowers.turns.ResultFact;
import depesche.adjudicator.greatpowers.turns.ScoreFact;
import depesche.adjudicator.greatpowers.turns.WarFact;
import depesche.adjudicator.title.PlainChance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Nothing is made and nothing is lost but what the rules say.
class RandomGamesTest {

  private static final int GAMES = Volume.of(10_000);
  private static final long SEED = Long.getLong("depesche.seed", 1835);

  @Test
  void cardsAndTokensAreAccountedForAfterEveryStep() {
    // 89 action cards and 12 event cards are somewhere at any time; tokens change as told.
    for (long seed = SEED; seed < SEED + GAMES; seed++) {
      assertThat(played(seed)).as("-Ddepesche.seed=%d", seed).isEmpty();
    }
  }

  /// {@return what went wrong; empty if nothing did}
  private static String played(long seed) {
    Random random = new Random(seed);
    RandomPlans plans = new RandomPlans(random);
    Step<GreatPowersPosition> step =
        GreatPowersTurn.opened(table(random), new PlainChance(seed, 0));
    int steps = 0;
    while (!(step.position() instanceof GreatPowersPosition.Over)) {
      GreatPowersPosition before = step.position();
      SequencedMap<Seat, Plan> said = new LinkedHashMap<>();
      // A seat that is asked nothing now may have written ahead.
      for (Seat seat : before.world().seats()) {
        if (random.nextInt(10) > 0) {
          said.put(seat, plans.plan(before, seat));
        }
      }
      steps++;
      step = GreatPowersTurn.judged(before, said, new PlainChance(seed, steps));
      String fault = fault(before, step);
      if (!fault.isEmpty() || steps > 500) {
        return "step " + steps + ": " + fault;
      }
    }
    return "";
  }

  /// A table of any size, with house rules now and then.
  private static Table table(Random random) {
    int seats =
        GreatPowersOptions.FEWEST
            + random.nextInt(GreatPowersOptions.MOST - GreatPowersOptions.FEWEST + 1);
    SequencedMap<String, String> options = new LinkedHashMap<>();
    GreatPowersOptions.ALL.stream()
        .filter(ruling -> ruling.values().size() > 1 && random.nextInt(4) == 0)
        .forEach(
            ruling ->
                options.put(
                    ruling.key(), ruling.values().get(random.nextInt(ruling.values().size()))));
    return new Table(IntStream.range(0, seats).mapToObj(i -> new Seat("S" + i)).toList(), options);
  }

  private static String fault(GreatPowersPosition before, Step<GreatPowersPosition> step) {
    SharedTable sharedTable = step.position().world();
    if (actionCards(step.position()) != ActionDeck.CARDS.size()) {
      return actionCards(step.position()) + " action cards";
    }
    CardDecks decks = sharedTable.decks();
    if (decks.events().hidden().size() + decks.events().discards().size() != 12) {
      return "event cards are missing";
    }
    List<Change> told = step.news().stream().flatMap(news -> changes(news).stream()).toList();
    for (Power power : sharedTable.powers()) {
      for (Token token : Token.values()) {
        int change = 0;
        for (Change one : told) {
          change += one.token() == token && one.seat().equals(power.seat()) ? one.by() : 0;
        }
        int was = before.world().level(power.seat(), token);
        if (power.levels().of(token) != was + change) {
          return power.seat() + " has " + power.levels() + ", told " + told;
        }
      }
    }
    return "";
  }

  /// Distinct cards in the deck, on its discards, on the table and in somebody's hand.
  private static long actionCards(GreatPowersPosition greatPowersPosition) {
    SharedTable sharedTable = greatPowersPosition.world();
    List<ActionCard> cards = new ArrayList<>(sharedTable.decks().actions().hidden());
    cards.addAll(sharedTable.decks().actions().discards());
    cards.addAll(sharedTable.round().dealt());
    if (greatPowersPosition instanceof GreatPowersPosition.Score score) {
      switch (score.question()) {
        case Question.Keep(_, List<ActionCard> drawn) -> cards.addAll(drawn);
        case Question.KeepTarget(_, List<ActionCard> drawn, _) -> cards.addAll(drawn);
        default -> {}
      }
    }
    return cards.size() == cards.stream().distinct().count() ? cards.size() : -1;
  }

  /// What a piece of news says of tokens.
  private static List<Change> changes(News news) {
    Fact fact = news.fact();
    return switch (fact) {
      case ResultFact.BidResolved bid -> bid.changes();
      case CardFact.CardResolved card -> card.changes();
      case ScoreFact.AwardWon award -> award.changes();
      case ScoreFact.CardKept card -> card.changes();
      case ScoreFact.ColonyStolen(Seat by, Seat from, int moved) ->
          List.of(new Change(by, Token.COLONIES, moved), new Change(from, Token.COLONIES, -moved));
      case EventFact.EventWon won -> List.of(new Change(won.seat(), Token.VP, won.points()));
      case WarFact.WarToll toll -> toll.changes();
      default -> List.of();
    };
  }
}
