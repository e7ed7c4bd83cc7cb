package depesche.adjudicator.table.position;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.news.TableRefusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;

/// A table while acts are done on it. It checks bounds, writes the journal and gathers the news. An
/// act that cannot be done leaves it as it was.
public final class LiveTable {

  /// So many entries of the journal stay in the position; older ones are in the game's history.
  public static final int KEPT = 300;

  private final TableBook book;
  private final Optional<Chance> chance;
  private final SequencedMap<String, String> options;
  private final List<Seat> seats;
  private final int step;
  private final List<News> news = new ArrayList<>();
  private List<JournalEntry> journal = List.of();
  private TitleState state = new TitleState.None();
  private LiveCards cards;
  private LiveTracks tracks;
  private LivePieces pieces;
  private LiveStage stage;
  private LiveAnswers answers;
  private int rolls;
  private int entries;
  private int told;
  private String actor = JournalEntry.FIXED;
  private List<TablePlace> places = List.of();
  private Optional<Fact> refused = Optional.empty();

  /// @param chance empty while a letter is read
  public LiveTable(GameTable table, TableBook book, Optional<Chance> chance) {
    this.book = book;
    this.chance = chance;
    options = table.options();
    seats = table.seats();
    step = table.step();
    lay(table);
  }

  private void lay(GameTable table) {
    journal = new ArrayList<>(table.journal());
    state = table.state();
    cards = new LiveCards(this, table);
    tracks = new LiveTracks(this, table);
    pieces = new LivePieces(this, table);
    stage = new LiveStage(this, table);
    answers = new LiveAnswers(this, table);
    rolls = table.rolls();
    entries = table.entries();
    told = table.told();
  }

  /// Does an act, if it can be done. Otherwise, and where it comes to chance while a letter is
  /// read, the table is as it was.
  ///
  /// @param act its own refusal, if it has one
  /// @return why it cannot be done; empty if it is done
  public Optional<Fact> attempt(Supplier<Optional<Fact>> act) {
    GameTable before = lying();
    int heard = news.size();
    String by = actor;
    String jump = stage.jump();
    List<TablePlace> over = places;
    boolean done = false;
    try {
      Optional<Fact> why = act.get().or(() -> refused);
      done = why.isEmpty();
      return why;
    } catch (ChanceAhead ahead) {
      return Optional.of(refused.orElseThrow(() -> ahead));
    } finally {
      refused = Optional.empty();
      if (!done) {
        lay(before);
        stage.jumpTo(jump);
        news.subList(heard, news.size()).clear();
        actor = by;
        places = over;
      }
    }
  }

  /// What is being done passes a bound of the table: nothing of it will stay.
  void refuse(Fact why) {
    refused = refused.or(() -> Optional.of(why));
  }

  /// {@return the table as it lies now}
  public GameTable frozen() {
    refused.ifPresent(
        why -> {
          throw new IllegalStateException("the rules pass a bound of their table: " + why);
        });
    return lying();
  }

  private GameTable lying() {
    return new GameTable(
        options,
        seats,
        step,
        stage.turn(),
        stage.phaseIndex(),
        stage.round(),
        stage.order(),
        stage.queue(),
        rolls,
        cards.shuffles(),
        cards.piles(),
        tracks.values(),
        pieces.piles(),
        cards.values(),
        cards.shown(),
        stage.since(),
        state,
        answers.sealed(),
        stage.opened(),
        answers.standing(),
        answers.offers(),
        answers.undo(),
        answers.window(),
        entries,
        told,
        journal.subList(Math.max(0, journal.size() - KEPT), journal.size()));
  }

  public TableBook book() {
    return book;
  }

  /// {@return the options of the game that differ from their default}
  public SequencedMap<String, String> options() {
    return options;
  }

  public List<Seat> seats() {
    return seats;
  }

  public LiveCards cards() {
    return cards;
  }

  public LiveTracks tracks() {
    return tracks;
  }

  public LivePieces pieces() {
    return pieces;
  }

  public LiveStage stage() {
    return stage;
  }

  public LiveAnswers answers() {
    return answers;
  }

