package depesche.adjudicator.congress.game;

import depesche.adjudicator.congress.board.WarFront;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The phases of a turn. Each negotiation and each debate is a phase, so that the next one is
/// always behind it.
public final class CongressPhases {

  public static final String INITIAL = "Initial Phase";
  public static final String DEAL = "Deal";
  public static final String WAGER = "Wager";
  public static final String WAGER_RESULT = "Wager Result";
  public static final String SELECTION = "Issue Selection";
  public static final String NEGOTIATION = "Negotiation";
  public static final String DEBATE = "Debate";
  public static final String WINNER = "Diplomacy Winner";
  public static final String GOVERNMENT = "Government";
  public static final String OPERATIONS = "Military Operations";
  public static final String SUPPORT = "Military Support";
  public static final String MOVEMENT = "Strategic Movement";
  public static final String CARDS = "Battle Cards";
  public static final String BATTLE = "Battle";
  public static final String END = "End of Turn";

  public static final int ROUNDS = 6;
  public static final int POWERS = 4;

  private CongressPhases() {}

  /// {@return the names of all phases of a turn, in their order}
  public static List<String> names() {
    List<String> names = new ArrayList<>(List.of(INITIAL, DEAL, WAGER, WAGER_RESULT));
    for (int place = 1; place <= POWERS; place++) {
      names.add(SELECTION + " " + place);
    }
    for (int round = 1; round <= ROUNDS; round++) {
      for (int place = 1; place <= POWERS; place++) {
        names.add(name(NEGOTIATION, round, place));
        names.add(name(DEBATE, round, place));
      }
    }
    names.addAll(List.of(WINNER, GOVERNMENT, OPERATIONS, SUPPORT, MOVEMENT));
    for (WarFront front : WarFront.values()) {
      names.add(CARDS + " " + front);
      names.add(BATTLE + " " + front);
    }
    names.add(END);
    return List.copyOf(names);
  }

  /// {@return the name of a negotiation or debate, such as `Debate 3.2`}
  public static String name(String kind, int round, int place) {
    return kind + " " + round + "." + place;
  }

  /// {@return whether a phase is of a kind}
  public static boolean is(String phase, String kind) {
    return phase.equals(kind) || phase.matches(Pattern.quote(kind) + " [\\dA-G.]+");
  }

  /// {@return the place in the order of a selection, negotiation or debate, from 1}
  public static int place(String phase) {
    return phase.charAt(phase.length() - 1) - '0';
  }

  /// {@return whether a phase belongs to one power: a selection, negotiation or debate}
  public static boolean isOfPower(String phase) {
    return is(phase, SELECTION) || is(phase, NEGOTIATION) || is(phase, DEBATE);
  }

  /// {@return the round of a negotiation or debate, from 1}
  public static int number(String phase) {
    return phase.charAt(phase.length() - 3) - '0';
  }

  /// {@return what phases have in common that belong together: `3` for the round of a negotiation
  /// or debate, `Issue Selection`; else the phase itself}
  public static String round(String phase) {
    return phase
        .replaceFirst("^(?:" + NEGOTIATION + "|" + DEBATE + ") (\\d)\\.\\d$", "$1")
        .replaceFirst(" \\d$", "");
  }
}
