package depesche.adjudicator.bismarck.players;

import depesche.adjudicator.bismarck.decks.CardCondition;
import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.FlagTarget;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.decks.PartyTarget;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DanceTable;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// What flags and parties would look like after something, and how good that is.
final class DanceOutlook {

  /// The order in which a player gives parties up.
  static final List<Party> CHEAPEST = List.of(Party.PL, Party.Z, Party.NL, Party.C);

  private static final double[] SPACES = {0, -7, -5, -1.5, 0, 4.5, 5.5};
  private static final double[] LOST = {0, -1, -4.5, -26, -30};
  private static final double ALLIANCE = 0.35;
  private static final double ENCIRCLED = -4;
  private static final double DEFEAT = -60;

  private final int[] spaces = new int[EuropeanPower.flags().size()];
  private final boolean[] active = new boolean[spaces.length];
  private final Set<Party> lost;
  private boolean over;

  private DanceOutlook(Set<Party> lost) {
    this.lost = lost;
  }

  static DanceOutlook of(DanceTable table) {
    Set<Party> lost = EnumSet.noneOf(Party.class);
    lost.addAll(table.lost());
    DanceOutlook outlook = new DanceOutlook(lost);
    for (EuropeanPower power : EuropeanPower.flags()) {
      DanceFlag flag = table.flag(power);
      outlook.spaces[power.ordinal()] = flag.space();
      outlook.active[power.ordinal()] = flag.active();
    }
    return outlook;
  }

  DanceOutlook copy() {
    Set<Party> same = EnumSet.noneOf(Party.class);
    same.addAll(lost);
    DanceOutlook copy = new DanceOutlook(same);
    System.arraycopy(spaces, 0, copy.spaces, 0, spaces.length);
    System.arraycopy(active, 0, copy.active, 0, active.length);
    copy.over = over;
    return copy;
  }

  /// {@return how good the table is: higher is better}
  double value() {
    double value = over ? DEFEAT : 0;
    int german = 0;
    int french = 0;
    for (int i = 0; i < spaces.length; i++) {
      value += SPACES[spaces[i]];
      german += Sphere.of(spaces[i]) == Sphere.GERMAN ? 1 : 0;
      french += Sphere.of(spaces[i]) == Sphere.FRENCH ? 1 : 0;
    }
    return value
        + ALLIANCE * german * german
        + ENCIRCLED * Math.max(0, french - german)
        + LOST[lost.size()];
  }

  DanceOutlook moved(EuropeanPower power, int by) {
    if (power.hasFlag() && active[power.ordinal()]) {
      spaces[power.ordinal()] = Math.clamp(spaces[power.ordinal()] + by, 1, DanceFlag.LAST);
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
    for (int i = 0; i < spaces.length; i++) {
      Sphere sphere = Sphere.of(spaces[i]);
      balance += !active[i] || sphere == Sphere.NEUTRAL ? 0 : sphere == Sphere.GERMAN ? 1 : -1;
    }
    over = balance < 0;
    return this;
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
      case CardOperation.Move(FlagTarget flags, int by) ->
          flags(flags).forEach(power -> moved(power, by));
      case CardOperation.Inactivate(FlagTarget flags) ->
          flags(flags).forEach(power -> active[power.ordinal()] = false);
      case CardOperation.Activate(FlagTarget flags) ->
          flags(flags).forEach(power -> active[power.ordinal()] = true);
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

  private List<EuropeanPower> flags(FlagTarget target) {
    return switch (target) {
      case FlagTarget.Named(EuropeanPower power) -> List.of(power);
      case FlagTarget.Chosen() -> List.of(best());
      case FlagTarget.AllIn(Sphere sphere) ->
          EuropeanPower.flags().stream()
              .filter(power -> Sphere.of(spaces[power.ordinal()]) == sphere)
              .toList();
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
      case CardCondition.Active(EuropeanPower power) -> active[power.ordinal()];
      case CardCondition.In(EuropeanPower power, Sphere sphere) ->
          Sphere.of(spaces[power.ordinal()]) == sphere;
      case CardCondition.Not(CardCondition other) -> !holds(other);
    };
  }
}
