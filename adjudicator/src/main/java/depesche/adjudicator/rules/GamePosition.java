package depesche.adjudicator.rules;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.PicturedFact;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Predicate;

/// Rules and a position of theirs: one moment of a game. The only place that knows both together,
/// so that the rest of the bot need not name the types of a title.
public final class GamePosition<P, O> {

  /// A moment and the news that led to it.
  public record Judged(GamePosition<?, ?> next, List<News> news, Step.Size size) {

    /// {@return the picture for a reader: the one that the rules drew of the step, or else what the
    /// reader sees of where it led}
    public Optional<Picture> picture(Reader reader) {
      return news.stream()
          .filter(one -> one.audience().includes(reader))
          .map(News::fact)
          .filter(PicturedFact.class::isInstance)
          .map(drawn -> ((PicturedFact) drawn).picture())
          .reduce((_, later) -> later)
          .or(() -> next.view(reader).picture());
    }

    /// {@return the same, with all the news of it}
    public Judged telling(List<News> all) {
      return new Judged(next, all, size);
    }
  }

  private final Rules<P, O> rules;
  private final P position;

  private GamePosition(Rules<P, O> rules, P position) {
    this.rules = rules;
    this.position = position;
  }

  /// {@return the moment whose position was written as text}
  public static <P, O> GamePosition<P, O> at(Rules<P, O> rules, String text) {
    return new GamePosition<>(rules, rules.codec().read(text));
  }

  /// {@return the moment of a table with these options whose position was written as text}
  public static <P, O> GamePosition<P, O> at(
      Rules<P, O> rules, String text, SequencedMap<String, String> options) {
    // Where it cannot be read, the lines of the text alone tell of it.
    rules.codec().read(text);
    SequencedMap<String, String> chosen = new LinkedHashMap<>();
    options.forEach(
        (key, value) -> {
          Ruling ruling = Ruling.named(key, rules.title().options());
          if (!ruling.standard().equalsIgnoreCase(value)) {
            chosen.put(ruling.key(), value);
          }
        });
    return at(rules, rules.codec().with(chosen, text));
  }

  /// {@return the beginning of a game}
  public static <P, O> Judged open(Rules<P, O> rules, Table table, Chance chance) {
    return judged(rules, rules.open(table, chance));
  }

  private static <P, O> Judged judged(Rules<P, O> rules, Step<P> step) {
    return new Judged(new GamePosition<>(rules, step.position()), step.news(), step.size());
  }

  /// {@return the position as text, for the ledger}
  public String text() {
    return rules.codec().write(position);
  }

  /// {@return whether a text is this position; an earlier version may have written it otherwise}
  public boolean isWritten(String kept) {
    if (text().equals(kept)) {
      return true;
    }
    try {
      return position.equals(at(rules, kept).position);
    } catch (IllegalArgumentException unreadable) {
      return false;
    }
  }

  public Phase phase() {
    return rules.phase(position);
  }

  public Status status() {
    return rules.status(position);
  }

  /// {@return what each seat has that its final place goes by; none if nothing is counted}
  public SequencedMap<Seat, Integer> scores() {
    return rules
        .<Scored<P>>as(Scored.class)
        .map(title -> title.scores(position))
        .orElseGet(LinkedHashMap::new);
  }

  /// {@return what the scores count}
  public Optional<Scored.Unit> unit() {
    return rules.<Scored<P>>as(Scored.class).map(Scored::unit);
  }

  /// {@return what is due now; nothing if the game is over}
  public List<Demand> demands() {
    return status() instanceof Status.Waiting(List<Demand> demands) ? demands : List.of();
  }

  /// {@return whether no seat waits for another: each answer is judged as soon as it is complete}
  public boolean isApart() {
    List<Demand> demands = demands();
    return !demands.isEmpty()
        && demands.stream().allMatch(demand -> demand.silence() == Demand.Silence.APART);
  }

  /// {@return whether it can be judged before its deadline}
  ///
  /// @param answered whether nothing is missing of what a seat is asked
  public boolean isReady(Predicate<Demand> answered) {
    return isApart()
        ? demands().stream().anyMatch(answered)
        : demands().stream().allMatch(answered);
  }

  /// {@return what this seat must send now}
  public Optional<Demand> demand(String seat) {
    return demands().stream().filter(demand -> demand.seat().name().equals(seat)).findFirst();
  }

