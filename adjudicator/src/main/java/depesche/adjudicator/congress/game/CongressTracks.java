package depesche.adjudicator.congress.game;

import depesche.adjudicator.congress.board.ArmyUnitKind;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// The names of all that lies on the table.
public final class CongressTracks {

  public static final String MAIN = "main";
  public static final String LEADER_DECK = "leaders";
  public static final String POINTS = "VP";
  public static final String HAND = "Hand size";
  public static final String RESOURCES = "Resources";
  public static final String TURN = "Turn";
  public static final String WAR = "War status";
  public static final String WAR_OF_1812 = "War of 1812";
  public static final String PAX = "Pax Britannica";
  public static final String HEADQUARTERS = "Headquarters";
  public static final String NAPOLEON = "Napoleon";
  public static final String OPERATION = "operation";
  public static final String SUPPORT = "support";
  public static final String WAGER = "WAGER";

  /// Who has one hand in a game with displays.
  static final String FRANCE = "France";

  static final String ALLIES = "the Allies";

  /// The pawns of the tracks that are advanced by a die, and of the French government.
  public static final List<String> PAWNS =
      List.of("Liberalism pawn", "Absolutism pawn", PAX, "Future Government pawn");

  /// The operation of the United States, which an event places.
  public static final String US_OPERATION = "US operation";

  /// Whose markers are whose, where one player has those of several powers.
  public static final SequencedMap<MajorPower, String> ADJECTIVES = adjectives();

  public static final SequencedMap<MajorPower, String> LEADERS = leaders();

  public static final List<String> SPACES = spaces();

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
  public static String pointsOf(MajorPower power) {
    return "VP of " + words(power.name());
  }

  public static String resourcesOf(MajorPower power) {
    return "Resources of " + words(power.name());
  }

  /// {@return the track of the hand size of one who has no seat}
  public static String handOf(String who) {
    return "Hand size of " + who;
  }

  /// {@return the track on which the block of an army stands}
  public static String block(String army) {
    return army + " block";
  }

  public static String unit(ArmyUnitKind kind) {
    return kind == ArmyUnitKind.US ? "US" : words(kind.name());
  }

  public static String battle(WarFront front) {
    return "BATTLE_" + front;
  }

  /// {@return the name of a constant in words}
  public static String words(String constant) {
    String small = constant.replace('_', ' ').toLowerCase(Locale.ROOT);
    return small.substring(0, 1).toUpperCase(Locale.ROOT) + small.substring(1);
  }
}
