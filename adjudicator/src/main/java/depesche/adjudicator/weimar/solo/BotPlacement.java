package depesche.adjudicator.weimar.solo;

import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.solo.BotStep.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Where a bot places a base or a unit (1.4.3).
public final class BotPlacement {

  private static final String RULE = "1.4.3";

  private final SoloBot bot;
  private final GermanCities cities;
  private final List<BotStep> steps = new ArrayList<>();

  public BotPlacement(SoloBot bot, GermanCities cities) {
    this.bot = bot;
    this.cities = cities;
  }

  /// {@return the city of a new base; full cities are skipped}
  public BotChoice base() {
    List<String> open = inOrder(city -> city.free() > 0);
    return switch (bot) {
      case KPD ->
          first(
              open,
              List.of(
                  List.of(has(ThreatKind.COUNCILS), has(ThreatKind.UPRISING)),
                  List.of(this::isWithoutBase)));
      case DNVP ->
          first(
              open,
              List.of(
                  List.of(city -> city.basesAgainst(bot.party()) <= 1),
                  List.of(this::isWithoutBase)));
    };
  }

  /// {@return the city of a unit that comes into play}
  public BotChoice unit() {
    List<String> all = inOrder(_ -> true);
    return switch (bot) {
      case KPD ->
          first(
              all,
              List.of(List.of(city -> troubles(city) >= 2), List.of(city -> !hasEnemyUnit(city))));
      case DNVP ->
          first(
              all,
              List.of(
                  List.of(has(ThreatKind.COUNCILS), has(ThreatKind.UPRISING)),
                  List.of(
                      city -> city.has(ThreatKind.POVERTY) && city.has(ThreatKind.UNREST),
                      has(ThreatKind.POVERTY),
                      has(ThreatKind.UNREST))));
    };
  }

  /// {@return the city for the effect of a crisis roll: the lowest in the list where it can happen
  /// (1.4.1)}
  public BotChoice crisis(Predicate<CityState> possible) {
    List<String> fit = inOrder(possible);
    return fit.isEmpty()
        ? nothing("1.4.1")
        : chosen(fit.getLast(), new BotStep(Why.PRIORITY, "1.4.1", fit.reversed()));
  }

  private static Predicate<CityState> has(ThreatKind kind) {
    return city -> city.has(kind);
  }

  private boolean isWithoutBase(CityState city) {
    return city.bases(bot.party()) == 0;
  }

  private boolean hasEnemyUnit(CityState city) {
    UnitOwner own = bot.owner();
    return city.units().stream().anyMatch(unit -> unit.commander() != own);
  }

  private static int troubles(CityState city) {
    return (int)
        Stream.of(ThreatKind.POVERTY, ThreatKind.UNREST, ThreatKind.REGIME)
            .filter(city::has)
            .count();
  }

  private List<String> inOrder(Predicate<CityState> which) {
    return bot.cities().stream().filter(city -> which.test(cities.at(city))).toList();
  }

  /// Each condition is a list of what is preferred, best first.
  private BotChoice first(List<String> open, List<List<Predicate<CityState>>> conditions) {
    if (open.isEmpty()) {
      return nothing(RULE);
    }
    List<Why> numbers = List.of(Why.CONDITION_1, Why.CONDITION_2);
    for (int i = 0; i < conditions.size(); i++) {
      List<Predicate<CityState>> condition = conditions.get(i);
      List<String> fit = fitting(open, city -> condition.stream().anyMatch(one -> one.test(city)));
      steps.add(new BotStep(numbers.get(i), RULE, fit));
      Optional<List<String>> best =
          condition.stream()
              .map(preferred -> fitting(fit, preferred))
              .filter(cities -> !cities.isEmpty())
              .findFirst();
      if (best.isPresent()) {
        return best(fit, best.get());
      }
    }
    steps.add(new BotStep(Why.FIRST_IN_LIST, RULE, open.getFirst()));
    return new BotChoice(Optional.of(open.getFirst()), steps);
  }

  private BotChoice best(List<String> fit, List<String> best) {
    if (best.size() < fit.size()) {
      steps.add(new BotStep(Why.PREFERRED, RULE, best));
    }
    return chosen(best.getFirst(), new BotStep(Why.PRIORITY, RULE, best.getFirst()));
  }

  private List<String> fitting(List<String> names, Predicate<CityState> which) {
    return names.stream().filter(name -> which.test(cities.at(name))).toList();
  }

  private BotChoice chosen(String city, BotStep step) {
    steps.add(step);
    return new BotChoice(Optional.of(city), steps);
  }

  private static BotChoice nothing(String rule) {
    return new BotChoice(Optional.empty(), List.of(new BotStep(Why.NOTHING, rule)));
  }
}
