package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Republic on the Brink in the sequence of play: when a bot is on turn, it goes on by itself as
/// far as its tables lead.
final class SoloFlow {

  /// A bot has at most five cards.
  private static final int MOST = 40;

  private final WeimarTable table;
  private final LiveTable live;
  private final ReactionActs reactions;

  SoloFlow(WeimarTable table, ReactionActs reactions) {
    this.table = table;
    this.live = table.live();
    this.reactions = reactions;
  }

  /// {@return the parties that play themselves}
  List<SoloBot> bots() {
    return Stream.of(SoloBot.values()).filter(bot -> table.isBot(bot.party())).toList();
  }

  private Optional<SoloBot> bot(Seat seat) {
    return bots().stream().filter(bot -> WeimarTable.seat(bot.party()).equals(seat)).findFirst();
  }

  private BotImpulses impulses(SoloBot bot) {
    return new BotImpulses(table, bot, reactions);
  }

  private boolean isNow(WeimarPhase phase) {
    return live.stage().phase().name().equals(phase.title());
  }

  /// {@return whether a seat has a card to play}
  boolean hasCards(Seat seat) {
    return bot(seat)
        .map(bot -> impulses(bot).hasCards())
        .orElseGet(() -> WeimarSequence.holds(live, seat));
  }

  /// Deals the bots their cards, all of which are hidden.
  void deal() {
    for (SoloBot bot : bots()) {
      impulses(bot).forget();
      new BotTurns(table, bot).deal();
    }
  }

  /// The player of a bot has ended what its card or its agenda says.
  void ended(Seat seat, String verb) {
    Optional<SoloBot> bot = bot(seat);
    if (bot.isEmpty() || !isNow(WeimarPhase.IMPULSES)) {
      return;
    }
    if (verb.equals(TableVerbs.PASS)) {
      // A bot never passes: it plays all its cards.
      List<Seat> queue = new ArrayList<>(live.stage().queue());
      queue.add(seat);
      live.stage().order(queue);
    }
    impulses(bot.get()).goOn();
  }

  /// All have answered to an action of a bot: it goes on with its card.
  void reacted(Seat seat) {
    bot(seat).ifPresent(bot -> impulses(bot).goOn());
  }

  /// Bots on turn do what they do by themselves.
  void goOn() {
    for (int i = 0; i < MOST && isFree(); i++) {
      Optional<SoloBot> bot = live.stage().acting().stream().findFirst().flatMap(this::bot);
      if (bot.isEmpty()) {
        return;
      }
      if (isNow(WeimarPhase.EFFECTS)) {
        new BotTurns(table, bot.get()).agendaEffects();
        return;
      }
      BotImpulses impulses = impulses(bot.get());
      if (!isNow(WeimarPhase.IMPULSES) || impulses.isUsing()) {
        return;
      }
      if (impulses.hasCards()) {
        impulses.turnUp();
      } else {
        live.stage().pass(WeimarTable.seat(bot.get().party()));
      }
    }
  }

  private boolean isFree() {
    return live.places().isEmpty() && live.answers().window().isEmpty();
  }
}
