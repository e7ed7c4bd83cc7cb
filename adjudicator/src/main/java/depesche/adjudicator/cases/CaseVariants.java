package depesche.adjudicator.cases;

import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The variants a case can be of. The law of a case without options is worked out once.
final class CaseVariants {

  private final List<Variant> variants;

  /// By the id of the title.
  private final SequencedMap<String, HouseRules> plain = new LinkedHashMap<>();

  CaseVariants(List<Variant> variants) {
    this.variants = List.copyOf(variants);
    for (Variant variant : this.variants) {
      plain.put(variant.title().id(), made(variant, new LinkedHashMap<>()));
    }
  }

  Optional<Variant> find(String id) {
    for (Variant variant : variants) {
      if (variant.title().id().equals(id)) {
        return Optional.of(variant);
      }
    }
    return Optional.empty();
  }

  List<String> ids() {
    return variants.stream().map(it -> it.title().id()).toList();
  }

  HouseRules law(Variant variant, SequencedMap<String, String> options) {
    HouseRules law = plain.get(variant.title().id());
    return law == null || !options.isEmpty() ? made(variant, options) : law;
  }

  private static HouseRules made(Variant variant, SequencedMap<String, String> options) {
    List<Seat> seats = variant.title().colours().stream().map(Seat::new).toList();
    return variant.law(seats, options);
  }
}
