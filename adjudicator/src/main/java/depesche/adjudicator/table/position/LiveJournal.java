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

/// What is written down while acts are done: the journal, the news, who acts, the dice, and the
/// first bound that is passed. The parts of a table know no more of it than this.
abstract class LiveJournal {

  /// So many entries of the journal stay in the position; older ones are in the game's history.
  public static final int KEPT = 300;

  private final TableBook book;
  private final Optional<Chance> chance;
  private final List<Seat> seats;
  private final List<News> news = new ArrayList<>();
  private List<JournalEntry> journal;
  private int rolls;
  private int entries;
  private int told;
  private String actor = JournalEntry.FIXED;
  private Optional<Fact> refused = Optional.empty();

  LiveJournal(GameTable table, TableBook book, Optional<Chance> chance) {
    this.book = book;
    this.chance = chance;
    seats = table.seats();
    journal = new ArrayList<>(table.journal());
    rolls = table.rolls();
    entries = table.entries();
    told = table.told();
  }

  public TableBook book() {
    return book;
  }

  public List<Seat> seats() {
    return seats;
  }

  /// {@return the seats behind one, clockwise, and that one last}
  public List<Seat> from(Seat seat) {
    int at = seats.indexOf(seat) + 1;
    List<Seat> turned = new ArrayList<>(seats.subList(at, seats.size()));
    turned.addAll(seats.subList(0, at));
    return turned;
  }

  /// What is being done passes a bound of the table: nothing of it will stay.
  void refuse(Fact why) {
    refused = refused.or(() -> Optional.of(why));
  }

  Optional<Fact> refused() {
    return refused;
  }

  /// Writes nothing of what was done since a moment.
  ///
  /// @param heard how many news there were
  void takeBack(GameTable before, int heard) {
    refused = Optional.empty();
    journal = new ArrayList<>(before.journal());
    rolls = before.rolls();
    entries = before.entries();
    told = before.told();
    news.subList(heard, news.size()).clear();
  }

  List<JournalEntry> kept() {
    return journal.subList(Math.max(0, journal.size() - KEPT), journal.size());
  }

  int rolls() {
    return rolls;
  }

  int heard() {
    return news.size();
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

  int told() {
    return told;
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
}
