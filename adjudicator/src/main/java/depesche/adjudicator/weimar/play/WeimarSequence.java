package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.turns.PhasePlay;
import depesche.adjudicator.table.turns.TablePlay;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.decks.WeimarDeck;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.scenarios.RandomThreats;
import depesche.adjudicator.weimar.scenarios.WeimarScenario;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/// The sequence of play of Weimar: what each phase does by itself, and who acts in it.
public final class WeimarSequence {

  private static final int TIMELINE_CARDS = 2;

  private final WeimarGame game;
  private final ReactionActs reactions = new ReactionActs();

  public WeimarSequence(WeimarGame game) {
    this.game = game;
  }

  private WeimarTable of(LiveTable live) {
    return new WeimarTable(live, game);
  }

  private static WeimarPhase phase(LiveTable live) {
    return WeimarPhase.named(live.stage().phase().name());
  }

  /// {@return the sequence of play, in its printed order}
  public TablePlay play() {
    return new TablePlay(
        this::setUp,
        verbs(),
        phases().stream().map(this::checked).toList(),
        (live, _, _) -> agendasOpened(of(live)),
        (live, window) -> reacted(of(live), window),
        _ -> {},
        (_, _) -> true,
        (live, seat) -> WeimarLines.of(of(live), seat));
  }

  private List<PhasePlay> phases() {
    return List.of(
        phase(WeimarPhase.SET_UP)
            .asks(with(table -> isFirst(table) ? people(table) : List.of()))
            .begins(does(WeimarSequence::startBases))
            .acted((live, seat, verb) -> placed(of(live), seat, verb)),
        phase(WeimarPhase.AGENDA).asks(with(WeimarSequence::people)).begins(does(this::agenda)),
        phase(WeimarPhase.EFFECTS)
            .asks(with(WeimarTable::playOrder))
            .begins(does(table -> flow(table).goOn()))
            .acted((live, _, _) -> flow(of(live)).goOn())
            .ends(does(table -> flow(table).deal())),
        phase(WeimarPhase.OPENING)
            .asks(with(WeimarSequence::openings))
            .begins(live -> WeimarState.openings(live, List.of())),
        phase(WeimarPhase.IMPULSES)
            .asks(with(table -> table.playOrder().stream().filter(flow(table)::hasCards).toList()))
            .begins(does(table -> flow(table).goOn()))
            .acted((live, seat, verb) -> impulse(of(live), seat, verb)),
        phase(WeimarPhase.MAJORITY).begins(politics(PoliticsPhases::majority)),
        phase(WeimarPhase.ISSUES)
            .asks(with(table -> new PoliticsPhases(table).winners()))
            .begins(politics(PoliticsPhases::issues))
            .ends(politics(PoliticsPhases::issuesDone)),
        phase(WeimarPhase.SOCIETY)
            .asks(parties(PoliticsPhases::concerned))
            .begins(politics(PoliticsPhases::resolveSociety)),
        phase(WeimarPhase.PARTIES)
            .asks(parties(PoliticsPhases::goalsAsked))
            .begins(politics(PoliticsPhases::goals)),
        phase(WeimarPhase.REPUBLIC)
            .asks(with(table -> WeimarTable.seats(table.government())))
            .begins(politics(PoliticsPhases::republic))
            .ends(politics(PoliticsPhases::stabilise)),
        phase(WeimarPhase.MINOR).ends(politics(PoliticsPhases::minorParties)),
        phase(WeimarPhase.PARLIAMENT)
            .asks(parties(PoliticsPhases::cutAsked))
            .begins(politics(PoliticsPhases::cut)),
        phase(WeimarPhase.GOVERNMENT)
            .begins(does(WeimarSequence::talksBegin))
            .acted((live, _, verb) -> answered(of(live), verb))
            .ends(does(WeimarSequence::roundEnds)));
  }

  /// A phase in which nobody is asked unless it says so.
  private static PhasePlay phase(WeimarPhase phase) {
    return PhasePlay.phase(phase.title()).asks(_ -> List.of());
  }

