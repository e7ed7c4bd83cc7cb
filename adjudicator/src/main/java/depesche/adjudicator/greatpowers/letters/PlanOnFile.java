package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.greatpowers.table.Aim;
import depesche.adjudicator.greatpowers.table.Bids;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.table.Wish;
import depesche.adjudicator.kit.Filed;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;

/// What a seat has on file for this turn. In one letter a second list of a kind goes on with the
/// first; a list in a later letter replaces what earlier letters said.
final class PlanOnFile {

  private SequencedMap<Integer, Token> bids = new TreeMap<>();
  private final Filed<PlanVerb, List<Wish>> wishes = new Filed<>();
  private final Filed<PlanVerb, List<Aim>> aims = new Filed<>();
  private final Set<PlanVerb> declined = EnumSet.noneOf(PlanVerb.class);
  private boolean discards;

  void beginLetter() {
    wishes.beginLetter();
    aims.beginLetter();
  }

  SequencedMap<Integer, Token> bids() {
    return bids;
  }

  void bids(SequencedMap<Integer, Token> laid) {
    bids = laid;
    declined.remove(PlanVerb.BID);
  }

  void wish(PlanVerb planVerb, List<Wish> list) {
    add(wishes, planVerb, list);
  }

  void aim(PlanVerb planVerb, List<Aim> list) {
    add(aims, planVerb, list);
  }

  private <E> void add(Filed<PlanVerb, List<E>> lists, PlanVerb planVerb, List<E> more) {
    List<E> list = new ArrayList<>();
    if (lists.isFresh(planVerb)) {
      list.addAll(lists.get(planVerb).orElse(List.of()));
    } else {
      declined.remove(planVerb);
    }
    more.stream().filter(one -> !list.contains(one)).forEach(list::add);
    lists.put(planVerb, list);
  }

  /// {@return whether a list of this letter has come to its end, so that nothing may follow}
  boolean isEnded(PlanVerb planVerb) {
    return (wishes.isFresh(planVerb) && wishes(planVerb).contains(new Wish.Nothing()))
        || (aims.isFresh(planVerb) && aims(planVerb).contains(new Aim.Nobody()));
  }

  private List<Wish> wishes(PlanVerb planVerb) {
    return wishes.get(planVerb).orElse(List.of());
  }

  private List<Aim> aims(PlanVerb planVerb) {
    return aims.get(planVerb).orElse(List.of());
  }

  /// Ruling `discardKept`: it holds until a line takes it back.
  void discard(boolean unresolved) {
    discards = unresolved;
  }

  /// A `PASS` that goes on no list: it declines the first of these questions that comes. What this
  /// letter answers already is not declined.
  void decline(Set<PlanVerb> questions) {
    declined.clear();
    declined.addAll(questions);
    declined.removeIf(planVerb -> wishes.isFresh(planVerb) || aims.isFresh(planVerb));
  }

  /// Takes back what one command said, or everything. {@return what is no longer on file}
  List<String> clear(PlanVerb planVerb) {
    List<String> gone = new ArrayList<>();
    for (PlanVerb one : PlanVerb.values()) {
      if ((planVerb == PlanVerb.NONE || planVerb == one) && has(one)) {
        gone.add(one.name());
        wishes.drop(entry -> entry.key() == one);
        aims.drop(entry -> entry.key() == one);
        bids = one == PlanVerb.BID ? new TreeMap<>() : bids;
        discards &= one != PlanVerb.DISCARD;
        declined.removeIf(_ -> one == PlanVerb.PASS);
      }
    }
    return gone;
  }

  /// {@return the commands of which something is on file}
  List<String> verbs() {
    return EnumSet.allOf(PlanVerb.class).stream().filter(this::has).map(PlanVerb::name).toList();
  }

  /// {@return whether something is on file about what a command says, or that is declined}
  boolean speaksOf(PlanVerb planVerb) {
    return has(planVerb) || declined.contains(planVerb);
  }

  private boolean has(PlanVerb planVerb) {
    return wishes.get(planVerb).isPresent()
        || aims.get(planVerb).isPresent()
        || (planVerb == PlanVerb.BID && !bids.isEmpty())
        || (planVerb == PlanVerb.DISCARD && discards)
        || (planVerb == PlanVerb.PASS && !declined.isEmpty());
  }

  boolean isEmpty() {
    return plan().equals(Plan.SILENT);
  }

  Plan plan() {
    return new Plan(
        bids,
        wishes(PlanVerb.PICK),
        aims(PlanVerb.TARGET),
        discards,
        aims(PlanVerb.STEAL),
        wishes(PlanVerb.KEEP),
        aims(PlanVerb.FOE),
        aims(PlanVerb.ALLY),
        List.copyOf(declined));
  }

  /// {@return what a plan says, in the order in which it comes to bear}
  static List<Fact> facts(Plan plan, GreatPowersRulings greatPowersRulings) {
    List<Fact> facts = new ArrayList<>();
    if (!plan.bids().isEmpty()) {
      facts.add(laid(plan.bids(), greatPowersRulings));
    }
    if (!plan.picks().isEmpty()) {
      facts.add(new PlanFact.CardsWished(wished(plan.picks())));
    }
    if (plan.discards()) {
      facts.add(new PlanFact.DiscardPlanned());
    }
    if (!plan.targets().isEmpty()) {
      facts.add(new PlanFact.TargetsNamed(aimed(plan.targets())));
    }
    if (!plan.thefts().isEmpty()) {
      facts.add(new PlanFact.TheftPlanned(aimed(plan.thefts())));
    }
    if (!plan.keeps().isEmpty()) {
      facts.add(new PlanFact.KeepPlanned(wished(plan.keeps())));
    }
    if (!plan.foes().isEmpty()) {
      facts.add(new PlanFact.FoePlanned(aimed(plan.foes())));
    }
    if (!plan.allies().isEmpty()) {
      facts.add(new PlanFact.AlliesPlanned(aimed(plan.allies())));
    }
    if (!plan.declined().isEmpty()) {
      facts.add(declined(plan.declined()));
    }
    return facts;
  }

  /// {@return what a `PASS` says that goes on no list}
  static Fact declined(Collection<PlanVerb> questions) {
    if (questions.contains(PlanVerb.BID)) {
      return new PlanFact.BidsDeclined();
    }
    return questions.contains(PlanVerb.TARGET)
        ? new PlanFact.TargetDeclined()
        : new PlanFact.NextDeclined();
  }

  /// {@return what bids say, with their slots where those matter}
  static Fact laid(SequencedMap<Integer, Token> bids, GreatPowersRulings greatPowersRulings) {
    if (Bids.hasGap(bids) && greatPowersRulings.slotGap() == GreatPowersRulings.SlotGap.OWN_ROUND) {
      List<PlanFact.Slot> slots = new ArrayList<>();
      bids.forEach((slot, trait) -> slots.add(new PlanFact.Slot(slot, trait)));
      return new PlanFact.SlotsLaid(slots);
    }
    return new PlanFact.BidsLaid(List.copyOf(bids.values()));
  }

  private static List<String> wished(List<Wish> list) {
    return list.stream().map(Wish::text).toList();
  }

  private static List<String> aimed(List<Aim> list) {
    return list.stream().map(Aim::text).toList();
  }
}
