package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.CongressSetup;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.game.HandCounts;
import depesche.adjudicator.congress.game.Handicaps;
import depesche.adjudicator.congress.game.Retreats;
import depesche.adjudicator.congress.game.Terrains;
import depesche.adjudicator.congress.game.TurnSums;
import depesche.adjudicator.congress.solo.DisplaySpace;
import depesche.adjudicator.congress.state.BattleState;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.SealedChoice;
import depesche.adjudicator.table.turns.PhasePlay;
import depesche.adjudicator.table.turns.TablePlay;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The sequence of play of Congress of Vienna.
public final class CongressFlow {

  private final CongressGame game;
  private final Wagers wagers;
  private final Negotiations negotiations;
  private final Governments governments;
  private final Battles battles;
  private final TurnEnd turnEnd;
  private final CongressHands hands;
  private final IntroBot intro;
  private final IntroFlow introFlow;
  private final IssueSelections selections;
  private final DebateAnswers answers;
  private final BotActs bots;
  private final DiplomacyWinner winner;
  private final Passes passes;

  /// The sequence of a game.
  public CongressFlow(CongressGame game) {
    this.game = game;
    governments = new Governments(game);
    negotiations = new Negotiations(game);
    intro = new IntroBot(game, negotiations);
    wagers = new Wagers(game, intro);
    battles = new Battles(game);
    introFlow = new IntroFlow(game, intro, battles);
    selections = new IssueSelections(game);
    answers = new DebateAnswers(negotiations);
    turnEnd = new TurnEnd(game);
    hands = new CongressHands(game);
    bots = new BotActs(game);
    winner = new DiplomacyWinner(game);
    passes = new Passes(game);
  }

  /// {@return the piles that lie face down beside the decks}
  public static List<String> hiddenPiles() {
    return List.of(
        CongressHands.ALLIED_DECK,
        LiveDisplays.pile(LiveDisplays.FRANCE, DisplaySpace.C),
        LiveDisplays.pile(LiveDisplays.ALLIES, DisplaySpace.C));
  }

  /// {@return the sequence of play, in its printed order}
  public TablePlay play() {
    List<PhasePlay> phases = phases();
    return new TablePlay(
        new CongressSetup(game)::lay,
        verbs(phases),
        phases,
        this::choicesOpened,
        (_, _) -> {},
        turnEnd::end,
        CongressFlow::reports,
        (table, seat) -> CongressLines.of(game, table, seat));
  }

  private List<PhasePlay> phases() {
    return List.of(
        phase(CongressPhases.INITIAL)
            .verbs("SITUATION", "FETCH", "HANDICAP")
            .also("HANDS")
            .begins(introFlow::initial),
        phase(CongressPhases.DEAL).begins(hands::deal),
        phase(CongressPhases.WAGER).verbs("FATE"),
        phase(CongressPhases.WAGER_RESULT)
            .also("ISSUE")
            .asks(_ -> List.of())
            .begins(wagers::proceed)
            .ends(this::wagerEnds),
        phase(CongressPhases.SELECTION)
            .verbs("ISSUE")
            .asks(CongressFlow::acting)
            .begins(introFlow::select)
            .ends(CongressFlow::selectionEnds),
        phase(CongressPhases.NEGOTIATION)
            .verbs("NEGOTIATE")
            .also("FATE")
            .asks(CongressFlow::acting)
            .begins(introFlow::negotiate)
            .stops(this::turnEnded)
            .ends(this::negotiationEnds),
        phase(CongressPhases.DEBATE)
            .verbs("DEBATE", "PREEMPT")
            .also("FATE")
            .asks(Negotiations::asked)
            .begins(introFlow::debate)
            .begins(answers::standing)
            .ends(this::debateEnds),
        phase(CongressPhases.WINNER)
            .asks(this::choosing)
            .begins(winner::count)
            .ends(winner::award)
            .ends(hands::diplomacyOver),
        phase(CongressPhases.GOVERNMENT)
            .verbs("SPEND", "ADVANCE")
            .begins(TurnEnd::income)
            .begins(introFlow::govern)
            .ends(TurnSums::government),
        phase(CongressPhases.OPERATIONS).asks(CongressFlow::warOrder).begins(introFlow::operations),
        phase(CongressPhases.SUPPORT).asks(CongressFlow::warOrder).begins(introFlow::supports),
        phase(CongressPhases.MOVEMENT)
            .asks(CongressFlow::warOrder)
            .begins(introFlow::move)
            .ends(table -> nextBattle(table, Optional.empty())),
        phase(CongressPhases.CARDS).begins(introFlow::cards),
        phase(CongressPhases.BATTLE)
            .verbs("FIGHT", "LOSSES", "RETREAT", "FOG")
            .asks(CongressFlow::fighting)
            .ends(this::battleEnds),
        phase(CongressPhases.END).verbs("HANDS"));
  }

  /// A phase in which all act. A value may be stated in each, and the sums are read off the journal
  /// at the end of each.
  private PhasePlay phase(String name) {
    return PhasePlay.phase(name)
        .stops((table, verb) -> isValue(verb) ? Wagers.misstated(table) : Optional.empty())
        .acted((table, _, verb) -> stated(table, verb))
        .ends(TurnSums::gather);
  }

