package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// Why a line is not accepted. Each names the word, the rule and the nearest thing that would work.
public sealed interface OrderRefusalFact extends Fact {

  /// {@return why a convoy is nothing on a board without water}
  ///
  /// @param word the word that says it is one; a dash only names a second place
  static OrderRefusalFact ashore(String word, String text) {
    return word.equals("-") ? new StrayWord(word, text) : new ArmiesOnly(word);
  }

  /// `all hold` for a later phase: nobody knows which units there will be.
  record NoOthers(@Quoted String text) implements OrderRefusalFact {}

  record AllHoldLater(@Quoted String text, String phase) implements OrderRefusalFact {}

  /// No reading at all.
  record NotAnOrder(@Quoted String text) implements OrderRefusalFact {}

  /// A negation, a condition or a question, which is no order.
  ///
  /// @param word that makes it one; `?` for a question
  record NotPlain(@Quoted String word, @Quoted String text) implements OrderRefusalFact {}

  /// A line below a heading that takes it back: `do not carry out:`, `If Germany attacks:`.
  record TakenBack(@Quoted String heading, @Quoted String text) implements OrderRefusalFact {}

  /// `REMOVE` while the unit is dislodged: it may be meant for now or for winter.
  record RemoveOrDisband(UnitAt unit) implements OrderRefusalFact {}

  /// A unit without a word on what it should do.
  record NoVerb(@Quoted String text) implements OrderRefusalFact {}

  /// Two provinces without a sign between them.
  record NoSignBetween(@Quoted String text, NamedProvince from, NamedProvince to)
      implements OrderRefusalFact {}

  /// A province and nothing more, in winter.
  ///
  /// @param order what to write if it is meant
  record VerbMissing(@Quoted String text, String order) implements OrderRefusalFact {}

  /// A dislodged unit told to stay or to help.
  ///
  /// @param open where it may go; empty if it can only disband
  record MustLeave(UnitAt unit, List<NamedProvince> open) implements OrderRefusalFact {}

  /// An order with a word too many, or one that makes no sense where it stands.
  record StrayWord(@Quoted String word, @Quoted String text) implements OrderRefusalFact {}

  /// No province of that name.
  ///
  /// @param nearest known names close to it, best first; may be empty
  record UnknownPlace(@Quoted String word, List<NamedProvince> nearest)
      implements OrderRefusalFact {}

  /// A word that could mean several provinces.
  record UnclearPlace(@Quoted String word, List<NamedProvince> candidates)
      implements OrderRefusalFact {}

  /// Fleets and convoys, in a game that is played with armies only.
  record ArmiesOnly(@Quoted String word) implements OrderRefusalFact {}

  /// A line that begins with the name of another seat.
  record OtherSeatNamed(String seat) implements OrderRefusalFact {}

  /// No unit stands there.
  ///
  /// @param yours the seat's own units
  record NobodyThere(NamedProvince place, List<UnitAt> yours) implements OrderRefusalFact {}

  /// The unit there is somebody else's.
  record NotYours(UnitAt unit, List<UnitAt> yours) implements OrderRefusalFact {}

  /// The unit stands there already.
  record SamePlace(UnitAt unit, List<NamedProvince> reachable) implements OrderRefusalFact {}

  record NotAdjacent(UnitAt unit, NamedProvince to, List<NamedProvince> reachable)
      implements OrderRefusalFact {}

  /// A home country, which nobody may enter.
  record HomeBoxClosed(NamedProvince box) implements OrderRefusalFact {}

  /// A support for a province in which no unit stands.
  record NobodyToSupport(NamedProvince place) implements OrderRefusalFact {}

  record SupportsItself(UnitAt unit) implements OrderRefusalFact {}

  /// A support into a province the supporter itself could not go to.
  record SupportTooFar(UnitAt unit, NamedProvince target, List<NamedProvince> reachable)
      implements OrderRefusalFact {}

  /// A support for a move that the supported unit cannot make.
  record SupportedCannotReach(UnitAt aided, NamedProvince to, List<NamedProvince> reachable)
      implements OrderRefusalFact {}

  /// Two different orders for one unit, or about one thing, in one letter.
  record OrderedTwice(String order, int otherLine, String otherOrder) implements OrderRefusalFact {

    @Override
    public List<Integer> contradicted() {
      return List.of(otherLine);
    }
  }

  /// An order of a kind that this phase does not take.
  ///
  /// @param phase what is asked now, such as `Winter 1866, adjustments`
  record WrongPhase(String order, String phase) implements OrderRefusalFact {}

  record ArmyAtSea(UnitAt unit, NamedProvince to, List<NamedProvince> reachable)
      implements OrderRefusalFact {}

