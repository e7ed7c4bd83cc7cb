package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Title;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.orders.Kind;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.OrderWords;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Displaced;
import depesche.adjudicator.diplomacy.campaign.Law;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.orders.Part;
import depesche.adjudicator.diplomacy.orders.Scene;
import depesche.adjudicator.diplomacy.orders.Timing;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.notation.Offer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// What Blood & Iron adds to the common questions and orders. Rule 3: each player writes a ballot
/// for each of the foreign armies.
///
/// @param sheet the map as it was handed in
record Foreigners(BloodMap sheet, Atlas map) implements Variant {

  private static final Title TITLE =
      new Title(
          "blood-and-iron",
          "Blood & Iron",
          "1",
          5,
          5,
          List.of("Red", "Blue", "Green", "Yellow", "Black"),
          Options.ALL,
          Title.Naming.PLAYERS,
          OrderWords.WORDS);

  Foreigners(BloodMap sheet) {
    this(sheet, atlas(sheet));
  }

  private static Atlas atlas(BloodMap sheet) {
    List<Province> provinces = new ArrayList<>();
    SequencedMap<String, List<String>> neighbours = new LinkedHashMap<>();
    SequencedMap<String, List<String>> spellings = new LinkedHashMap<>();
    for (BloodMap.Province one : sheet.provinces()) {
      provinces.add(new Province(one.id(), one.name(), Terrain.LAND, one.centre()));
      neighbours.put(one.id(), one.neighbours());
      spellings.put(one.id(), one.spellings());
    }
    List<Atlas.Power> powers = new ArrayList<>();
    for (BloodMap.HomeBox box : sheet.boxes()) {
      provinces.add(new Province(box.id(), box.name(), Terrain.BOX, false));
      neighbours.put(box.id(), box.neighbours());
      spellings.put(box.id(), box.spellings());
      List<String> words = new ArrayList<>(box.spellings());
      words.add(box.id());
      powers.add(new Atlas.Power(box.power(), words));
    }
    return new Atlas(Board.of(sheet.id(), provinces, neighbours), spellings, powers);
  }

  /// {@return whether it is a foreign army}
  static boolean isForeign(Unit unit) {
    return unit.kind() == Kind.DOUBLE_ARMY;
  }

  /// {@return the foreign armies on the board, Austria's first}
  static List<Unit> armies(Campaign campaign) {
    return campaign.units().stream()
        .filter(Foreigners::isForeign)
        .sorted(Comparator.comparing(Unit::power))
        .toList();
  }

  @Override
  public Title title() {
    return TITLE;
  }

  @Override
  public Law law(List<Seat> seats, SequencedMap<String, String> options) {
    return Rulings.of(options);
  }

  @Override
  public Optional<Part> read(Scene scene, Timing timing, String text) {
    return BallotReader.address(scene, text)
        .map(address -> new BallotTiming(scene, timing, text).read(address));
  }

  @Override
  public List<String> deeds() {
    return List.of("foreign", "ballot");
  }

  @Override
  public boolean addresses(Scene scene, String name) {
    // `FOREIGN AUSTRIA: PAS - MUN`: the name before the colon is an address, not a speaker.
    return BallotReader.address(scene, name + " H").isPresent();
  }

  @Override
  public boolean asks(Scene scene, Unit unit) {
    // Our ruling: every player still alive with a unit or a centre writes.
    return isForeign(unit) && DrawPool.mayWrite(scene.campaign(), scene.seat());
  }

  @Override
  public List<Stream<Offer>> offers(Scene scene) {
    return new BallotOffers(scene).offers();
  }

  @Override
  public List<Fact> missing(Scene scene, Orders orders) {
    List<String> answered = orders.only(Ballot.class).stream().map(Order.Extra::subject).toList();
    List<Fact> missing = new ArrayList<>();
    for (Unit army : armies(scene.campaign())) {
      if (scene.position() instanceof Position.Movement
          && asks(scene, army)
          && !answered.contains(Ballot.BALLOT + army.power())) {
        missing.add(new BallotFact.BallotMissing(army.power(), map.unit(army)));
      }
    }
    for (Displaced one : scene.displaced()) {
      if (asks(scene, one.unit()) && !answered.contains(Ballot.RETREAT + one.unit().power())) {
        missing.add(
            new BallotFact.RetreatBallotMissing(map.unit(one.unit()), map.spots(one.open())));
      }
    }
    return missing;
  }
}
