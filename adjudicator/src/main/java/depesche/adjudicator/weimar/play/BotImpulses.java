package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.play.WeimarState.CardInUse;
import depesche.adjudicator.weimar.solo.BotAction;
import depesche.adjudicator.weimar.solo.BotCards;
import depesche.adjudicator.weimar.solo.BotChoice;
import depesche.adjudicator.weimar.solo.BotDebate;
import depesche.adjudicator.weimar.solo.BotPlan;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The impulse of a bot (1.4.5): it turns up its next card, and uses it step by step. The player
/// who plays for it does the event, since only the card says what it is; action and debate it
/// chooses by its tables.
final class BotImpulses {

  private final WeimarTable table;
  private final LiveTable live;
  private final SoloBot bot;
  private final Seat seat;
  private final ReactionActs reactions;

  BotImpulses(WeimarTable table, SoloBot bot, ReactionActs reactions) {
    this.table = table;
    this.live = table.live();
    this.bot = bot;
    this.seat = WeimarTable.seat(bot.party());
    this.reactions = reactions;
  }

  /// {@return its card that lies open and is not used to the end}
  private static Optional<String> open(LiveTable live, SoloBot bot) {
    return Optional.ofNullable(WeimarState.of(live).bots().open().get(bot));
  }

  /// {@return what is left of that card; empty while nobody has said its values}
  private static Optional<CardInUse> inUse(LiveTable live, SoloBot bot) {
    return Optional.ofNullable(WeimarState.of(live).bots().uses().get(bot));
  }

  private void use(Optional<CardInUse> left) {
    WeimarState.bots(live, bots -> bots.withUses(bot, left));
  }

  /// {@return whether the card of a bot lies open of which nobody has said the values}
  static boolean wantsValues(LiveTable live, Seat seat) {
    return Stream.of(SoloBot.values())
        .filter(bot -> WeimarTable.seat(bot.party()).equals(seat))
        .anyMatch(bot -> open(live, bot).isPresent() && inUse(live, bot).isEmpty());
  }

  /// {@return whether it has a card left, or one that it is using}
  boolean hasCards() {
    return !live.cards().pile(BotTurns.hand(bot.name())).isEmpty() || isUsing();
  }

  /// {@return whether a card of it lies open that it has not used to the end}
  boolean isUsing() {
    return open(live, bot).isPresent();
  }

  /// Forgets the card that lies open.
  void forget() {
    WeimarState.bots(live, bots -> bots.withOpen(bot, Optional.empty()));
    use(Optional.empty());
  }

  /// Turns up its next card.
  void turnUp() {
    live.chance();
    String card = live.cards().pile(BotTurns.hand(bot.name())).getFirst();
    live.cards().lay(seat, card, ChoiceLayout.After.DISCARD);
    live.actor(bot.name());
    TableCard face = live.book().card(card);
    live.enter("PLAY", face.shown(), face.field("value"), face.field("small"), "");
    WeimarState.bots(live, bots -> bots.withOpen(bot, Optional.of(card)));
    live.cards().show(seat, card);
    if (face.field("value").isEmpty() || face.field("small").isEmpty()) {
      live.tell(new WeimarNews.ChartWanted(bot.name(), "VALUES", 0));
    } else {
      decide(Integer.parseInt(face.field("value")), Integer.parseInt(face.field("small")));
    }
  }

  /// Somebody states the values of the card that lies open.
  ///
  /// @return why nobody can do that now
  Optional<Fact> stated(int large, int small) {
    Optional<String> card = open(live, bot);
    boolean now = live.stage().acting().contains(seat);
    if (!now || card.isEmpty() || inUse(live, bot).isPresent() || large < 0 || small < 0) {
      return Optional.of(new WeimarRefusal.NoValuesWanted(bot.name()));
    }
    live.enter("VALUE", live.book().shown(card.get()), "", large + " and " + small, "as stated");
    live.actor(bot.name());
    decide(large, small);
    return Optional.empty();
  }

