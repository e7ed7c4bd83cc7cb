package depesche.adjudicator.congress.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.news.CongressRefusal.NotYourPower;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Who plays which power. With two players the British chair has all Allied Powers (18.2), with
/// three the Russian one has Austria (18.3).
public final class CongressSeats {

  private static final List<MajorPower> CHAIRS =
      List.of(MajorPower.FRANCE, MajorPower.BRITAIN, MajorPower.RUSSIA, MajorPower.AUSTRIA);

  /// So many letters of a name are enough.
  private static final int ENOUGH = 3;

  private CongressSeats() {}

  /// {@return the power of an adjective, such as `British`, or of the beginning of its name}
  public static Optional<MajorPower> adjective(String word) {
    String begun = word.toUpperCase(Locale.ROOT);
    return CHAIRS.stream()
        .filter(
            power ->
                CongressTracks.ADJECTIVES.getOrDefault(power, "").equalsIgnoreCase(word)
                    || (begun.length() >= ENOUGH && power.name().startsWith(begun)))
        .findFirst();
  }

  /// {@return the powers that issues are selected and negotiated for: in the introductory scenario
  /// Britain takes part with three players alone (18.4.1, 18.4.5)}
  public static List<MajorPower> negotiating(PlayMode mode) {
    return mode == PlayMode.INTRO || mode == PlayMode.INTRO_TWO
        ? List.of(MajorPower.FRANCE, MajorPower.RUSSIA)
        : mode.playing();
  }

  /// {@return the seats from which a mode can be played}
  public static List<MajorPower> chairs(PlayMode mode) {
    return switch (mode) {
      case SOLO_FRANCE -> List.of(MajorPower.FRANCE);
      case SOLO_COALITION, SOLO_POWER ->
          List.of(MajorPower.BRITAIN, MajorPower.RUSSIA, MajorPower.AUSTRIA);
      case INTRO -> List.of(MajorPower.RUSSIA);
      case INTRO_TWO -> List.of(MajorPower.FRANCE, MajorPower.RUSSIA);
      case INTRO_THREE -> List.of(MajorPower.FRANCE, MajorPower.RUSSIA, MajorPower.BRITAIN);
      case TWO_PLAYERS -> List.of(MajorPower.FRANCE, MajorPower.BRITAIN);
      case THREE_PLAYERS -> List.of(MajorPower.FRANCE, MajorPower.BRITAIN, MajorPower.RUSSIA);
      case FOUR_PLAYERS, SOLO_ALL -> CHAIRS;
    };
  }

  /// {@return how many seats a mode needs}
  public static int needed(PlayMode mode) {
    return switch (mode) {
      case FOUR_PLAYERS -> 4;
      case THREE_PLAYERS, INTRO_THREE -> 3;
      case TWO_PLAYERS, INTRO_TWO -> 2;
      case SOLO_FRANCE, SOLO_COALITION, SOLO_POWER, SOLO_ALL, INTRO -> 1;
    };
  }

  /// {@return the power of a seat: that of its name, or else of its chair}
  public static MajorPower power(LiveTable table, Seat seat) {
    return MajorPower.named(seat.name())
        .orElseGet(() -> CHAIRS.get(Math.max(0, table.seats().indexOf(seat)) % CHAIRS.size()));
  }

  /// {@return the seat that plays a power}
  public static Seat seat(LiveTable table, MajorPower power) {
    if (CongressGame.mode(table.options()).isLone()) {
      return table.seats().getFirst();
    }
    for (MajorPower chair : List.of(power, MajorPower.RUSSIA, MajorPower.BRITAIN)) {
      for (Seat seat : table.seats()) {
        if (power(table, seat) == chair && (chair == power || power.isAllied())) {
          return seat;
        }
      }
    }
    return table.seats().getFirst();
  }

  /// {@return all four powers clockwise, as their seats stand; a power without a seat behind the
  /// others}
  public static List<MajorPower> clockwise(LiveTable table) {
    PlayMode mode = CongressGame.mode(table.options());
    if (mode.isLone()) {
      return negotiating(mode);
    }
    List<MajorPower> powers = new ArrayList<>();
    table.seats().forEach(seat -> powers.add(power(table, seat)));
    for (MajorPower power : MajorPower.values()) {
      if (!powers.contains(power)) {
        powers.add(power);
      }
    }
    powers.retainAll(negotiating(mode));
    return powers;
  }

  /// {@return that a seat plays others than a power, if it does}
  public static Optional<Fact> others(LiveTable table, Seat seat, MajorPower power) {
    List<MajorPower> own = powers(table, seat);
    return own.contains(power)
        ? Optional.empty()
        : Optional.of(new NotYourPower(power.name(), own.stream().map(Enum::name).toList()));
  }

  /// {@return the powers of a seat, its own first}
  public static List<MajorPower> powers(LiveTable table, Seat seat) {
    List<MajorPower> powers = new ArrayList<>(List.of(power(table, seat)));
    List<MajorPower> playing = CongressGame.mode(table.options()).playing();
    for (MajorPower power : CHAIRS) {
      if (!powers.contains(power) && playing.contains(power) && seat(table, power).equals(seat)) {
        powers.add(power);
      }
    }
    return powers;
  }

  /// {@return whether a power has cards, but no seat}
  public static boolean isBeside(PlayMode mode, MajorPower power) {
    return mode.isIntro() && mode.without().contains(power) && hasOwnHand(mode, power);
  }

  private static boolean hasOwnHand(PlayMode mode, MajorPower power) {
    return power == MajorPower.BRITAIN || (power == MajorPower.FRANCE && mode == PlayMode.INTRO);
  }

  /// {@return whether the bot of the introductory scenario has a power}
  public static boolean isIntroBot(LiveTable table, MajorPower power) {
    return CongressGame.mode(table) == PlayMode.INTRO && power == MajorPower.FRANCE;
  }
}
