package depesche.adjudicator.combat;

import java.util.List;

/// Our answers to the questions of chapter 4 of the Diplomacy Adjudicator Test Cases about orders
/// that are badly written, too many or too few: a part of the [Rulebook].
///
/// @param orderedCoast 4.B.5: a unit named with another coast than it stands on
/// @param strangeCoast 4.B.6: a coast that is not there or means nothing
/// @param missingType 4.C.1: a unit named without army or fleet
/// @param wrongType 4.C.2: a unit named as army though it is a fleet, or the other way
/// @param builtType 4.C.3: a build that names neither army nor fleet
/// @param inlandFleet 4.C.4: a fleet built where no coast is
/// @param missingOwner 4.C.5: a supported or convoyed unit of another power, its power not named
/// @param wrongOwner 4.C.6: the same, another power named
/// @param laterLetter 4.D.1: a second set of orders
/// @param severalOrders 4.D.3: several orders for one unit
/// @param surplusBuilds 4.D.4: more builds than are due
/// @param severalBuilds 4.D.5: several builds in one province
/// @param surplusRemovals 4.D.6: more removals than are due
/// @param waiving 4.D.7: may a power decline to build?
/// @param disorder 4.D.8: which unit is removed if a power does not say
/// @param implicit 4.E.3: does a support or convoy order the unit it is for?
public record OrderRulebook(
    Stray orderedCoast,
    Stray strangeCoast,
    Named missingType,
    Named wrongType,
    BuiltType builtType,
    InlandFleet inlandFleet,
    Named missingOwner,
    Named wrongOwner,
    LaterLetter laterLetter,
    Several severalOrders,
    Several surplusBuilds,
    Several severalBuilds,
    Several surplusRemovals,
    Waiving waiving,
    Disorder disorder,
    Implicit implicit) {

  /// The newest rulebook, and where it is silent the preference of the test cases; but a second
  /// letter replaces the first one unit by unit, as a moderator's house rules may say.
  public static final OrderRulebook NEWEST =
      new OrderRulebook(
          Stray.IGNORED,
          Stray.IGNORED,
          Named.VALID,
          Named.VALID,
          BuiltType.INFERRED,
          InlandFleet.FAILS,
          Named.VALID,
          Named.VALID,
          LaterLetter.COMBINED,
          Several.NONE,
          Several.FIRST,
          Several.FIRST,
          Several.FIRST,
          Waiving.ALLOWED,
          Disorder.OWNED,
          Implicit.NONE);

  /// What a word does that should not be there.
  public enum Stray {
    /// Nothing.
    IGNORED,
    /// It makes the order illegal.
    ILLEGAL
  }

  /// What a word does that is missing, or not true of the unit.
  public enum Named {
    /// The order counts.
    VALID,
    /// The order is illegal.
    ILLEGAL,
    /// The order counts unless another for the same unit has it right.
    UNLESS_BETTER
  }

  /// DATC 4.C.3.
  public enum BuiltType {
    /// An army where no coast is, a fleet where a coast is named; else the build fails.
    INFERRED,
    /// An army where no coast is; else the build fails.
    ARMY_INLAND,
    /// The build fails.
    FAILS
  }

  /// DATC 4.C.4.
  public enum InlandFleet {
    /// The build fails.
    FAILS,
    /// An army is built.
    ARMY
  }

  /// DATC 4.D.1.
  public enum LaterLetter {
    /// Both count; where both speak of one unit, the later.
    COMBINED,
    /// The later alone counts.
    REPLACES
  }

  /// Which of several orders counts, where only one can, or not all.
  public enum Several {
    /// The first that are legal.
    FIRST,
    /// The last that are legal.
    LAST,
    /// None of them.
    NONE;

    /// {@return those that count of some that are legal}
    ///
    /// @param room how many can
    public <T> List<T> among(List<T> legal, int room) {
      int most = Math.min(Math.max(0, room), legal.size());
      return switch (this) {
        case FIRST -> legal.subList(0, most);
        case LAST -> legal.subList(legal.size() - most, legal.size());
        case NONE -> most == legal.size() ? legal : List.of();
      };
    }
  }

  /// DATC 4.D.7.
  public enum Waiving {
    /// It may (2000 and later).
    ALLOWED,
    /// It may not say so; what it does not order is not built all the same.
    FORBIDDEN
  }

  /// DATC 4.D.8.
  public enum Disorder {
    /// The farthest from the centres it owns, over land and sea alike (2023).
    OWNED,
    /// The farthest from its home centres, armies over land and sea, fleets by sea (before 2023).
    HOME
  }

  /// DATC 4.E.3.
  public enum Implicit {
    /// No.
    NONE,
    /// It does, if the unit is of the same power and has no order of its own.
    ORDERS
  }
}
