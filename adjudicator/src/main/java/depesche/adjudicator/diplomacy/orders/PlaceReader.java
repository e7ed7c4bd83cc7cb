package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.combat.orders.UnitKind;
import depesche.adjudicator.combat.rulebook.OrderRulebook;
import depesche.adjudicator.combat.rulebook.Rulebook;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.PlaceWithCoast;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Turns written names into provinces and units, or says why not.
public record PlaceReader(OrderContext scene, OrderRemarks remarks) {

  /// The shortest form of a power: `GER`.
  private static final int SHORTEST = 3;

  /// {@return the province that words name, whatever coast they add}
  public Optional<String> place(String words) {
    return goal(words).map(OrderTarget::province);
  }

  /// {@return the province that words name, and the coast}
  private Optional<OrderTarget> goal(String words) {
    // A place as the board writes it needs no search.
    Board board = scene.map().board();
    int place = board.index(words);
    if (place >= 0) {
      String id = board.province(board.provinceOf(place)).id();
      return Optional.of(
          new OrderTarget(id, words.substring(Math.min(words.length(), id.length() + 1))));
    }
    PlaceWithCoast placeWithCoast = PlaceWithCoast.of(words);
    boolean whole =
        placeWithCoast.coast().isEmpty()
            || !scene.map().hasWater()
            || scene.map().names().find(words) instanceof Match.Found;
    return whole
        ? JoinedCoast.of(scene.map(), words)
            .or(() -> province(words).map(id -> new OrderTarget(id, "")))
        : province(placeWithCoast.place()).map(id -> new OrderTarget(id, placeWithCoast.coast()));
  }

  private Optional<String> province(String words) {
    return switch (scene.map().names().find(words)) {
      case Match.Found(String id) -> Optional.of(id);
      case Match.Close(String id) -> {
        remarks.doubt(new OrderDoubtFact.ReadAs(words, scene.map().spot(id)));
        yield Optional.of(id);
      }
      case Match.Unclear(List<String> ids) ->
          remarks.refuse(new OrderRefusalFact.UnclearPlace(words, scene.map().spots(ids)));
      case Match.Unknown(List<String> nearest) -> afterOwner(words, nearest);
    };
  }

  /// `Blue BER` is Berlin: an owner's name may stand before the province.
  private Optional<String> afterOwner(String words, List<String> nearest) {
    String[] parts = words.strip().split("\\s+", 2);
    if (parts.length == 2 && scene.ownerNamed(parts[0]).isPresent()) {
      return province(parts[1]);
    }
    List<NamedProvince> spots = nearest.stream().map(scene.map()::spot).toList();
    return remarks.refuse(new OrderRefusalFact.UnknownPlace(words, spots));
  }

  /// {@return a province that units may enter}
  public Optional<String> open(String words) {
    return openGoal(words).map(OrderTarget::province);
  }

  Optional<OrderTarget> openGoal(String words) {
    return goal(words)
        .flatMap(
            orderTarget ->
                // A closed home country may never be entered by a unit.
                scene.map().isBox(orderTarget.province())
                    ? remarks.refuse(
                        new OrderRefusalFact.HomeBoxClosed(
                            scene.map().spot(orderTarget.province())))
                    : Optional.of(orderTarget));
  }

  /// {@return the place to which a unit goes that is sent there, if it is one of these}
  ///
  /// @param open the places it can go to
  /// @param closed why not, if none of them lies in the province
  Optional<String> settle(
      Unit unit, OrderTarget orderTarget, List<String> open, Supplier<OrderRefusalFact> closed) {
    List<String> places =
        open.stream().filter(place -> Province.of(place).equals(orderTarget.province())).toList();
    if (places.isEmpty()) {
      return remarks.refuse(closed.get());
    }
    boolean split = places.getFirst().contains(Province.SLASH);
    if (places.contains(orderTarget.place()) && (split || orderTarget.coast().isEmpty())) {
      return Optional.of(orderTarget.place());
    }
    if (unit.unitKind() != UnitKind.FLEET || !split) {
      // DATC 4.B.6: a coast does not count for an army, nor where there is but one.
      strange(orderTarget, orderTarget.province());
      return Optional.of(orderTarget.province());
    }
    boolean known =
        scene.map().board().province(orderTarget.province()).coasts().contains(orderTarget.coast());
    if (known || orderTarget.coast().isEmpty()) {
      return coast(unit, orderTarget, places);
    }
    Optional<String> place = coast(unit, new OrderTarget(orderTarget.province(), ""), places);
    place.ifPresent(at -> strange(orderTarget, at));
    return place;
  }

