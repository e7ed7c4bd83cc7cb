package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.Wording;
import java.util.List;
import java.util.Optional;

/// Turns written names into provinces and units, or says why not.
record PlaceReader(Scene scene, Remarks remarks) {

  /// {@return the province a word names}
  Optional<String> place(String words) {
    return switch (scene.names().find(words)) {
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
  Optional<String> open(String words) {
    return place(words)
        .flatMap(
            id ->
                // Rule 3: the home countries may never be entered by a unit.
                scene.map().isBox(id)
                    ? remarks.refuse(new RefusalFact.HomeBoxClosed(scene.map().spot(id)))
                    : Optional.of(id));
  }

  /// {@return the seat's own unit on the board}
  Optional<Army> own(Wording.Unit words, String text) {
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

  private Optional<Army> ownAt(String id) {
    List<UnitAt> yours = scene.units(scene.own());
    Optional<Army> there = scene.campaign().armyAt(id);
    if (there.isEmpty()) {
      return remarks.refuse(new RefusalFact.NobodyThere(scene.map().spot(id), yours));
    }
    return there.get().owner().equals(scene.seat().name())
        ? there
        : remarks.refuse(new RefusalFact.NotYours(scene.unit(there.get()), yours));
  }

  /// {@return the unit that a support is for, whoever owns it}
  Optional<Army> aided(Wording.Unit words, String text) {
    if (words.kind().equals("F")) {
      return remarks.refuse(new RefusalFact.ArmiesOnly("F " + words.place()));
    }
    String place = words.place().isEmpty() ? words.owner() : words.place();
    if (place.isEmpty()) {
      return remarks.refuse(new RefusalFact.NotAnOrder(text));
    }
    Optional<Army> army = place(place).flatMap(this::anyAt);
    Optional<String> named = scene.ownerNamed(words.owner());
    if (army.isPresent() && named.isPresent() && !named.get().equals(army.get().owner())) {
      remarks.doubt(new DoubtFact.OwnerDiffers(words.owner(), scene.unit(army.get())));
    }
    return army;
  }

  private Optional<Army> anyAt(String id) {
    Optional<Army> there = scene.campaign().armyAt(id);
    return there.isPresent()
        ? there
        : remarks.refuse(new RefusalFact.NobodyToSupport(scene.map().spot(id)));
  }
}
