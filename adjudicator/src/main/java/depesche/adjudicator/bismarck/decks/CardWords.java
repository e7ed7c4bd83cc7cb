package depesche.adjudicator.bismarck.decks;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What a card does, in words made from its operations: so a card cannot say one thing and do
/// another, and the owner of a deck can compare it with the print.
public final class CardWords {

  private CardWords() {}

  /// {@return a line for each part of a card: who is in the crisis, what its event does, what
  /// playing it does, what holds while it lies in the row}
  public static List<String> of(DanceCard card) {
    List<String> lines = new ArrayList<>();
    if (card.type() == CardKind.CRISIS) {
      lines.add(crisis(card));
    }
    if (!card.event().isEmpty()) {
      lines.add("Event: " + OperationWords.all(card.event()));
    }
    card.action().map(CardWords::action).ifPresent(lines::add);
    if (!card.passive().isEmpty()) {
      lines.add("In the row: " + OperationWords.passive(card.passive()));
    }
    return lines;
  }

  private static String crisis(DanceCard card) {
    String theatres =
        String.join(" and ", card.theatres().stream().map(CardWords::theatre).toList());
    String where = theatres.isEmpty() ? "Crisis" : "Crisis in " + theatres;
    return where + ": " + and(card.powers().stream().map(CardWords::power).toList()) + ".";
  }

  /// {@return what playing a card does}
  public static String action(CardAction action) {
    String when =
        switch (action.phase()) {
          case ANY -> "";
          case ALLOCATE -> " (while you allocate)";
          case ROLL -> " (before the roll)";
          case EVENT -> " (in the event phase)";
          case ACTION -> " (in the action phase)";
        };
    String stays = action.stays() ? " This card stays in your hand." : "";
    return "Action" + when + ": " + OperationWords.all(action.effects()) + stays;
  }

  private static String theatre(Theatre theatre) {
    return switch (theatre) {
      case BALKANS -> "the Balkans";
      case AFRICA -> "Africa";
      case ASIA -> "Asia";
    };
  }

  /// {@return the name of a power in a sentence}
  public static String power(EuropeanPower power) {
    return switch (power) {
      case RUSSIA -> "Russia";
      case GB -> "Great Britain";
      case AUSTRIA -> "Austria";
      case ITALY -> "Italy";
      case TURKEY -> "Turkey";
      case GERMANY -> "Germany";
      case FRANCE -> "France";
    };
  }

  /// {@return the name of a party in a sentence}
  public static String party(Party party) {
    return switch (party) {
      case PL -> "the Progressive Liberals (PL)";
      case Z -> "the Catholic Centrists (Z)";
      case NL -> "the National Liberals (NL)";
      case C -> "the Conservatives (C)";
    };
  }

  private static String and(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : Stream.of(String.join(", ", words.subList(0, last)), words.get(last))
            .reduce((most, end) -> most + " and " + end)
            .orElse("");
  }
}
