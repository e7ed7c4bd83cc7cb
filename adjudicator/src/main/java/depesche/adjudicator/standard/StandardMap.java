package depesche.adjudicator.standard;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.picture.MapDrawing;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The board of the game and how it begins.
///
/// @param spellings for each province every other way to write its name
/// @param powers in table order
/// @param startYear the first year
/// @param victoryCentres how many centres win
public record StandardMap(
    Board board,
    SequencedMap<String, List<String>> spellings,
    List<Power> powers,
    int startYear,
    int victoryCentres,
    MapDrawing drawing) {

  public StandardMap {
    powers = List.copyOf(powers);
  }

  /// A great power.
  ///
  /// @param name its seat, such as `AUSTRIA`
  /// @param words for the power and its people, in capitals
  /// @param homes its home centres
  /// @param units where it begins, such as `F STP/SC`
  public record Power(String name, List<String> words, List<String> homes, List<String> units) {

    public Power {
      words = List.copyOf(words);
      homes = List.copyOf(homes);
      units = List.copyOf(units);
    }
  }

  /// {@return what would keep a game from being played on this map, if anything does}
  public Optional<String> fault() {
    for (Power power : powers) {
      for (String home : power.homes()) {
        if (board.find(home).filter(Province::centre).isEmpty()) {
          return Optional.of(power.name() + " has the home " + home + ", which is no centre");
        }
      }
      for (String unit : power.units()) {
        if (!stands(unit)) {
          return Optional.of(
              power.name() + " begins with " + unit + ", which cannot stand there; write A or F");
        }
      }
    }
    return Optional.empty();
  }

  private boolean stands(String unit) {
    String[] words = unit.split(" ");
    return words.length == 2
        && UnitKind.of(words[0]).isPresent()
        && !(words[0].equals(UnitKind.FLEET.letter())
                ? board.fleetNeighbours(words[1])
                : board.armyNeighbours(words[1]))
            .isEmpty();
  }

  static Unit unit(String owner, String text) {
    String[] words = text.split(" ");
    return new Unit(owner, UnitKind.of(words[0]).orElseThrow(), words[1]);
  }

  MapIndex index() {
    return new MapIndex(
        board,
        spellings,
        powers.stream().map(power -> new MapIndex.Power(power.name(), power.words())).toList());
  }
}