  /// {@return the seats behind one, clockwise, and that one last}
  public List<Seat> from(Seat seat) {
    int at = seats.indexOf(seat) + 1;
    List<Seat> turned = new ArrayList<>(seats.subList(at, seats.size()));
    turned.addAll(seats.subList(0, at));
    return turned;
  }

  /// {@return what the title remembers}
  public <S extends TitleState> S state(Class<S> kind) {
    return kind.cast(state);
  }

  /// Remembers this from now on.
  public void remember(TitleState next) {
    state = next;
  }

  /// {@return chance}
  ///
  /// @throws ChanceAhead while a letter is read, and where nothing of what is done will stay
  public Chance chance() {
    return chance.filter(_ -> refused.isEmpty()).orElseThrow(ChanceAhead::new);
  }

  /// {@return the faces of so many dice, from 1; the draw is `dice/N`, a number in base `sides`,
  /// the first die first}
  ///
  /// @param what they are for; enters the journal
  public List<Integer> roll(int dice, int sides, String what) {
    int all = 1;
    for (int i = 0; i < dice; i++) {
      all *= sides;
    }
    rolls++;
    int drawn = chance().open("dice", String.valueOf(rolls)).below(all);
    List<Integer> faces = new ArrayList<>();
    for (int i = 0; i < dice; i++) {
      faces.addFirst(1 + drawn % sides);
      drawn /= sides;
    }
    enter("ROLL", dice + "d" + sides, "", faces.toString().replaceAll("[\\[\\]]", ""), what);
    return faces;
  }

  /// {@return who acts now; `-` if the rules do}
  public String actor() {
    return actor;
  }

  /// Who acts from now on.
  public void actor(String seat) {
    actor = seat;
  }

  /// Enters what cannot be undone, and tells everybody.
  public int enter(String kind, String what, String before, String after, String why) {
    return enter(kind, JournalEntry.FIXED, what, before, after, why);
  }

  int enter(String kind, String key, String what, String before, String after, String why) {
    entries++;
    JournalEntry entry =
        new JournalEntry(
            entries,
            actor,
            kind,
            false,
            key,
            new TextValue(what),
            new TextValue(before),
            new TextValue(after),
            new TextValue(why));
    journal.add(entry);
    tell(entry.told());
    return entries;
  }

  /// {@return an entry of the journal; empty if there was none, or it is older than those kept}
  public Optional<JournalEntry> entry(int number) {
    return journal.stream().filter(entry -> entry.number() == number).findFirst();
  }

  /// {@return the entry that was made last}
  public JournalEntry lastEntry() {
    return journal.getLast();
  }

  /// {@return what to say to those who name an entry that is not kept}
  public Fact unknownEntry(int number) {
    return new TableRefusal.NoSuchEntry(
        number, journal.isEmpty() ? 0 : journal.getFirst().number(), entries);
  }

  void markUndone(JournalEntry entry) {
    journal.set(journal.indexOf(entry), entry.withUndone());
  }

  /// {@return how many entries the journal has had}
  public int entries() {
    return entries;
  }

  /// {@return the entries that not all have heard of, before this step}
  public List<TableNews.ActEntered> untold(int upTo) {
    return journal.stream()
        .filter(entry -> entry.number() > told && entry.number() <= upTo)
        .map(JournalEntry::told)
        .toList();
  }

  /// All have heard of the whole journal.
  public void allTold() {
    told = entries;
  }

  /// Tells everybody.
  public void tell(Fact fact) {
    news.add(News.forAll(fact));
  }

  /// Tells some seats alone.
  public void tell(Fact fact, Seat... only) {
    news.add(new News(fact, new Audience.Only(List.of(only))));
  }

  /// Tells all seats, each by name, so that they hear of it at once though it is an act.
  public void tellSeats(Fact fact) {
    news.add(new News(fact, new Audience.Only(seats)));
  }

  public List<News> news() {
    return List.copyOf(news);
  }

  /// Ends the game.
  public void finish(List<TablePlace> standing) {
    places = List.copyOf(standing);
  }

  /// {@return the standing; empty while the game is on}
  public List<TablePlace> places() {
    return places;
  }
}
