package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.bismarck.BismarcksDance;
import depesche.adjudicator.bismarck.EndedTables;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import depesche.adjudicator.bismarck.table.DanceOrders;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.kit.TriedLetter;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.Codec;
import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFiles;
import depesche.adjudicator.rules.Decks;
import depesche.adjudicator.rules.DrawVoting;
import depesche.adjudicator.rules.DrawnOrders;
import depesche.adjudicator.rules.Draws;
import depesche.adjudicator.rules.Explores;
import depesche.adjudicator.rules.LastingDemands;
import depesche.adjudicator.rules.OpenState;
import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.SelfPlaying;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.Unforeseen;
import depesche.adjudicator.rules.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A contest in Bismarck's Dance: each player has a table of their own, and all tables have the
/// same cards in the same order and the same dice. No table waits for another, and nobody sees
/// another's before all have ended.
public final class DanceContest
    implements Rules<ContestPosition, ContestOrders>,
        Decks,
        DeckFiles,
        DrawVoting<ContestPosition>,
        DrawnOrders<ContestPosition>,
        LastingDemands<ContestPosition>,
        Suggests<ContestPosition>,
        SelfPlaying<ContestPosition>,
        Explores<ContestPosition>,
        Unforeseen<ContestPosition>,
        OpenState<ContestPosition> {

  private final BismarcksDance dance;
  private final SequencedMap<String, DanceDeck> decks;
  private final ContestCodec codec = new ContestCodec();

  /// @param decks that can be played, by the names of their files, our own first
  public DanceContest(SequencedMap<String, DanceDeck> decks) {
    this(decks, new LinkedHashMap<>());
  }

  /// @param unplayable what was found in the files that cannot be played
  public DanceContest(
      SequencedMap<String, DanceDeck> decks, SequencedMap<String, DeckCheck> unplayable) {
    this.dance = new BismarcksDance(decks, unplayable);
    this.decks = new LinkedHashMap<>(decks);
  }

  @Override
  public Title title() {
    Title one = dance.title();
    return new Title(
        one.id() + "-contest",
        one.name() + ", a contest",
        one.edition(),
        2,
        8,
        List.of("Red", "Blue", "Green", "Yellow", "White", "Black", "Violet", "Brown"),
        DanceRulings.ofContest(one.options()),
        one.naming(),
        one.words(),
        one.asked());
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    List<Class<? extends Fact>> facts = new ArrayList<>(dance.facts());
    facts.add(ContestFact.class);
    return facts;
  }

  @Override
  public SequencedMap<String, List<String>> decks(SequencedMap<String, String> options) {
    return dance.decks(options);
  }

  @Override
  public Optional<PlayedDeck> playedDeck(SequencedMap<String, String> options) {
    return dance.playedDeck(options);
  }

  @Override
  public Optional<DeckCheck> unplayableDeck(String file) {
    return dance.unplayableDeck(file);
  }

  @Override
  public Draws draws(ContestPosition position) {
    return Draws.NONE;
  }

  @Override
  public Step<ContestPosition> open(Table table, Chance chance) {
    int seats = table.seats().size();
    if (seats < title().fewest() || seats > title().most()) {
      throw new IllegalArgumentException("a contest is for two to eight seats, not " + seats);
    }
    DanceDeck deck = deck(table.options());
    List<String> printed = deck.pile().stream().map(DanceCard::id).toList();
    List<String> pile = chance.hidden("deck", "cards").shuffled(printed);
    SequencedMap<String, Integer> dice = new SharedDice(deck).drawn(chance);
    List<ContestTable> tables = new ArrayList<>();
    List<News> news = new ArrayList<>();
    List<String> names = table.seats().stream().map(Seat::name).toList();
    news.add(News.forAll(new ContestFact.ContestBegun(names, new SharedDice(deck).turns())));
    for (Seat seat : table.seats()) {
      Step<DancePosition> opened =
          dance.open(new Table(List.of(seat), table.options()), new TableChance(pile, dice));
      tables.add(new ContestTable(opened.position(), 1, 0));
      news.addAll(alone(seat, opened.news()));
    }
    return new Step<>(new ContestPosition(1, dice, tables), news);
  }

  private DanceDeck deck(SequencedMap<String, String> options) {
    DanceDeck deck = decks.get(DanceRulings.of(List.copyOf(decks.keySet()), options).deck());
    if (deck == null) {
      throw new IllegalArgumentException("no such deck");
    }
    return deck;
  }

  private static List<News> alone(Seat seat, List<News> news) {
    Audience only = new Audience.Only(List.of(seat));
    return news.stream().map(one -> new News(one.fact(), only)).toList();
  }

  @Override
  public Phase phase(ContestPosition position) {
    return position.phase();
  }

  @Override
  public Status status(ContestPosition position) {
    return position.isOver()
        ? new Status.Over(ContestStanding.places(position.tables()))
        : new Status.Waiting(position.open().stream().map(this::demand).toList());
  }

  private Demand demand(ContestTable table) {
    if (dance.status(table.position()) instanceof Status.Waiting(List<Demand> asked)) {
      Demand demand = asked.getFirst();
      return new Demand(
          demand.seat(),
          Demand.Pace.DELIBERATE,
          Demand.Silence.APART,
          new ContestFact.ContestAsked(List.of(demand.prompt())));
    }
    throw new IllegalStateException("a table that is over is asked nothing");
  }

  @Override
  public Reading<ContestOrders> read(ContestPosition position, Seat seat, List<Letter> letters) {
    ContestTable table = position.table(seat);
    String phase = dance.phase(table.position()).id();
    List<Letter> counting = new ArrayList<>();
    for (Letter letter : letters) {
      if (ContestPosition.stepOf(letter.phase()) >= table.since()) {
        counting.add(new Letter(phase, letter.text()));
      }
    }
    if (counting.isEmpty()) {
      counting.add(new Letter(phase, ""));
    }
    Reading<DanceOrders> read = dance.read(table.position(), seat, counting);
    return new Reading<>(
        read.lines(),
        read.onFile(),
        read.missing(),
        read.orders().map(orders -> new ContestOrders(orders, read.complete() && read.isSettled())),
        read.firmness());
  }

  /// The steps of other tables change nothing of what a seat was asked.
  @Override
  public boolean isStillAsked(ContestPosition position, Seat seat, String phase) {
    ContestTable table = position.table(seat);
    int step = ContestPosition.stepOf(phase);
    return table.isOver()
        ? position.phase().id().equalsIgnoreCase(phase)
        : step >= table.since() && step <= position.step();
  }

  @Override
  public boolean isProse(String line) {
    return dance.isProse(line);
  }

  @Override
  public List<String> suggest(ContestPosition position, Seat seat, String typed) {
    return dance.suggest(position.table(seat).position(), seat, typed);
  }

  @Override
  public List<String> examples(ContestPosition position, Seat seat) {
    return dance.examples(position.table(seat).position(), seat);
  }

  @Override
  public List<Menu> menus(ContestPosition position, Seat seat) {
    return dance.menus(position.table(seat).position(), seat);
  }

  @Override
  public List<String> played(ContestPosition position, Seat seat) {
    return dance.played(position.table(seat).position(), seat);
  }

  @Override
  public Step<ContestPosition> resolve(
      ContestPosition position, SequencedMap<Seat, ContestOrders> orders, Chance chance) {
    SequencedMap<String, String> options =
        position.tables().getFirst().position().course().options();
    return new ContestStep(dance, new CardIndex(deck(options)), position, orders).step();
  }

  /// All dice were drawn before the contest began, so a preview has others.
  @Override
  public ContestPosition unforeseen(ContestPosition position, Chance chance) {
    DanceDeck deck = deck(position.tables().getFirst().position().course().options());
    return new ContestPosition(
        position.step(),
        new SharedDice(deck).drawn(chance),
        position.tables().stream().map(table -> unforeseen(table, chance)).toList());
  }

  private static ContestTable unforeseen(ContestTable table, Chance chance) {
    DancePosition position = table.position();
    List<String> pile =
        chance.hidden("preview", table.seat().name()).shuffled(position.table().pile());
    return new ContestTable(
        position.with(position.course().withPile(pile)), table.since(), table.idle());
  }

  @Override
  public Picture drawn(ContestPosition position, Seat seat, List<Letter> letters) {
    return dance.drawn(position.table(seat).position(), seat, letters);
  }

  @Override
  public View view(ContestPosition position, Reader reader) {
    return reader instanceof Reader.Holder(Seat seat)
        ? dance.view(position.table(seat).position(), reader)
        : new ContestView(state(position, position.isOver()), picture(position));
  }

  /// Nobody sees a table of others before all have ended; then everybody sees all.
  private Optional<Picture> picture(ContestPosition position) {
    if (!position.isOver()) {
      return Optional.empty();
    }
    List<DancePosition> tables = position.tables().stream().map(ContestTable::position).toList();
    SequencedMap<String, String> options = tables.getFirst().course().options();
    return Optional.of(
        EndedTables.of(
            position.phase().title(),
            tables,
            new CardIndex(deck(options)),
            DanceRulings.of(List.copyOf(decks.keySet()), options)));
  }

  /// A script's reader sees all tables.
  @Override
  public Fact state(ContestPosition position) {
    return state(position, true);
  }

  private Fact state(ContestPosition position, boolean shown) {
    SequencedMap<String, Fact> tables = new LinkedHashMap<>();
    if (shown) {
      position.tables().forEach(one -> tables.put(one.seat().name(), dance.state(one.position())));
    }
    List<String> winners =
        status(position) instanceof Status.Over(List<FinalPlace> standing)
            ? standing.stream()
                .filter(place -> place.rank() == 1)
                .map(place -> place.seat().name())
                .toList()
            : List.of();
    return new ContestView.ContestState(
        position.phase().kind(),
        position.tables().stream().map(table -> table.seat().name()).toList(),
        tables,
        position.isOver(),
        winners);
  }

  @Override
  public Tried<ContestPosition> tried(
      ContestPosition position, Optional<Seat> seat, List<String> lines, Chance chance) {
    return new TriedLetter<>(this, position, seat).asked("WHAT IF ", lines);
  }

  @Override
  public Codec<ContestPosition> codec() {
    return codec;
  }
}