  /// DATC 4.B.6: deals with a coast that is not there or does not matter.
  ///
  /// @param read what is meant, if the coast is not heard
  void strange(OrderTarget orderTarget, String read) {
    NamedProvince at = scene.map().spot(read);
    if (writing().strangeCoast() == OrderRulebook.Stray.ILLEGAL) {
      remarks.refuse(new OrderRefusalFact.StrangeCoast(orderTarget.place(), at));
    } else {
      remarks.doubt(new OrderDoubtFact.CoastIgnored(orderTarget.place(), at));
    }
  }

  private OrderRulebook writing() {
    return scene.campaign().law().rulebook().orderRulebook();
  }

  private Optional<String> coast(Unit unit, OrderTarget orderTarget, List<String> places) {
    Rulebook rulebook = scene.campaign().law().rulebook();
    boolean named = !orderTarget.coast().isEmpty();
    // DATC 4.B.2 and 4.B.3: a coast that is missing, or not possible, where only one is.
    boolean lenient =
        named
            ? rulebook.impossibleCoast() == Rulebook.ImpossibleCoast.ONLY_ONE
            : rulebook.omittedCoast() == Rulebook.OmittedCoast.ONLY_ONE;
    UnitAt at = scene.unit(unit);
    List<NamedProvince> spots = scene.map().spots(places);
    if (lenient && places.size() == 1) {
      if (named) {
        remarks.doubt(new OrderDoubtFact.CoastIgnored(orderTarget.place(), spots.getFirst()));
      }
      return Optional.of(places.getFirst());
    }
    // DATC 4.B.1: where several are possible the order must name one.
    return remarks.refuse(
        named
            ? new OrderRefusalFact.WrongCoast(at, orderTarget.place(), spots)
            : new OrderRefusalFact.WhichCoast(at, scene.map().spot(orderTarget.province()), spots));
  }

  /// {@return the seat's own unit on the board}
  Optional<Unit> own(Wording.Unit words, String text) {
    return ownPlace(words, text).flatMap(orderTarget -> ownAt(orderTarget, words));
  }

  /// {@return the place of a unit that the letter calls the seat's own}
  Optional<OrderTarget> ownPlace(Wording.Unit words, String text) {
    if (ashore(words)) {
      return remarks.refuse(new OrderRefusalFact.ArmiesOnly("F " + words.place()));
    }
    if (words.place().isEmpty()) {
      return remarks.refuse(new OrderRefusalFact.NotAnOrder(text));
    }
    String first = first(words.place());
    // A place as the board writes it needs no search.
    boolean written = scene.map().board().index(words.place()) >= 0;
    boolean leads = !written && scene.ownerNamed(first).isPresent() && !isPlace(words.place());
    return isOwn(words.owner(), text) && (!leads || isOwn(first, text))
        ? goal(words.place())
        : Optional.empty();
  }

  /// Whether words in front of what a seat orders name that seat, or are none; if not, says why.
  boolean isOwn(String owner, String text) {
    Optional<String> named = owner(owner, text);
    if (named.filter(name -> !name.equals(scene.seat().name())).isPresent()) {
      remarks.refuse(new OrderRefusalFact.OtherSeatNamed(named.get()));
    }
    return remarks.refusal().isEmpty();
  }

  /// Whether the words in front of `WAIVE` or `PASS` name the seat, or are none.
  boolean speaks(Wording.Unit who, String text) {
    String words = (who.owner() + " " + who.kind() + " " + who.place()).strip();
    return isOwn(words, text);
  }

  /// {@return the owner that words in front of a unit name} No word in front of an order is passed
  /// over: what names nobody is refused.
  Optional<String> owner(String words, String text) {
    Optional<String> named = scene.ownerMeant(words, SHORTEST);
    if (named.isEmpty() && !words.isEmpty()) {
      remarks.refuse(new OrderRefusalFact.StrayWord(words, text));
    }
    return named;
  }

  private static String first(String words) {
    return words.strip().split("\\s+", 2)[0];
  }