  /// {@return whether a seat is out of the game}
  public boolean isOut(String seat) {
    return rules
        .<Eliminates<P>>as(Eliminates.class)
        .filter(title -> title.isOut(position, new Seat(seat)))
        .isPresent();
  }

  /// {@return whether two seats are neighbours}
  public boolean areNeighbours(String one, String other) {
    return rules
        .<NeighbourSeats<P>>as(NeighbourSeats.class)
        .map(title -> title.areNeighbours(position, new Seat(one), new Seat(other)))
        .orElse(true);
  }

  /// {@return who asks the seats whether they end the game as a draw}
  public Draws draws() {
    return rules
        .<DrawVoting<P>>as(DrawVoting.class)
        .map(title -> title.draws(position))
        .orElse(Draws.TABLE);
  }

  public View view(Reader reader) {
    return rules.view(position, reader);
  }

  /// {@return what this reader sees of it as a picture, with what they have on file, if the title
  /// draws that}
  ///
  /// @param letters of the reader; of others none may be among them
  public Optional<Picture> drawn(Reader reader, List<Letter> letters) {
    Optional<DrawnOrders<P>> title = rules.as(DrawnOrders.class);
    return reader instanceof Reader.Holder(Seat seat)
            && title.isPresent()
            && status() instanceof Status.Waiting
        ? Optional.of(title.get().drawn(position, seat, letters))
        : view(reader).picture();
  }

  /// {@return the state that a script prints}
  public Fact state() {
    return rules
        .<OpenState<P>>as(OpenState.class)
        .map(title -> title.state(position))
        .orElseGet(() -> view(new Reader.Onlooker()).state());
  }

  /// {@return what was understood of these letters, oldest first; of none it is what an empty one
  /// would be}
  ///
  /// @param seat who wrote them, whether it is asked anything now or writes ahead
  public Reading<O> read(Seat seat, List<Letter> letters) {
    List<Letter> written = letters.isEmpty() ? List.of(new Letter(phase().id(), "")) : letters;
    Reading<O> read = rules.read(position, seat, written);
    return new Reading<>(
        Quotations.asWritten(read.lines()),
        read.onFile(),
        read.missing(),
        read.orders(),
        read.firmness());
  }

  /// {@return when a phase is that words name, if a letter may hold orders for a later one}
  public Optional<Ahead.When> when(String words) {
    return ahead().flatMap(title -> title.when(position, words));
  }

  /// {@return whether a letter of a seat that was meant for a phase is for what it is asked now}
  public boolean isStillAsked(String seat, String phase) {
    return rules
        .<LastingDemands<P>>as(LastingDemands.class)
        .map(title -> title.isStillAsked(position, new Seat(seat), phase))
        .orElseGet(() -> phase().id().equalsIgnoreCase(phase));
  }

  /// {@return the lines of a letter, by their numbers from 1, of which nothing is to be done just
  /// as it stands there}
  public SequencedMap<Integer, String> withheld(List<String> lines) {
    return ahead().map(title -> title.withheld(position, lines)).orElseGet(LinkedHashMap::new);
  }

  private Optional<Ahead<P>> ahead() {
    return rules.as(Ahead.class);
  }

  /// {@return lines that this seat may go on to write, best first; none when the game is over}
  ///
  /// @param typed what has been typed so far; may be empty
  public List<String> suggest(String seat, String typed) {
    return status() instanceof Status.Over
        ? List.of()
        : suggests()
            .map(title -> title.suggest(position, new Seat(seat), typed))
            .orElseGet(List::of);
  }

  /// {@return lines with which this seat could answer what it is asked now; none if it is asked
  /// nothing}
  public List<String> examples(String seat) {
    return demand(seat)
        .flatMap(asked -> suggests().map(title -> title.examples(position, asked.seat())))
        .orElse(List.of());
  }

  /// {@return what this seat may choose from to answer what it is asked now}
  ///
  /// @param whole whether there is room for questions that have many answers
  public List<Suggests.Menu> menus(String seat, boolean whole) {
    return demand(seat)
        .map(Demand::seat)
        .flatMap(
            own ->
                suggests().map(it -> whole ? it.choices(position, own) : it.menus(position, own)))
        .orElse(List.of());
  }

  private Optional<Suggests<P>> suggests() {
    return rules.as(Suggests.class);
  }

