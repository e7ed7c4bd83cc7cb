package depesche.adjudicator.congress.play;

import depesche.adjudicator.congress.board.ArmyUnitKind;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The names of all that lies on the table.
final class CongressTracks {

  static final String MAIN = "main";
  static final String HANDICAP = "handicap";
  static final String LEADER_DECK = "leaders";
  static final String POINTS = "VP";
  static final String HAND = "Hand size";
  static final String RESOURCES = "Resources";
  static final String TURN = "Turn";
  static final String WAR = "War status";
  static final String WAR_OF_1812 = "War of 1812";
  static final String PAX = "Pax Britannica";
  static final String HEADQUARTERS = "Headquarters";
  static final String NAPOLEON = "Napoleon";
  static final String OPERATION = "operation";
  static final String SUPPORT = "support";
  static final String WAGER = "WAGER";

  /// The pawns of the tracks that are advanced by a die, and of the French government.
  static final List<String> PAWNS =
      List.of("Liberalism pawn", "Absolutism pawn", PAX, "Future Government pawn");

  static final List<String> CAPITALS = List.of("Paris", "London", "Vienna", "St Petersburg");

  /// The operation of the United States, which an event places.
  static final String US_OPERATION = "US operation";

  /// Whose markers are whose, where one player has those of several powers.
  static final SequencedMap<MajorPower, String> ADJECTIVES = adjectives();

  static final SequencedMap<MajorPower, String> LEADERS = leaders();

  static final List<String> SPACES = spaces();

  private CongressTracks() {}

  private static SequencedMap<MajorPower, String> leaders() {
    SequencedMap<MajorPower, String> leaders = new LinkedHashMap<>();
    leaders.put(MajorPower.FRANCE, "Napoleon");
    leaders.put(MajorPower.RUSSIA, "Alexander");
    leaders.put(MajorPower.BRITAIN, "Castlereagh");
    leaders.put(MajorPower.AUSTRIA, "Metternich");
    return Collections.unmodifiableSequencedMap(leaders);
  }

  private static SequencedMap<MajorPower, String> adjectives() {
    SequencedMap<MajorPower, String> adjectives = new LinkedHashMap<>();
    adjectives.put(MajorPower.FRANCE, "French");
    adjectives.put(MajorPower.RUSSIA, "Russian");
    adjectives.put(MajorPower.BRITAIN, "British");
    adjectives.put(MajorPower.AUSTRIA, "Austrian");
    return Collections.unmodifiableSequencedMap(adjectives);
  }

  private static List<String> spaces() {
    List<String> spaces = new ArrayList<>(List.of("DISPLAY", "TABLE"));
    for (MajorPower power : MajorPower.values()) {
      for (int space = 1; space <= 7; space++) {
        spaces.add(power.letters() + " " + space);
      }
    }
    return List.copyOf(spaces);
  }

  /// {@return the track of the points of a power without a seat}
  static String pointsOf(MajorPower power) {
    return "VP of " + CongressBooks.words(power.name());
  }

  static String resourcesOf(MajorPower power) {
    return "Resources of " + CongressBooks.words(power.name());
  }

  /// {@return the track of the hand size of one who has no seat}
  static String handOf(String who) {
    return "Hand size of " + who;
  }

  /// {@return the track on which the block of an army stands}
  static String block(String army) {
    return army + " block";
  }

  static String unit(ArmyUnitKind kind) {
    return kind == ArmyUnitKind.US ? "US" : CongressBooks.words(kind.name());
  }

  static String battle(WarFront front) {
    return "BATTLE_" + front;
  }
}
