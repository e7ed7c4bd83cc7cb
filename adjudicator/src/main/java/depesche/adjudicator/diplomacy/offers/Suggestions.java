package depesche.adjudicator.diplomacy.offers;

import depesche.adjudicator.Letter;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.orders.Kind;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.letters.LetterReader;
import depesche.adjudicator.diplomacy.orders.Scene;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.Offer;
import depesche.adjudicator.notation.Offers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What a seat may go on to write: orders for its units, what its title adds, and what can be said
/// in advance of retreats and winter.
public final class Suggestions {

  static final Offer WAIVE = new Offer(List.of(OfferedWords.WAIVE));

  private final Scene scene;
  private final OfferedWords words;

  public Suggestions(Scene scene) {
    this.scene = scene;
    this.words = new OfferedWords(scene.map());
  }

  /// {@return lines that begin as typed and that a letter of this seat may have, best first}
  public List<String> of(String typed) {
    String line = Lines.clean(typed);
    // A line may hold several orders, and a name before a colon.
    int begin =
        1 + Math.max(line.lastIndexOf(':'), Math.max(line.lastIndexOf(';'), line.lastIndexOf(',')));
    return Offers.best(
        line.substring(0, begin),
        scene.map().names().whole(line.substring(begin)),
        now(),
        later(),
        this::takes);
  }

  private boolean takes(String line) {
    return new LetterReader(scene).read(List.of(new Letter(scene.now().id(), line))).accepted();
  }

  /// What is asked now.
  private List<Stream<Offer>> now() {
    List<Stream<Offer>> now = new ArrayList<>();
    switch (scene.position()) {
      case Position.Movement _ ->
          scene.own().forEach(unit -> now.add(new UnitOffers(scene, unit).moves()));
      case Position.Retreats _ ->
          scene.ownDisplaced().forEach(one -> now.add(flights(one.unit(), one.open())));
      case Position.Adjustments _ -> now.add(winter());
      case Position.Over _ -> {}
    }
    now.addAll(scene.variant().offers(scene));
    return now;
  }

  /// What may be said in advance.
  private Stream<Offer> later() {
    return switch (scene.position()) {
      case Position.Movement _ ->
          Stream.concat(
              scene.own().stream().flatMap(unit -> flights(unit, scene.map().open(unit))),
              winter());
      case Position.Retreats _ -> winter();
      case Position.Adjustments _, Position.Over _ -> Stream.of();
    };
  }

  private Stream<Offer> flights(Unit unit, List<String> open) {
    return new UnitOffers(scene, unit).flights(open);
  }

  /// Builds before removals; of those that are not due now the reader takes none.
  private Stream<Offer> winter() {
    return Stream.of(builds(), Stream.of(WAIVE), removals()).flatMap(offers -> offers);
  }

  Stream<Offer> builds() {
    Campaign campaign = scene.campaign();
    String seat = scene.seat().name();
    return campaign.centresOf(seat).stream()
        .filter(centre -> campaign.law().buildsIn(seat, centre))
        .flatMap(this::builds);
  }

  Stream<Offer> removals() {
    return scene.own().stream().map(this::removal);
  }

  private Stream<Offer> builds(String centre) {
    Province province = scene.map().board().province(centre);
    boolean harbour = province.terrain() == Terrain.COAST;
    List<String> coasts =
        !harbour
            ? List.of()
            : province.coasts().isEmpty() ? List.of(centre) : province.coastPlaces();
    return Stream.concat(
        Stream.of(build(Kind.ARMY, centre)),
        coasts.stream().map(coast -> build(Kind.FLEET, coast)));
  }

  private Offer build(Kind kind, String place) {
    return new Offer(List.of(OfferedWords.BUILD, words.kind(kind), words.place(place)));
  }

  private Offer removal(Unit unit) {
    return new Offer(List.of(OfferedWords.REMOVE)).and(words.unit(unit));
  }
}
