package depesche.adjudicator.bismarck;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.CardPart;
import depesche.adjudicator.bismarck.decks.DanceBoard;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.RowCard;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DancePrices;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.picture.SheetPicture.Card;
import depesche.adjudicator.picture.SheetPicture.Cards;
import depesche.adjudicator.picture.SheetPicture.Counter;
import depesche.adjudicator.picture.SheetPicture.Counters;
import depesche.adjudicator.picture.SheetPicture.Drift;
import depesche.adjudicator.picture.SheetPicture.Item;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.picture.SheetPicture.Pools;
import depesche.adjudicator.picture.SheetPicture.Space;
import depesche.adjudicator.picture.SheetPicture.Tone;
import depesche.adjudicator.picture.SheetPicture.Track;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// The table as a picture: the track with its flags, the row with odds and prices, parliament and
/// pools. The hand is on that of its player alone.
final class TablePictures {

  static final String NAME = "Bismarck's Dance";

  private final DancePosition position;
  private final DanceTable table;
  private final CardIndex cards;
  private final DancePrices prices;

  private TablePictures(DancePosition position, CardIndex cards, DanceRulings rulings) {
    this.position = position;
    this.table = position.table();
    this.cards = cards;
    this.prices = DancePrices.of(table, cards, rulings);
  }

  /// {@return the table}
  ///
  /// @param hand whether the hand lies open on it
  static SheetPicture of(
      DancePosition position, CardIndex cards, DanceRulings rulings, boolean hand) {
    return new TablePictures(position, cards, rulings).sheet(hand);
  }

  /// {@return what is left of a table that has ended, as a part of a sheet}
  static Panel ended(DancePosition position, CardIndex cards, DanceRulings rulings) {
    TablePictures pictures = new TablePictures(position, cards, rulings);
    DanceTable table = position.table();
    int discs = table.pools().values().stream().mapToInt(Integer::intValue).sum();
    return new Panel(
        position.course().seat().name(),
        List.of(
            new Track("", pictures.track()),
            new Counters(
                List.of(
                    new Counter("Turns", table.turn()),
                    new Counter("DiscsInPools", discs),
                    new Counter("LostParties", table.lost().size())))));
  }

  private SheetPicture sheet(boolean hand) {
    List<Panel> panels = new ArrayList<>();
    panels.add(new Panel("Track", List.of(new Track("", track()))));
    panels.add(new Panel("Row", List.of(new Cards("", row()))));
    panels.add(new Panel("Parliament", true, List.of(parliament())));
    panels.add(new Panel("Pools", true, List.of(pools())));
    List<Item> last = new ArrayList<>();
    if (hand && !table.hand().isEmpty()) {
      last.add(new Cards("", table.hand().stream().map(this::held).toList()));
    }
    last.add(counters());
    panels.add(new Panel(hand ? "Hand" : "Cards", last));
    return new SheetPicture(NAME, position.phase().title(), panels);
  }

  private List<Space> track() {
    return IntStream.rangeClosed(1, DanceFlag.LAST).mapToObj(this::space).toList();
  }

  private Space space(int space) {
    DanceBoard board = cards.deck().board();
    return new Space(
        String.valueOf(space),
        Sphere.of(space).name(),
        board.arrow(space) == DanceBoard.Arrow.RIGHT ? Drift.RIGHT : Drift.LEFT,
        EuropeanPower.flags().stream()
            .filter(power -> table.flag(power).space() == space)
            .map(power -> new Marker(power.name(), table.flag(power).active()))
            .toList());
  }

  private List<Card> row() {
    return IntStream.rangeClosed(1, DanceTable.ROW).mapToObj(this::place).toList();
  }

  private Card place(int place) {
    RowCard there = table.row().get(place - 1);
    String head = over() ? String.valueOf(place) : "Place" + place;
    if (there.isEmpty()) {
      return new Card(head, "", "", Tone.PLAIN, "", 0, "");
    }
    DanceCard card = cards.card(there.card());
    DiscPool payer = position.course().stage().cancels();
    String price = over() ? "" : "CancelFor:" + prices.cancel(place, payer);
    return new Card(
        head,
        card.title(),
        kind(card),
        tone(card.type()),
        "",
        there.discs(),
        there.isOpen() ? price : "Cancelled",
        List.copyOf(cards.effect(card.id())));
  }

  private Card held(String id) {
    DanceCard card = cards.card(id);
    String note = table.used().contains(id) ? "Played" : "";
    List<Fact> says = List.copyOf(CardPart.played(card));
    return new Card("", card.title(), kind(card), tone(card.type()), "", 0, note, says);
  }

  private static String kind(DanceCard card) {
    List<String> words = new ArrayList<>();
    words.add(word(card.type()));
    if (card.issue()) {
      words.add("Issue");
    }
    card.theatres().forEach(theatre -> words.add(word(theatre)));
    return String.join(" \u00b7 ", words);
  }

  private static String word(Enum<?> one) {
    return one.name().charAt(0) + one.name().substring(1).toLowerCase(Locale.ROOT);
  }

  private static Tone tone(CardKind kind) {
    return switch (kind) {
      case EVENT -> Tone.BLACK;
      case ACTION -> Tone.GREEN;
      case CRISIS -> Tone.RED;
      case DURATION -> Tone.BLUE;
    };
  }

  private Pools parliament() {
    return new Pools(
        Arrays.stream(Party.values())
            .map(party -> new Counter(party.name(), table.lost().contains(party) ? 1 : 0))
            .toList());
  }

  private Pools pools() {
    List<Counter> counters = new ArrayList<>();
    table.pools().forEach((pool, discs) -> counters.add(new Counter(word(pool), discs)));
    return new Pools(counters);
  }

  private Counters counters() {
    List<Counter> counters = new ArrayList<>();
    counters.add(new Counter("DrawPile", table.pile().size()));
    counters.add(new Counter("Discarded", table.discarded().size()));
    counters.add(new Counter("InHand", table.hand().size()));
    if (!over()) {
      counters.add(new Counter("Regain", prices.regain()));
    }
    return new Counters(counters);
  }

  /// Nothing comes up and nothing can be paid for when the game has ended.
  private boolean over() {
    return position instanceof DancePosition.Over;
  }
}