  /// {@return a letter with which a plain player of the program's own would answer what this seat
  /// is asked now; none if the rules have no such player}
  public List<String> played(String seat) {
    Optional<SelfPlaying<P>> player = rules.as(SelfPlaying.class);
    return demand(seat)
        .flatMap(asked -> player.map(title -> title.played(position, asked.seat())))
        .orElse(List.of());
  }

  /// Changes this moment by hand.
  public Edit<GamePosition<?, ?>> edit(String line) {
    Edit<P> edit =
        rules
            .<Editable<P>>as(Editable.class)
            .map(title -> title.edit(position, line))
            .orElseGet(() -> new Edit.Refused<>(Edit.Why.NO_SUCH_EDIT, line, List.of()));
    return switch (edit) {
      case Edit.Done<P>(P changed) -> new Edit.Done<>(new GamePosition<>(rules, changed));
      case Edit.Refused<P>(Edit.Why why, String word, List<String> instead) ->
          new Edit.Refused<>(why, word, instead);
    };
  }

  /// Judges this moment by the letters on file; a seat without any is silent. One that is asked
  /// nothing now may have written ahead, for a question that the step comes to.
  public Judged judge(SequencedMap<Seat, List<Letter>> letters, Chance chance) {
    return judged(rules, rules.resolve(position, orders(letters), chance));
  }

  /// Judges this moment once and for all: nobody has time to say more.
  public Judged close(SequencedMap<Seat, List<Letter>> letters, Chance chance) {
    Optional<Lapses<P, O>> lapses = rules.as(Lapses.class);
    return lapses.isEmpty()
            || demands().stream().allMatch(demand -> isAnswered(demand.seat(), letters))
        ? judge(letters, chance)
        : judged(rules, lapses.get().lapse(position, orders(letters), chance));
  }

  private boolean isAnswered(Seat seat, SequencedMap<Seat, List<Letter>> letters) {
    List<Letter> written = letters.getOrDefault(seat, List.of());
    return !written.isEmpty() && read(seat, written).complete();
  }

  private SequencedMap<Seat, O> orders(SequencedMap<Seat, List<Letter>> letters) {
    Set<Seat> seats = new LinkedHashSet<>();
    demands().forEach(demand -> seats.add(demand.seat()));
    seats.addAll(letters.sequencedKeySet());
    SequencedMap<Seat, O> orders = new LinkedHashMap<>();
    for (Seat seat : seats) {
      List<Letter> written = letters.getOrDefault(seat, List.of());
      if (!written.isEmpty()) {
        read(seat, written).orders().ifPresent(accepted -> orders.put(seat, accepted));
      }
    }
    return orders;
  }

  /// {@return what these letters could lead to, with hidden cards in another order}
  public Judged preview(SequencedMap<Seat, List<Letter>> letters, Chance chance) {
    P unforeseen =
        rules
            .<Unforeseen<P>>as(Unforeseen.class)
            .map(title -> title.unforeseen(position, chance))
            .orElse(position);
    return new GamePosition<>(rules, unforeseen).close(letters, chance);
  }

  /// What came of lines that were tried.
  ///
  /// @param news of what they bring
  /// @param judged where they lead; empty if none of them counts, or their verdicts say all
  public record Trial(List<Line> lines, List<News> news, Optional<Judged> judged) {}

  private Optional<Explores<P>> explores() {
    return rules.as(Explores.class);
  }

  /// {@return what these lines would bring; nothing if the title lets nobody try}
  ///
  /// @param seat who tries them, if it holds a seat
  public Optional<Trial> tried(Optional<Seat> seat, List<String> lines, Chance chance) {
    return explores()
        .map(title -> title.tried(position, seat, lines, chance))
        .map(
            tried ->
                new Trial(
                    Quotations.asWritten(tried.lines()),
                    tried
                        .step()
                        .map(Step::news)
                        .orElseGet(() -> tried.sums().stream().map(News::forAll).toList()),
                    tried.step().map(step -> judged(rules, step))));
  }

  /// {@return the answer to a question of this title; nothing if the line is none}
  public Optional<Verdict> answer(String line) {
    return explores().flatMap(title -> title.answer(position, line));
  }

  /// {@return questions that may be asked now}
  public List<String> questions(Optional<Seat> seat) {
    return explores().map(title -> title.questions(position, seat)).orElse(List.of());
  }

  /// {@return whether the master may have it judged though it waits for an answer}
  public boolean canLapse() {
    return rules.has(Lapses.class) && status() instanceof Status.Waiting;
  }
}
