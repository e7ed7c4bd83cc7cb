package depesche.adjudicator.bismarck.players;

import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.CardOperation.CardCondition;
import depesche.adjudicator.bismarck.decks.CardOperation.FlagTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PartyTarget;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DanceTable;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What flags and parties would look like after something, and how good that is.
final class DanceOutlook {

  /// The order in which a player gives parties up.
  static final List<Party> CHEAPEST = List.of(Party.PL, Party.Z, Party.NL, Party.C);

  private static final List<Double> SPACES = List.of(-7.0, -5.0, -1.5, 0.0, 4.5, 5.5);
  private static final List<Double> LOST = List.of(0.0, -1.0, -4.5, -26.0, -30.0);

  private static final DanceFlag NEUTRAL = new DanceFlag(3, true);

  private static final double ALLIANCE = 0.35;
  private static final double ENCIRCLED = -4;
  private static final double DEFEAT = -60;

  private final Map<EuropeanPower, DanceFlag> flags;
  private final Set<Party> lost;
  private boolean over;

  private DanceOutlook(Map<EuropeanPower, DanceFlag> flags, Collection<Party> lost) {
    this.flags = new EnumMap<>(flags);
    this.lost = EnumSet.noneOf(Party.class);
    this.lost.addAll(lost);
  }

  static DanceOutlook of(DanceTable table) {
    return new DanceOutlook(table.flags(), table.lost());
  }

  DanceOutlook copy() {
    DanceOutlook copy = new DanceOutlook(flags, lost);
    copy.over = over;
    return copy;
  }

  private DanceFlag flag(EuropeanPower power) {
    return flags.getOrDefault(power, NEUTRAL);
  }

  /// {@return how good the table is: higher is better}
  double value() {
    double value = over ? DEFEAT : 0;
    int german = 0;
    int french = 0;
    for (DanceFlag flag : flags.values()) {
      value += SPACES.get(flag.space() - 1);
      german += flag.sphere() == Sphere.GERMAN ? 1 : 0;
      french += flag.sphere() == Sphere.FRENCH ? 1 : 0;
    }
    return value
        + ALLIANCE * german * german
        + ENCIRCLED * Math.max(0, french - german)
        + LOST.get(lost.size());
  }

  DanceOutlook moved(EuropeanPower power, int by) {
    if (power.hasFlag() && flag(power).active()) {
      flags.put(power, flag(power).moved(by));
    }
    return this;
  }

  /// {@return after a crisis in which the player takes this side}
  DanceOutlook sided(List<EuropeanPower> powers, EuropeanPower side) {
    int steps = powers.contains(EuropeanPower.FRANCE) ? 2 : 1;
    powers.forEach(power -> moved(power, power == side ? steps : -steps));
    if (powers.contains(EuropeanPower.GERMANY) && side != EuropeanPower.GERMANY) {
      lost.add(Party.C);
      if (steps == 2) {
        lost.add(Party.NL);
      }
    }
    int balance = 0;
    for (DanceFlag flag : flags.values()) {
      balance += flag.active() ? weight(flag.sphere()) : 0;
    }
    over = balance < 0;
    return this;
  }

  private static int weight(Sphere sphere) {
    return switch (sphere) {
      case FRENCH -> -1;
      case NEUTRAL -> 0;
      case GERMAN -> 1;
    };
  }

  /// {@return after the event of a card}
  DanceOutlook happened(DanceCard card) {
    done(card.event());
    over = card.issue() && lost.size() > 2;
    return this;
  }

  /// {@return after some operations; what lies with dice or the row is left out}
  DanceOutlook done(List<CardOperation> operations) {
    operations.forEach(this::one);
    return this;
  }

  private void one(CardOperation operation) {
    switch (operation) {
      case CardOperation.Move(FlagTarget target, int by) ->
          named(target).forEach(power -> moved(power, by));
      case CardOperation.Inactivate(FlagTarget target) ->
          named(target).forEach(power -> turn(power, false));
      case CardOperation.Activate(FlagTarget target) ->
          named(target).forEach(power -> turn(power, true));
      case CardOperation.Lose(PartyTarget party) -> lose(party);
      case CardOperation.Gain(PartyTarget party) -> gain(party);
      case CardOperation.If(CardCondition condition, var then, var other) ->
          done(holds(condition) ? then : other);
      case CardOperation.Choice(var ways) -> done(ways.getFirst());
      case CardOperation.Roll(var faces) -> done(faces.getFirst());
      case CardOperation.Cancel _,
          CardOperation.Discard _,
          CardOperation.Swap _,
          CardOperation.SetDie _,
          CardOperation.Discs _,
          CardOperation.Draw _,
          CardOperation.Look _,
          CardOperation.Cost _,
          CardOperation.Manual _ -> {}
    }
  }

  private void turn(EuropeanPower power, boolean active) {
    flags.put(power, new DanceFlag(flag(power).space(), active));
  }

  private List<EuropeanPower> named(FlagTarget target) {
    return switch (target) {
      case FlagTarget.Named(EuropeanPower power) -> List.of(power);
      case FlagTarget.Chosen() -> List.of(best());
      case FlagTarget.AllIn(Sphere sphere) ->
          EuropeanPower.flags().stream().filter(power -> flag(power).sphere() == sphere).toList();
    };
  }

  /// {@return the power that gains most from a space}
  EuropeanPower best() {
    EuropeanPower best = EuropeanPower.RUSSIA;
    double most = Double.NEGATIVE_INFINITY;
    for (EuropeanPower power : EuropeanPower.flags()) {
      double value = copy().moved(power, 1).value();
      if (value > most) {
        most = value;
        best = power;
      }
    }
    return best;
  }

  private void lose(PartyTarget target) {
    switch (target) {
      case PartyTarget.Named(Party party) -> lost.add(party);
      case PartyTarget.Chosen() ->
          CHEAPEST.stream().filter(party -> !lost.contains(party)).findFirst().ifPresent(lost::add);
    }
  }

  void gain(PartyTarget target) {
    switch (target) {
      case PartyTarget.Named(Party party) -> lost.remove(party);
      case PartyTarget.Chosen() ->
          CHEAPEST.reversed().stream().filter(lost::contains).findFirst().ifPresent(lost::remove);
    }
  }

  private boolean holds(CardCondition condition) {
    return switch (condition) {
      case CardCondition.Supports(Party party) -> !lost.contains(party);
      case CardCondition.Active(EuropeanPower power) -> flag(power).active();
      case CardCondition.In(EuropeanPower power, Sphere sphere) -> flag(power).sphere() == sphere;
      case CardCondition.Not(CardCondition other) -> !holds(other);
    };
  }
}
