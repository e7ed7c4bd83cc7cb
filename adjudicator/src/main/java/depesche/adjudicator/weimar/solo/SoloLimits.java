package depesche.adjudicator.weimar.solo;

import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Who may do what against whom in the game for one: the limits of Zentrum (1.3), the reactions of
/// the bots (1.4.1) and whom they harm (1.4.2).
public final class SoloLimits {

  private static final int AGAINST_KPD = 3;
  private static final int AGAINST_DNVP = 5;
  private static final int MUST_BE_SPD = 2;

  private SoloLimits() {}

  /// {@return whether a party could react in a city: a base there and a point in reserve}
  public static boolean mayReact(CityState city, WeimarParty party, int reserve) {
    return city.bases(party) > 0 && reserve > 0;
  }

  /// {@return whether Zentrum reacts to a bot: to the KPD on 3 or more, to the DNVP on 5 or more}
  public static boolean zentrumReacts(SoloBot against, int die) {
    return switch (against) {
      case KPD -> die >= AGAINST_KPD;
      case DNVP -> die >= AGAINST_DNVP;
    };
  }

  /// {@return whether the base that Zentrum removes must be one of the SPD: on 1 or 2, if there is
  /// one}
  public static boolean zentrumHitsSpd(CityState city, int die) {
    return die <= MUST_BE_SPD && city.bases(WeimarParty.SPD) > 0;
  }

  /// {@return issues of which Zentrum must move one in a debate with value 1: those of the SPD}
  public static List<String> zentrumDebate(List<String> ofSpd, int value) {
    return value == 1 ? ofSpd : List.of();
  }

  /// {@return whom a bot harms: the first in its list to whom it can be done}
  public static Optional<WeimarParty> harmed(SoloBot bot, Predicate<WeimarParty> possible) {
    return bot.harmed().stream().filter(possible).findFirst();
  }

  /// {@return whom a bot favours, in the rare case: the list from back to front}
  public static Optional<WeimarParty> favoured(SoloBot bot, Predicate<WeimarParty> possible) {
    return bot.harmed().reversed().stream().filter(possible).findFirst();
  }
}