  /// Whatever happens may end the game.
  private PhasePlay checked(PhasePlay phase) {
    return phase.begins(does(GameEnds::check)).acted((live, _, _) -> GameEnds.check(of(live)));
  }

  private <T> Function<LiveTable, T> with(Function<WeimarTable, T> asked) {
    return live -> asked.apply(of(live));
  }

  private Consumer<LiveTable> does(Consumer<WeimarTable> deed) {
    return live -> deed.accept(of(live));
  }

  private Function<LiveTable, List<Seat>> parties(
      Function<PoliticsPhases, List<WeimarParty>> asked) {
    return live -> WeimarTable.seats(asked.apply(new PoliticsPhases(of(live))));
  }

  private Consumer<LiveTable> politics(Consumer<PoliticsPhases> deed) {
    return live -> deed.accept(new PoliticsPhases(of(live)));
  }

  private List<TableVerb> verbs() {
    return Stream.of(
            new CityActs(game, reactions).all(),
            new ThreatActs(game).all(),
            new CardVerbs(game, reactions).all(),
            new PoliticsActs(game).all(),
            new BotVerb(game, reactions).all(),
            List.of(TableVerb.turn("OPENING", WeimarSequence::opening)))
        .flatMap(List::stream)
        .toList();
  }

  /// A party whose agenda lets it play a card before all others says so.
  private static Optional<Fact> opening(LiveTable live, Seat seat, ActWords words) {
    if (words.end().isPresent()) {
      return words.end();
    }
    List<Seat> openings = new ArrayList<>(WeimarState.of(live).openings());
    if (phase(live) != WeimarPhase.EFFECTS || openings.contains(seat)) {
      return Optional.of(new WeimarRefusal.OnlyInPhase("OPENING", WeimarPhase.EFFECTS.title()));
    }
    openings.add(seat);
    WeimarState.openings(live, openings);
    live.enter("OPENING", seat.name(), "", "", "");
    return Optional.empty();
  }

  // Set-up

  /// Lays seats, markers and threats of the scenario.
  private void setUp(LiveTable live) {
    WeimarTable table = of(live);
    WeimarScenario scenario = table.scenario();
    List<WeimarParty> parties = List.of(WeimarParty.values());
    for (WeimarParty party : parties) {
      if (!live.seats().contains(WeimarTable.seat(party))) {
        throw new IllegalArgumentException("Weimar needs the seats " + parties);
      }
    }
    scenario.seats().forEach((party, count) -> table.lay(WeimarNames.SEATS, party, count));
    scenario.reserve().forEach((party, count) -> table.lay(WeimarNames.RESERVE, party, count));
    scenario.nsdap().forEach((party, count) -> table.lay(WeimarNames.NSDAP, party, count));
    for (DeckLayout deck : live.book().layout().decks()) {
      box(table, deck);
    }
    for (RandomThreats random : scenario.random()) {
      new BoardChanges(table).random(random);
    }
    for (SoloBot bot : flow(table).bots()) {
      new BotTurns(table, bot).startBases();
      // It reacts whenever it can, so nobody waits for its answer.
      live.answers().stand(WeimarTable.seat(bot.party()), "OTHERWISE PASS");
    }
    live.tell(
        new WeimarNews.CardsUntyped(
            game.cards().check().whole(),
            WeimarDeck.numbers().size(),
            game.cards().check().stops()));
  }

  /// Cards that are not in play yet wait in the box.
  private static void box(WeimarTable table, DeckLayout deck) {
    List<String> expansion = new ArrayList<>();
    table.scenario().expansion().values().forEach(expansion::addAll);
    List<String> later = new ArrayList<>();
    table.scenario().later().values().forEach(later::addAll);
    boolean timeline = deck.name().equals(WeimarBoard.TIMELINE);
    for (String card : deck.ids()) {
      boolean waits =
          timeline ? later.contains(card) : card.matches("\\w[23]\\d") && !expansion.contains(card);
      if (waits) {
        table.live().cards().put(card, WeimarNames.box(deck.name()), false);
      }
    }
  }

