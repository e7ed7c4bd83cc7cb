package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.solo.BotAction;
import depesche.adjudicator.weimar.solo.BotAgenda;
import depesche.adjudicator.weimar.solo.BotCards;
import depesche.adjudicator.weimar.solo.BotChoice;
import depesche.adjudicator.weimar.solo.BotDebate;
import depesche.adjudicator.weimar.solo.BotPlacement;
import depesche.adjudicator.weimar.solo.BotPlan;
import depesche.adjudicator.weimar.solo.BotStep;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.ArrayList;
import java.util.List;

/// What a bot does at the table, each choice with its steps.
final class BotTurns {

  private static final int TIMELINE_CARDS = 2;
  private static final int PARTY_CARDS = 3;

  private final WeimarTable table;
  private final LiveTable live;
  private final SoloBot bot;
  private final Seat seat;
  private final ReactionActs reactions;

  BotTurns(WeimarTable table, SoloBot bot, ReactionActs reactions) {
    this.table = table;
    this.live = table.live();
    this.bot = bot;
    this.seat = WeimarTable.seat(bot.party());
    this.reactions = reactions;
  }

  private String hand() {
    return "bot." + bot;
  }

  private String open() {
    return "bot.card." + bot;
  }

  /// {@return whether it has a card left}
  boolean hasCards() {
    return !live.cards().pile(hand()).isEmpty() || !live.note(open()).isEmpty();
  }

  private void tell(String question, List<BotStep> steps, String chosen) {
    live.tell(
        new WeimarNews.BotDecided(
            bot.name(),
            question,
            steps.stream()
                .map(step -> new WeimarNews.BotReason(step.why().name(), step.rule(), step.found()))
                .toList(),
            chosen));
  }

  private void tell(String question, BotChoice choice) {
    tell(question, choice.steps(), choice.chosen().orElse(""));
  }

  // Agenda and cards

  /// It takes its agenda card, by a die where the table says so.
  void agenda() {
    int round = table.round();
    int die = BotAgenda.needsDie(bot, round) ? new Rolls(table).one("AGENDA " + bot) : 0;
    tell("AGENDA", BotAgenda.choose(bot, round, die));
    boolean holds = table.holder(WeimarNames.minor("DVP")).filter(bot.party()::equals).isPresent();
    tell(
        "ANY_ISSUE", BotAgenda.anyIssue(bot, List.copyOf(table.issues().sequencedKeySet()), holds));
  }

  /// Two timeline cards and three of its own, shuffled face down.
  void deal() {
    List<String> cards = new ArrayList<>();
    cards.addAll(live.cards().taken(live.book().deck(WeimarLayout.TIMELINE), TIMELINE_CARDS));
    DeckLayout own = live.book().deck(WeimarNames.deck(bot.party()));
    cards.addAll(live.cards().taken(own, PARTY_CARDS));
    live.cards()
        .pile(hand(), live.chance().hidden("bot", bot + "/" + live.stage().turn()).shuffled(cards));
    live.enter("DEAL", bot.name(), "", String.valueOf(cards.size()), "");
  }

  /// Turns up its next card and does what the table says with it.
  void turnUp() {
    String waiting = live.note(open());
    List<String> pile = live.cards().pile(hand());
    if (!waiting.isEmpty() || pile.isEmpty()) {
      throw new ActRefused(
          new WeimarRefusal.WeimarWordUnknown(
              "BOT", bot.name(), waiting.isEmpty() ? List.of() : List.of("BOT " + bot + " 3 1")));
    }
    live.chance();
    String card = pile.getFirst();
    live.cards().lay(seat, card, ChoiceLayout.After.DISCARD);
    live.actor(bot.name());
    TableCard face = live.book().card(card);
    live.enter("PLAY", face.shown(), face.field("value"), face.field("small"), "");
    if (face.field("value").isEmpty() || face.field("small").isEmpty()) {
      live.note(open(), card);
      live.tell(new WeimarNews.ChartWanted(bot.name(), "VALUES", 0));
    } else {
      use(card, Integer.parseInt(face.field("value")), Integer.parseInt(face.field("small")));
    }
  }

  /// Somebody states the values of the card that lies open.
  void stated(int large, int small) {
    String card = live.note(open());
    if (card.isEmpty()) {
      throw new ActRefused(
          new WeimarRefusal.WeimarWordUnknown("BOT", large + " " + small, List.of("BOT " + bot)));
    }
    live.note(open(), "");
    live.enter("VALUE", live.book().shown(card), "", large + " and " + small, "as stated");
    live.actor(bot.name());
    use(card, large, small);
  }

