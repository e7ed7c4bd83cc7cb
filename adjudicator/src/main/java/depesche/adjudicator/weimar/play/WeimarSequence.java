package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.decks.WeimarDeck;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.play.WeimarLayout.WeimarPhase;
import depesche.adjudicator.weimar.scenarios.RandomThreats;
import depesche.adjudicator.weimar.scenarios.WeimarScenario;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.ArrayList;
import java.util.List;
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

  /// {@return the verbs of Weimar}
  public List<TableVerb> verbs() {
    return Stream.of(
            new CityActs(game, reactions).all(),
            new ThreatActs(game).all(),
            new CardVerbs(game, reactions).all(),
            new PoliticsActs(game).all(),
            new BotVerb(game, reactions).all(),
            List.of(TableVerb.turn("OPENING", "OPENING", WeimarSequence::opening)))
        .flatMap(List::stream)
        .toList();
  }

  /// A party whose agenda lets it play a card before all others says so.
  private static void opening(LiveTable live, Seat seat, ActWords words) {
    words.mustEnd();
    List<Seat> openings = new ArrayList<>(WeimarState.of(live).openings());
    if (phase(live) != WeimarPhase.EFFECTS || openings.contains(seat)) {
      throw new ActRefused(new WeimarRefusal.OnlyInPhase("OPENING", WeimarPhase.EFFECTS.title()));
    }
    openings.add(seat);
    WeimarState.openings(live, openings);
    live.enter("OPENING", seat.name(), "", "", "");
  }

  // Set-up

  /// Lays seats, markers and threats of the scenario.
  public void setUp(LiveTable live) {
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
    boolean timeline = deck.name().equals(WeimarLayout.TIMELINE);
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

  // Phases

  /// {@return who acts in the phase that begins}
  public List<Seat> asked(LiveTable live) {
    WeimarTable table = of(live);
    PoliticsPhases politics = new PoliticsPhases(table);
    List<Seat> order = table.playOrder();
    List<Seat> people = order.stream().filter(seat -> !table.isBot(seat)).toList();
    return switch (phase(live)) {
      case SET_UP -> live.stage().turn() == 1 ? people : List.of();
      case AGENDA -> people;
      case EFFECTS -> order;
      case OPENING -> people.stream().filter(WeimarState.of(live).openings()::contains).toList();
      case IMPULSES -> order.stream().filter(flow(table)::hasCards).toList();
      case ISSUES -> politics.winners();
      case SOCIETY -> WeimarTable.seats(politics.concerned());
      case PARTIES -> WeimarTable.seats(politics.goalsAsked());
      case REPUBLIC -> WeimarTable.seats(table.government());
      case PARLIAMENT -> WeimarTable.seats(politics.cutAsked());
      case GOVERNMENT, MAJORITY, MINOR -> List.of();
    };
  }

  static boolean holds(LiveTable live, Seat seat) {
    return !live.cards().pile(LiveCards.hand(seat)).isEmpty();
  }

  /// What a phase does at its beginning.
  public void phaseBegins(LiveTable live) {
    WeimarTable table = of(live);
    PoliticsPhases politics = new PoliticsPhases(table);
    switch (phase(live)) {
      case SET_UP -> {
        if (live.stage().turn() == 1) {
          StartBases.begin(table);
        }
      }
      case AGENDA -> agenda(table);
      case OPENING -> WeimarState.openings(live, List.of());
      case EFFECTS, IMPULSES -> flow(table).goOn();
      case MINOR -> {}
      case MAJORITY -> politics.majority();
      case ISSUES -> politics.issues();
      case SOCIETY -> politics.resolveSociety();
      case PARTIES -> politics.goals();
      case REPUBLIC -> politics.republic();
      case PARLIAMENT -> politics.cut();
      case GOVERNMENT -> {
        WeimarState.answers(live, List.of());
        GovernmentTalks.goOn(table);
      }
    }
    GameEnds.check(table);
  }

  /// A new round: later cards join the timeline, the round card's issue comes into play, and
  /// everybody draws two timeline cards.
  private void agenda(WeimarTable table) {
    LiveTable live = table.live();
    DeckLayout timeline = live.book().deck(WeimarLayout.TIMELINE);
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
    for (Seat seat : asked(live)) {
      int drawn = live.cards().deal(timeline, TIMELINE_CARDS, seat);
      live.enter("DRAW", timeline.name(), "", String.valueOf(drawn), seat.name());
    }
  }

  /// The agenda cards are open.
  public void choicesOpened(LiveTable live) {
    WeimarTable table = of(live);
    flow(table).bots().forEach(bot -> new BotTurns(table, bot).agenda());
  }

  /// An act was done.
  public void acted(LiveTable live, Seat seat, String verb) {
    WeimarTable table = of(live);
    boolean ended = verb.equals(TableVerbs.END) || verb.equals(TableVerbs.PASS);
    switch (phase(live)) {
      case SET_UP -> {
        if (!ended) {
          StartBases.acted(table, seat);
        }
      }
      case EFFECTS -> flow(table).goOn();
      case IMPULSES -> {
        if (ended) {
          flow(table).ended(seat, verb);
        }
        dropEmpty(table, ended);
        flow(table).goOn();
      }
      case GOVERNMENT -> {
        if (verb.equals("ACCEPT") || verb.equals("REFUSE")) {
          GovernmentTalks.goOn(table);
        }
      }
      case AGENDA, OPENING, MAJORITY, ISSUES, SOCIETY, PARTIES, REPUBLIC, MINOR, PARLIAMENT -> {}
    }
    GameEnds.check(table);
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
  public void reactionsDone(LiveTable live, ReactionWindow window) {
    WeimarTable table = of(live);
    reactions.done(table, window);
    flow(table).reacted(window.seat());
    if (phase(live) == WeimarPhase.IMPULSES) {
      dropEmpty(table, false);
      flow(table).goOn();
    }
    GameEnds.check(table);
  }

  /// What a phase does at its end.
  public void phaseEnds(LiveTable live) {
    WeimarTable table = of(live);
    PoliticsPhases politics = new PoliticsPhases(table);
    switch (phase(live)) {
      case EFFECTS -> flow(table).deal();
      case ISSUES -> politics.issuesDone();
      case REPUBLIC -> politics.stabilise();
      case MINOR -> politics.minorParties();
      case GOVERNMENT -> {
        if (live.stage().turn() == table.scenario().rounds() && live.places().isEmpty()) {
          GameEnds.survived(table);
        }
      }
      case SET_UP, AGENDA, OPENING, IMPULSES, MAJORITY, SOCIETY, PARTIES, PARLIAMENT -> {}
    }
    if (phase(live) == WeimarPhase.GOVERNMENT) {
      WeimarState.order(live, order -> order.withPlay(List.of()));
    }
  }
}
