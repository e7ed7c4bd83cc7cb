package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerb.any;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Republic on the Brink: the player who plays for a bot states the values of its card, and lets it
/// choose by its tables wherever a card or a rule says that it places, debates, acts, harms or
/// loses.
final class BotVerb {

  private static final List<String> FORMS =
      List.of(
          "BOT KPD 3 1",
          "BOT KPD BASE",
          "BOT DNVP UNIT Freikorps-2",
          "BOT KPD DEBATE 3 1",
          "BOT DNVP ACTION 2",
          "BOT KPD HARM",
          "BOT KPD LOSE");

  private final WeimarGame game;
  private final ReactionActs reactions;

  BotVerb(WeimarGame game, ReactionActs reactions) {
    this.game = game;
    this.reactions = reactions;
  }

  List<TableVerb> all() {
    return List.of(any("BOT", "BOT KPD 3 1", this::bot));
  }

  private Optional<Fact> bot(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = new WeimarTable(live, game);
    if (!table.scenario().solo()) {
      return Optional.of(new WeimarRefusal.NoBotHere("BOT"));
    }
    Optional<SoloBot> named = named(table, words);
    if (named.isEmpty()) {
      return Optional.of(unknown(words.peek()));
    }
    if (live.answers().window().isPresent()) {
      return Optional.of(new WeimarRefusal.NoPartyOfTable(seat.name()));
    }
    SoloBot bot = named.get();
    BotTurns turns = new BotTurns(table, bot);
    BotImpulses impulses = new BotImpulses(table, bot, reactions);
    if (words.isNumber()) {
      int large = words.number();
      int small = words.number();
      return words.end().or(() -> impulses.stated(large, small));
    }
    live.actor(bot.name());
    String what = words.isAtEnd() ? "" : words.word().toUpperCase(Locale.ROOT);
    switch (what) {
      case "BASE" -> turns.placeBase();
      case "UNIT" -> {
        String piece = words.piece(seat);
        if (words.refused().isEmpty()) {
          turns.placeUnit(piece);
        }
      }
      case "DEBATE" -> impulses.debates(numbers(words));
      case "ACTION" -> numbers(words).stream().limit(1).forEach(impulses::action);
      case "HARM" -> turns.harmed();
      case "LOSE" -> turns.loseBase();
      default -> words.refuse(unknown(what));
    }
    return words.end();
  }

  /// The bot that is named; the one on turn if none is.
  private static Optional<SoloBot> named(WeimarTable table, ActWords words) {
    String name = words.peek();
    List<SoloBot> bots = new ArrayList<>();
    for (SoloBot bot : SoloBot.values()) {
      if (table.isBot(bot.party())) {
        bots.add(bot);
      }
    }
    Optional<SoloBot> said = bots.stream().filter(bot -> bot.name().equals(name)).findFirst();
    if (said.isPresent()) {
      words.skip(name);
      return said;
    }
    return bots.stream()
        .filter(bot -> table.live().stage().acting().contains(WeimarTable.seat(bot.party())))
        .findFirst();
  }

  /// {@return one number or more; none if the line is refused}
  private static List<Integer> numbers(ActWords words) {
    List<Integer> numbers = new ArrayList<>(List.of(words.number()));
    while (words.isNumber()) {
      numbers.add(words.number());
    }
    return words.refused().isPresent() ? List.of() : numbers;
  }

  private static Fact unknown(String word) {
    return new WeimarRefusal.WeimarWordUnknown("BOT", word, FORMS);
  }
}