  /// What the card is used for, and in which order.
  private void decide(int large, int small) {
    String card = open(live, bot).orElseThrow();
    boolean timeline = live.book().deckOf(card).name().equals(WeimarBoard.TIMELINE);
    int die =
        !timeline && BotCards.needsDie(large, small) ? new Rolls(table).one("CARD " + bot) : 0;
    BotCards.CardUses uses = timeline ? BotCards.timeline() : BotCards.party(large, small, die);
    List<String> names = uses.uses().stream().map(Enum::name).toList();
    BotTurns.tell(table, bot, "CARD", uses.steps(), String.join(", ", names));
    CardInUse inUse = new CardInUse(large, small, uses.uses());
    use(Optional.of(inUse));
    if (uses.uses().getFirst() == BotCards.Use.EVENT) {
      use(Optional.of(inUse.behindNext()));
      List<String> left = names.subList(1, names.size());
      TableCard face = live.book().card(card);
      live.enter("EVENT", face.shown(), "", "", "");
      if (face.field("once").equals("true")) {
        live.cards().lay(seat, card, ChoiceLayout.After.REMOVE);
        live.enter("OUT", face.shown(), "", "", "");
      }
      live.tell(new WeimarNews.BotEventDue(bot.name(), face.shown(), face.field("text"), left));
    } else {
      // Nobody has anything to do for it, so its turn ends by itself.
      live.stage().end(seat);
      goOn();
    }
  }

  /// Goes on with what is left of its card, until others are asked whether they react.
  void goOn() {
    if (!isUsing()) {
      return;
    }
    Optional<CardInUse> known = inUse(live, bot);
    if (known.isEmpty()) {
      String card = open(live, bot).orElseThrow();
      live.tell(new WeimarNews.BotValuesMissing(bot.name(), live.book().shown(card)));
      forget();
      return;
    }
    CardInUse card = known.get();
    live.actor(bot.name());
    while (!card.left().isEmpty()) {
      BotCards.Use next = card.left().getFirst();
      card = card.behindNext();
      use(Optional.of(card));
      switch (next) {
        case ACTION -> action(card.large());
        case DEBATE -> debate(card.small(), List.of());
        case EVENT -> {}
      }
      if (live.answers().window().isPresent()) {
        return;
      }
    }
    forget();
  }

  // Debate and action

  /// Moves issues by these values, the large one first; none of them twice.
  void debates(List<Integer> steps) {
    List<String> moved = new ArrayList<>();
    for (int value : steps) {
      debate(value, moved).ifPresent(moved::add);
    }
  }

  private Optional<String> debate(int value, List<String> not) {
    String round =
        table.round() < table.box().roundCards().size()
            ? table.box().roundCards().get(table.round())
            : "";
    OpinionTrack track = table.game().board().opinion();
    BotDebate debate = new BotDebate(bot, track, table.issues(), round);
    BotChoice choice = debate.choose(value, not);
    BotTurns.tell(table, bot, "DEBATE", choice.steps(), choice.chosen().orElse(""));
    choice
        .chosen()
        .flatMap(issue -> debate.moved(issue, value))
        .ifPresent(
            move ->
                table.set(
                    WeimarNames.issue(move.issue()),
                    OpinionTrack.name(move.to()),
                    value == 1 ? "1 step" : value + " steps"));
    return choice.chosen();
  }

  /// A coup or a demonstration with these points and its whole reserve.
  void action(int value) {
    boolean neutral = table.isOtherBotNeutral();
    String supply = WeimarNames.supply(UnitOwner.of(bot.party()));
    int reserve = table.value(WeimarNames.RESERVE, bot.party());
    BotPlan plan =
        new BotAction(bot, table.cities(), table.units(supply), neutral).plan(value, reserve);
    BotTurns.tell(
        table, bot, "ACTION", plan.steps(), (plan.kind() + " " + plan.city().orElse("")).strip());
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
}
