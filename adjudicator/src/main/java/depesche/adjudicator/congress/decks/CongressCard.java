package depesche.adjudicator.congress.decks;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.sums.SumTerm;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;

/// A character or event card, as far as its owner has typed it.
///
/// @param number as printed; empty of leaders, and while nobody has typed it
/// @param value in the circle; empty while nobody has typed it
/// @param leader whether it is one of the four Leader cards
/// @param ratings the letters for solitaire games
/// @param killedOn the rolls with which the character dies after a battle
/// @param bestOf how often its side rolls in a battle, to choose the best roll; 1 is usual
public record CongressCard(
    OptionalInt number,
    String title,
    CardNation nation,
    OptionalInt value,
    boolean leader,
    SequencedMap<MajorPower, CardRating> ratings,
    List<IssueBonus> bonuses,
    List<CardGain> gains,
    List<BattleUse> battles,
    List<Integer> killedOn,
    int bestOf) {

  public CongressCard {
    ratings = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(ratings));
    bonuses = List.copyOf(bonuses);
    gains = List.copyOf(gains);
    battles = List.copyOf(battles);
    killedOn = List.copyOf(killedOn);
  }

  /// {@return its printed value as a line of a sum}
  public SumTerm valueTerm() {
    return new SumTerm(SumTerm.Why.CARD_VALUE, title, value.orElse(0));
  }

  /// {@return what it adds for an issue where it lies}
  public List<SumTerm> bonusTerms(MajorPower player, String issue, Optional<MajorPower> holder) {
    List<SumTerm> terms = new ArrayList<>();
    for (IssueBonus bonus : bonuses) {
      if (bonus.counts(player, issue, holder)) {
        terms.add(new SumTerm(SumTerm.Why.CARD_BONUS, title, bonus.add()));
      }
    }
    return terms;
  }

  /// {@return its value for a power and an issue, with what it adds}
  public int worth(MajorPower player, String issue, Optional<MajorPower> holder) {
    return value.orElse(0)
        + bonusTerms(player, issue, holder).stream().mapToInt(SumTerm::value).sum();
  }

  /// {@return how it can be used in a battle}
  public Optional<BattleUse> use(MajorPower player, WarFront front) {
    return battles.stream().filter(use -> use.fits(player, front)).findFirst();
  }

  /// {@return whether a power can use it in the War Phase at all}
  public boolean isMilitary(MajorPower player) {
    return battles.stream()
        .anyMatch(use -> use.powers().isEmpty() || use.powers().contains(player));
  }

  /// {@return its letter for a power}
  public Optional<CardRating> rating(MajorPower power) {
    return Optional.ofNullable(ratings.get(power));
  }

  /// {@return whether playing it on an issue earns something of this kind}
  public boolean earns(CardGain.Kind kind, MajorPower player, String issue) {
    return gains.stream().anyMatch(gain -> gain.kind() == kind && gain.counts(player, issue));
  }

  /// The letter of a card for a power in solitaire games: D is the lowest, A the highest.
  public enum CardRating {
    D,
    C,
    B,
    A
  }

  /// Whose National card it is.
  public enum CardNation {
    FRENCH,
    RUSSIAN,
    BRITISH,
    AUSTRIAN,
    NEUTRAL;

    /// {@return the power; none of a neutral card}
    public Optional<MajorPower> power() {
      return switch (this) {
        case FRENCH -> Optional.of(MajorPower.FRANCE);
        case RUSSIAN -> Optional.of(MajorPower.RUSSIA);
        case BRITISH -> Optional.of(MajorPower.BRITAIN);
        case AUSTRIAN -> Optional.of(MajorPower.AUSTRIA);
        case NEUTRAL -> Optional.empty();
      };
    }

    /// {@return whether it is a National card of this power}
    public boolean isOf(MajorPower asked) {
      return power().filter(asked::equals).isPresent();
    }
  }
}
