package depesche.adjudicator.weimar.dice;

import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarSum;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// How many dice an action has and what is added to its result.
///
/// @param dice with what they are made of; without one at least nothing is rolled
/// @param modifiers of the result
public record DicePool(RollKind kind, WeimarSum dice, List<WeimarSum.Part> modifiers) {

  private static final String FREE = "free";
  private static final String OWN = "own units";
  private static final String AGAINST = "opposing units";

  public DicePool {
    modifiers = List.copyOf(modifiers);
  }

  private static DicePool of(RollKind kind, WeimarSum dice) {
    return new DicePool(kind, dice, List.of());
  }

  /// {@return the same with another modifier: of a card, an agenda or points spent}
  public DicePool plus(int amount, String what) {
    List<WeimarSum.Part> more = new ArrayList<>(modifiers);
    more.add(new WeimarSum.Part(amount, what));
    return new DicePool(kind, dice, more);
  }

  /// {@return the same with fewer dice: a reaction was successful}
  public DicePool reacted(int fewer) {
    return new DicePool(kind, dice.plusSome(-fewer, "reaction"), modifiers);
  }

  public int count() {
    return Math.max(0, dice.total());
  }

  /// {@return what these dice make}
  public SuccessRoll roll(List<Integer> thrown) {
    return SuccessRoll.of(thrown, modifiers);
  }

  /// A demonstration: one die and the strength of one's own units. Nothing is subtracted for those
  /// of others.
  public static DicePool demonstration(CityState city, WeimarParty party) {
    int own = city.strengthOf(UnitOwner.of(party));
    return of(RollKind.DEMONSTRATION, WeimarSum.of(1, FREE).plusSome(own, OWN));
  }

  /// A reaction: one die, and for each own unit another; the SPD, whose reaction is the strike,
  /// counts its bases. The democrats have the Police there.
  public static DicePool reaction(CityState city, WeimarParty party) {
    WeimarSum free = WeimarSum.of(1, FREE);
    return of(
        RollKind.REACTION,
        switch (party) {
          case SPD -> free.plusSome(city.bases(party), "own bases");
          case ZENTRUM ->
              free.plusSome(
                      city.strength(unit -> unit.type().lasting() && !unit.type().turns()),
                      "Police")
                  .plusSome(city.strengthOf(UnitOwner.ZENTRUM), OWN);
          case KPD, DNVP -> free.plusSome(city.strengthOf(UnitOwner.of(party)), OWN);
        });
  }

  /// A fight: one die, one's own strength, less that of the party attacked. Against the KPD the
  /// Government's action adds 1.
  public static DicePool fight(CityState city, UnitOwner by, WeimarParty against) {
    DicePool pool =
        of(
            RollKind.FIGHT,
            WeimarSum.of(1, FREE)
                .plusSome(city.strengthOf(by), OWN)
                .plusSome(-city.strengthOf(UnitOwner.of(against)), AGAINST));
    return against == WeimarParty.KPD && by == UnitOwner.GOVERNMENT
        ? pool.plus(1, "against the KPD")
        : pool;
  }

  /// A coup: one's own strength, less that of the units against it; no die is free. Poverty in the
  /// city adds 1.
  ///
  /// @param against who stands against it
  public static DicePool coup(CityState city, WeimarParty party, Predicate<CityUnit> against) {
    UnitOwner own = UnitOwner.of(party);
    DicePool pool =
        of(
            RollKind.COUP,
            WeimarSum.of(city.strengthOf(own), OWN)
                .plusSome(
                    -city.strength(unit -> unit.commander() != own && against.test(unit)),
                    AGAINST));
    return city.has(ThreatKind.POVERTY) ? pool.plus(1, "Poverty") : pool;
  }

  /// {@return whether a unit stands against a coup. Those of the Government do, but for a loyal
  /// Reichswehr when the DNVP strikes: in the first example of 1.4.7 it is not subtracted.}
  public static Predicate<CityUnit> opposing(WeimarParty party) {
    return unit -> !(party == WeimarParty.DNVP && unit.isLoyalReichswehr());
  }

  /// A counter-coup against a party: one's own strength and the Government's, less that party's.
  public static DicePool counterCoup(CityState city, WeimarParty party, WeimarParty against) {
    return of(
        RollKind.COUNTER_COUP,
        WeimarSum.of(city.strengthOf(UnitOwner.of(party)), OWN)
            .plusSome(city.strengthOf(UnitOwner.GOVERNMENT), "Government units")
            .plusSome(-city.strengthOf(UnitOwner.of(against)), AGAINST));
  }

  /// Foreign affairs: one die, and one for each flag of the nation.
  public static DicePool foreignAffairs(int flags) {
    return of(RollKind.FOREIGN_AFFAIRS, WeimarSum.of(1, FREE).plusSome(flags, "flags"));
  }

  /// A crisis roll: two dice.
  public static DicePool crisis() {
    return of(RollKind.CRISIS, WeimarSum.of(2, FREE));
  }
}
