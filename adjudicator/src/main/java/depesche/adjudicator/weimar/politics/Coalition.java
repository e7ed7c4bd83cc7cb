package depesche.adjudicator.weimar.politics;

import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// A coalition that may govern. Two neighbours in Parliament can: of left, of Weimar, or of right.
public enum Coalition {
  LEFT(WeimarParty.SPD, WeimarParty.KPD),
  WEIMAR(WeimarParty.SPD, WeimarParty.ZENTRUM),
  RIGHT(WeimarParty.ZENTRUM, WeimarParty.DNVP);

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<WeimarParty> parties;

  Coalition(WeimarParty one, WeimarParty other) {
    parties = List.of(one, other);
  }

  public List<WeimarParty> parties() {
    return parties;
  }

  /// {@return how many seats it has}
  public int seats(SequencedMap<WeimarParty, Integer> parliament) {
    return parties.stream().mapToInt(party -> parliament.getOrDefault(party, 0)).sum();
  }

  /// {@return whether these parties, in any order, are it}
  public boolean is(List<WeimarParty> government) {
    return government.size() == parties.size() && government.containsAll(parties);
  }

  /// {@return its name in small letters}
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
