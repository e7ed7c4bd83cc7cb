package depesche.adjudicator.table;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.rules.Codec;
import depesche.adjudicator.rules.DeckFiles;
import depesche.adjudicator.rules.Decks;
import depesche.adjudicator.rules.DrawnOrders;
import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.rules.Editable;
import depesche.adjudicator.rules.Explores;
import depesche.adjudicator.rules.Lapses;
import depesche.adjudicator.rules.LastingDemands;
import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Scored;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Seating;
import depesche.adjudicator.rules.SelfPlaying;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.Unforeseen;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.letters.TableLetterReader;
import depesche.adjudicator.table.letters.TableOffers;
import depesche.adjudicator.table.letters.TablePhases;
import depesche.adjudicator.table.letters.TablePlayer;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TableCodec;
import depesche.adjudicator.table.position.TablePlace;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.position.TitleState;
import depesche.adjudicator.table.turns.MastersEdit;
import depesche.adjudicator.table.turns.TableDemands;
import depesche.adjudicator.table.turns.TableJudge;
import depesche.adjudicator.table.turns.TableOrders;
import depesche.adjudicator.table.turns.TableSetup;
import depesche.adjudicator.table.turns.TableStep;
import depesche.adjudicator.table.turns.TableTitle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The rules of a moderated table, from what its title brings.
public final class ModeratedTable
    implements Rules<TablePosition, TableOrders>,
        Decks,
        DeckFiles,
        Seated,
        Scored<TablePosition>,
        LastingDemands<TablePosition>,
        Suggests<TablePosition>,
        DrawnOrders<TablePosition>,
        SelfPlaying<TablePosition>,
        Lapses<TablePosition, TableOrders>,
        Editable<TablePosition>,
        Explores<TablePosition>,
        Unforeseen<TablePosition> {

  private final TableTitle title;
  private final TableCodec codec;
  private volatile @Nullable Lexicon words;

  public ModeratedTable(TableTitle title) {
    this.title = title;
    codec = new TableCodec(title.state());
  }

  @Override
  public Title title() {
    return title.title();
  }

  private TableBook book(TablePosition position) {
    return title.book(position.table().options());
  }

  private TableJudge judge(TableBook book) {
    List<String> choices = book.layout().choices().stream().map(ChoiceLayout::name).toList();
    return new TableJudge(
        title,
        new TableVerbs(
            title.play().verbs(),
            choices.stream().map(one -> one.toUpperCase(Locale.ROOT)).toList()));
  }

  private LiveTable live(TablePosition position) {
    return new LiveTable(position.table(), book(position), Optional.empty());
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    List<Class<? extends Fact>> facts = new ArrayList<>(TableNews.KINDS);
    facts.addAll(title.facts());
    return facts;
  }

  /// {@return what a table chose otherwise than the first answer}
  ///
  /// @throws IllegalArgumentException if an option or its value is unknown
  private SequencedMap<String, String> checked(SequencedMap<String, String> options) {
    SequencedMap<String, String> chosen = new LinkedHashMap<>();
    options.forEach(
        (key, value) -> {
          Ruling ruling = Ruling.named(key, title.title().options());
          String answer = ruling.answer(value);
          if (!answer.equals(ruling.standard())) {
            chosen.put(ruling.key(), answer);
          }
        });
    return chosen;
  }

  @Override
  public SequencedMap<String, List<String>> decks(SequencedMap<String, String> options) {
    SequencedMap<String, List<String>> decks = new LinkedHashMap<>();
    for (DeckLayout deck : title.book(checked(options)).layout().decks()) {
      decks.put(deck.name(), deck.ids());
    }
    return decks;
  }

  @Override
  public Seating seating(SequencedMap<String, String> options) {
    return title.needs(checked(options)).seating();
  }

  @Override
  public Optional<PlayedDeck> playedDeck(SequencedMap<String, String> options) {
    return title.needs(checked(options)).played();
  }

  @Override
  public Step<TablePosition> open(Table table, Chance chance) {
    return open(table, chance, title.state().fresh());
  }

  /// Sets the table up.
  ///
  /// @param state what the title remembers from the beginning on
  public Step<TablePosition> open(Table table, Chance chance, TitleState state) {
    SequencedMap<String, String> options = checked(table.options());
    title.needs(options).seating().size().require(title().name(), table.seats().size());
    TableBook book = title.book(options);
    LiveTable live = TableSetup.laid(table, options, state, book, chance);
    title.play().setUp().accept(live);
    live.tell(
        new TableNews.TableSet(
            book.layout().name(), table.seats().stream().map(Seat::name).toList(), byNumber(book)));
    return new TableStep(title, judge(book), book).begun(live);
  }

  private static List<String> byNumber(TableBook book) {
    return book.layout().decks().stream()
        .filter(deck -> deck.cards().stream().allMatch(card -> card.title().equals(card.id())))
        .map(DeckLayout::name)
        .toList();
  }

  @Override
  public Phase phase(TablePosition position) {
    return TablePhases.of(position, book(position));
  }

  @Override
  public Status status(TablePosition position) {
    if (position instanceof TablePosition.Ended(_, List<TablePlace> places)) {
      return new Status.Over(
          places.stream()
              .map(
                  place ->
                      new FinalPlace(
                          place.rank(),
                          place.seat(),
                          new TableNews.TablePlaced(place.points(), place.reason().text())))
              .toList());
    }
    LiveTable table = live(position);
    return new Status.Waiting(TableDemands.of(table, judge(table.book()).verbs()));
  }

  @Override
  public SequencedMap<Seat, Integer> scores(TablePosition position) {
    LiveTable table = live(position);
    SequencedMap<Seat, Integer> scores = new LinkedHashMap<>();
    String score = table.book().layout().score();
    if (!score.isEmpty()) {
      table.seats().forEach(seat -> scores.put(seat, table.tracks().value(score, seat)));
    }
    return scores;
  }

  @Override
  public Reading<TableOrders> read(TablePosition position, Seat seat, List<Letter> letters) {
    TableBook book = book(position);
    return new TableLetterReader(position, seat, book, judge(book)).read(letters);
  }

  @Override
  public boolean isStillAsked(TablePosition position, Seat seat, String phase) {
    return TablePhases.isStillAsked(position, seat, phase, book(position));
  }

  @Override
  public boolean isProse(String line) {
    if (words == null) {
      TableBook book = title.book(new LinkedHashMap<>());
      words = TableLetterReader.lexicon(book, judge(book).verbs(), "");
    }
    return ProseDetector.is(line, words);
  }

  @Override
  public List<String> suggest(TablePosition position, Seat seat, String typed) {
    TableBook book = book(position);
    return position instanceof TablePosition.Ended
        ? List.of()
        : new TableOffers(position, seat, book, judge(book)).suggested(typed);
  }

  @Override
  public List<String> examples(TablePosition position, Seat seat) {
    TableBook book = book(position);
    return new TableOffers(position, seat, book, judge(book)).examples();
  }

  @Override
  public List<Menu> menus(TablePosition position, Seat seat) {
    TableBook book = book(position);
    return new TableOffers(position, seat, book, judge(book)).menus();
  }

  @Override
  public List<String> played(TablePosition position, Seat seat) {
    TableBook book = book(position);
    return new TablePlayer(position, seat, book, judge(book), title).letter();
  }

  @Override
  public SequencedMap<String, String> shown() {
    return title.show().demonstration().options();
  }

  /// Does what is on file. Without a word of anybody it is a deadline.
  @Override
  public Step<TablePosition> resolve(
      TablePosition position, SequencedMap<Seat, TableOrders> orders, Chance chance) {
    return step(position, orders, orders.isEmpty(), chance);
  }

  @Override
  public Step<TablePosition> lapse(
      TablePosition position, SequencedMap<Seat, TableOrders> orders, Chance chance) {
    return step(position, orders, true, chance);
  }

  private Step<TablePosition> step(
      TablePosition position,
      SequencedMap<Seat, TableOrders> orders,
      boolean deadline,
      Chance chance) {
    TableBook book = book(position);
    return new TableStep(title, judge(book), book).step(position, orders, deadline, chance);
  }

  @Override
  public Edit<TablePosition> edit(TablePosition position, String line) {
    LiveTable table = live(position);
    return MastersEdit.of(table, position, judge(table.book()), line);
  }

  /// Acts are done as far as they need no chance and no other seat, and the sums that the title
  /// makes of them are told. No sealed choice is opened by that.
  @Override
  public Tried<TablePosition> tried(
      TablePosition position, Optional<Seat> seat, List<String> lines, Chance chance) {
    if (seat.isEmpty()) {
      return new Tried<>(List.of(), Optional.empty());
    }
    TablePosition unseen = unforeseen(position, chance);
    TableBook book = book(unseen);
    TableLetterReader reader = new TableLetterReader(unseen, seat.get(), book, judge(book));
    List<Line> read = reader.read(String.join("\n", lines)).lines();
    List<Fact> sums =
        reader.told().stream()
            .filter(fact -> title.facts().stream().anyMatch(kind -> kind.isInstance(fact)))
            .toList();
    return new Tried<>(read, sums, Optional.empty());
  }

  /// Draw piles lie in another order.
  @Override
  public TablePosition unforeseen(TablePosition position, Chance chance) {
    LiveTable table = live(position);
    List<String> piles = new ArrayList<>(title.show().hidden());
    table.book().layout().decks().forEach(deck -> piles.add(LiveCards.draw(deck.name())));
    for (String pile : piles) {
      table.cards().pile(pile, chance.hidden("preview", pile).shuffled(table.cards().pile(pile)));
    }
    return switch (position) {
      case TablePosition.Playing _ -> new TablePosition.Playing(table.frozen());
      case TablePosition.Ended(_, var places) -> new TablePosition.Ended(table.frozen(), places);
    };
  }

  @Override
  public ModeratedView view(TablePosition position, Reader reader) {
    LiveTable table = live(position);
    return ModeratedView.of(
        table,
        position,
        reader,
        judge(table.book()).verbs(),
        TableSheet.of(table, phase(position).title(), reader, title));
  }

  /// A sealed choice lies face up on the sheet of its seat.
  @Override
  public Picture drawn(TablePosition position, Seat seat, List<Letter> letters) {
    LiveTable table = live(position);
    TableLetterReader reader =
        new TableLetterReader(position, seat, table.book(), judge(table.book()));
    var _ = reader.read(letters);
    return TableSheet.of(table, phase(position).title(), new Reader.Holder(seat), title)
        .with("Your orders", new SheetPicture.Filed(seat.name(), reader.filed()));
  }

  @Override
  public Codec<TablePosition> codec() {
    return codec;
  }
}
