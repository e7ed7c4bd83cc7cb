package depesche.adjudicator.weimar.solo;

import depesche.adjudicator.weimar.solo.BotStep.Why;
import java.util.List;
import java.util.Optional;

/// Which agenda card a bot takes (1.4.4).
public final class BotAgenda {

  /// The names of the cards.
  public static final String REVOLUTION = "Revolution Now!";

  public static final String MARCH = "March Through the Institutions";
  public static final String POPULISM = "Populism";
  public static final String POWER = "With Power to the Power";

  /// The issue that the DNVP's cards bring into play.
  public static final String STAB = "Stab in the Back";

  private static final String RULE = "1.4.4";
  private static final int LOW = 3;

  private BotAgenda() {}

  /// {@return whether a die decides}
  public static boolean needsDie(SoloBot bot, int round) {
    return switch (bot) {
      case KPD -> round > 1;
      case DNVP -> round == 1;
    };
  }

  /// {@return the card}
  ///
  /// @param die that was rolled; any number if none decides
  public static BotChoice choose(SoloBot bot, int round, int die) {
    if (needsDie(bot, round)) {
      return new BotChoice(
          Optional.of(die <= LOW ? MARCH : POPULISM),
          List.of(new BotStep(Why.DIE, RULE, String.valueOf(die))));
    }
    return new BotChoice(
        Optional.of(bot == SoloBot.KPD ? REVOLUTION : POWER),
        List.of(new BotStep(Why.TABLE, RULE, String.valueOf(round))));
  }

  /// {@return the space on which the card brings the Stab in the Back into play: "Populism" as the
  /// example shows it, "With Power to the Power" as its table says}
  public static Optional<String> stab(String card) {
    return switch (card) {
      case POPULISM -> Optional.of("DNVP 1");
      case POWER -> Optional.of("0");
      default -> Optional.empty();
    };
  }

  /// {@return the issue that it brings into play where its card says any}
  ///
  /// @param inPlay issues on the track
  /// @param holdsDvp whether the DNVP controls the DVP already
  public static BotChoice anyIssue(SoloBot bot, List<String> inPlay, boolean holdsDvp) {
    List<String> wishes =
        switch (bot) {
          case KPD -> List.of("Poverty", "Reparations");
          case DNVP -> holdsDvp ? List.of(STAB) : List.of("DVP", STAB);
        };
    List<String> open = wishes.stream().filter(issue -> !inPlay.contains(issue)).toList();
    return open.isEmpty()
        ? new BotChoice(Optional.empty(), List.of(new BotStep(Why.NOTHING, RULE)))
        : new BotChoice(
            Optional.of(open.getFirst()), List.of(new BotStep(Why.PRIORITY, RULE, open)));
  }
}
