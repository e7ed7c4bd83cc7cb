package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerb.any;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.acts.VerbForm;
import depesche.adjudicator.table.acts.VerbParts;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.UnitType;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Republic on the Brink: the player who plays for a bot states the values of its card, and lets it
/// choose by its tables wherever a card or a rule says that it places, debates, acts, harms or
/// loses.
final class BotVerb {

  /// Who writes for which bot.
  private record Move(WeimarTable table, Seat seat, SoloBot bot, BotImpulses impulses) {

    BotTurns turns() {
      return new BotTurns(table, bot);
    }

    /// Does something as the bot, if the line says no more.
    Optional<Fact> then(ActWords words, Runnable deed) {
      table.live().actor(bot.name());
      return words.then(deed);
    }
  }

  private final WeimarGame game;
  private final ReactionActs reactions;
  private final VerbParts<Move> parts;

  BotVerb(WeimarGame game, ReactionActs reactions) {
    this.game = game;
    this.reactions = reactions;
    VerbForm head =
        new VerbForm("BOT {bot}")
            .naming("bot", (_, _) -> Stream.of(SoloBot.values()).map(Enum::name).toList())
            .naming("unit", (_, _) -> units());
    parts =
        new VerbParts<Move>(head)
            .with("3 1", BotVerb::values)
            .with("BASE", (move, words) -> move.then(words, move.turns()::placeBase))
            .with("UNIT {unit}", BotVerb::unit)
            .with("DEBATE 3 1", BotVerb::debate)
            .with("ACTION 2", BotVerb::action)
            .with("HARM", (move, words) -> move.then(words, move.turns()::harmed))
            .with("LOSE", (move, words) -> move.then(words, move.turns()::loseBase));
  }

  List<TableVerb> all() {
    return List.of(any(parts.forms(), this::bot));
  }

  /// {@return the units that bots have, those of the first bot first}
  private List<String> units() {
    return Stream.of(SoloBot.values())
        .map(bot -> UnitOwner.of(bot.party()))
        .flatMap(owner -> game.box().units().stream().filter(unit -> unit.owner() == owner))
        .map(UnitType::id)
        .toList();
  }

  private Optional<Fact> bot(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = new WeimarTable(live, game);
    if (!table.scenario().solo()) {
      return Optional.of(new WeimarRefusal.NoBotHere("BOT"));
    }
    Optional<SoloBot> named = named(table, words);
    if (named.isEmpty()) {
      return Optional.of(parts.unknown(live, words.peek()));
    }
    if (live.answers().window().isPresent()) {
      return Optional.of(new WeimarRefusal.NoPartyOfTable(seat.name()));
    }
    BotImpulses impulses = new BotImpulses(table, named.get(), reactions);
    return parts.act(live, new Move(table, seat, named.get(), impulses), words);
  }

  private static Optional<Fact> values(Move move, ActWords words) {
    int large = words.number();
    int small = words.number();
    return words.end().or(() -> move.impulses().stated(large, small));
  }

  private static Optional<Fact> unit(Move move, ActWords words) {
    String piece = words.piece(move.seat());
    return move.then(words, () -> move.turns().placeUnit(piece));
  }

  private static Optional<Fact> debate(Move move, ActWords words) {
    List<Integer> steps = numbers(words);
    return move.then(words, () -> move.impulses().debates(steps));
  }

  private static Optional<Fact> action(Move move, ActWords words) {
    List<Integer> points = numbers(words);
    return move.then(words, () -> move.impulses().action(points.getFirst()));
  }

  /// The bot that is named; the one on turn if none is.
  private static Optional<SoloBot> named(WeimarTable table, ActWords words) {
    String name = words.peek();
    List<SoloBot> bots =
        Stream.of(SoloBot.values()).filter(bot -> table.isBot(bot.party())).toList();
    Optional<SoloBot> said = bots.stream().filter(bot -> bot.name().equals(name)).findFirst();
    if (said.isPresent()) {
      words.skip(name);
      return said;
    }
    return bots.stream()
        .filter(bot -> table.live().stage().acting().contains(WeimarTable.seat(bot.party())))
        .findFirst();
  }

  /// {@return one number or more}
  private static List<Integer> numbers(ActWords words) {
    List<Integer> numbers = new ArrayList<>(List.of(words.number()));
    while (words.isNumber()) {
      numbers.add(words.number());
    }
    return numbers;
  }
}
