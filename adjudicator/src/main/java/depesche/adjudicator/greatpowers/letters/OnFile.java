package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.plans.Aim;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.plans.Verb;
import depesche.adjudicator.greatpowers.plans.Wish;
import depesche.adjudicator.greatpowers.table.Bids;
import depesche.adjudicator.greatpowers.table.Rulings;
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
final class OnFile {

  private SequencedMap<Integer, Token> bids = new TreeMap<>();
  private final Filed<Verb, List<Wish>> wishes = new Filed<>();
  private final Filed<Verb, List<Aim>> aims = new Filed<>();
  private final Set<Verb> declined = EnumSet.noneOf(Verb.class);
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
  }

  void wish(Verb verb, List<Wish> list) {
    add(wishes, verb, list);
  }

  void aim(Verb verb, List<Aim> list) {
    add(aims, verb, list);
  }

  private <E> void add(Filed<Verb, List<E>> lists, Verb verb, List<E> more) {
    List<E> list = new ArrayList<>();
    if (lists.isFresh(verb)) {
      list.addAll(lists.get(verb).orElse(List.of()));
    } else {
      declined.remove(verb);
    }
    more.stream().filter(one -> !list.contains(one)).forEach(list::add);
    lists.put(verb, list);
  }

  /// {@return whether a list of this letter has come to its end, so that nothing may follow}
  boolean isEnded(Verb verb) {
    return (wishes.isFresh(verb) && wishes(verb).contains(new Wish.Nothing()))
        || (aims.isFresh(verb) && aims(verb).contains(new Aim.Nobody()));
  }

  private List<Wish> wishes(Verb verb) {
    return wishes.get(verb).orElse(List.of());
  }

  private List<Aim> aims(Verb verb) {
    return aims.get(verb).orElse(List.of());
  }

  /// Ruling `discardKept`: it holds until a line takes it back.
  void discard(boolean unresolved) {
    discards = unresolved;
  }

  /// A `PASS` that goes on no list: it declines the first of these questions that comes. What this
  /// letter answers already is not declined.
  void decline(Set<Verb> questions) {
    declined.clear();
    declined.addAll(questions);
    declined.removeIf(verb -> wishes.isFresh(verb) || aims.isFresh(verb));
  }

  /// Takes back what one command said, or everything. {@return what is no longer on file}
  List<String> clear(Verb verb) {
    List<String> gone = new ArrayList<>();
    for (Verb one : Verb.values()) {
      if ((verb == Verb.NONE || verb == one) && has(one)) {
        gone.add(one.name());
        wishes.drop(entry -> entry.key() == one);
        aims.drop(entry -> entry.key() == one);
        bids = one == Verb.BID ? new TreeMap<>() : bids;
        discards &= one != Verb.DISCARD;
        declined.removeIf(_ -> one == Verb.PASS);
      }
    }
    return gone;
  }

  private boolean has(Verb verb) {
    return wishes.get(verb).isPresent()
        || aims.get(verb).isPresent()
        || (verb == Verb.BID && !bids.isEmpty())
        || (verb == Verb.DISCARD && discards)
        || (verb == Verb.PASS && !declined.isEmpty());
  }

  boolean isEmpty() {
    return plan().equals(Plan.SILENT);
  }

  Plan plan() {
    return new Plan(
        bids,
        wishes(Verb.PICK),
        aims(Verb.TARGET),
        discards,
        aims(Verb.STEAL),
        wishes(Verb.KEEP),
        aims(Verb.FOE),
        aims(Verb.ALLY),
        List.copyOf(declined));
  }

  /// {@return what a plan says, in the order in which it comes to bear}
  static List<Fact> facts(Plan plan, Rulings rulings) {
    List<Fact> facts = new ArrayList<>();
    if (!plan.bids().isEmpty()) {
      facts.add(laid(plan.bids(), rulings));
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
  static Fact declined(Collection<Verb> questions) {
    return questions.contains(Verb.TARGET)
        ? new PlanFact.TargetDeclined()
        : new PlanFact.NextDeclined();
  }

  /// {@return what bids say, with their slots where those matter}
  static Fact laid(SequencedMap<Integer, Token> bids, Rulings rulings) {
    if (Bids.hasGap(bids) && rulings.slotGap() == Rulings.SlotGap.OWN_ROUND) {
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
