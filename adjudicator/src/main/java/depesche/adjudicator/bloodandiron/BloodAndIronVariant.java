package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.OrderWords;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.notation.Offer;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.rules.Title;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// What Blood & Iron adds to the common questions and orders. Rule 3: each player writes a ballot
/// for each of the foreign armies.
///
/// @param sheet the map as it was handed in
record BloodAndIronVariant(BloodMap sheet, MapIndex map) implements Variant {

  private static final Title TITLE =
      new Title(
          "blood-and-iron",
          "Blood & Iron",
          "1",
          5,
          5,
          List.of("Red", "Blue", "Green", "Yellow", "Black"),
          BloodAndIronOptions.ALL,
          Title.Naming.PLAYERS,
          OrderWords.WORDS,
          Title.Asked.SEATS);

  BloodAndIronVariant(BloodMap sheet) {
    this(sheet, index(sheet));
  }

  private static MapIndex index(BloodMap sheet) {
    SequencedMap<String, List<String>> spellings = new LinkedHashMap<>();
    for (BloodMap.Province one : sheet.provinces()) {
      spellings.put(one.id(), one.spellings());
    }
    List<MapIndex.Power> powers = new ArrayList<>();
    for (BloodMap.HomeBox box : sheet.boxes()) {
      spellings.put(box.id(), box.spellings());
      List<String> words = new ArrayList<>(box.spellings());
      words.add(box.id());
      powers.add(new MapIndex.Power(box.power(), words));
    }
    Board board = Board.of(sheet.id(), provinces(sheet), neighbours(sheet));
    return new MapIndex(board, spellings, powers);
  }

  /// {@return the provinces of the board, and behind them the home boxes}
  static List<Province> provinces(BloodMap sheet) {
    List<Province> provinces = new ArrayList<>();
    for (BloodMap.Province one : sheet.provinces()) {
      provinces.add(new Province(one.id(), one.name(), Terrain.LAND, one.centre()));
    }
    for (BloodMap.HomeBox box : sheet.boxes()) {
      provinces.add(new Province(box.id(), box.name(), Terrain.BOX, false));
    }
    return provinces;
  }

  /// {@return for every province and home box where an army may go}
  static SequencedMap<String, List<String>> neighbours(BloodMap sheet) {
    SequencedMap<String, List<String>> neighbours = new LinkedHashMap<>();
    sheet.provinces().forEach(one -> neighbours.put(one.id(), one.neighbours()));
    sheet.boxes().forEach(box -> neighbours.put(box.id(), box.neighbours()));
    return neighbours;
  }

  @Override
  public PhaseId first() {
    return new PhaseId("W", sheet.startYear(), PhaseId.Kind.ADJUSTMENTS);
  }

  @Override
  public MapDrawing drawing() {
    return sheet.drawing();
  }

  @Override
  public Title title() {
    return TITLE;
  }

  @Override
  public HouseRules law(List<Seat> seats, SequencedMap<String, String> options) {
    return BloodAndIronRulings.of(options);
  }

  @Override
  public Optional<LinePart> read(OrderContext orderContext, String text) {
    String said = BallotReader.declined(text);
    return BallotReader.address(orderContext, said)
        .map(address -> new BallotTiming(orderContext, said).read(address));
  }

  /// Foreign armies are drawn anew each year: where one stands is seen when the phase comes.
  @Override
  public Optional<Addressed> addressed(OrderContext orderContext, String text) {
    return BallotReader.address(orderContext, text)
        .filter(address -> !address.power().isEmpty())
        .map(
            address ->
                new Addressed(
                    Ballot.BALLOT + address.power(), "FOREIGN " + address.power(), address.rest()));
  }

  @Override
  public List<String> deeds() {
    return List.of("foreign", "ballot");
  }

  @Override
  public boolean addresses(OrderContext orderContext, String name) {
    // `FOREIGN AUSTRIA: PAS - MUN`: the name before the colon is an address, not a speaker.
    return BallotReader.address(orderContext, name + " H").isPresent();
  }

  @Override
  public boolean asks(OrderContext orderContext, Unit unit) {
    // Our ruling: every player still alive with a unit or a centre writes.
    return ForeignArmies.isForeign(unit)
        && new ForeignArmies(orderContext.campaign()).mayWrite(orderContext.seat());
  }

  @Override
  public List<Stream<Offer>> offers(OrderContext orderContext) {
    return new BallotOffers(orderContext).offers();
  }

  @Override
  public List<Fact> missing(OrderContext orderContext, Orders orders) {
    List<String> answered = orders.only(Ballot.class).stream().map(Order.Extra::subject).toList();
    List<Fact> missing = new ArrayList<>();
    for (Unit army : new ForeignArmies(orderContext.campaign()).armies()) {
      if (orderContext.position() instanceof DiplomacyPosition.Movement
          && asks(orderContext, army)
          && !answered.contains(Ballot.BALLOT + army.power())) {
        missing.add(new BallotFact.BallotMissing(army.power(), map.unit(army)));
      }
    }
    for (RetreatingUnit one : orderContext.displaced()) {
      if (asks(orderContext, one.unit())
          && !answered.contains(Ballot.RETREAT + one.unit().power())) {
        missing.add(
            new BallotFact.RetreatBallotMissing(map.unit(one.unit()), map.spots(one.open())));
      }
    }
    return missing;
  }
}
