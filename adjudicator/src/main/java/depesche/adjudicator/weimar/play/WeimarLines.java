package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerbs.ENDS;

import depesche.adjudicator.Seat;
import java.util.List;

/// How lines are written that fit a phase.
final class WeimarLines {

  private WeimarLines() {}

  /// {@return for each line the forms that would do}
  static List<List<String>> of(WeimarTable table, Seat seat) {
    WeimarPhase phase = WeimarPhase.named(table.live().stage().phase().name());
    boolean cards = phase == WeimarPhase.EFFECTS || phase == WeimarPhase.IMPULSES;
    return table.isBot(seat) && cards ? bot(table, seat) : party(phase, seat);
  }

  /// The player of a bot states what is printed on its card, and does its event.
  private static List<List<String>> bot(WeimarTable table, Seat seat) {
    boolean values = BotImpulses.wantsValues(table.live(), seat);
    return values ? List.of(List.of("BOT 3 1")) : List.of(List.of("BOT BASE", "BOT HARM"), ENDS);
  }

  private static List<List<String>> party(WeimarPhase phase, Seat seat) {
    return switch (phase) {
      case SET_UP -> List.of(List.of("PLACE base {city}"), List.of("PLACE base {city}"), ENDS);
      case EFFECTS -> List.of(List.of("DRAW 4", "DRAW 1"), ENDS);
      case OPENING -> List.of(List.of("PLAY {card}"), ENDS);
      case IMPULSES ->
          List.of(List.of("PLAY {card}"), List.of("DEBATE {opinion}", "DEMONSTRATE {city}"), ENDS);
      case PARTIES, ISSUES, SOCIETY -> List.of(List.of("ADD VP 1 FOR my party board"), ENDS);
      case REPUBLIC -> List.of(List.of("THREAT {threat}"), ENDS);
      case PARLIAMENT -> List.of(List.of("ADD Seats -1"), ENDS);
      case GOVERNMENT -> List.of(List.of("ACCEPT"), List.of("SET Chancellor " + seat), ENDS);
      case AGENDA, MAJORITY, MINOR -> List.of(ENDS);
    };
  }
}
