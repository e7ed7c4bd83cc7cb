package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.displays.LiveDisplays;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.PowerTracks;
import depesche.adjudicator.congress.news.SoloFact.BotDebateRolled;
import depesche.adjudicator.congress.news.SoloFact.BotFleetsCounted;
import depesche.adjudicator.congress.news.SoloFact.BotPassCounted;
import depesche.adjudicator.congress.news.SoloFact.BotUnits;
import depesche.adjudicator.congress.news.SoloFact.ChartNeeded;
import depesche.adjudicator.congress.news.SoloRefusal.FateWanted;
import depesche.adjudicator.congress.news.SoloRefusal.NoBotOf;
import depesche.adjudicator.congress.news.SoloRefusal.NoFrenchCardShown;
import depesche.adjudicator.congress.news.SoloRefusal.NotInThisGame;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.solo.AlliedSpending;
import depesche.adjudicator.congress.solo.BestChoice;
import depesche.adjudicator.congress.solo.BotReason;
import depesche.adjudicator.congress.solo.CardChoice;
import depesche.adjudicator.congress.solo.CardDisplay;
import depesche.adjudicator.congress.solo.DisplayCard;
import depesche.adjudicator.congress.solo.TradeCards;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.PendingNegotiation;
import depesche.adjudicator.congress.sums.DebateNumber;
import depesche.adjudicator.congress.sums.Spending;
import depesche.adjudicator.congress.sums.Sum;
import depesche.adjudicator.congress.sums.SumTerm;
import depesche.adjudicator.congress.sums.Treasury;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.news.TableRefusal.NoSuchTableThing;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;

/// What the playbook tells of the bots whose charts are elsewhere (20, 21, 22): whether they debate
/// and pass, what they trade, and how Austria spends. Everything else their player reads off the
/// chart and writes for them.
final class BotActs {

  /// How many units the paid issues of the introductory bot give, as the player has stated.

  private static final List<String> FORMS =
      List.of("BOT DEBATE RUSSIA", "BOT PASS FRANCE", "BOT TRADE", "BOT SPEND AUSTRIA");

  private static final int DIE = 6;
  private static final int FIRST_PASS_BY_PILE = 4;

  private final CongressGame game;

  BotActs(CongressGame game) {
    this.game = game;
  }

  List<TableVerb> verbs() {
    return List.of(TableVerb.turn("BOT", "BOT DEBATE RUSSIA", this::act));
  }

  private void act(LiveTable table, Seat seat, ActWords words) {
    PlayMode mode = CongressGame.mode(table);
    if (!mode.isLone()) {
      throw new ActRefused(new NotInThisGame("BOT"));
    }
    if (mode == PlayMode.INTRO) {
      units(table, words);
      return;
    }
    if (words.skip("DEBATE")) {
      debate(table, bot(table, words));
    } else if (words.skip("PASS")) {
      pass(table, bot(table, words));
    } else if (words.skip("TRADE")) {
      trade(table);
    } else if (words.skip("SPEND")) {
      spend(table, bot(table, words));
    } else if (words.skip("FLEETS")) {
      fleets(table, words.skip("OVER"));
    } else {
      words.mustGoOn();
      throw new ActRefused(new NoSuchTableThing("act of a bot", words.rest(), FORMS));
    }
    words.mustEnd();
  }

  /// {@return the powers that bots have}
  static List<MajorPower> bots(LiveTable table) {
    MajorPower player = CongressSeats.power(table, table.seats().getFirst());
    return List.of(MajorPower.values()).stream()
        .filter(
            power ->
                switch (CongressGame.mode(table)) {
                  case SOLO_FRANCE -> power.isAllied();
                  case SOLO_COALITION, INTRO -> power == MajorPower.FRANCE;
                  case SOLO_POWER -> power != player;
                  case FOUR_PLAYERS, THREE_PLAYERS, TWO_PLAYERS, SOLO_ALL, INTRO_TWO, INTRO_THREE ->
                      false;
                })
        .toList();
  }

  private static MajorPower bot(LiveTable table, ActWords words) {
    MajorPower power = CongressGame.power(words);
    mustBeBot(table, power);
    return power;
  }

  private static void mustBeBot(LiveTable table, MajorPower power) {
    List<MajorPower> bots = bots(table);
    if (!bots.contains(power)) {
      throw new ActRefused(new NoBotOf(power.name(), bots.stream().map(Enum::name).toList()));
    }
  }

  /// 20.7 and 21.6: M is 7 minus the space; the Allied bot debates below M, the French up to M.
  private static void debate(LiveTable table, MajorPower power) {
    CongressGame.mustBe(table, "BOT DEBATE", CongressPhases.DEBATE);
    PendingNegotiation pending = Negotiations.pending(table);
    IssueSpace space = pending.reached();
    DebateNumber number = DebateNumber.at(space);
    String issue = pending.name();
    int die = table.roll(1, DIE, issue).getFirst();
    boolean debates = power.isAllied() ? number.alliedDebates(die) : number.frenchDebates(die);
    table.tell(
        new BotDebateRolled(
            power.name(),
            issue,
            space.placed().words(),
            number.number(),
            die,
            debates,
            power.isAllied() ? "20.7" : "21.6"));
  }

