package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.orders.Kind;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.combat.rulebook.Rulebook;
import depesche.adjudicator.combat.rulebook.Writing;
import depesche.adjudicator.diplomacy.campaign.Spot;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.notation.Coasted;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Turns written names into provinces and units, or says why not.
public record PlaceReader(Scene scene, Remarks remarks) {

  /// {@return the province that words name, whatever coast they add}
  public Optional<String> place(String words) {
    return goal(words).map(Goal::province);
  }

  /// {@return the province that words name, and the coast}
  private Optional<Goal> goal(String words) {
    // A place as the board writes it needs no search.
    Board board = scene.map().board();
    int place = board.index(words);
    if (place >= 0) {
      String id = board.province(board.provinceOf(place)).id();
      return Optional.of(new Goal(id, words.substring(Math.min(words.length(), id.length() + 1))));
    }
    Coasted coasted = Coasted.of(words);
    boolean whole =
        coasted.coast().isEmpty()
            || !scene.map().hasWater()
            || scene.map().names().find(words) instanceof Match.Found;
    return whole
        ? province(words).map(id -> new Goal(id, ""))
        : province(coasted.place()).map(id -> new Goal(id, coasted.coast()));
  }

  private Optional<String> province(String words) {
    return switch (scene.map().names().find(words)) {
      case Match.Found(String id) -> Optional.of(id);
      case Match.Close(String id) -> {
        remarks.doubt(new DoubtFact.ReadAs(words, scene.map().spot(id)));
        yield Optional.of(id);
      }
      case Match.Unclear(List<String> ids) ->
          remarks.refuse(new RefusalFact.UnclearPlace(words, scene.map().spots(ids)));
      case Match.Unknown(List<String> nearest) -> afterOwner(words, nearest);
    };
  }

  /// `Blue BER` is Berlin: an owner's name may stand before the province.
  private Optional<String> afterOwner(String words, List<String> nearest) {
    String[] parts = words.strip().split("\\s+", 2);
    if (parts.length == 2 && scene.ownerNamed(parts[0]).isPresent()) {
      return province(parts[1]);
    }
    List<Spot> spots = nearest.stream().map(scene.map()::spot).toList();
    return remarks.refuse(new RefusalFact.UnknownPlace(words, spots));
  }

  /// {@return a province that units may enter}
  public Optional<String> open(String words) {
    return openGoal(words).map(Goal::province);
  }

  Optional<Goal> openGoal(String words) {
    return goal(words)
        .flatMap(
            goal ->
                // A closed home country may never be entered by a unit.
                scene.map().isBox(goal.province())
                    ? remarks.refuse(
                        new RefusalFact.HomeBoxClosed(scene.map().spot(goal.province())))
                    : Optional.of(goal));
  }

  /// {@return the place to which a unit goes that is sent there, if it is one of these}
  ///
  /// @param open the places it can go to
  /// @param closed why not, if none of them lies in the province
  Optional<String> settle(Unit unit, Goal goal, List<String> open, Supplier<RefusalFact> closed) {
    List<String> places =
        open.stream().filter(place -> Province.of(place).equals(goal.province())).toList();
    if (places.isEmpty()) {
      return remarks.refuse(closed.get());
    }
    boolean split = places.getFirst().contains(Province.SLASH);
    if (places.contains(goal.place()) && (split || goal.coast().isEmpty())) {
      return Optional.of(goal.place());
    }
    if (unit.kind() != Kind.FLEET || !split) {
      // DATC 4.B.6: a coast does not count for an army, nor where there is but one.
      strange(goal, goal.province());
      return Optional.of(goal.province());
    }
    boolean known = scene.map().board().province(goal.province()).coasts().contains(goal.coast());
    if (known || goal.coast().isEmpty()) {
      return coast(unit, goal, places);
    }
    Optional<String> place = coast(unit, new Goal(goal.province(), ""), places);
    place.ifPresent(at -> strange(goal, at));
    return place;
  }

  /// DATC 4.B.6: deals with a coast that is not there or does not matter.
  ///
  /// @param read what is meant, if the coast is not heard
  void strange(Goal goal, String read) {
    Spot at = scene.map().spot(read);
    if (writing().strangeCoast() == Writing.Stray.ILLEGAL) {
      remarks.refuse(new RefusalFact.StrangeCoast(goal.place(), at));
    } else {
      remarks.doubt(new DoubtFact.CoastIgnored(goal.place(), at));
    }
  }

  private Writing writing() {
    return scene.campaign().law().rulebook().writing();
  }

