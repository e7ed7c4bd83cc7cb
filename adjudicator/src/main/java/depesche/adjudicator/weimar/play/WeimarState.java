package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TextValue;
import depesche.adjudicator.table.position.TitleState;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.politics.CoalitionTalks.CoalitionAnswer;
import depesche.adjudicator.weimar.solo.BotCards;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/// What Weimar remembers beside cards, tracks and pieces.
///
/// @param order what the Chancellor has said of orders
/// @param openings who plays an opening card in this round
/// @param announced an action that others may react to
/// @param answers what parties have said to a coalition in this phase, oldest first
/// @param bots what parties that play themselves have in hand
/// @param chairs who plays which party; empty where each has its own player
public record WeimarState(
    SaidOrder order,
    List<Seat> openings,
    Optional<Announced> announced,
    List<CoalitionAnswer> answers,
    BotHands bots,
    Optional<Chairs> chairs)
    implements TitleState {

  /// Of a table that is laid.
  public static final WeimarState FRESH =
      new WeimarState(
          new SaidOrder(List.of(), List.of(), 0, List.of()),
          List.of(),
          Optional.empty(),
          List.of(),
          new BotHands(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>()),
          Optional.empty());

  public WeimarState {
    openings = List.copyOf(openings);
    answers = List.copyOf(answers);
  }

  /// What was said of orders.
  ///
  /// @param play in which the seats play; empty if nobody has said it
  /// @param yellow the places of yellow issues in their printed order, as they are resolved
  /// @param whiteTurns how many turns white issues have in this phase
  /// @param reparations who has won Reparations
  public record SaidOrder(
      List<Seat> play, List<Integer> yellow, int whiteTurns, List<WeimarParty> reparations) {

    public SaidOrder {
      play = List.copyOf(play);
      yellow = List.copyOf(yellow);
      reparations = List.copyOf(reparations);
    }

    SaidOrder withPlay(List<Seat> seats) {
      return new SaidOrder(seats, yellow, whiteTurns, reparations);
    }

    SaidOrder withYellow(List<Integer> issues) {
      return new SaidOrder(play, issues, whiteTurns, reparations);
    }

    SaidOrder withWhiteTurns(int turns) {
      return new SaidOrder(play, yellow, turns, reparations);
    }

    SaidOrder withReparations(List<WeimarParty> parties) {
      return new SaidOrder(play, yellow, whiteTurns, parties);
    }
  }

  /// An action whose dice are rolled when all have said whether they react.
  ///
  /// @param kind `COUP` or `DEMONSTRATE`
  /// @param more dice that its party adds
  /// @param why for the last of them
  /// @param from the number of the entry that announced it
  public record Announced(String kind, String city, int more, TextValue why, int from) {}

  /// What bots have in hand.
  ///
  /// @param open the card of each that lies open and is not used to the end
  /// @param uses what is left of that card, once its values are known
  /// @param agendas the agenda card of each whose effects are not done yet
  public record BotHands(
      SequencedMap<SoloBot, String> open,
      SequencedMap<SoloBot, CardInUse> uses,
      SequencedMap<SoloBot, TextValue> agendas) {

    public BotHands {
      open = kept(open);
      uses = kept(uses);
      agendas = kept(agendas);
    }

    private static <T> SequencedMap<SoloBot, T> kept(SequencedMap<SoloBot, T> map) {
      return Collections.unmodifiableSequencedMap(new LinkedHashMap<>(map));
    }

    private static <T> SequencedMap<SoloBot, T> changed(
        SequencedMap<SoloBot, T> map, SoloBot bot, Optional<T> value) {
      SequencedMap<SoloBot, T> next = new LinkedHashMap<>(map);
      value.ifPresentOrElse(one -> next.put(bot, one), () -> next.remove(bot));
      return next;
    }

    BotHands withOpen(SoloBot bot, Optional<String> card) {
      return new BotHands(changed(open, bot, card), uses, agendas);
    }

    BotHands withUses(SoloBot bot, Optional<CardInUse> left) {
      return new BotHands(open, changed(uses, bot, left), agendas);
    }

    BotHands withAgenda(SoloBot bot, Optional<TextValue> card) {
      return new BotHands(open, uses, changed(agendas, bot, card));
    }
  }

  /// A card that a bot uses.
  ///
  /// @param large its large value
  /// @param small its small value
  /// @param left what it is still used for, the next first
  public record CardInUse(int large, int small, List<BotCards.Use> left) {
    public CardInUse {
      left = List.copyOf(left);
    }

    CardInUse behindNext() {
      return new CardInUse(large, small, left.subList(1, left.size()));
    }
  }

  /// Who plays which party.
  ///
  /// @param seats all that people sit on, in table order
  /// @param players the seat of each party, the parties in board order
  /// @param bots parties that play themselves
  public record Chairs(List<Seat> seats, SequencedMap<Seat, Seat> players, List<Seat> bots) {
    public Chairs {
      seats = List.copyOf(seats);
      players = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(players));
      bots = List.copyOf(bots);
    }
  }

  /// {@return what a table of Weimar remembers}
  public static WeimarState of(LiveTable table) {
    return table.state(WeimarState.class);
  }

  static void order(LiveTable table, UnaryOperator<SaidOrder> change) {
    WeimarState now = of(table);
    table.remember(
        new WeimarState(
            change.apply(now.order),
            now.openings,
            now.announced,
            now.answers,
            now.bots,
            now.chairs));
  }

  static void openings(LiveTable table, List<Seat> seats) {
    WeimarState now = of(table);
    table.remember(
        new WeimarState(now.order, seats, now.announced, now.answers, now.bots, now.chairs));
  }

  static void announced(LiveTable table, Optional<Announced> action) {
    WeimarState now = of(table);
    table.remember(
        new WeimarState(now.order, now.openings, action, now.answers, now.bots, now.chairs));
  }

  static void answers(LiveTable table, List<CoalitionAnswer> answers) {
    WeimarState now = of(table);
    table.remember(
        new WeimarState(now.order, now.openings, now.announced, answers, now.bots, now.chairs));
  }

  static void bots(LiveTable table, UnaryOperator<BotHands> change) {
    WeimarState now = of(table);
    table.remember(
        new WeimarState(
            now.order,
            now.openings,
            now.announced,
            now.answers,
            change.apply(now.bots),
            now.chairs));
  }

  /// {@return the same of a table where people sit so}
  public WeimarState seated(Chairs people) {
    return new WeimarState(order, openings, announced, answers, bots, Optional.of(people));
  }

  /// A party has answered a coalition.
  static void answered(LiveTable table, CoalitionAnswer answer) {
    List<CoalitionAnswer> answers = new ArrayList<>(of(table).answers());
    answers.add(answer);
    answers(table, answers);
  }
}
