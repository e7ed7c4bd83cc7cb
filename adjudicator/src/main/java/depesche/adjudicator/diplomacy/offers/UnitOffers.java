package depesche.adjudicator.diplomacy.offers;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.movement.Crossing;
import depesche.adjudicator.combat.orders.Kind;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.orders.Scene;
import depesche.adjudicator.notation.Offer;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// All that one unit may be ordered to do in a movement phase, as lines to choose from.
public final class UnitOffers {

  private final Scene scene;
  private final Unit unit;
  private final OfferedWords words;
  private final Crossing crossing;

  public UnitOffers(Scene scene, Unit unit) {
    this.scene = scene;
    this.unit = unit;
    this.words = new OfferedWords(scene.map());
    this.crossing = scene.map().crossing(scene.campaign().units());
  }

  /// {@return its moves, then to hold, to support, to go by convoy and to convoy}
  public Stream<Offer> moves() {
    return Stream.<Function<UnitOffers, Stream<Offer>>>of(
            UnitOffers::steps,
            UnitOffers::holding,
            UnitOffers::supports,
            UnitOffers::voyages,
            UnitOffers::convoys)
        .flatMap(kind -> kind.apply(this));
  }

  private Offer orders() {
    return words.unit(unit);
  }

  /// Supply centres that are not held yet come first.
  private Stream<Offer> steps() {
    return scene.map().open(unit).stream()
        .sorted(Comparator.comparing(place -> !isGoal(Province.of(place))))
        .map(to -> orders().and(OfferedWords.MOVE, words.place(to)));
  }

  private boolean isGoal(String province) {
    return scene.map().isCentre(province)
        && scene.campaign().ownerOf(province).filter(scene.seat().name()::equals).isEmpty();
  }

  private Stream<Offer> holding() {
    return Stream.of(orders().and(OfferedWords.HOLD));
  }

  /// Own units are supported before those of others.
  private Stream<Offer> supports() {
    List<String> near = scene.map().open(unit).stream().map(Province::of).distinct().toList();
    return others().flatMap(aided -> near.stream().flatMap(to -> support(aided, to)));
  }

  private Stream<Offer> support(Unit aided, String to) {
    Offer support = orders().and(OfferedWords.SUPPORT).and(words.unit(aided));
    if (aided.province().equals(to)) {
      return Stream.of(support);
    }
    return scene.map().reaches(aided, to)
        ? Stream.of(support.and(OfferedWords.MOVE, words.place(to)))
        : Stream.of();
  }

  private Stream<Unit> others() {
    return scene.campaign().units().stream()
        .filter(other -> !other.equals(unit))
        .sorted(Comparator.comparing(other -> !other.power().equals(scene.seat().name())));
  }

  private Stream<Offer> voyages() {
    return unit.kind() == Kind.FLEET
        ? Stream.of()
        : crossing.shores(unit.province()).stream().map(this::voyage);
  }

  private Offer voyage(String to) {
    Offer voyage = orders().and(OfferedWords.MOVE, words.place(to));
    return scene.map().reaches(unit, to) ? voyage.and(OfferedWords.VIA) : voyage;
  }

  private Stream<Offer> convoys() {
    if (unit.kind() != Kind.FLEET || scene.map().isCoastal(unit.province())) {
      return Stream.of();
    }
    return others().filter(army -> army.kind() != Kind.FLEET).flatMap(this::convoys);
  }

  private Stream<Offer> convoys(Unit army) {
    Offer convoy = orders().and(OfferedWords.CONVOY).and(words.unit(army));
    return crossing.shores(army.province(), unit.province()).stream()
        .map(to -> convoy.and(OfferedWords.MOVE, words.place(to)));
  }

  /// {@return where it may retreat to, and to disband it}
  ///
  /// @param open the places that are open to it
  public Stream<Offer> flights(List<String> open) {
    return Stream.concat(
        open.stream().map(to -> orders().and(OfferedWords.RETREAT, words.place(to))),
        Stream.of(orders().and(OfferedWords.DISBAND)));
  }
}
