package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.letters.UnitOffers;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.notation.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Rule 3: the ballots a player may write, as lines to choose from.
record BallotOffers(OrderContext scene) {

  private static final Offer.Aside FOREIGN = new Offer.Aside("FOREIGN", List.of("foreign"));
  private static final Offer.Sign PASS = new Offer.Sign("PASS", "pass");

  List<Stream<Offer>> offers() {
    List<Stream<Offer>> offers = new ArrayList<>();
    if (scene.position() instanceof DiplomacyPosition.Movement) {
      for (Unit army : new ForeignArmies(scene.campaign()).armies()) {
        Stream<Offer> orders = new UnitOffers(scene, army).moves().map(address(army)::and);
        offers.add(Stream.concat(orders, Stream.of(address(army).and(PASS))));
      }
    }
    for (RetreatingUnit one : scene.displaced()) {
      if (ForeignArmies.isForeign(one.unit())) {
        Offer address = address(one.unit());
        offers.add(new UnitOffers(scene, one.unit()).flights(one.open()).map(address::and));
      }
    }
    return offers;
  }

  private Offer address(Unit army) {
    return new Offer(
        List.of(FOREIGN, Offer.Name.of(army.power(), scene.map().powerWords(army.power()))));
  }
}