  private void use(String card, int large, int small) {
    boolean timeline = live.book().deckOf(card).name().equals(WeimarLayout.TIMELINE);
    int die =
        !timeline && BotCards.needsDie(large, small) ? new Rolls(table).one("CARD " + bot) : 0;
    BotCards.CardUses uses = timeline ? BotCards.timeline() : BotCards.party(large, small, die);
    tell("CARD", uses.steps(), String.join(", ", uses.uses().stream().map(Enum::name).toList()));
    for (BotCards.Use one : uses.uses()) {
      switch (one) {
        case EVENT -> live.enter("EVENT", live.book().shown(card), "", "", "");
        case ACTION -> action(large);
        case DEBATE -> debate(small);
      }
    }
  }

  // Debate and action

  private void debate(int value) {
    String round =
        table.round() < table.box().roundCards().size()
            ? table.box().roundCards().get(table.round())
            : "";
    OpinionTrack track = new OpinionTrack(table.box().columns());
    BotDebate debate = new BotDebate(bot, track, table.issues(), round);
    BotChoice choice = debate.choose(value, List.of());
    tell("DEBATE", choice);
    choice
        .chosen()
        .flatMap(issue -> debate.moved(issue, value))
        .ifPresent(
            move ->
                table.set(
                    WeimarNames.issue(move.issue()),
                    OpinionTrack.name(move.to()),
                    value == 1 ? "1 step" : value + " steps"));
  }

  private void action(int value) {
    boolean neutral = table.isOtherBotNeutral();
    String supply = WeimarNames.supply(UnitOwner.of(bot.party()));
    int reserve = table.value(WeimarNames.RESERVE, bot.party());
    BotPlan plan =
        new BotAction(bot, table.cities(), table.units(supply), neutral).plan(value, reserve);
    tell("ACTION", plan.steps(), (plan.kind() + " " + plan.city().orElse("")).strip());
    table.add(WeimarNames.RESERVE, bot.party(), plan.reserve() - reserve, "action");
    if (plan.city().isEmpty()) {
      return;
    }
    String city = plan.city().get();
    for (BotPlan.Preparation move : plan.moves()) {
      if (move.from().isEmpty()) {
        new BoardChanges(table).control(move.unit().under(UnitOwner.GOVERNMENT), city);
      } else {
        String from = move.from().get().isEmpty() ? supply : move.from().get();
        String piece = WeimarNames.piece(move.unit().type(), move.unit().commander());
        live.pieces().move(piece, from, city, "mobilise");
      }
    }
    strike(plan, city);
  }

  private void strike(BotPlan plan, String city) {
    CityState state = table.city(city);
    DicePool pool =
        switch (plan.kind()) {
          case COUP -> table.coup(city, bot.party());
          case DEMONSTRATION, PREPARE, NONE -> DicePool.demonstration(state, bot.party());
        };
    DicePool all = plan.bonus() > 0 ? pool.plus(plan.bonus(), "2 points") : pool;
    switch (plan.kind()) {
      case COUP -> reactions.announce(table, seat, "COUP", city, all);
      case DEMONSTRATION -> reactions.announce(table, seat, "DEMONSTRATE", city, all);
      case PREPARE, NONE -> {}
    }
  }

  // Placing

  /// It places a base by its list.
  void placeBase() {
    BotChoice choice = new BotPlacement(bot, table.cities()).base();
    tell("BASE", choice);
    choice
        .chosen()
        .ifPresent(city -> live.pieces().place(WeimarNames.base(bot.party()), city, "1.4.3"));
  }

  /// It places a unit of its supply by its list.
  void placeUnit(String unit) {
    BotChoice choice = new BotPlacement(bot, table.cities()).unit();
    tell("UNIT", choice);
    String supply = WeimarNames.supply(UnitOwner.of(bot.party()));
    choice.chosen().ifPresent(city -> live.pieces().move(unit, supply, city, "1.4.3"));
  }

  /// The bases of the beginning, in different cities.
  void startBases() {
    WeimarParty party = bot.party();
    for (int i = 0; i < table.scenario().bases().getOrDefault(party, 0); i++) {
      GermanCities open = table.cities();
      for (CityState city : open.all().values()) {
        if (city.bases(party) > 0) {
          // It counts as full: at the beginning a party has one base a city.
          open = open.with(city.withBases(party, city.free()));
        }
      }
      new BotPlacement(bot, open)
          .base()
          .chosen()
          .ifPresent(city -> live.pieces().lay(WeimarNames.base(party), city));
    }
  }
}