  record FleetInland(UnitAt unit, NamedProvince to, List<NamedProvince> reachable)
      implements OrderRefusalFact {}

  /// No chain of fleets links the army to that coast.
  record NoRoute(UnitAt unit, NamedProvince to, List<NamedProvince> reachable)
      implements OrderRefusalFact {}

  /// Several coasts could be meant.
  record WhichCoast(UnitAt unit, NamedProvince to, List<NamedProvince> coasts)
      implements OrderRefusalFact {}

  /// The fleet cannot go to that coast.
  record WrongCoast(UnitAt unit, String word, List<NamedProvince> coasts)
      implements OrderRefusalFact {}

  /// Only fleets at sea convoy.
  record CannotConvoy(UnitAt unit) implements OrderRefusalFact {}

  /// Only armies are carried.
  record NotAnArmy(UnitAt unit) implements OrderRefusalFact {}

  /// No chain of fleets that links the army to that coast needs this one.
  record ConvoyTooFar(UnitAt unit, UnitAt army, NamedProvince to) implements OrderRefusalFact {}

  record NotDislodged(UnitAt unit, List<UnitAt> dislodged) implements OrderRefusalFact {}

  /// A retreat to a province that is not open to the unit.
  ///
  /// @param open where the unit may retreat; empty if it can only disband
  record RetreatClosed(UnitAt unit, NamedProvince to, List<NamedProvince> open)
      implements OrderRefusalFact {}

  /// A build where no supply centre is.
  ///
  /// @param open where an army may be built
  record NotACentre(NamedProvince place, List<NamedProvince> open) implements OrderRefusalFact {}

  /// Builds in owned centres only.
  ///
  /// @param owner `nobody` if it is neutral
  record CentreNotYours(NamedProvince place, String owner, List<NamedProvince> open)
      implements OrderRefusalFact {}

  /// Builds in vacant centres only.
  record CentreOccupied(NamedProvince place, UnitAt by, List<NamedProvince> open)
      implements OrderRefusalFact {}

  /// A build in a centre that is not one of the power's home centres.
  record NotAHomeCentre(NamedProvince place, List<NamedProvince> open)
      implements OrderRefusalFact {}

  /// A build on a coast that does not say whether of an army or of a fleet.
  record WhichKind(NamedProvince place) implements OrderRefusalFact {}

  record FleetBuiltInland(NamedProvince place) implements OrderRefusalFact {}

  /// A fleet built where several coasts could be meant.
  record WhichCoastBuilt(NamedProvince place, List<NamedProvince> coasts)
      implements OrderRefusalFact {}

  /// More builds than the net of centres over units allows. An order after the end of the game.
  record GameOver(String order) implements OrderRefusalFact {}

  /// More builds in one letter than there are.
  ///
  /// @param counted those that count
  record TooManyBuilds(int allowed, String order, List<String> counted)
      implements OrderRefusalFact {

    public TooManyBuilds {
      counted = List.copyOf(counted);
    }
  }

  /// More removals in one letter than are due.
  ///
  /// @param counted those that count
  record TooManyRemovals(int due, String order, List<String> counted) implements OrderRefusalFact {

    public TooManyRemovals {
      counted = List.copyOf(counted);
    }
  }

  /// Nothing to build: the seat has as many units as it may keep, or must remove some.
  record NoBuildsDue(String order, int units, int allowed) implements OrderRefusalFact {}

  /// Nothing to remove.
  record NoRemovalsDue(String order, int units, int allowed) implements OrderRefusalFact {}

  /// The unit is called by another kind or coast, in a game where that counts.
  record UnitMiscalled(@Quoted String word, UnitAt unit) implements OrderRefusalFact {}

  /// The unit is called neither army nor fleet, in a game where that counts.
  record TypeMissing(UnitAt unit) implements OrderRefusalFact {}

  /// A coast that is not there, or does not matter, in a game where that counts.
  record StrangeCoast(@Quoted String word, NamedProvince at) implements OrderRefusalFact {}

  /// A unit of another power without its power, in a game where that counts.
  record OwnerMissing(UnitAt unit) implements OrderRefusalFact {}

  /// A unit is said to be another power's, in a game where that counts.
  record OwnerMiscalled(@Quoted String word, UnitAt unit) implements OrderRefusalFact {}

  /// An army goes by convoy and names no seas, in a game where it must.
  record PathMissing(UnitAt unit, NamedProvince to) implements OrderRefusalFact {}

  /// Another order for this unit, or about this thing, counts.
  record OrderOutdone(String order, int otherLine, String otherOrder) implements OrderRefusalFact {}

  /// Builds may not be declined, in this game.
  record NoWaiving(String order) implements OrderRefusalFact {}
}
