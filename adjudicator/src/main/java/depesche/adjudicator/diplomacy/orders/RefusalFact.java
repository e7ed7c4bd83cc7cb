package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.campaign.Spot;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// Why a line is not accepted. Each names the word, the rule and the nearest thing that would work.
public sealed interface RefusalFact extends Fact {

  /// {@return why a convoy is nothing on a board without water}
  ///
  /// @param word the word that says it is one; a dash only names a second place
  static RefusalFact ashore(String word, String text) {
    return word.equals("-") ? new StrayWord(word, text) : new ArmiesOnly(word);
  }

  /// No reading at all.
  record NotAnOrder(String text) implements RefusalFact {}

  /// A negation, a condition or a question, which is no order.
  ///
  /// @param word that makes it one; `?` for a question
  record NotPlain(String word, String text) implements RefusalFact {}

  /// A line below a heading that takes it back: `do not carry out:`, `If Germany attacks:`.
  record TakenBack(String heading, String text) implements RefusalFact {}

  /// `REMOVE` while the unit is dislodged: it may be meant for now or for winter.
  record RemoveOrDisband(UnitAt unit) implements RefusalFact {}

  /// A unit without a word on what it should do.
  record NoVerb(String text) implements RefusalFact {}

  /// An order with a word too many, or one that makes no sense where it stands.
  record StrayWord(String word, String text) implements RefusalFact {}

  /// No province of that name.
  ///
  /// @param nearest known names close to it, best first; may be empty
  record UnknownPlace(String word, List<Spot> nearest) implements RefusalFact {}

  /// A word that could mean several provinces.
  record UnclearPlace(String word, List<Spot> candidates) implements RefusalFact {}

  /// Fleets and convoys, in a game that is played with armies only.
  record ArmiesOnly(String word) implements RefusalFact {}

  /// A line that begins with the name of another seat.
  record OtherSeatNamed(String seat) implements RefusalFact {}

  /// No unit stands there.
  ///
  /// @param yours the seat's own units
  record NobodyThere(Spot place, List<UnitAt> yours) implements RefusalFact {}

  /// The unit there is somebody else's.
  record NotYours(UnitAt unit, List<UnitAt> yours) implements RefusalFact {}

  /// The unit stands there already.
  record SamePlace(UnitAt unit, List<Spot> reachable) implements RefusalFact {}

  record NotAdjacent(UnitAt unit, Spot to, List<Spot> reachable) implements RefusalFact {}

  /// A home country, which nobody may enter.
  record HomeBoxClosed(Spot box) implements RefusalFact {}

  /// A support for a province in which no unit stands.
  record NobodyToSupport(Spot place) implements RefusalFact {}

  record SupportsItself(UnitAt unit) implements RefusalFact {}

  /// A support into a province the supporter itself could not go to.
  record SupportTooFar(UnitAt unit, Spot target, List<Spot> reachable) implements RefusalFact {}

  /// A support for a move that the supported unit cannot make.
  record SupportedCannotReach(UnitAt aided, Spot to, List<Spot> reachable) implements RefusalFact {}

  /// Two different orders for one unit, or about one thing, in one letter.
  record OrderedTwice(String order, int otherLine, String otherOrder) implements RefusalFact {}

  /// An order of a kind that this phase does not take.
  ///
  /// @param phase what is asked now, such as `Winter 1866, adjustments`
  record WrongPhase(String order, String phase) implements RefusalFact {}

  record ArmyAtSea(UnitAt unit, Spot to, List<Spot> reachable) implements RefusalFact {}

  record FleetInland(UnitAt unit, Spot to, List<Spot> reachable) implements RefusalFact {}

  /// No chain of fleets links the army to that coast.
  record NoRoute(UnitAt unit, Spot to, List<Spot> reachable) implements RefusalFact {}

  /// Several coasts could be meant.
  record WhichCoast(UnitAt unit, Spot to, List<Spot> coasts) implements RefusalFact {}

