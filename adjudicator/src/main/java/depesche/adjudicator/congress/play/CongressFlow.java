package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.news.CongressFact.CongressBegun;
import depesche.adjudicator.congress.news.CongressFact.DiplomacyCounted;
import depesche.adjudicator.congress.news.CongressFact.OtherSeatsNeeded;
import depesche.adjudicator.congress.news.CongressFact.PowerCard;
import depesche.adjudicator.congress.news.CongressFact.SeatUnsuited;
import depesche.adjudicator.congress.scenarios.CongressScenario;
import depesche.adjudicator.congress.solo.DisplaySpace;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.SealedChoice;
import depesche.adjudicator.table.position.TablePlace;
import depesche.adjudicator.table.position.TextValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The sequence of play of Congress of Vienna.
public final class CongressFlow {

  private static final String WINNER = "diplomacy.winner";

  private final CongressGame game;
  private final Wagers wagers;
  private final Negotiations negotiations;
  private final Governments governments = new Governments();
  private final Battles battles;
  private final TurnEnd turnEnd;
  private final CongressHands hands;
  private final IntroBot intro;
  private final IntroWarActs introWar;
  private final BotActs bots;

  /// The sequence of a game.
  public CongressFlow(CongressGame game) {
    this.game = game;
    negotiations = new Negotiations(game);
    intro = new IntroBot(game, negotiations);
    wagers = new Wagers(game, intro);
    introWar = new IntroWarActs(game);
    battles = new Battles(game);
    turnEnd = new TurnEnd(game);
    hands = new CongressHands(game);
    bots = new BotActs(game);
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
            negotiations.verbs(),
            governments.verbs(),
            HandCounts.verbs(),
            new DisplayActs(game).verbs(),
            new Trades(game).verbs(),
            new Retreats(game).verbs(),
            bots.verbs(),
            battles.verbs(),
            turnEnd.verbs())
        .flatMap(List::stream)
        .toList();
  }

  /// Lays points and hand sizes.
  public void setUp(LiveTable table) {
    CongressScenario scenario = game.scenario(table);
    for (MajorPower power : CongressGame.counted(table)) {
      table
          .tracks()
          .lay(CongressGame.points(table, power), scenario.points().getOrDefault(power, 0));
      table.tracks().lay(CongressGame.handSize(table, power), hand(table, power));
    }
    int typed = game.typed();
    table.tell(
        new CongressBegun(
            scenario.name(), scenario.rule(), game.month(table), typed, scenario.deck()));
    int needed = CongressSeats.needed(CongressGame.mode(table));
    if (table.seats().size() != needed) {
      table.tell(new OtherSeatsNeeded(scenario.name(), table.seats().size(), needed));
    }
    unsuited(table, scenario).ifPresent(seat -> end(table, scenario, seat));
  }

  /// A power that a bot plays has no seat, so a game whose seats are others cannot be played.
  private static Optional<Seat> unsuited(LiveTable table, CongressScenario scenario) {
    List<MajorPower> chairs = CongressSeats.chairs(CongressGame.mode(table));
    return table.seats().stream()
        .filter(
            seat ->
                !chairs.isEmpty()
                    && MajorPower.named(seat.name()).filter(chairs::contains).isEmpty())
        .findFirst();
  }

  private static void end(LiveTable table, CongressScenario scenario, Seat seat) {
    table.tell(
        new SeatUnsuited(
            scenario.name(),
            seat.name(),
            CongressSeats.chairs(CongressGame.mode(table)).stream().map(Enum::name).toList()));
    table.finish(
        table.seats().stream().map(one -> new TablePlace(1, one, 0, new TextValue(""))).toList());
  }

  /// 18.2.1 and 18.3: one who plays several powers has their cards, less five or four.
  private int hand(LiveTable table, MajorPower power) {
    List<MajorPower> powers = HandCounts.together(CongressGame.mode(table), power);
    int cards =
        powers.stream().mapToInt(one -> game.scenario(table).hands().getOrDefault(one, 0)).sum();
    return cards - (powers.size() == 3 ? 5 : powers.size() == 2 ? 4 : 0);
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
          game.track(table).leaders().size() > 1
                  && Wagers.chosen(table, game.track(table).leaders()).isEmpty()
              ? List.of(CongressSeats.seat(table, MajorPower.BRITAIN))
              : List.of();
      case CongressPhases.OPERATIONS, CongressPhases.SUPPORT, CongressPhases.MOVEMENT ->
          warOrder(table);
      case String _ -> table.seats();
    };
  }

  /// The War Phase begins to the left of the winner of the Diplomacy Phase.
  private static List<Seat> warOrder(LiveTable table) {
    return MajorPower.named(table.note(WINNER))
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
      introBegins(table, phase);
    }
    switch (phase) {
      case CongressPhases.DEAL -> hands.deal(table);
      case CongressPhases.WAGER_RESULT -> wagers.proceed(table);
      case CongressPhases.WINNER -> countIssues(table);
      case CongressPhases.GOVERNMENT -> {
        TurnEnd.income(table);
        if (IntroBot.plays(table, MajorPower.FRANCE)) {
          introWar.spend(table);
        }
      }
      case String name when name.startsWith(CongressPhases.DEBATE) -> negotiations.standing(table);
      case String _ -> {}
    }
  }

  /// What the event of 18.4.4 and the French bot do when a phase begins.
  private void introBegins(LiveTable table, String phase) {
    boolean bot = IntroBot.plays(table, MajorPower.FRANCE);
    if (phase.equals(CongressPhases.INITIAL)) {
      introWar.event(table);
      introWar.cards(table, Governments.environment(table, 1, 1, "18.4.4"));
    }
    if (!bot) {
      return;
    }
    boolean itsTurn = CongressGame.actingNow(table).filter(MajorPower.FRANCE::equals).isPresent();
    if (phase.startsWith(CongressPhases.SELECTION) && itsTurn) {
      intro.select(table);
    } else if (phase.startsWith(CongressPhases.NEGOTIATION) && itsTurn) {
      intro.round(table);
    } else if (phase.startsWith(CongressPhases.DEBATE)) {
      negotiations.askBot(table, intro);
    } else if (phase.equals(CongressPhases.OPERATIONS)) {
      introWar.operations(table);
    } else if (phase.equals(CongressPhases.SUPPORT)) {
      introWar.supports(table, battlesFrom(table, WarFront.A));
    } else if (phase.equals(CongressPhases.MOVEMENT)) {
      introWar.move(table, battlesFrom(table, WarFront.A));
    } else if (phase.startsWith(CongressPhases.CARDS)) {
      WarFront front = Battles.front(table);
      boolean withdraws =
          introWar.prepare(
              table,
              front,
              battles.advantage(table, front, Battles.terrain(table, front)),
              battles.isAttackedByAllies(table, front),
              battlesFrom(table, front));
      if (withdraws) {
        Battles.withdraw(table);
        table.stage().endPhase();
      }
    }
  }

  private List<WarFront> battlesFrom(LiveTable table, WarFront first) {
    return Stream.of(WarFront.values())
        .filter(front -> front.compareTo(first) >= 0 && battles.isBattle(table, front))
        .toList();
  }

  private void countIssues(LiveTable table) {
    List<MajorPower> all = game.track(table).leaders();
    List<MajorPower> leaders = Wagers.chosen(table, all).map(one -> List.of(one)).orElse(all);
    List<PowerCard> counts = new ArrayList<>();
    List<MajorPower> powers = new ArrayList<>(CongressSeats.clockwise(table));
    CongressSeats.playing(CongressGame.mode(table)).stream()
        .filter(power -> !powers.contains(power))
        .forEach(powers::add);
    for (MajorPower power : powers) {
      counts.add(new PowerCard(power.name(), "", game.track(table).held(power).size()));
    }
    table.note(WINNER, leaders.size() == 1 ? leaders.getFirst().name() : "");
    table.tell(
        new DiplomacyCounted(
            counts,
            leaders.stream().map(Enum::name).toList(),
            leaders.size() == 1 ? leaders.getFirst().name() : "",
            leaders.size() == 1 ? points(leaders.getFirst()) : 0));
  }

  /// The winner of the Diplomacy Phase has 2 points, France 4.
  private static int points(MajorPower winner) {
    return winner == MajorPower.FRANCE ? 4 : 2;
  }

  /// Goes on after an act that a phase waits for.
  public void acted(LiveTable table, Seat seat, String verb) {
    String phase = table.stage().phase().name();
    if (verb.equals("VALUE")
        && phase.equals(CongressPhases.WAGER_RESULT)
        && table.stage().queue().contains(seat)) {
      wagers.proceed(table);
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
      if (!Negotiations.isPending(table)) {
        skip(table, 2);
      }
    } else if (phase.startsWith(CongressPhases.DEBATE)) {
      negotiations.decide(table);
      skip(table, 1);
    } else if (phase.startsWith(CongressPhases.SELECTION)) {
      Wagers.selectionEnds(table);
      skip(table, 1);
    } else if (phase.equals(CongressPhases.WINNER)) {
      award(table);
      hands.diplomacyOver(table);
    } else if (phase.equals(CongressPhases.GOVERNMENT)) {
      TurnSums.government(table);
    } else if (CongressPhases.is(phase, CongressPhases.BATTLE)) {
      Battles.clear(table);
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

  private void award(LiveTable table) {
    MajorPower.named(table.note(WINNER))
        .ifPresent(
            winner ->
                table
                    .tracks()
                    .addWithin(
                        CongressGame.points(table, winner), points(winner), "Diplomacy Phase"));
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
