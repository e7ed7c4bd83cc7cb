package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.RowCard;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// Rule 2.2.c: a crisis, its sides, and the check whether it becomes a war.
final class DanceCrisis {

  private final DanceHouse house;
  private final OpenTable table;

  DanceCrisis(DanceHouse house) {
    this.house = house;
    this.table = house.table;
  }

  /// The crisis on the row breaks out, with all open ones that share a theatre with it.
  void breakOut(DanceCard crisis) {
    List<DanceCard> together = together(table, house.cards, crisis);
    List<EuropeanPower> powers = powers(together.stream());
    house.inputs.tell(
        new DanceFact.CrisisBroke(crisis.title(), joined(together, crisis.id()), powers));
    side(crisis, powers);
    check();
    together.forEach(one -> house.discardFromRow(one.id()));
  }

  /// {@return the crises that come up together, from left to right}
  static List<DanceCard> together(OpenTable table, CardIndex cards, DanceCard crisis) {
    return table.row().stream()
        .filter(RowCard::isOpen)
        .map(place -> cards.card(place.card()))
        .filter(one -> one.id().equals(crisis.id()) || joins(one, crisis))
        .toList();
  }

  /// {@return the titles of those that only join a crisis}
  static List<String> joined(List<DanceCard> together, String crisis) {
    return together.stream().filter(one -> !one.id().equals(crisis)).map(DanceCard::title).toList();
  }

  /// Ruling `loneCrisis`: one without a theatre comes up alone.
  private static boolean joins(DanceCard other, DanceCard crisis) {
    return other.type() == CardKind.CRISIS
        && !Collections.disjoint(other.theatres(), crisis.theatres());
  }

  /// {@return with whom the player may side: anyone but France}
  static List<String> sides(List<EuropeanPower> powers) {
    return powers.stream()
        .filter(power -> power != EuropeanPower.FRANCE)
        .map(EuropeanPower::name)
        .toList();
  }

  private void side(DanceCard crisis, List<EuropeanPower> powers) {
    String answer =
        house.ask(() -> new DanceQuestion(DanceQuestion.Kind.SIDE, crisis.id(), sides(powers)));
    EuropeanPower chosen = EuropeanPower.valueOf(answer);
    int steps = steps(powers);
    house.inputs.tell(new DanceFact.CrisisSideTaken(chosen, steps > 1));
    if (chosen.hasFlag()) {
      house.move(chosen, steps);
    }
    powers.stream()
        .filter(power -> power.hasFlag() && power != chosen)
        .forEach(power -> house.move(power, -steps));
    if (chosen != EuropeanPower.GERMANY) {
      price(powers).forEach(house::lose);
    }
  }

  /// {@return how far each flag moves: with France twice as far}
  static int steps(List<EuropeanPower> powers) {
    return powers.contains(EuropeanPower.FRANCE) ? 2 : 1;
  }

  /// {@return the parties that are lost if Germany is involved and not chosen}
  static List<Party> price(List<EuropeanPower> powers) {
    if (!powers.contains(EuropeanPower.GERMANY)) {
      return List.of();
    }
    return powers.contains(EuropeanPower.FRANCE) ? List.of(Party.C, Party.NL) : List.of(Party.C);
  }

  /// The Crisis Check; inactive powers do not count in it, and are activated after it.
  private void check() {
    int french = table.flagsIn(Sphere.FRENCH, false);
    int german = table.flagsIn(Sphere.GERMAN, false);
    if (french > german) {
      house.end(DanceEnd.WAR);
    }
    house.inputs.tell(new DanceFact.PeaceHolds(french, german));
    List<EuropeanPower> inactive =
        EuropeanPower.flags().stream().filter(power -> !table.flag(power).active()).toList();
    if (!inactive.isEmpty()) {
      inactive.forEach(
          power -> table.flags.put(power, new DanceFlag(table.flag(power).space(), true)));
      house.inputs.tell(new DanceFact.FlagsActivated(inactive));
    }
  }

  /// {@return the powers of crises that come up together}
  static List<EuropeanPower> powers(Stream<DanceCard> together) {
    return together.flatMap(one -> one.powers().stream()).distinct().sorted().toList();
  }
}
