package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.OrderRulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.PlaceWithCoast;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Turns written names into provinces and units, or says why not.
public record PlaceReader(OrderContext scene, OrderRemarks remarks) {

  /// The shortest form of a power: `GER`.
  private static final int SHORTEST = 3;

  /// No name of a place is longer, with those of its owner before it.
  private static final int LONGEST = 200;

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /// {@return the reader of coasts, with the same remarks}
  CoastReader coasts() {
    return new CoastReader(scene, remarks);
  }

  /// {@return the province that words name, whatever coast they add}
  public Optional<String> place(String words) {
    return goal(words).map(OrderTarget::province);
  }

  /// {@return the province that words name, and the coast}
  private Optional<OrderTarget> goal(String words) {
    return written(words).or(() -> named(words));
  }

  /// {@return a place as the board writes it; it needs no search}
  private Optional<OrderTarget> written(String words) {
    Board board = scene.map().board();
    int place = board.index(words);
    if (place < 0) {
      return Optional.empty();
    }
    String id = board.province(board.provinceOf(place)).id();
    return Optional.of(
        new OrderTarget(id, words.substring(Math.min(words.length(), id.length() + 1))));
  }

  private Optional<OrderTarget> named(String words) {
    PlaceWithCoast placeWithCoast = PlaceWithCoast.of(words);
    boolean whole =
        placeWithCoast.coast().isEmpty()
            || !scene.map().hasWater()
            || scene.map().names().find(words) instanceof Match.Found;
    return whole
        ? new JoinedCoast(scene.map())
            .of(words)
            .or(() -> province(words).map(id -> new OrderTarget(id, "")))
        : province(placeWithCoast.place()).map(id -> new OrderTarget(id, placeWithCoast.coast()));
  }

  private Optional<String> province(String words) {
    if (words.length() > LONGEST) {
      return remarks.refuse(new OrderRefusalFact.UnknownPlace(words, List.of()));
    }
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

  /// `Blue BER` is Berlin: an owner's name may be before the province.
  private Optional<String> afterOwner(String words, List<String> nearest) {
    String[] parts = BLANKS.split(words.strip(), 2);
    if (parts.length == 2 && scene.ownerNamed(parts[0]).isPresent()) {
      return province(parts[1]);
    }
    if (parts.length == 2
        && Character.isDigit(parts[1].charAt(0))
        && scene.map().names().find(parts[0]) instanceof Match.Found) {
      // The number of the next order, mostly: the province is known.
      return remarks.refuse(new OrderRefusalFact.StrayWord(parts[1], words));
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

  private OrderRulebook writing() {
    return scene.campaign().law().rulebook().orderRulebook();
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
    Optional<OrderTarget> written = written(words.place());
    boolean leads = written.isEmpty() && leads(words);
    boolean own = isOwn(words.owner(), text) && (!leads || isOwn(first(words.place()), text));
    return own ? written.or(() -> named(words.place())) : Optional.empty();
  }

  /// Whether an owner's name leads the words for a place.
  private boolean leads(Wording.Unit words) {
    return scene.ownerNamed(first(words.place())).isPresent() && !isPlace(words.place());
  }

  /// Whether words in front of what a seat orders name that seat, or are none; if not, says why.
  boolean isOwn(String owner, String text) {
    Optional<String> named = owner(owner, text);
    if (named.filter(name -> !name.equals(scene.seat().name())).isPresent()) {
      remarks.refuse(new OrderRefusalFact.OtherSeatNamed(named.get()));
    }
    return !remarks.isRefused();
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
    String bare = words.strip();
    for (int at = 0; at < bare.length(); at++) {
      if (bare.charAt(at) == ' ' || (bare.charAt(at) >= '\t' && bare.charAt(at) <= '\r')) {
        return bare.substring(0, at);
      }
    }
    return bare;
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
    boolean coast = orderTarget.coast().isEmpty() || orderTarget.place().equals(unit.place());
    if (coast && words.kind().equals(unit.unitKind().letter())) {
      return;
    }
    UnitAt at = scene.unit(unit);
    String written = (words.kind() + " " + orderTarget.place()).strip();
    List<Fact> doubts = List.of(new OrderDoubtFact.UnitDiffers(written, at));
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

  /// {@return the unit that a support or convoy is for, of any owner}
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
    // `S BLUE BER` has the owner before the place.
    Optional<String> named =
        scene.ownerMeant(words.owner(), SHORTEST).or(() -> scene.ownerNamed(first(words.place())));
    if (named.isEmpty() && !unit.power().equals(scene.seat().name())) {
      remarks.weigh(
          writing().missingOwner(), new OrderRefusalFact.OwnerMissing(scene.unit(unit)), List.of());
    } else if (named.filter(power -> !power.equals(unit.power())).isPresent()) {
      String said = named.get();
      UnitAt at = scene.unit(unit);
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