  private Optional<String> coast(Unit unit, Goal goal, List<String> places) {
    Rulebook rulebook = scene.campaign().law().rulebook();
    boolean named = !goal.coast().isEmpty();
    // DATC 4.B.2 and 4.B.3: a coast that is missing, or not possible, where only one is.
    boolean lenient =
        named
            ? rulebook.impossibleCoast() == Rulebook.ImpossibleCoast.ONLY_ONE
            : rulebook.omittedCoast() == Rulebook.OmittedCoast.ONLY_ONE;
    UnitAt at = scene.unit(unit);
    List<Spot> spots = scene.map().spots(places);
    if (lenient && places.size() == 1) {
      if (named) {
        remarks.doubt(new DoubtFact.CoastIgnored(goal.place(), spots.getFirst()));
      }
      return Optional.of(places.getFirst());
    }
    // DATC 4.B.1: where several are possible the order must name one.
    return remarks.refuse(
        named
            ? new RefusalFact.WrongCoast(at, goal.place(), spots)
            : new RefusalFact.WhichCoast(at, scene.map().spot(goal.province()), spots));
  }

  /// {@return the seat's own unit on the board}
  Optional<Unit> own(Wording.Unit words, String text) {
    return ownPlace(words, text).flatMap(goal -> ownAt(goal, words));
  }

  /// {@return the place of a unit that the letter calls the seat's own}
  Optional<Goal> ownPlace(Wording.Unit words, String text) {
    if (ashore(words)) {
      return remarks.refuse(new RefusalFact.ArmiesOnly("F " + words.place()));
    }
    if (words.place().isEmpty()) {
      return remarks.refuse(new RefusalFact.NotAnOrder(text));
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
      remarks.refuse(new RefusalFact.OtherSeatNamed(named.get()));
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
    Optional<String> named = scene.ownerNamed(words);
    if (named.isEmpty() && !words.isEmpty()) {
      remarks.refuse(new RefusalFact.StrayWord(words, text));
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
    return words.kind().equals(Kind.FLEET.letter()) && !scene.map().hasWater();
  }

  private Optional<Unit> ownAt(Goal goal, Wording.Unit words) {
    Optional<Unit> there = scene.campaign().unitAt(goal.province());
    if (there.filter(unit -> unit.power().equals(scene.seat().name())).isPresent()) {
      check(there.get(), goal, words);
      return there;
    }
    List<UnitAt> yours = scene.units(scene.own());
    return remarks.refuse(
        there.isPresent()
            ? new RefusalFact.NotYours(scene.unit(there.get()), yours)
            : new RefusalFact.NobodyThere(scene.map().spot(goal.province()), yours));
  }

  /// Weighs a kind or a coast that is not the unit's, or is not named. DATC 4.B.5, 4.C.1 and 4.C.2:
  /// if it is not said otherwise the order counts, for there is no doubt which unit is meant.
  void check(Unit unit, Goal goal, Wording.Unit words) {
    UnitAt at = scene.unit(unit);
    String written = (words.kind() + " " + goal.place()).strip();
    List<Fact> doubts = List.of(new DoubtFact.UnitDiffers(written, at));
    boolean coast = goal.coast().isEmpty() || goal.place().equals(unit.place());
    if (words.kind().isEmpty()) {
      remarks.weigh(writing().missingType(), new RefusalFact.TypeMissing(at), List.of());
    }
    if (!scene.map().hasWater()) {
      return;
    }
    if (!words.kind().isEmpty() && !words.kind().equals(unit.kind().letter())) {
      remarks.weigh(writing().wrongType(), new RefusalFact.UnitMiscalled(written, at), doubts);
    } else if (!coast && writing().orderedCoast() == Writing.Stray.ILLEGAL) {
      remarks.refuse(new RefusalFact.UnitMiscalled(written, at));
    } else if (!coast) {
      doubts.forEach(remarks::doubt);
    }
  }

  /// {@return the unit that a support or convoy is for, whoever owns it}
  Optional<Unit> aided(Wording.Unit words, String text) {
    if (ashore(words)) {
      return remarks.refuse(new RefusalFact.ArmiesOnly("F " + words.place()));
    }
    String place = words.place().isEmpty() ? words.owner() : words.place();
    if (place.isEmpty()) {
      return remarks.refuse(new RefusalFact.NotAnOrder(text));
    }
    if (!words.place().isEmpty()) {
      owner(words.owner(), text);
    }
    Optional<Goal> goal = goal(place);
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
        scene.ownerNamed(words.owner()).or(() -> scene.ownerNamed(first(words.place())));
    if (named.isEmpty() && !unit.power().equals(scene.seat().name())) {
      remarks.weigh(writing().missingOwner(), new RefusalFact.OwnerMissing(at), List.of());
    } else if (named.filter(power -> !power.equals(unit.power())).isPresent()) {
      String said = named.get();
      remarks.weigh(
          writing().wrongOwner(),
          new RefusalFact.OwnerMiscalled(said, at),
          List.of(new DoubtFact.OwnerDiffers(said, at)));
    }
  }

  private Optional<Unit> anyAt(String id) {
    Optional<Unit> there = scene.campaign().unitAt(id);
    return there.isPresent()
        ? there
        : remarks.refuse(new RefusalFact.NobodyToSupport(scene.map().spot(id)));
  }
}
