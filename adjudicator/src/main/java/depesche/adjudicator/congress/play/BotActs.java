package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressReason;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.PowerTracks;
import depesche.adjudicator.congress.news.CongressRefusal.NothingToDebate;
import depesche.adjudicator.congress.news.SoloFact.BotDebateRolled;
import depesche.adjudicator.congress.news.SoloFact.BotFleetsCounted;
import depesche.adjudicator.congress.news.SoloFact.BotPassCounted;
import depesche.adjudicator.congress.news.SoloFact.BotUnits;
import depesche.adjudicator.congress.news.SoloFact.ChartNeeded;
import depesche.adjudicator.congress.news.SoloRefusal.FateWanted;
import depesche.adjudicator.congress.news.SoloRefusal.NoBotOf;
import depesche.adjudicator.congress.news.SoloRefusal.NoFrenchCardShown;
import depesche.adjudicator.congress.news.SoloRefusal.NoSuchUnits;
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
import depesche.adjudicator.table.acts.VerbForm;
import depesche.adjudicator.table.acts.VerbParts;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/// What the playbook tells of the bots whose charts are elsewhere (20, 21, 22): whether they debate
/// and pass, what they trade, and how Austria spends. Everything else their player reads off the
/// chart and writes for them.
final class BotActs {

  private static final int DIE = 6;
  private static final int FIRST_PASS_BY_PILE = 4;

  private final CongressGame game;
  private final VerbParts<LiveTable> playbook;
  private final VerbParts<LiveTable> introduction;

  BotActs(CongressGame game) {
    this.game = game;
    VerbForm bot =
        new VerbForm("BOT")
            .naming("bot", (table, _) -> bots(table).stream().map(Enum::name).toList());
    playbook =
        new VerbParts<LiveTable>(bot)
            .with("DEBATE {bot}", ofBot(CongressPhases.DEBATE, "BOT DEBATE", this::debate))
            .with("PASS {bot}", ofBot(CongressPhases.NEGOTIATION, "BOT PASS", this::pass))
            .with(
                "TRADE",
                (table, words) ->
                    noBot(table, MajorPower.FRANCE).or(() -> trade(table)).or(words::end))
            .with("SPEND {bot}", ofBot(CongressPhases.GOVERNMENT, "BOT SPEND", this::spend))
            .with("FLEETS", (table, words) -> fleets(table, words.skip("OVER")).or(words::end));
    introduction =
        new VerbParts<LiveTable>(bot).with("UNITS 2", BotActs::units).with("2", BotActs::units);
  }

  List<TableVerb> verbs() {
    List<VerbForm> forms =
        Stream.of(playbook, introduction).flatMap(parts -> parts.forms().stream()).toList();
    return List.of(TableVerb.turn(forms, this::act));
  }

  private Optional<Fact> act(LiveTable table, Seat seat, ActWords words) {
    if (bots(table).isEmpty()) {
      return Optional.of(new NotInThisGame("BOT"));
    }
    boolean intro = CongressGame.mode(table) == PlayMode.INTRO;
    return (intro ? introduction : playbook).act(table, table, words);
  }

  /// What a bot that is named does in a phase.
  private static BiFunction<LiveTable, ActWords, Optional<Fact>> ofBot(
      String phase, String verb, BiFunction<LiveTable, MajorPower, Optional<Fact>> deed) {
    return (table, words) -> {
      MajorPower power = CongressGame.power(words);
      return words
          .refused()
          .or(() -> noBot(table, power))
          .or(() -> CongressGame.in(phase).stops(table, verb))
          .or(() -> deed.apply(table, power))
          .or(words::end);
    };
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

  private static Optional<Fact> noBot(LiveTable table, MajorPower power) {
    List<MajorPower> bots = bots(table);
    return bots.contains(power)
        ? Optional.empty()
        : Optional.of(new NoBotOf(power.name(), bots.stream().map(Enum::name).toList()));
  }

  /// 20.7 and 21.6: M is 7 minus the space; the Allied bot debates below M, the French up to M.
  private Optional<Fact> debate(LiveTable table, MajorPower power) {
    if (!Negotiations.isPending(table)) {
      return Optional.of(new NothingToDebate());
    }
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
    return Optional.empty();
  }

  /// 20.5.1 and 21.5: a power that has debated passes when too few cards are left for the rounds to
  /// come.
  private Optional<Fact> pass(LiveTable table, MajorPower power) {
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
    return Optional.empty();
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
  private Optional<Fact> trade(LiveTable table) {
    LiveDisplays displays = new LiveDisplays(table);
    Optional<CardChoice> rolled = displays.choice(LiveDisplays.FRANCE);
    if (rolled.isEmpty()) {
      return Optional.of(new FateWanted(MajorPower.FRANCE.name()));
    }
    CardChoice choice = rolled.get();
    boolean shown =
        displays.of(LiveDisplays.ALLIES).shown().values().stream()
            .filter(DisplayCard::up)
            .flatMap(card -> game.card(card.card()).stream())
            .anyMatch(card -> card.nation().isOf(MajorPower.FRANCE));
    if (!shown) {
      return Optional.of(new NoFrenchCardShown());
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
    return Optional.empty();
  }

  /// 20.9: Austria spends in the order that its example tells; of the others the chart does.
  private Optional<Fact> spend(LiveTable table, MajorPower power) {
    if (power != MajorPower.AUSTRIA) {
      table.tell(new ChartNeeded(power.name(), power.isAllied() ? "20.9" : "21.8.1"));
      return Optional.empty();
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
    return Optional.empty();
  }

  /// 20.1.2: the Allied bot trades two fleets for a point when it has more than a number.
  private static Optional<Fact> fleets(LiveTable table, boolean over) {
    Optional<Fact> refused =
        noBot(table, MajorPower.BRITAIN)
            .or(() -> CongressGame.in(CongressPhases.INITIAL).stops(table, "BOT FLEETS"));
    if (refused.isPresent()) {
      return refused;
    }
    int fleets = table.pieces().onTable("Fleet");
    boolean even = (table.tracks().value("Turn") + 1) % 2 == 0;
    int limit = over ? 3 : even ? 5 : 6;
    boolean trades = fleets > limit;
    table.tell(new BotFleetsCounted(fleets, limit, trades));
    if (trades) {
      table
          .tracks()
          .addWithin(
              PowerTracks.points(table, MajorPower.BRITAIN), 1, CongressReason.TWO_FLEETS.name());
    }
    return Optional.empty();
  }

  /// How many units a paid recruitment gives is on its marker: the player reads it.
  private static Optional<Fact> units(LiveTable table, ActWords words) {
    int units = words.number();
    Optional<Fact> refused =
        words.end().or(() -> CongressGame.in(CongressPhases.GOVERNMENT).stops(table, "BOT UNITS"));
    if (refused.isPresent()) {
      return refused;
    }
    if (units < 0 || units > DIE) {
      return Optional.of(new NoSuchUnits(units));
    }
    CongressState.intro(table, intro -> intro.withUnits(units));
    table.enter("UNITS", "FR Recruitment", "", String.valueOf(units), words.why());
    table.tell(new BotUnits(units));
    return Optional.empty();
  }
}