  /// The fleet cannot go to that coast.
  record WrongCoast(UnitAt unit, String word, List<Spot> coasts) implements RefusalFact {}

  /// Only fleets at sea convoy.
  record CannotConvoy(UnitAt unit) implements RefusalFact {}

  /// Only armies are carried.
  record NotAnArmy(UnitAt unit) implements RefusalFact {}

  /// No chain of fleets that links the army to that coast needs this one.
  record ConvoyTooFar(UnitAt unit, UnitAt army, Spot to) implements RefusalFact {}

  record NotDislodged(UnitAt unit, List<UnitAt> dislodged) implements RefusalFact {}

  /// A retreat to a province that is not open to the unit.
  ///
  /// @param open where the unit may retreat; empty if it can only disband
  record RetreatClosed(UnitAt unit, Spot to, List<Spot> open) implements RefusalFact {}

  /// A build where no supply centre is.
  ///
  /// @param open where an army may be built
  record NotACentre(Spot place, List<Spot> open) implements RefusalFact {}

  /// Builds in owned centres only.
  ///
  /// @param owner `nobody` if it is neutral
  record CentreNotYours(Spot place, String owner, List<Spot> open) implements RefusalFact {}

  /// Builds in vacant centres only.
  record CentreOccupied(Spot place, UnitAt by, List<Spot> open) implements RefusalFact {}

  /// A build in a centre that is not one of the power's home centres.
  record NotAHomeCentre(Spot place, List<Spot> open) implements RefusalFact {}

  /// A build on a coast that does not say whether of an army or of a fleet.
  record WhichKind(Spot place) implements RefusalFact {}

  record FleetBuiltInland(Spot place) implements RefusalFact {}

  /// A fleet built where several coasts could be meant.
  record WhichCoastBuilt(Spot place, List<Spot> coasts) implements RefusalFact {}

  /// More builds than the net of centres over units allows. An order after the end of the game.
  record GameOver(String order) implements RefusalFact {}

  /// More builds in one letter than there are.
  ///
  /// @param counted those that count
  record TooManyBuilds(int allowed, String order, List<String> counted) implements RefusalFact {

    public TooManyBuilds {
      counted = List.copyOf(counted);
    }
  }

  /// More removals in one letter than are due.
  ///
  /// @param counted those that count
  record TooManyRemovals(int due, String order, List<String> counted) implements RefusalFact {

    public TooManyRemovals {
      counted = List.copyOf(counted);
    }
  }

  /// Nothing to build: the seat has as many units as it may keep, or must remove some.
  record NoBuildsDue(String order, int units, int allowed) implements RefusalFact {}

  /// Nothing to remove.
  record NoRemovalsDue(String order, int units, int allowed) implements RefusalFact {}

  /// The unit is called by another kind or coast, in a game where that counts.
  record UnitMiscalled(String word, UnitAt unit) implements RefusalFact {}

  /// The unit is called neither army nor fleet, in a game where that counts.
  record TypeMissing(UnitAt unit) implements RefusalFact {}

  /// A coast that is not there, or does not matter, in a game where that counts.
  record StrangeCoast(String word, Spot at) implements RefusalFact {}

  /// A unit of another power without its power, in a game where that counts.
  record OwnerMissing(UnitAt unit) implements RefusalFact {}

  /// A unit is said to be another power's, in a game where that counts.
  record OwnerMiscalled(String word, UnitAt unit) implements RefusalFact {}

  /// An army goes by convoy and names no seas, in a game where it must.
  record PathMissing(UnitAt unit, Spot to) implements RefusalFact {}

  /// Another order for this unit, or about this thing, counts.
  record OrderOutdone(String order, int otherLine, String otherOrder) implements RefusalFact {}

  /// Builds may not be declined, in this game.
  record NoWaiving(String order) implements RefusalFact {}

  /// `CLEAR` for a unit that has no order on file.
  record NothingOnFile(String word) implements RefusalFact {}
}