  private boolean isPlace(String words) {
    return !(scene.map().names().find(words) instanceof Match.Unknown);
  }

  /// Whether the words speak of a fleet on a board without water.
  private boolean ashore(Wording.Unit words) {
    return words.kind().equals(UnitKind.FLEET.letter()) && !scene.map().hasWater();
  }

  private Optional<Unit> ownAt(OrderTarget orderTarget, Wording.Unit words) {
    Optional<Unit> there = scene.campaign().unitAt(orderTarget.province());
    if (there.filter(unit -> unit.power().equals(scene.seat().name())).isPresent()) {
      check(there.get(), orderTarget, words);
      return there;
    }
    List<UnitAt> yours = scene.units(scene.own());
    return remarks.refuse(
        there.isPresent()
            ? new OrderRefusalFact.NotYours(scene.unit(there.get()), yours)
            : new OrderRefusalFact.NobodyThere(scene.map().spot(orderTarget.province()), yours));
  }

  /// Weighs a kind or a coast that is not the unit's, or is not named. DATC 4.B.5, 4.C.1 and 4.C.2:
  /// if it is not said otherwise the order counts, for there is no doubt which unit is meant.
  void check(Unit unit, OrderTarget orderTarget, Wording.Unit words) {
    UnitAt at = scene.unit(unit);
    String written = (words.kind() + " " + orderTarget.place()).strip();
    List<Fact> doubts = List.of(new OrderDoubtFact.UnitDiffers(written, at));
    boolean coast = orderTarget.coast().isEmpty() || orderTarget.place().equals(unit.place());
    if (words.kind().isEmpty()) {
      remarks.weigh(writing().missingType(), new OrderRefusalFact.TypeMissing(at), List.of());
    }
    if (!scene.map().hasWater()) {
      return;
    }
    if (!words.kind().isEmpty() && !words.kind().equals(unit.unitKind().letter())) {
      remarks.weigh(writing().wrongType(), new OrderRefusalFact.UnitMiscalled(written, at), doubts);
    } else if (!coast && writing().orderedCoast() == OrderRulebook.Stray.ILLEGAL) {
      remarks.refuse(new OrderRefusalFact.UnitMiscalled(written, at));
    } else if (!coast) {
      doubts.forEach(remarks::doubt);
    }
  }

  /// {@return the unit that a support or convoy is for, whoever owns it}
  Optional<Unit> aided(Wording.Unit words, String text) {
    if (ashore(words)) {
      return remarks.refuse(new OrderRefusalFact.ArmiesOnly("F " + words.place()));
    }
    String place = words.place().isEmpty() ? words.owner() : words.place();
    if (place.isEmpty()) {
      return remarks.refuse(new OrderRefusalFact.NotAnOrder(text));
    }
    if (!words.place().isEmpty()) {
      owner(words.owner(), text);
    }
    Optional<OrderTarget> goal = goal(place);
    Optional<Unit> unit = goal.flatMap(there -> anyAt(there.province()));
    unit.ifPresent(there -> owner(there, words));
    if (unit.isPresent() && goal.isPresent()) {
      check(unit.get(), goal.get(), words);
    }
    return unit;
  }

  /// DATC 4.C.5 and 4.C.6: weighs whose unit the words say it is.
  private void owner(Unit unit, Wording.Unit words) {
    UnitAt at = scene.unit(unit);
    // `S BLUE BER` has the owner before the place.
    Optional<String> named =
        scene.ownerMeant(words.owner(), SHORTEST).or(() -> scene.ownerNamed(first(words.place())));
    if (named.isEmpty() && !unit.power().equals(scene.seat().name())) {
      remarks.weigh(writing().missingOwner(), new OrderRefusalFact.OwnerMissing(at), List.of());
    } else if (named.filter(power -> !power.equals(unit.power())).isPresent()) {
      String said = named.get();
      remarks.weigh(
          writing().wrongOwner(),
          new OrderRefusalFact.OwnerMiscalled(said, at),
          List.of(new OrderDoubtFact.OwnerDiffers(said, at)));
    }
  }

  private Optional<Unit> anyAt(String id) {
    Optional<Unit> there = scene.campaign().unitAt(id);
    return there.isPresent()
        ? there
        : remarks.refuse(new OrderRefusalFact.NobodyToSupport(scene.map().spot(id)));
  }
}