  private SoloFlow flow(WeimarTable table) {
    return new SoloFlow(table, reactions);
  }

  // Who acts

  private static boolean isFirst(WeimarTable table) {
    return table.live().stage().turn() == 1;
  }

  private static List<Seat> people(WeimarTable table) {
    return table.playOrder().stream().filter(seat -> !table.isBot(seat)).toList();
  }

  private static List<Seat> openings(WeimarTable table) {
    List<Seat> said = WeimarState.of(table.live()).openings();
    return people(table).stream().filter(said::contains).toList();
  }

  static boolean holds(LiveTable live, Seat seat) {
    return !live.cards().pile(LiveCards.hand(seat)).isEmpty();
  }

  // What happens

  private static void startBases(WeimarTable table) {
    if (isFirst(table)) {
      StartBases.begin(table);
    }
  }

  private static boolean isEnd(String verb) {
    return verb.equals(TableVerbs.END) || verb.equals(TableVerbs.PASS);
  }

  private static void placed(WeimarTable table, Seat seat, String verb) {
    if (!isEnd(verb)) {
      StartBases.acted(table, seat);
    }
  }

  /// A new round: later cards join the timeline, the round card's issue comes into play, and
  /// everybody draws two timeline cards.
  private void agenda(WeimarTable table) {
    LiveTable live = table.live();
    DeckLayout timeline = live.book().deck(WeimarBoard.TIMELINE);
    List<String> later = table.scenario().later().getOrDefault(table.round(), List.of());
    List<String> joining =
        later.stream()
            .filter(live.cards().pile(WeimarNames.box(timeline.name()))::contains)
            .toList();
    if (!joining.isEmpty()) {
      joining.forEach(card -> live.cards().put(card, LiveCards.draw(timeline.name()), true));
      live.cards().shuffle(timeline, LiveCards.draw(timeline.name()));
      live.enter("SHUFFLE", timeline.name(), "", joining.size() + " new cards", "");
    }
    new PoliticsPhases(table).roundIssue();
    for (Seat seat : people(table)) {
      int drawn = live.cards().deal(timeline, TIMELINE_CARDS, seat);
      live.enter("DRAW", timeline.name(), "", String.valueOf(drawn), seat.name());
    }
  }

  private void agendasOpened(WeimarTable table) {
    flow(table).bots().forEach(bot -> new BotTurns(table, bot).agenda());
  }

  private void impulse(WeimarTable table, Seat seat, String verb) {
    if (isEnd(verb)) {
      flow(table).ended(seat, verb);
    }
    dropEmpty(table, isEnd(verb));
    flow(table).goOn();
  }

  /// A party without cards has no impulse.
  private void dropEmpty(WeimarTable table, boolean ended) {
    LiveTable live = table.live();
    for (Seat seat : live.stage().queue()) {
      boolean acting = !ended && live.stage().acting().contains(seat);
      if (!acting && !flow(table).hasCards(seat)) {
        live.stage().pass(seat);
      }
    }
  }

  /// All have answered whether they react.
  private void reacted(WeimarTable table, ReactionWindow window) {
    reactions.done(table, window);
    flow(table).reacted(window.seat());
    if (phase(table.live()) == WeimarPhase.IMPULSES) {
      dropEmpty(table, false);
      flow(table).goOn();
    }
    GameEnds.check(table);
  }

  private static void talksBegin(WeimarTable table) {
    WeimarState.answers(table.live(), List.of());
    GovernmentTalks.goOn(table);
  }

  private static void answered(WeimarTable table, String verb) {
    if (verb.equals("ACCEPT") || verb.equals("REFUSE")) {
      GovernmentTalks.goOn(table);
    }
  }

  private static void roundEnds(WeimarTable table) {
    LiveTable live = table.live();
    if (live.stage().turn() == table.scenario().rounds() && live.places().isEmpty()) {
      GameEnds.survived(table);
    }
    WeimarState.order(live, order -> order.withPlay(List.of()));
  }
}
