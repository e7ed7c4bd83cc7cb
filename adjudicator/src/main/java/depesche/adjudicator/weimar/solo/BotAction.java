package depesche.adjudicator.weimar.solo;

import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.solo.BotStep.Why;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/// What a bot does with an action (1.4.7): a coup if it has the points, else a demonstration.
public final class BotAction {

  private static final String RULE = "1.4.7";
  private static final int GOOD_DICE = 3;
  private static final int PLUS_ONE = 2;

  private final SoloBot bot;
  private final GermanCities cities;
  private final List<CityUnit> supply;
  private final boolean othersNeutral;
  private final List<BotStep> steps = new ArrayList<>();

  /// @param supply the bot's units that wait on its board
  /// @param othersNeutral whether units of the other bot do not stand against its coup: 1.4.1 says
  ///   so, but the first example of 1.4.7 subtracts Soldiers of the KPD from the DNVP's strength
  public BotAction(SoloBot bot, GermanCities cities, List<CityUnit> supply, boolean othersNeutral) {
    this.bot = bot;
    this.cities = cities;
    this.supply = List.copyOf(supply);
    this.othersNeutral = othersNeutral;
  }

  /// How the points are spent.
  private record Budget(boolean coup, int save, int bonus, int prepare) {}

  /// {@return what it does}
  ///
  /// @param value of the card
  /// @param reserve all of which it takes
  public BotPlan plan(int value, int reserve) {
    int points = value + reserve;
    say(Why.ACTION_POINTS, value + " + " + reserve + " = " + points);
    if (points == 0) {
      say(Why.NOTHING);
      return new BotPlan(BotPlan.Kind.NONE, Optional.empty(), 0, 0, List.of(), 0, steps);
    }
    Budget budget = budget(points);
    return budget.coup() ? coup(budget) : demonstration(budget);
  }

  private Budget budget(int points) {
    boolean coup = points >= bot.coupCost();
    int cost = coup ? bot.coupCost() : 1;
    int left = points - cost;
    say(coup ? Why.COUP : Why.DEMONSTRATION, String.valueOf(cost));
    Budget budget =
        switch (bot) {
          // One point is saved, two buy +1, more buy +1 and prepare.
          case KPD ->
              left < PLUS_ONE
                  ? new Budget(coup, left, 0, 0)
                  : new Budget(coup, 0, 1, left - PLUS_ONE);
          // The first is saved, the others prepare.
          case DNVP -> new Budget(coup, Math.min(1, left), 0, Math.max(0, left - 1));
        };
    if (budget.save() > 0) {
      say(Why.SAVE, String.valueOf(budget.save()));
    }
    if (budget.bonus() > 0) {
      say(Why.BUY_PLUS_ONE, String.valueOf(PLUS_ONE));
    }
    if (budget.prepare() > 0) {
      say(Why.PREPARE, String.valueOf(budget.prepare()));
    }
    return budget;
  }

  private void say(Why why, String... found) {
    steps.add(new BotStep(why, RULE, found));
  }

  private void say(Why why, List<String> found) {
    steps.add(new BotStep(why, RULE, found));
  }

  /// KPD: with an Uprising and three dice; without an own base; any. DNVP: the most dice; of these
  /// those with KPD units; of these the most threat markers.
  private BotPlan demonstration(Budget budget) {
    ToIntFunction<String> dice =
        name -> DicePool.demonstration(cities.at(name), bot.party()).count();
    List<String> fit =
        switch (bot) {
          case KPD ->
              firstOf(
                  List.of(
                      name ->
                          cities.at(name).has(ThreatKind.UPRISING)
                              && dice.applyAsInt(name) >= GOOD_DICE,
                      name -> cities.at(name).bases(bot.party()) == 0,
                      _ -> true));
          case DNVP -> {
            List<String> most = most(bot.cities(), dice);
            say(Why.CONDITION_1, most);
            List<String> red =
                most.stream()
                    .filter(name -> cities.at(name).strengthOf(UnitOwner.KPD) > 0)
                    .toList();
            say(Why.CONDITION_2, red);
            List<String> troubled =
                most(red.isEmpty() ? most : red, name -> cities.at(name).threats().size());
            say(Why.CONDITION_3, troubled);
            yield troubled;
          }
        };
    String city = chosen(fit, dice);
    return new BotPlan(
        BotPlan.Kind.DEMONSTRATION,
        Optional.of(city),
        budget.save(),
        budget.bonus(),
        List.of(),
        dice.applyAsInt(city),
        steps);
  }

