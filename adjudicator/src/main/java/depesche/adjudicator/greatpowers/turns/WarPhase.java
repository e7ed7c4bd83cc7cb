package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.Aim;
import depesche.adjudicator.greatpowers.table.Aims;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.WarSides;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The Great War: the Leader names a Foe, the Foe an ally, the Leader an ally, and so on until all
/// are on one side or the other. Then it is fought.
public final class WarPhase {

  private final TurnLog turnLog;
  private final SequencedMap<Seat, Plan> plans;
  private WarSides warSides;

  public WarPhase(TurnLog turnLog, SequencedMap<Seat, Plan> plans, WarSides warSides) {
    this.turnLog = turnLog;
    this.plans = plans;
    this.warSides = warSides;
  }

  public GreatPowersPosition run(GreatPowersPosition.War war) {
    Question question = war.question();
    int stop = question instanceof Question.Nothing ? war.stop() : war.stop() + 1;
    while (!warSides.open().isEmpty()) {
      boolean choosing = lastChooses(turnLog.world(), warSides);
      if (choosing
          && turnLog.world().rulings().greatWarPick() == GreatPowersRulings.GreatWarPick.NEUTRAL) {
        Seat last = warSides.open().getFirst();
        warSides = warSides.aside(last);
        turnLog.tell(new WarFact.StoodAside(last));
        continue;
      }
      Seat picker = picker(turnLog.world(), warSides);
      boolean asked = question instanceof Question.Side(Seat seat) && seat.equals(picker);
      Optional<Seat> picked = picked(picker, asked);
      if (picked.isEmpty()) {
        turnLog.tell(new WarFact.ChoiceAwaited(picker));
        return new GreatPowersPosition.War(
            turnLog.world(), warSides, new Question.Side(picker), stop);
      }
      join(picker, picked.get());
      question = new Question.Nothing();
    }
    new Battle(turnLog, warSides).fought();
    return new EndPhase(turnLog).run();
  }

  /// {@return whether the last of an odd number is left, with whom the ruling `greatWarPick` deals}
  public static boolean lastChooses(SharedTable sharedTable, WarSides warSides) {
    boolean odd = sharedTable.powers().size() % 2 == 1;
    return odd
        && warSides.open().size() == 1
        && !warSides.foes().isEmpty()
        && sharedTable.rulings().greatWarPick() != GreatPowersRulings.GreatWarPick.PICKED;
  }

  /// {@return who names somebody next}
  public static Seat picker(SharedTable sharedTable, WarSides warSides) {
    if (lastChooses(sharedTable, warSides)) {
      return warSides.open().getFirst();
    }
    return warSides.leaderPicks() ? warSides.leaders().getFirst() : warSides.foes().getFirst();
  }

  /// {@return whom the next to choose may name}
  public static List<Seat> eligible(SharedTable sharedTable, WarSides warSides) {
    return lastChooses(sharedTable, warSides)
        ? List.of(warSides.leaders().getFirst(), warSides.foes().getFirst())
        : warSides.open();
  }

  /// {@return whom a picker names; empty if they must be asked}
  private Optional<Seat> picked(Seat picker, boolean asked) {
    SharedTable sharedTable = turnLog.world();
    List<Seat> eligible = eligible(sharedTable, warSides);
    if (eligible.size() == 1) {
      return Optional.of(eligible.getFirst());
    }
    Plan plan = plans.getOrDefault(picker, Plan.SILENT);
    List<Aim> list = warSides.foes().isEmpty() ? plan.foes() : plan.allies();
    List<Seat> clockwise = sharedTable.others(picker).stream().filter(eligible::contains).toList();
    Optional<Seat> named = new Aims(sharedTable, list).named(clockwise).stream().findFirst();
    // Ruling warSilence: a seat that names nobody in time is given the next clockwise.
    return named.isEmpty() && asked ? Optional.of(clockwise.getFirst()) : named;
  }

  private void join(Seat picker, Seat picked) {
    if (lastChooses(turnLog.world(), warSides)) {
      warSides =
          picked.equals(warSides.leaders().getFirst())
              ? warSides.forLeader(picker)
              : warSides.forFoe(picker);
      turnLog.tell(new WarFact.SideTaken(picker, picked));
    } else if (warSides.foes().isEmpty()) {
      warSides = warSides.forFoe(picked);
      turnLog.tell(new WarFact.FoeNamed(picker, picked));
    } else {
      warSides = warSides.leaderPicks() ? warSides.forLeader(picked) : warSides.forFoe(picked);
      turnLog.tell(new WarFact.AllyNamed(picker, picked));
    }
  }
}
