package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// An answer to a question about the board, made to be heard: each says the same things in the same
/// order.
public sealed interface BoardAnswer extends Fact {

  /// `MOVES A VIE`: where a unit may go.
  ///
  /// @param convoys where the fleets at sea could carry it
  /// @param carries whether it is a fleet that can convoy where it is
  record UnitReaches(
      UnitAt unit, List<NamedProvince> moves, List<NamedProvince> convoys, boolean carries)
      implements BoardAnswer {

    public UnitReaches {
      moves = List.copyOf(moves);
      convoys = List.copyOf(convoys);
    }
  }

  /// `MOVES A VIE` of a dislodged unit.
  ///
  /// @param open where it may retreat to
  record UnitFlees(UnitAt unit, UnitAt by, List<NamedProvince> open) implements BoardAnswer {

    public UnitFlees {
      open = List.copyOf(open);
    }
  }

  /// A province, as it is told of.
  ///
  /// @param owner of the centre; empty if it is nobody's, or no centre
  /// @param units one, or none; behind it a dislodged one
  record Spot(NamedProvince at, Terrain terrain, boolean centre, String owner, List<UnitAt> units) {

    public Spot {
      units = List.copyOf(units);
    }
  }

  /// A province next to another.
  ///
  /// @param army whether an army may step there
  /// @param fleet the places to which a fleet may go there, with their coasts
  record Neighbour(Spot spot, boolean army, List<NamedProvince> fleet) {

    public Neighbour {
      fleet = List.copyOf(fleet);
    }
  }

  /// `AROUND VIE`.
  record AroundPlace(Spot spot, List<Neighbour> next) implements BoardAnswer {

    public AroundPlace {
      next = List.copyOf(next);
    }
  }

  /// `WHERE VIE`.
  record PlaceShown(Spot spot) implements BoardAnswer {}

  /// `WHERE FRANCE`.
  record SideShown(String owner, List<UnitAt> units, List<UnitAt> dislodged)
      implements BoardAnswer {

    public SideShown {
      units = List.copyOf(units);
      dislodged = List.copyOf(dislodged);
    }
  }

  /// What one side could bring to a province.
  ///
  /// @param strength if one of these units moves there and the others support it; or of the unit
  ///   there, if all others support it
  /// @param units that can go there themselves
  /// @param carried armies that fleets at sea could carry there
  record Reaching(
      String owner, int strength, boolean holds, List<UnitAt> units, List<UnitAt> carried) {

    public Reaching {
      units = List.copyOf(units);
      carried = List.copyOf(carried);
    }
  }

  /// `WHO CAN REACH VIE`.
  ///
  /// @param sides the strongest first
  record PlaceReached(Spot spot, List<Reaching> sides) implements BoardAnswer {

    public PlaceReached {
      sides = List.copyOf(sides);
    }
  }

  /// The centres of one side.
  record Owned(String owner, List<NamedProvince> centres, int units) {

    public Owned {
      centres = List.copyOf(centres);
    }
  }

  /// `CENTRES`.
  record CentresShown(List<Owned> sides, List<NamedProvince> free) implements BoardAnswer {

    public CentresShown {
      sides = List.copyOf(sides);
      free = List.copyOf(free);
    }
  }

  /// There is no unit to speak of.
  ///
  /// @param near the units next to it
  record NoUnitThere(NamedProvince at, List<UnitAt> near) implements BoardAnswer {

    public NoUnitThere {
      near = List.copyOf(near);
    }
  }

  /// Neither a side nor a place.
  ///
  /// @param sides that there are
  record NobodySuch(@Quoted String word, List<String> sides, List<NamedProvince> nearest)
      implements BoardAnswer {

    public NobodySuch {
      sides = List.copyOf(sides);
      nearest = List.copyOf(nearest);
    }
  }

  /// A line that was tried and is for another phase than the one that is tried.
  record NotThisPhase(@Quoted String text, String phase) implements BoardAnswer {}
}
