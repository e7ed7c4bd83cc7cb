package depesche.adjudicator.diplomacy;

import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;

/// Turns written names into provinces and units, or says why not.
public record PlaceReader(Scene scene, Remarks remarks) {

  /// {@return the province a word names}
  public Optional<String> place(String words) {
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
      return place(parts[1]);
    }
    List<Spot> spots = nearest.stream().map(scene.map()::spot).toList();
    return remarks.refuse(new RefusalFact.UnknownPlace(words, spots));
  }

  /// {@return a province that units may enter}
  public Optional<String> open(String words) {
    return place(words)
        .flatMap(
            id ->
                // A closed home country may never be entered by a unit.
                scene.map().isBox(id)
                    ? remarks.refuse(new RefusalFact.HomeBoxClosed(scene.map().spot(id)))
                    : Optional.of(id));
  }

  /// {@return the seat's own unit on the board}
  Optional<Unit> own(Wording.Unit words, String text) {
    return ownPlace(words, text).flatMap(this::ownAt);
  }

  /// {@return the province of a unit that the letter calls the seat's own}
  Optional<String> ownPlace(Wording.Unit words, String text) {
    if (words.kind().equals("F")) {
      return remarks.refuse(new RefusalFact.ArmiesOnly("F " + words.place()));
    }
    if (words.place().isEmpty()) {
      return remarks.refuse(new RefusalFact.NotAnOrder(text));
    }
    Optional<String> named = scene.ownerNamed(words.owner());
    if (named.isPresent() && !named.get().equals(scene.seat().name())) {
      return remarks.refuse(new RefusalFact.OtherSeatNamed(named.get()));
    }
    return place(words.place());
  }

  private Optional<Unit> ownAt(String id) {
    List<UnitAt> yours = scene.units(scene.own());
    Optional<Unit> there = scene.campaign().unitAt(id);
    if (there.isEmpty()) {
      return remarks.refuse(new RefusalFact.NobodyThere(scene.map().spot(id), yours));
    }
    return there.get().power().equals(scene.seat().name())
        ? there
        : remarks.refuse(new RefusalFact.NotYours(scene.unit(there.get()), yours));
  }

  /// {@return the unit that a support is for, whoever owns it}
  Optional<Unit> aided(Wording.Unit words, String text) {
    if (words.kind().equals("F")) {
      return remarks.refuse(new RefusalFact.ArmiesOnly("F " + words.place()));
    }
    String place = words.place().isEmpty() ? words.owner() : words.place();
    if (place.isEmpty()) {
      return remarks.refuse(new RefusalFact.NotAnOrder(text));
    }
    Optional<Unit> unit = place(place).flatMap(this::anyAt);
    Optional<String> named = scene.ownerNamed(words.owner());
    if (unit.isPresent() && named.isPresent() && !named.get().equals(unit.get().power())) {
      remarks.doubt(new DoubtFact.OwnerDiffers(words.owner(), scene.unit(unit.get())));
    }
    return unit;
  }

  private Optional<Unit> anyAt(String id) {
    Optional<Unit> there = scene.campaign().unitAt(id);
    return there.isPresent()
        ? there
        : remarks.refuse(new RefusalFact.NobodyToSupport(scene.map().spot(id)));
  }
}
