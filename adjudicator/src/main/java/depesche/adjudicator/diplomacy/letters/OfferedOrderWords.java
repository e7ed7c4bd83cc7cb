package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.notation.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The words of orders as they are offered to a player who types: what is written, and how else it
/// might be.
final class OfferedOrderWords {

  static final Offer.Sign HOLD = new Offer.Sign("H", "holds");
  static final Offer.Sign MOVE = new Offer.Sign("-", "to");
  static final Offer.Sign SUPPORT = new Offer.Sign("S", "supports");
  static final Offer.Sign CONVOY = new Offer.Sign("C", "convoys");
  static final Offer.Sign VIA = new Offer.Sign("VIA", "via");
  static final Offer.Sign RETREAT = new Offer.Sign("R", "retreats");
  static final Offer.Sign DISBAND = new Offer.Sign("D", "disbands");
  static final Offer.Sign BUILD = new Offer.Sign("BUILD", "build");
  static final Offer.Sign REMOVE = new Offer.Sign("REMOVE", "remove");
  static final Offer.Sign WAIVE = new Offer.Sign("WAIVE", "waive");

  private final MapIndex map;

  OfferedOrderWords(MapIndex map) {
    this.map = map;
  }

  Offer unit(Unit unit) {
    return new Offer(List.of(kind(unit.unitKind()), place(unit.place())));
  }

  Offer.Word kind(UnitKind unitKind) {
    List<String> words =
        switch (unitKind) {
          case ARMY -> List.of("a", "army", "armee");
          case FLEET -> List.of("f", "fleet", "flotte");
          case DOUBLE_ARMY -> List.of("aa", "double");
        };
    return new Offer.Aside(unitKind.letter(), words);
  }

  /// A place by all the names of its province, with its coast and without.
  Offer.Word place(String place) {
    String province = Province.of(place);
    List<String> spellings = new ArrayList<>(map.spellings(province));
    if (!province.equals(place)) {
      String coast = place.substring(province.length() + 1).toLowerCase(Locale.ROOT);
      map.spellings(province).forEach(spelling -> spellings.add(spelling + coast));
    }
    return new Offer.Name(place, spellings);
  }
}