  /// A verb that phases name is kept to them; one that none names looks after itself.
  private static TableVerb kept(TableVerb verb, List<PhasePlay> phases) {
    List<String> names =
        Stream.concat(
                phases.stream().filter(phase -> phase.verbs().contains(verb.word())),
                phases.stream().filter(phase -> phase.also().contains(verb.word())))
            .map(PhasePlay::name)
            .toList();
    return names.isEmpty() ? verb : verb.when(CongressGame.in(names));
  }

  private List<TableVerb> verbs(List<PhasePlay> phases) {
    return Stream.of(
            wagers.verbs(),
            new WagerActs(game).verbs(),
            selections.verbs(),
            negotiations.verbs(),
            governments.verbs(),
            HandCounts.verbs(),
            Terrains.verbs(),
            new DisplayActs(game).verbs(),
            new Trades(game).verbs(),
            new Retreats(game).verbs(),
            new FogOfWar(game).verbs(),
            Handicaps.verbs(),
            bots.verbs(),
            battles.verbs(),
            turnEnd.verbs())
        .flatMap(List::stream)
        .map(verb -> kept(verb, phases))
        .toList();
  }

  // Who acts

  private static List<Seat> acting(LiveTable table) {
    return CongressGame.actingNow(table)
        .filter(power -> !CongressSeats.isIntroBot(table, power))
        .map(power -> List.of(CongressSeats.seat(table, power)))
        .orElse(List.of());
  }

  private List<Seat> choosing(LiveTable table) {
    return winner.isTied(table)
        ? List.of(CongressSeats.seat(table, MajorPower.BRITAIN))
        : List.of();
  }

  /// The War Phase begins to the left of the winner of the Diplomacy Phase.
  private static List<Seat> warOrder(LiveTable table) {
    return CongressState.of(table)
        .rounds()
        .winner()
        .map(power -> table.from(CongressSeats.seat(table, power)))
        .orElse(table.seats());
  }

  private static List<Seat> fighting(LiveTable table) {
    return Battles.isWithdrawn(table) ? List.of() : table.seats();
  }

  // What happens

  private static boolean isValue(String verb) {
    return verb.equals("VALUE");
  }

  private void stated(LiveTable table, String verb) {
    if (isValue(verb)) {
      wagers.stated(table);
    }
  }

  private Optional<Fact> turnEnded(LiveTable table, String verb) {
    boolean ended = List.of(TableVerbs.END, TableVerbs.PASS).contains(verb);
    return ended ? passes.stops(table) : Optional.empty();
  }

  /// Remembers what was opened.
  private void choicesOpened(LiveTable table, String choice, List<SealedChoice> opened) {
    if (choice.equals(CongressTracks.WAGER)) {
      wagers.opened(table, opened);
      if (CongressSeats.isIntroBot(table, MajorPower.FRANCE)) {
        Wagers.addBot(table, intro);
      }
    } else {
      IntroWarActs.open(table);
      battles.opened(table, choice, opened);
    }
  }

  private void wagerEnds(LiveTable table) {
    wagers.lapse(table);
    wagers.finish(table);
    // No leader is wagered, so they come to the hands behind the wager.
    TurnEnd.giveLeaders(table);
    hands.wagerOver(table);
    if (CongressSeats.isIntroBot(table, MajorPower.FRANCE)) {
      intro.open(table);
    }
  }

  private static void selectionEnds(LiveTable table) {
    IssueSelections.end(table);
    skip(table, 1);
  }

  private void negotiationEnds(LiveTable table) {
    intro.offerEnds(table);
    Passes.roundOver(table);
    if (!Negotiations.isPending(table)) {
      skip(table, 2);
    }
  }

  private void debateEnds(LiveTable table) {
    negotiations.decide(table);
    skip(table, 1);
  }

  private void battleEnds(LiveTable table) {
    CongressState.battle(table, _ -> BattleState.NONE);
    nextBattle(table, Optional.of(Battles.front(table)));
  }

  /// Goes so many phases on: a debate that nobody needs is left out, and so are the rounds of
  /// powers that do not negotiate.
  private static void skip(LiveTable table, int steps) {
    List<PhaseLayout> phases = table.book().layout().phases();
    int powers = CongressGame.order(table).size();
    int at = phases.indexOf(table.stage().phase()) + steps;
    while (CongressPhases.isOfPower(phases.get(at).name())
        && CongressPhases.place(phases.get(at).name()) > powers) {
      at++;
    }
    table.stage().jumpTo(phases.get(at).name());
  }

  private void nextBattle(LiveTable table, Optional<WarFront> fought) {
    for (WarFront front : WarFront.values()) {
      if (fought.stream().noneMatch(last -> front.compareTo(last) <= 0)
          && battles.isBattle(table, front)) {
        table.stage().jumpTo(CongressPhases.CARDS + " " + front);
        return;
      }
    }
    table.stage().jumpTo(CongressPhases.END);
  }

  /// {@return whether all get a report: not within a round of diplomacy, unless a debate is asked
  /// for, nor among selections}
  private static boolean reports(String before, String now) {
    return now.startsWith(CongressPhases.DEBATE)
        || !CongressPhases.round(before).equals(CongressPhases.round(now));
  }
}
