package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Chance;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceCourse;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.RowCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Setup: the three cards with an asterisk in the hand, sixty shuffled, five on the row, a disc on
/// the Centre, six free.
public record DanceSetup(CardIndex cards, DanceRulings rulings, Seat seat, Chance chance) {

  private static final String DECK = "deck";
  private static final String CARDS = "cards";

  /// {@return the table set up}
  public Step<DancePosition> opened() {
    DanceDeck deck = cards.deck();
    List<String> printed = deck.pile().stream().map(DanceCard::id).toList();
    DanceTable shuffled = table(deck, chance.hidden(DECK, CARDS).shuffled(printed));
    CourseEnds ends = deal(course(shuffled));
    List<News> news = new ArrayList<>();
    news.add(News.forAll(new DanceFact.DanceBegun(deck.title(), deck.ours())));
    news.addAll(ends.news());
    return new Step<>(new DancePosition.Open(course(ends.table())), news);
  }

  private record CourseEnds(DanceTable table, List<News> news) {}

  private CourseEnds deal(DanceCourse course) {
    CourseInputs inputs = new CourseInputs(course, List.of(), Optional.of(chance));
    OpenTable table = new OpenTable(course.start());
    DanceEvents.fill(new DanceHouse(cards, rulings, table, inputs));
    return new CourseEnds(table.table(), inputs.news());
  }

  private DanceCourse course(DanceTable table) {
    return DanceCourse.begun(seat, rulings.chosen(), DanceStage.SETUP, table);
  }

  private static DanceTable table(DanceDeck deck, List<String> pile) {
    Map<EuropeanPower, DanceFlag> flags = new EnumMap<>(EuropeanPower.class);
    deck.board()
        .flagStart()
        .forEach((power, space) -> flags.put(power, new DanceFlag(space, true)));
    Map<DiscPool, Integer> pools = new EnumMap<>(DiscPool.class);
    for (DiscPool pool : DiscPool.values()) {
      pools.put(pool, pool == DiscPool.INFLUENCE ? DanceTable.DISCS - 1 : 0);
    }
    return new DanceTable(
        1,
        new LinkedHashMap<>(flags),
        List.of(Party.Z),
        new LinkedHashMap<>(pools),
        Collections.nCopies(DanceTable.ROW, RowCard.NONE),
        deck.firstHand().stream().map(DanceCard::id).toList(),
        pile,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }
}
