package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.displays.DisplayActs;
import depesche.adjudicator.congress.displays.LiveDisplays;
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
    introFlow = new IntroFlow(game, intro, negotiations, battles);
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

  /// {@return the acts of this title}
  public List<TableVerb> verbs() {
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
        .toList();
  }

  /// Lays points and hand sizes.
  public void setUp(LiveTable table) {
    new CongressSetup(game).lay(table);
  }

  /// {@return who acts in the phase that begins}
  public List<Seat> asked(LiveTable table) {
    String phase = table.stage().phase().name();
    if (phase.startsWith(CongressPhases.SELECTION)
        || phase.startsWith(CongressPhases.NEGOTIATION)) {
      return CongressGame.actingNow(table)
          .filter(power -> !IntroBot.plays(table, power))
          .map(power -> List.of(CongressSeats.seat(table, power)))
          .orElse(List.of());
    }
    if (phase.startsWith(CongressPhases.BATTLE + " ") && Battles.isWithdrawn(table)) {
      return List.of();
    }
    if (phase.startsWith(CongressPhases.DEBATE)) {
      return Negotiations.asked(table);
    }
    return switch (phase) {
      case CongressPhases.WAGER_RESULT -> List.of();
      case CongressPhases.WINNER ->
          winner.isTied(table) ? List.of(CongressSeats.seat(table, MajorPower.BRITAIN)) : List.of();
      case CongressPhases.OPERATIONS, CongressPhases.SUPPORT, CongressPhases.MOVEMENT ->
          warOrder(table);
      case String _ -> table.seats();
    };
  }

  /// The War Phase begins to the left of the winner of the Diplomacy Phase.
  private static List<Seat> warOrder(LiveTable table) {
    return CongressState.of(table)
        .rounds()
        .winner()
        .map(power -> table.from(CongressSeats.seat(table, power)))
        .orElse(table.seats());
  }

  /// Does what the rules do by themselves when a phase begins.
  public void phaseBegins(LiveTable table) {
    if (!table.places().isEmpty()) {
      return;
    }
    String phase = table.stage().phase().name();
    if (CongressGame.mode(table).isIntro()) {
      introFlow.begins(table, phase);
    }
    switch (phase) {
      case CongressPhases.DEAL -> hands.deal(table);
      case CongressPhases.WAGER_RESULT -> wagers.proceed(table);
      case CongressPhases.WINNER -> winner.count(table);
      case CongressPhases.GOVERNMENT -> {
        TurnEnd.income(table);
        introFlow.govern(table);
      }
      case String name when name.startsWith(CongressPhases.DEBATE) -> answers.standing(table);
      case String _ -> {}
    }
  }

  /// Goes on after an act that a phase waits for.
  public void acted(LiveTable table, Seat seat, String verb) {
    String phase = table.stage().phase().name();
    if (verb.equals("VALUE")) {
      wagers.stated(table);
    }
    boolean ends = List.of(TableVerbs.END, TableVerbs.PASS).contains(verb);
    if (ends && phase.startsWith(CongressPhases.NEGOTIATION)) {
      passes.mustPass(table);
    }
  }

  /// Remembers what was opened.
  public void choicesOpened(LiveTable table, String choice, List<SealedChoice> opened) {
    if (choice.equals(CongressTracks.WAGER)) {
      wagers.opened(table, opened);
      if (IntroBot.plays(table, MajorPower.FRANCE)) {
        Wagers.addBot(table, intro);
      }
    } else {
      IntroWarActs.open(table);
      battles.opened(table, choice, opened);
    }
  }

  /// Ends a phase, and leaves out those that nobody needs.
  public void phaseEnds(LiveTable table) {
    String phase = table.stage().phase().name();
    TurnSums.gather(table);
    if (phase.equals(CongressPhases.WAGER_RESULT)) {
      wagers.lapse(table);
      wagers.finish(table);
      // No leader is wagered, so they come to the hands behind the wager.
      TurnEnd.giveLeaders(table);
      hands.wagerOver(table);
      if (IntroBot.plays(table, MajorPower.FRANCE)) {
        intro.open(table);
      }
    } else if (phase.startsWith(CongressPhases.NEGOTIATION)) {
      intro.offerEnds(table);
      Passes.roundOver(table);
      if (!Negotiations.isPending(table)) {
        skip(table, 2);
      }
    } else if (phase.startsWith(CongressPhases.DEBATE)) {
      negotiations.decide(table);
      skip(table, 1);
    } else if (phase.startsWith(CongressPhases.SELECTION)) {
      IssueSelections.end(table);
      skip(table, 1);
    } else if (phase.equals(CongressPhases.WINNER)) {
      winner.award(table);
      hands.diplomacyOver(table);
    } else if (phase.equals(CongressPhases.GOVERNMENT)) {
      TurnSums.government(table);
    } else if (CongressPhases.is(phase, CongressPhases.BATTLE)) {
      CongressState.battle(table, _ -> BattleState.NONE);
      nextBattle(table);
    } else if (phase.equals(CongressPhases.MOVEMENT)) {
      nextBattle(table);
    }
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

  private void nextBattle(LiveTable table) {
    String phase = table.stage().phase().name();
    Optional<WarFront> fought =
        phase.equals(CongressPhases.MOVEMENT)
            ? Optional.empty()
            : Optional.of(WarFront.valueOf(phase.substring(phase.length() - 1)));
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
  public boolean reports(String before, String now) {
    return now.startsWith(CongressPhases.DEBATE)
        || !CongressPhases.round(before).equals(CongressPhases.round(now));
  }

  /// Ends a turn.
  public void turnEnds(LiveTable table) {
    turnEnd.end(table);
  }
}