  private BotPlan coup(Budget budget) {
    ToIntFunction<String> dice = name -> dice(prepared(name, budget.prepare()).city());
    Predicate<String> good = name -> dice.applyAsInt(name) >= GOOD_DICE;
    List<String> fit =
        firstOf(
            List.of(
                name ->
                    cities.at(name).threats().stream().anyMatch(bot::strikesAt) && good.test(name),
                good));
    if (fit.isEmpty()) {
      return onlyPrepare(budget);
    }
    String city = chosen(fit, name -> dice(cities.at(name)));
    CoupPreparation prepared = prepared(city, budget.prepare());
    tell(prepared);
    return new BotPlan(
        BotPlan.Kind.COUP,
        Optional.of(city),
        budget.save(),
        budget.bonus(),
        prepared.moves(),
        dice(prepared.city()),
        steps);
  }

  /// Condition 3: where no own marker lies, the fewest units against it. The points of the coup pay
  /// for it, and what was spent for its result.
  private BotPlan onlyPrepare(Budget budget) {
    List<String> open =
        bot.cities().stream()
            .filter(
                name ->
                    cities.at(name).threats().stream()
                        .noneMatch(kind -> kind.party().filter(bot.party()::equals).isPresent()))
            .toList();
    if (open.isEmpty()) {
      say(Why.NOTHING);
      return new BotPlan(
          BotPlan.Kind.NONE, Optional.empty(), budget.save(), 0, List.of(), 0, steps);
    }
    List<String> fewest = most(open, name -> -opposing(cities.at(name)));
    say(Why.CONDITION_3, fewest);
    String city = chosen(fewest, name -> dice(cities.at(name)));
    int points = bot.coupCost() + budget.prepare() + PLUS_ONE * budget.bonus();
    say(Why.ONLY_PREPARE, String.valueOf(points));
    CoupPreparation prepared = prepared(city, points);
    tell(prepared);
    return new BotPlan(
        BotPlan.Kind.PREPARE,
        Optional.of(city),
        budget.save(),
        0,
        prepared.moves(),
        dice(prepared.city()),
        steps);
  }

  private CoupPreparation prepared(String city, int points) {
    CityState now = cities.at(city);
    int enough = GOOD_DICE + now.strengthOf(bot.owner()) - dice(now);
    return CoupPreparation.of(bot, cities, supply, city, points, enough);
  }

  private int dice(CityState city) {
    return DicePool.coup(city, bot.party(), against()).dice().total();
  }

  private Predicate<CityUnit> against() {
    UnitOwner other = UnitOwner.of(bot.party().otherExtreme());
    return DicePool.opposing(bot.party())
        .and(unit -> !(othersNeutral && unit.commander() == other));
  }

  private int opposing(CityState city) {
    return (int)
        city.units().stream()
            .filter(unit -> unit.commander() != bot.owner())
            .filter(against())
            .count();
  }

  private void tell(CoupPreparation prepared) {
    for (BotPlan.Preparation move : prepared.moves()) {
      String unit = move.unit().type().id();
      if (move.from().isEmpty()) {
        say(Why.TAKE_CONTROL, unit);
      } else if (move.from().get().isEmpty()) {
        say(Why.MOBILISE_SUPPLY, unit);
      } else {
        say(Why.MOBILISE_CITY, unit, move.from().get());
      }
    }
  }

  /// The cities that meet the first condition that any meets.
  private List<String> firstOf(List<Predicate<String>> conditions) {
    List<Why> numbers = List.of(Why.CONDITION_1, Why.CONDITION_2, Why.CONDITION_3);
    for (int i = 0; i < conditions.size(); i++) {
      List<String> fit = bot.cities().stream().filter(conditions.get(i)).toList();
      say(numbers.get(i), fit);
      if (!fit.isEmpty()) {
        return fit;
      }
    }
    return List.of();
  }

  private static List<String> most(List<String> names, ToIntFunction<String> count) {
    int most = names.stream().mapToInt(count).max().orElse(0);
    return names.stream().filter(name -> count.applyAsInt(name) == most).toList();
  }

  /// Of several cities the one with the most dice, then the first in the list.
  private String chosen(List<String> fit, ToIntFunction<String> dice) {
    List<String> most = most(fit, dice);
    if (most.size() < fit.size()) {
      say(Why.MOST_DICE, most);
    }
    String city = most.stream().min(Comparator.comparingInt(bot.cities()::indexOf)).orElseThrow();
    say(Why.PRIORITY, city);
    return city;
  }
}
