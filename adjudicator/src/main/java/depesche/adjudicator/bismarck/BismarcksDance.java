package depesche.adjudicator.bismarck;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.CardPart;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import depesche.adjudicator.bismarck.decks.DeckContent;
import depesche.adjudicator.bismarck.letters.DanceLetterReader;
import depesche.adjudicator.bismarck.letters.DanceNames;
import depesche.adjudicator.bismarck.letters.DanceOffers;
import depesche.adjudicator.bismarck.letters.DancePrompts;
import depesche.adjudicator.bismarck.players.PlainPlayer;
import depesche.adjudicator.bismarck.players.PlayedLetter;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DanceOrders;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DanceFact;
import depesche.adjudicator.bismarck.turns.DanceLineFact;
import depesche.adjudicator.bismarck.turns.DancePromptFact;
import depesche.adjudicator.bismarck.turns.DanceRefusalFact;
import depesche.adjudicator.bismarck.turns.DanceRun;
import depesche.adjudicator.bismarck.turns.DanceSetup;
import depesche.adjudicator.bismarck.turns.DanceStandingFact;
import depesche.adjudicator.bismarck.turns.LapsedTurn;
import depesche.adjudicator.kit.MeantFact;
import depesche.adjudicator.kit.TriedLetter;
import depesche.adjudicator.kit.UnclearCommandFact;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.rules.Codec;
import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFiles;
import depesche.adjudicator.rules.Decks;
import depesche.adjudicator.rules.DrawnOrders;
import depesche.adjudicator.rules.Explores;
import depesche.adjudicator.rules.Lapses;
import depesche.adjudicator.rules.OpenState;
import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.SelfPlaying;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import depesche.adjudicator.rules.Unforeseen;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Bismarck's Dance: a game for one. Its procedures are those of the printed rules; its cards come
/// from a file.
public final class BismarcksDance
    implements Rules<DancePosition, DanceOrders>,
        Decks,
        DeckFiles,
        Suggests<DancePosition>,
        DrawnOrders<DancePosition>,
        SelfPlaying<DancePosition>,
        Lapses<DancePosition, DanceOrders>,
        Explores<DancePosition>,
        Unforeseen<DancePosition>,
        OpenState<DancePosition> {

  private final SequencedMap<String, DanceNames> decks;
  private final List<String> files;
  private final SequencedMap<String, PlayedDeck> played = new LinkedHashMap<>();
  private final SequencedMap<String, DeckCheck> unplayable = new LinkedHashMap<>();

  /// @param decks that can be played, by the names of their files, our own first
  public BismarcksDance(SequencedMap<String, DanceDeck> decks) {
    this(decks, new LinkedHashMap<>());
  }

  /// @param unplayable what was found in the files that cannot be played
  public BismarcksDance(
      SequencedMap<String, DanceDeck> decks, SequencedMap<String, DeckCheck> unplayable) {
    this.unplayable.putAll(unplayable);
    if (decks.isEmpty()) {
      throw new IllegalArgumentException("Bismarck's Dance needs a deck of cards");
    }
    SequencedMap<String, DanceNames> named = new LinkedHashMap<>();
    decks.forEach((file, deck) -> named.put(file, new DanceNames(new CardIndex(deck))));
    this.decks = Collections.unmodifiableSequencedMap(named);
    this.files = List.copyOf(decks.keySet());
    decks.forEach((file, deck) -> played.put(file, played(file, deck)));
  }

  @Override
  public Title title() {
    return new Title(
        "bismarcks-dance",
        "Bismarck's Dance",
        "1",
        1,
        1,
        List.of("Solo"),
        DanceRulings.all(files),
        Title.Naming.PLAYERS,
        new TitleWords(
            "CLEAR", List.of(TitleWords.Shortcut.order("ALLOCATE 2 3 1")), List.of("UNDO")),
        Title.Asked.SEATS);
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    return List.of(
        CardOperation.class,
        CardPart.class,
        DanceFact.class,
        DanceLineFact.class,
        MeantFact.class,
        DancePromptFact.class,
        DanceRefusalFact.class,
        DanceStandingFact.class,
        UnclearCommandFact.class);
  }

  @Override
  public SequencedMap<String, List<String>> decks(SequencedMap<String, String> options) {
    return names(DanceRulings.of(files, options)).cards().deck().lists();
  }

  @Override
  public Optional<PlayedDeck> playedDeck(SequencedMap<String, String> options) {
    return Optional.ofNullable(played.get(DanceRulings.of(files, options).deck()));
  }

  @Override
  public Optional<DeckCheck> unplayableDeck(String file) {
    return unplayable.entrySet().stream()
        .filter(deck -> deck.getKey().equalsIgnoreCase(file))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private PlayedDeck played(String file, DanceDeck deck) {
    boolean ours = file.equals(files.getFirst());
    return new PlayedDeck(
        file, DeckContent.of(deck), ours ? PlayedDeck.Shown.TO_ALL : PlayedDeck.Shown.AT_THE_END);
  }

  private DanceRulings rulings(DancePosition position) {
    return DanceRulings.of(files, position.course().options());
  }

  private DanceNames names(DanceRulings rulings) {
    DanceNames names = decks.get(rulings.deck());
    if (names == null) {
      throw new IllegalArgumentException("no deck " + rulings.deck());
    }
    return names;
  }

  @Override
  public Step<DancePosition> open(Table table, Chance chance) {
    if (table.seats().size() != 1) {
      throw new IllegalArgumentException(
          "Bismarck's Dance is for one seat, not " + table.seats().size());
    }
    DanceRulings rulings = DanceRulings.of(files, table.options());
    DanceNames names = names(rulings);
    Step<DancePosition> step =
        new DanceSetup(names.cards(), rulings, table.seats().getFirst(), chance).opened();
    return TableSheets.with(step, names.cards(), rulings);
  }

  @Override
  public Phase phase(DancePosition position) {
    return position.phase();
  }

  @Override
  public Status status(DancePosition position) {
    Seat seat = position.course().seat();
    if (position instanceof DancePosition.Over(_, DanceEnd end)) {
      // A player who has lost has the last place of a table of two: the other seat is the clock.
      int rank = end == DanceEnd.WON ? 1 : 2;
      return new Status.Over(
          List.of(
              new FinalPlace(
                  rank, seat, new DanceStandingFact.DanceResult(end, position.table().turn()))));
    }
    DanceRulings rulings = rulings(position);
    Fact prompt = new DancePrompts(position, names(rulings), rulings).prompt();
    return new Status.Waiting(List.of(new Demand(seat, pace(position), silence(rulings), prompt)));
  }

  private static Demand.Silence silence(DanceRulings rulings) {
    return rulings.waits() ? Demand.Silence.WAITS : Demand.Silence.DEFAULTS;
  }

  private static Demand.Pace pace(DancePosition position) {
    return position instanceof DancePosition.Asked(_, DanceQuestion question)
        ? (question.kind() == DanceQuestion.Kind.SIDE ? Demand.Pace.BRISK : Demand.Pace.REFLEX)
        : Demand.Pace.DELIBERATE;
  }

  @Override
  public Reading<DanceOrders> read(DancePosition position, Seat seat, List<Letter> letters) {
    DanceRulings rulings = rulings(position);
    return new DanceLetterReader(position, seat, names(rulings), rulings).read(letters);
  }

  @Override
  public boolean isProse(String line) {
    return ProseDetector.is(line, decks.firstEntry().getValue().lexicon());
  }

  @Override
  public List<String> suggest(DancePosition position, Seat seat, String typed) {
    DanceRulings rulings = rulings(position);
    return position instanceof DancePosition.Over
        ? List.of()
        : new DanceOffers(position, seat, names(rulings), rulings).suggested(typed);
  }

  @Override
  public List<String> examples(DancePosition position, Seat seat) {
    DanceRulings rulings = rulings(position);
    return new DanceOffers(position, seat, names(rulings), rulings).examples();
  }

  @Override
  public List<Menu> menus(DancePosition position, Seat seat) {
    DanceRulings rulings = rulings(position);
    return new DanceOffers(position, seat, names(rulings), rulings).menus();
  }

  /// Goes on until something is asked for which nothing is on file; with nothing usable on file it
  /// changes nothing.
  @Override
  public Step<DancePosition> resolve(
      DancePosition position, SequencedMap<Seat, DanceOrders> orders, Chance chance) {
    return step(position, own(position, orders), chance);
  }

  private static List<DanceCommand> own(
      DancePosition position, SequencedMap<Seat, DanceOrders> orders) {
    DanceOrders own = orders.get(position.course().seat());
    return own == null ? List.of() : own.commands();
  }

  private Step<DancePosition> step(
      DancePosition position, List<DanceCommand> commands, Chance chance) {
    DanceRulings rulings = rulings(position);
    CardIndex cards = names(rulings).cards();
    DanceRun run = DanceRun.of(cards, rulings, position, commands, Optional.of(chance));
    return run.changed()
        ? TableSheets.with(new Step<>(run.position(), run.news()), cards, rulings)
        : new Step<>(position, List.of());
  }

  /// The turn ends as it stands: at its deadline under `silence=ENDS`, else by the master's word.
  @Override
  public Step<DancePosition> lapse(
      DancePosition position, SequencedMap<Seat, DanceOrders> orders, Chance chance) {
    CardIndex cards = names(rulings(position)).cards();
    List<DanceCommand> all = LapsedTurn.of(cards, position.course(), own(position, orders));
    Step<DancePosition> step = step(position, all, chance);
    // Nobody takes back what a deadline has ended.
    DancePosition after = step.position();
    return new Step<>(after.with(after.course().settled()), step.news());
  }

  @Override
  public DancePosition unforeseen(DancePosition position, Chance chance) {
    List<String> pile = chance.hidden("preview", "pile").shuffled(position.table().pile());
    return position.with(position.course().withPile(pile));
  }

  @Override
  public List<String> played(DancePosition position, Seat seat) {
    DanceRulings rulings = rulings(position);
    CardIndex cards = names(rulings).cards();
    List<DanceCommand> decided = new PlainPlayer().decide(position, cards, rulings);
    return new PlayedLetter(position, cards, rulings).lines(decided);
  }

  @Override
  public DanceView view(DancePosition position, Reader reader) {
    DanceRulings rulings = rulings(position);
    return DanceView.of(position, reader, names(rulings).cards(), rulings);
  }

  /// The table as the lines on file would leave it, as far as that depends neither on dice nor on
  /// what is hidden.
  @Override
  public Picture drawn(DancePosition position, Seat seat, List<Letter> letters) {
    DanceRulings rulings = rulings(position);
    DanceNames names = names(rulings);
    CardIndex cards = names.cards();
    List<DanceCommand> filed =
        read(position, seat, letters).orders().map(DanceOrders::commands).orElse(List.of());
    DancePosition led =
        filed.isEmpty() ? position : DanceRun.unseen(cards, rulings, position, filed).position();
    List<String> lines =
        filed.stream()
            .map(
                command ->
                    (command.verb() + " " + String.join(" ", names.shown(command.words()))).strip())
            .toList();
    return TablePictures.of(led, cards, rulings, true)
        .with(
            "Your orders, and the table as they would leave it",
            new SheetPicture.Filed(seat.name(), lines));
  }

  /// A script's reader sees the hand.
  @Override
  public Fact state(DancePosition position) {
    return DanceView.state(position, true);
  }

  /// Trying a line is another name for WHAT IF.
  @Override
  public Tried<DancePosition> tried(
      DancePosition position, Optional<Seat> seat, List<String> lines, Chance chance) {
    return new TriedLetter<>(this, position, seat).asked("WHAT IF ", lines);
  }

  @Override
  public Codec<DancePosition> codec() {
    return DancePosition.CODEC;
  }
}
