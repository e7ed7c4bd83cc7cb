package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Seat;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.rules.Edit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// Changes to a board by hand: `UNIT Red A BER`, `REMOVE A BER`, `OWNER BER Red`. Nothing is
/// guessed: a word that is not the very name of something is refused.
final class BoardEdits {

  private static final List<String> KNOWN =
      List.of("UNIT Red A BER", "REMOVE A BER", "OWNER BER Red", "OWNER BER NONE");
  private static final String NOBODY = "NONE";

  private final MapIndex map;
  private final DiplomacyPosition position;
  private final SharedBoard board;

  BoardEdits(MapIndex map, DiplomacyPosition position) {
    this.map = map;
    this.position = position;
    this.board = position.campaign();
  }

  /// What is wrong with a word of the line.
  private static final class Wrong extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient Edit.Refused<DiplomacyPosition> why;

    Wrong(Edit.Why why, String word, List<String> instead) {
      super(word);
      this.why = new Edit.Refused<>(why, word, instead);
    }
  }

  Edit<DiplomacyPosition> edit(String line) {
    List<String> words = Arrays.asList(line.strip().split("\\s+", -1));
    try {
      return new Edit.Done<>(edit(line, words));
    } catch (Wrong wrong) {
      return wrong.why;
    }
  }

  private DiplomacyPosition edit(String line, List<String> words) throws Wrong {
    String verb = words.getFirst().toUpperCase(Locale.ROOT);
    if (verb.equals("UNIT") && words.size() == 4) {
      return unit(owner(words.get(1)), kind(words.get(2)), words.get(3));
    }
    if (verb.equals("REMOVE") && words.size() == 3) {
      return remove(kind(words.get(1)), words.get(2));
    }
    if (verb.equals("OWNER") && words.size() == 3) {
      boolean nobody = words.get(2).equalsIgnoreCase(NOBODY);
      return own(words.get(1), nobody ? Optional.empty() : Optional.of(owner(words.get(2))));
    }
    throw new Wrong(Edit.Why.NO_SUCH_EDIT, line, KNOWN);
  }

  /// All who may own something and are still in the game.
  private String owner(String word) throws Wrong {
    List<String> owners = new ArrayList<>(map.owners(board));
    owners.removeIf(owner -> board.out().containsKey(new Seat(owner)));
    Optional<String> named =
        owners.stream().filter(owner -> owner.equalsIgnoreCase(word)).findFirst();
    if (named.isEmpty()) {
      named = map.powerNamed(word).filter(owners::contains);
    }
    return named.orElseThrow(() -> new Wrong(Edit.Why.NO_SUCH_OWNER, word, owners));
  }

  private UnitKind kind(String word) throws Wrong {
    return UnitKind.of(word.toUpperCase(Locale.ROOT))
        .filter(kind -> kind != UnitKind.FLEET || map.hasWater())
        .orElseThrow(
            () ->
                new Wrong(
                    Edit.Why.NO_SUCH_VALUE,
                    word,
                    map.hasWater() ? List.of("A", "F") : List.of("A", "AA")));
  }

  /// {@return the province of a place, which may have a coast behind it}
  private Province province(String word) throws Wrong {
    String place = word.toUpperCase(Locale.ROOT);
    int index = map.board().index(place);
    if (index >= 0) {
      return map.board().province(map.board().provinceOf(index));
    }
    return switch (map.names().find(word)) {
      case Match.Found(String id) -> map.board().province(id);
      case Match.Close(String id) -> throw noPlace(word, List.of(id));
      case Match.Unclear(List<String> ids) -> throw noPlace(word, ids);
      case Match.Unknown(List<String> nearest) -> throw noPlace(word, nearest);
    };
  }

  private static Wrong noPlace(String word, List<String> instead) {
    return new Wrong(Edit.Why.NO_SUCH_PLACE, word, instead);
  }

  private DiplomacyPosition unit(String owner, UnitKind kind, String word) throws Wrong {
    movable(word);
    Province province = province(word);
    Optional<Unit> there = board.unitAt(province.id());
    if (there.isPresent()) {
      Unit unit = there.get();
      throw new Wrong(
          Edit.Why.TAKEN, word, List.of("REMOVE " + unit.unitKind().letter() + " " + unit.place()));
    }
    Unit unit = new Unit(owner, kind, place(kind, province, word));
    int centres = board.ownedBy(owner).size();
    if (board.unitsOf(owner).size() >= centres) {
      throw new Wrong(
          Edit.Why.OUT_OF_LIMITS,
          owner,
          board.unitsOf(owner).stream()
              .map(one -> "REMOVE " + one.unitKind().letter() + " " + one.place())
              .limit(3)
              .toList());
    }
    List<Unit> units = new ArrayList<>(board.units());
    units.add(unit);
    return with(board.withUnits(units));
  }

  private static String place(UnitKind kind, Province province, String word) throws Wrong {
    boolean fleet = kind == UnitKind.FLEET;
    Terrain never = fleet ? Terrain.LAND : Terrain.SEA;
    if (province.terrain() == never || province.terrain() == Terrain.BOX) {
      throw new Wrong(Edit.Why.WRONG_KIND, word, List.of());
    }
    if (!fleet || province.coasts().isEmpty()) {
      return province.id();
    }
    String place = word.toUpperCase(Locale.ROOT);
    if (!province.coastPlaces().contains(place)) {
      throw noPlace(word, province.coastPlaces());
    }
    return place;
  }

  private DiplomacyPosition remove(UnitKind kind, String word) throws Wrong {
    movable(word);
    Province province = province(word);
    Optional<Unit> there = board.unitAt(province.id()).filter(unit -> unit.unitKind() == kind);
    if (there.isEmpty()) {
      List<String> instead =
          board.unitAt(province.id()).stream()
              .map(unit -> "REMOVE " + unit.unitKind().letter() + " " + unit.place())
              .toList();
      throw new Wrong(Edit.Why.NOBODY_THERE, word, instead);
    }
    List<Unit> units = new ArrayList<>(board.units());
    units.remove(there.get());
    return with(board.withUnits(units));
  }

  private DiplomacyPosition own(String word, Optional<String> owner) throws Wrong {
    Province province = province(word);
    if (!province.centre()) {
      throw new Wrong(Edit.Why.NO_CENTRE, word, List.of());
    }
    SequencedMap<String, String> owners = new LinkedHashMap<>(board.owners());
    owner.ifPresentOrElse(
        name -> owners.put(province.id(), name), () -> owners.remove(province.id()));
    return with(board.withOwners(owners));
  }

  /// Dislodged units wait for orders that depend on where the others stand.
  private void movable(String word) throws Wrong {
    if (position instanceof DiplomacyPosition.Retreats) {
      throw new Wrong(Edit.Why.NOT_NOW, word, List.of("OWNER BER Red"));
    }
  }

  private DiplomacyPosition with(SharedBoard changed) {
    return switch (position) {
      case DiplomacyPosition.Movement movement ->
          new DiplomacyPosition.Movement(movement.season(), changed);
      case DiplomacyPosition.Retreats retreats ->
          new DiplomacyPosition.Retreats(retreats.season(), changed, retreats.displaced());
      case DiplomacyPosition.Adjustments _ -> new DiplomacyPosition.Adjustments(changed);
      case DiplomacyPosition.Over over -> new DiplomacyPosition.Over(changed, over.standing());
    };
  }
}
