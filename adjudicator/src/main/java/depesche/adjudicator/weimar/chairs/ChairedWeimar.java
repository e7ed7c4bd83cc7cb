package depesche.adjudicator.weimar.chairs;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Demand;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.DelegatingRules;
import depesche.adjudicator.rules.DrawnOrders;
import depesche.adjudicator.rules.Explores;
import depesche.adjudicator.rules.Lapses;
import depesche.adjudicator.rules.LastingDemands;
import depesche.adjudicator.rules.Scored;
import depesche.adjudicator.rules.SelfPlaying;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.View;
import depesche.adjudicator.table.ModeratedTable;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableOrders;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.play.WeimarState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/// Weimar at a table with fewer than four people. The table itself always has the four parties;
/// here is who plays which. Where each seat plays the party of its name, nothing is done here.
public final class ChairedWeimar extends DelegatingRules<TablePosition, TableOrders>
    implements Scored<TablePosition>,
        LastingDemands<TablePosition>,
        Suggests<TablePosition>,
        DrawnOrders<TablePosition>,
        Explores<TablePosition>,
        SelfPlaying<TablePosition>,
        Lapses<TablePosition, TableOrders> {

  private final ModeratedTable table;
  private final SoloOption solo;

  /// What says that two parties play themselves.
  public interface SoloOption {

    /// {@return whether they do}
    boolean isOn(SequencedMap<String, String> options);
  }

  public ChairedWeimar(ModeratedTable table, SoloOption solo) {
    super(table);
    this.table = table;
    this.solo = solo;
  }

  // The beginning

  @Override
  public Step<TablePosition> open(Table outer, Chance chance) {
    int seats = outer.seats().size();
    if (seats < title().fewest() || seats > title().most()) {
      throw new IllegalArgumentException(title().name() + " is not for " + seats + " seats");
    }
    boolean alone = solo.isOn(outer.options());
    PartyChairs chairs = PartyChairs.of(outer.seats(), alone);
    if (chairs.isPlain()) {
      return table.open(outer, chance);
    }
    List<Seat> order =
        Stream.of(WeimarParty.values()).map(party -> new Seat(party.name())).toList();
    if (alone) {
      // 1.1: chance says in which order the parties sit.
      order = chance.open("seating", "BRINK").shuffled(order);
    }
    Step<TablePosition> step =
        table.open(
            new Table(order, outer.options()),
            new ChairChance(chance, chairs),
            WeimarState.FRESH.seated(chairs.remembered()));
    List<WeimarNews.PartyLine> lines = new ArrayList<>();
    chairs
        .players()
        .forEach((party, chair) -> lines.add(new WeimarNews.PartyLine(party.name(), chair.name())));
    Step<TablePosition> told = heard(chairs, step);
    List<News> news = new ArrayList<>(told.news());
    news.addFirst(
        News.forAll(
            new WeimarNews.ChairsTaken(lines, chairs.bots().stream().map(Seat::name).toList())));
    return new Step<>(told.position(), news, told.size());
  }

  private static Step<TablePosition> heard(PartyChairs chairs, Step<TablePosition> step) {
    return new Step<>(step.position(), chairs.heard(step.news()), step.size());
  }

  private static Optional<PartyChairs> chairs(TablePosition position) {
    return PartyChairs.of((WeimarState) position.table().state());
  }

  private ChairLetters letters(TablePosition position, PartyChairs chairs, Seat chair) {
    return new ChairLetters(table, position, chairs, chair);
  }

  // What is asked

  @Override
  public Status status(TablePosition position) {
    Status status = table.status(position);
    Optional<PartyChairs> chairs = chairs(position);
    return chairs.isEmpty()
        ? status
        : switch (status) {
          case Status.Waiting(List<Demand> demands) ->
              new Status.Waiting(ChairStatus.asked(chairs.get(), demands));
          case Status.Over(List<FinalPlace> places) ->
              new Status.Over(ChairStatus.ranked(chairs.get(), places));
        };
  }

  @Override
  public SequencedMap<Seat, Integer> scores(TablePosition position) {
    SequencedMap<Seat, Integer> scores = table.scores(position);
    Optional<PartyChairs> chairs = chairs(position);
    if (chairs.isEmpty()) {
      return scores;
    }
    SequencedMap<Seat, Integer> own = new LinkedHashMap<>();
    for (Seat chair : chairs.get().chairs()) {
      Seat party = chairs.get().parties(chair).stream().findFirst().orElse(chair);
      own.put(chair, scores.getOrDefault(party, 0));
    }
    return own;
  }

  @Override
  public boolean isStillAsked(TablePosition position, Seat seat, String phase) {
    Seat party =
        chairs(position)
            .filter(one -> !one.parties(seat).isEmpty())
            .map(one -> letters(position, one, seat).speaker())
            .orElse(seat);
    return table.isStillAsked(position, party, phase);
  }

  // Letters

  @Override
  public Reading<TableOrders> read(TablePosition position, Seat seat, List<Letter> letters) {
    return chairs(position)
        .map(chairs -> letters(position, chairs, seat).read(letters))
        .orElseGet(() -> table.read(position, seat, letters));
  }

  /// A player with several parties is told what each line would do, without sums.
  @Override
  public Tried<TablePosition> tried(
      TablePosition position, Optional<Seat> seat, List<String> lines, Chance chance) {
    if (seat.isEmpty() || chairs(position).isEmpty()) {
      return table.tried(position, seat, lines, chance);
    }
    List<Letter> letter = List.of(new Letter(phase(position).id(), lines));
    return new Tried<>(
        read(table.unforeseen(position, chance), seat.get(), letter).lines(), Optional.empty());
  }

  @Override
  public List<String> suggest(TablePosition position, Seat seat, String typed) {
    Optional<PartyChairs> chairs = chairs(position);
    if (chairs.isEmpty()) {
      return table.suggest(position, seat, typed);
    }
    ChairLetters letters = letters(position, chairs.get(), seat);
    return chairs.get().parties(seat).isEmpty()
        ? List.of()
        : table.suggest(position, letters.speaker(), typed);
  }

  @Override
  public List<String> examples(TablePosition position, Seat seat) {
    return each(position, seat, table::examples);
  }

  @Override
  public List<Menu> menus(TablePosition position, Seat seat) {
    Optional<PartyChairs> chairs = chairs(position);
    if (chairs.isEmpty()) {
      return table.menus(position, seat);
    }
    ChairLetters letters = letters(position, chairs.get(), seat);
    return letters.asked().stream()
        .flatMap(
            party ->
                table.menus(position, party).stream()
                    .map(
                        menu ->
                            new Menu(
                                letters.named(party, menu.about()),
                                menu.verb(),
                                menu.words().stream().map(w -> letters.named(party, w)).toList(),
                                menu.most(),
                                menu.ordered())))
        .toList();
  }

  @Override
  public List<String> played(TablePosition position, Seat seat) {
    return each(position, seat, table::played);
  }

  @Override
  public SequencedMap<String, String> shown() {
    return table.shown();
  }

  /// {@return lines for all parties of a seat that are asked; whether they react, one says for all}
  private List<String> each(
      TablePosition position, Seat seat, BiFunction<TablePosition, Seat, List<String>> lines) {
    Optional<PartyChairs> chairs = chairs(position);
    if (chairs.isEmpty()) {
      return lines.apply(position, seat);
    }
    ChairLetters letters = letters(position, chairs.get(), seat);
    List<Seat> asked = letters.asked();
    boolean window = position.table().window().isPresent();
    return asked.stream()
        .limit(window ? 1 : asked.size())
        .flatMap(
            party -> lines.apply(position, party).stream().map(line -> letters.named(party, line)))
        .toList();
  }

  // Judging

  @Override
  public Step<TablePosition> resolve(
      TablePosition position, SequencedMap<Seat, TableOrders> orders, Chance chance) {
    return judged(position, orders, chance, table::resolve);
  }

  /// What the table itself does with the orders of its parties.
  private interface PartyTurn {
    Step<TablePosition> of(
        TablePosition position, SequencedMap<Seat, TableOrders> orders, Chance chance);
  }

  private Step<TablePosition> judged(
      TablePosition position,
      SequencedMap<Seat, TableOrders> orders,
      Chance chance,
      PartyTurn partyTurn) {
    Optional<PartyChairs> chairs = chairs(position);
    return chairs.isEmpty()
        ? partyTurn.of(position, orders, chance)
        : heard(
            chairs.get(),
            partyTurn.of(
                position,
                parted(position, chairs.get(), orders),
                new ChairChance(chance, chairs.get())));
  }

  private SequencedMap<Seat, TableOrders> parted(
      TablePosition position, PartyChairs chairs, SequencedMap<Seat, TableOrders> orders) {
    SequencedMap<Seat, TableOrders> parted = new LinkedHashMap<>();
    orders.forEach((chair, own) -> parted.putAll(letters(position, chairs, chair).parted(own)));
    return parted;
  }

  @Override
  public Step<TablePosition> lapse(
      TablePosition position, SequencedMap<Seat, TableOrders> orders, Chance chance) {
    return judged(position, orders, chance, table::lapse);
  }

  // Views

  /// A player with two parties sees the table of both as it lies.
  @Override
  public Picture drawn(TablePosition position, Seat seat, List<Letter> letters) {
    return chairs(position)
        .flatMap(chairs -> ChairView.of(table, position, chairs, new Reader.Holder(seat)).picture())
        .orElseGet(() -> table.drawn(position, seat, letters));
  }

  @Override
  public View view(TablePosition position, Reader reader) {
    return chairs(position)
        .<View>map(chairs -> ChairView.of(table, position, chairs, reader))
        .orElseGet(() -> table.view(position, reader));
  }
}