  /// 20.5.1 and 21.5: a power that has debated passes when too few cards are left for the rounds to
  /// come.
  private void pass(LiveTable table, MajorPower power) {
    CongressGame.mustBe(table, "BOT PASS", CongressPhases.NEGOTIATION);
    CardDisplay display = new LiveDisplays(table).of(LiveDisplays.side(power));
    int round = CongressPhases.number(table.stage().phase().name());
    int place = CongressPhases.place(table.stage().phase().name());
    int later =
        (int)
            CongressGame.order(table).stream()
                .skip(place - 1L)
                .filter(MajorPower::isAllied)
                .count();
    int rounds =
        power.isAllied()
            ? later + MajorPower.allies().size() * (CongressPhases.ROUNDS - round)
            : CongressPhases.ROUNDS - round + 1;
    int cards =
        (int)
            display.shown().values().stream()
                .filter(card -> power.isAllied() || card.up())
                .filter(card -> isCivil(card, power))
                .count();
    boolean few = display.open() && cards < rounds;
    boolean late =
        power.isAllied() && round >= FIRST_PASS_BY_PILE && display.pile().size() < rounds;
    boolean debated = Passes.hasDebated(table, power);
    table.tell(
        new BotPassCounted(
            power.name(),
            debated,
            display.open(),
            cards,
            rounds,
            display.pile().size(),
            debated && (few || late),
            power.isAllied() ? "20.5.1" : "21.5"));
  }

  private boolean isCivil(DisplayCard card, MajorPower power) {
    return game.card(card.card())
        .filter(
            typed ->
                power.isAllied()
                    ? MajorPower.allies().stream().anyMatch(typed::isMilitary)
                    : typed.isMilitary(power))
        .isEmpty();
  }

  /// 21.5: the French bot trades the least of the cards that the die has opened, if the Allied
  /// display shows a French card.
  private void trade(LiveTable table) {
    mustBeBot(table, MajorPower.FRANCE);
    LiveDisplays displays = new LiveDisplays(table);
    CardChoice choice =
        displays
            .choice(LiveDisplays.FRANCE)
            .orElseThrow(() -> new ActRefused(new FateWanted(MajorPower.FRANCE.name())));
    boolean shown =
        displays.of(LiveDisplays.ALLIES).shown().values().stream()
            .filter(DisplayCard::up)
            .flatMap(card -> game.card(card.card()).stream())
            .anyMatch(card -> card.nation().isOf(MajorPower.FRANCE));
    if (!shown) {
      throw new ActRefused(new NoFrenchCardShown());
    }
    List<CongressCard> cards =
        choice.available().stream()
            .flatMap(space -> choice.display().at(space).stream())
            .flatMap(card -> game.card(card.card()).stream())
            .toList();
    List<CongressCard> least = TradeCards.least(cards, MajorPower.FRANCE);
    table.tell(
        least.isEmpty()
            ? new BotReason.BotNothingToTrade("21.5")
            : new BotReason.BotTrades(
                TradeCards.tradable(cards, MajorPower.FRANCE).stream()
                    .map(CongressCard::title)
                    .toList(),
                least.getFirst().title(),
                "21.5"));
  }

  /// 20.9: Austria spends in the order that its example tells; of the others the chart does.
  private void spend(LiveTable table, MajorPower power) {
    CongressGame.mustBe(table, "BOT SPEND", CongressPhases.GOVERNMENT);
    if (power != MajorPower.AUSTRIA) {
      table.tell(new ChartNeeded(power.name(), power.isAllied() ? "20.9" : "21.8.1"));
      return;
    }
    List<String> held = game.track(table).held(power);
    List<String> mandatory =
        game.files().issues().stream()
            .filter(CongressIssue::mandatory)
            .map(CongressIssue::name)
            .filter(held::contains)
            .toList();
    String key = PowerTracks.resources(table, power);
    int left = table.tracks().value(key);
    BestChoice<Treasury> choice =
        AlliedSpending.austria(
            Treasury.of(power, Sum.of(new SumTerm(SumTerm.Why.BASE, left))),
            mandatory,
            held.stream().filter(issue -> !mandatory.contains(issue)).toList(),
            held.contains("AU Military Operation"));
    choice.reasons().forEach(table::tell);
    for (Spending paid : choice.best().getFirst().spent()) {
      table.tracks().add(key, -paid.resources(), paid.what());
    }
  }

  /// 20.1.2: the Allied bot trades two fleets for a point when it has more than a number.
  private static void fleets(LiveTable table, boolean over) {
    mustBeBot(table, MajorPower.BRITAIN);
    CongressGame.mustBe(table, "BOT FLEETS", CongressPhases.INITIAL);
    int fleets = table.pieces().onTable("Fleet");
    boolean even = (table.tracks().value("Turn") + 1) % 2 == 0;
    int limit = over ? 3 : even ? 5 : 6;
    boolean trades = fleets > limit;
    table.tell(new BotFleetsCounted(fleets, limit, trades));
    if (trades) {
      table.tracks().addWithin(PowerTracks.points(table, MajorPower.BRITAIN), 1, "two fleets");
    }
  }

  /// How many units a paid recruitment gives is on its marker: the player reads it.
  private static void units(LiveTable table, ActWords words) {
    words.skip("UNITS");
    int units = words.number();
    words.mustEnd();
    CongressGame.mustBe(table, "BOT UNITS", CongressPhases.GOVERNMENT);
    if (units < 0 || units > DIE) {
      throw new ActRefused(
          new NoSuchTableThing("number of units", String.valueOf(units), List.of()));
    }
    CongressState.intro(table, intro -> intro.withUnits(units));
    table.enter("UNITS", "FR Recruitment", "", String.valueOf(units), words.why());
    table.tell(new BotUnits(units));
  }
}
