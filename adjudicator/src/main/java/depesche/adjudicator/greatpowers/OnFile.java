package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Fact;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;

/// What a seat has on file for this turn. In one letter a second list of a kind goes on with the
/// first; a list in a later letter replaces what earlier letters said.
final class OnFile {

  private SequencedMap<Integer, Token> bids = new TreeMap<>();
  private final Map<Verb, List<Wish>> wishes = new EnumMap<>(Verb.class);
  private final Map<Verb, List<Aim>> aims = new EnumMap<>(Verb.class);
  private final Set<Verb> fresh = EnumSet.noneOf(Verb.class);
  private boolean discards;

  void beginLetter() {
    fresh.clear();
  }

  SequencedMap<Integer, Token> bids() {
    return bids;
  }

  void bids(SequencedMap<Integer, Token> laid) {
    bids = laid;
  }

  void wish(Verb verb, List<Wish> list) {
    if (fresh.add(verb)) {
      wishes.put(verb, new ArrayList<>());
      discards &= verb != Verb.PICK || fresh.contains(Verb.DISCARD);
    }
    wishes.computeIfAbsent(verb, _ -> new ArrayList<>()).addAll(list);
  }

  void aim(Verb verb, List<Aim> list) {
    if (fresh.add(verb)) {
      aims.put(verb, new ArrayList<>());
    }
    aims.computeIfAbsent(verb, _ -> new ArrayList<>()).addAll(list);
  }

  void discard() {
    fresh.add(Verb.DISCARD);
    discards = true;
  }

  /// Takes back what one command said, or everything. {@return what is no longer on file}
  List<String> clear(Verb verb) {
    List<String> gone = new ArrayList<>();
    for (Verb one : Verb.values()) {
      if ((verb == Verb.NONE || verb == one) && has(one)) {
        gone.add(one.name());
        wishes.remove(one);
        aims.remove(one);
        bids = one == Verb.BID ? new TreeMap<>() : bids;
        discards &= one != Verb.DISCARD;
      }
    }
    return gone;
  }

  private boolean has(Verb verb) {
    return wishes.containsKey(verb)
        || aims.containsKey(verb)
        || (verb == Verb.BID && !bids.isEmpty())
        || (verb == Verb.DISCARD && discards);
  }

  boolean isEmpty() {
    return plan().equals(Plan.SILENT);
  }

  Plan plan() {
    return new Plan(
        List.copyOf(bids.values()),
        wishes.getOrDefault(Verb.PICK, List.of()),
        aims.getOrDefault(Verb.TARGET, List.of()),
        discards,
        aims.getOrDefault(Verb.STEAL, List.of()),
        wishes.getOrDefault(Verb.KEEP, List.of()),
        aims.getOrDefault(Verb.FOE, List.of()),
        aims.getOrDefault(Verb.ALLY, List.of()));
  }

  /// {@return what a plan says, in the order in which it comes to bear}
  static List<Fact> facts(Plan plan) {
    List<Fact> facts = new ArrayList<>();
    if (!plan.bids().isEmpty()) {
      facts.add(new PlanFact.BidsLaid(plan.bids()));
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
    return facts;
  }

  private static List<String> wished(List<Wish> list) {
    return list.stream().map(Wish::text).toList();
  }

  private static List<String> aimed(List<Aim> list) {
    return list.stream().map(Aim::text).toList();
  }
}
