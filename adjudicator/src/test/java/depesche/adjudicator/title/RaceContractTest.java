package depesche.adjudicator.title;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Seat;
import depesche.adjudicator.kit.race.RaceLetters.Plan;
import depesche.adjudicator.kit.race.RacePosition;
import depesche.adjudicator.kit.race.RacePosition.Card;
import depesche.adjudicator.kit.race.RacePosition.Runner;
import depesche.adjudicator.kit.race.RaceRules;
import depesche.adjudicator.rules.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// A small title that needs nothing but the kit keeps the promises of every title.
final class RaceContractTest extends RulesContract<RacePosition, Plan> {

  private static final RaceRules RULES = new RaceRules();

  @Override
  Rules<RacePosition, Plan> rules() {
    return RULES;
  }

  @Override
  String goodLetter(RacePosition position, Demand demand, Random random) {
    List<String> lines = RULES.suggest(position, demand.seat(), "");
    return lines.get(random.nextInt(lines.size()));
  }

  /// Hands and the deck are hidden; the holder's own hand and every place on the track are not.
  @Override
  RacePosition scrambled(RacePosition position, Seat seat, Random random) {
    return switch (position) {
      case RacePosition.Play play -> scrambled(play, seat, random);
      case RacePosition.Storm(RacePosition.Play play, Seat asked) ->
          new RacePosition.Storm(scrambled(play, seat, random), asked);
      case RacePosition.Over(int turn, List<Runner> runners) ->
          new RacePosition.Over(
              turn,
              scrambled(new RacePosition.Play(turn, runners, List.of()), seat, random).runners());
    };
  }

  private static RacePosition.Play scrambled(RacePosition.Play play, Seat seat, Random random) {
    List<Card> hidden = new ArrayList<>(play.deck());
    play.runners().stream()
        .filter(one -> !one.seat().equals(seat))
        .forEach(one -> hidden.addAll(one.hand()));
    Collections.shuffle(hidden, random);
    List<Runner> runners = new ArrayList<>();
    for (Runner one : play.runners()) {
      List<Card> hand = one.seat().equals(seat) ? one.hand() : taken(hidden, one.hand().size());
      runners.add(new Runner(one.seat(), one.at(), hand));
    }
    return new RacePosition.Play(play.turn(), runners, List.copyOf(hidden));
  }

  private static List<Card> taken(List<Card> from, int count) {
    List<Card> first = List.copyOf(from.subList(0, count));
    from.subList(0, count).clear();
    return first;
  }
}
