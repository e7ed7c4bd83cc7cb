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

  /// {@return the issue that it brings into play where its card says any}
  ///
  /// @param inPlay issues on the track
  /// @param holdsDvp whether the DNVP controls the DVP already
  public static BotChoice anyIssue(SoloBot bot, List<String> inPlay, boolean holdsDvp) {
    List<String> wishes =
        switch (bot) {
          case KPD -> List.of("Poverty", "Reparations");
          case DNVP -> holdsDvp ? List.of("Stab in the Back") : List.of("DVP", "Stab in the Back");
        };
    List<String> open = wishes.stream().filter(issue -> !inPlay.contains(issue)).toList();
    return open.isEmpty()
        ? new BotChoice(Optional.empty(), List.of(new BotStep(Why.NOTHING, RULE)))
        : new BotChoice(
            Optional.of(open.getFirst()), List.of(new BotStep(Why.PRIORITY, RULE, open)));
  }
}
