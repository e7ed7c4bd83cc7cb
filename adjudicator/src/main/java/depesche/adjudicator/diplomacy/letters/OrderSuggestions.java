package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.Offer;
import depesche.adjudicator.notation.Offers;
import depesche.adjudicator.rules.Suggests.Menu;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What a seat may go on to write: orders for its units, what its title adds, and what can be said
/// in advance of retreats and winter.
public final class OrderSuggestions {

  static final Offer WAIVE = new Offer(List.of(OfferedOrderWords.WAIVE));

  private final OrderContext orderContext;
  private final OfferedOrderWords words;

  public OrderSuggestions(OrderContext orderContext) {
    this.orderContext = orderContext;
    this.words = new OfferedOrderWords(orderContext.map());
  }

  /// {@return lines that begin as typed and that a letter of this seat may have, best first}
  public List<String> of(String typed) {
    String line = Lines.clean(typed);
    // A line may hold several orders, and a name before a colon.
    int begin =
        1 + Math.max(line.lastIndexOf(':'), Math.max(line.lastIndexOf(';'), line.lastIndexOf(',')));
    return Offers.best(
        line.substring(0, begin),
        orderContext.map().names().whole(line.substring(begin)),
        now(),
        later(),
        this::takes);
  }

  /// {@return what may be chosen where one of a few orders answers: a retreat, and in winter}
  public List<Menu> menus() {
    return orderContext.position() instanceof DiplomacyPosition.Movement
        ? List.of()
        : choices().stream().filter(menu -> menu.words().size() <= Menu.MOST).toList();
  }

  /// {@return for each unit all that may be ordered, and in winter all that may be built or
  /// removed}
  public List<Menu> choices() {
    return switch (orderContext.position()) {
      case DiplomacyPosition.Movement _ -> all(orderContext.own().stream().map(this::orders));
      case DiplomacyPosition.Retreats _ ->
          all(orderContext.ownDisplaced().stream().map(this::flights));
      case DiplomacyPosition.Adjustments _ -> adjustments().stream().toList();
      case DiplomacyPosition.Over _ -> List.of();
    };
  }

  private List<Menu> all(Stream<Optional<Menu>> own) {
    return Stream.concat(own, foreign()).flatMap(Optional::stream).toList();
  }

  /// All that a unit can do at all is a good line, so these need not be read.
  private Optional<Menu> orders(Unit unit) {
    Stream<Offer> moves = new UnitOffers(orderContext, unit).moves();
    return Menu.of(words.unit(unit).text(), moves.map(Offer::text), 1);
  }

  private Optional<Menu> flights(RetreatingUnit one) {
    return menu(words.unit(one.unit()).text(), flights(one.unit(), one.open()), 1);
  }

  /// What the title asks about units of others.
  private Stream<Optional<Menu>> foreign() {
    return orderContext.foreign().isEmpty() && orderContext.foreignDisplaced().isEmpty()
        ? Stream.of()
        : orderContext.variant().offers(orderContext).stream()
            .map(Stream::toList)
            .filter(offers -> !offers.isEmpty())
            .map(
                offers ->
                    Menu.of(
                        head(offers.getFirst()),
                        offers.stream().map(Offer::text).filter(this::isSound),
                        1));
  }

  private static String head(Offer offer) {
    return new Offer(offer.words().subList(0, 2)).text();
  }

  private Optional<Menu> adjustments() {
    int change = orderContext.campaign().change(orderContext.seat());
    return change > 0
        ? menu(OfferedOrderWords.BUILD.text(), Stream.concat(builds(), Stream.of(WAIVE)), change)
        : menu(OfferedOrderWords.REMOVE.text(), removals(), -change);
  }

  private Optional<Menu> menu(String about, Stream<Offer> offers, int most) {
    return Menu.of(about, offers.map(Offer::text).filter(this::takes), most);
  }

  private boolean takes(String line) {
    return read(line).accepted();
  }

  /// Some ballots are taken that cannot count.
  private boolean isSound(String line) {
    return read(line).lines().stream().allMatch(one -> one.verdict() instanceof Verdict.Taken);
  }

  private Reading<Orders> read(String line) {
    return new OrderLetterReader(orderContext)
        .read(List.of(new Letter(orderContext.now().id(), line)));
  }

  /// What is asked now.
  private List<Stream<Offer>> now() {
    List<Stream<Offer>> now = new ArrayList<>();
    switch (orderContext.position()) {
      case DiplomacyPosition.Movement _ ->
          orderContext.own().forEach(unit -> now.add(new UnitOffers(orderContext, unit).moves()));
      case DiplomacyPosition.Retreats _ ->
          orderContext.ownDisplaced().forEach(one -> now.add(flights(one.unit(), one.open())));
      case DiplomacyPosition.Adjustments _ -> now.add(winter());
      case DiplomacyPosition.Over _ -> {}
    }
    now.addAll(orderContext.variant().offers(orderContext));
    return now;
  }

  /// What may be said in advance.
  private Stream<Offer> later() {
    return switch (orderContext.position()) {
      case DiplomacyPosition.Movement _ ->
          Stream.concat(
              orderContext.own().stream()
                  .flatMap(unit -> flights(unit, orderContext.map().open(unit))),
              winter());
      case DiplomacyPosition.Retreats _ -> winter();
      case DiplomacyPosition.Adjustments _, DiplomacyPosition.Over _ -> Stream.of();
    };
  }

  private Stream<Offer> flights(Unit unit, List<String> open) {
    return new UnitOffers(orderContext, unit).flights(open);
  }

  /// Builds before removals; of those that are not due now the reader takes none.
  private Stream<Offer> winter() {
    return Stream.of(builds(), Stream.of(WAIVE), removals()).flatMap(offers -> offers);
  }

  Stream<Offer> builds() {
    SharedBoard sharedBoard = orderContext.campaign();
    String seat = orderContext.seat().name();
    return sharedBoard.centresOf(seat).stream()
        .filter(centre -> sharedBoard.law().buildsIn(seat, centre))
        .flatMap(this::builds);
  }

  Stream<Offer> removals() {
    return orderContext.own().stream().map(this::removal);
  }

  private Stream<Offer> builds(String centre) {
    Province province = orderContext.map().board().province(centre);
    boolean harbour = province.terrain() == Terrain.COAST;
    List<String> coasts =
        !harbour
            ? List.of()
            : province.coasts().isEmpty() ? List.of(centre) : province.coastPlaces();
    return Stream.concat(
        Stream.of(build(UnitKind.ARMY, centre)),
        coasts.stream().map(coast -> build(UnitKind.FLEET, coast)));
  }

  private Offer build(UnitKind unitKind, String place) {
    return new Offer(List.of(OfferedOrderWords.BUILD, words.kind(unitKind), words.place(place)));
  }

  private Offer removal(Unit unit) {
    return new Offer(List.of(OfferedOrderWords.REMOVE)).and(words.unit(unit));
  }
}
